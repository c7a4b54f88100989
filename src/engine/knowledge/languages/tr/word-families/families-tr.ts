// word-families: words of one meaning in Turkish, in any part of speech, grouped by subject.

import {bankingAndPayment} from './banking-and-payment-words-tr.js';
import {buildingsAndEnergy} from './buildings-and-energy-words-tr.js';
import {clubsAndCulture} from './clubs-and-culture-words-tr.js';
import {farmingFoodAndNature} from './farming-food-and-nature-words-tr.js';
import {formsAndNumbers} from './forms-and-numbers-words-tr.js';
import {healthAndCare} from './health-and-care-words-tr.js';
import {lawAndAuthorities} from './law-and-authorities-words-tr.js';
import {namesAndContact} from './names-and-contact-words-tr.js';
import {officeForms} from './office-forms-words-tr.js';
import {peopleAndRoles} from './people-and-roles-words-tr.js';
import {placeAndDirection} from './place-and-direction-words-tr.js';
import {schoolAndStudy} from './school-and-study-words-tr.js';
import {taxAndInsurance} from './tax-and-insurance-words-tr.js';
import {technologyAndProducts} from './technology-and-products-words-tr.js';
import {timeAndTravel} from './time-and-travel-words-tr.js';
import {tradeAndInvoices} from './trade-and-invoices-words-tr.js';
import {transportAndCustoms} from './transport-and-customs-words-tr.js';
import {verbsAndQualities} from './verbs-and-qualities-words-tr.js';
import {workAndStaff} from './work-and-staff-words-tr.js';

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
