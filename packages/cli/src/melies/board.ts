import { CELLS, type Edition, JOURNALS, type PlayerView, SETS, type View } from '@backlot/melies';
import { names as printed } from '@backlot/melies/words';
import { cardName, effectNames, endsOf, faceName, sceneLine, shareNames } from './cards.ts';

const COLUMN = 24;

/** The whole table in words, seen from `view`. */
export function board(edition: Edition, view: View, names: readonly string[]): string[] {
  return [
    `Round ${view.round}${view.finalRound > 0 ? `, the last is ${view.finalRound}` : ''}`,
    ...stage(view),
    '',
    `Sets       ${ring(view)}`,
    `Installed  ${effectNames([view.installed])}`,
    `Effects    ${effectNames(view.effectRow)} (${view.decks.effects} in the deck)`,
    ...scenes('Scenes', edition, view.sceneRow),
    ...(view.nextScene < 0 ? [] : scenes(`Next of ${view.decks.scenes + 1}`, edition, [view.nextScene])),
    ...journals(edition, view),
    '',
    ...spaces(edition, view, names),
    '',
    ...view.pieces.map(piece => `Film       ${pieceLine(edition, view, piece, names)}`),
    '',
    ...view.players.flatMap((player, seat) => playerLines(edition, view, player, seat, names)),
  ];
}

const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;

/** The nine cells, the row nearest the camera last. */
function stage(view: View): string[] {
  const cell = (i: number): string => {
    const face = view.stage[i] ?? -1;
    return `${CELLS[i]} ${face < 0 ? '.' : faceName(face)}`.padEnd(COLUMN);
  };
  const row = (from: number): string => `  ${[from, from + 1, from + 2].map(cell).join(' ')}`.trimEnd();
  return [
    'Stage (each actor with its other side; the camera stands in front of a3 b3 c3)',
    row(0),
    row(3),
    row(6),
  ];
}

/** The ring of sets, with a mark where the token stands. */
const ring = (view: View): string =>
  SETS.map((set, i) => `${printed.setsInShort[set]} ${i === view.set ? '[token]' : '-'}`).join(' ');

const scenes = (title: string, edition: Edition, numbers: readonly number[]): string[] =>
  numbers.map((number, i) => `${(i === 0 ? title : '').padEnd(10)} ${sceneLine(edition, number)}`);

function journals(edition: Edition, view: View): string[] {
  return JOURNALS.map((journal, i) => {
    const { requirement = 0, page = 0 } = view.journals[i] ?? {};
    const asked = edition.journals[journal].requirements[requirement]?.requirement;
    const rewards = edition.journals[journal].pages[page]?.rewards ?? [];
    const words = rewards.map(reward => printed.rewards[reward]).join(' > ');
    const title = i === 0 ? 'Journals' : '';
    return `${title.padEnd(10)} ${printed.journals[journal]}: ${asked && printed.requirements[asked]}: ${words}`;
  });
}

function spaces(edition: Edition, view: View, names: readonly string[]): string[] {
  return edition.spaces.map(({ id, actions, pawns }, i) => {
    const owner = view.spaces[i] ?? -1;
    const what = actions.map(action => printed.actions[action]).join(' + ');
    const cost = pawns === 1 ? '' : ` (${pawns} pawns)`;
    const taken = owner < 0 ? '' : `<- ${names[owner]}`;
    return `${id.padEnd(10)} ${`${what}${cost}`.padEnd(44)} ${taken}`.trimEnd();
  });
}

/** "(dark) 8 Anna - 12 You* (white)": who filmed what, coloured scenes with a star, the tapes at the ends. */
function pieceLine(edition: Edition, view: View, piece: readonly number[], names: readonly string[]): string {
  const [left, right] = endsOf(edition, piece);
  const cards = piece.map(scene => {
    const owner = view.owners[scene] ?? -1;
    return `${cardName(scene)}${owner < 0 ? '' : ` ${names[owner]}`}${view.coloured[scene] ? '*' : ''}`;
  });
  return [left && `(${left})`, cards.join(' - '), right && `(${right})`].filter(Boolean).join(' ');
}

function playerLines(
  edition: Edition,
  view: View,
  player: PlayerView,
  seat: number,
  names: readonly string[],
): string[] {
  const { pawns, tickets, prestige, shares, disks } = player;
  const known = shares.known === undefined || shares.count === 0 ? '' : ` (${shareNames(shares.known)})`;
  const facts = [
    `${prestige} prestige`,
    `${count(pawns, 'pawn')} in hand`,
    count(tickets, 'ticket'),
    `${count(shares.count, 'share')}${known}`,
    `journals ${disks.join(' ')}`,
    `effects: ${effectNames(player.effects)}`,
  ];
  const name = names[seat] ?? '';
  const mark = seat === view.mover ? '>' : ' ';
  return [`${mark} ${name}: ${facts.join(', ')}`, ...scenes('', edition, player.scenes)];
}
