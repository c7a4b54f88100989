import {list} from '../list.mjs';

/** Words of papers with captions, tables and sections. */
export const tableWords = {
  headings: {
    'vehicle-registration': list('Vehicle registration certificate|Registration certificate'),
    'boarding-pass': list('Boarding pass|Boarding card'),
    'parcel-label': list('Shipping label|Parcel label'),
    'customs-declaration': list('Customs declaration|Commercial invoice for customs'),
    'insurance-policy': list('Insurance policy|Policy schedule'),
    'civil-record': list('Birth certificate|Extract of register'),
    'delivery-note': list('Delivery note|Packing slip'),
    'salary-statement': list('Salary statement|Statement of pay and deductions'),
    timesheet: list('Timesheet|Weekly time sheet'),
    'school-report': list('School report|Report card|Progress report'),
    'tax-assessment': list('Tax assessment|Notice of assessment'),
    'hotel-folio': list('Guest folio|Hotel bill|Folio'),
    'expense-report': list('Expense report|Travel expense claim'),
    'utility-bill': list('Your electricity bill|Gas bill|Utility bill'),
    'repair-bill': list('Workshop invoice|Repair order|Garage bill'),
    'order-form': list('Order form|Customer details|Application'),
  },
  columns: {
    start: list('Start|Time in|From'),
    finish: list('Finish|Time out|End'),
    pause: list('Break|Lunch'),
    hours: list('Hours|Total hrs'),
    effort: list('Effort'),
    homework: list('Homework'),
    mark: list('Mark|Grade|Attainment'),
    remark: list('Comment|Remarks'),
    lastYear: list('Last year|Previous year'),
    thisYear: list('This year|Current year'),
    charge: list('Charges|Debit'),
    credit: list('Credits|Payments'),
    receipt: list('Receipt no.|Voucher'),
    employee: list('Employee|EE share'),
    employer: list('Employer|ER share'),
  },
  fuels: list(`Petrol|Diesel|Electric|Hybrid|LPG|Unleaded petrol|Petrol / electric|Plug-in hybrid|Hydrogen|CNG
    Bioethanol|Heavy oil|Gasoline|Gas oil|Battery electric`),
  colours:
    list(`red|dark blue|silver|black|white|green|blue|grey|light grey|metallic green|beige|brown|yellow|orange
    purple|burgundy|pearl white|gold|turquoise|two-tone blue|midnight black|champagne`),
  classes:
    list(`Economy|Business|First|2nd class|Premium|Standard|Premium Economy|First Class|1st class|Tourist
    Economy Light|Sleeper|Business Flex|Y|C|AC 2-tier`),
  goods: list(`Printed books|Cotton shirts|Spare parts|Ceramic tiles|Used clothing|Coffee beans|Machine parts
    Leather shoes|Laptop computer|Medical samples|Wooden furniture|Tea|Toys|Olive oil|Ladies' dresses
    Garden tools|Watches|Glassware|Documents|Bicycle|Cosmetics|Musical instrument|Mobile phones
    Frozen fish|Steel bolts|Paint`),
  countries:
    list(`Portugal|India|Canada|Norway|Vietnam|Kenya|Germany|Italy|Poland|Turkey|Brazil|Mexico|China|Japan
    Bangladesh|Nigeria|Ghana|South Africa|Australia|Ireland|United Kingdom|United States|Spain|France
    Pakistan|Sri Lanka|Philippines|Ukraine`),
  schoolSubjects:
    list(`English|Mathematics|Science|History|Geography|Art|Music|Physical education|Chemistry|Physics|Biology
    French|German|Spanish|Latin|Computer science|Religious education|Drama|Design and technology
    Economics|Citizenship|Social studies|Language arts|Algebra|Handwriting|Reading|Civics`),
  days: list('Monday|Tuesday|Wednesday|Thursday|Friday|Saturday'),
  expenses:
    list(`Hotel|Taxi|Train ticket|Lunch|Dinner with client|Parking|Conference fee|Breakfast|Air fare|Rental car
    Fuel|Bus ticket|Road toll|Internet access|Team lunch|Tips|Visa fee|Vaccination|Printing|Laundry
    Coffee with supplier|Underground|Baggage fee|Travel insurance|Client gift|Ferry`),
  remarks:
    list(`good|very good|satisfactory|must improve|excellent|late twice|works hard|talks too much|shows promise
    a pleasure to teach|needs support|fair|pass|with distinction|improving|homework missing
    steady progress|inattentive|outstanding|not assessed|average`),
  stays:
    list(`Room|Minibar|Breakfast|Parking|Laundry|City tax|Restaurant|Telephone|Extra bed|Late check-out|Spa|Bar
    Room service|Wi-Fi|Dinner|Pay TV|Airport shuttle|Pet fee|Golf|Newspaper|Resort fee|Massage
    Meeting room|Dry cleaning|Safe`),
  /** Headings of parts that hold the same fields each. */
  sections: {
    billing: list('Bill to|Billing address|Invoice address'),
    shipping: list('Ship to|Shipping address|Deliver to'),
    sender: list('Sender|Shipped from'),
    receiver: list('Receiver|Recipient'),
    applicant: list('Applicant|First applicant'),
    partner: list('Spouse|Second applicant|Partner'),
  },
  partFields: {
    name: list('Name|Full name'),
    street: list('Street|Street address|Address line 1'),
    zip: list('ZIP code|Postal code|ZIP'),
    city: list('City|Town'),
    phone: list('Phone|Phone number|Telephone'),
    email: list('E-mail|Email address'),
  },
  /** How a field of a part is asked for. */
  partPhrasings: list('{section} {field}|{field} ({section})|{section}: {field}|{field} of {section}'),
};
