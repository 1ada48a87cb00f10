import { searchChance } from '@backlot/engine';
import { describe, expect, it } from 'vitest';
import { arrange, cell, game, kindOf, legal, play, refusal, refused } from './position.ts';

describe('2 The turn', () => {
  it('CAN-2.1 draws three, lays two and stops, or lays one and goes on', () => {
    const state = game.setup({}, 2, { chance: searchChance(1) });
    expect(state.drawn).toHaveLength(3);
    const laying = arrange().drawn('people-1', 'beer-1', 'chipset-1').laying(0);
    play(laying, 'tile beer-1', 'cell 0,1');
    expect(refusal(laying, 'stop')).toBe('CAN-2.1');
    expect(legal(laying)).toEqual(['tile people-1', 'tile chipset-1', 'develop']);
    const onward = game.clone(laying);
    play(laying, 'tile people-1', 'cell 0,2');
    expect(legal(laying)).toEqual(['stop']);
    expect(refused(laying, 'tile chipset-1')).toEqual({ rule: 'CAN-2.2', placed: 2, agents: 0, most: 2 });
    expect(refusal(laying, 'develop')).toBe('CAN-2.2');
    play(laying, 'stop');
    expect(laying.mover).toBe(1);
    play(onward, 'develop');
    expect(onward.mover).toBe(0);
    expect(onward.stack.map(frame => frame.kind)).toEqual(['produce', 'rod']);
  });

  it('CAN-2.2 with one agent: one and go on, two and stop or go on, three and stop', () => {
    const state = arrange().drawn('people-1', 'beer-1', 'chipset-1').laying(0, 1);
    play(state, 'tile beer-1', 'cell 0,1');
    expect(legal(state)).toEqual(['tile people-1', 'tile chipset-1', 'develop']);
    play(state, 'tile people-1', 'cell 0,2');
    expect(legal(state)).toEqual(['tile chipset-1', 'develop', 'stop']);
    play(state, 'tile chipset-1', 'cell 0,3');
    expect(legal(state)).toEqual(['stop']);
    expect(refused(state, 'develop')).toEqual({ rule: 'CAN-2.2', placed: 3, agents: 1, most: 2 });
  });

  it('CAN-2.2 with two agents: one and go on, two or three and stop or go on, never more than three', () => {
    const state = arrange(4).drawn('people-1', 'beer-1', 'chipset-1').laying(0, 2);
    play(state, 'tile beer-1', 'cell 0,1');
    expect(legal(state)).toEqual(['tile people-1', 'tile chipset-1', 'develop']);
    play(state, 'tile people-1', 'cell 0,2');
    expect(legal(state)).toEqual(['tile chipset-1', 'develop', 'stop']);
    play(state, 'tile chipset-1', 'cell 0,3');
    expect(legal(state)).toEqual(['develop', 'stop']);
    const full = arrange(4).drawn('people-1', 'beer-1', 'chipset-1').laying(0, 2, 3);
    expect(refused(full, 'tile beer-1')).toEqual({ rule: 'CAN-2.2', placed: 3, agents: 2, most: 3 });
  });

  it('CAN-2.3 asks for at least one tile', () => {
    const state = arrange().drawn('people-1', 'beer-1', 'chipset-1').laying(0, 1);
    expect(refusal(state, 'develop')).toBe('CAN-2.3');
    expect(refusal(state, 'stop')).toBe('CAN-2.3');
  });

  it('CAN-R1 counts agents when the turn begins: one reached later in the turn allows nothing yet', () => {
    const position = arrange().tiles('people-1 0,1', 'agent 0,2').rods(1, '0,0 0,1');
    const state = position.drawn('beer-1').laying(0, 0, 1);
    play(state, 'develop');
    play(state, 'rod 0,1 0,2');
    expect(state.agents).toBe(0);
    play(state, 'done');
    expect(state.agents).toBe(0); // of the other seat
    while (state.mover !== 0) game.apply(state, game.fallback(state), { chance: searchChance(2) });
    expect(state.agents).toBe(1);
  });

  it('CAN-2.4 lays a tile on any free cell that touches the table by a side', () => {
    const state = arrange().drawn('people-1').laying(0);
    play(state, 'tile people-1');
    const cells = ['0,1', '-1,1', '-1,0', '0,-1', '1,-1', '2,0', '1,1', '2,-1'];
    expect(legal(state).sort()).toEqual(cells.map(at => `cell ${at}`).sort());
    expect(game.find(state, 'cell 5,5')).toBeUndefined();
    expect(game.find(state, 'cell 0,0')).toBeUndefined();
  });

  it('CAN-R16 lets the map grow freely on all sides, whatever lies about on a real table', () => {
    const far = Array.from({ length: 9 }, (_, i) => `${-1 - i}`);
    const names = [
      'people-1',
      'people-2',
      'beer-1',
      'beer-2',
      'chipset-1',
      'agent',
      'critic',
      'party',
      'golf-club',
    ];
    const state = arrange()
      .tiles(...names.map((name, i) => `${name} ${far[i]},0`))
      .drawn('star-maker')
      .laying(0);
    play(state, 'tile star-maker');
    expect(legal(state)).toContain('cell -10,0');
    expect(legal(state)).toContain('cell -9,-1');
  });

  it('CAN-R2 asks how to turn a party with invitations and no other tile', () => {
    const turns = { 'party-1': 6, 'party-2-adjacent': 6, 'party-2-gap': 6, 'party-2-opposite': 3 } as const;
    for (const [name, count] of Object.entries(turns)) {
      const state = arrange()
        .drawn(name as keyof typeof turns)
        .laying(0);
      play(state, `tile ${name}`, 'cell 0,1');
      expect(legal(state, 'turn')).toHaveLength(count);
      play(state, 'turn 2');
      expect(state.tiles.at(-1)).toEqual({ cell: cell('0,1'), kind: kindOf(name as 'party-1'), turn: 2 });
    }
    for (const name of ['party', 'party-beer', 'agent'] as const) {
      const state = arrange().drawn(name).laying(0);
      play(state, `tile ${name}`, 'cell 0,1');
      expect(state.tiles.at(-1)?.turn).toBe(0);
    }
  });

  it('CAN-2.5 refuses an invitation on a side between two parties, on either of them', () => {
    // its invitation looks southeast, at 0,2
    const position = arrange().tiles('party-1 0,1 1').drawn('party', 'party-1', 'people-1');
    const state = position.laying(0);
    const inside = game.clone(state);
    play(state, 'tile party');
    expect(refused(state, 'cell 0,2')).toEqual({ rule: 'CAN-2.5', cell: '0,2' });
    expect(refusal(state, 'cell -1,1')).toBeUndefined();
    play(inside, 'tile party-1', 'cell -1,1');
    // the party lies to its east
    expect(refused(inside, 'turn 0')).toEqual({ rule: 'CAN-2.5', turn: 0 });
    expect(legal(inside)).toEqual([1, 2, 3, 4, 5].map(turn => `turn ${turn}`));
    const other = position.laying(0);
    play(other, 'tile people-1');
    expect(refusal(other, 'cell 0,2')).toBeUndefined();
  });

  it('CAN-2.6 puts the tiles not laid face down on the discards', () => {
    const state = arrange().drawn('people-1', 'beer-1', 'chipset-1').laying(0);
    play(state, 'tile beer-1', 'cell 0,1', 'tile people-1', 'cell 0,2');
    const events = play(state, 'stop');
    expect(events).toContainEqual({ type: 'discarded', seat: 0, count: 1, kinds: [kindOf('chipset-1')] });
    expect(state.players[0]?.discards).toEqual([kindOf('chipset-1')]);
  });

  it('CAN-R13 discards before the network is developed', () => {
    const state = arrange().drawn('people-1', 'beer-1', 'chipset-1').laying(0);
    play(state, 'tile beer-1', 'cell 0,1', 'develop');
    expect(state.drawn).toEqual([]);
    expect(state.players[0]?.discards).toHaveLength(2);
    expect(state.stack.at(-1)?.kind).toBe('rod');
  });

  it('CAN-2.7 makes the discards a new pile as soon as the pile is empty, also in the middle of a draw', () => {
    const position = arrange().drawn('beer-1').pileOf(1, 'people-1');
    const before = position.player(1).discards.length;
    const state = position.laying(0, 0, 2);
    const events = play(state, 'stop'); // seat 0 discards a tile, then seat 1 draws the last of the pile and goes on drawing
    expect(events.filter(event => event.type === 'reshuffled')).toEqual([
      { type: 'reshuffled', count: before + 1 },
    ]);
    expect(state.drawn).toHaveLength(3);
    expect(state.drawn).toContain(kindOf('people-1'));
    expect(state.pile).toHaveLength(before + 1 - 2);
    expect(state.players.map(player => player.discards)).toEqual([[], []]);
  });

  it('CAN-2.7 lets tiles discarded later in that turn begin the next discard pile', () => {
    const state = arrange().drawn('beer-1').pileOf(1, 'people-1').laying(0, 0, 2);
    play(state, 'stop');
    play(state, legal(state)[0] as string);
    play(state, ...legal(state, 'cell').slice(0, 1));
    if (legal(state, 'turn').length > 0) play(state, legal(state)[0] as string);
    const pile = state.pile.length;
    play(state, 'develop');
    expect(state.players[1]?.discards).toHaveLength(2);
    expect(state.pile).toHaveLength(pile);
  });

  it('CAN-2.7 draws one or two tiles where there are fewer than three in all', () => {
    const state = arrange();
    const spare = state.state.pile.splice(0);
    expect(spare).toHaveLength(34);
    // all but two tiles lie on the table in a row
    spare
      .sort((a, b) => a - b)
      .slice(0, 32)
      .forEach((kind, i) =>
        state.state.tiles.push({ cell: cell(`${i + 2},0`), kind, turn: kind === 3 ? 2 : 1 }),
      );
    state.state.pile.push(...spare.slice(32));
    state.state.mover = 1;
    state.state.stack.push({ kind: 'tile', seat: 1, placed: 2 });
    const driver = { chance: searchChance(1) };
    game.apply(state.state, { type: 'stop' }, driver);
    expect(state.state.drawn).toHaveLength(2);
    expect(state.state.mover).toBe(0);
  });

  it('CAN-R3 shows a seat its own discards and draws, to others only how many there are', () => {
    const position = arrange(3)
      .discards(0, 'agent', 'people-1')
      .discards(1, 'critic')
      .drawn('beer-1', 'beer-2');
    const state = position.rods(2, '0,0 0,1').goods(1, { star: 2 });
    state.tiles('people-2 0,1');
    const at = state.laying(2);
    const views = [0, 1, 2, undefined].map(seat => game.view(at, seat));
    expect(views.map(view => view.players[0]?.discarded.known)).toEqual([
      [kindOf('people-1'), kindOf('agent')],
      undefined,
      undefined,
      undefined,
    ]);
    expect(views.map(view => view.players[0]?.discarded.count)).toEqual([2, 2, 2, 2]);
    expect(views.map(view => view.drawn.known)).toEqual([
      undefined,
      undefined,
      [kindOf('beer-1'), kindOf('beer-2')],
      undefined,
    ]);
    for (const view of views) {
      expect(view.pile).toBe(at.pile.length);
      expect(view.drawn.count).toBe(2);
      expect(view.players[1]?.goods).toEqual(at.players[1]?.goods);
      expect(view.players[2]?.rods).toEqual(at.players[2]?.rods);
      expect(view.popularity).toEqual([13, 13, 13]);
      const hidden = [0, 1, 2].flatMap(seat =>
        seat === view.seat ? [] : (at.players[seat]?.discards ?? []),
      );
      const unseen = [...at.pile, ...hidden, ...(view.seat === 2 ? [] : at.drawn)];
      expect(view.unseen.reduce((sum, count) => sum + count, 0)).toBe(unseen.length);
      for (const kind of unseen) expect(view.unseen[kind]).toBe(unseen.filter(it => it === kind).length);
    }
  });

  it('CAN-R3 hides which tile is about to be laid, and where, until it lies', () => {
    const state = arrange().drawn('party-1', 'beer-1', 'agent').laying(0);
    const before = game.view(state, 1);
    play(state, 'tile party-1');
    expect(game.view(state, 1)).toEqual(before);
    play(state, 'cell 0,1');
    expect(game.view(state, 1)).toEqual(before);
    expect(game.view(state, undefined).stack).toEqual([{ kind: 'tile', seat: 0, placed: 0 }]);
    expect(game.view(state, 0).stack).not.toEqual(before.stack);
    const [placed] = play(state, 'turn 1');
    expect(game.show(placed as never, 1)).toEqual(placed);
    expect(game.view(state, 1).tiles).toHaveLength(3);
  });

  it('CAN-R3 tells others of a draw or a discard only how many tiles it was', () => {
    const drew = { type: 'drew', seat: 0, count: 2, kinds: [1, 2] } as const;
    const discarded = { type: 'discarded', seat: 0, count: 1, kinds: [4] } as const;
    expect(game.show(drew, 0)).toEqual(drew);
    expect(game.show(drew, 1)).toEqual({ type: 'drew', seat: 0, count: 2 });
    expect(game.show(discarded, undefined)).toEqual({ type: 'discarded', seat: 0, count: 1 });
  });
});
