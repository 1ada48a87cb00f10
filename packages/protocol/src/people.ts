import { z } from 'zod';

export const Name = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^[^\p{C}]+$/u, 'printable characters only');

/** Who this browser is: a guest, known by its cookie. */
export const Me = z.object({ id: z.string(), name: z.string() });
export type Me = z.infer<typeof Me>;
export const Rename = z.object({ name: Name }).strict();
