import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of papers with tables: pay, taxes, stays, school, journeys, bills of utilities and workshops. */
export const tableConcepts = parseConcepts(`
hourlyRate = Hourly rate|Rate per hour|Pay rate > pay for one hour > What is paid for an hour?
hoursWorked = Hours worked|Hours|Paid hours > time that is paid > How many hours were worked?
taxableIncome = Taxable income|Taxable pay|Taxable gross > part of the pay that is taxed > On how much is tax paid?
employerPension = Pension (ER)|Employer pension|Pension employer 3% > what the employer pays towards retirement > How much does the employer add to the pension?
employeePension = Pension (EE)|Employee pension|Pension employee 5% > what the employee pays towards retirement > How much does the employee pay into the pension?
healthInsurance = Health insurance|Medical|Health plan > contribution for illness > How much goes to health insurance?
roomNumber = Room|Room no.|Room number > which room it was > In which room did the guest stay?
checkIn = Arrival|Check-in|Arrival date > first day of the stay > When did the guest arrive?
checkOut = Departure|Check-out|Departure date > last day of the stay > When did the guest leave?
guest = Guest|Guest name|Name of guest > who stayed at the hotel > Who stayed there?
roomRate = Room rate|Rate per night|Nightly rate > price for one night > What does a night cost?
taxYear = Tax year|Assessment year|Year of assessment > year the tax is for > For which year is the tax?
totalIncome = Total income|Gross income|Income > all that was earned > How much was earned in total?
allowance = Personal allowance|Allowances|Tax-free amount > part that is not taxed > How much is free of tax?
taxAssessed = Tax assessed|Tax payable|Assessed tax > tax for the year > How much tax was set?
prepaid = Tax already paid|Prepayments|Paid in advance > tax paid before > How much tax was paid before?
refund = Refund|Overpaid|Amount refunded > money given back > How much is paid back?
pupil = Pupil|Student|Name of pupil > child the report is about > Which pupil is it about?
className = Class|Form|Year group > group the pupil is in > Which class is the pupil in?
schoolYear = School year|Academic year|Term > year of the report > For which school year is it?
daysAbsent = Days absent|Absences|Sessions missed > days the pupil was away > How many days was the pupil away?
classTeacher = Class teacher|Form tutor|Homeroom teacher > teacher of the class > Who is the teacher of the class?
weekEnding = Week ending|Week of|W/E > last day of the week > Which week is it?
totalHours = Total hours|Hours this week|Sum of hours > all hours together > How many hours are there in all?
tripPurpose = Purpose of trip|Purpose|Business purpose > why the person travelled > What was the journey for?
advancePaid = Advance|Cash advance|Less advance > money given beforehand > How much money was given beforehand?
reimbursement = Amount to reimburse|Reimbursement due|Due to employee > what the person gets back > How much does the traveller get back?
previousBill = Previous bill|Balance last bill|Last invoice > what was billed before > How much was the bill before?
standingCharge = Standing charge|Basic charge|Service charge > fixed price whatever is used > What is charged whatever is used?
unitRate = Unit rate|Price per unit|Rate per kWh > price of one unit > What does one unit cost?
discount = Discount|Prompt payment discount|Less discount > what may be taken off > How much may be taken off?
discountDeadline = Discount if paid by|Pay early by|Discount date > last day to pay less > Until when can one pay less?
instalment = Monthly instalment|Instalment|New direct debit > what is paid every month > How much is paid each month?
nextReadingDate = Next reading|Next meter reading > day the meter is read again > When is the meter read again?
mileage = Mileage|Odometer|Odometer reading > distance the car has run > How far has the car run?
labourHours = Labour hours|Labor hrs|Time spent > hours of work > How many hours did the work take?
labourRate = Labour rate|Rate/hr|Charge per hour > price for an hour of work > What does an hour of work cost?
labourCost = Labour|Total labour|Labor charges > price of the work > What did the work cost?
partsCost = Parts|Total parts|Materials > price of the parts > What did the parts cost?
`);
