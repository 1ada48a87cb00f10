// A process of the training: plays the games it is sent and answers with what can be learned from them.
import { type Order, playOrder } from './order.ts';

process.on('message', ({ task }: { task: Order }) => {
  process.send?.(playOrder(task));
});
