/** A colour of palette.css, without its `--imm-`. */
export type Tone =
  | 'ink'
  | 'pen'
  | 'pen-2'
  | 'card'
  | 'card-2'
  | 'edge'
  | 'shade'
  | 'white'
  | 'cream'
  | 'cream-2'
  | 'mustard'
  | 'mustard-2'
  | 'gold'
  | 'gold-2'
  | 'teal'
  | 'teal-2'
  | 'sky'
  | 'vermilion'
  | 'vermilion-2'
  | 'orange'
  | 'pink'
  | 'rose'
  | 'plum'
  | 'plum-2'
  | 'olive'
  | 'olive-2'
  | 'leaf'
  | 'sand'
  | 'stone'
  | 'stone-2'
  | 'steel'
  | 'steel-2'
  | 'dark'
  | 'wood'
  | 'wood-2'
  | 'lamp'
  | 'glass'
  | 'night'
  | 'night-2'
  | 'moss'
  | 'moss-2'
  | 'blush'
  | `skin-${1 | 2 | 3 | 4}`
  | `skin-${1 | 2 | 3 | 4}-shade`
  | `hair-${1 | 2 | 3 | 4 | 5 | 6}`
  | 'powder'
  | 'powder-2';

/** One flat shape of a picture: filled, drawn as a line, or both. Later layers lie over earlier ones. */
export interface Layer {
  readonly d: string;
  readonly fill?: Tone;
  readonly line?: Tone;
  readonly width?: number;
  readonly dash?: string;
}

export const fill = (tone: Tone, ...d: readonly string[]): Layer => ({ d: d.join(''), fill: tone });
export const line = (tone: Tone, width: number, ...d: readonly string[]): Layer => ({
  d: d.join(''),
  line: tone,
  width,
});
/** A filled shape with an outline. */
export const drawn = (tone: Tone, outline: Tone, width: number, ...d: readonly string[]): Layer => ({
  ...fill(tone, ...d),
  line: outline,
  width,
});

export const colour = (tone: Tone): string => `var(--imm-${tone})`;
