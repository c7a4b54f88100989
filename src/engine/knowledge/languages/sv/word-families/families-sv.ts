// word-families: words of one meaning in Swedish, in any part of speech, grouped by subject.

import {bankingAndPayment} from './banking-and-payment-words-sv.js';
import {buildingsAndEnergy} from './buildings-and-energy-words-sv.js';
import {clubsAndCulture} from './clubs-and-culture-words-sv.js';
import {farmingFoodAndNature} from './farming-food-and-nature-words-sv.js';
import {formsAndNumbers} from './forms-and-numbers-words-sv.js';
import {healthAndCare} from './health-and-care-words-sv.js';
import {lawAndAuthorities} from './law-and-authorities-words-sv.js';
import {namesAndContact} from './names-and-contact-words-sv.js';
import {officeForms} from './office-forms-words-sv.js';
import {peopleAndRoles} from './people-and-roles-words-sv.js';
import {placeAndDirection} from './place-and-direction-words-sv.js';
import {schoolAndStudy} from './school-and-study-words-sv.js';
import {taxAndInsurance} from './tax-and-insurance-words-sv.js';
import {technologyAndProducts} from './technology-and-products-words-sv.js';
import {timeAndTravel} from './time-and-travel-words-sv.js';
import {tradeAndInvoices} from './trade-and-invoices-words-sv.js';
import {transportAndCustoms} from './transport-and-customs-words-sv.js';
import {verbsAndQualities} from './verbs-and-qualities-words-sv.js';
import {workAndStaff} from './work-and-staff-words-sv.js';

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
