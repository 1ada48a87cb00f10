import type { Kind } from '@backlot/cannes';
import type { Layer } from '../layer.ts';
import {
  actionStudio,
  computerFactory,
  effectStudio,
  romanceStudio,
  scriptWriter,
  sfStudio,
  starMaker,
} from './industries.ts';
import { band, champagne, dance, partyBeer, partyChipset, partyPeople, pool, supper } from './parties.ts';
import { agent, cannes, critic, golfClub } from './specials.ts';
import { beerOne, beerTwo, chipsetOne, chipsetTwo, peopleOne, peopleTwo } from './suppliers.ts';

/** The picture of each place, round the origin; what reaches beyond radius 42.5 lies under the rim. */
export const PLACES: Readonly<Record<Kind, readonly Layer[]>> = {
  party: supper,
  'party-1': pool,
  'party-2-adjacent': dance,
  'party-2-gap': champagne,
  'party-2-opposite': band,
  'party-people': partyPeople,
  'party-beer': partyBeer,
  'party-chipset': partyChipset,
  'people-1': peopleOne,
  'people-2': peopleTwo,
  'beer-1': beerOne,
  'beer-2': beerTwo,
  'chipset-1': chipsetOne,
  'chipset-2': chipsetTwo,
  agent,
  critic,
  'golf-club': golfClub,
  'computer-factory': computerFactory,
  'star-maker': starMaker,
  'effect-studio': effectStudio,
  'script-writer': scriptWriter,
  'action-studio': actionStudio,
  'romance-studio': romanceStudio,
  'sf-studio': sfStudio,
  cannes,
};
