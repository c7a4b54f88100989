import {countedTable} from '../blocks/counted-table.mjs';
import {transactions} from '../blocks/list-tables.mjs';
import {paragraph, smallPrint} from '../blocks/text-blocks.mjs';
import {paper} from './paper.mjs';
import {amounts, captioned, dated, dressed, facts, receiver, sender, sentences, signed, signedBelow, ticked} from './parts.mjs'; // prettier-ignore
import {several} from './several-languages.mjs';

/** Claims, loans, cards, pensions, gifts, shares, taxes on land, cheques. */

export const insuranceClaim = paper({
  name: 'insurance-claim',
  documentTypes: ['insurance claim', 'letter', 'claim settlement', 'insurance'],
  languages: several,
  parts: (random) => [
    sender('insurer'),
    receiver('policyHolder'),
    facts('claimNumber policyNumber letterDate claimsHandler'),
    ...(random.chance(0.6)
      ? [sentences('insurance-claim')]
      : [
          facts('lossDate lossPlace lossDescription'),
          amounts('claimedSum deductible settledSum'),
          facts('payoutDate'),
        ]),
    signedBelow,
  ],
});

export const loanAgreement = paper({
  name: 'loan-agreement',
  documentTypes: ['loan agreement', 'contract', 'credit agreement'],
  languages: several,
  parts: (random) => [
    ...(random.chance(0.6)
      ? [sentences('loan-agreement', {isNumbered: true})]
      : [
          facts('lender debtor loanNumber'),
          captioned('loanAmount interestRate loanTerm instalment firstPaymentDate'),
          facts('collateral governingLaw'),
        ]),
    paragraph,
    ...(random.chance(0.5) ? [dated] : []),
    signed('signerName signerTitle signatureDate'),
  ],
});

export const cardStatement = paper({
  name: 'card-statement',
  documentTypes: ['credit card statement', 'statement', 'finance'],
  languages: ['en'],
  parts: (random) => [
    sender('bankName'),
    facts('cardHolder cardNumber statementDate dueDate'),
    ...random.shuffle([
      amounts('openingBalance totalIn totalOut closingBalance'),
      captioned('creditLimit availableCredit minimumPayment interestRate rewardPoints'),
    ]),
    transactions,
    random.chance(0.5) ? smallPrint : facts('servicePhone'),
  ],
});

export const pensionStatement = paper({
  name: 'pension-statement',
  documentTypes: ['pension statement', 'statement', 'letter'],
  languages: ['en'],
  parts: (random) => [
    sender('pensionFund'),
    ...(random.chance(0.5) ? [receiver('pensionMember')] : []),
    facts('pensionMember memberNumber birthDate statementDate retirementDate retirementAge'),
    amounts('yearContributions fundValue projectedPension deathBenefit'),
    random.chance(0.6) ? paragraph : smallPrint,
  ],
});

export const donationReceipt = paper({
  name: 'donation-receipt',
  documentTypes: ['donation receipt', 'receipt', 'tax document'],
  languages: several,
  parts: (random) => [
    sender('charity'),
    ...(random.chance(0.3) ? [receiver('donor')] : []),
    ...(random.chance(0.55)
      ? [sentences('donation-receipt')]
      : [
          facts('donor donationAmount donationDate donationPurpose'),
          facts('receiptNumber taxExemptNumber taxYear'),
        ]),
    ...(random.chance(0.5) ? [ticked('donationKind')] : []),
    random.chance(0.5) ? dated : signed('signerName signerTitle signatureDate'),
  ],
});

export const dividendNotice = paper({
  name: 'dividend-notice',
  documentTypes: ['dividend notice', 'letter', 'finance', 'tax voucher'],
  languages: ['en'],
  parts: (random) => [
    sender('shareCompany'),
    receiver('shareholder'),
    ...(random.chance(0.5)
      ? [facts('isin letterDate'), sentences('dividend-notice')]
      : [
          facts('shareCount isin dividendPerShare recordDate dividendPaidOn'),
          amounts('grossDividend withholdingTax netDividend'),
        ]),
    ...(random.chance(0.4) ? [facts('iban')] : []),
    random.chance(0.5) ? smallPrint : signedBelow,
  ],
});

const instalments = countedTable({
  rows: 'instalments',
  cells: {instalmentDue: '{date}', amount: 'sum'},
  main: 'amount',
  total: 'propertyTaxDue',
  between: [2, 4],
});

export const propertyTaxBill = paper({
  name: 'property-tax-bill',
  documentTypes: ['property tax bill', 'tax', 'bill', 'notice'],
  languages: ['en'],
  parts: (random) => [
    sender('issuer'),
    facts('propertyOwner propertyAddress parcelNumber taxYear letterDate'),
    captioned('assessedValue taxExemption landTaxRate'),
    random.chance(0.5) ? instalments : amounts('propertyTaxDue'),
    facts('dueDate iban servicePhone'),
  ],
});

export const cheque = paper({
  name: 'cheque',
  documentTypes: ['cheque', 'check', 'payment'],
  languages: ['en'],
  parts: () => [
    dressed,
    sender('drawer'),
    captioned('chequeNumber letterDate bankName'),
    facts('payee chequeAmount memoLine'),
    captioned('accountNumber sortCode'),
    signed('signerName'),
  ],
});
