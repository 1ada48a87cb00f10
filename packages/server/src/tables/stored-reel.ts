import { promisify } from 'node:util';
import { deflateSync, inflate } from 'node:zlib';
import type { Reel } from '@backlot/table';

const inflated = promisify(inflate);

/** A reel as the store keeps it: its JSON deflated, in base64. */
export const packedReel = (reel: Reel): string => deflateSync(JSON.stringify(reel)).toString('base64');

/** What the page is sent of a stored reel: JSON text `{ viewShape, reel }`. */
export async function unpackedReel(packed: string): Promise<string> {
  const text = String(await inflated(Buffer.from(packed, 'base64')));
  const { shape } = JSON.parse(text) as Reel;
  return `{"viewShape":${shape},"reel":${text}}`;
}
