import {items} from '../blocks/list-tables.mjs';
import {partSections} from '../blocks/part-sections.mjs';
import {rateLine} from '../blocks/rate-lines.mjs';
import {paragraph} from '../blocks/text-blocks.mjs';
import {checkBoxes} from '../blocks/check-boxes.mjs';
import {paper} from './paper.mjs';
import {amounts, dated, facts, receiver, sender} from './parts.mjs';

/** Bills of utilities and small shops, and forms of orders: many amounts, dates and numbers of the same sort. */

export const utilityBill = paper({
  name: 'utility-bill',
  documentTypes: ['utility bill', 'bill', 'invoice'],
  parts: (random) => [
    sender('supplier'),
    receiver('recipient'),
    facts('customerNumber invoiceNumber invoiceDate billingPeriod servicePhone emergencyPhone'),
    facts('meterNumber previousReading currentReading consumption unitRate standingCharge'),
    amounts('previousBill lastPayment netAmount vatAmount totalDue'),
    facts(random.chance(0.5) ? 'dueDate discount discountDeadline' : 'dueDate instalment nextReadingDate'),
  ],
});

export const repairBill = paper({
  name: 'repair-bill',
  documentTypes: ['invoice', 'repair bill', 'receipt'],
  parts: (random) => [
    sender('supplier'),
    ...(random.chance(0.5) ? [receiver('recipient')] : []),
    facts('invoiceNumber invoiceDate vehicleRegistration mileage vehicleModel deliveryDate'),
    rateLine,
    ...(random.chance(0.6) ? [items] : []),
    amounts('partsCost netAmount vatAmount totalDue'),
    facts('dueDate paymentTerm discount iban'),
  ],
});

export const orderForm = paper({
  name: 'order-form',
  documentTypes: ['order form', 'form', 'application', 'order'],
  parts: (random) => [
    ...(random.chance(0.5) ? [sender('supplier')] : [dated]),
    partSections(
      random.pick([
        ['billing', 'shipping'],
        ['applicant', 'partner'],
        ['sender', 'receiver'],
      ]),
    ),
    facts('orderNumber orderDate deliveryDate customerNumber'),
    random.chance(0.5) ? items : checkBoxes,
    ...(random.chance(0.5) ? [amounts('shippingCost totalDue')] : [paragraph]),
  ],
});
