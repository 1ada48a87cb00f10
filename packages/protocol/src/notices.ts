import { z } from 'zod';

/** The ways by which one can hear of one's turn outside the page, in the order in which they are tried. */
export const NOTICE_CHANNELS = ['push', 'webhook', 'mail'] as const;
export const NoticeChannel = z.enum(NOTICE_CHANNELS);
export type NoticeChannel = z.infer<typeof NoticeChannel>;

/** Why the last notice did not go out by a way. */
export const NoticeTrouble = z.object({
  code: z.enum([
    'bad-address',
    'inside',
    'unreachable',
    'late',
    'redirect',
    'refused',
    'gone',
    'mail-failed',
  ]),
  status: z.number().int().optional().describe('what the other side answered'),
  at: z.number().describe('milliseconds since 1970'),
});
export type NoticeTrouble = z.infer<typeof NoticeTrouble>;

const trouble = NoticeTrouble.optional();
/** How I hear of my turns: the first way that works is taken. */
export const NoticeSettings = z.object({
  push: z.object({
    key: z.string().describe("the server's VAPID key, base64url"),
    devices: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        createdAt: z.number(),
        here: z.boolean().describe('given by this session'),
        trouble,
      }),
    ),
  }),
  webhook: z.object({ host: z.string().optional().describe('absent where none is set'), trouble }),
  mail: z.object({
    offered: z.boolean().describe('whether this server sends mail'),
    address: z.string().optional(),
    on: z.boolean(),
    trouble,
  }),
});
export type NoticeSettings = z.infer<typeof NoticeSettings>;

export const ChangeNotices = z
  .object({
    mail: z.boolean().optional(),
    webhook: z.string().trim().max(1000).nullable().optional().describe('an address, or null for none'),
  })
  .strict();
export type ChangeNotices = z.infer<typeof ChangeNotices>;

const base64url = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+=*$/, 'base64url only');
/** What the browser's push manager gives. */
export const NewSubscription = z
  .object({
    endpoint: z.url().max(2000),
    keys: z.object({ p256dh: base64url(87, 88), auth: base64url(22, 24) }).strict(),
  })
  .strict();
export type NewSubscription = z.infer<typeof NewSubscription>;

export const TryNotice = z.object({ channel: NoticeChannel }).strict();
