/** Schools, universities and training, libraries and books, clubs, donations, events. */
export const schoolsAndClubs = {
  credits: `credits (earned/course/subject/awarded), credit hours/points/value/units (earned), count credits/credit (earned/hours/points), ects (credits/points), hours credit, credits attempted
    = Credits Earned, Credit Hours, Credits, ECTS Credits, ECTS, Credit Points, Hours Earned, Earned Hours, Units, Cr. Hrs., Credit?, Cr?`,
  total_credits: `total credits/hours (earned/completed/course/degree/student), total count credits/hours (earned), credits completed degree, cumulative credits/hours
    = Total Credits, Total Credits Earned, Total Credit Hours, Cumulative Credits, Total Units, Total Hours Earned, Overall Hours, Total ECTS, Earned Hours?`,
  enrolment_date: `enrolment/enrollment/admission/entry/matriculation date student/school/university/program, enrolment/enrollment/matriculation date, date enrolment/enrollment/enrolled/matriculation/matriculated, date student enrolled/admitted/started, date admission school/university/program, entry date school, studies began
    = Date of Enrolment|Enrollment, Enrolment|Enrollment Date, Date Enrolled, Date of Matriculation, Date of Entry, Entry Date, Date of Admission, Admit Date, Admitted, Date Entered, Start of Studies`,
  enrolment_status: `enrolment/enrollment status, status enrolment/enrollment/student, student status, full part time student, study/attendance mode, mode study/attendance
    = Enrolment|Enrollment Status, Mode of Study, Mode of Attendance, Study Mode, Student Status, Attendance Mode, Full-time/Part-time, Status?`,
  thesis_title: `thesis/dissertation (title/topic/subject), title/topic/subject thesis/dissertation/paper, title final project/work
    = Thesis Title, Title of Thesis, Title of Dissertation, Dissertation Title, Thesis, Dissertation, Topic of Thesis, Title of Project, Title?`,
  thesis_supervisor: `thesis/dissertation supervisor/advisor/adviser/tutor, supervisor/advisor/adviser thesis/dissertation, name supervises/supervised (thesis/dissertation/student), academic/faculty advisor/adviser/supervisor, dissertation chair, advisor (name)
    = Thesis Supervisor, Thesis Advisor, Supervisor, Supervised By, Academic Advisor, Faculty Advisor, Advisor, Adviser, Dissertation Advisor, Promotor?`,
  faculty: `faculty (name), name faculty, school department (name), college department, academic department, faculty/department university
    = Faculty, Faculty of, Name of Faculty, Department, School of, College of, Academic Department, School?`,
  student_year: `study year, year study (student), study/student level, year level, class standing, semester (number) study, level study
    = Year of Study, Study Year, Class Standing, Level of Study, Year Level, Current Semester, Student Level, Level?`,
  class_rank: `class rank, rank class/student, position class, student/overall rank/position, place class ranking
    = Class Rank, Rank in Class, Position in Class, Rank, Class Position, Position?`,
  conduct: `conduct (mark/grade), behaviour, behavior, deportment, conduct/behaviour/behavior student/pupil
    = Conduct, Behaviour, Behavior, Deportment, General Conduct, Effort?`,
  honours: `honours/honors (awarded), distinction, awards honors/honours, latin honors, degree/honours classification/class, class degree, classification degree
    = Honours, Honors, Honors/Awards, Distinction, Classification, Class of Degree, Degree Classification, With Honors, Division?`,
  exam_date: `exam date, exam day, date student sat/take/took exam, date exam (held/take/place), date examination held/take/place
    = Exam Date, Date of Exam, Date of Examination, Examination Date, Date of Exams, Exam?`,
  exam_name: `name exam/examination, exam subject, title exam/examination, exam (name/title/subject), examination name/title/subject
    = Name of Examination, Examination, Exam Name, Exam Title, Exam, Subject?, Paper?`,
  exam_number: `exam/examination/candidate/seat/index number (exam/student), number candidate/exam, candidate number, hall ticket number, centre number exam
    = Candidate Number|No., Examination No., Exam Number|No., Index No., Hall Ticket No., Seat No., Roll No., Candidate ID?`,
  awarding_body: `awarding/examining/exam body/board/organisation, examination board, awarded by, certifying body/authority, institution awarded certificate/degree/award, board examination
    = Awarding Body, Examining Body, Examination Board, Exam Board, Awarding Organisation, Board, Awarded By, Certifying Body, Awarding Institution`,
  award_recipient: `award/certificate recipient (name), recipient award/certificate/diploma, name recipient award/certificate/diploma, certificate/award/diploma awarded/presented/given to, name awarded/received certificate/award/diploma, name certificate awarded/issued, awardee, honoree, name trainee/attendee/participant, participant name, trainee
    = This is to Certify That, Awarded To, Presented To, This Certifies That, Certify That, Is Hereby Granted To, Conferred Upon, Name of Participant, Participant Name, Trainee Name, Trainee, Proudly Presented To, Recipient?, Name?`,
  tuition: `tuition (fee/fees/amount/cost), school/course/college/university fee/fees, amount tuition, fee course/tuition/school, total tuition, training fee/cost
    = Tuition Fee, Tuition Fees, Tuition, Course Fee, School Fees, Tuition and Fees, Total Tuition, Training Fee, Fee?`,
  scholarship: `scholarship (amount/award/name), amount scholarship, grant student, bursary, financial aid (amount)
    = Scholarship, Scholarship Amount, Name of Scholarship, Bursary, Financial Aid, Grant, Award Amount?`,
  guardian: `guardian (name), parent (name), name guardian, parent guardian (name), name parent guardian/parent, legal guardian, parent/guardian name, parent child student
    = Parent/Guardian, Parent/Guardian Name, Name of Parent/Guardian, Guardian's Name, Name of Guardian, Guardian, Parent or Guardian, Legal Guardian, Parent Name, Parent?`,
  training_hours: `training/course/contact/lesson hours/duration, hours/duration/length training/course/instruction, count hours training/course/instruction, cpd/ceu hours/points/credits, continuing education hours, course length
    = Duration of Course, Course Duration, Training Hours, Contact Hours, Hours of Instruction, CPD Hours, CEUs, CPE Credits, Number of Hours, Duration?, Hours?`,
  training_provider: `training/course provider/centre/organisation/institute, provider training/course, name provides training/course, training/course organised/held by, sponsor course
    = Training Provider, Course Provider, Provider, Training Centre, Provider Name, Organised By, Delivered By, Sponsor?`,
  assessment: `teacher/tutor comment/comments/remarks, comments/remarks teacher/tutor/principal, assessment student/teacher/pupil, teacher notes
    = Teacher's Comments, Teacher Comments, Class Teacher's Remarks, General Remarks, Tutor's Comment, Remarks, Assessment?, Comments?`,
  promotion: `promoted to (class/grade), next class/grade, promotion (class/grade/decision), grade/class promoted, class pupil promoted
    = Promoted to, Promoted to Grade, Promoted to Class, Promotion Status, Next Class, Placement`,
  days_present: `days present/attended, count days present/attended/school, attendance days, days school open, times present
    = Days Present, Days Attended, Times Present, No. of Days Present, Attendance, Present?`,
  language_level: `language level/proficiency, level language, cefr (level), proficiency (level), course level, level course
    = Language Level, Level, CEFR Level, Level of Proficiency, Proficiency Level, Course Level, Overall Level`,

  library_card: `library card (number), borrower number/id/card, library/patron (card) number/id, number library card, reader number, patron (id)
    = Library Card Number|No., Library Card, Borrower Number|No., Borrower ID, Card Barcode, Patron Barcode, Patron ID, Reader No., Library ID, Card No.?, Patron?`,
  book_title: `book title, title book/item/work/publication/article/journal, name book, borrowed book/item, book/item borrowed/title, publication title
    = Book Title, Title of Book, Title of Work, Title, Item Title, Work Title, Publication Title, Article Title, Item?`,
  book_author: `book author, author book/article/publication/work (name), name wrote/author book/article
    = Author, Authors, Author(s), Author Name, Name of Author, Written By, By?`,
  isbn: `isbn (number), issn, standard book number, isbn book
    = ISBN, ISBN-13, ISBN No., ISBN Number, ISSN, ISBN/ISSN`,
  publisher: `publisher (name), name publisher/published/publishes, published by, publishing house/company, book publisher
    = Publisher, Published By, Publisher Name, Name of Publisher, Publishing House, Imprint?`,
  publication_date: `publication/published date/year, date/year publication/published, date book/article published, edition date, published on
    = Publication Date, Date of Publication, Published, Date Published, Year of Publication, Published On, Publication Year, Issue Date?`,
  return_by: `date return/returned book/item/loan, return (book/item) by, book/item/loan due date/back/return, book/item due (date), due back (date), date book/item due (back), return due (date), library due date, date borrowed return
    = Due Back, Return By, Due Date, Date Due, Return Date, Due for Return, To Be Returned By, Please Return By, Due?`,
  borrowed_date: `borrowed/checkout date book/item/library, loan date book/item/library, date borrowed/lent/loaned, date book/item borrowed/checked, date checked out
    = Date Borrowed, Checkout Date, Checked Out, Check-out Date, Date Issued, Loan Date, Date of Loan, Borrowed On, Date Out?`,
  borrower_of_item: `name borrowed/borrower book/item, borrower book/item/library/equipment, patron name, library user/member name
    = Borrower, Borrower Name, Name of Borrower, Patron Name, Patron, Borrowed By, Issued To, Reader?`,

  member_name: `member (name), name member, name membership, membership holder, card holder membership, name joins/joined (club/association), member full name
    = Member Name, Name of Member, Member's Name, Member, Full Name of Member, Cardholder Name, Cardholder, Name?`,
  membership_number: `membership/member/club number/id/card/code, member/membership card (number), number member/membership, loyalty (card) number, member id number, rewards number, frequent flyer number
    = Membership Number|No.|ID, Member Number|No.|ID, Member #, Membership Card No., Club No., Loyalty Number|No., Loyalty Card No., Rewards No., Frequent Flyer No., Membership #, Memb. No.`,
  membership_type: `membership type/category/level/plan/class, type/category/level/kind membership/member, member type/category/tier, membership
    = Membership Type, Type of Membership, Membership Category, Category of Membership, Membership Level, Membership Class, Member Type, Membership Plan, Tier?, Membership?`,
  membership_fee: `membership/subscription/joining/annual/club fee/dues/cost/price member/club/association, membership fee/fees/dues/cost/price/subscription, amount membership, annual dues/subscription, membership dues year, fee membership, membership cost/fee year/month, subscription membership, amount annual dues, amount dues, amount member pays
    = Membership Fee, Membership Dues, Annual Membership Fee, Annual Subscription, Membership Subscription, Annual Dues, Dues, Joining Fee, Membership Cost, Subscription?, Fee?`,
  membership_expiry: `membership expiry/end/renewal/valid (date), membership valid until, membership expires/ends/renews (date), date membership expires/ends/expiry/renewal/runs (out), expiry membership, renewal date membership
    = Membership Expiry Date, Membership Expires, Membership Valid Until, Expiry Date, Expires, Renewal Date, Valid Until, Valid Thru, Paid Through, Expiration Date, Membership Year?`,
  member_since: `member since, membership start (date), membership since, date joined club/association/membership, date member joined, joining date member/membership/club, start (date) membership, date membership started/begins
    = Member Since, Date Joined, Joined, Membership Start Date, Date of Joining, Membership Since, Join Date, Since?`,
  club_name: `club/association/society/union (name), name club/association/society/union, sports/gym club (name), gym (name)
    = Club Name, Name of Club, Club, Association, Name of Association, Society, Gym, Union?`,
  donation_amount: `donation/gift/contribution amount, amount donation/donated/gift/contribution/given, donation (total), total donation/donations/gift, much donated/given/gave, amount pledged, pledge (amount), contribution charity
    = Donation Amount, Amount of Donation, Gift Amount, Amount Donated, Total Donation, Amount of Gift, Contribution Amount, Amount of Contribution, Pledge Amount, Total Gift, Donation, Contribution?, Gift?, Amount?`,
  donor: `donor/donator/contributor/benefactor (name), name donor/contributor/benefactor, name donated/donates/gave/contributed (money/donation/gift/goods), name gives gift/donation, donation from, donated by, gift from, name made/makes donation/gift/contribution, person donation, benefactor name
    = Donor Name, Donor's Name, Name of Donor, Donor, Donated By, Contributor, Name of Contributor, Donor Information?, Received From, Thank You?, Dear?`,
  donation_date: `donation/gift/contribution date, date donation/gift/contribution (received/made), date donated/gave
    = Donation Date, Date of Donation, Date of Gift, Gift Date, Contribution Date, Date Donated, Date Received, Date of Contribution, Date?`,
  donation_purpose: `donation/gift purpose/designation/fund/campaign, purpose donation/gift, fund donation/gift, appeal (name), donation for
    = Designation, Fund, Purpose of Donation, Gift Designation, Campaign, Appeal, Donation For, In Memory of?, In Honor of?, Purpose?`,
  charity: `charity/foundation/nonprofit (name), name charity/foundation/nonprofit/organisation received/receives donation, name received donation, donation recipient, charitable organisation/organization (name), recipient donation
    = Charity Name, Name of Charity, Charity, Name of Organization, Organization Name, Foundation, Nonprofit, Organization?`,
  charity_number: `charity (registration) number, registered charity (number), number charity, charitable registration number, 501c3 number, nonprofit tax id
    = Registered Charity No.|Number, Charity Number|No., Charity Registration Number|No., Reg. Charity No., Registered Charity, Charitable Registration No., Charity Reg. No., EIN, Tax ID?`,

  organizer: `organiser/organizer/promoter (event/name), event organiser/organizer/promoter/host/hosted, name organises/organizes/organised/organized/hosts (event/show/meeting/course), host (event), presented/organised/organized/hosted by
    = Organizer, Organiser, Organized By, Organised By, Event Organizer, Promoter, Presented By, Hosted By, Host, Presents?`,
  performer: `performer/artist/band/speaker/actor (name), name performs/performing/plays/playing/speaks, name performer/artist/band/speaker, keynote speaker, line up, guest speaker
    = Artist, Performer, Performers, Speaker, Speakers, Band, Presenter, Keynote Speaker, Featuring, Starring?, Line-up?`,
  ticket_type: `ticket type/category, type/category/kind ticket, admission type, ticket class, entry type
    = Ticket Type, Type of Ticket, Admission Type, Ticket Category, Price Category, Category, Admission, Admit?, Type?`,
  ticket_price: `ticket/admission/entry/entrance price/cost/fee event/show/concert/museum, admission/entry/entrance price/fee/cost/charge, ticket price/cost (each/event), price ticket/admission/entry, price/cost one ticket, registration fee (event/conference)
    = Ticket Price, Price per Ticket, Admission Price, Admission Fee, Face Value, Entry Fee, Entrance Fee, Registration Fee, Admission, Price?, Fee?`,
  ticket_count: `count tickets/admissions/seats, total tickets, quantity tickets, tickets ordered/bought/booked
    = Number|No. of Tickets, Tickets, Ticket Quantity, Total Tickets, Number of Seats, Qty, Quantity, Admit?`,
  booking_fee: `booking/handling/convenience/ticket/reservation fee/charge, fee booking/handling/convenience, service fee ticket
    = Booking Fee, Handling Fee, Convenience Fee, Reservation Fee, Transaction Fee, Ticket Fee, Service Fee, Handling?`,
  booking_date: `booking/reservation date, date booking/reservation (made), date booked/reserved, booked on, reservation made on
    = Booking Date, Date of Booking, Booked On, Reservation Date, Date Booked, Reservation Made, Date of Reservation, Created On?`,
} as const;
