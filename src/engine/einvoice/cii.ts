import {knownFacts, periodOf, type EInvoice, type Facts} from './einvoice.js';
import {decimalOf, isoDateOf, moneyOf, onlyOne, onOneLine, withoutSpaces} from './xml-values.js';
import {elementsAt, textAt, type Element} from './xml.js';

/**
 * The invoice in a UN/CEFACT Cross Industry Invoice: Factur-X, ZUGFeRD 2 and XRechnung (`CrossIndustryInvoice`),
 * ZUGFeRD 1 (`CrossIndustryDocument`) and the drafts before it (`Invoice` in a UN/CEFACT name space). `undefined` for
 * anything else.
 */
export function readCii(root: Element): EInvoice | undefined {
  // Orders and despatch advices share the structure and have other roots.
  if (!['CrossIndustryInvoice', 'CrossIndustryDocument', 'Invoice'].includes(root.name)) return undefined;
  const trade = elementsAt(root, 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction')[0];
  const document = elementsAt(root, 'ExchangedDocument|HeaderExchangedDocument')[0];
  if (trade === undefined || document === undefined) return undefined;
  return {
    facts: knownFacts({
      invoice_number: textAt(document, 'ID'),
      issue_date: dateAt(document, 'IssueDateTime'),
      ...factsOfAgreement(part(trade, 'Agreement')),
      ...factsOfDelivery(part(trade, 'Delivery')),
      ...factsOfSettlement(part(trade, 'Settlement')),
    }),
    lines: elementsAt(trade, 'IncludedSupplyChainTradeLineItem').map(readLine).filter(isItem),
  };
}

const nothing: Element = {name: '', attributes: {}, children: [], text: ''};

/** Header parts are `ApplicableHeaderTrade…` in version 2 and `ApplicableSupplyChainTrade…` in version 1. */
function part(trade: Element, name: string): Element {
  return elementsAt(trade, `ApplicableHeaderTrade${name}|ApplicableSupplyChainTrade${name}`)[0] ?? nothing;
}

function factsOfAgreement(agreement: Element) {
  const seller = elementsAt(agreement, 'SellerTradeParty')[0] ?? nothing;
  const buyer = elementsAt(agreement, 'BuyerTradeParty')[0] ?? nothing;
  return {
    order_number: referenceAt(agreement, 'BuyerOrderReferencedDocument'),
    contract_number: referenceAt(agreement, 'ContractReferencedDocument'),
    customer_reference: textAt(agreement, 'BuyerReference'),
    customer_number: textAt(buyer, 'ID'),
    seller: onOneLine(textAt(seller, 'Name')),
    seller_address: addressOf(seller),
    vat_id: taxIdOf(seller, 'VA'),
    tax_number: taxIdOf(seller, 'FC'),
    email: textAt(seller, 'DefinedTradeContact/EmailURIUniversalCommunication/URIID'),
    phone: textAt(seller, 'DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber'),
    buyer: onOneLine(textAt(buyer, 'Name')),
    buyer_address: addressOf(buyer),
    buyer_vat_id: taxIdOf(buyer, 'VA'),
  };
}

function factsOfDelivery(delivery: Element) {
  const receiver = elementsAt(delivery, 'ShipToTradeParty')[0] ?? nothing;
  return {
    delivery_date: dateAt(delivery, 'ActualDeliverySupplyChainEvent/OccurrenceDateTime'),
    delivery_note_number:
      referenceAt(delivery, 'DeliveryNoteReferencedDocument') ??
      referenceAt(delivery, 'DespatchAdviceReferencedDocument'),
    ship_to: onOneLine(textAt(receiver, 'Name')),
    ship_to_address: addressOf(receiver),
  };
}

function factsOfSettlement(settlement: Element) {
  const means = elementsAt(settlement, 'SpecifiedTradeSettlementPaymentMeans');
  const terms = elementsAt(settlement, 'SpecifiedTradePaymentTerms');
  const currency = textAt(settlement, 'InvoiceCurrencyCode');
  return {
    currency,
    period: periodOf(
      dateAt(settlement, 'BillingSpecifiedPeriod/StartDateTime'),
      dateAt(settlement, 'BillingSpecifiedPeriod/EndDateTime'),
    ),
    payment_terms: onOneLine(terms.map((term) => textAt(term, 'Description') ?? '').join(' ')),
    due_date: terms.map((term) => dateAt(term, 'DueDateDateTime')).find((date) => date !== undefined),
    // With a direct debit there is no account to pay to; the one named is the buyer's.
    iban: withoutSpaces(
      firstOf(means, 'PayeePartyCreditorFinancialAccount/IBANID') ??
        firstOf(means, 'PayerPartyDebtorFinancialAccount/IBANID'),
    ),
    bic: withoutSpaces(firstOf(means, 'PayeeSpecifiedCreditorFinancialInstitution/BICID')),
    tax_rate: onlyOne(elementsAt(settlement, 'ApplicableTradeTax').map(rateOf)),
    ...totalsOf(settlement, currency),
  };
}

function totalsOf(settlement: Element, currency: string | undefined) {
  const sums =
    elementsAt(
      settlement,
      'SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation',
    )[0] ?? nothing;
  return {
    subtotal: amountIn(currency, elementsAt(sums, 'LineTotalAmount')),
    discount: amountIn(currency, elementsAt(sums, 'AllowanceTotalAmount')),
    net_total: amountIn(currency, elementsAt(sums, 'TaxBasisTotalAmount')),
    tax_total: amountIn(currency, elementsAt(sums, 'TaxTotalAmount')),
    grand_total: amountIn(currency, elementsAt(sums, 'GrandTotalAmount')),
    paid_amount: amountIn(currency, elementsAt(sums, 'TotalPrepaidAmount')),
    open_amount: amountIn(currency, elementsAt(sums, 'DuePayableAmount')),
  };
}

function readLine(line: Element): Facts {
  const within = (name: string) =>
    elementsAt(line, `SpecifiedLineTrade${name}|SpecifiedSupplyChainTrade${name}`)[0] ?? nothing;
  const [product] = elementsAt(line, 'SpecifiedTradeProduct');
  const quantity = elementsAt(within('Delivery'), 'BilledQuantity')[0];
  return knownFacts({
    position: textAt(line, 'AssociatedDocumentLineDocument/LineID'),
    article_number: textAt(product ?? nothing, 'SellerAssignedID', 'BuyerAssignedID', 'GlobalID'),
    description: onOneLine(textAt(product ?? nothing, 'Name')),
    quantity: decimalOf(quantity?.text),
    unit: quantity?.attributes.unitCode,
    unit_price: moneyOf(
      textAt(
        within('Agreement'),
        'NetPriceProductTradePrice/ChargeAmount',
        'GrossPriceProductTradePrice/ChargeAmount',
      ),
    ),
    tax_rate: onlyOne(elementsAt(within('Settlement'), 'ApplicableTradeTax').map(rateOf)),
    line_amount: moneyOf(
      textAt(
        within('Settlement'),
        'SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation/LineTotalAmount',
      ),
    ),
  });
}

/** Version 1 has lines that only carry a note. */
function isItem(line: Facts): boolean {
  return line.description !== undefined || line.line_amount !== undefined || line.quantity !== undefined;
}

function rateOf(tax: Element): string | undefined {
  return decimalOf(textAt(tax, 'RateApplicablePercent|ApplicablePercent'));
}

function dateAt(element: Element, path: string): string | undefined {
  return isoDateOf(textAt(element, `${path}/DateTimeString|DateString`, path));
}

function referenceAt(element: Element, path: string): string | undefined {
  return textAt(element, `${path}/IssuerAssignedID|ID`);
}

function firstOf(elements: Element[], path: string): string | undefined {
  return elements.map((element) => textAt(element, path)).find((text) => text !== undefined);
}

function taxIdOf(party: Element, scheme: string): string | undefined {
  return withoutSpaces(
    elementsAt(party, 'SpecifiedTaxRegistration/ID').find((id) => id.attributes.schemeID === scheme)?.text,
  );
}

function addressOf(party: Element): string | undefined {
  const [address] = elementsAt(party, 'PostalTradeAddress');
  if (address === undefined) return undefined;
  const town = [textAt(address, 'PostcodeCode'), textAt(address, 'CityName')].filter(Boolean).join(' ');
  return [textAt(address, 'LineOne'), textAt(address, 'LineTwo'), textAt(address, 'LineThree'), town]
    .filter(Boolean)
    .join(', ');
}

/** A sum may be repeated in the currency of the tax office; the one in the invoice's currency counts. */
function amountIn(currency: string | undefined, amounts: Element[]): string | undefined {
  const own = amounts.find((amount) => amount.attributes.currencyID === currency) ?? amounts[0];
  return moneyOf(own?.text);
}
