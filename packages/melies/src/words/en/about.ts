export const title = '1902 Méliès';

export const tagline = 'Write, film, cut and color A Trip to the Moon as assistants of Georges Méliès.';

export const about: readonly string[] = [
  '1902 Méliès is a board game for two to four players by Eloi Pujadas and Ferran Renalias, illustrated by ' +
    'Pedro Soto and published by Looping Games.',
  'This is an independent version, neither made nor approved by them. Program, drawings and the wording of the ' +
    'rules are our own.',
  'The text of the published rulebook does not carry what is printed on the cards and the board. The edition ' +
    'you play with is our reconstruction: it will differ from the game you can buy. Its data say of every single ' +
    'value whether it stands in the rulebook, was deduced from it, or was reconstructed by us, and a file of the ' +
    'same form can replace the whole edition.',
  'Where the rulebook is silent or ambiguous we decided. Such paragraphs are marked as rulings, with an R in ' +
    'their number, and give the reason.',
];
