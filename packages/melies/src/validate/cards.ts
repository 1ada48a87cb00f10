import type { Report } from '@backlot/engine/edition';
import { all, complete, join, list, object, whole, word } from '@backlot/engine/edition';
import type { Edition, EffectData } from '../edition.ts';
import { EFFECTS, PAINTS, TAPES } from '../types.ts';
import { sources } from './sources.ts';

const CARDS = 24;
const KINDS = EFFECTS.length * PAINTS.length;
const COPIES = CARDS / KINDS;
const SHARES_EACH = 7;

/** The two title cards, each with one half tape (MEL-1.10). */
export function readTitleCards(
  initial: unknown,
  final: unknown,
  report: Report,
): Pick<Edition, 'initial' | 'final'> | undefined {
  const right = object(initial, 'initial', ['right', 'source'], report);
  const left = object(final, 'final', ['left', 'source'], report);
  return complete<Pick<Edition, 'initial' | 'final'>>({
    initial:
      right &&
      complete<Edition['initial']>({
        right: word(right('right'), 'initial.right', TAPES, report),
        source: sources(right('source'), 'initial.source', ['right'], report),
      }),
    final:
      left &&
      complete<Edition['final']>({
        left: word(left('left'), 'final.left', TAPES, report),
        source: sources(left('source'), 'final.source', ['left'], report),
      }),
  });
}

/** The 24 effect cards (MEL-1.5): each type in each paint, twice. */
export function readEffects(value: unknown, report: Report): EffectData[] | undefined {
  const firstAt = new Map<string, string>();
  const read = (item: unknown, path: string): EffectData | undefined => {
    const field = object(item, path, ['effect', 'paint', 'copies', 'source'], report);
    if (field === undefined) return undefined;
    const card = complete<EffectData>({
      effect: word(field('effect'), join(path, 'effect'), EFFECTS, report),
      paint: word(field('paint'), join(path, 'paint'), PAINTS, report),
      copies: whole(field('copies'), join(path, 'copies'), 1, CARDS, report),
      source: sources(field('source'), join(path, 'source'), ['effect', 'paint', 'copies'], report),
    });
    if (card === undefined) return undefined;
    if (card.copies !== COPIES) {
      const what = `${COPIES} copies, ${CARDS} cards being ${EFFECTS.length} types in ${PAINTS.length} paints (MEL-1.5)`;
      report('deduction', join(path, 'copies'), `Expected ${what}; found ${card.copies}.`);
    }
    const kind = `${card.effect} in ${card.paint}`;
    const first = firstAt.get(kind);
    if (first !== undefined) {
      report('structure', path, `Expected every type and paint once; ${kind} stands at ${first} already.`);
      return undefined;
    }
    firstAt.set(kind, path);
    return card;
  };
  const what = `${KINDS} kinds of effect card`;
  const cards = list(value, 'effects', { min: 0, max: KINDS, what }, read, report);
  // with a card unreadable, which kind is missing can't be said
  if (all(cards) === undefined) return undefined;
  for (const effect of EFFECTS) {
    for (const paint of PAINTS) {
      if (firstAt.has(`${effect} in ${paint}`)) continue;
      report('structure', 'effects', `Expected ${what} (MEL-1.5); ${effect} in ${paint} is missing.`);
    }
  }
  return all(cards);
}

/** Three illustrations of seven cards each (MEL-4.1). */
export function readShares(value: unknown, report: Report): Edition['shares'] | undefined {
  const field = object(value, 'shares', ['each', 'source'], report);
  if (field === undefined) return undefined;
  const each = whole(field('each'), 'shares.each', 1, CARDS, report);
  if (each !== undefined && each !== SHARES_EACH) {
    const what = `${SHARES_EACH} cards of each of three illustrations (MEL-4.1)`;
    report('deduction', 'shares.each', `Expected ${what}; found ${each}.`);
  }
  return complete<Edition['shares']>({
    each,
    source: sources(field('source'), 'shares.source', ['each'], report),
  });
}
