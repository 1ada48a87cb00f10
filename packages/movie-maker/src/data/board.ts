import type { SpaceData } from '../edition.ts';
import type { Company, SpaceKind } from '../types.ts';

/** The rulebook names the spaces; their order and number are our reconstruction. */
const space = (kind: SpaceKind): SpaceData => ({ kind, source: 'reconstructed' });
const amount = (kind: 'location' | 'bearer', value: number): SpaceData => ({
  kind,
  amount: value,
  source: 'reconstructed',
});
const company = (name: Company): SpaceData => ({ kind: 'company', company: name, source: 'reconstructed' });
const PRODUCTION = space('production');
const OSCAR = space('oscar');

/**
 * The track of 40 spaces from Box Office on, clockwise; harsh spaces stand five apart. What the bank pays the bearer is
 * tuned by simulation: with less, two players could hardly live without Box Office pay (docs/balance-movie-maker.md).
 */
export const BOARD: readonly SpaceData[] = [
  space('box-office'),
  PRODUCTION,
  amount('location', 2),
  company('odeon'),
  space('retake'),
  PRODUCTION,
  amount('bearer', 600_000),
  PRODUCTION,
  amount('location', 2),
  space('star-trouble'),
  PRODUCTION,
  company('classic'),
  OSCAR,
  PRODUCTION,
  space('licence-lost'),
  amount('location', 3),
  company('rank'),
  PRODUCTION,
  space('charity'),
  space('bad-weather'),
  amount('location', 2),
  PRODUCTION,
  amount('bearer', 700_000),
  company('granada'),
  space('walkout'),
  PRODUCTION,
  amount('location', 3),
  PRODUCTION,
  company('abc'),
  space('flop'),
  PRODUCTION,
  space('publicity'),
  OSCAR,
  PRODUCTION,
  space('director-loss'),
  amount('location', 4),
  company('essoldo'),
  PRODUCTION,
  amount('bearer', 800_000),
  space('bad-publicity'),
];
