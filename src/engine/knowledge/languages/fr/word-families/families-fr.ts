// word-families: words of one meaning in French, in any part of speech, grouped by subject.

import {bankingAndPayment} from './banking-and-payment-words-fr.js';
import {buildingsAndEnergy} from './buildings-and-energy-words-fr.js';
import {clubsAndCulture} from './clubs-and-culture-words-fr.js';
import {farmingFoodAndNature} from './farming-food-and-nature-words-fr.js';
import {formsAndNumbers} from './forms-and-numbers-words-fr.js';
import {healthAndCare} from './health-and-care-words-fr.js';
import {lawAndAuthorities} from './law-and-authorities-words-fr.js';
import {namesAndContact} from './names-and-contact-words-fr.js';
import {officeForms} from './office-forms-words-fr.js';
import {peopleAndRoles} from './people-and-roles-words-fr.js';
import {placeAndDirection} from './place-and-direction-words-fr.js';
import {schoolAndStudy} from './school-and-study-words-fr.js';
import {taxAndInsurance} from './tax-and-insurance-words-fr.js';
import {technologyAndProducts} from './technology-and-products-words-fr.js';
import {timeAndTravel} from './time-and-travel-words-fr.js';
import {tradeAndInvoices} from './trade-and-invoices-words-fr.js';
import {transportAndCustoms} from './transport-and-customs-words-fr.js';
import {verbsAndQualities} from './verbs-and-qualities-words-fr.js';
import {workAndStaff} from './work-and-staff-words-fr.js';

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
