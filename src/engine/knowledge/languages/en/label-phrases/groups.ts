import {homeAndTravel} from './home-and-travel.js';
import {money} from './money.js';
import {people} from './people.js';
import {advertisingAndForms} from './advertising-and-forms.js';
import {trade} from './trade.js';
import {work} from './work.js';

export const groups = {...trade, ...money, ...advertisingAndForms, ...work, ...people, ...homeAndTravel};

/** Something papers state, the same in every language. */
export type LabelGroupName = keyof typeof groups;
