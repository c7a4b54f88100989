// label-phrases: labels in Polish of what papers state, and how requests name it, grouped by subject.

import {advertisingAndForms} from './advertising-and-forms-labels-pl.js';
import {homeAndTravel} from './home-and-travel-labels-pl.js';
import {money} from './money-labels-pl.js';
import {people} from './people-labels-pl.js';
import {trade} from './trade-labels-pl.js';
import {work} from './work-labels-pl.js';

/** What Polish papers print for the things that papers state. */
export const groups = {...trade, ...money, ...advertisingAndForms, ...work, ...people, ...homeAndTravel};
