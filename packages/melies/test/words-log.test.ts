import { describe, expect, it } from 'vitest';
import { type Event, IMMEDIATE, LASTING } from '../src/index.ts';
import { en, names, words } from '../src/words/index.ts';
import { plain, setUp } from './sentences.ts';

const view = setUp();
const effect = 11;
const seat = 1;

const SENTENCES: [string, Event][] = [
  ['S1 has the first turn.', { type: 'began', seat }],
  ['S1 is dealt the red mirror, scene 5 and scene 31.', { type: 'dealt', seat, effect, scenes: [5, 31] }],
  ['S1 begins the film with scene 5.', { type: 'laid', seat, scene: 5 }],
  [
    'S1 puts the last actor on the stage: a Lady at the back center.',
    { type: 'stood', seat, face: 8, cell: 1 },
  ],
  ['S1 puts a pawn on Move Actors + Film a Scene.', { type: 'placed', seat, space: 4, pawns: 1 }],
  ['S1 puts 2 pawns on Cut and Create Sequence.', { type: 'placed', seat, space: 8, pawns: 2 }],
  ['A pawn goes home to S1.', { type: 'bumped', seat, space: 4, pawns: 1 }],
  ['2 pawns go home to S1.', { type: 'bumped', seat, space: 8, pawns: 2 }],
  ['S1 takes 3 pawns back.', { type: 'retrieved', seat, pawns: 3, reward: false }],
  ['S1 takes 1 pawn back as a reward.', { type: 'retrieved', seat, pawns: 1, reward: true }],
  [
    'S1 moves the set token 1 step clockwise: Club and Foundry are ready.',
    { type: 'setMoved', seat, steps: 1, set: 0 },
  ],
  [
    'S1 moves the set token 2 steps anticlockwise: Square and Club are ready.',
    { type: 'setMoved', seat, steps: -2, set: 4 },
  ],
  ['S1 takes a Star Film share.', { type: 'shareTaken', seat }],
  ['S1 takes a Star Film share: a moon share.', { type: 'shareTaken', seat, share: 0 }],
  ['S1 discards a share face down.', { type: 'shareDiscarded', seat }],
  ['S1 discards a star share face down.', { type: 'shareDiscarded', seat, share: 2 }],
  ['The discarded shares become the new deck.', { type: 'sharesRemade' }],
  ['No Star Film share is left for S1.', { type: 'sharesGone', seat }],
  [
    'S1 renews the row, discarding the yellow mirror, the blue mirror and the red mirror.',
    { type: 'refreshed', seat, effects: [9, 10, 11] },
  ],
  ['S1 takes the red mirror.', { type: 'took', seat, effect }],
  ['New in the row: the red mirror.', { type: 'effectDealt', effect }],
  ['The discarded effect cards become the new deck.', { type: 'effectsRemade' }],
  ['S1 takes scene 17.', { type: 'wrote', seat, scene: 17 }],
  ['New in the row: scene 17. Next comes scene 3.', { type: 'sceneDealt', scene: 17, next: 3 }],
  ['New in the row: scene 17. The deck is empty.', { type: 'sceneDealt', scene: 17, next: -1 }],
  ['S1 turns the Lady in the center into a Selenite.', { type: 'turned', seat, cell: 4, face: 9 }],
  ['S1 moves an actor from back left to center.', { type: 'moved', seat, from: 0, to: 4, swapped: false }],
  [
    'S1 lets two actors change places: back left and center.',
    { type: 'moved', seat, from: 0, to: 4, swapped: true },
  ],
  [
    'S1 films scene 5 with 3 actors in place: 3 prestige.',
    { type: 'filmed', seat, scene: 5, cells: [0, 4, 8] },
  ],
  ['S1 films scene 5 with no actor in place.', { type: 'filmed', seat, scene: 5, cells: [] }],
  ['S1 installs the blue trapdoor and takes the red mirror.', { type: 'exchanged', seat, given: 1, got: 11 }],
  ['S1 cuts between scene 12 and scene 22.', { type: 'cut', seat, at: 12, before: 22 }],
  [
    'S1 joins the initial title and scene 12: a sequence of 2 cards.',
    { type: 'joined', seat, left: 0, right: 12, piece: [0, 12] },
  ],
  [
    'S1 colors scene 31 with the red mirror and the blue trapdoor.',
    { type: 'coloured', seat, scene: 31, paid: [11, 1] },
  ],
  ['S1 scores 3 prestige for coloring.', { type: 'prestige', seat, points: 3, rule: 'MEL-3.9' }],
  ['S1 scores 1 prestige (MEL-9.9).', { type: 'prestige', seat, points: 1, rule: 'MEL-9.9' }],
  [
    'S1 advances the filming journal to space 4: 3 prestige.',
    { type: 'advanced', seat, journal: 1, space: 4, reward: 'prestige3' },
  ],
  ['S1 uses a sixth ticket: round 9 will be the last.', { type: 'endTriggered', seat, finalRound: 9 }],
  [
    'Nobody has filmed for twelve rounds: round 15 will be the last.',
    { type: 'endTriggered', seat: -1, finalRound: 15 },
  ],
  ['Round 4 begins.', { type: 'round', round: 4 }],
  ['The game is over: S0 54, S1 48 and S2 40.', { type: 'ended', points: [54, 48, 40] }],
];

describe('the log', () => {
  it.each(SENTENCES)('tells: %s', (sentence, event) => {
    expect(plain(words.event(event, view))).toBe(sentence);
  });

  it('is tried above with every type of event', () => {
    const tried = new Set<string>(SENTENCES.map(([, event]) => event.type));
    expect([...tried].toSorted()).toEqual(Object.keys(en.events).toSorted());
  });

  it('points at the components by the keys of the board', () => {
    const pieces = (event: Event) =>
      words
        .event(event, view)
        .flatMap(part => (typeof part === 'object' && 'piece' in part ? [part.piece] : []));
    expect(pieces({ type: 'filmed', seat, scene: 5, cells: [] })).toEqual(['scene:5']);
    expect(pieces({ type: 'exchanged', seat, given: 1, got: 11 })).toEqual([
      'effect:trapdoor-blue',
      'effect:mirror-red',
    ]);
    expect(pieces({ type: 'moved', seat, from: 0, to: 4, swapped: true })).toEqual(['actor:a1', 'actor:b2']);
    expect(pieces({ type: 'placed', seat, space: 4, pawns: 1 })).toEqual(['space:filming2']);
    expect(pieces({ type: 'advanced', seat, journal: 2, space: 1, reward: 'pawns' })).toEqual([
      'journal:post',
    ]);
  });

  it('MEL-5.6 and MEL-5.7 name every reward', () => {
    for (const reward of [...IMMEDIATE, ...LASTING]) {
      const sentence = plain(words.event({ type: 'advanced', seat, journal: 0, space: 1, reward }, view));
      expect(sentence).toBe(`S1 advances the pre-production journal to space 1: ${names.rewards[reward]}.`);
    }
  });
});
