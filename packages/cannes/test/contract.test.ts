import { createCannes } from '@backlot/cannes';
import type { AnyGame } from '@backlot/engine/contract';
import { describeContract } from '@backlot/engine/contract';

describeContract(createCannes() as unknown as AnyGame, {
  games: 4,
  limit: 6000,
  ids: { secrets: 'CAN-R3, CAN-2.6', conservation: 'CAN-1.2 to 1.5', ending: 'CAN-5.1' },
});
