import type { Refusal, Seat, Viewed } from './game.ts';

/**
 * A sentence in parts: plain text, the name of a seat, or the name of a component the page can point at.
 * `piece` is a key such as "scene:12" that the title's board also puts on the drawing.
 */
export type Fragment = string | { readonly seat: Seat } | { readonly text: string; readonly piece: string };

export interface Paragraph {
  /** As in the rulebook's ids: "MEL-3.6". */
  readonly id: string;
  readonly text: string;
  /** Present on rulings: why we decided so. */
  readonly reason?: string;
}
export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** One of the lobby's choices: what it decides, and each of its values with what it means. */
export interface VariantWords {
  readonly name: string;
  readonly values: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
}

/** What the table plays for a seat whose player is absent, decision by decision. */
export interface Absence {
  /** What is asked: "A bid in an auction". */
  readonly asked: string;
  /** What is played: "drops out". */
  readonly plays: string;
}

/** Every word of one title in one language. Rules carry ids and values only; this turns them into sentences. */
export interface Words<View extends Viewed = Viewed, Move = unknown, Event = unknown> {
  readonly title: string;
  /** One line for the lobby. */
  readonly tagline: string;
  /** A few honest sentences: what the game is, whose it is, which values are our reconstruction. */
  readonly about: readonly string[];
  /** What is asked of the seat that decides, said to it: "Place a pawn on an action space". */
  question(view: View): string;
  /** A move as a button, short and active: "Film scene 21". */
  choice(move: Move, view: View): string;
  /** Heading under which moves of this kind stand together in the list of choices. */
  group(move: Move, view: View): string;
  /** Why a move is refused, in a sentence with the figures of its values. */
  refusal(refusal: Refusal): string;
  /** What happened, as a sentence for the log; empty for what the log need not say. */
  event(event: Event, view: View): readonly Fragment[];
  readonly rulebook: readonly Chapter[];
  /** Every variant of the game, by its id. */
  readonly variants: Readonly<Record<string, VariantWords>>;
  /** What `fallback` plays, for every kind of decision by its id. */
  readonly absent: Readonly<Record<string, Absence>>;
}
