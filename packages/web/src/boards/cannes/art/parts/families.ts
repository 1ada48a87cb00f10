import type { Kind } from '@backlot/cannes';

/** What a tile is at one glance: it gives, makes, joins people, or does something of its own. */
export type Family = 'supplier' | 'industry' | 'party' | 'special';

const SPECIAL: readonly Kind[] = ['agent', 'critic', 'golf-club', 'cannes'];
const SUPPLIER = /^(people|beer|chipset)-/;

export function familyOf(kind: Kind): Family {
  if (SPECIAL.includes(kind)) return 'special';
  if (kind.startsWith('party')) return 'party';
  return SUPPLIER.test(kind) ? 'supplier' : 'industry';
}
