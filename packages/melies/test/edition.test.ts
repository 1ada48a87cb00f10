import { describe, expect, it } from 'vitest';
import { compile } from '../src/components.ts';
import { SHIPPED } from '../src/data/index.ts';
import { IMMEDIATE, LASTING, REQUIREMENTS, type SceneData, SOURCES, type Sources } from '../src/edition.ts';
import { ACTORS, type Actor, CELLS, EFFECTS, JOURNALS, PAINTS, SETS, TOKENS } from '../src/types.ts';
import { parseEdition } from '../src/validate.ts';

const scene = (number: number): SceneData => {
  const found = SHIPPED.scenes.find(each => each.number === number);
  if (found === undefined) throw new Error(`no scene ${number}`);
  return found;
};
const count = (has: (each: SceneData) => boolean): number => SHIPPED.scenes.filter(has).length;
const icons = (each: SceneData): Actor[] => Object.values(each.icons);
const pair = (each: SceneData): string => [...each.paints].sort().join('-');

describe('the shipped edition', () => {
  it('passes its own checks', () => {
    expect(parseEdition(SHIPPED)).toEqual(SHIPPED);
  });

  it('comes back unchanged from JSON, with the same fingerprint', () => {
    const back = parseEdition(JSON.parse(JSON.stringify(SHIPPED)));
    expect(back).toEqual(SHIPPED);
    expect(compile(back).id).toEqual(compile(SHIPPED).id);
  });

  it('says in its note that it is a reconstruction', () => {
    expect(SHIPPED.note).toContain('reconstruction');
    expect(SHIPPED.title).toContain('reconstructed');
  });

  it('MEL-1.4 has 42 scenes, every number and title once', () => {
    expect(SHIPPED.scenes.map(each => each.number)).toEqual(Array.from({ length: 42 }, (_, i) => i + 1));
    expect(new Set(SHIPPED.scenes.map(each => each.title)).size).toBe(42);
  });

  it('MEL-1.3 follows the ring of sets along the numbers, 8 or 9 scenes each', () => {
    const bands = SETS.map(set => SHIPPED.scenes.filter(each => each.set === set).map(each => each.number));
    expect(bands.flat()).toEqual(SHIPPED.scenes.map(each => each.number));
    for (const band of bands) expect([8, 9]).toContain(band.length);
    expect(SHIPPED.dot.between).toEqual(['square', 'club']);
  });

  it('MEL-1.5 has 24 effect cards, every type in every paint twice', () => {
    const kinds = compile(SHIPPED).effectCards;
    expect(kinds).toHaveLength(24);
    for (let kind = 0; kind < 12; kind++) expect(kinds.filter(card => card === kind)).toHaveLength(2);
  });

  it('MEL-1.6 has six requirements and six pages of four rewards in each journal', () => {
    for (const name of JOURNALS) {
      const { requirements, pages } = SHIPPED.journals[name];
      expect(requirements.map(card => card.requirement)).toEqual(REQUIREMENTS[name]);
      expect(pages.map(page => page.rewards.length)).toEqual([4, 4, 4, 4, 4, 4]);
    }
  });

  it('MEL-5.6 MEL-5.7 offers every reward, one lasting reward a page', () => {
    const pages = JOURNALS.flatMap(name => SHIPPED.journals[name].pages.map(page => page.rewards));
    expect(new Set(pages.flat())).toEqual(new Set([...IMMEDIATE, ...LASTING]));
    const lasting: readonly string[] = LASTING;
    for (const page of pages) expect(page.filter(reward => lasting.includes(reward))).toHaveLength(1);
  });

  it('MEL-1.8 MEL-4.1 has three times seven shares', () => {
    expect(SHIPPED.shares.each * 3).toBe(21);
  });

  it('MEL-2.6 takes two pawns on the space with the cut, and one elsewhere', () => {
    expect(SHIPPED.spaces.map(space => space.pawns)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 2]);
    expect(SHIPPED.spaces[8]?.actions).toEqual(['cut']);
  });
});

describe('what the examples of the rulebook force', () => {
  it('scene 5 is at the club and needs a trapdoor; Move Actors and Film a Scene share a space', () => {
    expect(scene(5)).toMatchObject({
      set: 'club',
      effect: 'trapdoor',
      source: { set: 'rulebook', effect: 'rulebook' },
    });
    expect(SHIPPED.spaces.some(({ actions }) => actions.includes('move') && actions.includes('film'))).toBe(
      true,
    );
  });

  it.each([
    [12, 22],
    [12, 14],
    [14, 19],
    [19, 22],
    [21, 27],
    [26, 31],
    [31, 32],
    [32, 38],
  ])('MEL-3.7b scene %i and scene %i show the same tape where they meet', (left, right) => {
    expect(scene(left).right).toBe(scene(right).left);
    expect(scene(left).source.right).toBe('deduced');
    expect(scene(right).source.left).toBe('deduced');
  });

  it('MEL-1.10 MEL-3.7b the initial card fits 12, 38 fits the final card, and the two do not fit each other', () => {
    expect(SHIPPED.initial.right).toBe('white');
    expect(scene(12).left).toBe('white');
    expect(SHIPPED.final.left).toBe('dark');
    expect(scene(38).right).toBe('dark');
    expect(compile(SHIPPED).joins[43]).toBe(0);
  });
});

describe('the spread over the scenes', () => {
  it('gives each effect 10 or 11 scenes, at least two of them at every set', () => {
    for (const effect of EFFECTS) {
      expect([10, 11]).toContain(count(each => each.effect === effect));
      for (const set of SETS)
        expect(count(each => each.effect === effect && each.set === set)).toBeGreaterThan(1);
    }
  });

  it('puts each of the six pairs of paints on seven scenes', () => {
    const pairs = new Map<string, number>();
    for (const each of SHIPPED.scenes) pairs.set(pair(each), (pairs.get(pair(each)) ?? 0) + 1);
    expect([...pairs.values()]).toEqual([7, 7, 7, 7, 7, 7]);
  });

  it('MEL-R28 asks only for actors that the six tokens can show at once', () => {
    // tokens that show one of the types in the set: enough for the icons of every set of types (Hall's condition)
    for (const each of SHIPPED.scenes) {
      for (let types = 1; types < 16; types++) {
        const wanted = icons(each).filter(icon => types & (1 << ACTORS.indexOf(icon))).length;
        const able = TOKENS.filter(token => token.some(type => types & (1 << type))).length;
        expect(wanted, `scene ${each.number}`).toBeLessThanOrEqual(able);
      }
    }
  });

  it('shows 4 to 6 icons of two or three types on a scene, six on some', () => {
    for (const each of SHIPPED.scenes) {
      expect([4, 5, 6]).toContain(icons(each).length);
      expect([2, 3]).toContain(new Set(icons(each)).size);
    }
    expect(count(each => icons(each).length === 6)).toBeGreaterThan(5);
  });

  it('shows each actor on 20 to 28 scenes, four to six at every set, and in every cell', () => {
    for (const actor of ACTORS) {
      const on = SHIPPED.scenes.filter(each => icons(each).includes(actor));
      expect(on.length).toBeGreaterThanOrEqual(20);
      expect(on.length).toBeLessThanOrEqual(28);
      for (const set of SETS) expect([4, 5, 6]).toContain(on.filter(each => each.set === set).length);
      for (const cell of CELLS) expect(count(each => each.icons[cell] === actor)).toBeGreaterThan(3);
    }
  });

  it('spreads white and dark tapes about evenly, along the story too', () => {
    for (const [first, last] of [
      [1, 21],
      [22, 42],
    ] as const) {
      for (const edge of ['left', 'right'] as const) {
        const white = count(each => each.number >= first && each.number <= last && each[edge] === 'white');
        expect([8, 9, 10, 11, 12, 13]).toContain(white);
      }
    }
  });

  it('MEL-5.5 lets many scenes meet each requirement of taking, filming and coloring', () => {
    const meeting: Record<string, (each: SceneData) => boolean> = {
      sceneTrapdoorMirror: each => each.effect === 'trapdoor' || each.effect === 'mirror',
      sceneLow: each => each.number <= 21,
      sceneEven: each => each.number % 2 === 0,
      astronomers: each => icons(each).includes('astronomer'),
      ladies: each => icons(each).includes('lady'),
      pulleySmoke: each => each.effect === 'pulley' || each.effect === 'smoke',
      clubCraters: each => each.set === 'club' || each.set === 'craters',
      colorBlue: each => each.paints.includes('blue'),
      colorSame: each => each.paints[0] === each.paints[1],
      colorDifferent: each => each.paints[0] !== each.paints[1],
    };
    for (const [name, meets] of Object.entries(meeting)) {
      const scenes = count(meets);
      expect({ name, many: scenes >= 16 && scenes <= 26 }).toEqual({ name, many: true });
    }
  });

  it('MEL-5.5 lets every scene be joined near and far, and with white tape where its halves are white', () => {
    const { joins } = compile(SHIPPED);
    for (let card = 1; card <= 42; card++) {
      const apart = Array.from({ length: 44 }, (_, other) => other)
        .filter(other => joins[Math.min(card, other) * 44 + Math.max(card, other)] === 1)
        .map(other => Math.abs(card - other));
      expect(apart.filter(distance => distance <= 4).length, `scene ${card}`).toBeGreaterThan(1);
      expect(apart.filter(distance => distance >= 5).length, `scene ${card}`).toBeGreaterThan(10);
    }
    expect(count(each => each.right === 'white')).toBeGreaterThan(16);
  });

  it('has both kinds of paint choice at every set', () => {
    for (const set of SETS) {
      for (const paint of PAINTS) {
        expect(count(each => each.set === set && each.paints.includes(paint))).toBeGreaterThan(2);
      }
    }
  });
});

describe('where the values come from', () => {
  /** Components with their `source`, found anywhere in the edition. */
  const components = (value: unknown, path: string): [string, Record<string, unknown>][] => {
    if (typeof value !== 'object' || value === null) return [];
    const here: [string, Record<string, unknown>][] =
      'source' in value ? [[path, value as Record<string, unknown>]] : [];
    return [...here, ...Object.entries(value).flatMap(([key, inner]) => components(inner, `${path}/${key}`))];
  };

  it('names a source for every field of every component, and no other', () => {
    const found = components(SHIPPED, '');
    expect(found).toHaveLength(42 + 2 + 12 + 1 + 1 + 9 + 36);
    for (const [path, component] of found) {
      const { source, ...fields } = component as { source: Sources };
      expect({ path, named: Object.keys(source).sort() }).toEqual({
        path,
        named: Object.keys(fields).sort(),
      });
      for (const origin of Object.values(source)) expect(SOURCES).toContain(origin);
    }
  });

  it('calls nothing the rulebook’s that it does not print: icons, scene paints, titles and reward pages are ours', () => {
    for (const each of SHIPPED.scenes) {
      expect(each.source).toMatchObject({
        title: 'reconstructed',
        paints: 'reconstructed',
        icons: 'reconstructed',
      });
    }
    for (const name of JOURNALS) {
      for (const page of SHIPPED.journals[name].pages) expect(page.source.rewards).toBe('reconstructed');
    }
    for (const card of SHIPPED.effects) {
      expect(card.source.paint).toBe(card.paint === 'red' ? 'reconstructed' : 'rulebook');
    }
  });
});
