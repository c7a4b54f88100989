import {list, versions} from '../list.mjs';

/** Fixed words of papers, and prose with places for values. */
export const texts = {
  headings: {
    payslip: list(
      'Payslip|Pay statement|Earnings statement|Wage slip|Pay advice|Payroll statement|Salary slip|Pay stub',
    ),
    'bank-statement':
      list(`Account statement|Statement of account|Bank statement|Your statement|Statement|Current account statement
    Statement of your account`),
    certificate:
      list(`Certificate|Certificate of completion|Certificate of competence|Certificate of attendance|Diploma
    Certificate of achievement|Certificate of training`),
    lease:
      list(`Lease agreement|Residential lease|Tenancy agreement|Lease|Rental agreement|Assured shorthold tenancy
    House lease`),
    report: list(`Laboratory report|Test report|Medical report|Lab results|Analysis report|Report of findings
    Pathology report`),
    ticket:
      list(`Ticket|E-ticket|Travel confirmation|Booking confirmation|Itinerary|Your journey|Travel ticket
    Reservation confirmation`),
    bill: list(
      'Invoice|Electricity bill|Your water bill|Bill|Tax invoice|Water bill|Statement of charges|Your bill',
    ),
    order:
      list(`Insertion order|Order|Contract for advertising|Order confirmation|Purchase order|Broadcast order
    Advertising contract|Order acknowledgement`),
    registration:
      list(`Registration statement|Application for registration|Statement of registration|Registration form
    Statement pursuant to the Act|Notice of registration`),
    letter: list('Letter|Notice|Correspondence|Re: your enquiry|Information|Our letter to you'),
  },
  documentTypes: list('payslip|bank statement|certificate|contract|report|ticket|invoice|order|form|letter'),
  columns: {
    current: list('This period|Current|Amount'),
    yearToDate: list('Year to date|YTD|Total to date'),
    description: list('Description|Details|Earnings and deductions'),
    date: list('Date|Booked'),
    amount: list('Amount|Total'),
    balance: list('Balance'),
    quantity: list('Qty|Quantity|Spots'),
    price: list('Unit price|Rate|Price'),
    test: list('Test|Parameter|Analysis'),
    result: list('Result|Value'),
    unit: list('Unit|Units'),
    range: list('Reference range|Normal range|Limits'),
  },
  firstDay: list('first day of the {label}|start of {label}|{label}: from|When does the {label} start?'),
  lastDay: list('last day of the {label}|end of {label}|{label}: to|When does the {label} end?'),
  tests:
    list(`Haemoglobin|Glucose|Creatinine|Cholesterol|Calcium|Iron|Nitrate|Turbidity|Conductivity|Total solids
    Sodium|Potassium|Urea|Bilirubin|Triglycerides|Vitamin D|Ferritin|Platelets|White cell count
    Red cell count|Uric acid|Magnesium|Zinc|Chloride|Sulphate|Ammonia|Lead|Copper|Hardness
    Dissolved oxygen|TSH|C-reactive protein|Albumin|Total protein|Coliform bacteria`),
  items:
    list(`Card payment|Transfer|Standing order|Direct debit|Cash withdrawal|Interest|Fee|Refund|Basic charge
    Service|Cheque|Salary|ATM withdrawal|Account maintenance fee|Foreign exchange|Loan repayment|Mortgage
    Insurance|Rent received|Council tax|Groceries|Mobile phone|Overdraft interest|Deposit|Online payment
    Cash deposit|Dividend|Subscription|Labour|Materials|Installation|Call-out|Morning news spots
    Prime time spots|Delivery`),
  jobs: list(`Clerk|Engineer|Sales manager|Technician|Secretary|Director|Partner|Treasurer|Driver|Nurse|Accountant
    Receptionist|Software developer|Site foreman|Electrician|Head of Marketing|Chief Executive Officer
    Managing Director|Company Secretary|Vice President|Plumber|Welder|Teacher|Research assistant
    Warehouse operative|Machine operator|Payroll officer|Staff nurse|Pharmacist|Chef|Cashier
    Project manager|Attorney-in-fact|Registrar|Proprietor|Assistant manager|Data analyst|Security guard
    Cleaner|General Manager|Personnel officer|Account executive|HGV driver`),
  subjects: list(`First aid|Accounting|Welding|Project management|Food safety|Data protection|Crane operation
    Forklift operation|Bookkeeping|English as a second language|Web development|Fire safety
    Manual handling|Conflict resolution|Advanced Excel|Project planning|Public speaking|Nursing care
    Electrical installation|Hairdressing|Road safety|Business administration|Data analysis|Photography
    Negotiation skills|Plumbing|Health and safety at work|Lifeguarding|Carpentry`),
  laws: list(`the State of Ohio|England and Wales|Ontario|the State of Oregon|Ireland|Scotland|Northern Ireland
    the State of New York|the State of Delaware|California|Texas|British Columbia|New South Wales
    Victoria|New Zealand|the Republic of India|Singapore|South Africa|Kenya|Hong Kong
    the Commonwealth of Massachusetts|Jersey`),
  terms:
    list(`three months|30 days|four weeks|two months|90 days|one month|six weeks|two weeks|60 days|six months
    14 days|one week|thirty (30) days|ninety (90) days|three (3) months|fourteen days|one calendar month
    45 days`),
  yesNo: ['Yes', 'No'],
  statements:
    list(`Send me news by e-mail|I agree to the terms|Is the address new|Do you own a vehicle|Tax exempt
    I have read the rules|Are you employed|Do you have children|First application|I need a receipt
    Is this a correction|Have you been registered before|Is a lawyer involved|Documents attached
    I wish to be called back|Do you smoke|Is parking needed|Is the business seasonal
    Delivery to the back door`),
  to: list('-|to|through'),
  lease: versions(`
This agreement is made on {signatureDate} between {landlord}, hereinafter the Landlord, and {tenant}, hereinafter the Tenant.
The Landlord lets to the Tenant the premises at {propertyAddress}.
The lease begins on {leaseStart} and ends on {leaseEnd} unless it is extended in writing.
The monthly rent is {rent}, payable in advance by the fifth day of each month.
On signing the Tenant pays a deposit of {deposit}, which is returned at the end of the lease.
Either party may end this lease early by giving {noticePeriod} written notice.
This agreement shall be governed by the laws of {governingLaw}.

By this lease {landlord} (the Lessor) lets and {tenant} (the Lessee) takes the dwelling situated at {propertyAddress}.
The term commences on {leaseStart} and, unless it is renewed, expires on {leaseEnd}.
The Lessee shall pay rent of {rent} per month, on the first day of the month, and has lodged {deposit} as security for damage.
A late charge of {anyMoney} is due if rent arrives more than {anyDuration} late.
Should one of the parties wish to terminate before the end of the term, notice of {noticePeriod} must be served on the other.
Signed by both parties on {signatureDate}; the law of {governingLaw} applies.

Between the undersigned: {landlord}, owner of the premises, and {tenant}, who will occupy them, the following has been agreed on {signatureDate}.
The premises, namely those at {propertyAddress}, are let for the time from {leaseStart} until {leaseEnd}.
For the use of the premises the tenant pays {rent} every month; heating, estimated at {anyMoney}, is charged separately.
Before the keys are handed over, {deposit} must be paid as a deposit.
Either of them can put an end to this contract by giving the other {noticePeriod} to find a new arrangement.
The contract is subject to the laws of {governingLaw}.

{tenant}, hereinafter called the Renter, agrees to rent from {landlord}, hereinafter called the Owner, the following property: {propertyAddress}.
Rent: {rent} a month, due in advance. Security: {deposit}, refundable within {anyDuration} after the Renter has moved out.
The Renter may move in on {leaseStart}; all rooms must be vacated by {leaseEnd}.
Notice by either side: {noticePeriod}, in writing.
The parties submit to the law of {governingLaw}, and have put their hands to this paper on {signatureDate}.
`),
  certificate: versions(`
This is to certify that {holderName}, born on {birthDate} in {birthPlace}, has successfully completed the course {course} with the grade {grade}.
This certificate is valid until {expiryDate}.

We hereby confirm that the course {course} was attended from beginning to end by {holderName}, who was born in {birthPlace} on {birthDate}.
In the final examination, taken before {anyPerson}, the result {grade} was obtained. The certificate loses its validity after {expiryDate}.

{holderName}, date of birth {birthDate}, a native of {birthPlace}, took part in our training in {course}, which ended on {anyDate}.
The performance was marked {grade}. Unless it is renewed, this document expires on {expiryDate}.

Be it known that, having passed the examination in {course} with the mark {grade}, the bearer, {holderName}, is entitled to carry out the work until {expiryDate}.
The bearer was born on {birthDate}, in {birthPlace}, as shown by a passport issued on {anyDate}.
`),
  letter: versions(`
Dear {recipient},
thank you for your letter. We have entered your order under the number {orderNumber}.
Please pay the amount of {totalDue} no later than {dueDate}.
If you have any questions, please ask for {contactPerson}.
Yours sincerely

Dear {recipient},
we are pleased to confirm your order, which we keep as no. {orderNumber}, and which {anyPerson} will pack this week.
The price is {totalDue}, payable until {dueDate}.
For all further questions, {contactPerson} is the person to speak to.
With kind regards

Attention: {recipient}
Your order of {anyDate} has arrived; when you write to us, please quote {orderNumber}, the number under which we have filed it.
Before {dueDate}, kindly transfer {totalDue}, to the account below.
{contactPerson}, of our sales department, will be happy to help you.
Yours faithfully

Good morning {recipient},
I write about order {orderNumber}, for which we have not yet seen a payment.
As the sum of {totalDue} has to reach us by {dueDate}, I should be grateful if you could look into it; {anyMoney} of it is tax.
If I am out, ask for {contactPerson}.
Best wishes
`),
};
