// label-phrases: labels in Portuguese of what papers state, and how requests name it, grouped by subject.

import {advertisingAndForms} from './advertising-and-forms-labels-pt.js';
import {homeAndTravel} from './home-and-travel-labels-pt.js';
import {money} from './money-labels-pt.js';
import {people} from './people-labels-pt.js';
import {trade} from './trade-labels-pt.js';
import {work} from './work-labels-pt.js';

/** What Portuguese papers print for the things that papers state. */
export const groups = {...trade, ...money, ...advertisingAndForms, ...work, ...people, ...homeAndTravel};
