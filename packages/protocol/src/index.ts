export * from './bot-api.ts';
export * from './people.ts';
export * from './play.ts';
export * from './problem.ts';
export * from './reports.ts';
export * from './tables.ts';
