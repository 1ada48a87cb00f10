export type { BotRequest, Bots } from './bots/pool.ts';
export { type Config, ConfigError, configTable, readConfig, SETTINGS } from './config.ts';
export { createServer, type Server, type Stand } from './server.ts';
export { StoreError } from './store/errors.ts';
export { type PlayableTitle, TITLES, type Titles } from './titles.ts';
