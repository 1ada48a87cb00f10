import type { Seat, Words } from '@backlot/engine';
import { compile } from '../components.ts';
import { SHIPPED } from '../data/index.ts';
import type { Edition } from '../edition.ts';
import type { Event, Move, View } from '../types.ts';
import type { Catalogue } from './catalogue.ts';
import type { Printed } from './printed.ts';

/**
 * The words of a language as the engine's interface asks for them, over the names and figures of an edition.
 * Questions and choices are plain text, so `called` says how they name a seat: "player 2", if nothing else is given.
 * Each table of the catalogue has an entry for every type, so looking one up by type always succeeds.
 */
export function wordsFrom(
  catalogue: Catalogue,
  edition: Edition = SHIPPED,
  called: (seat: Seat) => string = catalogue.player,
): Words<View, Move, Event> {
  const { questions, choices, groups, refusals, refusalOf, events } = catalogue;
  const printed: Printed = { c: compile(edition), called };
  return {
    title: catalogue.title,
    tagline: catalogue.tagline,
    about: catalogue.about,
    rulebook: catalogue.rulebook(edition),
    variants: catalogue.variants,
    absent: catalogue.absent,
    question(view) {
      const frame = view.stack.at(-1);
      if (frame === undefined) return catalogue.over;
      const ask = questions[frame.kind] as (waiting: typeof frame, seen: View, over: Printed) => string;
      return ask(frame, view, printed);
    },
    choice(move, view) {
      const name = choices[move.type] as (chosen: Move, seen: View, over: Printed) => string;
      return name(move, view, printed);
    },
    group: move => groups[move.type],
    refusal({ rule, values = {} }) {
      const explain = Object.hasOwn(refusals, rule) ? refusals[rule] : undefined;
      return explain === undefined ? refusalOf(rule) : explain(values, printed);
    },
    event(event, view) {
      const tell = events[event.type] as (
        told: Event,
        over: Printed,
        seen: View,
      ) => ReturnType<Words['event']>;
      return tell(event, printed, view);
    },
  };
}
