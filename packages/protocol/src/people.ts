import { z } from 'zod';
import { Ban } from './bans.ts';
import { Zone } from './clocks.ts';

export const Name = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^[^\p{C}]+$/u, 'printable characters only');

/** Who this browser is: a guest or an account, known by its cookie. */
export const Me = z.object({ id: z.string(), name: z.string() });
export type Me = z.infer<typeof Me>;
/** The same as it is told on arriving, with what the page must say at once. */
export const Arrival = Me.extend({ ban: Ban.optional() });
export type Arrival = z.infer<typeof Arrival>;
/** The colour and shape a person likes best, by the number of the seat that has them. */
export const Mark = z.number().int().min(0).max(5);
export const ChangeMe = z
  .object({
    name: Name.optional(),
    mark: Mark.optional(),
    zone: Zone.nullable().optional().describe('null for that of each browser'),
  })
  .strict()
  .refine(change => Object.values(change).some(value => value !== undefined), 'name, mark or zone is needed');
export type ChangeMe = z.infer<typeof ChangeMe>;

const Id = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
export const IdParams = z.object({ id: Id });

/** Why a browser can't use passkeys here: they need https or localhost, and a name instead of a number as address. */
export const PASSKEY_WAYS = ['yes', 'plain-http', 'number-address'] as const;
/** How one can sign in at this server, from the address the page has. */
export const Ways = z.object({
  passkey: z.enum(PASSKEY_WAYS),
  mail: z.boolean().describe('whether this server can send mail'),
});
export type Ways = z.infer<typeof Ways>;

/** One browser that is signed in. */
export const SessionInfo = z.object({
  id: Id,
  device: z.string().describe('such as "Firefox on Linux"; empty where it did not say'),
  /** Milliseconds since 1970; a session's use is noted once a day. */
  createdAt: z.number().int(),
  seenAt: z.number().int(),
  here: z.boolean().describe('this browser'),
});
export type SessionInfo = z.infer<typeof SessionInfo>;

export const PasskeyInfo = z.object({ id: Id, name: z.string(), createdAt: z.number().int() });
export type PasskeyInfo = z.infer<typeof PasskeyInfo>;

/** All that a person may see and change of itself. */
export const Profile = Me.extend({
  mark: Mark.optional(),
  zone: z.string().optional().describe('the time zone I chose; absent where each browser says its own'),
  account: z.boolean().describe('whether it can sign in anew by passkey or mail link'),
  mail: z.string().optional(),
  recovery: z.object({ madeAt: z.number().int() }).optional().describe('when the recovery code was made'),
  passkeys: z.array(PasskeyInfo),
  sessions: z.array(SessionInfo),
  blocked: z.array(z.object({ id: Id, name: z.string() })),
  ways: Ways,
});
export type Profile = z.infer<typeof Profile>;

/** Shown once: only its hash is stored. */
export const RecoveryCode = z.object({ code: z.string() });
export const Recover = z.object({ code: z.string().min(1).max(100) }).strict();

/** A table at which both sit: the guest of this browser and the account it becomes. */
const Shared = z.object({ table: z.string(), title: z.string() });
/** Who this browser is after signing in, and what became of the guest it was. */
export const SignedIn = z.object({
  me: Me,
  moved: z.number().int().describe("seats of this browser's guest that are the account's now"),
  shared: z.array(Shared).describe('running tables where the account holds several seats because of that'),
});
export type SignedIn = z.infer<typeof SignedIn>;

export const MailAddress = z.email().max(200);
export const AskMailLink = z.object({ mail: MailAddress }).strict();
export const MailToken = z.string().regex(/^[A-Za-z0-9_-]{32,64}$/);
export const UseMailLink = z.object({ token: MailToken }).strict();
/** What a mail link would do, asked before it is done. */
export const MailLinkInfo = z.object({
  mail: z.string(),
  known: z.boolean().describe('whether an account has this address; else this guest becomes one'),
  moves: z.number().int().describe('seats that would go to that account'),
  shared: z.array(Shared),
});
export type MailLinkInfo = z.infer<typeof MailLinkInfo>;

/** What the browser's WebAuthn calls take and give, as JSON. */
export const PasskeyOptions = z.object({ challenge: z.string() }).loose();
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;
export const PasskeyAnswer = z.object({ response: z.object({ id: z.string().max(2000) }).loose() }).strict();
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;
