import { describe, expect, it } from 'vitest';
import { type Frame, SHIPPED, type View } from '../src/index.ts';
import { en, names, words, wordsFrom } from '../src/words/index.ts';
import { everyMove } from './moves.ts';
import { BROKEN, setUp } from './sentences.ts';

const view = setUp();
const asking = (frame: Frame, over: Partial<View> = {}): View => ({ ...view, ...over, stack: [frame] });
const act = (frame: Partial<Extract<Frame, { kind: 'act' }>>): Frame => ({
  kind: 'act',
  seat: 0,
  actions: 0,
  journal: -1,
  must: 0,
  pawn: 0,
  again: 0,
  ...frame,
});
const [SET, WARDROBE, MOVE, FILM, JOIN, SET_NO_SHARE] = [1, 1 << 3, 1 << 4, 1 << 5, 1 << 6, 1 << 9];

describe('questions', () => {
  it.each<[string, Frame]>([
    ['Choose the scene that you begin the film with; you keep the other', { kind: 'lay', seat: 0 }],
    ['Put the sixth actor on a free cell, with the side up that you prefer', { kind: 'stand', seat: 0 }],
    ['Place a pawn on an action space', { kind: 'turn', seat: 0 }],
    ['Move an actor or film a scene', act({ actions: FILM | MOVE, must: 1, pawn: 1 })],
    ['You may film a scene', act({ actions: FILM, pawn: 1 })],
    ['You may turn an actor over once more', act({ actions: WARDROBE, again: 1 })],
    ['You may join two pieces or advance the filming journal', act({ actions: JOIN, journal: 1 })],
    ['You may advance the post-production journal', act({ journal: 2 })],
    [
      'You may exchange a mirror card of yours with the installed effect',
      { kind: 'exchange', seat: 0, effect: 3 },
    ],
    ['Choose the two effect cards that color scene 31', { kind: 'pay', seat: 0, scene: 31, pawn: 1 }],
    ['Take an effect card from the new row', { kind: 'restocked', seat: 0, pawn: 1 }],
  ])('asks: %s', (question, frame) => {
    expect(words.question(asking(frame))).toBe(question);
  });

  it('MEL-4.1 tells how many shares are held', () => {
    const players = view.players.map(player => ({ ...player, shares: { count: 4, known: undefined } }));
    expect(words.question(asking({ kind: 'discard', seat: 0 }, { players }))).toBe(
      'You hold 4 shares: discard one, face down',
    );
  });

  it('MEL-2.5 says so where no pawn is left', () => {
    const players = view.players.map(player => ({ ...player, pawns: 0 }));
    expect(words.question(asking({ kind: 'turn', seat: 0 }, { players }))).toBe(
      'You have no pawn left, so take all of them back',
    );
  });

  it('MEL-6.1 says when it is the last turn', () => {
    const question = words.question(asking({ kind: 'turn', seat: 0 }, { round: 9, finalRound: 9 }));
    expect(question).toBe('Your last turn: place a pawn on an action space');
  });

  it('asks nothing of a finished game', () => {
    expect(words.question({ ...view, stack: [] })).toBe('The game is over');
  });
});

describe('choices', () => {
  const stage = [8, -1, 4, -1, 0, -1, 2, -1, 11];
  const onStage = { ...view, stage };

  it('are named shortly and actively', () => {
    const named = (move: Parameters<typeof words.choice>[0], over: View = onStage) =>
      words.choice(move, over);
    expect(named({ type: 'film', scene: 21 })).toBe('Film scene 21');
    expect(named({ type: 'join', left: 12, right: 22 })).toBe('Join 12 to 22');
    expect(named({ type: 'join', left: 0, right: 12 })).toBe('Join the initial title to 12');
    expect(named({ type: 'cut', at: 12, left: 12, right: 14 })).toBe('Cut after 12 and join 14 on its right');
    expect(named({ type: 'cut', at: 12, left: 19, right: 22 })).toBe(
      'Cut after 12 and join 19 on the left of 22',
    );
    expect(named({ type: 'take', effect: 11 })).toBe('Take the red mirror');
    expect(named({ type: 'turn', cell: 0 })).toBe('Turn the Lady at the back left into a Selenite');
    expect(named({ type: 'turn', cell: 6 })).toBe('Turn the Astronomer at the front left into a Gentleman');
    expect(named({ type: 'move', from: 0, to: 1 })).toBe('Move the Lady at the back left to the back center');
    expect(named({ type: 'move', from: 0, to: 4 })).toBe(
      'Swap the Lady at the back left and the Astronomer in the center',
    );
    expect(named({ type: 'stand', face: 9, cell: 1 })).toBe('A Selenite at the back center');
    expect(named({ type: 'place', space: 4 })).toBe('Move Actors + Film a Scene');
    expect(named({ type: 'place', space: 7 })).toBe('Create Sequence + Color Scene (2)');
    expect(named({ type: 'pay', first: 11, second: 1 })).toBe(
      'Pay with the red mirror and the blue trapdoor',
    );
    expect(named({ type: 'pay', first: 1, second: 1 })).toBe('Pay with two blue trapdoor cards');
    expect(named({ type: 'discard', share: 0 })).toBe('Discard a moon share');
  });

  it('MEL-3.1 and MEL-5.7 tell which sets a step makes ready and whether it brings a share', () => {
    const before = (actions: number) => asking(act({ actions }), { set: 4 });
    expect(words.choice({ type: 'set', steps: 1 }, before(SET))).toBe(
      'Clockwise to Club and Foundry, with a share',
    );
    expect(words.choice({ type: 'set', steps: -2 }, before(SET))).toBe(
      '2 steps anticlockwise to Craters and Cave',
    );
    expect(words.choice({ type: 'set', steps: 1 }, before(SET_NO_SHARE))).toBe(
      'Clockwise to Club and Foundry',
    );
    expect(words.group({ type: 'set', steps: 1 }, before(SET))).toBe('Prepare Set');
    expect(words.group({ type: 'set', steps: 1 }, before(SET_NO_SHARE))).toBe('Prepare Set without a share');
  });

  it('MEL-5.2 tells the reward of an advance, and none at the end of the page', () => {
    const page = SHIPPED.journals.filming.pages.findIndex(({ rewards }) => rewards[3] === 'prestige3');
    const journals = view.journals.map(journal => ({ ...journal, page }));
    const at = (disk: number) =>
      asking(act({ journal: 1 }), {
        journals,
        players: view.players.map(player => ({ ...player, disks: [0, disk, 0] })),
      });
    expect(words.choice({ type: 'advance', journal: 1 }, at(3))).toBe(
      'Advance the filming journal: 3 prestige',
    );
    expect(words.choice({ type: 'advance', journal: 1 }, at(4))).toBe('Advance the filming journal');
  });

  it('MEL-3.9 warns that another owner takes a share', () => {
    const owners = view.owners.map(() => 1);
    const own = asking(act({ actions: 1 << 8 }), { owners: owners.map(() => 0) });
    const other = asking(act({ actions: 1 << 8 }), { owners });
    expect(words.choice({ type: 'color', scene: 31 }, own)).toBe('Color scene 31');
    expect(words.choice({ type: 'color', scene: 31 }, other)).toBe('Color scene 31, its owner takes a share');
  });

  it.each<[string, Frame]>([
    ['Keep the installed effect', { kind: 'exchange', seat: 0, effect: 0 }],
    ['Do not advance', act({ journal: 0 })],
    ['Done', act({ actions: FILM, pawn: 1 })],
    ['Done', act({ actions: MOVE, again: 1 })],
    ['Decline', act({ actions: JOIN, journal: 1 })],
  ])('MEL-R16 names passing by what it declines: %s', (label, frame) => {
    expect(words.choice({ type: 'pass' }, asking(frame))).toBe(label);
  });

  it('have a label and a heading for every move, whatever is on the table', () => {
    for (const move of everyMove()) {
      for (const over of [view, onStage, { ...view, stack: [] }]) {
        for (const text of [words.choice(move, over), words.group(move, over)]) {
          expect(text).toMatch(/^[A-Z0-9].*[a-z0-9)]$/);
          expect(text).not.toMatch(BROKEN);
        }
      }
    }
  });
});

describe('names', () => {
  it('follow the actions printed on the spaces of another edition', () => {
    const other = wordsFrom(en, {
      ...SHIPPED,
      spaces: SHIPPED.spaces.map(space => ({ ...space, actions: ['film'] })),
    });
    expect(other.choice({ type: 'place', space: 2 }, view)).toBe('Film a Scene (3)');
  });

  it('differ from each other within each list', () => {
    for (const table of Object.values(names)) {
      const values = Object.values(table);
      expect(new Set(values).size).toBe(values.length);
    }
  });
});
