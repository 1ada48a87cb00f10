const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Labels of the Cannes board. Names of components and everything about rules come from the title's own words. */
export const en = {
  changed: (name: string) => `${name} (changed)`,
  refused: (name: string, reason: string) => `${name}: ${reason}`,
  capital: (text: string) => text.charAt(0).toUpperCase() + text.slice(1),

  map: 'Map of Cannes',
  tile: (name: string, connected: boolean) => (connected ? `${name}, connected` : name),
  used: 'has given in this turn',
  supplies: (goods: string) => `gives ${goods}`,
  makes: (recipe: string) => `makes ${recipe}`,
  free: (cell: string) => `Free place ${cell}`,
  rodOf: (name: string, place: string) => `Rod of ${name} ${place}`,
  cigarAt: (place: string) => `Cigar ${place}`,
  pairAt: (place: string) => `Place ${place}`,
  networkOf: (name: string) => `Network of ${name}`,
  ownNetwork: 'Your network',
  noNetwork: 'No rod on the map yet',
  cutOff: 'These would be cut off',
  tapAgain: 'Tap again to do it',

  hand: 'Your tiles',
  layWhere: 'Choose its place on the map',
  turnLeft: 'Turn anticlockwise',
  turnRight: 'Turn clockwise',
  layIt: 'Lay it so',
  turnKey: 'Tap it on the map, or press R',

  rods: 'Rods',
  rodsLeft: (count: number) => `${plural(count, 'rod')} in hand`,
  cigars: 'Cigars',
  cigarsLeft: (count: number) => `${plural(count, 'cigar')} left of 10`,
  schedule: 'Schedule',
  scheduleOf: (name: string) => `Schedule of ${name}`,
  overflow: (count: number) => `${count} too many: they go at the end of the turn`,
  items: (list: string) => (list === '' ? 'nothing' : list),

  office: 'Box office',
  popularity: (movie: string, value: number) => `${movie}: ${value} millions`,
  drop: (value: number) => `falls to ${value} at the end of the turn`,
  present: 'Show',
  presentLong: (movie: string, value: number) => `Present ${movie} for ${value}`,
  raise: '+1',

  recipes: 'Studios and workshops',
  times: (count: number) => `×${count}`,
  notLinked: 'not connected',
  golfPeople: '2 people, 1 cigar',
  outlook: 'Makes in a turn',
  outlookNow: 'What your network makes',
  outlookLeft: 'Still to gain this turn',
  outlookThen: 'What it would make',
  gives: 'Suppliers',
  movies: 'Movies shown',
  keeps: 'Movies kept',
  worth: (tickets: number) => `${tickets} millions`,
  more: (change: number) => (change > 0 ? `+${change}` : `−${-change}`),

  best: 'Make the best of it',
  bestNothing: 'Nothing more to gain in this turn',
  bestBrings: (tickets: number, movies: number) =>
    [
      tickets > 0 ? `${plural(tickets, 'million')} in tickets` : '',
      movies > 0 ? `${plural(movies, 'movie')} kept` : '',
    ]
      .filter(Boolean)
      .join(', '),
  bestSteps: (count: number) => plural(count, 'step'),
  bestDo: 'Do all of it',
  bestStep: 'One step',
  bestStop: 'Stop',
  bestDrop: 'I choose myself',
  bestNote: 'Cigars are left to you.',
  producing: 'Producing',

  unseen: 'Tiles still unseen',
  piles: 'Piles',
  drawPile: (count: number) => `${plural(count, 'tile')} to draw`,
  discardPile: (count: number) => `${plural(count, 'tile')} face down`,
  pile: 'to draw',
  aside: 'face down',
  unseenKind: (name: string, count: number) => `${count} × ${name}`,

  studio: (name: string) => `Studio of ${name}`,
  studios: 'Players',
  tickets: (count: number) => `${plural(count, 'million')} in tickets`,
  regard: (name: string) => `Show the network of ${name}`,
  turnOf: (turn: number) => `Turn ${turn}`,

  /** What a move would bring. */
  brings: {
    tickets: (tickets: number) => `Brings ${plural(tickets, 'million')}`,
    falls: (movie: string, from: number, to: number) => `${movie} then falls from ${from} to ${to}`,
    worth: (before: number, after: number) =>
      before === after
        ? `Your network is worth ${plural(after, 'million')} this turn`
        : `Your network is worth ${plural(after, 'million')} this turn, now ${before}`,
    connects: (names: string) => `Connects ${names}`,
    losesLink: (names: string) => `Gives up ${names}`,
    places: (count: number) => `${plural(count, 'place')} on the map ${count === 1 ? 'fits' : 'fit'} it`,
    over: (count: number) => `${plural(count, 'item')} too many will have to go`,
    ends: 'This is the last turn: the game ends with it',
    lastCigar: 'The tenth cigar: the game ends after this turn',
    cigarNext: 'Then you place the cigar',
  },

  premiere: (name: string, movie: string) => `${name}: ${movie}`,
  sheet: {
    title: 'Palmarès',
    label: 'The takings',
    tickets: 'Tickets',
    rods: 'Rods out',
    cigars: 'Cigars placed',
    kept: 'Left over',
    none: 'nothing',
    million: (count: number) => plural(count, 'million'),
    winner: (name: string, points: number) =>
      `${name} is the toast of the Croisette with ${plural(points, 'million')}`,
    tie: 'Of equals the one whose turn came next is ahead.',
  },
} as const;
