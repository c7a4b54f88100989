// migrations: the steps from each released database schema to the next.

import type {Kysely} from 'kysely';
import {up as start} from './0001-start.js';
import {up as webhooks} from './0002-webhooks.js';
import {up as credits} from './0003-credits.js';
import {up as keySettings} from './0004-key-settings.js';
import {up as templateReview} from './0005-template-review.js';
import {up as sessions} from './0006-sessions.js';
import {up as corrections} from './0007-corrections.js';
import {up as examples} from './0008-examples.js';
import {up as fileStore} from './0009-file-store.js';
import {up as moves} from './0010-moves.js';

export interface Migration {
  number: number;
  up: (db: Kysely<unknown>) => Promise<void>;
}

/** In order; a migration on the main branch is never edited. */
export const migrations: Migration[] = [
  {number: 1, up: start},
  {number: 2, up: webhooks},
  {number: 3, up: credits},
  {number: 4, up: keySettings},
  {number: 5, up: templateReview},
  {number: 6, up: sessions},
  {number: 7, up: corrections},
  {number: 8, up: examples},
  {number: 9, up: fileStore},
  {number: 10, up: moves},
];
