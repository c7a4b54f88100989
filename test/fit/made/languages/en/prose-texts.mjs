import {list, versions} from '../list.mjs';

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
  durations:
    list(`five (5) days|ten (10) business days|fourteen (14) days|two (2) weeks|thirty (30) days|three (3) months
    12 months|24 months|six weeks|one year|10 days|seven days|8 days|15 working days|21 days
    twenty-one (21) days|45 days|sixty (60) days|90 days|four weeks|one month|two months|3 months
    six (6) months|9 months|18 months|twenty-four (24) months|36 months|two years|three (3) years|5 years
    half a year|a fortnight|ten weeks`),
  events:
    list(`Summer party|Annual general meeting|Open day|Spring concert|Workshop on energy|Retirement dinner
    Book presentation|Christmas party|Charity dinner|Members' evening|Opening ceremony|Product launch
    Investors' day|Alumni reunion|Golden wedding anniversary|Wine tasting|Garden fête|Graduation ceremony
    Farewell reception|Seminar on data protection|Conference on public health|Poetry evening|Gala night
    Housewarming|Exhibition preview|Fund-raising run|Town hall meeting|Science fair|Harvest festival
    Awards banquet`),
  /** Sentences that answer nothing. */
  asides: list(`On {anyDate} {anyPerson} had already written to us about this.
Last year the amount was {anyMoney}, the year before {anyMoney}.
{anyPerson} and {anyPerson} were told on {anyDate}.
This does not apply to sums below {anyMoney} or to periods of less than {anyDuration}.
{anyCompany} is not bound by this.
Copies were sent to {anyPerson} and to {anyCompany} on {anyDate}.
Before {anyDate} other rules were in force.
In the case of {anyCompany} the sum had been {anyMoney} only.
This had been agreed with {anyPerson} by telephone.
As of {anyDate} the matter is also known to {anyCompany}.
Please keep this paper for at least {anyDuration}.
{anyPerson} of {anyCompany} had suggested this in a letter of {anyDate}.
Damage of more than {anyMoney} has to be reported within {anyDuration}.
On {anyDate} a figure of {anyMoney} was mentioned, which was wrong.
Nothing in this paper binds {anyPerson} or {anyCompany}.
A copy may be had from {anyPerson} at a cost of {anyMoney}.
The rules of {anyDate} stay as they are.`),
  prose: {
    'job-offer': versions(`
Dear {recipient},
following our conversation on {anyDate} we are pleased to offer you the position of {jobTitle} at {employer}.
Your employment will begin on {employmentStart} at our office in {workplace}, and you will report to {supervisor}.
Your annual salary will be {annualSalary}, paid in twelve instalments; after the probationary period of {probation} it will be reviewed.
The working week is {weeklyHours}, and you are entitled to {vacationDays} of paid leave in each year.
Either side may end the employment with {noticePeriod} notice.
Please let us have your answer by {answerDeadline}; {contactPerson} will gladly take your questions.

We are delighted to confirm that {employer} would like you, {recipient}, to join us as {jobTitle}.
The post is based in {workplace}, where {supervisor} will be your line manager, and your first day will be {employmentStart}.
You will be paid {annualSalary} per annum, in equal monthly payments.
For {weeklyHours} a week, as agreed with {anyPerson}, you will receive {vacationDays} of holiday per year in addition to public holidays.
You will be on probation for {probation}; thereafter the period of notice is {noticePeriod}, on both sides.
To accept, return the signed copy before {answerDeadline}. Should anything be unclear, call {contactPerson}, who prepared this letter.

{recipient}, this letter sets out the terms on which {employer} offers you employment.
1. Post: {jobTitle}, reporting to {supervisor}.
2. Commencement: {employmentStart}, unless your papers, which we received on {anyDate}, have to be renewed.
3. Place of work: {workplace}, with occasional travel.
4. Pay: a gross salary of {annualSalary} a year (a bonus of up to {anyMoney} may be added at our discretion).
5. Hours and leave: {weeklyHours} a week; {vacationDays} of annual leave.
6. Probation and notice: after {probation} on probation the contract can be terminated subject to notice of {noticePeriod}.
The offer lapses if we have not heard from you by {answerDeadline}. Your contact in personnel is {contactPerson}.

Thank you for coming to see us on {anyDate}, {recipient}.
{anyPerson} and {supervisor}, to whom you would report, were impressed, and so I am writing on behalf of {employer} to offer you a job: {jobTitle}.
As from {employmentStart}, you would be working {weeklyHours} per week at our premises in {workplace}.
In return we pay {annualSalary} a year before tax and grant {vacationDays} of paid holiday.
During the probationary period, which lasts {probation}, either of us may withdraw at once; later on, {noticePeriod} of notice must be given.
May I ask you to decide by {answerDeadline}, and to send your reply to {contactPerson}?
`),
    minutes: versions(`
The meeting was held on {meetingDate} in {meetingPlace} and was opened by {chairperson} at {meetingStart}.
{minuteTaker} was asked to take the minutes; {anyPerson} and {anyPerson} sent their apologies.
The minutes of {anyDate} were approved without changes.
{anyPerson} reported that {anyMoney} had been spent so far. After discussion a budget of {approvedSum} was approved.
{responsiblePerson} will prepare the documents by {taskDeadline}.
The next meeting will take place on {nextMeeting}. The meeting was closed at {meetingEnd}.

Present: {chairperson} (chair), {anyPerson}, {anyPerson} and {minuteTaker} (minutes).
On {meetingDate}, at {meetingStart}, the members assembled in {meetingPlace}.
Matters arising from the session of {anyDate}: none.
The treasurer asked for {anyMoney}; the members, having heard {anyPerson}, granted {approvedSum} instead.
Action: {responsiblePerson} to report in writing, not later than {taskDeadline}.
There being no further business, the session closed at {meetingEnd}; the members will meet again on {nextMeeting}.

Minutes of the committee, which met in {meetingPlace} on {meetingDate}, with {chairperson} presiding.
The chair called the meeting to order at {meetingStart} and noted that {anyPerson} had sent apologies.
It was resolved, after {anyPerson} had spoken against it, that {approvedSum} be made available for the new building, and not {anyMoney} as proposed.
The plans are to be redrawn before {taskDeadline}, a task that falls to {responsiblePerson}.
The committee adjourned at {meetingEnd} and will reconvene on {nextMeeting}.
Recorded by {minuteTaker}.

{chairperson} welcomed those present and opened the meeting at {meetingStart}; {minuteTaker} kept the record.
The meeting of {meetingDate}, which was held in {meetingPlace}, was the first since {anyDate}.
Of the funds requested, {approvedSum} were approved; a further {anyMoney} will be discussed later.
It was agreed that by {taskDeadline}, at the latest, {responsiblePerson} would obtain three quotations.
Date of the following meeting: {nextMeeting}. Members are asked to send their items to {anyPerson}.
As all items had been dealt with, the meeting ended at {meetingEnd}.
`),
    invitation: versions(`
{host} cordially invites you to the {eventName}.
It takes place on {eventDate} at {venue}; doors open at {eventStart}.
{speaker} will give a talk, and {anyPerson} will play the piano.
The price is {admissionFee} for each guest; children pay {anyMoney}.
Kindly reply by {answerDeadline} to {contactPerson}.

You and your family are invited to the {eventName}, which will be held at {venue} on {eventDate}.
From {eventStart} onwards we serve drinks; at the end {anyPerson} will sing.
This year our guest speaker is {speaker}, well known to many of you from the talk of {anyDate}.
Tickets cost {admissionFee} per person; those who booked before {anyDate} pay {anyMoney}.
If you would like to come, tell {contactPerson} before {answerDeadline}.
We look forward to seeing you: {host}, with all members of the board.

On the occasion of the {eventName}, {host} requests the pleasure of your company.
Come to {venue}, where the doors will be open from {eventStart}, on {eventDate}.
We have been able to win {speaker} for the address, after which {anyPerson} will answer questions.
For a contribution of {admissionFee}, payable at the door, you get dinner and a drink.
R.S.V.P. {contactPerson}, not later than {answerDeadline}.

{eventDate}, {eventStart}, at {venue}: keep the time free, because we are holding our {eventName}!
The talk will be given by {speaker}, who was introduced to us by {anyPerson}.
Entrance, including a light lunch, is {admissionFee} (students: {anyMoney} only).
Places are few, so let {contactPerson} know by {answerDeadline} whether you are coming.
The event is organised by {host}, with the support of {anyCompany}.
`),
    reminder: versions(`
Dear {recipient},
our invoice {invoiceNumber} of {invoiceDate} was due on {dueDate} and has not been settled in full.
Of the total of {totalDue} we received {lastPayment} on {lastPaymentDate}, so that {overdueAmount} is still outstanding.
We have to charge {reminderFee} for this reminder.
Please pay by {paymentDeadline} at the latest; after that we add interest of {lateInterest} a year.
If your payment has crossed with this letter, please disregard it. {contactPerson} is at your service.

{recipient}, according to our books you still owe us {overdueAmount}.
This is what remains of invoice no. {invoiceNumber}, dated {invoiceDate}, which came to {totalDue} and should have been paid by {dueDate}.
On {lastPaymentDate} you transferred {lastPayment}, for which we thank you.
To our regret we must add a fee of {reminderFee}.
We now expect your money before {paymentDeadline}, failing which interest at {lateInterest} per annum will run.
Questions are answered by {contactPerson}, who deals with your account.

We refer to our letter of {anyDate}, to which you, {recipient}, have not replied.
Although it fell due on {dueDate}, our bill of {invoiceDate}, numbered {invoiceNumber}, is still open in part.
Billed: {totalDue}. Received on {lastPaymentDate}: {lastPayment}. Outstanding: {overdueAmount}.
The cost of this notice, {reminderFee}, is payable in addition.
Unless the account is settled by {paymentDeadline}, it will be passed to {anyCompany} for collection and {lateInterest} interest a year will be due.
Should you wish to pay in parts, speak to {contactPerson}.

Perhaps it has escaped your notice, {recipient}: bill {invoiceNumber}, issued on {invoiceDate}, had to be paid by {dueDate}.
We have received a payment of {lastPayment}, credited on {lastPaymentDate}; the amount in arrears is therefore {overdueAmount} out of {totalDue}.
Kindly let us have this sum, together with {reminderFee} for our trouble, on or before {paymentDeadline}.
If we have to wait longer, the law entitles us to {lateInterest} in interest.
Please contact {contactPerson} if you believe that there is an error. On {anyDate} you told {anyPerson} that the matter was settled.
`),
    terms: versions(`
These terms apply to all orders placed with {supplier} from {effectiveDate} on.
Goods may be sent back unused within {returnPeriod} of receipt; the seller then refunds the price within {anyDuration}.
The seller gives a warranty of {warrantyPeriod} on all appliances, for used goods {anyDuration}.
Shipping costs {shippingCost} for each order; orders of {freeShippingFrom} or more are delivered free of charge.
Invoices are payable within {paymentTerm}. For late payment interest of {lateInterest} is charged.
The courts of {courtPlace} have jurisdiction, and the law is that of {governingLaw}.

With effect from {effectiveDate}, {supplier} sells exclusively on the conditions set out below; those of {anyDate} cease to apply.
For orders worth at least {freeShippingFrom} there is no delivery charge; for all others {shippingCost} is added.
Payment is due within {paymentTerm} from the date of invoice, failing which {lateInterest} interest per annum accrues.
A customer who changes their mind may return the goods within {returnPeriod}, provided that the packing is intact.
Should an appliance prove faulty in the course of the guarantee, which lasts {warrantyPeriod}, it is repaired free of charge; spare parts are kept for {anyDuration}.
This contract is subject to the law of {governingLaw}, and any action must be brought in {courtPlace}.

{supplier} (hereinafter the Seller) and the customer are bound by these conditions, which are in force since {effectiveDate}.
Delivery: we charge {shippingCost} for postage and packing, unless the goods cost {freeShippingFrom} or more.
Returns: you have {returnPeriod} to send back what you do not like; refunds take {anyDuration}.
Payment: net, within {paymentTerm}. Overdue sums bear interest at a rate of {lateInterest}.
Guarantee: {warrantyPeriod} from delivery, with the exception of wearing parts.
Disputes: exclusively before the courts in {courtPlace}; the laws of {governingLaw} apply.

Whoever orders from {supplier} accepts what follows.
Invoices that are not settled within {paymentTerm} bear {lateInterest} interest a year, plus {anyMoney} for each reminder.
All goods carry a warranty of {warrantyPeriod}, during which the buyer need not prove that the defect existed before.
The right to return goods ends {returnPeriod} after they were received.
Carriage is {shippingCost} per consignment but is waived once the order reaches {freeShippingFrom}.
Sales are governed by the law of {governingLaw}; legal venue is {courtPlace}. Valid as of {effectiveDate}.
`),
    agreement: versions(`
This agreement is made as of {effectiveDate} between {client} (the "Client") and {contractor} (the "Contractor").
The Contractor shall render the services described in the annex, starting within {anyDuration} of signature.
The Client shall pay a fee of {serviceFee} a month, due within {paymentTerm} of the date of each invoice.
The agreement runs for {contractTerm} and may be ended by either party with {noticePeriod} written notice.
The liability of the Contractor is limited to {liabilityCap} in total and to {anyMoney} for each event.
All disputes are settled by the courts of {courtPlace} under the laws of {governingLaw}.

By and between {client}, acting through {anyPerson}, hereinafter referred to as the Client, and {contractor}, hereinafter referred to as the Contractor, it is agreed as follows.
This contract enters into force on {effectiveDate} and remains in force for {contractTerm}, unless one of the parties terminates it before by notice of {noticePeriod}.
In consideration of the services, a monthly remuneration of {serviceFee} is payable to the Contractor, within {paymentTerm} of receipt of a proper invoice.
Expenses of more than {anyMoney} require the prior consent of the Client.
In no event will the Contractor answer for more than {liabilityCap}, whatever the cause of the loss.
The law of {governingLaw} applies to this contract, and the courts in {courtPlace} have exclusive jurisdiction.

The undersigned, {contractor}, undertakes to perform for {client}, its customer, the work listed in Schedule A.
The work begins on {effectiveDate}, from which date this agreement is binding.
For each month of work {serviceFee} will be invoiced, plus tax; invoices are to be paid no later than {paymentTerm} after they arrive.
Having run for {contractTerm}, the agreement ends of itself; before that, it may be cancelled with {noticePeriod} of notice.
Damages, of whatever kind, cannot exceed {liabilityCap} (for loss of data: {anyMoney} only).
Any dispute that the parties cannot resolve within {anyDuration} goes to the courts of {courtPlace}; {governingLaw} provides the governing law.

WHEREAS {client} wishes to obtain services of consultancy and {contractor} is willing to provide them, the parties have agreed as set forth below.
Term. The agreement is concluded for a period of {contractTerm}, beginning on {effectiveDate}.
Fee. The provider receives {serviceFee} per month; no other sum, in particular no advance of {anyMoney}, is owed.
Payment. Invoices fall due {paymentTerm} after their date.
Termination. Each party may withdraw, without giving reasons, on {noticePeriod} of notice in writing.
Liability. The provider, except in cases of intent, pays no more than {liabilityCap} in damages.
Law and venue. The agreement is made under the laws of {governingLaw}; legal venue is {courtPlace}.
`),
  },
};
