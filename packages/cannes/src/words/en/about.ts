export const title = 'Cannes: Stars, Scripts and Screens';

export const tagline = 'Build a network on the Riviera, make movies and show them at Cannes.';

export const about: readonly string[] = [
  'Cannes: Stars, Scripts and Screens is a board game for two to four players by Jeroen Doumen and Joris ' +
    'Wiersinga, published by Splotter Spellen in 2002.',
  'This is an independent, unofficial version, neither made nor approved by them. Program, drawings and the ' +
    'wording of the rules are our own.',
  'The text of the published rulebook does not carry what its pictures show. How many tiles there are of each kind, ' +
    'which of them stay in the box with two or three players, which sides of a party show invitations, how the ' +
    'Cannes tiles lie and what each industry needs was collected from public descriptions of the game. We ' +
    'invented none of it, but mistakes are possible. The data say of every count of tiles where it comes from, and a ' +
    'file of the same form can replace the whole tile set.',
  'Where the rulebook is silent or ambiguous we decided. Such paragraphs are marked as rulings, with an R in ' +
    'their number, and give the reason.',
];
