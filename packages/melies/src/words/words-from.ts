import type { Words } from '@backlot/engine';
import type { Event, Move, View } from '../types.ts';
import type { Catalogue } from './catalogue.ts';
import type { Printed } from './printed.ts';

/**
 * The words of a language as the engine's interface asks for them, over an edition's spaces and journals.
 * Each table of the catalogue has an entry for every type, so looking one up by type always succeeds.
 */
export function wordsFrom(catalogue: Catalogue, printed: Printed): Words<View, Move, Event> {
  const { questions, choices, groups, refusals, refusalOf, events } = catalogue;
  return {
    title: catalogue.title,
    tagline: catalogue.tagline,
    about: catalogue.about,
    rulebook: catalogue.rulebook,
    variants: {},
    absent: catalogue.absent,
    question(view) {
      const frame = view.stack.at(-1);
      if (frame === undefined) return catalogue.over;
      const ask = questions[frame.kind] as (waiting: typeof frame, seen: View) => string;
      return ask(frame, view);
    },
    choice(move, view) {
      const name = choices[move.type] as (chosen: Move, seen: View, over: Printed) => string;
      return name(move, view, printed);
    },
    group: (move, view) => groups[move.type](view),
    refusal({ rule, values = {} }) {
      const explain = Object.hasOwn(refusals, rule) ? refusals[rule] : undefined;
      return explain === undefined ? refusalOf(rule) : explain(values);
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
