import {list} from '../languages/list.mjs';

/** Fines, courts, powers of attorney. */
export const law = {
  kindOf: {
    written: `fineNumber offence officerNumber offencePlace court courtCaseNumber courtroom judge answerWithin
      claimSubject`,
    told: 'powersGranted',
    person: 'plaintiff defendant grantor attorneyInFact courtClerk',
    titled: 'notary',
    twoPersons: 'witnesses',
    moment: 'offenceTime hearingTime',
    date: 'reducedUntil appealUntil serviceDate',
    money: 'fineAmount reducedFine',
    address: 'grantorAddress',
    yesNo: 'revocable',
  },
  daysAround: {
    offenceTime: [-20, -2], hearingTime: [25, 120], reducedUntil: [3, 6], appealUntil: [61, 80], serviceDate: [1, 9],
  }, // prettier-ignore
  amounts: (random) => {
    const fineAmount = random.int(2, 40) * 500;
    return {fineAmount, reducedFine: fineAmount / 2};
  },
  patterns: {
    fineNumber: list('@@########|###-######|## #### ####|PN/####/##'),
    officerNumber: list('###|@##|####'),
    courtCaseNumber: list('# C ###/##|CV-####-#####|## O ###/##|@@-##-####'),
    offencePlace: list('{street}|{street}, {town}'),
  },
  definite: 'fineNumber offence courtCaseNumber plaintiff defendant courtroom notary',
  kindred: `plaintiff defendant judge courtClerk
    fineAmount reducedFine
    reducedUntil appealUntil dueDate
    offence offencePlace offenceTime officerNumber
    grantor attorneyInFact notary witnesses
    court courtroom courtCaseNumber
    hearingTime serviceDate answerWithin`,
  same: `fineNumber ticketNumber invoiceNumber registrationNumber
    fineNumber courtCaseNumber ourReference
    reducedUntil discountDeadline dueDate paymentDeadline
    appealUntil answerDeadline expiryDate
    reducedFine discount
    fineAmount reminderFee totalDue overdueAmount
    hearingTime nextMeeting eventDate meetingDate
    courtroom roomNumber meetingPlace venue
    courtroom court courtPlace issuer
    answerWithin noticePeriod answerDeadline
    plaintiff client
    grantor principal client signerName
    attorneyInFact contractor
    grantorAddress businessAddress`,
};
