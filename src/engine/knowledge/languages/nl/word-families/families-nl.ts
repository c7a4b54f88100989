// word-families: words of one meaning in Dutch, in any part of speech, grouped by subject.

import {bankingAndPayment} from './banking-and-payment-words-nl.js';
import {buildingsAndEnergy} from './buildings-and-energy-words-nl.js';
import {clubsAndCulture} from './clubs-and-culture-words-nl.js';
import {farmingFoodAndNature} from './farming-food-and-nature-words-nl.js';
import {formsAndNumbers} from './forms-and-numbers-words-nl.js';
import {healthAndCare} from './health-and-care-words-nl.js';
import {lawAndAuthorities} from './law-and-authorities-words-nl.js';
import {namesAndContact} from './names-and-contact-words-nl.js';
import {officeForms} from './office-forms-words-nl.js';
import {peopleAndRoles} from './people-and-roles-words-nl.js';
import {placeAndDirection} from './place-and-direction-words-nl.js';
import {schoolAndStudy} from './school-and-study-words-nl.js';
import {taxAndInsurance} from './tax-and-insurance-words-nl.js';
import {technologyAndProducts} from './technology-and-products-words-nl.js';
import {timeAndTravel} from './time-and-travel-words-nl.js';
import {tradeAndInvoices} from './trade-and-invoices-words-nl.js';
import {transportAndCustoms} from './transport-and-customs-words-nl.js';
import {verbsAndQualities} from './verbs-and-qualities-words-nl.js';
import {workAndStaff} from './work-and-staff-words-nl.js';

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
