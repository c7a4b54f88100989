// contract: the studio's HTTP interface as data, shared by the service and, as types alone, by the pages.

import {z} from 'zod';

/** Who signed in: an `admin` makes templates and runs the service, a `reviewer` checks what was read. */
export const StudioRole = z.enum(['admin', 'reviewer']);
export type StudioRole = z.infer<typeof StudioRole>;

/** Signing in: with an API key, or with the ticket of a link that works once. */
export const SignIn = z.union([
  z.strictObject({key: z.string().trim().min(1).max(200)}),
  z.strictObject({ticket: z.string().trim().min(1).max(200)}),
]);
export type SignIn = z.infer<typeof SignIn>;

/** The session of a cookie. Times are ISO strings, as in all of the studio's interface. */
export const Session = z.object({
  role: StudioRole,
  /** Name of the key it is bound to. */
  name: z.string(),
  account: z.string(),
  expires_at: z.string(),
  /** Version of the service. */
  version: z.string(),
});
export type Session = z.infer<typeof Session>;
