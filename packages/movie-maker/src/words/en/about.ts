export const title = 'International Movie Maker';

export const tagline = 'Buy stories, stars and directors, make films and live on the box office.';

export const about: readonly string[] = [
  'International Movie Maker is a board game of 1968 for two to six players about the film business of its day.',
  'This is an independent, unofficial version, neither made nor approved by whoever published or owns the game. ' +
    'Program, drawings, the titles of the stories and the wording of the rules are our own.',
  'Only the text of the rulebook was at hand. The order of the spaces on the board, how many cards there are, ' +
    'nearly all prices, most of what a star adds to a film and the table on the company cards are not in it and ' +
    'were found in no public source. What is played here is a reconstruction of ours: it keeps every figure that ' +
    'the text names, and the rest was chosen so that the game is even.',
  'The data say of every value whether it comes from the rulebook, from the report of an owner of the game, or ' +
    'from us, and a file of the same form can replace board, prices and tables. Whoever owns the game can set it right.',
  'Where the rulebook is silent or ambiguous we decided. Such paragraphs are marked as rulings, with an R in ' +
    'their number, and give the reason.',
];
