import type { Actor } from '@backlot/melies';
import type { Layer } from '../layer.ts';
import { astronomer } from './astronomer.ts';
import { gentleman } from './gentleman.ts';
import { lady } from './lady.ts';
import { selenite } from './selenite.ts';

/** The four paper dolls; each stands on its origin and is about 74 units high and 40 wide. */
export const FIGURES: Readonly<Record<Actor, readonly Layer[]>> = { astronomer, lady, gentleman, selenite };
