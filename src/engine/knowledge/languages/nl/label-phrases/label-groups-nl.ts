// label-phrases: labels in Dutch of what papers state, and how requests name it, grouped by subject.

import {advertisingAndForms} from './advertising-and-forms-labels-nl.js';
import {homeAndTravel} from './home-and-travel-labels-nl.js';
import {money} from './money-labels-nl.js';
import {people} from './people-labels-nl.js';
import {trade} from './trade-labels-nl.js';
import {work} from './work-labels-nl.js';

/** What Dutch papers print for the things that papers state. */
export const groups = {...trade, ...money, ...advertisingAndForms, ...work, ...people, ...homeAndTravel};
