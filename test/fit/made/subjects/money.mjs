import {list} from '../languages/list.mjs';

/** Claims, loans, cards, pensions, gifts, shares, taxes on land, cheques. */
export const money = {
  kindOf: {
    written: `claimNumber loanTerm collateral cardNumber rewardPoints retirementAge charity donationPurpose shareCount
      dividendPerShare isin parcelNumber chequeNumber sortCode memoLine`,
    told: 'lossDescription',
    company: 'insurer lender pensionFund shareCompany drawer',
    person: `claimsHandler debtor cardHolder pensionMember donor shareholder propertyOwner payee`,
    code: 'loanNumber memberNumber taxExemptNumber receiptNumber',
    town: 'lossPlace',
    percent: 'interestRate landTaxRate',
    date: 'lossDate payoutDate firstPaymentDate retirementDate donationDate recordDate dividendPaidOn',
    money: `claimedSum settledSum loanAmount creditLimit availableCredit minimumPayment fundValue projectedPension
      yearContributions deathBenefit donationAmount grossDividend withholdingTax netDividend assessedValue
      propertyTaxDue taxExemption chequeAmount`,
    option: 'donationKind',
  },
  daysAround: {
    lossDate: [-60, -12], payoutDate: [4, 14], firstPaymentDate: [20, 50], retirementDate: [1500, 9000],
    donationDate: [-90, -5], recordDate: [-20, -5], dividendPaidOn: [2, 15],
  }, // prettier-ignore
  amounts,
  patterns: {
    claimNumber: list('CL-######|##/####/@@|@@###-####|S#######'),
    cardNumber: list('#### XXXX XXXX ####|XXXX XXXX XXXX ####|#### **** **** ####|####-####-####-####'),
    rewardPoints: list('{100-900}|{1,000-48,000}'),
    retirementAge: list('{60-68}'),
    shareCount: list('{5-900}|{1,000-20,000}'),
    dividendPerShare: list('{0.10-3.90}|{0.0500-0.9900}'),
    isin: list('DE##########|US##########|GB00@#######'),
    parcelNumber: list('###-##-###|##-####-###-##|{10-900}/{1-20}'),
    chequeNumber: list('######|#######|000###'),
    sortCode: list('##-##-##|#########'),
  },
  definite: `claimNumber cardNumber creditLimit loanAmount interestRate isin shareCount donationAmount parcelNumber
    chequeNumber collateral`,
  kindred: `claimedSum settledSum deductible
    lossDate payoutDate lossPlace
    policyNumber claimNumber
    policyHolder claimsHandler
    loanAmount instalment interestRate loanTerm
    lender debtor collateral
    creditLimit availableCredit minimumPayment
    cardNumber rewardPoints
    fundValue projectedPension yearContributions deathBenefit
    retirementDate retirementAge
    donor charity donationPurpose
    donationAmount donationDate receiptNumber
    grossDividend withholdingTax netDividend dividendPerShare
    recordDate dividendPaidOn
    shareCount isin
    assessedValue propertyTaxDue taxExemption landTaxRate
    payee drawer
    chequeNumber sortCode accountNumber`,
  same: `claimNumber policyNumber ourReference yourReference registrationNumber
    insurer lender pensionFund charity shareCompany issuer supplier employer bankName host
    deductible insuredSum
    loanNumber accountNumber policyNumber certificateNumber customerNumber iban
    loanTerm contractTerm probation
    collateral deposit
    interestRate lateInterest
    landTaxRate interestRate
    cardHolder accountHolder
    cardNumber accountNumber customerNumber iban
    minimumPayment dueDate totalDue overdueAmount
    availableCredit closingBalance
    pensionMember employeeName policyHolder
    memberNumber customerNumber employeeNumber registrationNumber policyNumber
    projectedPension pension yearContributions fundValue
    retirementDate expiryDate
    taxExemptNumber taxNumber registrationNumber certificateNumber
    receiptNumber invoiceNumber certificateNumber ticketNumber chequeNumber
    shareholder holderName accountHolder
    shareCount accountNumber
    withholdingTax incomeTax
    dividendPaidOn payDate dueDate
    parcelNumber registrationNumber taxNumber
    propertyOwner landlord recipient
    propertyTaxDue totalDue taxAssessed
    taxExemption allowance
    payee recipient donor
    drawer accountHolder
    chequeAmount totalDue`,
};

/** Sums that follow from one another. */
function amounts(random) {
  const deductible = random.int(1, 20) * 5_000;
  const claimedSum = deductible + random.int(10_000, 900_000);
  const creditLimit = random.int(5, 150) * 10_000;
  const grossDividend = random.int(2_000, 300_000);
  const withholdingTax = Math.round(grossDividend * random.pick([0.15, 0.25, 0.26375]));
  return {
    deductible, claimedSum, settledSum: claimedSum - deductible,
    loanAmount: random.int(10, 800) * 50_000,
    creditLimit, availableCredit: random.int(1_000, creditLimit),
    minimumPayment: random.int(1_500, 12_000),
    fundValue: random.int(500_000, 30_000_000), projectedPension: random.int(20_000, 300_000),
    yearContributions: random.int(40_000, 900_000), deathBenefit: random.int(1_000_000, 20_000_000),
    donationAmount: random.pick([2_500, 5_000, 10_000, random.int(1_000, 90_000)]),
    grossDividend, withholdingTax, netDividend: grossDividend - withholdingTax,
    assessedValue: random.int(60_000, 900_000) * 100, propertyTaxDue: random.int(20_000, 700_000),
    taxExemption: random.int(10, 500) * 10_000, chequeAmount: random.int(2_000, 800_000),
  }; // prettier-ignore
}
