import { compile } from './components.ts';
import { SHIPPED } from './data/index.ts';
import type { Edition } from './edition.ts';
import { type Cannes, cannes } from './game.ts';
import { parseEdition } from './validate.ts';

export { type Board, boardOf, fitsTurned, MOST, PHONE } from './board.ts';
export { type Components, compile, tileSet } from './components.ts';
export { SHIPPED } from './data/index.ts';
export * from './edition.ts';
export { type Cannes, cannes } from './game.ts';
export * from './geometry.ts';
export { connected, type Network, network, placeable } from './network.ts';
export { pairText } from './notation.ts';
export { isOccupied, occupy } from './occupied.ts';
export { type Best, bestDiscards, bestProduction, type Producing } from './optimum.ts';
export { affordable, type Facts, facts } from './production.ts';
export { CIGAR_PEOPLE, INPUTS, PRODUCT, RECIPES, type Recipe } from './recipes.ts';
export { canLift, pairsOnTable, refuseRod, whyNotLift } from './rods.ts';
export { PARAGRAPHS, type ParagraphId } from './rulebook.ts';
export { AGENT, CANNES, CRITIC, FACTS, GOLF_CLUB, invitations, type KindFacts } from './tiles.ts';
export * from './types.ts';
export type { Position } from './union.ts';
export { EditionError, parseEdition } from './validate.ts';

/** Cannes with an edition's tile set, by default the shipped one. Throws EditionError where it has a hole. */
export const createCannes = (edition: Edition = SHIPPED): Cannes => cannes(compile(parseEdition(edition)));
