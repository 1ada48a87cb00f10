// A process of the balance run: plays the games it is sent and answers each with what it showed.
import { type Order, playOrder } from './order.ts';

process.on('message', ({ task }: { task: Order }) => {
  process.send?.(playOrder(task));
});
