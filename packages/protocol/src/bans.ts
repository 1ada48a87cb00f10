import { z } from 'zod';

/** The operator keeps somebody away. */
export const Ban = z.object({
  until: z.number().int().optional().describe('milliseconds since 1970; absent where it is for good'),
  reason: z.string().optional(),
});
export type Ban = z.infer<typeof Ban>;
