// word-families: words of one meaning in German, in any part of speech, grouped by subject.

import {bankingAndPayment} from './banking-and-payment-words-de.js';
import {buildingsAndEnergy} from './buildings-and-energy-words-de.js';
import {clubsAndCulture} from './clubs-and-culture-words-de.js';
import {farmingFoodAndNature} from './farming-food-and-nature-words-de.js';
import {formsAndNumbers} from './forms-and-numbers-words-de.js';
import {healthAndCare} from './health-and-care-words-de.js';
import {lawAndAuthorities} from './law-and-authorities-words-de.js';
import {namesAndContact} from './names-and-contact-words-de.js';
import {officeForms} from './office-forms-words-de.js';
import {peopleAndRoles} from './people-and-roles-words-de.js';
import {placeAndDirection} from './place-and-direction-words-de.js';
import {schoolAndStudy} from './school-and-study-words-de.js';
import {taxAndInsurance} from './tax-and-insurance-words-de.js';
import {technologyAndProducts} from './technology-and-products-words-de.js';
import {timeAndTravel} from './time-and-travel-words-de.js';
import {tradeAndInvoices} from './trade-and-invoices-words-de.js';
import {transportAndCustoms} from './transport-and-customs-words-de.js';
import {verbsAndQualities} from './verbs-and-qualities-words-de.js';
import {workAndStaff} from './work-and-staff-words-de.js';

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
