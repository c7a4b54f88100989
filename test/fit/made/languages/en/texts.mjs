import {list} from '../list.mjs';

/** Fixed words of papers, and prose with places for values. */
export const texts = {
  headings: {
    payslip: list('Payslip|Pay statement|Earnings statement|Wage slip'),
    'bank-statement': list('Account statement|Statement of account|Bank statement'),
    certificate: list('Certificate|Certificate of completion|Certificate of competence'),
    lease: list('Lease agreement|Residential lease|Tenancy agreement'),
    report: list('Laboratory report|Test report|Medical report'),
    ticket: list('Ticket|E-ticket|Travel confirmation|Booking confirmation'),
    bill: list('Invoice|Electricity bill|Your water bill|Bill'),
    order: list('Insertion order|Order|Contract for advertising|Order confirmation'),
    registration: list('Registration statement|Application for registration|Statement of registration'),
    letter: list('Letter|Notice'),
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
  tests: list(
    'Haemoglobin|Glucose|Creatinine|Cholesterol|Calcium|Iron|Nitrate|Turbidity|Conductivity|Total solids',
  ),
  items: list(
    'Card payment|Transfer|Standing order|Direct debit|Cash withdrawal|Interest|Fee|Refund|Basic charge|Service',
  ),
  jobs: list('Clerk|Engineer|Sales manager|Technician|Secretary|Director|Partner|Treasurer|Driver|Nurse'),
  subjects: list(
    'First aid|Accounting|Welding|Project management|Food safety|Data protection|Crane operation',
  ),
  laws: list('the State of Ohio|England and Wales|Ontario|the State of Oregon|Ireland'),
  terms: list('three months|30 days|four weeks|two months|90 days'),
  yesNo: ['Yes', 'No'],
  statements: list(
    'Send me news by e-mail|I agree to the terms|Is the address new|Do you own a vehicle|Tax exempt',
  ),
  to: list('-|to|through'),
  lease:
    list(`This agreement is made on {signatureDate} between {landlord}, hereinafter the Landlord, and {tenant}, hereinafter the Tenant.
    The Landlord lets to the Tenant the premises at {propertyAddress}.
    The lease begins on {leaseStart} and ends on {leaseEnd} unless it is extended in writing.
    The monthly rent is {rent}, payable in advance by the fifth day of each month.
    On signing the Tenant pays a deposit of {deposit}, which is returned at the end of the lease.
    Either party may end this lease early by giving {noticePeriod} written notice.
    This agreement shall be governed by the laws of {governingLaw}.`),
  certificate:
    list(`This is to certify that {holderName}, born on {birthDate} in {birthPlace}, has successfully completed the course {course} with the grade {grade}.
    This certificate is valid until {expiryDate}.`),
  letter: list(`Dear {recipient},
    thank you for your letter. We have entered your order under the number {orderNumber}.
    Please pay the amount of {totalDue} no later than {dueDate}.
    If you have any questions, please ask for {contactPerson}.
    Yours sincerely`),
};
