export * from './bot-api.ts';
export * from './notices.ts';
export * from './people.ts';
export * from './play.ts';
export * from './problem.ts';
export * from './records.ts';
export * from './reports.ts';
export * from './tables.ts';
