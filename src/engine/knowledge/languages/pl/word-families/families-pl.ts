// word-families: words of one meaning in Polish, in any part of speech, grouped by subject.

import {bankingAndPayment} from './banking-and-payment-words-pl.js';
import {buildingsAndEnergy} from './buildings-and-energy-words-pl.js';
import {clubsAndCulture} from './clubs-and-culture-words-pl.js';
import {farmingFoodAndNature} from './farming-food-and-nature-words-pl.js';
import {formsAndNumbers} from './forms-and-numbers-words-pl.js';
import {healthAndCare} from './health-and-care-words-pl.js';
import {lawAndAuthorities} from './law-and-authorities-words-pl.js';
import {namesAndContact} from './names-and-contact-words-pl.js';
import {officeForms} from './office-forms-words-pl.js';
import {peopleAndRoles} from './people-and-roles-words-pl.js';
import {placeAndDirection} from './place-and-direction-words-pl.js';
import {schoolAndStudy} from './school-and-study-words-pl.js';
import {taxAndInsurance} from './tax-and-insurance-words-pl.js';
import {technologyAndProducts} from './technology-and-products-words-pl.js';
import {timeAndTravel} from './time-and-travel-words-pl.js';
import {tradeAndInvoices} from './trade-and-invoices-words-pl.js';
import {transportAndCustoms} from './transport-and-customs-words-pl.js';
import {verbsAndQualities} from './verbs-and-qualities-words-pl.js';
import {workAndStaff} from './work-and-staff-words-pl.js';

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
