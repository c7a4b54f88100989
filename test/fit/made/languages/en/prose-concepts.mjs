import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of letters, contracts, minutes and invitations. */
export const proseConcepts = parseConcepts(`
employmentStart = Start date|First day of work|Commencement > day the job begins|when the employee starts > When does the job start?
annualSalary = Annual salary|Salary|Gross salary per year > yearly pay|what the job pays > How much does the job pay?
weeklyHours = Weekly hours|Working hours|Hours per week > time to be worked each week > How many hours a week are to be worked?
vacationDays = Annual leave|Vacation|Paid holidays > days off in a year > How many days of leave are there?
probation = Probationary period|Trial period|Probation > time of testing at the start > How long is the probation?
supervisor = Reports to|Line manager|Supervisor > boss of the new employee > To whom does the employee report?
answerDeadline = RSVP by|Reply by|Please answer by|Offer valid until > last day to answer > By when is an answer expected?
workplace = Place of work|Work location|Office location > town where the work is done > Where is the place of work?
meetingDate = Date of meeting|Meeting date|Held on > day they met > When did the meeting take place?
meetingStart = Start of meeting|Start|Called to order > time the meeting began > At what time did the meeting begin?
meetingEnd = End of meeting|End|Adjourned > time the meeting was closed > At what time did the meeting end?
meetingPlace = Place of meeting|Meeting room|Held at > town they met in > Where was the meeting held?
chairperson = Chair|Chairperson|Presiding > who led the meeting > Who chaired the meeting?
minuteTaker = Minutes by|Recorded by|Secretary > who wrote the minutes > Who took the minutes?
nextMeeting = Next meeting|Date of next meeting > day they meet again > When will they meet next?
approvedSum = Approved budget|Amount approved > money that was granted > How much money was approved?
responsiblePerson = Responsible|Action owner|Assigned to > who has to do the task > Who takes care of the task?
taskDeadline = Deadline|To be done by|Target date > last day for the task > By when must the task be done?
eventName = Event|Occasion|Name of event > what people are invited to > What is celebrated or held?
eventDate = Date of event|Event date|When > day of the event > On what day is the event?
eventStart = Doors open|Starts at|Beginning > hour of the event > At what time does the event start?
venue = Venue|Where|Location > place of the event > Where does the event take place?
host = Host|Organiser|Hosted by > who invites > Who is inviting?
admissionFee = Admission|Entry fee|Participation fee > price to attend > What does it cost to attend?
speaker = Speaker|Guest speaker|Keynote > who gives the talk > Who will speak?
overdueAmount = Overdue amount|Amount overdue|Outstanding > sum not paid yet|arrears > How much is still owed?
reminderFee = Reminder fee|Late fee|Dunning charge > cost of this reminder > What does the reminder cost?
paymentDeadline = Pay no later than|New deadline|Final date for payment > day the money must have arrived > Until when can one still pay?
lastPayment = Payment received|Last payment|Payment - thank you > sum already paid > How much was paid before?
lastPaymentDate = Payment received on|Date of last payment > day the last money came > When did the last payment arrive?
returnPeriod = Return period|Right of return|Returns within > time to send goods back > How long can goods be returned?
warrantyPeriod = Warranty|Guarantee|Warranty period > time the seller answers for defects > How long is the warranty?
shippingCost = Shipping|Postage|Delivery charge > cost of sending > How much is charged for delivery?
freeShippingFrom = Free shipping from|Free delivery over > order value for delivery without charge > From which amount is delivery free?
lateInterest = Interest on arrears|Late interest|Penalty rate > percentage for late payment > What rate of interest is charged for late payment?
courtPlace = Place of jurisdiction|Competent court|Venue of disputes > town whose courts decide > Which town's courts are competent?
client = Client|Customer|Principal > who orders the services > Who is the client of the agreement?
contractor = Contractor|Provider|Consultant > who does the work > Who performs the services?
serviceFee = Fee|Monthly fee|Remuneration > price of the services > How much do the services cost?
paymentTerm = Payment terms|Terms of payment|Payable within > time allowed for paying > Within what time must invoices be paid?
contractTerm = Term|Contract term|Duration > how long the agreement runs > How long does the agreement last?
effectiveDate = Effective date|Effective as of|Date of agreement > day the agreement takes effect > From which day is the agreement in force?
liabilityCap = Limit of liability|Liability cap|Maximum liability > most that has to be paid in damages > Up to which sum is the contractor liable?
`);
