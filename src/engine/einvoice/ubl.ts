import {knownFacts, periodOf, type EInvoice, type Facts} from './einvoice.js';
import {decimalOf, isoDateOf, moneyOf, onlyOne, onOneLine, withoutSpaces} from './xml-values.js';
import {elementsAt, textAt, type Element} from './xml.js';

/** The invoice or credit note in a document of UBL 2 (Peppol, XRechnung); `undefined` for anything else. */
export function readUbl(root: Element): EInvoice | undefined {
  const isUbl =
    ['Invoice', 'CreditNote'].includes(root.name) && elementsAt(root, 'LegalMonetaryTotal').length > 0;
  if (!isUbl) return undefined;
  return {
    facts: knownFacts({
      invoice_number: textAt(root, 'ID'),
      issue_date: isoDateOf(textAt(root, 'IssueDate')),
      due_date: isoDateOf(textAt(root, 'DueDate', 'PaymentMeans/PaymentDueDate')),
      ...factsOfReferences(root),
      ...factsOfParties(root),
      ...factsOfPayment(root),
      ...factsOfTotals(root),
    }),
    lines: elementsAt(root, 'InvoiceLine|CreditNoteLine').map(readLine),
  };
}

const nothing: Element = {name: '', attributes: {}, children: [], text: ''};

function factsOfReferences(root: Element) {
  return {
    order_number: textAt(root, 'OrderReference/ID'),
    contract_number: textAt(root, 'ContractDocumentReference/ID'),
    delivery_note_number: textAt(root, 'DespatchDocumentReference/ID'),
    customer_reference: textAt(root, 'BuyerReference'),
    period: periodOf(
      isoDateOf(textAt(root, 'InvoicePeriod/StartDate')),
      isoDateOf(textAt(root, 'InvoicePeriod/EndDate')),
    ),
    delivery_date: isoDateOf(textAt(root, 'Delivery/ActualDeliveryDate')),
    ship_to: onOneLine(textAt(root, 'Delivery/DeliveryParty/PartyName/Name')),
    ship_to_address: addressOf(elementsAt(root, 'Delivery/DeliveryLocation/Address')[0]),
  };
}

function factsOfParties(root: Element) {
  const seller = elementsAt(root, 'AccountingSupplierParty/Party')[0] ?? nothing;
  const buyer = elementsAt(root, 'AccountingCustomerParty/Party')[0] ?? nothing;
  return {
    customer_number: textAt(buyer, 'PartyIdentification/ID'),
    seller: nameOf(seller),
    seller_address: addressOf(elementsAt(seller, 'PostalAddress')[0]),
    vat_id: taxIdOf(seller, (scheme) => scheme === 'VAT'),
    tax_number: taxIdOf(seller, (scheme) => scheme !== 'VAT'),
    email: textAt(seller, 'Contact/ElectronicMail'),
    phone: textAt(seller, 'Contact/Telephone'),
    buyer: nameOf(buyer),
    buyer_address: addressOf(elementsAt(buyer, 'PostalAddress')[0]),
    buyer_vat_id: taxIdOf(buyer, (scheme) => scheme === 'VAT'),
  };
}

function factsOfPayment(root: Element) {
  return {
    // With a direct debit there is no account to pay to; the one named is the buyer's.
    iban: withoutSpaces(
      textAt(
        root,
        'PaymentMeans/PayeeFinancialAccount/ID',
        'PaymentMeans/PaymentMandate/PayerFinancialAccount/ID',
      ),
    ),
    bic: withoutSpaces(textAt(root, 'PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID')),
    payment_terms: onOneLine(textAt(root, 'PaymentTerms/Note')),
  };
}

function factsOfTotals(root: Element) {
  const currency = textAt(root, 'DocumentCurrencyCode');
  const sums = elementsAt(root, 'LegalMonetaryTotal')[0] ?? nothing;
  const taxes = elementsAt(root, 'TaxTotal/TaxAmount');
  return {
    currency,
    // A second total may be in the currency of the tax office.
    tax_total: moneyOf((taxes.find((tax) => tax.attributes.currencyID === currency) ?? taxes[0])?.text),
    tax_rate: onlyOne(elementsAt(root, 'TaxTotal/TaxSubtotal/TaxCategory').map(rateOf)),
    subtotal: moneyOf(textAt(sums, 'LineExtensionAmount')),
    discount: moneyOf(textAt(sums, 'AllowanceTotalAmount')),
    net_total: moneyOf(textAt(sums, 'TaxExclusiveAmount')),
    grand_total: moneyOf(textAt(sums, 'TaxInclusiveAmount')),
    paid_amount: moneyOf(textAt(sums, 'PrepaidAmount')),
    open_amount: moneyOf(textAt(sums, 'PayableAmount')),
  };
}

function readLine(line: Element): Facts {
  const item = elementsAt(line, 'Item')[0] ?? nothing;
  const quantity = elementsAt(line, 'InvoicedQuantity|CreditedQuantity')[0];
  return knownFacts({
    position: textAt(line, 'ID'),
    article_number: textAt(
      item,
      'SellersItemIdentification/ID',
      'BuyersItemIdentification/ID',
      'StandardItemIdentification/ID',
    ),
    description: onOneLine(textAt(item, 'Name')),
    quantity: decimalOf(quantity?.text),
    unit: quantity?.attributes.unitCode,
    unit_price: moneyOf(textAt(line, 'Price/PriceAmount')),
    tax_rate: onlyOne(elementsAt(item, 'ClassifiedTaxCategory').map(rateOf)),
    line_amount: moneyOf(textAt(line, 'LineExtensionAmount')),
  });
}

function rateOf(category: Element): string | undefined {
  return decimalOf(textAt(category, 'Percent'));
}

function nameOf(party: Element): string | undefined {
  return onOneLine(textAt(party, 'PartyLegalEntity/RegistrationName', 'PartyName/Name'));
}

function taxIdOf(party: Element, isScheme: (scheme: string) => boolean): string | undefined {
  const registration = elementsAt(party, 'PartyTaxScheme').find((scheme) =>
    isScheme(textAt(scheme, 'TaxScheme/ID') ?? 'VAT'),
  );
  return registration && withoutSpaces(textAt(registration, 'CompanyID'));
}

function addressOf(address: Element | undefined): string | undefined {
  if (address === undefined) return undefined;
  const town = [textAt(address, 'PostalZone'), textAt(address, 'CityName')].filter(Boolean).join(' ');
  const lines = [
    textAt(address, 'StreetName'),
    textAt(address, 'AdditionalStreetName'),
    textAt(address, 'AddressLine/Line'),
  ];
  return [...lines, town].filter(Boolean).join(', ');
}
