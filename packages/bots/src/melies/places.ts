import { ACTIONS } from '@backlot/melies';
import { otherShare } from './editing.ts';
import { turnsLeft } from './look.ts';
import { pawnsWorth } from './rewards.ts';
import type { Situation } from './situation.ts';
import { bestMove, bestTurn, filmTarget } from './stage.ts';
import { DO, SLOTS } from './tables.ts';
import * as worth from './worths.ts';

const LONGEST = 5;
const bestOf = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0);

function bestJoin(s: Situation): number {
  const { pieces } = s.state;
  let most = 0;
  for (let i = 0; i < pieces.length; i++) {
    const left = pieces[i][pieces[i].length - 1];
    for (let j = 0; j < pieces.length; j++) {
      if (i === j || pieces[i].length + pieces[j].length > LONGEST) continue;
      const right = pieces[j][0];
      if (s.t.joins[left * SLOTS + right] === 1) {
        most = Math.max(most, worth.joiningWorth(s, left, right, true));
      }
    }
  }
  return most;
}

function bestCut(s: Situation): number {
  const { pieces } = s.state;
  const { joins } = s.t;
  let most = 0;
  for (const sequence of pieces) {
    for (let i = 1; i < sequence.length; i++) {
      const [at, before] = [sequence[i - 1], sequence[i]];
      for (const piece of pieces) {
        if (piece === sequence) continue;
        const [start, end] = [piece[0], piece[piece.length - 1]];
        const gap = before - at;
        if (i + piece.length <= LONGEST && joins[at * SLOTS + start] === 1 && start - at < gap) {
          most = Math.max(most, worth.cuttingWorth(s, at, at, start, true));
        }
        const rest = sequence.length - i;
        if (rest + piece.length <= LONGEST && joins[end * SLOTS + before] === 1 && before - end < gap) {
          most = Math.max(most, worth.cuttingWorth(s, at, end, before, true));
        }
      }
    }
  }
  return most;
}

function bestColor(s: Situation): number {
  const { state, seat } = s;
  if (state.players[seat].effects.length < 2) return 0;
  let most = 0;
  for (const piece of state.pieces) {
    for (const scene of piece) {
      if (state.owners[scene] >= 0 && !state.coloured[scene]) {
        most = Math.max(most, worth.coloringWorth(s, scene, true));
      }
    }
  }
  return most;
}

/** The best that each action could do now, by its place in ACTIONS; worked out only for what is asked. */
function actionWorth(s: Situation, action: number): number {
  const { state } = s;
  switch (ACTIONS[action]) {
    case 'set':
      return Math.max(worth.setWorth(s, 1, true), worth.setWorth(s, -1, true));
    case 'effects':
      return bestOf(state.effectRow.map(kind => worth.takeWorth(s, kind, true)));
    case 'write':
      return bestOf(state.sceneRow.map(scene => worth.writeWorth(s, scene, true)));
    case 'wardrobe':
      return bestTurn(s.demand(false), state);
    case 'move':
      return bestMove(s.demand(false), state);
    case 'film': {
      const target = filmTarget(s.t, s.w, state, s.l);
      return target < 0 ? Number.NEGATIVE_INFINITY : worth.filmWorth(s, target, true);
    }
    case 'join':
      return bestJoin(s);
    case 'cut':
      return bestCut(s);
    case 'color':
      return bestColor(s);
    default:
      return 0;
  }
}

/** Worth of each space in turn: its actions, the pawn it takes, and the pawn it sends home (MEL-2.1, MEL-2.3). */
export class Places {
  readonly #s: Situation;
  readonly #actions: (number | undefined)[] = [];

  constructor(s: Situation) {
    this.#s = s;
  }

  #action(action: number): number {
    this.#actions[action] ??= actionWorth(this.#s, action);
    return this.#actions[action];
  }

  worth(space: number): number {
    const { t, w, state, seat, l } = this.#s;
    const open = t.spaceActions[space];
    const film = open & DO.film ? this.#action(ACTIONS.indexOf('film')) : Number.NEGATIVE_INFINITY;
    const filming = film > Number.NEGATIVE_INFINITY;
    let sum = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let action = 0; action < ACTIONS.length; action++) {
      if ((open & (1 << action)) === 0) continue;
      let gain = action === ACTIONS.indexOf('film') ? film : this.#action(action);
      // the stage is changed for the scene about to be filmed
      if (filming && ACTIONS[action] === 'wardrobe') gain = bestTurn(this.#s.demand(true), state);
      if (filming && ACTIONS[action] === 'move') gain = bestMove(this.#s.demand(true), state);
      sum += Math.max(0, gain);
      most = Math.max(most, gain);
    }
    const pawns = t.spacePawns[space];
    const owner = state.spaces[space];
    const theirs =
      owner >= 0 && owner !== seat ? pawnsWorth(w, state, owner, turnsLeft(w, state, owner), pawns) : 0;
    const cost = -pawnsWorth(w, state, seat, l.turns + 1, -pawns);
    // one of the actions has to be done, even where all of them lose (MEL-2.1)
    const gain = sum + Math.min(0, most);
    return gain - cost - otherShare(state, w.rivalry) * theirs;
  }
}
