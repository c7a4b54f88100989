import {list} from '../list.mjs';

/** Sentences of papers of money and home. */
export const moneyTexts = {
  prose: {
    'insurance-claim': [
      list(`Dear {policyHolder},
        we refer to your claim {claimNumber} under policy {policyNumber} and to your letter of {anyDate}.
        The damage happened on {lossDate} in {lossPlace}.
        You told us the following: {lossDescription}.
        You claimed {claimedSum}. The estimate of {anyCompany} had come to {anyMoney}.
        Your policy has an excess of {deductible}, which we have to deduct.
        We will therefore pay {settledSum}; the transfer is made on {payoutDate}.
        If you do not agree, please write to {claimsHandler}. {anyPerson} no longer works on this case.`),
      list(`Thank you for sending us the documents on {anyDate}.
        Claim {claimNumber} is about an event of {lossDate}: {lossDescription}.
        Our expert, {anyPerson}, visited {lossPlace} and found the facts confirmed.
        Of the {claimedSum} that you asked for, {deductible} is your own share.
        {settledSum} will reach your account after {payoutDate}.
        An earlier payment of {anyMoney} concerned another claim.
        Please quote policy {policyNumber}. {claimsHandler} is in charge.`),
    ],
    'loan-agreement': [
      list(`This agreement is made between {lender} (the "Lender") and {debtor} (the "Borrower").
        The Lender grants a loan of {loanAmount} under the number {loanNumber}.
        The loan bears interest of {interestRate} a year and runs for {loanTerm}.
        It is repaid in monthly instalments of {instalment}, the first on {firstPaymentDate}.
        As security the Borrower provides: {collateral}.
        A fee of {anyMoney} is charged if an instalment is more than {anyDuration} late.
        The offer of {anyDate} is replaced by this agreement.
        It is governed by the laws of {governingLaw}.`),
      list(`{debtor} borrows from {lender} the sum of {loanAmount}.
        The rate of interest is fixed at {interestRate}; the effective cost over the time comes to {anyMoney}.
        The time for repayment is {loanTerm}, counted from {firstPaymentDate}.
        Each month {instalment} is debited from the account.
        Security: {collateral}. A guarantee by {anyPerson} was not accepted.
        The Borrower may cancel within {anyDuration} of signing.
        The law of {governingLaw} applies.`),
    ],
    'donation-receipt': [
      list(`{charity} thanks {donor} for the generous gift.
        On {donationDate} we received {donationAmount}.
        The money is used for the following purpose: {donationPurpose}.
        We are exempt from tax under number {taxExemptNumber} by a notice of {anyDate}.
        Last year we were given {anyMoney} in all.
        No goods or services were given in return. This receipt has the number {receiptNumber}.`),
      list(`Dear {donor}, your support means a lot to us.
        We confirm that you gave {donationAmount} to {charity}.
        The gift came in on {donationDate} and is meant for: {donationPurpose}.
        Please keep receipt {receiptNumber} for your tax return of {taxYear}.
        At the party of {anyDate} a further {anyMoney} was collected.
        Our treasurer {anyPerson} sends kind regards.`),
    ],
    'dividend-notice': [
      list(`The annual meeting of {shareCompany} on {anyDate} resolved to pay a dividend.
        It comes to {dividendPerShare} for each share. The year before it was {anyMoney}.
        You held {shareCount} shares on {recordDate}.
        Your gross dividend is {grossDividend}, less tax of {withholdingTax}.
        {netDividend} is credited to your account on {dividendPaidOn}.
        Questions may be sent to {anyPerson}, investor relations.`),
      list(`Dear {shareholder},
        on {dividendPaidOn} we pay the dividend on your {shareCount} shares of {shareCompany}.
        The rate is {dividendPerShare} a share for all who were on the register on {recordDate}.
        After deduction of {withholdingTax} the payment is {netDividend}.
        The interim payment of {anyMoney} was made on {anyDate}.
        Please keep this letter for your tax return.`),
    ],
    'property-listing': [
      list(`{estateAgent} is pleased to offer this property at {propertyAddress}.
        The house was built in {yearBuilt} and offers {livingArea} of space in {rooms} rooms.
        It stands on a plot of {plotSize}. The neighbouring house was sold for {anyMoney}.
        Warmth comes from: {heating}.
        The price asked is {askingPrice}; our fee of {agentFee} is paid by the buyer.
        It can be taken over from {availableFrom}. Viewings began on {anyDate}.
        Please call {contactPerson}; {anyPerson} is on holiday.`),
      list(`A bright home with {rooms} rooms and {livingArea} waits for you.
        The building dates from {yearBuilt}, the kitchen was renewed for {anyMoney}.
        Heating: {heating}. The energy class is {energyClass}.
        The owners ask {askingPrice} and move out by {availableFrom}.
        On a viewing, {contactPerson} will show you the {plotSize} of land.
        An offer made on {anyDate} was not accepted.`),
    ],
  },
};
