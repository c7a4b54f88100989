import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of universities and libraries, of fines, courts and powers of attorney. */
export const studyLawConcepts = parseConcepts(`
university = University|Institution|College|School
  > name of the university|place of study|educational institution|where the person studies
  > Which university issued this?|Where does the student study?|At which college is the person?|What is the name of the institution?
student = Student|Student name|Name of student|Name of candidate
  > person who studies|full name of the learner|who is enrolled|name of the undergraduate
  > Who is the student?|Whose studies are confirmed?|What is the name of the student?|Who is enrolled?
studentNumber = Student ID|Student no.|Matriculation no.|Registration number|Enrolment no.
  > number of the student|university identifier|id on the student card|matriculation identifier
  > Which number does the student have?|Under which number is the student enrolled?|What is the number on the student card?|How does the university identify the student?
degreeProgramme = Degree programme|Programme of study|Major|Course of study|Field of study
  > subject that is studied|what the person studies|study programme|main subject at university
  > What does the student study?|Which subject is studied?|In which programme is the student?|What is the student's major?
faculty = Faculty|School / faculty|Department|College of
  > part of the university|division of the university|academic unit|to which school the subject belongs
  > To which faculty does the student belong?|Which part of the university is it?|In which school is the programme?|Which academic unit is responsible?
gradeAverage = GPA|Cumulative GPA|Grade point average|Overall average|Average mark
  > mean of all marks|overall grade of the studies|average result|cumulative result
  > What is the average of the marks?|How good are the grades on the whole?|What is the overall grade?|Which average was reached?
creditsEarned = Credits earned|Total credits|ECTS total|Credit points|Units completed
  > sum of study points|number of credits so far|points collected|completed credit hours
  > How many credits were earned?|How many points does the student have?|What is the sum of the credits?|How many study points were collected?
intendedDegree = Intended degree|Degree sought|Degree|Qualification aimed at|Award
  > degree at the end of the studies|title the student wants to reach|academic qualification|type of final degree
  > Which degree is the student aiming for?|What degree will be awarded?|With what title do the studies end?|Which qualification is sought?
semester = Semester|Term|Current term|Academic period|Session
  > half-year of study|term for which this is valid|period of the academic year|study period
  > For which semester is this valid?|Which term is it?|In which term is the student enrolled?|Which half-year is meant?
studySemester = Semester of study|Year of study|Subject semester|Study year
  > how far the student has got|count of terms studied|number of terms so far|progress in terms
  > In which semester of study is the student?|How many terms has the student studied?|How far along are the studies?|Which year of study is it?
semesterStart = Semester begins|Start of term|Term starts|Semester from
  > first day of term|beginning of the semester|opening day of the session|when lectures period begins
  > When does the semester begin?|On which day does the term start?|From when is the enrolment valid?|What is the first day of term?
semesterEnd = Semester ends|End of term|Term ends|Semester until
  > last day of term|close of the semester|final day of the session|when the term is over
  > When does the semester end?|On which day is the term over?|Until when is the enrolment valid?|What is the last day of term?
enrolledSince = Enrolled since|Date of enrolment|First enrolled|Matriculated on|Admitted to the programme
  > day the studies began|when the student joined|start of the studies|entry date of the student
  > Since when has the student been enrolled?|When did the studies begin?|When did the student join?|On which day was the student admitted?
studyMode = Mode of study|Attendance|Form of study|Study mode
  > full-time or part-time|kind of attendance|how the person studies|time model of the studies
  > Does the student study full-time?|In which form are the studies done?|Is it part-time?|How does the student attend?
registrar = Registrar|University registrar|Head of student office|Student registry officer
  > official who confirms the studies|head of the registry|person responsible at the student office|who certifies the record
  > Who is the registrar?|Who confirms the studies?|Which official certifies the record?|Who heads the student office?
library = Library|Lending library|Branch library
  > name of the library|where the books belong|institution that lends|lender of the books
  > Which library is it?|Where were the books borrowed?|Who lent the books?|To which library do they belong?
borrower = Borrower|Reader|Patron|Library user|Account of
  > person who has the book|who borrowed it|name of the reader|holder of the library card
  > Who borrowed the book?|Who has the books?|Which reader is reminded?|Who must bring the book back?
libraryCard = Library card no.|Card no.|Borrower ID|Reader no.|Patron barcode
  > number of the library card|reader's identifier|barcode of the borrower|id at the library
  > What is the number of the library card?|Under which number is the reader known?|Which barcode does the borrower have?|What is the reader's id?
bookTitle = Title|Item|Title of item|Book
  > name of the book|what was borrowed|work on loan|borrowed medium
  > Which book was borrowed?|What is the book called?|What must be brought back?|Which title is missing?
bookAuthor = Author|By|Written by|Author / editor
  > who wrote the book|writer of the work|creator of the title|person behind the book
  > Who wrote the book?|Who is the author?|By whom is the work?|Which writer is it?
shelfMark = Shelfmark|Call no.|Call number|Signature (shelf)
  > place on the shelf|where the book stands|location code of the book|classification of the book
  > Where does the book stand?|What is the call number?|Under which mark is it shelved?|How is the book classified?
loanDate = Borrowed on|Loan date|Checked out|Issued to you on
  > day the book was lent|when it was taken home|start of the loan|checkout date
  > When was the book borrowed?|On which day was it lent?|Since when has the reader had it?|When was it checked out?
returnDue = Return by|Due back|Due for return|Was due on|Return date
  > last day to bring it back|when the loan ends|day the book should be back|loan deadline
  > When was the book due back?|Until when could it be kept?|By when must it be returned?|When did the loan end?
daysOverdue = Days overdue|Overdue (days)|Days late
  > how late the book is|number of days beyond the date|delay in days|length of the delay
  > By how many days is it late?|How long has it been overdue?|How many days too late is the book?|How great is the delay?
libraryFine = Fine|Overdue fine|Charges to date|Late charge|Fees owed
  > money owed for lateness|charge for being late|penalty of the library|what the delay costs
  > How much must the reader pay for being late?|How high is the fine?|What does the delay cost?|How much is owed to the library?
replacementCost = Replacement cost|Cost if lost|Price of replacement|Lost item charge
  > what a lost book costs|price of a new copy|charge when it is not brought back|value of the item
  > What does a lost book cost?|How much is charged for a new copy?|What must be paid if it is not returned?|What is the replacement worth?
fineNumber = Penalty notice no.|Citation no.|Notice number|PCN|Parking ticket no.
  > number of the fine|identifier of the parking ticket|file number of the offence|reference to quote when paying the fine
  > What is the number of the notice?|Under which number is the fine filed?|Which citation is it?|What must be quoted when paying?
offence = Offence|Violation|Contravention|Infringement|Reason for notice
  > what the driver did wrong|rule that was broken|kind of breach|cause of the fine
  > What did the driver do wrong?|Why was the fine issued?|Which rule was broken?|What is the offence?
offenceTime = Date and time of offence|Time of violation|Observed at|Date / time
  > when it happened|moment of the breach|when the car was seen|day and hour of the infringement
  > When did it happen?|At what time was the car seen?|On which day was the rule broken?|When was the offence noticed?
offencePlace = Location|Place of offence|Street|Where observed|Location of vehicle
  > where it happened|place the car stood|road of the breach|scene of the offence
  > Where did it happen?|Where was the car parked?|In which street was the offence?|At what place was the car seen?
officerNumber = Officer|Officer no.|Badge no.|Warden ID|Attendant no.
  > who issued the ticket (number)|identifier of the warden|number of the official|badge of the traffic officer
  > Which officer issued the notice?|What is the badge number?|Under which number does the warden work?|Who noticed the offence (number)?
fineAmount = Penalty|Fine|Penalty charge|Amount of fine|Full charge
  > money to pay for the offence|sum of the penalty|price of the ticket for the driver|how much the breach costs
  > How high is the fine?|How much must be paid for the offence?|What is the full penalty?|What does the breach cost?
reducedFine = Reduced amount|Discounted penalty|If paid early|Reduced charge
  > lower sum for quick payment|penalty with discount|what one pays when paying early|early payment amount
  > How much is it when paid early?|What is the lower amount?|What does the driver pay with the discount?|How high is the reduced penalty?
reducedUntil = Reduced if paid by|Discount until|Early payment by|Reduced rate until
  > last day of the lower amount|end of the discount|deadline for quick payment|when the reduction ends
  > Until when is the lower amount valid?|When does the discount end?|By when must one pay to pay less?|What is the deadline for the reduced fine?
appealUntil = Appeal by|Last day to appeal|Objections until|Challenge by|Representations by
  > deadline for objections|when one can no longer contest|final day to dispute|end of the period for appeals
  > Until when can one appeal?|By when must objections arrive?|When does the right to contest end?|What is the deadline for disputing it?
court = Court|In the|Name of court|Before the
  > which court it is|tribunal that summons|judicial authority|court_name
  > Which court is it?|Who summons the person?|Before which court is the case?|Which tribunal decides?
courtCaseNumber = Case No.|Docket no.|Cause no.|File no. of the court|Claim No.
  > number of the proceedings|court file reference|docket identifier|number under which the case is heard
  > What is the number of the case?|Under which file is the matter heard?|Which docket is it?|What is the court's reference?
plaintiff = Plaintiff|Claimant|Petitioner|Complainant
  > person who sues|who brought the action|party making the claim|the suing side
  > Who is suing?|Who brought the action?|Which party makes the claim?|Who went to court?
defendant = Defendant|Respondent|Accused|Against
  > person who is sued|against whom the action is|party that must answer|the other side in court
  > Who is being sued?|Against whom is the action?|Which party has to answer?|Who must defend himself?
hearingTime = Date and time of hearing|Hearing|Appear on|Hearing date|To appear on
  > when the person must come to court|moment of the trial|appointment at court|day and hour of the session
  > When must one appear?|When is the hearing?|At what time does the court sit?|On which day is the trial?
courtroom = Courtroom|Room|Court room no.|Hearing room
  > place in the courthouse|where in the building it takes place|room of the trial|hall of the hearing
  > In which room is the hearing?|Where in the courthouse must one go?|Which courtroom is it?|To what room must one come?
judge = Judge|Presiding judge|Before|Magistrate
  > who decides the case|person on the bench|name of the judge|who leads the trial
  > Who decides the case?|Which judge is it?|Who presides?|Before whom will it be heard?
claimSubject = Nature of claim|In the matter of|Subject of claim|Cause of action
  > what the case is about|what is demanded|matter in dispute|reason for the lawsuit
  > What is the case about?|What is the dispute?|For what is the person sued?|What does the claim concern?
answerWithin = Time to respond|Answer within|Period for reply|Respond within
  > how long one has to answer|time allowed for a defence|period to react|deadline to file a defence
  > How much time is there to answer?|Within what time must one respond?|How long is the period for a reply?|How many days does the defendant have?
serviceDate = Date of service|Served on|Service date|Delivered to defendant on
  > day the summons was handed over|when the papers were delivered|handing-over date|when notice was given
  > When was the summons served?|On which day were the papers handed over?|When did the defendant get it?|When was it delivered?
courtClerk = Clerk of court|Clerk|Deputy clerk|Court officer
  > official of the court|who signs for the court|secretary of the court|employee who issued the summons
  > Who is the clerk?|Which official issued the summons?|Who signs for the court?|Who is the court's secretary?
grantor = Principal|Grantor|Donor|I, the undersigned|Person giving the power
  > who gives the power|person who is represented|giver of authority|who authorises somebody
  > Who gives the power of attorney?|Who is being represented?|By whom is the power granted?|Who authorises the other person?
attorneyInFact = Attorney-in-fact|Agent|Authorised person|Attorney|Representative
  > who may act for the other|person who gets the power|proxy|holder of the authority
  > Who may act for the other?|Who is authorised?|To whom is the power given?|Who is the representative?
powersGranted = Powers granted|Scope|Authority to|Scope of authority
  > what the representative may do|acts covered by the power|extent of the authority|matters in which one may act
  > What may the representative do?|For which matters is the power given?|How far does the authority go?|Which acts are allowed?
grantorAddress = Residing at|Address of principal|Address of grantor|Resident at
  > home of the person giving the power|where the principal lives|residence of the donor|home address
  > Where does the principal live?|What is the address of the person giving the power?|Where does the grantor reside?|In which street does the donor live?
notary = Notary|Notary public|Certified by|Before me (notary)
  > official who certified it|who attested the signature|certifying lawyer|name of the notary public
  > Which notary certified it?|Who attested the signature?|Before whom was it signed?|Who is the notary?
witnesses = Witnesses|Witnessed by|In the presence of|Names of witnesses
  > people who saw the signature|two persons who attest|who was present|attesting persons
  > Who were the witnesses?|Who saw it being signed?|Who was present?|Which persons attest the signature?
revocable = Revocable|May be revoked|Revocable at any time
  > whether it can be taken back|possibility of withdrawal|can be cancelled|withdrawal allowed
  > Can the power be taken back?|May it be revoked?|Is withdrawal possible?|Can the principal cancel it?
`);
