import { z } from 'zod';

export const SeatNumber = z.number().int().min(0).max(5);
export const LEVELS = ['random', 'greedy', 'search'] as const;
export const Level = z.enum(LEVELS);
export type Level = z.infer<typeof Level>;
