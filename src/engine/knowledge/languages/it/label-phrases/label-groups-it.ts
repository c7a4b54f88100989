// label-phrases: labels in Italian of what papers state, and how requests name it, grouped by subject.

import {advertisingAndForms} from './advertising-and-forms-labels-it.js';
import {homeAndTravel} from './home-and-travel-labels-it.js';
import {money} from './money-labels-it.js';
import {people} from './people-labels-it.js';
import {trade} from './trade-labels-it.js';
import {work} from './work-labels-it.js';

/** What Italian papers print for the things that papers state. */
export const groups = {...trade, ...money, ...advertisingAndForms, ...work, ...people, ...homeAndTravel};
