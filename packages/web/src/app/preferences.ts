export const THEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = [0, 1, 2, 3] as const;
export type Theme = (typeof THEMES)[number];
/** 0 none, 1 slow, 2 normal, 3 quick. */
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  theme: Theme;
  speed: Speed;
  /** Asks before a step that can't be undone. */
  confirm: boolean;
  /** Rings softly when it becomes this browser's turn. */
  sound: boolean;
}
