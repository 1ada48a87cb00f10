import { names } from './names.ts';
import { capital, card, count, share } from './phrases.ts';

/** Figures and names that come with a refusal; names are those of the lists in `types.ts`. */
export type Values = Readonly<Record<string, string | number>>;

/** The name of a value in one of the tables of names, or `other` where the refusal does not say. */
const named = (
  table: Readonly<Record<string, string>>,
  value: string | number | undefined,
  other: string,
): string => (typeof value === 'string' && Object.hasOwn(table, value) ? (table[value] as string) : other);
const cardOf = (value: string | number | undefined, other: string): string =>
  typeof value === 'number' ? card(value) : other;

/** Values of the two cards that a join would bring together. */
const meeting = (values: Values) => ({
  left: cardOf(values.left, 'the left card'),
  right: cardOf(values.right, 'the right card'),
});
const neededPaints = (values: Values): string => {
  const first = named(names.paints, values.first, '');
  const second = named(names.paints, values.second, '');
  if (first === '' || second === '') return 'its two paints';
  return first === second ? `${first} twice` : `${first} and ${second}`;
};
const tape = (value: string | number | undefined): string =>
  named(names.tapes, value, '') === '' ? 'bare' : named(names.tapes, value, '');

/** Why a move is refused, by the rule it breaks. */
export const refusals: Readonly<Record<string, (values: Values) => string>> = {
  'MEL-1.7': () => 'You can lay only one of the two scenes you were dealt.',
  'MEL-1.9': () => 'The sixth actor goes on a free cell of the stage.',
  'MEL-2.1': () => 'You have to do at least one action of the space.',
  'MEL-2.2': () => 'None of the actions of this space can be done now.',
  'MEL-2.4': () => 'A pawn of yours is already standing there.',
  'MEL-2.5': ({ pawns }) =>
    typeof pawns === 'number' && pawns > 0
      ? 'You still have a pawn: pawns come back only when none is left.'
      : 'You have no pawn left to place: take all your pawns back.',
  'MEL-2.6': ({ pawns, needed }) =>
    `This space takes ${count(typeof needed === 'number' ? needed : 2, 'pawn')} at once` +
    (typeof pawns === 'number' ? `, and you have ${pawns}.` : '.'),
  'MEL-R3': ({ pawns }) =>
    `You still have ${typeof pawns === 'number' ? count(pawns, 'pawn') : 'a pawn'} and a space to choose: ` +
    'pawns cannot be taken back early.',
  'MEL-2.7': () => 'The row can be renewed only while it holds three cards of one effect or of one paint.',
  'MEL-R5': ({ others }) =>
    'Renewing the row takes three other effect cards in deck and discards' +
    (typeof others === 'number' ? `, and there ${others === 1 ? 'is' : 'are'} only ${others}.` : '.'),
  'MEL-3.1': () => 'The set token goes one step, unless a lasting reward lets you go two.',
  'MEL-3.2': () => 'You can take only a card that lies face up in the row.',
  'MEL-3.3': () => 'You can take only a scene that lies in the row.',
  'MEL-3.4': () => 'There is no actor on that cell to turn over.',
  'MEL-3.5': () => 'An actor moves to an empty cell or changes places with another.',
  'MEL-3.6': () => 'You can film only a scene that lies in front of you.',
  'MEL-3.6a': ({ scene, set }) =>
    `${capital(cardOf(scene, 'this scene'))} needs the ${named(names.sets, set, 'set it shows')}, ` +
    'and the set token is not next to it.',
  'MEL-3.6b': ({ scene, effect }) =>
    `${capital(cardOf(scene, 'this scene'))} needs ${named(names.needed, effect, 'its effect')}, ` +
    'which is neither installed nor among your cards.',
  'MEL-3.6c': () => 'You have no ticket left to film with.',
  'MEL-R19': () => 'You can exchange only a card of the effect that the scene needed.',
  'MEL-3.7': values => {
    const { left, right } = meeting(values);
    return `${capital(left)} and ${right} do not begin and end two different pieces.`;
  },
  'MEL-3.7a': values => {
    const { left, right } = meeting(values);
    return `Numbers rise from left to right, so ${left} cannot stand to the left of ${right}.`;
  },
  'MEL-3.7b': values => {
    const { left, right } = meeting(values);
    return (
      `The half tapes differ: the right edge of ${left} is ${tape(values.leftTape)}, ` +
      `the left edge of ${right} is ${tape(values.rightTape)}.`
    );
  },
  'MEL-3.7c': ({ cards }) =>
    typeof cards === 'number'
      ? `That would be a sequence of ${cards} cards, and five is the most.`
      : 'A sequence has at most five cards.',
  'MEL-3.8': () => 'A cut goes through a sequence, and another piece is joined to one of its cut ends.',
  'MEL-R9': () => 'The two parts cannot be joined to each other again.',
  'MEL-3.8d': values => {
    const { left, right } = meeting(values);
    // The cut end is the card at `at` or the one that followed it; the other of these was its neighbor.
    const keepsLeft = values.left === values.at;
    const [end, now] = keepsLeft ? [left, right] : [right, left];
    const before = cardOf(keepsLeft ? values.before : values.at, 'the card before');
    return `${capital(now)} is not closer to ${end} than ${before} is, so the cut would improve nothing.`;
  },
  'MEL-3.9': values => {
    if (values.coloured !== undefined)
      return `${capital(cardOf(values.scene, 'this scene'))} is in color already.`;
    if (values.first === undefined) return 'This card cannot be colored, or is in color already.';
    return (
      `${capital(cardOf(values.scene, 'this scene'))} needs ${neededPaints(values)}, ` +
      'and these cards do not give both.'
    );
  },
  'MEL-4.1': ({ share: held }) =>
    typeof held === 'number' ? `You do not hold ${share(held)}.` : 'You do not hold that share.',
  'MEL-5.2': () => 'This journal cannot be advanced now.',
  'MEL-5.7': () => 'This needs a lasting reward that you do not have.',
};

/** For a rule without a sentence of its own. */
export const refusalOf = (rule: string): string => `The rules do not allow this now (${rule}).`;
