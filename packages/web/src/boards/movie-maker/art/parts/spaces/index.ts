import type { SpaceKind } from '@backlot/movie-maker';
import type { Layer, Tone } from '../layer.ts';
import { pill, star } from '../shapes.ts';
import * as harsh from './harsh.ts';
import * as trade from './trade.ts';

/** A plot's ground, the plate on it and the picture over both. Companies and the Oscar bring their own picture. */
export interface Plot {
  readonly ground: Tone;
  readonly plate: Tone;
  readonly shape: string;
  readonly layers: readonly Layer[];
}

/** The outline says what family a plot is of, without colour. On 80 x 80 round the origin. */
const card = pill(-34, -34, 68, 68, 7);
const round = 'M-34 0A34 34 0 1 1 34 0A34 34 0 1 1 -34 0Z';
const arch = 'M-33 34V-4A33 33 0 0 1 33 -4V34Z';
const scallop = star(0, 0, 36.5, 16, 32.5);
const octagon = 'M-14.5 -35H14.5L35 -14.5V14.5L14.5 35H-14.5L-35 14.5V-14.5Z';
const screen = 'M-35 -30Q0 -38 35 -30V30Q0 38 -35 30Z';

export const PLOTS: Readonly<Record<SpaceKind, Plot>> = {
  'box-office': { ground: 'vermilion', plate: 'gold', shape: screen, layers: trade.boxOffice },
  production: { ground: 'mustard', plate: 'cream', shape: card, layers: trade.production },
  location: { ground: 'olive', plate: 'sky', shape: round, layers: trade.location },
  company: { ground: 'teal', plate: 'cream', shape: arch, layers: [] },
  oscar: { ground: 'plum', plate: 'night-2', shape: scallop, layers: [] },
  bearer: { ground: 'teal', plate: 'cream', shape: scallop, layers: trade.bearer },
  charity: { ground: 'rose', plate: 'pink', shape: scallop, layers: trade.charity },
  publicity: { ground: 'orange', plate: 'plum', shape: scallop, layers: trade.publicity },
  flop: { ground: 'vermilion-2', plate: 'night', shape: octagon, layers: harsh.flop },
  'star-trouble': { ground: 'vermilion-2', plate: 'night-2', shape: octagon, layers: harsh.starTrouble },
  walkout: { ground: 'vermilion-2', plate: 'pink', shape: octagon, layers: harsh.walkout },
  retake: { ground: 'vermilion-2', plate: 'cream', shape: octagon, layers: harsh.retake },
  'director-loss': { ground: 'vermilion-2', plate: 'cream-2', shape: octagon, layers: harsh.directorLoss },
  'licence-lost': { ground: 'vermilion-2', plate: 'sky', shape: octagon, layers: harsh.licenceLost },
  'bad-publicity': { ground: 'vermilion-2', plate: 'mustard', shape: octagon, layers: harsh.badPublicity },
  'bad-weather': { ground: 'vermilion-2', plate: 'night', shape: octagon, layers: harsh.badWeather },
};
