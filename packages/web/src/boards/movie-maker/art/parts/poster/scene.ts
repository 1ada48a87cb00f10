import type { Layer, Tone } from '../layer.ts';
import type { Face } from '../lettering.ts';

/** Where a head of 100 x 110 lies on the poster: its middle, its size, its lean in degrees. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly lean: number;
}
/** A poster of 200 x 300 without its words: the picture reaches from the top to y = 246, the credits stand below. */
export interface Scene {
  readonly ground: Tone;
  /** Behind the heads, and before them. */
  readonly behind: readonly Layer[];
  readonly front: readonly Layer[];
  /** Halo behind each head. */
  readonly halo?: Tone;
  readonly heads: readonly [Place, Place];
  readonly title: {
    readonly y: number;
    readonly height: number;
    readonly width: number;
    readonly size: number;
    readonly face: Face;
    readonly fill: Tone;
    readonly outline: Tone;
    readonly weight: number;
    /** How far the letters stand out of the paper, and the colour of their sides. */
    readonly depth: number;
    readonly side: Tone;
    readonly lean?: number;
    readonly bounce?: number;
    readonly drip?: true;
  };
  /** Ground and letters of the credits. */
  readonly credits: readonly [ground: Tone, letters: Tone];
}
/** Colours of a printing, of which every kind of film has some. */
export type Print = readonly [sky: Tone, light: Tone, accent: Tone, dark: Tone];
