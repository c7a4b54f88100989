// label-phrases: labels in French of what papers state, and how requests name it, grouped by subject.

import {courtAndSchool} from './court-and-school-labels-fr.js';
import {financeAndSupply} from './finance-and-supply-labels-fr.js';
import {healthAndService} from './health-and-service-labels-fr.js';
import {homeAndTravel} from './home-and-travel-labels-fr.js';
import {staffAndPapers} from './staff-and-papers-labels-fr.js';
import {tradeAndMoney} from './trade-and-money-labels-fr.js';
import {transportAndBuilding} from './transport-and-building-labels-fr.js';
import {workAndPeople} from './work-and-people-labels-fr.js';

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
