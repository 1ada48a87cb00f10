/**
 * Every paragraph id of the rulebook, in its order; an id with R is a ruling of ours.
 * Refusals, events and the rulebook's words refer to these. Each ruling follows the paragraph it settles.
 */
export const PARAGRAPHS = [
  // 1 Components and setup
  'CAN-1.1',
  'CAN-1.2',
  'CAN-1.3',
  'CAN-1.4',
  'CAN-1.5',
  // 2 The turn
  'CAN-2.1',
  'CAN-2.2',
  'CAN-2.3',
  'CAN-R1',
  'CAN-2.4',
  'CAN-R2',
  'CAN-2.5',
  'CAN-2.6',
  'CAN-R13',
  'CAN-2.7',
  'CAN-R3',
  'CAN-R16',
  // 3 Network
  'CAN-3.1',
  'CAN-R4',
  'CAN-3.2',
  'CAN-R12',
  'CAN-3.3',
  'CAN-3.4',
  'CAN-3.5',
  'CAN-3.6',
  'CAN-R14',
  'CAN-R8',
  'CAN-3.7',
  'CAN-3.8',
  'CAN-R11',
  // 4 Production
  'CAN-4.1',
  'CAN-4.2',
  'CAN-4.3',
  'CAN-R15',
  'CAN-4.4',
  'CAN-R5',
  'CAN-4.5',
  'CAN-R9',
  'CAN-4.6',
  'CAN-R10',
  'CAN-R6',
  // 5 End
  'CAN-5.1',
  'CAN-5.2',
  'CAN-R7',
] as const;

export type ParagraphId = (typeof PARAGRAPHS)[number];
