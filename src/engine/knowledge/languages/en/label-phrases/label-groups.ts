// label-phrases: labels in English of what papers state, and how requests name it, grouped by subject.

import {advertisingAndForms} from './advertising-and-forms-labels.js';
import {building} from './building-labels.js';
import {courtsAndRegisters} from './courts-and-registers-labels.js';
import {finance} from './finance-labels.js';
import {health} from './health-labels.js';
import {homeAndTravel} from './home-and-travel-labels.js';
import {money} from './money-labels.js';
import {people} from './people-labels.js';
import {schoolsAndClubs} from './schools-and-clubs-labels.js';
import {serviceAndProduct} from './service-and-product-labels.js';
import {staffAndPapers} from './staff-and-papers-labels.js';
import {taxAndSupply} from './tax-and-supply-labels.js';
import {trade} from './trade-labels.js';
import {transportAndLodging} from './transport-and-lodging-labels.js';
import {work} from './work-labels.js';

export const groups = {
  ...trade,
  ...money,
  ...advertisingAndForms,
  ...work,
  ...people,
  ...homeAndTravel,
  ...courtsAndRegisters,
  ...schoolsAndClubs,
  ...health,
  ...serviceAndProduct,
  ...building,
  ...transportAndLodging,
  ...finance,
  ...taxAndSupply,
  ...staffAndPapers,
};

/** Something papers state, the same in every language. */
export type LabelGroupName = keyof typeof groups;
