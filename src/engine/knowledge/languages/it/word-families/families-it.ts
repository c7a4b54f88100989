// word-families: words of one meaning in Italian, in any part of speech, grouped by subject.

import {bankingAndPayment} from './banking-and-payment-words-it.js';
import {buildingsAndEnergy} from './buildings-and-energy-words-it.js';
import {clubsAndCulture} from './clubs-and-culture-words-it.js';
import {farmingFoodAndNature} from './farming-food-and-nature-words-it.js';
import {formsAndNumbers} from './forms-and-numbers-words-it.js';
import {healthAndCare} from './health-and-care-words-it.js';
import {lawAndAuthorities} from './law-and-authorities-words-it.js';
import {namesAndContact} from './names-and-contact-words-it.js';
import {officeForms} from './office-forms-words-it.js';
import {peopleAndRoles} from './people-and-roles-words-it.js';
import {placeAndDirection} from './place-and-direction-words-it.js';
import {schoolAndStudy} from './school-and-study-words-it.js';
import {taxAndInsurance} from './tax-and-insurance-words-it.js';
import {technologyAndProducts} from './technology-and-products-words-it.js';
import {timeAndTravel} from './time-and-travel-words-it.js';
import {tradeAndInvoices} from './trade-and-invoices-words-it.js';
import {transportAndCustoms} from './transport-and-customs-words-it.js';
import {verbsAndQualities} from './verbs-and-qualities-words-it.js';
import {workAndStaff} from './work-and-staff-words-it.js';

export const families = {
  ...bankingAndPayment,
  ...buildingsAndEnergy,
  ...clubsAndCulture,
  ...farmingFoodAndNature,
  ...formsAndNumbers,
  ...healthAndCare,
  ...lawAndAuthorities,
  ...namesAndContact,
  ...officeForms,
  ...peopleAndRoles,
  ...placeAndDirection,
  ...schoolAndStudy,
  ...taxAndInsurance,
  ...technologyAndProducts,
  ...timeAndTravel,
  ...tradeAndInvoices,
  ...transportAndCustoms,
  ...verbsAndQualities,
  ...workAndStaff,
};
