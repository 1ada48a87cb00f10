/** Whole numbers as words in the rulebook where they are small. */
const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** "four", "36" */
export const number = (value: number): string => WORDS[value] ?? String(value);
/** "one film", "four films" */
export const several = (value: number, thing: string): string =>
  `${number(value)} ${thing}${value === 1 ? '' : 's'}`;
