import type { Chapter } from '@backlot/engine';

export const journals: Chapter = {
  title: 'Production journals',
  paragraphs: [
    {
      id: 'MEL-5.1',
      text:
        'The pre-production journal looks at what you did after each Special Effects and Write Scene, the filming ' +
        'journal after each Film a Scene, and the post-production journal after each Create Sequence, Cut and ' +
        'Create Sequence and Color Scene.',
    },
    {
      id: 'MEL-5.2',
      text:
        'If the action did what the left page asks for, you may advance your disk one space on the right page and ' +
        'take the reward of that space. One action brings one advance at most.',
    },
    {
      id: 'MEL-5.3',
      text:
        'When your disk has reached the last space, each further time that you meet the requirement scores you ' +
        '1 prestige instead. This comes by itself.',
    },
    {
      id: 'MEL-R22',
      text: 'An action granted by a reward does not score this point.',
      reason:
        'The point takes the place of an advance, and such an action could not bring an advance (MEL-5.4).',
    },
    {
      id: 'MEL-5.4',
      text:
        'An action that a reward grants you never advances a journal, no matter which journal the reward comes ' +
        'from and whether it is immediate or lasting.',
    },
    {
      id: 'MEL-5.5',
      text:
        'These are the requirements. Pre-production: take a scene that needs a trapdoor or a mirror; take ' +
        'scene 21 or a lower one; take an even-numbered scene; take an effect card whose paint is yellow; take a ' +
        'trapdoor card; take a pulley or smoke card. Filming: film a scene with astronomers; with ladies; with a ' +
        'pulley or smoke as its effect; at the Astronomers’ Club or the Lunar Craters; that scores 0 or 1; that ' +
        'scores 3 to 6. Post-production: join two numbers that are at most 4 apart; that are 5 or more apart; join by ' +
        'white tape; color a scene that has blue among its paints; one with two identical paints; one with two ' +
        'different paints.',
    },
    {
      id: 'MEL-R11',
      text: 'For differences the initial title counts as 0 and the final title as 43.',
      reason:
        'Title cards have no number. These are the numbers just before the first scene and after the last.',
    },
    {
      id: 'MEL-R12',
      text: 'The paints that count are those printed on the scene, whatever cards paid for it.',
      reason:
        'The requirement is about the scene. With some rewards a card may pay for a paint other than its own, ' +
        'which does not change what the scene looks like.',
    },
    {
      id: 'MEL-R13',
      text: 'What a scene “scores” means its matching actors only, without any prestige from rewards.',
      reason: 'The figures, 0 to 6, are what the actors of one scene can bring.',
    },
    {
      id: 'MEL-5.6',
      text:
        'An immediate reward is yours on the spot and is one of these: one free action without a pawn (Special ' +
        'Effects, Write Scene, Prepare Set, Change Wardrobe, Move Actors or Create Sequence), 1 prestige, ' +
        '3 prestige, or taking back all your pawns.',
    },
    {
      id: 'MEL-R14',
      text:
        'Taking back all your pawns includes the one just placed. A free action that cannot be done is lost, and ' +
        'you may decline a free action.',
      reason:
        'The rulebook says “all” without an exception. It is silent about free actions: we take a reward as a ' +
        'gift, which may go unused but never becomes a duty.',
    },
    {
      id: 'MEL-5.7',
      text:
        'A lasting reward stays with you for the rest of the game and is one of these. You do Change Wardrobe ' +
        'twice. You do Move Actors twice. Your Prepare Set may go two steps in one direction, still for one ' +
        'share. After filming you may do Create Sequence; or you may do Color Scene; or you score 1 prestige. When ' +
        'you film, Lady and Gentleman icons may each be met by either of the two; or Astronomer and Selenite icons ' +
        'may; or you ignore which set the scene requires. When you color, the yellow of your cards counts as any ' +
        'paint; or their blue counts as any paint. After coloring you may do Create Sequence; or you may do Special ' +
        'Effects; or you score 1 prestige more; or you may do Prepare Set, which then brings no share.',
    },
    {
      id: 'MEL-R15',
      text:
        'A lasting reward applies from your next action on, free actions and follow-ups included, but not to the ' +
        'action that earned it. It applies whenever you do the action it names, be it with a pawn, as a free ' +
        'action or as a follow-up: filming can lead to coloring and this to Prepare Set. Nothing you gain in ' +
        'this way advances a journal.',
      reason:
        'The rulebook grants the benefit each time the action is done and names no exception. That the action ' +
        'which earns it is already over, and that later ones are not, is the plainest reading.',
    },
    {
      id: 'MEL-R16',
      text:
        'After an action, its journal advance and its follow-ups come in the order you choose. You may decline ' +
        'each of them; only prestige comes by itself. Each is finished, with everything it sets off, before the ' +
        'next one begins, and all of them before the second action of the space, the next turn or the end of the ' +
        'game.',
      reason:
        'The rulebook gives no order. One thing at a time, in your order, is easy to follow and never unfair.',
    },
    {
      id: 'MEL-R20',
      text:
        'Whether an action can be done is judged when its turn comes. An action that became possible through ' +
        'something you did earlier in the turn may be done.',
      reason:
        'Choosing the order of two actions would mean little if the first could not prepare the second.',
    },
    {
      id: 'MEL-R21',
      text:
        '“Twice” means: the second time is optional, and it may choose any token, the same one too. The Prepare ' +
        'Set after coloring may also go two steps, if you have the reward for that.',
      reason:
        'The rulebook does not tie the second time to the first. And a Prepare Set that follows a coloring is ' +
        'still a Prepare Set (MEL-R15).',
    },
  ],
};
