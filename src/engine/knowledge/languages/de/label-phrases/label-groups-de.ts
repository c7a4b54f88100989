// label-phrases: labels in German of what papers state, and how requests name it, grouped by subject.

import {courtAndSchool} from './court-and-school-labels-de.js';
import {financeAndSupply} from './finance-and-supply-labels-de.js';
import {healthAndService} from './health-and-service-labels-de.js';
import {homeAndTravel} from './home-and-travel-labels-de.js';
import {staffAndPapers} from './staff-and-papers-labels-de.js';
import {tradeAndMoney} from './trade-and-money-labels-de.js';
import {transportAndBuilding} from './transport-and-building-labels-de.js';
import {workAndPeople} from './work-and-people-labels-de.js';

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
