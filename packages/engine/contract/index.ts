export { saidOfDamaged } from './damaged.ts';
export { type AnyGame, type Played, playOut, recording } from './play.ts';
export { describeRulebook, type RulebookSubject } from './rulebook.ts';
export { type ContractOptions, describeContract } from './suite.ts';
export { perft, retranscribe, transcribe } from './transcript.ts';
