// label-phrases: labels in Turkish of what papers state, and how requests name it, grouped by subject.

import {advertisingAndForms} from './advertising-and-forms-labels-tr.js';
import {homeAndTravel} from './home-and-travel-labels-tr.js';
import {money} from './money-labels-tr.js';
import {people} from './people-labels-tr.js';
import {trade} from './trade-labels-tr.js';
import {work} from './work-labels-tr.js';

/** What Turkish papers print for the things that papers state. */
export const groups = {...trade, ...money, ...advertisingAndForms, ...work, ...people, ...homeAndTravel};
