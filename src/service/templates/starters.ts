// templates: the templates that a new data directory starts with.

import type {StarterTemplate} from '../../storage/templates/seed-starters.js';
import {form} from './form.js';
import {identity} from './identity.js';
import {invoice} from './invoice.js';
import {receipt} from './receipt.js';

/** Templates shipped with the package. Ids are never changed or reused. */
export const starterTemplates: StarterTemplate[] = [invoice, receipt, identity, form];
