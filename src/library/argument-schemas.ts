import {z} from 'zod';
import {hasMethods} from '../contract/records.js';
import type {Client} from '../client/client.js';
import type {EmbeddedService} from './embedded-service.js';

export const text = z.string().trim().min(1, 'is empty');

/** Arguments of JavaScript callers, whom no compiler checks. A misspelt option is refused, not ignored. */
export const connectionShape = {
  client: z
    .custom<Client>(
      (given) => hasMethods(given, ['process', 'status', 'results']),
      'is no client of createClient',
    )
    .optional(),
  service: z
    .custom<EmbeddedService>((given) => hasMethods(given, ['close']), 'is no service of createService')
    .optional(),
  baseUrl: text.optional(),
  apiKey: text.optional(),
  auth: z.enum(['x-auth', 'bearer']).optional(),
  dataDir: text.optional(),
  signal: z.instanceof(AbortSignal, {error: 'is no AbortSignal'}).optional(),
};
