/** Payslips, timesheets, expense claims, CVs, applications, meetings, memos. */
export const work = {
  employee_name: `employee (name), name employee/worker, worker name, employee full name, name payslip/paystub, payslip for, name payslip (for), name salary slip, name paid wages/salary, employee staff member name, staff member (name), person employed, name works company, name hired, worker (name/full), associate name employee, name salary paid
    = Employee Name, Name of Employee, Employee's Name, Employee Full Name, Employee, Staff Name, Worker Name, Name?`,
  employee_number: `employee/staff/personnel/payroll/worker number/id/code, number employee, payroll number, personnel number, clock number
    = Employee Number|No.|ID|Code|Nr., Emp. No.|ID|Code, Employee #, Staff No.|ID|Number, Personnel No.|Number, Payroll No.|Number|ID, Works No., Badge No., Clock No., Emp #`,
  employer: `employer (name), name employer, company employs, employing company, employed by, name employs, company/name employee works/worked (for), company employed/employs employee, company employee employed, name pays salary/wages, company issued/issues payslip, present/current employer, workplace company, employing organisation/organization
    = Employer Name, Name of Employer, Employer's Name, Employer, Company Name, Name and Address of Employer, Employed By, Company?`,
  employer_address: `employer address, address employer
    = Employer Address, Employer's Address, Address of Employer, Name and Address of Employer, Company Address, Address?`,
  job_title: `job title, title job, position (held/title), job (position), occupation, designation, profession, role, job role, post, employee position/title, position/title employee, function, position applied, job name, position/job/role employee/candidate/worker/name/applicant, job employee/name does, employee job/role/function, occupation employee/father/mother/deceased/applicant/insured, position applicant/held, name works as, title job, employee works position/role
    = Job Title, Position Title, Position Held, Position, Designation, Occupation, Job Position, Job, Role, Profession, Post Title, Post, Title?, Grade?`,
  department: `department (name), name department, division, section, business unit, team
    = Department Name, Department, Dept., Division, Dept. Name, Div./Dept., Section?, Unit?, Team?`,
  cost_centre: `cost centre (number/code), cost centre number
    = Cost Centre, Cost Center, Cost Centre Code, Cost Center No., CC?`,
  pay_period: `pay/payroll/wage/salary period, period pay/payroll, pay month, period paid, month pay/paid, tax period, pay cycle, payslip month, month payslip (for), month salary/wages paid, period payslip/salary/wages covers/for, pay period start end, payroll month/date range
    = Pay Period, Payroll Period, Period of Pay, Salary Period, Wage Period, Pay Month, Salary for the Month of, For the Month of, Tax Period, Period Ending?, Month?, Period?`,
  pay_date: `pay/salary/payroll/wage date, date pay/salary, date salary paid, payday, date wages paid, cheque date, pay day
    = Pay Date, Payment Date, Date of Payment, Salary Date, Date Paid, Paid On, Check Date, Process Date, Date?`,
  gross_pay: `gross pay/salary/wage/wages/earnings, total gross (pay/salary/earnings), pay/salary/earnings gross, total earnings, earnings total, total pay gross, salary before tax/deduction, pay before tax/deduction, gross pay period, pay/salary/wages/earnings before tax/deduction/deductions, employee earns before tax/deduction, gross amount pay/salary/wages, gross income employee, total remuneration gross
    = Gross Pay, Total Gross Pay, Gross Salary, Gross Wages, Gross Earnings, Total Earnings, Total Gross, Gross Pay This Period, Total Payments, Gross for Tax, Gross?`,
  net_pay: `net pay/salary/wage/wages/earnings, take home (pay), pay/salary net, salary after tax/deduction, pay after tax/deduction, amount paid employee, total net pay, amount employee takes/take/gets/receives (home/out), amount paid out employee, amount take home, salary paid out, pay out amount, amount paid bank account salary, final pay, net income employee, net amount paid (employee), wage/wages after deduction/tax
    = Net Pay, Net Salary, Take Home Pay, Net Wages, Net Payable, Net Payment, Net Amount Paid, Net Earnings, Total Net Pay, Amount Payable?, Net?`,
  basic_pay: `basic/base pay/salary/wage, salary basic, basic
    = Basic Pay, Basic Salary, Base Pay, Base Salary, Basic Wage, Basic, Regular Pay, Salary?`,
  salary: `salary, annual/monthly/yearly/hourly salary/pay/wage, wage, salary year/month, remuneration, compensation, hourly rate, rate pay, pay rate, amount employee/name earns (month/year/hour), amount employee paid month/year/hour, employee earns, starting/agreed salary/wage/pay, salary/pay/wage offered/agreed, annual/monthly gross/base salary, salary amount, yearly/annual compensation/remuneration/income, pay hour/month/year/week, amount salary/wage
    = Annual Salary, Monthly Salary, Salary, Rate of Pay, Pay Rate, Hourly Rate, Remuneration, Compensation, Wage, Rate?`,
  overtime: `overtime (pay/hours/amount), hours overtime, overtime payment
    = Overtime, Overtime Pay, Overtime Hours, OT, O/T, OT Hours, Overtime Amount`,
  bonus: `bonus (amount/payment), amount bonus, commission bonus
    = Bonus, Bonus Payment, Performance Bonus, Incentive`,
  total_deductions: `total deductions, deductions (total), amount deductions, sum deductions, deducted total
    = Total Deductions, Deductions Total, Total Deduction, Deductions`,
  income_tax: `income tax, paye (tax), wage tax, federal tax, tax deducted pay, tax income, federal income tax
    = Income Tax, PAYE Tax, PAYE, Federal Income Tax, Federal Tax, Fed Withholding, Withholding Tax, Tax Paid?, Tax?`,
  social_security: `national insurance (contribution), social security (contribution/tax/amount), ni contribution, social insurance
    = National Insurance, Employee NI, NI Contribution, NIC, Social Security, Social Security Tax, Social Insurance, FICA, NI?`,
  pension: `pension (contribution/amount), employee pension, retirement contribution, provident fund
    = Pension Contribution, Employee Pension, Pension, Superannuation, 401(k), Retirement, Provident Fund, PF`,
  tax_code: `tax code, code tax
    = Tax Code, Tax Code/Basis`,
  social_security_number: `social security number, ssn, national insurance number, ni number, nino, social insurance number, insurance number social, sin
    = Social Security Number|No., Soc. Sec. No., SSN, Social Security #, National Insurance Number|No., NI Number|No., N.I. Number, NINO, Social Insurance No., SIN`,
  year_to_date: `year to date (total/gross/tax/amount), ytd (gross/tax/total/amount), earnings year to date
    = Year to Date, YTD, YTD Total, Total YTD, Gross YTD, YTD Gross, This Year`,
  hours_worked: `hours (worked), total hours (worked), count hours employee (worked), count hours (worked), worked hours, regular hours, time worked
    = Total Hours Worked, Hours Worked, Total Hours, Regular Hours, Hours, Hrs, Normal Hours, Reg. Hours, Hrs Worked`,
  week_ending: `week ending (date), date week end/ending, week end date, week
    = Week Ending, W/E, Week Ending Date, Week End, Week Commencing?, Week?`,
  leave_balance: `leave/vacation/holiday balance/remaining, remaining leave/vacation/holiday (days), sick leave balance, count vacation/holiday/leave days left/remaining, vacation/holiday days left/remaining, leave days remaining, days vacation left
    = Leave Balance, Vacation Balance, Holiday Balance, Annual Leave, Remaining Leave, Holidays Remaining, Vacation`,
  hire_date: `hire/employment/joining start (date), date hire/hired/employment/employed/joining/joined, employment start (date), start (date) employment/work/job, date joined, hire date, joining date, employed since, first day work, entry date employment, date employee/name start/started/starts/begins/began (work/job/employment/working), date start job/work, date employee hired/joined, first day/date job/employment, date new job start, starting date job/employment, date work start, seniority date, date employment
    = Date of Hire, Hire Date, Date of Joining, Joining Date, Employment Start Date, Date of Employment, Start Date, Date Joined, Employed Since, Date of Appointment, Commencement Date?`,
  leaving_date: `leaving/termination/employment end (date), end (date) employment/work/job, date leaving/left/termination, last working date, date left job
    = Leaving Date, Date of Leaving, Termination Date, Date of Termination, Last Working Day, End Date, Employment End Date, Relieving Date`,
  supervisor: `supervisor/manager (name), name supervisor/manager, line manager, reports to, reporting manager, approver manager
    = Supervisor, Supervisor Name, Name of Supervisor, Line Manager, Manager, Manager Name, Reports To, Reporting Manager`,
  approved_by: `approved by, approver (name), name approved/approver/approves, authorized/authorised by, name authorized/authorised, approval
    = Approved By, Authorised By, Authorized By, Approver, Approval, Manager Approval, Approved, Authorised?`,
  prepared_by: `prepared by, author (name), name prepared/compiled/author/wrote, written/compiled/drafted/created/made by, completed by
    = Prepared By, Author, Compiled By, Written By, Drafted By, Created By, Completed By, Made By, Report By, By?`,
  checked_by: `checked/verified/reviewed by, name checked/verified, verifier
    = Checked By, Verified By, Reviewed By, Reviewer, Checked, QA Approval?`,
  requested_by: `requested/ordered by, requester (name), requestor, name requested/requester/ordered, requisitioner
    = Requested By, Requester, Requestor, Requisitioner, Ordered By, Requested?`,
  expense_total: `total expenses/claim/claimed/reimbursement, expense (claim) total/amount, amount claimed/reimbursed/reimbursement, total amount claimed, reimbursement amount, total reimbursable
    = Total Expenses, Total Claimed, Total Claim, Amount Claimed, Total Reimbursement, Reimbursement Amount, Amount to be Reimbursed, Total Due to Employee, Expense Total, Total?`,
  claimant: `claimant (name), name claimant/claims, expense claim name, claimed by
    = Claimant, Claimant Name, Name of Claimant, Claimed By, Employee Name?, Name?`,
  mileage: `mileage (claim/amount/total), miles (driven/total), distance travelled
    = Mileage, Total Miles, Miles, Total Mileage, Mileage Claim, Km?, Distance?`,
  project: `project (name/title), name/title project, job name project
    = Project Name, Project Title, Name of Project, Project, Project/Job?, Job?`,
  project_number: `project/job number/code/id, number project/job, work order number
    = Project Number|No.|Code|ID, Job Number|No., Project #, Job #, Work Order Number|No., WO #, W/O No.`,

  candidate_name: `candidate (name), name candidate
    = Name of Candidate, Candidate Name, Candidate's Name, Candidate, Name?`,
  nationality: `nationality, citizenship, country citizenship
    = Nationality, Citizenship, Country of Citizenship, Citizen of`,
  education: `education, qualification, highest qualification/education, degree (obtained)
    = Education, Educational Qualification, Highest Qualification, Qualifications, Degree, Academic Background`,
  languages_spoken: `languages (spoken), language skills, spoken languages
    = Languages, Language Skills, Languages Spoken, Language?`,
  skills: `skills, key/technical skills, competences
    = Skills, Key Skills, Technical Skills, Core Competencies, Professional Skills`,
  work_experience: `work/professional experience, experience, employment history, count years experience
    = Work Experience, Professional Experience, Employment History, Experience, Years of Experience`,
  references: `references
    = References, Referees, Reference?`,
  position_applied: `position applied (for), job applied (for), applied position, vacancy, post applied for, position sought/desired
    = Position Applied For, Post Applied For, Job Applied For, Position Desired, Vacancy, Position Sought, Position?`,
  expected_salary: `expected/desired salary, salary expectation/expected/desired/requirement
    = Expected Salary, Desired Salary, Salary Expectation, Salary Expected, Salary Requirement, Salary Desired`,
  availability: `availability, available from, date available, available start date
    = Date Available, Available From, Availability, Availability Date, Notice Period, Earliest Start Date`,

  meeting_date: `meeting date, date meeting (held), meeting held (on), date time meeting, meeting day, date meeting held/take/took/place, date board/committee/council met/meeting/meet, date committee/board meeting, date members met, date session
    = Meeting Date, Date of Meeting, Date and Time, Date & Time, Date/Time, Held On, Date?`,
  meeting_place: `meeting place/location/venue/room, place meeting (held), where meeting held, venue (meeting), location, place meeting take/took/place, place board/committee/members met/meeting, location meeting held, room meeting
    = Meeting Place, Place of Meeting, Meeting Location, Venue, Location, Place, Room?`,
  meeting_title: `meeting title/subject/name/topic, subject/title/topic/name meeting
    = Meeting Title, Title of Meeting, Meeting Subject, Meeting Name, Type of Meeting, Meeting, Subject?`,
  chair: `chair (name), chairman, chairperson, chairwoman, name chair/chaired/chairs/presided (meeting), meeting chair, chaired by, chair meeting, facilitator, called by, name led/leads/ran/runs/headed/opened (meeting), name presiding (over/meeting), name presided over (meeting), presiding officer, chairperson/chair committee/board, meeting led/chaired by, called meeting order by, name called meeting (order), session chair
    = Chair, Chairperson, Chairman, Chaired By, Chairwoman, Meeting Chair, In the Chair, Presided By, Meeting Called By, Facilitator, Presiding?`,
  minute_taker: `minute taker, minutes taken by, name minutes taken/took, secretary (meeting), note taker, recorded by, minutes by, recorder, name took minutes, name wrote/kept/recorded/prepared minutes, minutes written/prepared/recorded/kept/submitted by, secretary meeting, recording secretary, name recorded meeting
    = Minutes Taken By, Minute Taker, Minutes By, Note Taker, Taken By, Recorded By, Recorder, Minutes Prepared By, Secretary`,
  attendees: `attendees, present, participants, name present/attended/attends, list attendees/participants, those present, members present, people present, name meeting present/attended/participated/attending, name participated, name took part, list members present, meeting participants/attendees, people attended, participants list, count attendees, name meeting
    = Attendees, Present, In Attendance, Participants, Members Present, Those Present, Attended By, Attendance`,
  apologies: `apologies, absent, absentees, name absent/excused, excused
    = Apologies, Apologies for Absence, Absent, Excused, Regrets, Members Absent`,
  next_meeting: `next meeting (date/time), date next meeting, next meeting held, date next meeting take/place/held/scheduled, next meeting scheduled/takes/place, next session
    = Next Meeting, Date of Next Meeting, Next Meeting Date`,
  start_time: `start time, time start, meeting/event start time, time meeting/event starts/opened, called to order, commenced at, time meeting/event/session start/started/begin/began/begins/opened/open, time called order, meeting called order (at/time), meeting opened (at), time opening
    = Start Time, Time Started, Starts At, Called to Order, Time In, Begin Time, Start?, From?, Time?`,
  end_time: `end time, time end, meeting/event end time, time meeting/event ends/closed, adjourned, finish time, time meeting/event/session end/ended/close/closed/adjourned/finish, adjournment time, time adjournment, meeting adjourned/closed (at/time), meeting ended at
    = End Time, Finish Time, Time Ended, Time Finished, Adjourned, Adjournment, Meeting Closed, Time Out, End?, To?`,
  agenda_item: `agenda (item/topic), topic, items agenda
    = Agenda Item, Agenda, Topic, Agenda Topic, Item?`,
  action: `action (item/point), actions
    = Action Items, Action, Actions, Action Required, To Do`,
  responsible: `responsible (name), name responsible, owner (name), action owner, assigned to, name assigned
    = Responsible, Person Responsible, Responsible Person, Owner, Assigned To, Action By, Who?, By?`,
  deadline: `deadline, date deadline, due action date, target date, completion due date, latest date
    = Deadline, Target Date, Completion Date, Due Date, Due, By When, Complete By`,

  recipient: `recipient (name), addressee (name), name addressed/recipient, to, addressed to, sent to (name), name receives/gets letter/fax/memo, memo/fax/letter to, memo/fax/letter recipient, name memo/letter/fax/email/notice/document/paper addressed/goes (to), name memo/letter/fax/email sent to, memo/letter/fax/email/notice addressed/sent to, intended recipient, recipient letter/fax/memo/email name, name recipient fax/letter/memo/email, addressee letter/memo/fax
    = To, Recipient, Addressee, Attention, Attn., Attn, For the Attention of, FAO, Send To, Addressed To, Distribution?`,
  sender: `from, sender name, name sent/sends/wrote (memo/fax/letter), memo/fax/letter from/sender, sent by, originator, author memo/fax/letter, name sent/sends/wrote/wrote/writes/issued/signed fax/memo/letter/email, author name memo/letter, writer (memo/letter/name), company sent fax/letter/memo, letter/memo/fax/email written/sent by
    = From, Sender, Sent By, Sender's Name, Originator, Written By, Author?`,
  copy_to: `cc, copy to, copies (to), carbon copy, name copied/copy, copied to
    = CC, Copy To, Copies To, Copies, C.C., Copied To, Distribution, c?`,
  subject: `subject (matter/line), re, regarding, topic letter/memo, memo/letter/fax/email subject, subject memo/letter/fax/email, about, letter/memo/fax/email/document about, letter/memo/fax/email subject/topic/title, main topic, subject heading/title, matter, memo/letter/email deals, title memo/letter, memo re
    = Subject, Re, Regarding, Subject Matter, Subj., Concerning, In Re, Title?`,
  page_count: `count pages (total/including/cover/sheet), total pages, pages (count), count pages including cover, count page (fax/document/letter/memo)
    = Number of Pages Including Cover, Number|No. of Pages, Total Pages, Total No. of Pages, Pages Including Cover, # of Pages, No. Pages, Pages, Pages Sent, Page?`,
  fax_number: `fax (number), number fax, facsimile (number), telefax (number), recipient fax number
    = Fax Number|No., Facsimile No., Telefax No., Fax, Facsimile, Telefax, Telecopier, Fax #`,
  phone_number: `telephone (number), number telephone, contact number/telephone, call telephone, mobile (number/telephone), cell (number/telephone), landline, daytime telephone (number), telephone fax, telephone company/seller/supplier/customer/contact/applicant/sender/recipient, contact telephone (number), telephone number company/seller/supplier/customer/contact/applicant/sender/recipient/employee/patient/store/hotel, number call, home/work/business/office/mobile/evening telephone (number), telephone home/work/business/office
    = Telephone Number|No., Phone Number|No., Tel. No., Tel. Number, Telephone, Phone, Tel., Ph., Contact Number|No., Mobile Number|No., Mobile Phone, Cell Phone, Mobile, Cell, Phone #, Daytime Phone, Home Phone, Contact?`,
  email: `email (address), e mail (address), mail electronic, address email, email seller/supplier/customer/company/contact/sender/applicant/address, email address seller/supplier/customer/company/contact/sender/applicant/employee, contact email (address)
    = Email Address, E-mail Address, Email, E-mail, Contact Email, Mail?`,
  website: `website, web (site/address/page), url, homepage, internet address, website/homepage/web/url company/seller/address/supplier, internet site/page, company website/web/homepage, online
    = Website, Web Site, Web, Web Address, URL, Internet, Homepage, www?`,
  contact_person: `contact (name), name contact, contact person name, contact details name, name to contact, name call/contact questions/information, person contact, contact company/supplier/customer/person (name), your contact, inquiries name, questions contact, name contacted/asked/answers questions/inquiries/enquiries
    = Contact Name, Contact Person, Name of Contact, Contact, Your Contact, Point of Contact, Attn.?`,
  address: `address, street address, mailing/postal/home/residential/business/permanent/current address, full address, residence
    = Street Address, Mailing Address, Postal Address, Home Address, Residential Address, Business Address, Permanent Address, Current Address, Address, Residence, Addr.`,
  street: `street (number/name), address line, house number street
    = Street, Street Name, Street Address, Address Line 1, House No.`,
  city: `city, town, municipality, city name, name city
    = City, Town, City/Town, Town/City, Municipality, Place?`,
  state: `state, province, state province, region
    = State, Province, State/Province, Region`,
  postcode: `zip (code), postal code, zip postal code, code postal/zip, post code
    = ZIP Code, Zip, Postcode, Post Code, Postal Code, ZIP/Postal Code, Pin Code`,
  country: `country, country name, country residence
    = Country, Country of Residence, Country/Region, Country Name`,
  company_name: `company (name), name company/organization, organization (name), firm (name), legal name (company), trading name
    = Company Name, Name of Company, Organisation Name, Organization Name, Name of Organization, Name of Firm, Legal Name, Company, Organization, Organisation, Firm, Trading As?, Business Name`,
  company_number: `company number, company registration (number), registration number company, registered company number, commercial register number, number company registration
    = Company Registration Number|No., Company Reg. No., Company Number|No., Registered No., Registered Number, Co. Reg. No., Business Registration No., CIN, CRN, Registration Number|No.?`,
  notes: `notes, remarks, comments, observations, additional/special information/instructions, message
    = Notes, Note, Remarks, Comments, Observations, Special Instructions, Additional Information, Message, Other Information`,
  status: `status, current status, state status
    = Status, Current Status, Order Status, Payment Status?`,
} as const;
