/**
 * Every paragraph id of the rulebook, in its order; an id with R is a ruling of ours.
 * Refusals, events and the rulebook's words refer to these. Each ruling follows the paragraph it settles.
 */
export const PARAGRAPHS = [
  // 1 Components and setup
  'IMM-1.1',
  'IMM-1.2',
  'IMM-1.3',
  'IMM-1.4',
  // 2 The turn
  'IMM-2.1',
  'IMM-2.2',
  'IMM-R1',
  'IMM-2.3',
  'IMM-R2',
  // 3 Spaces
  'IMM-3.1',
  'IMM-R3',
  'IMM-R12',
  'IMM-3.2',
  'IMM-R17',
  'IMM-3.3',
  'IMM-R18',
  'IMM-R4',
  'IMM-3.4',
  'IMM-3.5',
  'IMM-3.6',
  'IMM-R19',
  'IMM-3.7',
  'IMM-3.8',
  'IMM-3.9',
  'IMM-3.10',
  'IMM-3.11',
  'IMM-3.12',
  // 4 Films
  'IMM-4.1',
  'IMM-4.2',
  'IMM-R13',
  'IMM-4.3',
  'IMM-4.4',
  // 5 Trading and money
  'IMM-5.1',
  'IMM-R5',
  'IMM-5.1a',
  'IMM-5.2',
  'IMM-R14',
  'IMM-R6',
  'IMM-5.3',
  'IMM-R7',
  'IMM-R8',
  'IMM-5.4',
  'IMM-R15',
  // 6 End
  'IMM-6.1',
  'IMM-R10',
  'IMM-R11',
  'IMM-R20',
  'IMM-6.2',
  'IMM-R9',
] as const;

export type ParagraphId = (typeof PARAGRAPHS)[number];
