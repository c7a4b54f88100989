/** Courts, police and fines, registers of births, marriages and deaths, deeds, visas. */
export const courtsAndRegisters = {
  hearing_time: `hearing/court/trial time, time hearing/trial/appearance, appearance time, time appearance court, time court
    = Time of Hearing, Hearing Time, Court Time, Time of Appearance, Hearing Date and Time, At?, Time?`,
  appearance_date: `appearance date, date appearance (court), court appearance (date), date accused/defendant/name appears (court), date accused/defendant court, summons return date
    = Appearance Date, Date of Appearance, Court Appearance Date, Court Date, Return Date, First Appearance, To Appear On, Arraignment Date, Date?`,
  courtroom: `courtroom (number), number courtroom, court room (number), department court, division court
    = Courtroom No.|Number, Courtroom, Court Room, Court Room No., Hearing Room, Dept., Division?, Room?`,
  court_clerk: `clerk court (name), court clerk (name), name clerk court, registrar court, deputy clerk
    = Clerk of the Court, Clerk of Court, Court Clerk, Deputy Clerk, Clerk of the Superior Court, County Clerk, Clerk?, By?`,
  case_type: `case type, type case/action/claim/proceeding, nature case/suit/action, cause action, matter type
    = Case Type, Type of Case, Nature of Suit, Nature of Action, Cause of Action, Type of Action, Nature of Case, Case Category`,
  judgment_date: `judgment/judgement/decision/ruling/verdict/order date court, judgment/judgement/ruling/verdict date, date judgment/judgement/ruling/verdict (entered/given/made/delivered), date court decided, decision date court, date court order
    = Date of Judgment, Judgment Date, Date of Decision, Decision Date, Judgment Entered, Date Entered, Date of Order, Date of Verdict, Delivered On?, Entered?`,
  verdict: `verdict (jury/court), court/judge verdict/finding/decision, verdict decision court, decision court, finding guilt, jury verdict
    = Verdict, Finding, Disposition, Decision, Court Finding, Jury Verdict, Outcome?, Judgment?`,
  plea: `plea (entered/defendant), plea (defendant/accused), defendant/accused plea, defendant/accused plead/pleads/pleaded, plead/pleads/pleaded
    = Plea, Plea Entered, Defendant's Plea, How Pleaded, Plea of Defendant`,
  sentence: `sentence (imposed/length/given), punishment, penalty sentence, jail/prison sentence/term, term imprisonment, length sentence, defendant sentenced
    = Sentence, Sentence Imposed, Term of Imprisonment, Punishment, Jail Sentence, Sentencing, Penalty?`,
  fine_amount: `fine (amount/total), amount fine/penalty, much fine, penalty (amount/charge/notice), fine imposed/payable/pay/due, amount fined, parking/traffic/speeding fine/penalty (amount/charge), bail fine amount, driver fined
    = Fine Amount, Amount of Fine, Total Fine, Fine, Penalty Amount, Penalty Charge, Penalty, Civil Penalty, Total Penalty, Fines and Costs, Amount Payable?, Amount Due?`,
  bail_amount: `bail/bond (amount) court, bail (amount/set), amount bail, bail bond amount, bail set
    = Bail Amount, Amount of Bail, Bail, Bail Set, Bail/Bond, Bond Amount?`,
  court_costs: `court costs/fees/cost/fee, costs court, legal costs (amount), amount court costs/fees, costs awarded, filing fee court
    = Court Costs, Court Fee, Court Fees, Costs, Legal Costs, Costs Awarded, Filing Fee, Solicitor's Costs, Total Costs?`,
  victim: `victim (name), name victim, injured party (name), injured person, name injured/harmed
    = Victim, Victim's Name, Name of Victim, Injured Party, Injured Person, Victim Name`,
  suspect: `suspect/offender/arrestee/violator (name), name suspect/offender/arrestee/violator, name arrested/cited/charged (offence/crime)
    = Suspect, Suspect Name, Name of Offender, Offender, Arrestee, Name of Violator, Violator, Person Arrested, Defendant?, Name?`,
  citation_number: `citation/ticket/notice number police/parking/traffic/penalty, citation number/id, number citation/ticket/summons/notice parking/traffic, penalty charge notice number, parking/traffic/speeding ticket number, pcn (number), summons number, number summons/citation, fixed penalty notice number, infringement (notice) number, violation number
    = Citation Number|No., Penalty Charge Notice Number|No., PCN Number|No., PCN, Notice Number|No., Ticket Number|No., Summons Number|No., Infringement Notice No., Violation Number|No., Parking Ticket No., Citation #, Ticket #, Notice?`,
  officer: `officer (name), police/arresting/issuing/reporting/investigating officer (name), name officer, name police/officer issued/reported/stopped (ticket/citation/report), constable, deputy sheriff, name issued citation/ticket, warden, name patrol
    = Issuing Officer, Arresting Officer, Reporting Officer, Investigating Officer, Officer Name, Officer's Name, Name of Officer, Police Officer, Officer, Constable, Officer in Charge, Deputy?, Issued By?`,
  badge_number: `badge/shield/collar/officer number/id, number badge/officer, officer badge (number), police officer number, warrant number officer, unit number officer
    = Badge Number|No., Badge #, Badge, Shield No., Officer ID, Officer No., Collar No., Officer Badge No., ID No.?`,
  arrest_date: `arrest date, date arrest/arrested, date time arrest, date suspect/defendant arrested, arrested on
    = Date of Arrest, Arrest Date, Date/Time of Arrest, Date Arrested, Arrested On`,
  violation_date: `violation/offence/offense/crime/contravention/infringement date, date violation/offence/offense/crime/contravention/infringement (occurred/committed/happened/take/took/place), date time violation/offence/offense, date offence/offense/crime committed
    = Date of Violation, Violation Date, Date of Offence|Offense, Offence|Offense Date, Date of Contravention, Date of Infringement, Date of Crime, Date and Time of Offence, Date/Time of Violation, Violation Date/Time, Date?`,
  violation_place: `violation/offence/offense/crime/contravention place/location/street, place/location violation/offence/offense/crime/contravention (take/took/place/committed/happened/occurred), street vehicle parked, place violation/offence/offense/crime/contravention occur, place vehicle stopped/parked
    = Location of Violation, Place of Offence|Offense, Location of Offence|Offense, Violation Location, Contravention Location, Place of Violation, Scene of Crime, Location?, Street?`,
  violation_code: `violation/offence/offense/contravention/statute/charge code, code violation/offence/offense/contravention, section law violated/code, statute (violated/number), code section, law violated
    = Violation Code, Offence|Offense Code, Contravention Code, Statute, Section, Statute/Code, Code Section, Ordinance, Charge Code, Code?`,
  measured_speed: `speed (measured/recorded/vehicle), measured/recorded/actual/alleged speed, speed driver/vehicle, vehicle speed, fast vehicle/driver driving/going
    = Speed Recorded, Recorded Speed, Alleged Speed, Actual Speed, Speed, Vehicle Speed, Measured Speed, Approx. Speed`,
  speed_limit: `speed limit, permitted/allowed/posted/maximum speed (limit), limit speed, speed allowed/permitted, zone speed, fast allowed
    = Speed Limit, Posted Speed, Permitted Speed, Posted Limit, Posted Speed Limit, Max. Speed, Limit?`,
  licence_points: `points license/penalty/driving, penalty/demerit points, count points (license/penalty), points driver license
    = Penalty Points, Demerit Points, Points, Points Assessed, Licence Points`,
  police_report_number: `police report/case/incident number, police report (reference), incident (report) number, number police/incident report, crime reference (number), report number police, case number police, offence report number
    = Police Report Number|No., Incident Number|No., Incident Report No., Crime Reference Number|No., Police Case No., Police Ref., Incident #, Event No., Report Number|No.?, Case No.?`,
  police_station: `police station/department/unit/force, precinct, station police, police agency, name police station/department, reporting/investigating agency, district police, police attended
    = Police Station, Police Department, Precinct, Police Force, Law Enforcement Agency, Reporting Agency, Agency Name, Station?, Agency?`,
  appeal_deadline: `appeal deadline/date/period, deadline/date appeal/objection, date appeal by, last/end/latest day/date appeal, time appeal, objection deadline/period, deadline protest/dispute, days appeal
    = Appeal Deadline, Last Day to Appeal, Appeal By, Deadline to Appeal, Deadline for Appeal, Appeal Period, Right of Appeal?, File Appeal By, Protest Deadline`,
  executor: `executor/executrix/administrator/trustee (estate/will/name), name executor/executrix/administrator/trustee (estate/will/trust), personal representative (estate/name), trustee
    = Executor, Executor's Name, Executrix, Administrator, Personal Representative, Trustee, Name of Trustee, Name of Executor`,
  testator: `testator (name), testatrix, name testator, name testament, last testament, person testament
    = Testator, Testatrix, Name of Testator, Last Will and Testament of, Will of, Donor?`,
  heir: `heir/heirs (name), name heir/inherits, legatee, next kin estate, beneficiary estate/inheritance, heirs estate
    = Heirs, Heir, Heirs at Law, Beneficiaries, Legatee, Devisee`,

  deceased: `deceased (name), name deceased/decedent/dead, decedent (name), name dead person, name died, name passed away
    = Name of Deceased, Deceased's Name, Name of Decedent, Decedent's Name, Decedent, Deceased, Decedent's Legal Name, Full Name of Deceased, Estate of, Name and Surname?, Name?`,
  death_place: `death place, place death/died, city/town/county death, place deceased died, location death, place deceased/name die/died/passed (away), place die
    = Place of Death, Death Place, Where Died, Location of Death, City of Death, County of Death, When and Where Died, Facility Name?`,
  death_time: `death time/hour, time death/died, hour death
    = Time of Death, Hour of Death, Actual or Presumed Time of Death, Time Pronounced`,
  cause_of_death: `cause death, reason death, deceased died of, immediate/underlying cause (death), death caused by
    = Cause of Death, Immediate Cause, Primary Cause of Death, Underlying Cause, Cause(s) of Death, Disease or Condition Directly Leading to Death, Manner of Death?`,
  burial_place: `burial/cemetery/interment/cremation place/name/location, cemetery (name), place burial/interment/cremation/disposition, place buried, crematory, name cemetery/crematory
    = Place of Burial, Place of Disposition, Cemetery, Name of Cemetery, Cemetery or Crematory, Place of Burial or Removal, Burial Place, Place of Interment`,
  burial_date: `burial/funeral/interment/cremation date, date burial/funeral/interment/cremation/buried/disposition
    = Date of Burial, Burial Date, Date of Disposition, Date of Interment, Date of Funeral, Funeral Date, Date of Cremation`,
  funeral_home: `funeral home/director/parlour (name), undertaker, name funeral home/director, mortuary
    = Funeral Home, Funeral Director, Undertaker, Name of Funeral Home, Funeral Establishment, Mortuary`,
  informant: `informant (name), name informant, name reported/gave birth/death/information, name informed registrar
    = Informant, Informant's Name, Name of Informant, Signature of Informant, Informant's Signature, Description and Residence of Informant`,
  birth_time: `birth time/hour, time birth/born, hour birth, time child born
    = Time of Birth, Birth Time, Hour of Birth, Hour, Time Born, Time?`,
  birth_weight: `birth weight, weight birth/baby/newborn/child
    = Birth Weight, Weight at Birth, Baby's Weight, Birthweight, Weight?`,
  religion: `religion, denomination, religious affiliation/denomination, faith
    = Religion, Religious Denomination, Denomination, Religious Affiliation, Faith`,
  ethnicity: `race, ethnicity, ethnic origin/group, race colour
    = Race, Ethnicity, Ethnic Origin, Ethnic Group, Color or Race, Race/Ethnicity, Hispanic Origin?`,
  godparents: `godparents (name), godfather, godmother, name godfather/godmother/godparents, baptism sponsors
    = Godparents, Godfather, Godmother, Sponsors, Names of Sponsors`,
  baptism_date: `baptism/christening date, date baptism/baptised/baptized/christening/christened
    = Date of Baptism, Baptism Date, When Baptized, Date of Christening, Baptised On, Baptized On`,
  parents: `parents child name, names mother father, mother father (name), parents child
    = Parents, Names of Parents, Parents' Names, Name of Parents, Parent Names, Parent(s), Son of?, Daughter of?`,
  divorce_date: `divorce date, date divorce/divorced/ended marriage, dissolution date, date dissolution/decree (marriage)
    = Date of Divorce, Divorce Date, Date of Dissolution, Date of Decree, Decree Absolute`,
  register_entry: `register/registration entry (number), entry number (register), number entry (register), entry register, act number, record number register, volume page register
    = Entry Number|No., Register Entry No., No. of Entry, Register No., Entry, Act No., Local File Number, State File Number, Record No.?`,
  issue_place: `issue place, place issue/issued, city issue, issued in/at, office issued
    = Place of Issue, Issued At, Place Issued, Issuing Post Name, Issued In, Issuing Office?`,
  visa_type: `visa type/class/category, type/class/category visa, kind visa, visa
    = Visa Type, Visa Type/Class, Type of Visa, Visa Class, Visa Category, Category?, Type?`,
  visa_number: `visa number, number visa, visa control/foil number
    = Visa Number|No., Control Number, Visa Grant Number, Visa #, Visa Foil Number`,
  visa_entries: `count entries visa, entries visa, visa entries, permitted entries, count entries, count times name enter
    = Number|No. of Entries, Entries, Entries Permitted, Single/Multiple Entry`,
  permitted_stay: `duration stay visa, permitted/allowed/authorised/authorized stay, stay permitted/allowed (days), count days stay, days stay, admitted until, duration/length/days stay allowed/permitted/granted (visa), long holder/visitor stay
    = Duration of Stay, Length of Stay Permitted, Permitted Stay, Stay Period, Admit Until Date, Period of Stay, Authorized Stay`,

  grantor: `grantor (name), name grantor, name conveys/conveyed/transfers/grants property/land, transferor (name), seller deed/land/property
    = Grantor, Grantors, Grantor(s), Name of Grantor, Transferor, Grantor's Name, Party of the First Part`,
  grantee: `grantee (name), name grantee, name receives/acquires property/land, transferee (name), property/land conveyed/transferred to, buyer deed/land/property, name property/land/house conveyed/transferred (to), name property/land transfer to
    = Grantee, Grantees, Grantee(s), Name of Grantee, Transferee, Grantee's Name, Party of the Second Part`,
  recording_date: `recording/recordation date, date recording/recordation (deed), date recorded deed, date recorded county, date deed recorded/registered, recorded on
    = Recording Date, Date Recorded, Recorded On, Date of Recording, Recorded Date, Filed for Record, Recorded?`,
  instrument_number: `instrument number, number instrument/recording, recording/recorder/reception number, document number deed/land, recorder document number, recorder instrument number, recording instrument number, recorder number
    = Instrument Number|No., Instrument #, Recording Number|No., Reception No., Recorder's No., Deed No., Doc #?, Document Number|No.?`,
  book_and_page: `book page, page book, book (number) recorded, liber (folio), volume page, deed book (page), page number recorded
    = Book/Page, Book and Page, Deed Book, Liber, Book, Volume, Vol./Page, Page?`,
  legal_description: `legal description (property/land), description property/land/parcel/real, property/land description
    = Legal Description, Legal Description of Property, Property Description, Brief Legal Description, Description of Property, Real Property Description`,
  deed_type: `deed type, type/kind deed, instrument type recorded
    = Type of Deed, Deed Type, Type of Instrument, Instrument Type, Document Type?`,
  consideration: `consideration (amount/paid), amount consideration, transfer tax consideration, consideration deed
    = Consideration, Amount of Consideration, Total Consideration, Consideration Paid, Sum of?`,
  transfer_tax: `transfer tax (amount), stamp duty/tax (amount), amount transfer tax, documentary stamp/transfer tax
    = Documentary Transfer Tax, Transfer Tax, Stamp Duty, Doc. Stamps, Documentary Stamp Tax, Stamp Duty Paid, Real Estate Excise Tax`,
  land_registry_title: `land registry title (number), title number land/property, title certificate number, certificate title (number), number certificate title, torrens title
    = Title Number, Title No., Certificate of Title No., Land Registry Title Number, Certificate of Title, Title?`,
} as const;
