import {list} from '../list.mjs';

/** Letters, contracts, minutes and invitations: `{key}` stands for the value of a concept, `{any...}` for one like it. */
export const proseTexts = {
  headings: {
    'job-offer': list('Offer of employment|Job offer|Letter of appointment'),
    minutes: list('Minutes of the meeting|Minutes|Meeting notes'),
    invitation: list('Invitation|You are invited|Save the date'),
    reminder: list('Payment reminder|Second reminder|Notice of overdue payment'),
    terms: list('Terms and conditions|General terms of sale|Conditions of business'),
    agreement: list('Service agreement|Consulting agreement|Framework contract'),
  },
  spans: {hours: 'hours', days: 'days'},
  durations: list(
    'five (5) days|ten (10) business days|fourteen (14) days|two (2) weeks|thirty (30) days|three (3) months|12 months|24 months|six weeks|one year|10 days',
  ),
  events: list(
    'Summer party|Annual general meeting|Open day|Spring concert|Workshop on energy|Retirement dinner|Book presentation',
  ),
  /** Sentences that answer nothing. */
  asides: list(`On {anyDate} {anyPerson} had already written to us about this.
Last year the amount was {anyMoney}, the year before {anyMoney}.
{anyPerson} and {anyPerson} were told on {anyDate}.
This does not apply to sums below {anyMoney} or to periods of less than {anyDuration}.
{anyCompany} is not bound by this.`),
  prose: {
    'job-offer': list(`Dear {recipient},
following our conversation on {anyDate} we are pleased to offer you the position of {jobTitle} at {employer}.
Your employment will begin on {employmentStart} at our office in {workplace}, and you will report to {supervisor}.
Your annual salary will be {annualSalary}, paid in twelve instalments; after the probationary period of {probation} it will be reviewed.
The working week is {weeklyHours}, and you are entitled to {vacationDays} of paid leave in each year.
Either side may end the employment with {noticePeriod} notice.
Please let us have your answer by {answerDeadline}; {contactPerson} will gladly take your questions.`),
    minutes:
      list(`The meeting was held on {meetingDate} in {meetingPlace} and was opened by {chairperson} at {meetingStart}.
{minuteTaker} was asked to take the minutes; {anyPerson} and {anyPerson} sent their apologies.
The minutes of {anyDate} were approved without changes.
{anyPerson} reported that {anyMoney} had been spent so far. After discussion a budget of {approvedSum} was approved.
{responsiblePerson} will prepare the documents by {taskDeadline}.
The next meeting will take place on {nextMeeting}. The meeting was closed at {meetingEnd}.`),
    invitation: list(`{host} cordially invites you to the {eventName}.
It takes place on {eventDate} at {venue}; doors open at {eventStart}.
{speaker} will give a talk, and {anyPerson} will play the piano.
The price is {admissionFee} for each guest; children pay {anyMoney}.
Kindly reply by {answerDeadline} to {contactPerson}.`),
    reminder: list(`Dear {recipient},
our invoice {invoiceNumber} of {invoiceDate} was due on {dueDate} and has not been settled in full.
Of the total of {totalDue} we received {lastPayment} on {lastPaymentDate}, so that {overdueAmount} is still outstanding.
We have to charge {reminderFee} for this reminder.
Please pay by {paymentDeadline} at the latest; after that we add interest of {lateInterest} a year.
If your payment has crossed with this letter, please disregard it. {contactPerson} is at your service.`),
    terms: list(`These terms apply to all orders placed with {supplier} from {effectiveDate} on.
Goods may be sent back unused within {returnPeriod} of receipt; the seller then refunds the price within {anyDuration}.
The seller gives a warranty of {warrantyPeriod} on all appliances, for used goods {anyDuration}.
Shipping costs {shippingCost} for each order; orders of {freeShippingFrom} or more are delivered free of charge.
Invoices are payable within {paymentTerm}. For late payment interest of {lateInterest} is charged.
The courts of {courtPlace} have jurisdiction, and the law is that of {governingLaw}.`),
    agreement:
      list(`This agreement is made as of {effectiveDate} between {client} (the "Client") and {contractor} (the "Contractor").
The Contractor shall render the services described in the annex, starting within {anyDuration} of signature.
The Client shall pay a fee of {serviceFee} a month, due within {paymentTerm} of the date of each invoice.
The agreement runs for {contractTerm} and may be ended by either party with {noticePeriod} written notice.
The liability of the Contractor is limited to {liabilityCap} in total and to {anyMoney} for each event.
All disputes are settled by the courts of {courtPlace} under the laws of {governingLaw}.`),
  },
};
