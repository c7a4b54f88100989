import {homeAndTravel} from './home-and-travel-labels.js';
import {money} from './money-labels.js';
import {people} from './people-labels.js';
import {advertisingAndForms} from './advertising-and-forms-labels.js';
import {trade} from './trade-labels.js';
import {work} from './work-labels.js';

export const groups = {...trade, ...money, ...advertisingAndForms, ...work, ...people, ...homeAndTravel};

/** Something papers state, the same in every language. */
export type LabelGroupName = keyof typeof groups;
