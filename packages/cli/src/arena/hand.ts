// A process of the arena: plays the blocks it is sent and answers each with its result.
import { type Order, playOrder } from './hands.ts';

process.on('message', ({ task }: { task: Order }) => {
  process.send?.(playOrder(task));
});
