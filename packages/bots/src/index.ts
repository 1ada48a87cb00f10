export type { Asked, Bot, Limits, Policy } from './bot.ts';
export { cannesPolicy } from './cannes/policy.ts';
export { choose, type Request } from './choose.ts';
export { greedyBot } from './greedy.ts';
export { meliesPolicy } from './melies/policy.ts';
export { movieMakerPolicy } from './movie-maker/policy.ts';
export { randomBot } from './random.ts';
export { type SearchSettings, searchBot } from './search.ts';
export { type Opened, TITLES } from './titles.ts';
