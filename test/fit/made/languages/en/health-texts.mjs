import {list} from '../list.mjs';

/** Headings and sentences of papers of health, study and law. */
export const healthTexts = {
  headings: {
    referral: list('Referral letter|Referral|Request for consultation|Specialist referral'),
    'discharge-letter': list('Discharge letter|Discharge summary|Hospital discharge report'),
    prescription: list('Prescription|Rx|Private prescription'),
    'vet-invoice': list('Veterinary invoice|Treatment record|Invoice for animal care'),
    transcript: list('Academic transcript|Transcript of records|Official transcript'),
    enrolment: list('Confirmation of enrolment|Certificate of enrolment|Enrolment certificate'),
    'library-notice': list('Overdue notice|First reminder of overdue items|Library notice'),
    'parking-fine': list('Penalty charge notice|Parking ticket|Parking violation notice'),
    summons: list('Summons|Notice to appear|Court summons'),
    'power-of-attorney': list('Power of attorney|General power of attorney|Authorisation'),
  },
  prose: {
    referral: [
      list(`Dear colleague,
        thank you for seeing {patientName}, born on {birthDate}, who has been in my care since {anyDate}.
        The reason for sending the patient to you: {reasonForReferral}.
        My working diagnosis is {diagnosis}.
        The treatment so far: {medication}.
        Allergies: {allergies}. A colleague, {anyPerson}, saw the patient on {anyDate} without any finding.
        The blood pressure was {bloodPressure} when last measured.
        Please let me have your report; a copy may go to {anyPerson}.`),
      list(`I would be grateful if {specialist} could see this patient.
        {patientName} (date of birth {birthDate}) came to my surgery on {anyDate}.
        The complaint is the following: {reasonForReferral}.
        On examination the blood pressure was {bloodPressure}; heart and lungs were normal.
        I suspect {diagnosis}, and there is a known allergy: {allergies}.
        At present the patient takes {medication}.
        The next of kin is {anyPerson}, who can be reached in the evening.
        With kind regards, {referringDoctor}`),
    ],
    'discharge-letter': [
      list(`We report on {patientName}, born on {birthDate}, who was in our hospital from {admissionDate} to {dischargeDate}.
        The diagnosis was {diagnosis}.
        A first examination by {anyPerson} on {anyDate} had not shown anything unusual.
        We carried out the following: {procedure}. There were no complications.
        On leaving, the blood pressure was {bloodPressure}.
        The patient goes home with this medication: {medication}.
        We ask for a check on {followUpDate} in our outpatient clinic.
        Should fever or pain return, please call {anyPerson} at once.`),
      list(`{patientName} was admitted on {admissionDate} to {ward} after a referral of {anyDate}.
        {attendingDoctor} was in charge of the treatment.
        Our findings led to the diagnosis {diagnosis}.
        As treatment we chose: {procedure}. Stitches were taken out by {anyPerson}.
        The stay ended on {dischargeDate}, and the patient was in good health.
        We recommend a review on {followUpDate}; an earlier one on {anyDate} was cancelled.
        Allergies known to us: {allergies}.`),
    ],
    enrolment: [
      list(`This is to certify that {student} is enrolled at {university} as a student of {degreeProgramme}.
        The student number is {studentNumber}.
        The confirmation is valid for {semester}, that is from {semesterStart} until {semesterEnd}.
        The intended degree is {intendedDegree}. The studies began on {enrolledSince}.
        It was made by machine and is valid without a signature; fees of {anyMoney} were paid on {anyDate}.`),
      list(`To whom it may concern:
        {student}, student number {studentNumber}, has been enrolled since {enrolledSince}.
        The programme is {degreeProgramme}; it leads to the degree {intendedDegree}.
        For {semester} the student is in semester {studySemester}.
        Lectures are held from {semesterStart} to {semesterEnd}, the break of {anyDate} not counted.
        Questions are answered by {registrar}; the former officer was {anyPerson}.`),
    ],
    'parking-fine': [
      list(`A vehicle with the registration {vehicleRegistration} was seen on {offenceTime} at {offencePlace}.
        The officer noted the following: {offence}.
        A penalty of {fineAmount} is now payable by {dueDate}.
        If you pay by {reducedUntil}, we accept {reducedFine} in full settlement.
        You may appeal until {appealUntil}. Appeals against notices issued before {anyDate} are closed.
        Costs of up to {anyMoney} may be added if the vehicle is towed.`),
      list(`You are charged with the following: {offence}.
        It was recorded by officer {officerNumber} on {offenceTime}. The vehicle, {vehicleRegistration}, stood at {offencePlace}.
        The full charge is {fineAmount}, due on {dueDate}.
        The amount is reduced to {reducedFine} if it arrives not later than {reducedUntil}.
        The tariff of {anyDate} no longer applies. Drivers abroad pay {anyMoney} for handling.
        Objections have to reach us by {appealUntil}.`),
    ],
    summons: [
      list(`You, {defendant}, are hereby summoned to appear before {court}.
        The action was brought by {plaintiff}, represented by {anyPerson}.
        The hearing takes place on {hearingTime} in {courtroom} before {judge}.
        The claim concerns: {claimSubject}.
        You must file your written answer within {answerWithin}.
        If you fail to appear, judgment may be entered against you with costs of {anyMoney}.
        A first hearing on {anyDate} was adjourned.`),
      list(`In the matter of {plaintiff} against {defendant}, case {courtCaseNumber}, the court orders the following.
        The parties appear in person on {hearingTime}.
        The session is held in {courtroom}; {judge} presides.
        The dispute: {claimSubject}. An offer of {anyMoney} made on {anyDate} was refused.
        The defendant has {answerWithin} to reply in writing.
        {anyPerson} is invited as a witness.
        Issued by {courtClerk} and served on {serviceDate}.`),
    ],
    'power-of-attorney': [
      list(`I, {grantor}, residing at {grantorAddress}, born on {birthDate}, hereby appoint {attorneyInFact} as my attorney.
        The attorney is entitled {powersGranted}.
        This power ends on {expiryDate} unless it is renewed. An earlier one of {anyDate} is void.
        The attorney may spend no more than {anyMoney} without asking me.
        It is governed by the law of {governingLaw}.
        Signed in the presence of {witnesses}.
        Certified by {notary}, notary; fee {anyMoney}.`),
      list(`By this document {grantor} gives {attorneyInFact} the authority to act.
        The authority covers the following: {powersGranted}.
        {attorneyInFact} may not transfer it to {anyPerson} or to anybody else.
        It holds from the day of signature until {expiryDate}.
        The identity was proved by passport {passportNumber}, seen by {notary} on {anyDate}.
        Witnesses: {witnesses}.
        The law applied is that of {governingLaw}.`),
    ],
  },
};
