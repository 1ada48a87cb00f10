import { describeContract } from '../../engine/contract/index.ts';
import { lanterns } from './lanterns.ts';

// The toy is a game like any other: what the tests of the table find is not the toy's fault.
describeContract(lanterns, {
  games: 3,
  limit: 200,
  ids: { secrets: 'TOY', conservation: 'TOY', ending: 'TOY' },
});
