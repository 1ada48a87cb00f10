import { type Seat, searchChance, take } from '@backlot/engine';
import {
  ACTIONS,
  type Action,
  CELLS,
  createMelies,
  EFFECTS,
  type Effect,
  type EffectKind,
  type Event,
  FINAL,
  type Frame,
  INITIAL,
  JOURNALS,
  type Journal,
  type Lasting,
  type Move,
  PAINTS,
  type Paint,
  REQUIREMENTS,
  type Requirement,
  SHIPPED,
  type State,
} from '@backlot/melies';

export const game = createMelies();

/** A kind of effect card by its words. */
export const kind = (effect: Effect, paint: Paint): EffectKind =>
  EFFECTS.indexOf(effect) * PAINTS.length + PAINTS.indexOf(paint);
export const cell = (name: (typeof CELLS)[number]): number => CELLS.indexOf(name);

/** A game after its set-up choices: the first turn of the starting player, seat 0. */
export function opening(seats = 2, seed = 1): State {
  for (let tries = seed; ; tries++) {
    const driver = { chance: searchChance(tries) };
    const state = game.setup({}, seats, driver);
    if (state.start !== 0) continue;
    while (state.round === 0) game.apply(state, game.legal(state)[0] as Move, driver);
    return state;
  }
}

/** Changes a position by moving components about, so that it stays one that a game could reach. */
export class Arranged {
  readonly state: State;
  constructor(seats = 2, seed = 1) {
    this.state = opening(seats, seed);
  }

  /** Takes a scene from wherever it lies. */
  private liftScene(scene: number): void {
    const { state } = this;
    if (state.nextScene === scene) state.nextScene = state.sceneDeck.pop() as number;
    const places = [state.sceneDeck, ...state.players.map(player => player.scenes)];
    if (places.some(place => take(place, scene))) return;
    if (take(state.sceneRow, scene)) {
      state.sceneRow.push(state.nextScene);
      state.nextScene = state.sceneDeck.pop() as number;
      return;
    }
    const at = state.pieces.findIndex(piece => piece.includes(scene));
    if (at < 0) throw new Error(`scene ${scene} is nowhere`);
    if (state.pieces[at]?.length !== 1) throw new Error(`scene ${scene} is joined already`);
    state.pieces.splice(at, 1);
    const owner = state.owners[scene] as Seat;
    (state.players[owner] as State['players'][number]).tickets++;
    state.owners[scene] = -1;
    state.coloured[scene] = 0;
  }

  holds(seat: Seat, ...scenes: number[]): this {
    for (const scene of scenes) {
      this.liftScene(scene);
      this.state.players[seat]?.scenes.push(scene);
    }
    return this;
  }

  /** The scenes held by a seat are exactly these. */
  onlyHolds(seat: Seat, ...scenes: number[]): this {
    const player = this.state.players[seat] as State['players'][number];
    this.state.sceneDeck.push(...player.scenes.splice(0));
    return this.holds(seat, ...scenes);
  }

  /** Puts one piece of filmed scenes into the editing area; `owners` by card, or one for all. */
  filmed(piece: readonly number[], owners: Seat | readonly Seat[]): this {
    const cards = piece.filter(card => card !== INITIAL && card !== FINAL);
    for (const card of cards) this.liftScene(card);
    for (const title of piece.filter(card => card === INITIAL || card === FINAL)) {
      this.state.pieces.splice(
        this.state.pieces.findIndex(other => other.length === 1 && other[0] === title),
        1,
      );
    }
    cards.forEach((card, i) => {
      const owner = typeof owners === 'number' ? owners : (owners[i] as Seat);
      this.state.owners[card] = owner;
      (this.state.players[owner] as State['players'][number]).tickets--;
    });
    this.state.pieces.push([...piece]);
    return this;
  }

  /** Empties the editing area of all but the title cards. */
  cleared(): this {
    for (const piece of [...this.state.pieces]) {
      const scene = piece[0] as number;
      if (scene === INITIAL || scene === FINAL) continue;
      this.liftScene(scene);
      this.state.sceneDeck.push(scene);
    }
    return this;
  }

  private liftEffect(effect: EffectKind): void {
    const { state } = this;
    const places = [state.effectDeck, state.effectDiscard];
    if (places.some(place => take(place, effect))) return;
    for (const player of state.players) if (take(player.effects, effect)) return;
    const at = state.effectRow.indexOf(effect);
    if (at >= 0) state.effectRow[at] = state.effectDeck.pop() as number;
    else if (state.installed === effect) state.installed = state.effectDeck.pop() as number;
    else throw new Error(`no card of effect kind ${effect} is left`);
  }

  /** The effects held by a seat are exactly these. */
  effects(seat: Seat, ...kinds: EffectKind[]): this {
    const player = this.state.players[seat] as State['players'][number];
    this.state.effectDeck.push(...player.effects.splice(0));
    for (const effect of kinds) this.liftEffect(effect);
    player.effects.push(...kinds);
    return this;
  }

  installed(effect: EffectKind): this {
    this.liftEffect(effect);
    this.state.effectDeck.push(this.state.installed);
    this.state.installed = effect;
    return this;
  }

  effectRow(...kinds: EffectKind[]): this {
    this.state.effectDeck.push(...this.state.effectRow.splice(0));
    for (const effect of kinds) this.liftEffect(effect);
    this.state.effectRow = [...kinds];
    return this;
  }

  /** All cards of the effect deck go to the discards but `left`. */
  thinEffectDeck(left: number): this {
    this.state.effectDiscard.push(...this.state.effectDeck.splice(left));
    return this;
  }

  shares(seat: Seat, ...counts: number[]): this {
    counts.forEach((count, share) => {
      const held = (this.state.players[seat] as State['players'][number]).shares;
      this.state.shareDeck[share] = (this.state.shareDeck[share] as number) + (held[share] as number) - count;
      held[share] = count;
    });
    return this;
  }

  /** The set token stands between SETS[set] and the next. */
  set(set: number): this {
    this.state.set = set;
    return this;
  }

  /** Gives the journals these requirements, and the reward page that holds `lasting` where one is named. */
  journal(name: Journal, requirement: Requirement, page = 5): this {
    const cards = REQUIREMENTS[name] as readonly string[];
    this.state.journals[JOURNALS.indexOf(name)] = { requirement: cards.indexOf(requirement), page };
    return this;
  }

  /** Lets a seat have reached a lasting reward on its journal's second space. */
  reached(seat: Seat, reward: Lasting): this {
    const { journals } = SHIPPED;
    for (const [j, name] of JOURNALS.entries()) {
      const page = journals[name].pages.findIndex(card => card.rewards.includes(reward));
      if (page < 0) continue;
      const old = this.state.journals[j] as State['journals'][number];
      const requirement = old.requirement === page ? (page + 1) % 6 : old.requirement;
      this.state.journals[j] = { requirement, page };
      const rewards = (journals[name].pages[page] as { rewards: readonly string[] }).rewards;
      (this.state.players[seat] as State['players'][number]).disks[j] = rewards.indexOf(reward) + 1;
      return this;
    }
    throw new Error(`no page has ${reward}`);
  }

  disk(seat: Seat, name: Journal, space: number): this {
    (this.state.players[seat] as State['players'][number]).disks[JOURNALS.indexOf(name)] = space;
    return this;
  }

  /** Asks `seat` for one of these actions, as a pawn on a space would (or, without a pawn, a reward). */
  acting(seat: Seat, actions: readonly Action[], options: { pawn?: number; must?: number } = {}): State {
    const { pawn = 1 } = options;
    const { must = pawn } = options;
    const bits = actions.reduce((sum, action) => sum | (1 << ACTIONS.indexOf(action)), 0);
    const frame: Frame = { kind: 'act', seat, actions: bits, journal: -1, must, pawn, again: 0 };
    this.state.mover = seat;
    this.state.stack.splice(0, this.state.stack.length, frame);
    game.audit(this.state);
    return this.state;
  }

  /** Asks `seat` for its turn. */
  turn(seat: Seat): State {
    this.state.mover = seat;
    this.state.stack.splice(0, this.state.stack.length, { kind: 'turn', seat });
    game.audit(this.state);
    return this.state;
  }
}

export const arrange = (seats = 2, seed = 1): Arranged => new Arranged(seats, seed);

/** Texts of what is allowed now. */
export const legal = (state: State): string[] => game.legal(state).map(move => game.text(move));

/** The rule by which a move is refused now; undefined where it is allowed. Throws where it is no candidate at all. */
export function refusal(state: State, text: string): string | undefined {
  const option = game.find(state, text);
  if (!option) throw new Error(`"${text}" is no candidate of ${legal(state).join(', ')}`);
  return option.refusal?.rule;
}

/** Plays moves by their texts, each of which must be allowed; tells what happened. */
export function play(state: State, ...texts: string[]): Event[] {
  const events: Event[] = [];
  const driver = { chance: searchChance(texts.length), emit: (event: Event) => events.push(event) };
  for (const text of texts) {
    const option = game.find(state, text);
    if (!option || option.refusal)
      throw new Error(`"${text}" is refused: ${option?.refusal?.rule ?? 'no candidate'}; ${legal(state)}`);
    game.apply(state, option.move, driver);
    game.audit(state);
  }
  return events;
}

/** Whether the mover may advance a journal now. */
export const advances = (state: State): boolean => legal(state).some(text => text.startsWith('advance'));
