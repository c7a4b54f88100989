/** Employment in detail, applications, surveys, minutes, memos, press. */
export const staffAndPapers = {
  offer_date: `offer letter date, date offer letter, job offer date, date job offered/offer
    = Offer Date, Date of Offer, Offer Letter Date, Date?`,
  offer_expiry: `offer expires/expiry/valid/deadline/acceptance, accept/acceptance (offer) by/deadline, deadline/date accept/acceptance offer, reply offer by, respond by, reply by
    = Offer Expires, Offer Valid Until, Accept By, Acceptance Deadline, Respond By, Reply By, RSVP, Please Respond By, Offer Expiration Date`,
  probation: `probation/trial/probationary/introductory (period/length/end/duration), period/length/duration/end probation/probationary/trial, probation (months/date), probation ends/completed
    = Probationary Period, Probation Period, Probation, Trial Period, Length of Probation, Probation End Date, Introductory Period, End of Probation, Probation Ends`,
  notice_period: `notice (period/length/required/termination/employment), period/length notice (termination/required), notice given/employee/employer/tenant/landlord, termination notice (period), much notice, days/weeks/months notice, cancellation/termination period, notice must given
    = Notice Period, Period of Notice, Notice, Termination Notice, Notice Required, Length of Notice, Notice of Termination, Notice Term, Cancellation Period, Termination Period`,
  working_hours: `office/weekly/contract/contracted/normal/standard (work/working) hours (week/day/employee), hours work/working week/day, working/work hours week/day/employee/agreed, count hours week (work), hours week, weekly working time, work schedule, shift hours, schedule work, working hours
    = Working Hours, Hours of Work, Hours per Week, Weekly Hours, Normal Working Hours, Work Schedule, Contracted Hours, Work Hours, Standard Hours, Normal Hours of Work, Office Hours, Schedule?`,
  workplace: `workplace location/address, work location/place, office location, place employment, location employment, duty station, office location, place employee works, employee works at, workplace, place work
    = Place of Work, Work Location, Workplace, Job Location, Location of Work, Place of Employment, Duty Station, Office Location, Work Site, Location?`,
  contract_type: `contract/employment/agreement type/nature/status/basis, type/kind/nature/basis contract/employment/agreement/job, employment full part time, permanent temporary, job type, full time part time
    = Type of Contract, Contract Type, Employment Type, Type of Employment, Employment Status, Job Type, Nature of Employment, Employment Basis, Full-time/Part-time, Employee Type, Status?`,
  holiday_entitlement: `holiday/vacation/leave entitlement/allowance (year/annual/days), count days holiday/vacation/leave/holidays, annual leave/holiday/vacation (entitlement/days), paid leave/holidays/vacation, pto (days), vacation days (year), holidays
    = Holiday Entitlement, Annual Leave Entitlement, Annual Leave, Vacation Days, Vacation Entitlement, Leave Entitlement, Annual Holiday, Paid Time Off, PTO, Vacation, Holidays, Paid Leave, Holiday Allowance`,
  benefits: `benefits (employee/package/offered/included), perks, employee/fringe benefits, benefit package, allowances employee
    = Benefits, Employee Benefits, Benefits Package, Fringe Benefits, Perquisites, Other Benefits, Perks, Allowances?`,
  allowance: `allowance/allowances (housing/travel/transport/meal/total), housing/travel/transport/meal/vehicle allowance, hra, house rent allowance, per diem (rate/amount), daily allowance, allowance amount employee
    = House Rent Allowance, HRA, Housing Allowance, Transport Allowance, Travel Allowance, Car Allowance, Meal Allowance, Total Allowances, Allowances, Per Diem, Allowance`,
  severance: `severance (pay/amount/payment), redundancy (pay/payment/amount), termination payment/pay, amount severance/redundancy, compensation termination, end service gratuity
    = Severance Pay, Severance, Redundancy Payment, Redundancy Pay, Severance Amount, Termination Pay, Compensation Payment, End of Service Gratuity, Gratuity?`,
  reason_for_leaving: `reason leaving/termination/separation/resignation/dismissal, employee left/leaving/dismissed/terminated reason, leaving/termination/separation reason, cause termination/dismissal, why employee/name leave/leaving/left/dismissed/terminated/resigned, why employment ended/terminated, why left (job/company)
    = Reason for Leaving, Reason for Termination, Reason for Separation, Termination Reason, Reason for Resignation, Reason for Dismissal, Reason?`,
  last_working_day: `last working day, last/final day work/employment/employee/worked, resignation effective (date), date resignation (effective), effective date resignation/termination, employee last worked
    = Last Day of Work, Last Working Day, Last Day Worked, Last Day of Employment, Effective Date of Termination, Effective Date of Resignation, Date Last Worked, Final Day, Last Day`,
  employment_period: `employment period/duration/tenure, period/duration employment, dates from to employment, length service, years service, count years employment/service, employed from to
    = Period of Employment, Employment Period, Dates of Employment, Length of Service, Years of Service, Employment Dates, Employed From, Duration of Employment, Service Period`,
  previous_employer: `previous/former/last/prior employer/company/job, name previous/former/last/prior employer, most recent employer
    = Previous Employer, Former Employer, Last Employer, Name of Previous Employer, Most Recent Employer, Prior Employer, Previous Company, Employer?`,
  referee: `referee (name/contact), reference name, character reference, name gives reference, reference contact/details, professional reference, recommended by, name referee
    = Referee, Referee Name, Name of Referee, Reference Name, Reference 1, Referee 1, Professional References, Recommended By, Recommender, Name?`,
  review_period: `review/appraisal/performance/evaluation/rating period, period review/appraisal/evaluation/reviewed/performance
    = Review Period, Appraisal Period, Evaluation Period, Period of Review, Performance Period, Period Under Review, Rating Period, Period Covered`,
  review_date: `review/appraisal/evaluation date (performance/employee), date review/appraisal/evaluation (performance/employee), date performance review, next performance review date
    = Review Date, Date of Review, Appraisal Date, Evaluation Date, Date of Appraisal, Date of Evaluation, Next Review Date, Date?`,
  reviewer: `reviewer/evaluator/rater (name/employee), name reviewer/evaluator/evaluated/appraised/reviewed (employee), appraiser employee, evaluated/appraised/assessed by, evaluator name
    = Reviewer, Appraiser, Evaluator, Reviewed By, Reviewer Name, Evaluated By, Appraised By, Rater, Evaluator's Name, Manager?`,
  performance_rating: `performance/overall/employee/appraisal/final rating/score (performance), performance grade, rating/score performance/employee/overall/appraisal, evaluation score/rating/result, overall rating
    = Overall Rating, Performance Rating, Overall Performance Rating, Overall Score, Final Rating, Overall Performance, Rating, Total Score, Performance Level, Score?`,
  goals: `goals, objectives, employee goals/objectives, goals objectives (next/year/period), targets, learning objectives, meeting objectives, aim
    = Goals, Objectives, Goals and Objectives, Key Objectives, Objective, Targets, Development Goals, Aims, Goal`,
  shift: `shift (time/type/schedule/number), work shift, type shift, employee shift
    = Shift, Shift Time, Work Shift, Shift Schedule, Shift No., Shift Type`,
  leave_type: `leave/absence/vacation type, type/kind leave/absence, leave category, reason absence/leave, absence reason, employee absent reason
    = Leave Type, Type of Leave, Kind of Leave, Absence Type, Reason for Leave, Reason for Absence, Type of Absence, Nature of Leave, Leave Category, Reason?`,
  leave_from: `leave/absence/vacation/holiday start/from/begin (date), start (date) leave/absence/vacation/holiday, first day leave/absence/vacation/holiday, date leave/absence/vacation starts/begins
    = Leave From, Leave Start Date, From Date, First Day of Absence, Start Date, Absence From, Date From, Vacation From, First Day of Leave, From?`,
  leave_to: `last day leave/absence/vacation/holiday, date leave/absence/vacation ends, leave end date, absence/vacation/holiday end/to/until (date), end (date) absence/vacation/holiday, end leave absence, leave to/until
    = Leave To, Leave End Date, To Date, Last Day of Absence, End Date, Absence To, Date To, Vacation To, Last Day of Leave, To?, Until?`,
  days_requested: `days requested/taken (off/total), count days requested/taken/off/applied (leave), total days leave/requested/off/absence, leave days requested/applied/taken, hours requested leave, duration leave/absence
    = Days Requested, Number of Days Requested, Total Days, Number|No. of Days, Days Taken, Days Off, Total Days Requested, Duration of Leave, Days?`,
  return_to_work: `return work (date), date return work, back work (date), resumption date, date resume/resumption (duty/work), rejoining date, returning work on
    = Return to Work, Return to Work Date, Date of Return, Resumption Date, Date of Resumption, Date Returning, Back to Work, Rejoining Date`,
  interview_date: `interview date/time, date interview/interviewed, date time interview, interviewed on
    = Interview Date, Date of Interview, Interview Date and Time, Interviewed On, Date Interviewed, Interview`,
  interviewer: `interviewer (name), name interviewer/interviewed/interviews/conducted (interview), interviewed by, interview conducted by
    = Interviewer, Interviewer Name, Interviewed By, Interviewer's Name, Conducted By, Name of Interviewer`,
  hr_contact: `hr contact/manager/officer/representative, human resources contact/manager/officer, recruiter (name), name recruiter/hr, hiring manager, hr
    = HR Manager, HR Contact, Human Resources, Hiring Manager, Recruiter, HR Representative, Human Resources Manager, HR Officer, HR`,
  vacancy_number: `vacancy/requisition number/reference/id/code, job reference/posting (number), reference vacancy/job, number vacancy/requisition, job posting code, job vacancy/advertisement number/reference
    = Vacancy Number|No., Job Reference, Job ID, Requisition Number|No., Job Ref., Vacancy Ref., Posting Number, Job Posting No., Reference No.?, Announcement Number|No.`,
  work_permit: `work permit/authorization/authorisation (number/status), permit work (number), eligible/authorized/authorised work, right work, residence permit (number), number residence/work permit
    = Work Permit No.|Number, Work Permit, Residence Permit No.|Number, Work Authorization, Right to Work, Authorized to Work, Permit No.?`,
  military_service: `military service/status/rank, veteran (status), rank military, branch service, service number military
    = Military Service, Military Status, Veteran, Veteran Status, Branch of Service, Rank, Service No.`,
  hobbies: `hobbies, hobbies interests, leisure, personal interests, interests candidate/applicant
    = Hobbies, Interests, Hobbies and Interests, Activities, Interests and Activities, Leisure`,
  objective: `career/professional objective/summary/profile, profile (candidate/professional), personal statement/profile, summary candidate/qualifications
    = Career Objective, Objective, Professional Summary, Profile, Personal Profile, Summary, Personal Statement, About Me?`,
  preferred_contact: `preferred/best contact/method/time/language (contact/call), best time call/contact, contact preference, preferred language, way contact
    = Preferred Contact Method, Preferred Method of Contact, Best Time to Call, Preferred Language, Contact Preference, Preferred Contact`,
  relationship: `relationship (applicant/insured/patient/child/deceased/employee/policyholder), relation (applicant/insured/patient/child/deceased), name related relationship, kinship
    = Relationship to Applicant, Relationship to Insured, Relationship to Patient, Relationship to Deceased, Relationship to Child, Relationship, Relation, Relation to Insured, Kinship`,
  date_received_office: `office/official use received (date), date form received (office), application received office, receipt date application, application/form received (date/on)
    = Date Received, Received Date, Application Received, Received On, Date Application Received, Receipt Date, For Office Use Only?`,
  license_type: `license type, type/kind license, kind business license, business license type
    = License Type, Licence Type, Type of License, Type of Licence, License Class, Class of License, Type?`,
  business_type: `business type/nature/activity/form, type/nature/kind/line business/company/organization/entity, industry, sector, entity type, legal form, business activity
    = Type of Business, Nature of Business, Business Type, Business Activity, Industry, Legal Form, Entity Type, Type of Organization, Type of Entity, Form of Business, Line of Business, Principal Activity, Business Structure`,
  incorporation_date: `incorporation/formation/foundation/establishment date, date incorporation/incorporated/formation/formed/founded/established (company), company founded/established, date company incorporated, year established/founded, incorporated on
    = Date of Incorporation, Incorporation Date, Date of Formation, Year Established, Date Established, Formation Date, Incorporated On, Established, Founded, Date of Registration?`,
  incorporation_state: `incorporation/formation state/place/country, state/place/country incorporation/formation/incorporated/organized/registered (company), jurisdiction (incorporation/formation), domicile company
    = State of Incorporation, Place of Incorporation, Jurisdiction, Country of Incorporation, State of Formation, Jurisdiction of Incorporation, State or Country of Organization`,
  director: `director/directors (name/company), company/managing director (name), name director/directors/manages/represents (company), board members/directors, proprietor (name)
    = Director, Directors, Managing Director, Name of Director, Director's Name, Board of Directors, Director Name, Company Director, Proprietor, Managing Member`,
  share_capital: `share/registered/authorised/authorized/paid/issued/stated capital (up/amount), capital (company/share/amount), amount capital, authorized shares
    = Share Capital, Registered Capital, Authorised Share Capital, Paid-up Capital, Authorized Capital, Issued Capital, Capital Stock, Issued Share Capital, Stated Capital, Capital?`,

  respondent: `respondent survey/questionnaire, name respondent survey, name answered/answers/filled/completed/completes (survey/questionnaire/form/feedback/out), survey/questionnaire completed/filled by, participant survey/questionnaire
    = Respondent, Respondent Name, Name of Respondent, Completed By, Respondent's Name, Participant, Participant Name, Name (optional), Name?`,
  survey_date: `survey/questionnaire/feedback/poll/census date, date survey/questionnaire/feedback (completed/filled/conducted/held), survey conducted/completed (on), fieldwork (dates/date/period)
    = Survey Date, Date of Survey, Date Completed, Fieldwork Dates, Date of Questionnaire, Completion Date, Fieldwork, Date?`,
  response_count: `count respondents/responses/answers/interviews/participants/replies, responses (count/total), respondents total, sample size, total responses/respondents/interviews, respondents took, response rate, count name responded/answered/interviewed/surveyed/participated/polled, count people responded/answered/interviewed/surveyed/participated/polled
    = Number|No. of Respondents, Responses, Total Responses, Sample Size, Number|No. of Responses, Respondents, Base, Response Rate, N?, Total Respondents`,
  satisfaction: `satisfaction (rating/level/score/overall/customer), overall satisfaction (rating), level satisfaction, satisfied (overall), customer satisfaction
    = Overall Satisfaction, Satisfaction, Satisfaction Level, Satisfaction Rating, Customer Satisfaction, Level of Satisfaction, Satisfied?`,
  survey_title: `survey/questionnaire/study/poll title/name/topic, title/name/topic survey/questionnaire/study/poll
    = Survey Title, Survey Name, Title of Survey, Study Title, Questionnaire, Survey, Study Name, Study`,
  brand_used: `brand used/smoked/usual/preferred, usual/preferred/regular/current brand, brand respondent/consumer, product used respondent
    = Brand, Usual Brand, Regular Brand, Brand Name, Current Brand, Brand Used, Brand Smoked`,

  motion: `motion (text/proposed/carried), resolution (passed/adopted/text), motion resolution, resolved, motion made, resolution number
    = Motion, Resolution, Resolved, Motion Made, Resolution No., Motion to, Be It Resolved, Resolution Number`,
  moved_by: `moved/proposed/motioned by, mover, proposer, name moved/proposed (motion/resolution), name made motion/resolution, motion made/moved/proposed by, name motion
    = Moved By, Proposed By, Motion By, Mover, Proposer, Made By, Motion Made By, Motion Moved By, Moved?`,
  seconded_by: `seconded by, seconder, name seconded (motion/resolution), motion/resolution seconded by
    = Seconded By, Seconder, Second By, Second, Motion Seconded By, Seconded, 2nd By`,
  votes_for: `votes (for/favor/favour/yes/against/total), vote result/count/outcome, count votes (for/favor/against), yes/aye votes, result vote, voted for/favor, ayes, votes cast
    = Votes For, In Favor, In Favour, Ayes, Yes, For, Vote, Votes in Favour, Yeas, Vote Result, Total Votes`,
  quorum: `quorum (present/required/met), quorum meeting, count members quorum
    = Quorum, Quorum Present, Quorum Required, Quorum Met`,
  meeting_type: `meeting type/kind, type/kind meeting, regular special meeting
    = Type of Meeting, Meeting Type, Kind of Meeting, Meeting Called By?`,
  previous_minutes: `previous/last minutes/meeting (approved/date), minutes previous/last (meeting), approval minutes, minutes approved
    = Approval of Minutes, Previous Minutes, Minutes of Previous Meeting, Minutes of the Last Meeting, Approval of Previous Minutes, Previous Meeting`,
  priority: `priority (level), urgency (level), level priority/urgency, urgent, severity (level), importance
    = Priority, Priority Level, Urgency, Urgent, Severity, Importance, Priority Code, Severity Level`,
  classification: `classification/confidentiality (level/document), security classification, confidentiality (notice/level), document classification, secrecy level
    = Classification, Security Classification, Confidentiality, Confidentiality Level, Document Classification, Sensitivity, Privacy`,
  enclosures: `enclosures, attachments, enclosed (documents), count enclosures/attachments, attached documents, documents enclosed/attached, annexes, appendices
    = Enclosures, Encl., Enclosure, Attachments, Attachment, Encs., Enclosure(s), Attachment(s), Enclosed, Annex, Appendix`,
  distribution_list: `distribution (list), list distribution/circulation, distributed to, name gets/receives copy/report/minutes, name report distributed, circulation list
    = Distribution, Distribution List, Circulation, Distributed To, Circulation List, Copies To, cc`,
  file_location: `file name/code/location/path, filename, document name/path, file reference name, path file
    = File Name, Filename, File, Document Name, File Path, File Location, File Code, File Under`,
  bates_number: `bates (number), number bates, production number document, document stamp number
    = Bates Number|No., Bates, Bates Range, Begin Bates, Production No.`,

  release_date: `release/embargo date (press/news), date release/released (press/news), press/news release date, embargo (until/date/time), embargoed until, release (time), announcement date, date press/news release published/issued/released, date announced/announcement, date press release
    = Release Date, For Release, Date of Release, For Immediate Release, Embargoed Until, Embargo, Released, News Release Date, Release Time, For Release On`,
  headline: `headline (press/article/release), title press/news (release/article), press/news release title/headline/heading, heading article, heading, announcement (title)
    = Headline, Title, Heading, Press Release Title, Head?`,
  media_contact: `media/press/news contact (name/person), contact media/press/news, press officer/office, media relations (contact), spokesperson, name press contact, investor relations (contact)
    = Media Contact, Press Contact, Media Contacts, For More Information Contact, Press Office, Media Relations, Contacts, Media Enquiries, For Further Information, Investor Relations, Contact?`,
  dateline_place: `dateline (place/city), place press/news (release), city press/news (release), press release issued from, place announcement
    = Dateline, Place, City?, Location?`,
  press_issuer: `press/news release issuer/company/organization/source, company announces/issued/issues press/news (release), name announces/announced, source (press/release), organisation press release
    = Source, Issued By, Company, Organization, About?`,
  circulation: `circulation (figure/newspaper/magazine), print run, readership, circulation publication, audience, newspaper circulation
    = Circulation, Print Run, Readership, Total Circulation, Average Circulation, Audience`,
  ad_size: `advertisement size/format/dimensions, size/format advertisement, ad format/dimensions, column inches, page size ad
    = Ad Size, Size, Format, Ad Dimensions, Column Inches, Space, Page Size, Space Size, Unit Size`,
  issue_number: `issue/volume/edition number, number issue/edition, volume issue, edition, issue magazine/newspaper
    = Issue No.|Number, Issue, Volume, Vol., Edition, Volume/Issue, Vol. No., Issue #, Edition No.`,
} as const;
