// templates: the templates that a new data directory starts with.

import type {StarterTemplate} from '../../storage/templates/seed-starters.js';
import {form} from './form.js';
import {identity} from './identity.js';
import {invoice} from './invoice.js';
import {receipt} from './receipt.js';

/** Templates that come with the package. An id is never changed or given to another. */
export const starterTemplates: StarterTemplate[] = [invoice, receipt, identity, form];
