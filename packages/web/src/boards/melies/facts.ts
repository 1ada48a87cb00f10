import {
  CELLS,
  type Cell,
  type Components,
  LASTING,
  type Lasting,
  PAINTS,
  SETS,
  TOKENS,
  type View,
} from '@backlot/melies';

/** What stands between a scene in hand and its filming. For display only: the options say what is legal. */
export interface HeldFacts {
  /** Cells whose actor fits now. */
  readonly matched: readonly Cell[];
  /** Actor icons the scene shows. */
  readonly asked: number;
  /** Steps of the set token to the nearest place beside the scene's set; negative is anticlockwise, 0 is there. */
  readonly steps: number;
  /** The scene's effect is the installed one, is held as a card, or neither. */
  readonly effect: 'installed' | 'held' | 'missing';
  /** Whether a ticket is left to film with. */
  readonly ticket: boolean;
  /** Everything filming asks for is there. */
  readonly ready: boolean;
}

const lastingBit = (reward: Lasting): number => 1 << LASTING.indexOf(reward);

/** Lasting rewards a player has reached, as a bit set (MEL-5.7). */
export function lastingOf(view: View, components: Components, seat: number): number {
  const disks = view.players[seat]?.disks ?? [];
  return view.journals.reduce((bits, { page }, journal) => {
    const reached = components.lasting[journal]?.[page]?.[disks[journal] ?? 0];
    return bits | (reached ?? 0);
  }, 0);
}

/** Steps of the set token from `set` to the nearest place beside `wanted`, at most two either way. */
export function stepsTo(set: number, wanted: number): number {
  const beside = (at: number) => at === wanted || (at + 1) % SETS.length === wanted;
  for (const steps of [0, 1, -1, 2, -2]) {
    if (beside((set + steps + SETS.length) % SETS.length)) return steps;
  }
  return 0;
}

const AS_EITHER: readonly (readonly [Lasting, readonly number[]])[] = [
  ['ladyGentleman', [1, 2]],
  ['astronomerSelenite', [0, 3]],
];

/** Whether an actor showing `type` meets an icon of `asked`, lasting rewards included. */
export function meets(asked: number, type: number, lasting: number): boolean {
  if (asked === type) return true;
  return AS_EITHER.some(
    ([reward, types]) =>
      (lasting & lastingBit(reward)) !== 0 && types.includes(asked) && types.includes(type),
  );
}

/** The type a face shows: faces are token * 2 + side. */
export const typeOf = (face: number): number => TOKENS[face >> 1]?.[face & 1] ?? -1;

/** How near `scene` is to being filmed by `seat` (MEL-3.6). */
export function heldFacts(view: View, components: Components, seat: number, scene: number): HeldFacts {
  const player = view.players[seat];
  const lasting = lastingOf(view, components, seat);
  const icons = components.icons[scene] ?? [];
  const matched = CELLS.filter((_, cell) => {
    const asked = icons[cell] ?? -1;
    const face = view.stage[cell] ?? -1;
    return asked >= 0 && face >= 0 && meets(asked, typeOf(face), lasting);
  });
  const wanted = components.effectOf[scene];
  const isWanted = (kind: number) => Math.floor(kind / PAINTS.length) === wanted;
  const effect = isWanted(view.installed) ? 'installed' : player?.effects.some(isWanted) ? 'held' : 'missing';
  const ignored = (lasting & lastingBit('setIgnored')) !== 0;
  const steps = ignored ? 0 : stepsTo(view.set, components.sets[scene] ?? 0);
  const ticket = (player?.tickets ?? 0) > 0;
  return {
    matched,
    asked: icons.filter(icon => icon >= 0).length,
    steps,
    effect,
    ticket,
    ready: steps === 0 && effect !== 'missing' && ticket,
  };
}

/** Where two cards would meet: whether the numbers ascend, and the two half tapes (MEL-3.7). */
export interface Joint {
  readonly left: number;
  readonly right: number;
  readonly ascends: boolean;
  readonly tapes: readonly [number, number];
  readonly fits: boolean;
}

/** What the joint of `left` and `right` looks like. */
export function joint(components: Components, left: number, right: number): Joint {
  const tapes = [components.rightTape[left] ?? -1, components.leftTape[right] ?? -1] as const;
  const ascends = left < right;
  return { left, right, ascends, tapes, fits: ascends && tapes[0] === tapes[1] };
}

/** Largest frame, in pixels, at which strips of these lengths wrap into the room given. */
export function fitFrames(
  strips: readonly number[],
  room: { readonly width: number; readonly height: number },
  size: {
    readonly min: number;
    readonly max: number;
    readonly gap: number;
    readonly extra: number;
    readonly edge: number;
  },
): number {
  for (let frame = size.max; frame > size.min; frame -= 2) {
    let rows = 1;
    let used = 0;
    for (const cards of strips) {
      const width = cards * frame + size.edge;
      if (used > 0 && used + size.gap + width > room.width) {
        rows++;
        used = 0;
      }
      used += (used > 0 ? size.gap : 0) + width;
    }
    if (used <= room.width && rows * (frame + size.extra) + (rows - 1) * size.gap <= room.height)
      return frame;
  }
  return size.min;
}
