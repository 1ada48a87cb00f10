import type { Seat } from '@backlot/engine';
import type { Components } from '../components.ts';
import {
  type Card,
  CLASSES,
  type DirectorClass,
  type Frame,
  GENRES,
  type Genre,
  PARTS,
  type Part,
  STAR_KINDS,
  type StarKind,
  type View,
} from '../types.ts';

/** What sentences take from outside: the edition's names and figures, and how a seat is called in plain text. */
export interface Printed {
  readonly c: Components;
  readonly called: (seat: Seat) => string;
}

/** The face of a production card. */
export type Face = {
  /** As in moves: "epic-1", "logan". */
  readonly id: string;
  /** Title of a story, name of a person. */
  readonly name: string;
  /** Pounds. */
  readonly price: number;
} & (
  | { readonly part: 'story'; readonly kind: Genre }
  | { readonly part: 'male' | 'female'; readonly kind: StarKind }
  | { readonly part: 'director'; readonly kind: DirectorClass }
);

/** The face of a card by its index; undefined for no card. */
export function faceOf(c: Components, card: Card): Face | undefined {
  const part: Part | undefined = PARTS[c.parts[card]];
  if (part === undefined) return undefined;
  const { stories, stars, directors } = c.edition;
  const own = { id: c.names[card], price: c.prices[card] };
  const kind = c.kinds[card];
  if (part === 'story') return { ...own, part, name: stories[card].title, kind: GENRES[kind] };
  const { name } = [...stars, ...directors][card - stories.length];
  return part === 'director'
    ? { ...own, part, name, kind: CLASSES[kind] }
    : { ...own, part, name, kind: STAR_KINDS[kind] };
}

/** What a card adds to a film over `story`, in pounds; undefined where either is no such card. */
export function worthIn(c: Components, card: Card, story: Card): number | undefined {
  return faceOf(c, story)?.part === 'story' ? c.worth[card * GENRES.length + c.kinds[story]] : undefined;
}

/** The decision that waits for an answer, where it is of this kind. */
export function waiting<K extends Frame['kind']>(
  view: View,
  kind: K,
): Extract<Frame, { kind: K }> | undefined {
  const frame = view.stack.at(-1);
  return frame?.kind === kind ? (frame as Extract<Frame, { kind: K }>) : undefined;
}
