// label-phrases: labels in Spanish of what papers state, and how requests name it, grouped by subject.

import {courtAndSchool} from './court-and-school-labels-es.js';
import {financeAndSupply} from './finance-and-supply-labels-es.js';
import {healthAndService} from './health-and-service-labels-es.js';
import {homeAndTravel} from './home-and-travel-labels-es.js';
import {staffAndPapers} from './staff-and-papers-labels-es.js';
import {tradeAndMoney} from './trade-and-money-labels-es.js';
import {transportAndBuilding} from './transport-and-building-labels-es.js';
import {workAndPeople} from './work-and-people-labels-es.js';

export const groups = {
  ...tradeAndMoney,
  ...workAndPeople,
  ...homeAndTravel,
  ...courtAndSchool,
  ...healthAndService,
  ...transportAndBuilding,
  ...financeAndSupply,
  ...staffAndPapers,
};
