import { closing, none, sum } from './counts.mjs';

/** Runs steps one after the other, prints each with its time, and keeps the count. */
export class Report {
  counts = none();

  /**
   * Runs one step. `work` gives `{ code, output, counts? }`; without counts the step itself counts as one test.
   * What a failed step printed is shown whole.
   */
  async step(name, work) {
    const began = Date.now();
    const { code, output, counts } = await work().catch(error => ({
      code: 1,
      output: error.plain ? error.message : error.stack,
    }));
    const own = counts ?? { ...none(), [code === 0 ? 'passed' : 'failed']: 1 };
    this.counts = sum(this.counts, own);
    const good = code === 0 && own.failed === 0;
    if (!good) console.log(`\n${output.trimEnd()}\n`);
    const detail = counts === undefined ? '' : `  ${closing(own)}`;
    console.log(
      `${good ? 'ok    ' : 'FAILED'} ${name.padEnd(28)} ${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s${detail}`,
    );
    return good;
  }

  /** Prints the closing line and sets the exit code: bad on a failure, and where nothing was tested at all. */
  close() {
    console.log(`\n${closing(this.counts)}`);
    if (this.counts.failed > 0 || this.counts.passed === 0) process.exitCode = 1;
  }
}
