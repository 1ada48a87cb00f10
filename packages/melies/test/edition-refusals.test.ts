/* oxlint-disable typescript/no-explicit-any, typescript/no-unsafe-return -- the tests put values of wrong types everywhere */
import { describe, expect, it } from 'vitest';
import { SHIPPED } from '../src/data/index.ts';
import { createMelies } from '../src/index.ts';
import { EditionError, type Problem, parseEdition } from '../src/validate.ts';

/** The shipped edition as a file holds it, free to be spoilt. */
// biome-ignore lint/suspicious/noExplicitAny: the tests put wrong things everywhere
type Loose = any;
const file = (spoil: (edition: Loose) => void): unknown => {
  const edition: Loose = JSON.parse(JSON.stringify(SHIPPED));
  spoil(edition);
  return edition;
};
const problems = (json: unknown): readonly Problem[] => {
  try {
    parseEdition(json);
  } catch (error) {
    if (error instanceof EditionError) return error.problems;
    throw error;
  }
  return [];
};
const paths = (json: unknown): string[] => problems(json).map(problem => problem.path);

describe('an edition file with a hole', () => {
  it('MEL-1.4 names the missing scene', () => {
    const found = problems(file(edition => edition.scenes.splice(16, 1)));
    expect(found).toEqual([
      { path: 'scenes[16]', kind: 'structure', message: expect.stringContaining('scene 17 is missing') },
    ]);
  });

  it('names the scene in the message of the error, and the game refuses it', () => {
    const json = file(edition => edition.scenes.splice(16, 1));
    expect(() => createMelies(json as typeof SHIPPED)).toThrow(/scenes\[16\].*scene 17 is missing/);
  });

  it('names null in the place of a scene', () => {
    const found = problems(file(edition => (edition.scenes[16] = null)));
    expect(found[0]).toMatchObject({ path: 'scenes[16]', message: expect.stringContaining('found null') });
    expect(found[1]?.message).toContain('scene 17 is missing');
  });

  it('MEL-1.4 names a number that stands twice, and the one thereby missing', () => {
    const found = problems(file(edition => (edition.scenes[20].number = 17)));
    expect(found).toHaveLength(2);
    expect(found[0]).toMatchObject({
      path: 'scenes[20].number',
      message: expect.stringContaining('scenes[16]'),
    });
    expect(found[1]).toMatchObject({
      path: 'scenes[20]',
      message: expect.stringContaining('scene 21 is missing'),
    });
  });

  it.each([
    'id',
    'title',
    'note',
    'scenes',
    'initial',
    'final',
    'effects',
    'shares',
    'dot',
    'spaces',
    'journals',
  ])('names %s when it is left out', name => {
    const found = problems(file(edition => delete edition[name]));
    expect(found.map(problem => problem.path)).toEqual([name]);
    expect(found[0]).toMatchObject({ kind: 'structure', message: expect.stringContaining('missing') });
  });

  it.each(['number', 'title', 'set', 'effect', 'paints', 'icons', 'left', 'right', 'source'])(
    'names the %s of a scene when it is left out',
    name => {
      expect(paths(file(edition => delete edition.scenes[3][name]))).toContain(`scenes[3].${name}`);
    },
  );

  it('takes scenes in any order', () => {
    expect(parseEdition(file(edition => edition.scenes.reverse()))).toEqual(SHIPPED);
  });
});

describe('impossible values', () => {
  it.each<[string, string, (edition: Loose) => void]>([
    ['a number that is no scene', 'scenes[0].number', e => (e.scenes[0].number = 43)],
    ['a number as text', 'scenes[0].number', e => (e.scenes[0].number = '1')],
    ['half a number', 'scenes[0].number', e => (e.scenes[0].number = 1.5)],
    ['an unknown set', 'scenes[2].set', e => (e.scenes[2].set = 'moon')],
    ['an unknown effect', 'scenes[2].effect', e => (e.scenes[2].effect = 'explosion')],
    ['an unknown paint', 'scenes[2].paints[1]', e => (e.scenes[2].paints[1] = 'green')],
    ['three paints', 'scenes[2].paints', e => e.scenes[2].paints.push('red')],
    ['one paint', 'scenes[2].paints', e => e.scenes[2].paints.pop()],
    ['a cell off the stage', 'scenes[2].icons.d4', e => (e.scenes[2].icons.d4 = 'lady')],
    ['an unknown actor', 'scenes[2].icons.b1', e => (e.scenes[2].icons.b1 = 'bear')],
    ['icons as a list', 'scenes[2].icons', e => (e.scenes[2].icons = ['lady'])],
    ['an unknown tape', 'scenes[2].left', e => (e.scenes[2].left = 'grey')],
    ['an empty title', 'scenes[2].title', e => (e.scenes[2].title = '')],
    ['a title of two lines', 'scenes[2].title', e => (e.scenes[2].title = 'a\nb')],
    ['a title written from right to left', 'scenes[2].title', e => (e.scenes[2].title = 'a\u202eb')],
    ['an endless title', 'scenes[2].title', e => (e.scenes[2].title = 'a'.repeat(1e6))],
    ['an unknown source', 'scenes[2].source.left', e => (e.scenes[2].source.left = 'guess')],
    ['a value without its source', 'scenes[2].source.icons', e => delete e.scenes[2].source.icons],
    ['an unknown name', 'scenes[2].colour', e => (e.scenes[2].colour = 'red')],
    ['an unknown tape of the initial card', 'initial.right', e => (e.initial.right = 'none')],
    ['an unknown tape of the final card', 'final.left', e => (e.final.left = 'none')],
    ['no copies of an effect card', 'effects[4].copies', e => (e.effects[4].copies = 0)],
    ['an effect card twice', 'effects[4]', e => (e.effects[4].paint = 'yellow')],
    ['too many kinds of effect card', 'effects', e => e.effects.push(e.effects[0])],
    ['a missing kind of effect card', 'effects', e => e.effects.pop()],
    ['an unknown type of effect card', 'effects[0].effect', e => (e.effects[0].effect = 'fire')],
    ['an unknown paint of an effect card', 'effects[0].paint', e => (e.effects[0].paint = 'green')],
    ['shares as text', 'shares.each', e => (e.shares.each = '7')],
    ['a dot at an unknown set', 'dot.between[0]', e => (e.dot.between[0] = 'moon')],
    ['a dot between sets apart', 'dot.between[1]', e => (e.dot.between[1] = 'craters')],
    ['a dot between sets the wrong way round', 'dot.between[1]', e => e.dot.between.reverse()],
    ['an unknown space', 'spaces[3].id', e => (e.spaces[3].id = 'roof')],
    ['spaces out of order', 'spaces[3].id', e => e.spaces.reverse() && e.spaces.splice(4, 1, e.spaces[4])],
    ['ten spaces', 'spaces', e => e.spaces.push(e.spaces[0])],
    ['a space without action', 'spaces[3].actions', e => (e.spaces[3].actions = [])],
    ['an unknown action', 'spaces[3].actions[0]', e => (e.spaces[3].actions[0] = 'nap')],
    ['the action that is no space’s', 'spaces[0].actions[0]', e => (e.spaces[0].actions[0] = 'setNoShare')],
    ['the same action twice', 'spaces[3].actions', e => (e.spaces[3].actions = ['move', 'move'])],
    ['three pawns', 'spaces[8].pawns', e => (e.spaces[8].pawns = 3)],
    [
      'a requirement of another journal',
      'journals.pre.requirements[0].requirement',
      e => (e.journals.pre.requirements[0].requirement = 'ladies'),
    ],
    ['five requirements', 'journals.post.requirements', e => e.journals.post.requirements.pop()],
    [
      'an unknown reward',
      'journals.filming.pages[1].rewards[2]',
      e => (e.journals.filming.pages[1].rewards[2] = 'rest'),
    ],
    [
      'a page of three rewards',
      'journals.filming.pages[1].rewards',
      e => e.journals.filming.pages[1].rewards.pop(),
    ],
    ['seven pages', 'journals.pre.pages', e => e.journals.pre.pages.push(e.journals.pre.pages[0])],
    ['no page', 'journals.pre.pages', e => delete e.journals.pre.pages],
    ['an id with a path in it', 'id', e => (e.id = '../secrets')],
    ['a note that is too long', 'note', e => (e.note = 'a'.repeat(501))],
  ])('%s is structural: %s', (_name, path, spoil) => {
    const found = problems(file(spoil)).filter(problem => problem.path === path);
    expect(found).not.toEqual([]);
    expect(found[0]).toMatchObject({ kind: 'structure', message: expect.stringMatching(/^Expected .*\.$/) });
  });

  it.each([null, undefined, 7, 'edition', [], true, () => 1])('an edition that is %s', json => {
    expect(problems(json)[0]).toMatchObject({ kind: 'structure' });
  });

  it('collects every problem, not only the first', () => {
    const json = file(edition => {
      edition.scenes[0].set = 'moon';
      edition.scenes[1].left = 'grey';
      edition.scenes[21].left = edition.scenes[21].left === 'white' ? 'dark' : 'white';
      edition.shares.each = 6;
      edition.journals.post.pages[0].rewards[0] = 'rest';
    });
    expect(paths(json)).toEqual(
      expect.arrayContaining([
        'scenes[0].set',
        'scenes[1].left',
        'scenes[21].left',
        'shares.each',
        'journals.post.pages[0].rewards[0]',
      ]),
    );
  });
});

describe('values that contradict the rulebook', () => {
  const other = (tape: string): string => (tape === 'white' ? 'dark' : 'white');
  it.each<[string, string, (edition: Loose) => void]>([
    ['scene 5 elsewhere', 'scenes[4].set', e => (e.scenes[4].set = 'cave')],
    ['scene 5 with a mirror', 'scenes[4].effect', e => (e.scenes[4].effect = 'mirror')],
    ['a dark initial card', 'initial.right', e => (e.initial.right = 'dark')],
    ['a white final card', 'final.left', e => (e.final.left = 'white')],
    ['MEL-1.5 a third copy', 'effects[4].copies', e => (e.effects[4].copies = 3)],
    ['MEL-4.1 six shares of a kind', 'shares.each', e => (e.shares.each = 6)],
    ['MEL-2.6 a cut for one pawn', 'spaces[8].pawns', e => (e.spaces[8].pawns = 1)],
    ['MEL-2.6 two pawns for filming', 'spaces[4].pawns', e => (e.spaces[4].pawns = 2)],
    ['filming in pre-production', 'spaces[0].actions', e => (e.spaces[0].actions = ['set', 'film'])],
    ['an action on no space', 'spaces', e => (e.spaces[8].actions = ['join'])],
    ['no space for the filming example', 'spaces', e => (e.spaces[4].actions = ['film'])],
    [
      'MEL-5.5 a requirement twice',
      'journals.pre.requirements',
      e => (e.journals.pre.requirements[1] = e.journals.pre.requirements[0]),
    ],
    [
      'MEL-5.7 a lasting reward nowhere',
      'journals',
      e => (e.journals.post.pages[5].rewards[0] = 'colorJoin'),
    ],
    ...[14, 19, 22, 27, 31, 32, 38].map(
      number =>
        [
          `MEL-3.7b the tape left of ${number}`,
          `scenes[${number - 1}].left`,
          (e: Loose) => (e.scenes[number - 1].left = other(e.scenes[number - 1].left)),
        ] as [string, string, (edition: Loose) => void],
    ),
    ['MEL-3.7b the tape left of 12', 'scenes[11].left', e => (e.scenes[11].left = 'dark')],
    ['MEL-3.7b the tape right of 38', 'final.left', e => (e.scenes[37].right = 'white')],
  ])('%s: %s', (_name, path, spoil) => {
    const found = problems(file(spoil)).filter(problem => problem.path === path);
    expect(found[0]).toMatchObject({ kind: 'deduction', message: expect.stringMatching(/^Expected .*\.$/) });
  });

  it('are told even where a scene is missing', () => {
    const json = file(edition => {
      edition.scenes[4].set = 'cave';
      edition.scenes.splice(16, 1);
    });
    expect(paths(json)).toEqual(expect.arrayContaining(['scenes[4].set', 'scenes[16]']));
  });
});

describe('values out of balance', () => {
  it.each<[string, string, RegExp, (edition: Loose) => void]>([
    [
      'a set out of its band',
      'scenes[30].set',
      /scene 31 is at cave after square/,
      e => (e.scenes[29].set = 'square'),
    ],
    [
      'seven scenes at a set',
      'scenes',
      /8 to 9 scenes with the set craters; found 7/,
      e => (e.scenes[24].set = 'cave'),
    ],
    [
      'too many of an effect',
      'scenes',
      /effect trapdoor/,
      e => {
        for (const scene of e.scenes.slice(30)) scene.effect = 'trapdoor';
      },
    ],
    [
      'eight of a pair of paints',
      'scenes',
      /7 scenes with the paints/,
      e => (e.scenes[0].paints = ['blue', 'blue']),
    ],
    [
      'three icons',
      'scenes[0].icons',
      /4 to 6 icons, not 2,/,
      e => (e.scenes[0].icons = { a1: 'lady', b1: 'selenite' }),
    ],
    [
      'seven icons',
      'scenes[0].icons',
      /4 to 6 icons, not 9,/,
      e => {
        const cells = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
        e.scenes[0].icons = Object.fromEntries(
          cells.map((cell, i) => [cell, ['lady', 'selenite', 'astronomer'][i % 3]]),
        );
      },
    ],
    [
      'MEL-R28 four icons of a type',
      'scenes[0].icons',
      /at most 3 icons of a type, not 4,/,
      e => (e.scenes[0].icons = { a1: 'lady', b1: 'lady', c1: 'lady', a2: 'lady', b2: 'selenite' }),
    ],
    [
      'MEL-R28 six icons of two types',
      'scenes[0].icons',
      /at most 5 icons of any two types, not 6,/,
      e => {
        e.scenes[0].icons = {
          a1: 'lady',
          b1: 'lady',
          c1: 'lady',
          a2: 'selenite',
          b2: 'selenite',
          c2: 'selenite',
        };
      },
    ],
    [
      'one type on a scene',
      'scenes[0].icons',
      /2 or 3 types of actor, not 1,/,
      e => (e.scenes[0].icons = { a1: 'lady', b1: 'lady', c1: 'lady' }),
    ],
    [
      'four types on a scene',
      'scenes[0].icons',
      /2 or 3 types of actor, not 4,/,
      e => (e.scenes[0].icons = { a1: 'lady', b1: 'selenite', c1: 'gentleman', a2: 'astronomer' }),
    ],
    [
      'an actor nearly everywhere',
      'scenes',
      /20 to 28 scenes with the actor lady/,
      e => {
        for (const scene of e.scenes)
          scene.icons = { a1: 'lady', b1: 'lady', a2: 'selenite', b2: 'selenite' };
      },
    ],
    [
      'no scene with six icons',
      'scenes',
      /at least 2 scenes with 6 icons; found 0/,
      e => {
        for (const scene of e.scenes)
          scene.icons = { a1: 'lady', b1: 'lady', a2: 'selenite', b2: 'selenite' };
      },
    ],
    [
      'nearly all white',
      'scenes',
      /17 to 25 scenes with the right half tape dark/,
      e => {
        for (const scene of e.scenes) scene.right = 'white';
      },
    ],
    [
      'MEL-5.7 no lasting reward',
      'journals.pre.pages[0].rewards',
      /one lasting reward/,
      e => (e.journals.pre.pages[0].rewards[1] = 'pawns'),
    ],
    [
      'MEL-5.7 a lasting reward late',
      'journals.pre.pages[0].rewards',
      /it stands on space 3/,
      e => e.journals.pre.pages[0].rewards.reverse() && e.journals.pre.pages[0].rewards.splice(3, 1, 'pawns'),
    ],
  ])('%s: %s', (_name, path, message, spoil) => {
    const found = problems(file(spoil)).filter(problem => problem.path === path);
    expect(found.map(problem => problem.kind)).toContain('balance');
    expect(found.map(problem => problem.message).join(' ')).toMatch(message);
  });
});

describe('a hostile file', () => {
  it('cannot put anything on a prototype', () => {
    const json = JSON.parse(
      JSON.stringify(SHIPPED).replace('{', '{"__proto__":{"hacked":true},"constructor":1,'),
    );
    expect(paths(json)).toEqual(['__proto__', 'constructor']);
    expect(({} as Loose).hacked).toBeUndefined();
  });

  it('is not helped by inherited fields', () => {
    expect(problems(Object.create(SHIPPED))[0]).toMatchObject({ path: 'id' });
  });

  it('is not read beyond the sizes of an edition, and its words are cut short', () => {
    const json = file(edition => {
      edition.scenes = Array.from({ length: 1e5 }, () => ({ number: 'x'.repeat(1e3) }));
      edition.spaces = Array.from({ length: 1e5 }, () => null);
      edition.dot.between = 'y'.repeat(1e6);
      for (let i = 0; i < 1e5; i++) edition[`${'k'.repeat(50)}${i}`] = 0;
    });
    const found = problems(json);
    expect(found.length).toBeLessThanOrEqual(200);
    for (const problem of found) expect(problem.message.length + problem.path.length).toBeLessThan(400);
  });

  it('says in its message how many problems there are beyond those it shows', () => {
    const json = file(edition => {
      for (const scene of edition.scenes) delete scene.set;
    });
    expect(() => parseEdition(json)).toThrow(/and 39 more/);
  });

  it('gives back nothing of the object it was given', () => {
    const json = file(() => {}) as Loose;
    const edition = parseEdition(json);
    json.scenes[0].icons.a1 = 'bear';
    json.journals.pre.pages[0].rewards.push('rest');
    expect(edition).toEqual(SHIPPED);
  });
});
