import type { Absence, Fragment } from '@backlot/engine';
import type { Event, Frame, Move, View } from '../types.ts';
import type { en } from './en/index.ts';

type OfType<Union extends { readonly type: string }, T extends string> = Extract<Union, { readonly type: T }>;
type OfKind<K extends Frame['kind']> = Extract<Frame, { readonly kind: K }>;

/** A sentence of the log for each type of event. */
export type EventWords = {
  readonly [T in Event['type']]: (event: OfType<Event, T>, view: View) => readonly Fragment[];
};
/** What is asked, for each kind of decision. */
export type QuestionWords = {
  readonly [K in Frame['kind']]: (frame: OfKind<K>, view: View) => string;
};
/** What is played for an absent player, for each kind of decision. */
export type AbsentWords = { readonly [K in Frame['kind']]: Absence };
/** A button for each type of move. */
export type ChoiceWords = {
  readonly [T in Move['type']]: (move: OfType<Move, T>, view: View) => string;
};
/** The heading over moves of each type. */
export type GroupWords = { readonly [T in Move['type']]: string };

/** All words of the title in one language; a further language is a further value of this type. */
export type Catalogue = typeof en;
