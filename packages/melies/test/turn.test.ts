import { describe, expect, it } from 'vitest';
import { arrange, kind, legal, play, refusal } from './position.ts';

describe('2 The turn', () => {
  it('MEL-2.1 places a pawn and does at least one action; either order, and the second is optional', () => {
    const state = arrange().turn(0);
    play(state, 'place pre1'); // Prepare Set and Special Effects
    expect(state.players[0]?.pawns).toBe(2);
    expect(refusal(state, 'pass')).toBe('MEL-2.1');
    const texts = legal(state);
    expect(texts).toContain('set clockwise');
    expect(texts.some(text => text.startsWith('take'))).toBe(true);
    play(state, texts.find(text => text.startsWith('take')) as string);
    expect(legal(state)).toContain('set anticlockwise');
    play(state, 'pass');
    expect(state.mover).toBe(1);
  });

  it('MEL-2.2 refuses a space where no action can really be done', () => {
    const position = arrange().cleared();
    position.state.players[0]?.effects.splice(0).forEach(effect => position.state.effectDeck.push(effect));
    position.state.players[1]?.effects.splice(0).forEach(effect => position.state.effectDeck.push(effect));
    const state = position.turn(0); // only the two titles, which never fit each other, and nothing to color
    expect(refusal(state, 'place post1')).toBe('MEL-2.2');
    expect(refusal(state, 'place pre1')).toBeUndefined();
  });

  it('MEL-2.3 sends the pawn of another player home first', () => {
    const state = arrange().turn(0);
    play(state, 'place pre1', 'set anticlockwise', 'pass');
    expect(state.players[0]?.pawns).toBe(2);
    const events = play(state, 'place pre1');
    expect(events[0]).toEqual({ type: 'bumped', seat: 0, space: 0, pawns: 1 });
    expect(state.players[0]?.pawns).toBe(3);
    expect(state.spaces[0]).toBe(1);
  });

  it('MEL-R24 sends both pawns on the Cut space home', () => {
    const position = arrange().cleared().filmed([12, 22], 0).filmed([14], 1);
    position.state.spaces[8] = 1;
    (position.state.players[1] as { pawns: number }).pawns = 1;
    const state = position.turn(0);
    play(state, 'place post3');
    expect(state.players[1]?.pawns).toBe(3);
  });

  it('MEL-2.4 refuses a space that holds one of your own pawns', () => {
    const position = arrange();
    position.state.spaces[1] = 0;
    (position.state.players[0] as { pawns: number }).pawns = 2;
    expect(refusal(position.turn(0), 'place pre2')).toBe('MEL-2.4');
  });

  it('MEL-2.5 without a pawn takes all pawns back as the turn', () => {
    const position = arrange();
    position.state.spaces.splice(0, 3, 0, 0, 0);
    (position.state.players[0] as { pawns: number }).pawns = 0;
    const state = position.turn(0);
    expect(legal(state)).toEqual(['retrieve']);
    expect(refusal(state, 'place filming1')).toBe('MEL-2.5');
    play(state, 'retrieve');
    expect(state.players[0]?.pawns).toBe(3);
    expect(state.spaces).not.toContain(0);
    expect(state.mover).toBe(1);
  });

  it('MEL-2.6 takes two pawns at once for Cut and Create Sequence', () => {
    const position = arrange().cleared().filmed([12, 22], 0).filmed([14], 1);
    expect(refusal(position.turn(0), 'place post3')).toBeUndefined();
    position.state.spaces.splice(0, 2, 0, 0);
    (position.state.players[0] as { pawns: number }).pawns = 1;
    const state = position.turn(0);
    expect(refusal(state, 'place post3')).toBe('MEL-2.6');
    position.state.spaces.splice(0, 2, -1, -1);
    (position.state.players[0] as { pawns: number }).pawns = 3;
    play(position.turn(0), 'place post3');
    expect(state.players[0]?.pawns).toBe(1);
  });

  it('MEL-R3 refuses to take pawns back early, but not where no space can be chosen', () => {
    const early = arrange().turn(0);
    expect(refusal(early, 'retrieve')).toBe('MEL-R3');
    // three players have two pawns; one left can't cut, and every other space is this player's or useless
    const position = arrange(3).cleared();
    for (const player of position.state.players) position.state.effectDeck.push(...player.effects.splice(0));
    const { state } = position;
    state.spaces.splice(0, 7, 0, 0, 0, 0, 0, 0, -1);
    (state.players[0] as { pawns: number }).pawns = 1;
    state.stack.splice(0, state.stack.length, { kind: 'turn', seat: 0 });
    state.mover = 0;
    expect(legal(state)).toEqual(['retrieve']);
  });

  it('MEL-R4 skips an action of the space that has become impossible', () => {
    const position = arrange().onlyHolds(0, 5).effects(0, kind('trapdoor', 'red')).set(0); // scene 5 plays at the club
    const state = position.acting(0, ['set', 'film']);
    expect(legal(state)).toEqual(['set clockwise', 'set anticlockwise', 'film 5']);
    play(state, 'set clockwise'); // now between the foundry and the craters
    expect(state.mover).toBe(1);
    expect(state.players[0]?.scenes).toEqual([5]);
  });

  it('MEL-R20 judges an action when its turn comes: one made possible in the same turn may be done', () => {
    const held = kind('trapdoor', 'red');
    const position = arrange().onlyHolds(0, 5).effects(0, held).set(1); // scene 5 plays at the club
    const state = position.acting(0, ['set', 'film']);
    expect(refusal(state, 'film 5')).toBe('MEL-3.6a');
    play(state, 'set anticlockwise');
    expect(refusal(state, 'film 5')).toBeUndefined();
  });

  it('MEL-2.7 lets three cards of one effect, or of one paint, be discarded and the row refilled before taking', () => {
    const [a, b, c] = [kind('mirror', 'red'), kind('mirror', 'blue'), kind('mirror', 'yellow')];
    const state = arrange().effectRow(a, b, c).acting(0, ['effects']);
    const [refreshed] = play(state, 'refresh');
    expect(refreshed).toEqual({ type: 'refreshed', seat: 0, effects: [a, b, c] });
    expect(legal(state).every(text => text.startsWith('take') || text === 'refresh')).toBe(true);
    const paints = arrange()
      .effectRow(kind('mirror', 'red'), kind('smoke', 'red'), kind('pulley', 'red'))
      .acting(0, ['effects']);
    expect(refusal(paints, 'refresh')).toBeUndefined();
    const mixed = arrange()
      .effectRow(kind('mirror', 'red'), kind('smoke', 'red'), kind('pulley', 'blue'))
      .acting(0, ['effects']);
    expect(refusal(mixed, 'refresh')).toBe('MEL-2.7');
    const short = arrange().effectRow(kind('mirror', 'red'), kind('smoke', 'red')).acting(0, ['effects']);
    expect(refusal(short, 'refresh')).toBe('MEL-2.7');
  });

  it('MEL-R5 keeps the discarded cards aside until a card is taken, and asks for three others', () => {
    const row = [kind('mirror', 'red'), kind('mirror', 'blue'), kind('mirror', 'yellow')];
    const state = arrange()
      .effectRow(...row)
      .acting(0, ['effects']);
    play(state, 'refresh');
    expect([...state.aside].sort()).toEqual([...row].sort());
    play(state, legal(state)[0] as string);
    expect(state.aside).toEqual([]);
    expect([...state.effectDiscard].sort()).toEqual([...row].sort());

    const position = arrange().effectRow(...row);
    position.state.players[1]?.effects.push(...position.state.effectDeck.splice(2));
    expect(refusal(position.acting(0, ['effects']), 'refresh')).toBe('MEL-R5');
    position.state.effectDiscard.push(position.state.players[1]?.effects.pop() as number);
    expect(refusal(position.acting(0, ['effects']), 'refresh')).toBeUndefined(); // two in the deck, one discarded
  });
});
