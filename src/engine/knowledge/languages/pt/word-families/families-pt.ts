// word-families: words of one meaning in Portuguese, in any part of speech, grouped by subject.

import {bankingAndPayment} from './banking-and-payment-words-pt.js';
import {buildingsAndEnergy} from './buildings-and-energy-words-pt.js';
import {clubsAndCulture} from './clubs-and-culture-words-pt.js';
import {farmingFoodAndNature} from './farming-food-and-nature-words-pt.js';
import {formsAndNumbers} from './forms-and-numbers-words-pt.js';
import {healthAndCare} from './health-and-care-words-pt.js';
import {lawAndAuthorities} from './law-and-authorities-words-pt.js';
import {namesAndContact} from './names-and-contact-words-pt.js';
import {officeForms} from './office-forms-words-pt.js';
import {peopleAndRoles} from './people-and-roles-words-pt.js';
import {placeAndDirection} from './place-and-direction-words-pt.js';
import {schoolAndStudy} from './school-and-study-words-pt.js';
import {taxAndInsurance} from './tax-and-insurance-words-pt.js';
import {technologyAndProducts} from './technology-and-products-words-pt.js';
import {timeAndTravel} from './time-and-travel-words-pt.js';
import {tradeAndInvoices} from './trade-and-invoices-words-pt.js';
import {transportAndCustoms} from './transport-and-customs-words-pt.js';
import {verbsAndQualities} from './verbs-and-qualities-words-pt.js';
import {workAndStaff} from './work-and-staff-words-pt.js';

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
