import type { AnyGame } from '@backlot/engine/contract';
import { describeContract } from '@backlot/engine/contract';
import { createMelies } from '@backlot/melies';

describeContract(createMelies() as unknown as AnyGame, {
  games: 4,
  limit: 6000,
  ids: { secrets: 'MEL-R2, MEL-R29', conservation: 'MEL-1.2, MEL-1.4, MEL-1.5, MEL-1.8', ending: 'MEL-R27' },
});
