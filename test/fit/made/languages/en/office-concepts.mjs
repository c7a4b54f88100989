import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of memos, faxes, news for the press and applications. */
export const officeConcepts = parseConcepts(`
memoTo = To|Memo to|TO (name)|Distribution
  > who shall read the memo|addressee of the note|persons informed|readers
  > Who shall read it?|To whom is the memo sent?|Who is informed?|For whom is the note?
memoFrom = From|Memo from|Author|Written by
  > who wrote the memo|sender of the note|author of the message|person informing
  > Who wrote it?|From whom is the memo?|Who sends the note?|Who is its author?
memoCopy = cc|Copy|Copy to|Copies
  > who gets a copy|others informed|persons who read along|carbon copy to
  > Who gets a copy?|Who else is informed?|To whom does a copy go?|Who reads along?
faxTo = To|Attention|Attn.|Fax to
  > who shall get the fax|person at the other end|addressee of the fax|receiver of the pages
  > Who shall get the fax?|For whom are the pages?|Who is the person at the other end?|To whose attention is it?
faxCompany = Company|Organisation|Firm|Recipient's company
  > firm of the receiver|where the addressee works|company the fax goes to|receiving organisation
  > To which firm does it go?|Where does the addressee work?|Which company gets the fax?|What is the receiver's organisation?
recipientFax = Fax no.|To fax|Recipient's fax|Fax number called
  > number that is dialled|where the fax is sent|fax of the receiver|target line
  > Which number is dialled?|To what number is it sent?|What is the fax of the receiver?|Where does the fax go?
faxFrom = From|Sender|Sent by|Fax from
  > who sends the pages|person faxing|originator of the fax|whose message it is
  > Who sends the pages?|Who is faxing?|Whose message is it?|From whom does the fax come?
pageCount = Pages|No. of pages|Number of pages|Pages incl. cover sheet
  > how many sheets there are|length of the fax|count of pages|sheets with the cover
  > How many sheets are there?|How long is the fax?|What is the count of pages?|How many pages must arrive?
faxMark = Please|Handling|Action|Status
  > what the receiver should do|marking of the fax|urgent or for review|kind of handling
  > What should the receiver do?|Is it urgent?|Which mark was set?|How shall it be handled?
headline = Headline|Title|News|Topic
  > what the news is about|main line of the release|title of the report|announcement in short
  > What is announced?|What is the news?|What is the title of the release?|What does the main line say?
embargo = Embargoed until|Embargo|Not for release before|Release date
  > when it may be published|hold back until|time of publication|earliest day to print
  > When may it be published?|Until when must it be held back?|What is the earliest time to print it?|When can papers write about it?
pressContact = Media contact|Press contact|Press officer|For further information
  > person for journalists|who answers reporters|spokesman's office|contact of the press
  > Who answers journalists?|Whom can reporters ask?|Who is there for the media?|Who works in the press office?
pressPhone = Press office phone|Media line|Press phone|Newsroom
  > number for journalists|line for reporters|telephone of the press office|where media can call
  > Which number is for journalists?|Where can reporters call?|What is the line of the press office?|How do the media get through?
spokesperson = Spokesperson|Quoted|CEO|Managing director
  > who is quoted|person speaking for the firm|voice of the company|head of the firm
  > Who is quoted?|Who speaks for the firm?|Whose words are printed?|Which person comments?
launchDate = Launch date|Available from|On sale from|Opening date
  > when it starts|first day of sale|day of the opening|start in the market
  > When does it start?|From when can it be bought?|On which day is the opening?|What is the first day?
investmentSum = Investment|Amount invested|Total investment|Volume
  > money put into it|cost of the project|capital spent|how much was invested
  > How much money is put into it?|What does the project cost?|How much capital is spent?|What sum is invested?
newJobs = New jobs|Jobs created|Positions created|Additional staff
  > people who will be hired|number of new workers|places of work gained|growth in staff
  > How many people will be hired?|How many workers are added?|How much does the staff grow?|How many places are gained?
applicant = Applicant|Name of applicant|Candidate|Applicant's name
  > who wants the job|person applying|name of the candidate|job seeker
  > Who wants the job?|Who is applying?|Which candidate is it?|Who filled in the form?
applicantAddress = Home address|Address|Present address|Residential address
  > where the candidate lives|residence of the applicant|street and town of the person|mailing address of the candidate
  > Where does the candidate live?|What is the residence of the applicant?|In which town does the person live?|Where can one write to the candidate?
applicantPhone = Daytime phone|Mobile|Cell phone|Contact number
  > how to call the candidate|telephone of the applicant|reachable number|private number
  > How can one call the candidate?|Under which number is the applicant reached?|What is the private number?|Where can one phone?
applicantEmail = E-mail address|Email address|Personal e-mail|E-mail of applicant
  > electronic address of the candidate|where to mail the applicant|mail contact of the person|applicant_email
  > How can one mail the candidate?|What is the electronic address of the applicant?|To where can one send a mail?|Which mail address was entered?
positionApplied = Position applied for|Position desired|Job applied for|Applying for
  > job that is wanted|post the candidate seeks|role aimed at|vacancy
  > Which job is wanted?|For what post is it?|What role does the candidate seek?|Which vacancy is meant?
desiredSalary = Desired salary|Salary expectation|Salary required|Expected pay
  > what the candidate wants to earn|wage that is asked|pay wanted|money expected for the job
  > How much does the candidate want to earn?|What wage is asked?|Which pay is wanted?|What money is expected?
availableStart = Available from|Date available|Earliest start|Can start on
  > when the candidate can begin|first possible day|day the applicant is free|possible start of work
  > When can the candidate begin?|What is the first possible day?|From when is the applicant free?|How soon could work start?
education = Education|Highest qualification|Degree|Schooling
  > what the candidate learned|final exam|level of school|academic background
  > What has the candidate learned?|Which exam was passed?|What is the level of school?|Which training does the applicant have?
lastEmployer = Last employer|Previous employer|Most recent employer|Current employer
  > firm where the candidate worked|former company|place of the old job|recent work
  > Where did the candidate work?|Which was the former company?|For whom did the applicant work last?|Who employed the person before?
languagesSpoken = Languages|Languages spoken|Language skills|Foreign languages
  > tongues the candidate knows|which languages are mastered|spoken tongues|linguistic abilities
  > Which tongues does the candidate know?|What does the applicant speak?|Which languages are mastered?|How many tongues are spoken?
licenceHeld = Driving licence|Driver's license|Valid driving licence|Do you drive
  > whether the candidate may drive|permit for a car|can drive yes or no|holder of a permit
  > May the candidate drive?|Is there a permit for a car?|Can the applicant drive?|Has the person a permit?
refereesNamed = References|Referees|Names of referees|Character references
  > people who know the candidate|who can recommend the person|persons to ask about the applicant|recommending persons
  > Who can recommend the candidate?|Whom may one ask about the applicant?|Who knows the person?|Which people were named?
`);
