import { completionValue, estate, type Film } from '@backlot/movie-maker';
import { describe, expect, it } from 'vitest';
import { arrange, asked, cash, components, item, legal, names, play, refused, roll } from './position.ts';

function film(parts: string, oscar = 0): Film {
  const [story = -1, male = -1, female = -1, director = -1] = parts.split(' ').map(item);
  return { story, male, female, director, oscar, loan: 0 };
}
const value = (parts: string, oscar = 0) => completionValue(components, film(parts, oscar));
/** What passing Box Office pays for a film. */
function pass(parts: string, oscar = 0): number {
  const state = arrange().film(0, parts, { oscar, loan: 0 }).at(0, 36).turn(0);
  roll(state, 2, 2);
  return (cash(state)[0] ?? 0) - 750_000;
}
const CAST = 'logan myers galt';

describe('7 Examples', () => {
  it('IMM-4.3 IMM-2.3 example 1: Epic, Solomon Galt, Turk Logan, Caron Myers: 6 500 000, 650 000 at each pass', () => {
    expect(value('epic-1 logan myers galt')).toBe(6_500_000);
    expect(pass('epic-1 logan myers galt')).toBe(650_000);
  });
  it('IMM-4.3 IMM-2.3 example 2: Epic, L. P. Bailey, Dancy Scott, Lucretia ffang: 5 800 000, 580 000', () => {
    expect(value('epic-1 scott ffang bailey')).toBe(5_800_000);
    expect(pass('epic-1 scott ffang bailey')).toBe(580_000);
  });
  it('IMM-4.3 IMM-2.3 example 3: Western, Sultan Spokes, Turk Logan, Laura Lovejoy: 2 500 000, with an Oscar 3 000 000, 300 000', () => {
    expect(value('western-1 logan lovejoy spokes')).toBe(2_500_000);
    expect(value('western-1 logan lovejoy spokes', 1)).toBe(3_000_000);
    expect(pass('western-1 logan lovejoy spokes', 1)).toBe(300_000);
  });
});

describe('4 Films', () => {
  it('IMM-4.1 takes a story, a man, a woman, a director and the locations of the story', () => {
    const needs = { epic: 4, historical: 3, comedy: 2, musical: 2, western: 2, horror: 1 };
    for (const [genre, count] of Object.entries(needs)) {
      const short = arrange()
        .cards(0, `${genre}-1 ${CAST}`)
        .locations(0, count - 1)
        .turn(0);
      expect(refused(short, `complete ${genre}-1`)).toEqual({
        rule: 'IMM-4.1',
        story: item(`${genre}-1`),
        missing: 'locations',
        needs: count,
      });
      const enough = arrange().cards(0, `${genre}-1 ${CAST}`).locations(0, count).turn(0);
      play(enough, `complete ${genre}-1`);
      expect([enough.players[0]?.locations, enough.players[0]?.cards]).toEqual([0, []]);
    }
  });

  it.each([
    ['male', 'myers galt'],
    ['female', 'logan galt'],
    ['director', 'logan myers'],
  ])('IMM-4.1 says that a %s part is missing', (missing, held) => {
    const state = arrange().cards(0, `horror-1 ${held}`).locations(0, 1).turn(0);
    expect(refused(state, 'complete horror-1')).toMatchObject({ rule: 'IMM-4.1', missing });
    expect(legal(state, 'complete')).toEqual([]);
  });

  it('IMM-R13 lets the owner choose the parts, and chooses what is no choice', () => {
    const state = arrange().cards(0, `epic-1 horror-1 ${CAST} foy bailey`).locations(0, 4).turn(0);
    expect(legal(state, 'complete')).toEqual(['complete epic-1', 'complete horror-1']);
    play(state, 'complete horror-1');
    expect(legal(state)).toEqual(['cast logan', 'cast foy']);
    play(state, 'cast foy');
    expect(legal(state)).toEqual(['cast galt', 'cast bailey']);
    const events = play(state, 'cast galt');
    expect(events).toEqual([
      { type: 'completed', seat: 0, film: film('horror-1 foy myers galt'), value: 1_800_000 },
    ]);
    expect(names(state.players[0]?.cards ?? [])).toEqual(['epic-1', 'logan', 'bailey']);
    expect(asked(state)).toBe('turn 0');
  });

  it('IMM-R13 completes nothing by itself: a full set may wait for a better cast', () => {
    const state = arrange().cards(0, `horror-1 ${CAST}`).locations(0, 1).at(0, 38).turn(0);
    roll(state, 1, 1);
    play(state, 'pass');
    expect(state.players[0]?.films).toEqual([]);
  });

  it('IMM-R13 asks after the space is done, and after an auction won', () => {
    const own = arrange().cards(0, `horror-1 ${CAST}`).locations(0, 1).at(0, 38).turn(0);
    roll(own, 1, 1);
    expect(legal(own, 'complete')).toEqual(['complete horror-1']);
    const { state } = arrange(3)
      .cards(1, 'horror-1 logan myers')
      .locations(1, 1)
      .landing('production', 'galt');
    play(state, 'auction', 'bid 100', 'pass');
    expect([asked(state), legal(state)]).toEqual(['finish 1', ['complete horror-1', 'pass']]);
    play(state, 'complete horror-1');
    expect(asked(state)).toBe('turn 1');
  });

  it('IMM-R13 asks both sides of a trade', () => {
    const state = arrange()
      .cards(0, 'horror-1 logan myers foy')
      .cards(1, 'galt horror-2 hyde spokes')
      .locations(0, 1)
      .locations(1, 1)
      .turn(0);
    play(state, 'offer 1', 'give foy', 'want galt', 'propose', 'accept');
    expect(asked(state)).toBe('finish 1');
    play(state, 'complete horror-2');
    expect(legal(state, 'complete')).toEqual(['complete horror-1']);
  });

  it('IMM-4.2 keeps the order of declaring, and IMM-R20 never trades a film or its cards', () => {
    const state = arrange()
      .film(0, `epic-1 ${CAST}`)
      .cards(0, 'horror-1 stein hyde spokes')
      .locations(0, 1)
      .turn(0);
    play(state, 'complete horror-1');
    expect(state.players[0]?.films.map(({ story }) => story)).toEqual([item('epic-1'), item('horror-1')]);
    expect(legal(state)).toEqual(['roll', 'pawn 1', 'pawn 2']);
  });

  it('IMM-5.4 adds to the films of an owner of companies by one figure for all of them', () => {
    const worth = (owned: number, films: number) => {
      const position = arrange();
      const companies = ['odeon', 'classic', 'rank', 'granada', 'abc', 'essoldo'] as const;
      position.companies(0, ...companies.slice(0, owned));
      const made = [`epic-1 ${CAST}`, 'horror-1 stein hyde spokes'].slice(0, films);
      for (const parts of made) position.film(0, parts);
      return estate(components, position.state, 0).companies;
    };
    expect([1, 2, 3, 4, 5, 6].map(owned => worth(owned, 1))).toEqual([
      300_000, 600_000, 900_000, 1_250_000, 1_600_000, 2_000_000,
    ]);
    expect(worth(6, 2)).toBe(4_000_000);
    expect(worth(2, 0)).toBe(600_000);
  });
});
