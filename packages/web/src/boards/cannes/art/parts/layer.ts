/** A colour of palette.css, without its `--can-`. */
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
  | 'wall'
  | 'wall-2'
  | 'sand'
  | 'stone'
  | 'steel'
  | 'dark'
  | 'wood'
  | 'skin'
  | 'leaf'
  | 'leaf-2'
  | 'lawn'
  | 'sea'
  | 'sea-2'
  | 'sky'
  | 'foam'
  | 'red'
  | 'red-2'
  | 'orange'
  | 'gold'
  | 'gold-2'
  | 'pink'
  | 'violet'
  | 'violet-2'
  | 'cyan'
  | 'glass'
  | 'lamp'
  | 'supplier'
  | 'supplier-patch'
  | 'industry'
  | 'industry-patch'
  | 'party'
  | 'party-mark'
  | 'party-patch'
  | 'leg'
  | 'special'
  | 'special-mark'
  | 'special-patch';

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
export const dashes = (tone: Tone, width: number, dash: string, ...d: readonly string[]): Layer => ({
  ...line(tone, width, ...d),
  dash,
});
/** A filled shape with an outline. */
export const drawn = (tone: Tone, outline: Tone, width: number, ...d: readonly string[]): Layer => ({
  ...fill(tone, ...d),
  line: outline,
  width,
});

export const colour = (tone: Tone): string => `var(--can-${tone})`;
