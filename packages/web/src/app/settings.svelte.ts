import { keep, recall } from './memory.ts';
import { type Settings, SPEEDS, THEMES } from './preferences.ts';

const known = recall<Partial<Settings>>('settings') ?? {};

/** How this browser likes to play; kept, and told to the style sheets as attributes of the root element. */
export const settings: Settings = $state({
  theme: THEMES.find(theme => theme === known.theme) ?? 'auto',
  speed: SPEEDS.find(speed => speed === known.speed) ?? 2,
  confirm: known.confirm === true,
  sound: known.sound === true,
});

/** Call once, inside a component: keeps the settings and puts `data-theme` and `data-speed` on the root. */
export function followSettings(): void {
  $effect(() => {
    document.documentElement.dataset.theme = settings.theme;
    document.documentElement.dataset.speed = String(settings.speed);
    keep('settings', $state.snapshot(settings));
  });
}
