// word-families: words of one meaning in English, in any part of speech, grouped by subject.

import {bankingAndPayment} from './banking-and-payment-words.js';
import {buildingsAndEnergy} from './buildings-and-energy-words.js';
import {clubsAndCulture} from './clubs-and-culture-words.js';
import {farmingFoodAndNature} from './farming-food-and-nature-words.js';
import {formsAndNumbers} from './forms-and-numbers-words.js';
import {healthAndCare} from './health-and-care-words.js';
import {lawAndAuthorities} from './law-and-authorities-words.js';
import {namesAndContact} from './names-and-contact-words.js';
import {officeForms} from './office-forms-words.js';
import {peopleAndRoles} from './people-and-roles-words.js';
import {placeAndDirection} from './place-and-direction-words.js';
import {schoolAndStudy} from './school-and-study-words.js';
import {taxAndInsurance} from './tax-and-insurance-words.js';
import {technologyAndProducts} from './technology-and-products-words.js';
import {timeAndTravel} from './time-and-travel-words.js';
import {tradeAndInvoices} from './trade-and-invoices-words.js';
import {transportAndCustoms} from './transport-and-customs-words.js';
import {verbsAndQualities} from './verbs-and-qualities-words.js';
import {workAndStaff} from './work-and-staff-words.js';

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

/** Words that lead to the same entry of a paper, the same in every language. */
export type WordFamilyName = keyof typeof families;
