import { type GameRecord, type RecordGame, type Traced, tracing } from '@backlot/table';
import type { Showing } from './showing.ts';

/** Milliseconds of work before the page may draw and hear its reader. */
const AT_A_STRETCH = 12;

export type Progress = (rows: number, all: number) => void;

/** Plays a record again from its seed, in this page, with pauses. */
export async function check(
  record: GameRecord,
  game: Showing['game'],
  progress: Progress = () => {},
): Promise<Traced> {
  const work = tracing(record, ({ game: wanted }: RecordGame) => (wanted.id === game.id ? game : undefined));
  for (let pause = performance.now() + AT_A_STRETCH; ; ) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() < pause) continue;
    progress(step.value, record.rows.length);
    await new Promise(done => setTimeout(done));
    pause = performance.now() + AT_A_STRETCH;
  }
}
