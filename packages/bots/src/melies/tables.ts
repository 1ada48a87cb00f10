import {
  ACTIONS,
  ACTORS,
  type Action,
  type Components,
  EFFECTS,
  LASTING,
  type Lasting,
  PAINTS,
  type Requirement,
  SETS,
  TOKENS,
} from '@backlot/melies';

/** Scene slots 0..43, title cards included. */
export const SLOTS = 44;
/** The type of actor that each face of a token shows. */
export const TYPE_OF_FACE: readonly number[] = TOKENS.flat();
export const effectOf = (kind: number): number => Math.floor(kind / PAINTS.length);

/** The bit of each action and of each lasting reward in a bit set. */
export const DO = Object.fromEntries(ACTIONS.map((action, i) => [action, 1 << i])) as Readonly<
  Record<Action, number>
>;
export const HAS = Object.fromEntries(LASTING.map((reward, i) => [reward, 1 << i])) as Readonly<
  Record<Lasting, number>
>;

/** Which deeds meet one requirement (MEL-5.5), by scene, kind of card, icons matched, or both ends of a join. */
export interface Met {
  readonly write: (scene: number) => boolean;
  readonly take: (kind: number) => boolean;
  readonly film: (scene: number, matched: number) => boolean;
  readonly join: (left: number, right: number) => boolean;
  readonly color: (scene: number) => boolean;
}

const never = () => false;
const NOTHING: Met = { write: never, take: never, film: never, join: never, color: never };

function met(c: Components): Record<Requirement, Met> {
  const effect = (scene: number, ...names: (typeof EFFECTS)[number][]) =>
    names.some(name => c.effectOf[scene] === EFFECTS.indexOf(name));
  const asks = (scene: number, actor: (typeof ACTORS)[number]) =>
    c.icons[scene].includes(ACTORS.indexOf(actor));
  const at = (scene: number, ...names: (typeof SETS)[number][]) =>
    names.some(name => c.sets[scene] === SETS.indexOf(name));
  const card = (kind: number, ...names: (typeof EFFECTS)[number][]) =>
    names.some(name => effectOf(kind) === EFFECTS.indexOf(name));
  const twoPaints = (scene: number) => c.paints[scene][0] !== c.paints[scene][1];
  return {
    sceneTrapdoorMirror: { ...NOTHING, write: scene => effect(scene, 'trapdoor', 'mirror') },
    sceneLow: { ...NOTHING, write: scene => scene <= 21 },
    sceneEven: { ...NOTHING, write: scene => scene % 2 === 0 },
    effectYellow: { ...NOTHING, take: kind => kind % PAINTS.length === PAINTS.indexOf('yellow') },
    effectTrapdoor: { ...NOTHING, take: kind => card(kind, 'trapdoor') },
    effectPulleySmoke: { ...NOTHING, take: kind => card(kind, 'pulley', 'smoke') },
    astronomers: { ...NOTHING, film: scene => asks(scene, 'astronomer') },
    ladies: { ...NOTHING, film: scene => asks(scene, 'lady') },
    pulleySmoke: { ...NOTHING, film: scene => effect(scene, 'pulley', 'smoke') },
    clubCraters: { ...NOTHING, film: scene => at(scene, 'club', 'craters') },
    scoredLittle: { ...NOTHING, film: (_, matched) => matched <= 1 },
    scoredMuch: { ...NOTHING, film: (_, matched) => matched >= 3 },
    joinNear: { ...NOTHING, join: (left, right) => right - left <= 4 },
    joinFar: { ...NOTHING, join: (left, right) => right - left >= 5 },
    joinWhite: { ...NOTHING, join: left => c.rightTape[left] === 0 },
    colorBlue: { ...NOTHING, color: scene => c.paints[scene].includes(PAINTS.indexOf('blue')) },
    colorSame: { ...NOTHING, color: scene => !twoPaints(scene) },
    colorDifferent: { ...NOTHING, color: twoPaints },
  };
}

/** An edition as a player's head has it: what the rules need, and what to look for. */
export interface Tables extends Components {
  /** Icons of a scene as cell * 4 + actor type. */
  readonly wants: readonly (readonly number[])[];
  /** `met[journal][requirement card]`. */
  readonly met: readonly (readonly Met[])[];
  /** Prepare Set actions until a set is next to the token: `steps[token * 5 + set]`, one step an action. */
  readonly steps: readonly number[];
}

/** Set actions needed from the token at `token` for `set`: one step either way at a time (MEL-3.1, MEL-3.6a). */
function stepsTo(token: number, set: number): number {
  const ahead = (set - token + SETS.length) % SETS.length;
  return ahead <= 1 ? 0 : Math.min(ahead - 1, SETS.length - ahead);
}

export function tables(c: Components): Tables {
  const rules = met(c);
  return {
    ...c,
    wants: c.icons.map(icons => icons.flatMap((actor, cell) => (actor < 0 ? [] : [cell * 4 + actor]))),
    met: c.requirements.map(cards => cards.map(requirement => rules[requirement])),
    steps: SETS.flatMap((_, token) => SETS.map((_, set) => stepsTo(token, set))),
  };
}
