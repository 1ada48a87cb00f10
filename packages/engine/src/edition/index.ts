export { collect, EditionError, type Problem, type Report } from './problems.ts';
export { all, complete, expect, join, line, list, object, whole, word } from './read.ts';
