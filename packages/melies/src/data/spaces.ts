import type { Sources, SpaceData } from '../edition.ts';

/** Which area a space lies in and what it costs is told by the rulebook; how its actions pair is ours. */
const OURS: Sources = { id: 'reconstructed', actions: 'reconstructed', pawns: 'rulebook' };
/** That pre-production and filming have three spaces each is deduced; so many in post-production is our guess. */
const AREA_OF_THREE: Sources = { ...OURS, id: 'deduced' };

/** The nine action spaces of the studio board, three in each area (MEL-2.1). */
export const SPACES: readonly SpaceData[] = [
  { id: 'pre1', actions: ['set', 'effects'], pawns: 1, source: AREA_OF_THREE },
  { id: 'pre2', actions: ['effects', 'write'], pawns: 1, source: AREA_OF_THREE },
  { id: 'pre3', actions: ['write', 'set'], pawns: 1, source: AREA_OF_THREE },
  { id: 'filming1', actions: ['wardrobe', 'move'], pawns: 1, source: AREA_OF_THREE },
  // The rulebook's filming example is played on this one (section 7 of its examples: scene 5).
  { id: 'filming2', actions: ['move', 'film'], pawns: 1, source: { ...AREA_OF_THREE, actions: 'rulebook' } },
  { id: 'filming3', actions: ['wardrobe', 'film'], pawns: 1, source: AREA_OF_THREE },
  { id: 'post1', actions: ['join', 'color'], pawns: 1, source: OURS },
  { id: 'post2', actions: ['join', 'color'], pawns: 1, source: OURS },
  // The only action that takes two pawns (MEL-2.6).
  { id: 'post3', actions: ['cut'], pawns: 2, source: OURS },
];
