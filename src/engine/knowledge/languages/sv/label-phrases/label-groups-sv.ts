// label-phrases: labels in Swedish of what papers state, and how requests name it, grouped by subject.

import {advertisingAndForms} from './advertising-and-forms-labels-sv.js';
import {homeAndTravel} from './home-and-travel-labels-sv.js';
import {money} from './money-labels-sv.js';
import {people} from './people-labels-sv.js';
import {trade} from './trade-labels-sv.js';
import {work} from './work-labels-sv.js';

/** What Swedish papers print for the things that papers state. */
export const groups = {...trade, ...money, ...advertisingAndForms, ...work, ...people, ...homeAndTravel};
