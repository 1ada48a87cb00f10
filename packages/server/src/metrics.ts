import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What /metrics shows, for Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  readonly moves = this.#counter('backlot_moves_total', 'Moves stored', ['by']);
  readonly refusals = this.#counter('backlot_refusals_total', 'Requests refused, by problem code', ['code']);
  readonly botFailures = this.#counter(
    'backlot_bot_failures_total',
    'Stand-in moves played for a bot that failed',
    [],
  );
  readonly frozen = this.#counter('backlot_tables_frozen_total', 'Tables frozen by an impossible state', []);
  readonly jobs = this.#counter('backlot_jobs_total', 'Jobs begun, by how they ended', ['kind', 'ended']);
  readonly sockets = this.#gauge('backlot_sockets', 'Open sockets');
  readonly tables = this.#gauge('backlot_tables_loaded', 'Tables in memory');
  readonly commitSeconds = new Histogram({
    name: 'backlot_commit_seconds',
    help: 'Time of one commit with its sync',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2],
    registers: [this.registry],
  });
  readonly commitWrites = new Histogram({
    name: 'backlot_commit_writes',
    help: 'Writes that shared one commit',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  #counter<L extends string>(name: string, help: string, labelNames: L[]): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  #gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }
}
