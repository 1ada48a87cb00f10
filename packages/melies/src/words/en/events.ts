import type { Fragment } from '@backlot/engine';
import type { EventWords } from '../catalogue.ts';
import { pieceKey, pointer, seat } from '../pieces.ts';
import { names } from './names.ts';
import {
  actor,
  anActor,
  atCell,
  card,
  cell,
  count,
  effectCard,
  journal,
  setPair,
  share,
  space,
} from './phrases.ts';

const sceneOf = (scene: number): Fragment => pointer(card(scene), pieceKey.scene(scene));
const effectOf = (kind: number): Fragment => pointer(effectCard(kind), pieceKey.effect(kind));
const cellOf = (index: number): Fragment => pointer(cell(index), pieceKey.actor(index));

/** Parts of a list with commas and a final "and". */
const listed = (parts: readonly Fragment[]): Fragment[] =>
  parts.flatMap((part, i): Fragment[] => {
    if (i === 0) return [part];
    return [i === parts.length - 1 ? ' and ' : ', ', part];
  });
const theCards = (kinds: readonly number[]): Fragment[] =>
  listed(kinds.map(effectOf)).map(part => (part === ' and ' ? ' and the ' : part === ', ' ? ', the ' : part));

/** What prestige was for, by the paragraph it comes from. */
const reasons: Readonly<Record<string, string>> = {
  'MEL-3.6': 'for filming',
  'MEL-3.9': 'for coloring',
  'MEL-4.2': 'for Star Film shares',
  'MEL-5.3': 'for a requirement met at the end of a journal',
  'MEL-5.6': 'as a journal’s reward',
  'MEL-5.7': 'by a lasting reward',
  'MEL-6.3': 'for sequences',
};

/** What happened, for the log. A sentence needs the event alone, so it reads the same at any later time. */
export const events: EventWords = {
  began: event => [seat(event.seat), ' has the first turn.'],
  dealt: event => [
    seat(event.seat),
    ' is dealt the ',
    effectOf(event.effect),
    ', ',
    ...listed(event.scenes.map(sceneOf)),
    '.',
  ],
  laid: event => [seat(event.seat), ' begins the film with ', sceneOf(event.scene), '.'],
  stood: event => [
    seat(event.seat),
    ' puts the last actor on the stage: ',
    pointer(`${anActor(event.face)} ${atCell(event.cell)}`, pieceKey.actor(event.cell)),
    '.',
  ],
  placed: (event, printed) => [
    seat(event.seat),
    ` puts ${event.pawns === 1 ? 'a pawn' : count(event.pawns, 'pawn')} on `,
    pointer(
      space(printed, event.space),
      pieceKey.space(printed.spaces[event.space]?.id ?? String(event.space)),
    ),
    '.',
  ],
  bumped: event => [
    event.pawns === 1 ? 'A pawn goes home to ' : `${count(event.pawns, 'pawn')} go home to `,
    seat(event.seat),
    '.',
  ],
  retrieved: event => [
    seat(event.seat),
    ` takes ${count(event.pawns, 'pawn')} back${event.reward ? ' as a reward' : ''}.`,
  ],
  setMoved: event => [
    seat(event.seat),
    ` moves the set token ${count(Math.abs(event.steps), 'step')} ${event.steps > 0 ? 'clockwise' : 'anticlockwise'}: `,
    `${setPair(event.set)} are ready.`,
  ],
  shareTaken: event => [
    seat(event.seat),
    event.share === undefined
      ? ' takes a Star Film share.'
      : ` takes a Star Film share: ${share(event.share)}.`,
  ],
  shareDiscarded: event => [
    seat(event.seat),
    event.share === undefined ? ' discards a share face down.' : ` discards ${share(event.share)} face down.`,
  ],
  sharesRemade: () => ['The discarded shares become the new deck.'],
  sharesGone: event => ['No Star Film share is left for ', seat(event.seat), '.'],
  refreshed: event => [seat(event.seat), ' renews the row, discarding the ', ...theCards(event.effects), '.'],
  took: event => [seat(event.seat), ' takes the ', effectOf(event.effect), '.'],
  effectDealt: event => ['New in the row: the ', effectOf(event.effect), '.'],
  effectsRemade: () => ['The discarded effect cards become the new deck.'],
  wrote: event => [seat(event.seat), ' takes ', sceneOf(event.scene), '.'],
  sceneDealt: event => [
    'New in the row: ',
    sceneOf(event.scene),
    ...(event.next < 0 ? ['. The deck is empty.'] : ['. Next comes ', sceneOf(event.next), '.']),
  ],
  turned: event => [
    seat(event.seat),
    // the two faces of a token are neighbors
    ` turns the ${actor(event.face ^ 1)} `,
    pointer(atCell(event.cell), pieceKey.actor(event.cell)),
    ` into ${anActor(event.face)}.`,
  ],
  moved: event => [
    seat(event.seat),
    event.swapped ? ' lets two actors change places: ' : ' moves an actor from ',
    cellOf(event.from),
    event.swapped ? ' and ' : ' to ',
    cellOf(event.to),
    '.',
  ],
  filmed: event => [
    seat(event.seat),
    ' films ',
    sceneOf(event.scene),
    event.cells.length === 0
      ? ' with no actor in place.'
      : ` with ${count(event.cells.length, 'actor')} in place: ${event.cells.length} prestige.`,
  ],
  exchanged: event => [
    seat(event.seat),
    ' installs the ',
    effectOf(event.given),
    ' and takes the ',
    effectOf(event.got),
    '.',
  ],
  cut: event => [seat(event.seat), ' cuts between ', sceneOf(event.at), ' and ', sceneOf(event.before), '.'],
  joined: event => [
    seat(event.seat),
    ' joins ',
    sceneOf(event.left),
    ' and ',
    sceneOf(event.right),
    `: a sequence of ${count(event.piece.length, 'card')}.`,
  ],
  coloured: event => [
    seat(event.seat),
    ' colors ',
    sceneOf(event.scene),
    ' with the ',
    ...theCards(event.paid),
    '.',
  ],
  prestige: event => [
    seat(event.seat),
    ` scores ${event.points} prestige ${reasons[event.rule] ?? `(${event.rule})`}.`,
  ],
  advanced: event => [
    seat(event.seat),
    ' advances ',
    pointer(journal(event.journal), pieceKey.journal(event.journal)),
    ` to space ${event.space}: ${(names.rewards as Readonly<Record<string, string>>)[event.reward] ?? event.reward}.`,
  ],
  endTriggered: event =>
    event.seat < 0
      ? [`Nobody has filmed for twelve rounds: round ${event.finalRound} will be the last.`]
      : [seat(event.seat), ` uses a sixth ticket: round ${event.finalRound} will be the last.`],
  round: event => [`Round ${event.round} begins.`],
  ended: event => [
    'The game is over: ',
    ...listed(event.points.map((_, i): Fragment => seat(i))).flatMap((part): Fragment[] =>
      typeof part === 'object' && 'seat' in part ? [part, ` ${event.points[part.seat]}`] : [part],
    ),
    '.',
  ],
};
