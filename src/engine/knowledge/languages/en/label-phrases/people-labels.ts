/** Identity papers, certificates of life and schooling, health. */
export const people = {
  person_name: `name, full name, name holder, person named, holder (name)
    = Full Name, Name in Full, Name, Name (Last First Middle), Name and Surname, Surname and Given Names, Holder, Bearer?`,
  surname: `surname, last name, family name
    = Surname, Last Name, Family Name, Surname/Nom, Name?`,
  given_name: `first name, forename, christian name, given name/names
    = Given Names, Given Name, First Name, Forename, Forenames, First Names, Given Name(s), Christian Name`,
  middle_name: `middle name/initial
    = Middle Name, Middle Initial, M.I., Middle Names`,
  birth_date: `birth date, date birth, dob, birthday, birth day, when born, child birth date, date birth child/patient/holder/employee/insured, date child/baby/name/person/holder/patient/employee/applicant born, birthdate, birth date/day person/holder/applicant/student/passenger, born on, date birth student/applicant/passenger/deceased/groom/bride/member/insured/driver
    = Date of Birth, Birth Date, Birthdate, D.O.B., DOB, Born On, Date Born, Birthday, Born?`,
  birth_place: `birth place, place birth, birthplace, where born, city birth, country birth, place child/baby/name/person/holder born, place birth child/person/holder/deceased, born in, town birth, hospital birth
    = Place of Birth, Birthplace, Birth Place, City of Birth, Country of Birth, Born In, Place Born`,
  sex: `sex, gender
    = Sex, Gender, Sex/Sexe, M/F`,
  age: `age, age years, age patient
    = Age, Age (Years), Age/Sex, Patient Age`,
  height: `height, body height
    = Height, Ht., Hgt`,
  eye_colour: `eye colour, colour eye
    = Eye Color, Eye Colour, Colour of Eyes, Color of Eyes, Eyes`,
  blood_type: `blood type/group
    = Blood Group, Blood Type, ABO/Rh`,
  marital_status: `marital status, civil status, status marital
    = Marital Status, Civil Status, Married?`,
  passport_number: `passport number, number passport, passport
    = Passport Number|No., Passport #, Passport No./No. du passeport, Passport?`,
  id_number: `id (number), identity (card) number, identification number, number identity card, national id (number), personal number, personal id number, id card number, card number identity
    = National ID Number|No., Identity Card No., ID Card No., Identity Number|No., Identification Number|No., ID Number|No., Personal No., Personal ID, ID #, ID?`,
  driving_licence_number: `driver/driving/drivers license number, license number driver, driving permit number, number drivers license
    = Driver License No., Driver's License Number|No., Driving Licence Number|No., DL No., Driver's License #, License Number|No.?`,
  licence_class: `license class/category, vehicle category, class/category license
    = Class, Category, Categories, Licence Category, License Class`,
  father: `father (name), name father, name child father, father child (name), father full name, father child
    = Father's Name, Name of Father, Father's Full Name, Name and Surname of Father, Father`,
  mother: `mother (name), name mother, mother maiden name, maiden name mother, name child mother, mother child (name), mother full name, mother name birth/marriage, mother child born
    = Mother's Name, Name of Mother, Mother's Full Name, Mother's Maiden Name, Maiden Name of Mother, Mother`,
  maiden_name: `maiden name, birth name, name birth, name at birth
    = Maiden Name, Birth Name, Name at Birth, Née, Former Name?`,
  child: `child (name), name child, name newborn, name baby, child full name, name child born, newborn (name), baby (name), given name child, child registered
    = Child's Name, Name of Child, Full Name of Child, Child`,
  spouse: `spouse (name), name spouse, husband, wife, name husband/wife, spouse full name, name married (to), partner (name), married to, wife name, husband name
    = Spouse's Name, Name of Spouse, Spouse, Husband, Wife`,
  groom: `groom (name), bridegroom (name), name groom/bridegroom
    = Groom, Bridegroom, Name of Groom, Groom's Name, Groom's Full Name`,
  bride: `bride (name), name bride
    = Bride, Name of Bride, Bride's Name, Bride's Full Name`,
  marriage_date: `marriage/wedding date, date marriage/wedding/married, married on, when married, date couple/name marry/married/wed, date marry, date ceremony (marriage/wedding/take/took/place), date wedding/marriage (take/took/place), date bride groom married, date solemnized/solemnised
    = Date of Marriage, Marriage Date, When Married, Married On, Date of Wedding`,
  marriage_place: `marriage/wedding place, place marriage/wedding/married, where married, place wedding/marriage (take/took/place), place couple marry/married/wed, place ceremony (marriage/wedding), place solemnized, church wedding/marriage, place bride groom married
    = Place of Marriage, Marriage Place, Where Married, Location of Marriage`,
  death_date: `death date, date death/died, died on, date deceased/name die/died/passed (away), date deceased, day died, date passed away, date deceased/person/patient died/death
    = Date of Death, Death Date, Died On, Date Deceased`,
  registrar: `registrar (name), name registrar, registration officer, officiant (name), civil registrar
    = Registrar, Name of Registrar, Registration Officer, Officiant, Signature of Registrar, Local Registrar, Civil Registrar`,
  registration_district: `registration district/place, registration office, district registration, register office
    = Registration District, Register Office, Registry Office, Place of Registration, District`,
  certificate_number: `certificate number/id, number certificate, certificate
    = Certificate Number|No.|ID, Cert. No., Certificate #, Cert #, Certificate?`,
  certificate_date: `certificate date, date certificate (issued), certificate issue date, issue date certificate
    = Date of Certificate, Certificate Date, Date of Issue, Issue Date, Issued On, Given On, Date?`,

  student_name: `student (name), pupil (name), name student/pupil/graduate, graduate name, learner name, name studied/studies/graduated (school/university), name attended/attends school/university/course, student full name, name report card/transcript, student pupil/scholar (name), scholar, child student name
    = Student Name, Name of Student, Student's Name, Student, Pupil Name, Name of Pupil, Pupil, Learner Name, Name?`,
  student_number: `student/pupil/matriculation/enrolment/enrollment/admission number/id, number student/matriculation, roll number, student id (number)
    = Student Number|No.|ID, Student ID No., Matriculation No., Enrolment No., Enrollment No., Roll No.|Number, Admission No., Index Number, Student #`,
  school: `school (name), university (name), college (name), name school/university/college/institution, institution (name), educational institution, school/university/college/institution student attends/attended/issued (certificate/diploma/degree), name school/university/college issued, university/college/school awarded/granted (degree/diploma), school student attended, alma mater, name educational institution, academy name
    = Name of School, School Name, School, University, Name of University, College, Institution, Name of Institution, Academy?`,
  degree: `degree (awarded/conferred/name/title), title degree, qualification awarded, degree student obtained/received/earned/awarded/graduate, academic degree/title, diploma (title/type), qualification title/name/obtained, type degree/diploma, degree conferred/awarded/earned (title)
    = Degree Awarded, Degree Conferred, Degree, Degree Title, Qualification Awarded, Award, Title of Degree, Program?`,
  field_of_study: `field study, subject study/studied, major (subject), course study, study program/field, specialization, branch study, degree program
    = Field of Study, Major, Course of Study, Study Program, Programme of Study, Programme, Program, Specialization, Subject Area`,
  course: `course (name/title), name/title course, training (name/title), class name
    = Course Title, Course Name, Name of Course, Course, Training Title, Module, Subject?`,
  graduation_date: `graduation date, date graduation/graduated/conferred/awarded, degree date, date degree (conferred/awarded), award date
    = Date of Graduation, Graduation Date, Date Conferred, Date of Award, Date Awarded, Degree Date, Date of Conferral, Conferred On`,
  grade: `grade, class grade, year grade, mark, marks, score, final grade, grade course/subject/student/exam/received/obtained, mark/marks/score student/exam/course/subject/obtained/received/total, exam result/grade/score/mark, final/overall mark/grade, points obtained/achieved, student scored, total marks
    = Final Grade, Overall Grade, Grade, Mark, Marks, Marks Obtained, Score, Result, Class?`,
  school_class: `class, form class, school class, year group, grade level
    = Class, Form, Year Group, Grade Level, Class/Section, Grade?`,
  grade_average: `grade point average, gpa, average (grade/mark/score), overall average/percentage, cumulative gpa
    = Grade Point Average, GPA, Cumulative GPA, CGPA, Average, Overall Average, Overall Percentage, Percentage?`,
  school_year: `school/academic year, year school/academic, term, semester, session
    = School Year, Academic Year, Session, Semester, Term, Year?`,
  teacher: `teacher (name), class teacher, name teacher/instructor/tutor, instructor (name), tutor, trainer, name teaches/taught (class/course/subject/student), name instructor/trainer course, course instructor/teacher/trainer, lecturer, professor (name), trainer (name), name gave/held course, coach name
    = Class Teacher, Teacher's Name, Teacher, Homeroom Teacher, Form Tutor, Instructor, Tutor, Trainer`,
  principal_of_school: `principal school/name, principal, headteacher, head teacher, headmaster, rector, dean, name principal/headteacher/rector/dean
    = Principal, Head Teacher, Headteacher, Headmaster, Headmistress, Rector, Dean, Principal's Signature`,
  absences: `absences, days absent (school), count absences, count days absent, times absent, attendance
    = Days Absent, Absences, Total Absences, Times Absent, Attendance, Absent?`,

  patient_name: `patient (name), name patient, patient full name, name admitted, person treated/examined, name medicine/prescription/report for, patient first last name, client patient name
    = Patient Name, Name of Patient, Patient's Name, Patient Full Name, Patient, Pt. Name, Name?`,
  patient_number: `patient/medical/hospital number/id, patient/medical record number, mrn patient, chart number, number patient
    = Patient ID, Patient Number|No., Medical Record Number|No., Hospital No., MRN, MR No., UHID, Chart No., NHS Number|No., Patient #, PID`,
  physician: `doctor/physician (name), name doctor/physician, treating/attending doctor/physician, consultant doctor, prescriber (name), prescribed by, name prescribed, name prescribed/prescribes/ordered medication/medicine/drug/prescription (patient), name prescribing/prescribe (doctor/physician), prescribing doctor/physician, name treated/treats/examined/examines (patient), doctor/physician treated/examined/saw/sees/treats (patient), practitioner (name), gp (name), general practitioner, family doctor, doctor/physician signed/issued (certificate/note), primary care doctor/physician/provider, healthcare provider
    = Attending Physician, Treating Physician, Consultant, Physician, Physician Name, Doctor, Doctor's Name, Dr., Prescriber, Prescribed By, Provider`,
  referring_physician: `referring/ordering doctor/physician, referred by, referral doctor, ordered by doctor, doctor referred/ordered
    = Referring Physician, Referring Doctor, Referred By, Ref. By, Ordering Physician, Ordering Provider, Requesting Physician, Ref. Doctor`,
  hospital: `hospital/clinic (name), name hospital/clinic, medical facility (name), health facility, hospital/clinic patient treated/admitted/stayed/name, patient treated/admitted at, practice (name) medical, medical centre/practice/institution (name), health centre, place treated/treatment
    = Hospital, Hospital Name, Name of Hospital, Clinic, Facility, Facility Name, Practice?`,
  diagnosis: `diagnosis, medical diagnosis, clinical diagnosis, impression, illness, disease, patient illness/disease/condition/suffers, what wrong patient, patient diagnosed with, condition patient/treated/diagnosed, name diagnosis/disease, final/primary/principal/main diagnosis, diagnosis patient
    = Diagnosis, Diagnoses, Principal Diagnosis, Final Diagnosis, Clinical Diagnosis, Impression, Provisional Diagnosis, Dx`,
  symptoms: `symptoms, complaints, presenting/chief complaint, reason visit, history
    = Chief Complaint, Presenting Complaint, Symptoms, Complaints, Reason for Visit, Clinical History, C/O`,
  admission_date: `admission date, date admission/admitted, admitted on
    = Date of Admission, Admission Date, Admitted On, Date Admitted, DOA, Admitted?`,
  discharge_date: `discharge date, date discharge/discharged, discharged on
    = Date of Discharge, Discharge Date, Discharged On, DOD, Discharged?`,
  medication: `medication (name), medicine (name), drug (name), name medication/medicine/drug, prescribed medication/medicine/drug, medication/medicine/drug prescribed, medicine/medication/drug (given/patient/takes), name dispensed drug/medicine/medication, prescribed/dispensed drug/medicine/medication, product prescribed, prescription drug/medicine/item, brand medicine, pills
    = Medication, Medication Name, Name of Medicine, Drug Name, Medicine, Drug, Rx, Medications, Prescription?`,
  dosage: `dosage, dose, dosage instruction, directions (use), how take, sig, amount take/taken (medicine/medication/tablets/patient), much take/taken (medicine/medication), daily dose, dose medication/medicine/drug, recommended dose/dosage, tablets day, medicine take
    = Dosage, Dose, Directions, Directions for Use, Sig, Dosage Instructions, Strength?, Frequency?`,
  refills: `refills, count refills, refills remaining, repeats, count refills/repeats left/allowed/authorized/remaining/prescription, refills left/allowed/authorized, repeats allowed/left
    = Refills, Refills Remaining, No. of Refills, Repeats, Repeat, Refill`,
  prescription_number: `prescription number/id, rx number, number prescription
    = Prescription Number|No., Rx No., Rx Number, Rx #, Rx?`,
  prescription_date: `prescription date, date prescription/prescribed, prescribed on
    = Prescription Date, Date Prescribed, Date of Prescription, Date Written, Date?`,
  pharmacy: `pharmacy (name), name pharmacy, pharmacist
    = Pharmacy, Pharmacy Name, Pharmacist, Dispensed By, Dispensing Pharmacy`,
  allergies: `allergies, allergy, known allergies
    = Allergies, Known Allergies, Drug Allergies, Allergy`,
  sample_number: `sample/specimen/accession number/id, number sample/specimen, sample, lab number, laboratory number
    = Sample Number|No.|ID, Specimen Number|No.|ID, Accession Number|No., Lab No., Lab ID, Lab Number, Sample #, Lab Ref. No., Specimen #`,
  sample_type: `sample/specimen type, type sample/specimen, sample material, specimen, matrix
    = Sample Type, Type of Sample, Specimen Type, Specimen, Sample Description, Material, Matrix, Sample?`,
  collection_date: `collection/sampling/sample date, date collection/collected/sampling/sampled/sample, sample/specimen collection (date), sample/specimen collected (on/date), date sample/specimen collected/taken, collected on, sampled on, date sample/specimen/blood drawn/collected/taken/sampled, sample/specimen taken/drawn (on/date), date taken sample, blood drawn (date)
    = Collection Date, Date Collected, Date of Collection, Sample Collected On, Specimen Collected, Collected On, Collected, Sampling Date, Date Sampled, Date of Sampling, Sampled On, Sample Date, Drawn`,
  sample_received: `sample/specimen received (on/date), date sample/specimen received, received date sample/specimen, sample receipt date
    = Sample Received On, Date Received, Received On, Specimen Received, Received, Date of Receipt, Sample Receipt Date`,
  report_date: `report/reporting/result date, date report/reported/results, reported on, date report issued, report issue date
    = Report Date, Date of Report, Reported On, Date Reported, Reported, Report Issued, Issue Date?, Date?`,
  report_number: `report number/id/reference, number report, test report number
    = Report Number|No.|ID, Test Report No., Report Ref., Report #, Certificate No.?`,
  test_name: `test (name), name test, test performed, analysis (name), examination, investigation, parameter
    = Test Name, Name of Test, Test, Tests Requested, Test Requested, Analysis, Examination, Investigation, Parameter, Test Description`,
  test_date: `test/testing/analysis/examination date, date test/tested/testing/analysis/analysed/examination, tested on
    = Test Date, Date of Test, Date Tested, Tested On, Date of Analysis, Analysis Date, Date of Testing, Date of Examination`,
  test_method: `test/analysis method, method (test/analysis), test standard, standard test
    = Test Method, Method, Test Standard, Analytical Method, Standard, Specification?`,
  result: `result, test/lab/overall/final result, results, outcome
    = Result, Results, Test Result, Overall Result, Final Result, Value?, Conclusion?, Findings?`,
  reference_range: `reference/normal range/interval/values, range normal/reference
    = Reference Range, Normal Range, Reference Interval, Reference Values, Ref. Range, Biological Reference Interval`,
  laboratory: `laboratory (name), lab (name), name laboratory/lab, testing laboratory, laboratory/lab tested/analysed/performed (sample/test), name tested/analysed sample, test/analysis performed by, analysing laboratory, tests performed at
    = Laboratory, Laboratory Name, Testing Laboratory, Lab, Lab Name, Performed At`,
  technician: `technician (name), tested by, analyst (name), inspector (name), examiner, name tested/inspected/analysed, inspected by, technologist, engineer (name), name engineer, mechanic (name), name mechanic, service/field engineer/technician (name), name repaired/serviced/did (device/machine/equipment/work/repair), repairer, service technician, electrician, installer (name), installed by, name installed, performed by, work performed/carried by
    = Technician, Tested By, Analyst, Analysed By, Inspector, Inspected By, Examiner, Technologist, Performed By`,
  inspection_date: `inspection date, date inspection/inspected, inspected on
    = Inspection Date, Date of Inspection, Inspected On, Date Inspected`,
  defects: `defects (found/count), count defects, nonconformities, rejects
    = Defects, Defects Found, No. of Defects, Faults, Nonconformity, Rejected`,
  tolerance: `tolerance, specification limit, limit, spec
    = Tolerance, Specification, Spec., Spec Limit, Limits, Requirement`,
  conclusion: `conclusion, findings, summary result
    = Conclusion, Conclusions, Findings, Summary, Opinion, Recommendation?`,
  appointment_date: `appointment date/time, date appointment, visit date, date visit, appointment, consultation date
    = Appointment Date, Date of Appointment, Date of Visit, Visit Date, Appointment, Date of Consultation, Next Visit?`,
  blood_pressure: `blood pressure, blood pressure patient/reading/measured, systolic (pressure), diastolic (pressure)
    = Blood Pressure, BP, B.P.`,
} as const;
