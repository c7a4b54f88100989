// word-families: words of one meaning in Spanish, in any part of speech, grouped by subject.

import {bankingAndPayment} from './banking-and-payment-words-es.js';
import {buildingsAndEnergy} from './buildings-and-energy-words-es.js';
import {clubsAndCulture} from './clubs-and-culture-words-es.js';
import {farmingFoodAndNature} from './farming-food-and-nature-words-es.js';
import {formsAndNumbers} from './forms-and-numbers-words-es.js';
import {healthAndCare} from './health-and-care-words-es.js';
import {lawAndAuthorities} from './law-and-authorities-words-es.js';
import {namesAndContact} from './names-and-contact-words-es.js';
import {officeForms} from './office-forms-words-es.js';
import {peopleAndRoles} from './people-and-roles-words-es.js';
import {placeAndDirection} from './place-and-direction-words-es.js';
import {schoolAndStudy} from './school-and-study-words-es.js';
import {taxAndInsurance} from './tax-and-insurance-words-es.js';
import {technologyAndProducts} from './technology-and-products-words-es.js';
import {timeAndTravel} from './time-and-travel-words-es.js';
import {tradeAndInvoices} from './trade-and-invoices-words-es.js';
import {transportAndCustoms} from './transport-and-customs-words-es.js';
import {verbsAndQualities} from './verbs-and-qualities-words-es.js';
import {workAndStaff} from './work-and-staff-words-es.js';

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
