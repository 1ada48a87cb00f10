import { type JournalData, REQUIREMENTS, type Requirement, type Reward, type Sources } from '../edition.ts';

const PRINTED: Sources = { requirement: 'rulebook' };
const OURS: Sources = { rewards: 'reconstructed' };

const leftPages = (requirements: readonly Requirement[]) =>
  requirements.map(requirement => ({ requirement, source: PRINTED }));
const rightPages = (...pages: readonly (readonly Reward[])[]) =>
  pages.map(rewards => ({ rewards, source: OURS }));

/**
 * The 18 journal cards: the rulebook lists what their left pages ask (MEL-5.5) and which rewards exist (MEL-5.6,
 * MEL-5.7). How rewards stand together on the right pages is ours: four spaces, the lasting one early.
 */
export const JOURNAL_CARDS: {
  readonly pre: JournalData;
  readonly filming: JournalData;
  readonly post: JournalData;
} = {
  pre: {
    requirements: leftPages(REQUIREMENTS.pre),
    pages: rightPages(
      ['freeWardrobe', 'wardrobeTwice', 'pawns', 'prestige3'],
      ['prestige1', 'wardrobeTwice', 'freeEffects', 'prestige3'],
      ['freeMove', 'moveTwice', 'pawns', 'prestige3'],
      ['prestige1', 'moveTwice', 'freeWrite', 'prestige3'],
      ['freeSet', 'setTwoSteps', 'pawns', 'prestige3'],
      ['prestige1', 'setTwoSteps', 'freeJoin', 'prestige3'],
    ),
  },
  filming: {
    requirements: leftPages(REQUIREMENTS.filming),
    pages: rightPages(
      ['freeMove', 'filmJoin', 'pawns', 'prestige3'],
      ['freeWardrobe', 'filmColor', 'pawns', 'prestige3'],
      ['freeEffects', 'filmPrestige', 'pawns', 'prestige3'],
      ['freeWrite', 'ladyGentleman', 'prestige1', 'pawns'],
      ['freeSet', 'astronomerSelenite', 'prestige1', 'pawns'],
      ['prestige1', 'setIgnored', 'freeJoin', 'prestige3'],
    ),
  },
  post: {
    requirements: leftPages(REQUIREMENTS.post),
    pages: rightPages(
      ['yellowAny', 'freeJoin', 'prestige3', 'pawns'],
      ['blueAny', 'freeEffects', 'prestige3', 'pawns'],
      ['colorJoin', 'freeMove', 'prestige3', 'pawns'],
      ['colorEffects', 'freeWrite', 'prestige3', 'pawns'],
      ['colorPrestige', 'freeSet', 'prestige3', 'pawns'],
      ['colorSet', 'freeWardrobe', 'prestige3', 'pawns'],
    ),
  },
};
