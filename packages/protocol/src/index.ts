export * from './people.ts';
export * from './play.ts';
export * from './problem.ts';
export * from './tables.ts';
export * from './reports.ts';
