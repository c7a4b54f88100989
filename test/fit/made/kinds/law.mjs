import {paragraph, smallPrint} from '../blocks/text-blocks.mjs';
import {paper} from './paper.mjs';
import {
  amounts,
  captioned,
  dated,
  facts,
  receiver,
  sender,
  sentences,
  signed,
  signedBelow,
  ticked,
} from './parts.mjs';
import {several} from './several-languages.mjs';

/** Fines, summonses, powers of attorney. */

export const parkingFine = paper({
  name: 'parking-fine',
  documentTypes: ['fine', 'parking ticket', 'notice', 'form'],
  languages: several,
  parts: (random) => [
    sender('issuer'),
    ...(random.chance(0.3) ? [receiver('keeper')] : []),
    captioned('fineNumber vehicleRegistration vehicleMake vehicleColour issueDate'),
    ...(random.chance(0.5)
      ? [sentences('parking-fine')]
      : [
          facts('offence offenceTime offencePlace officerNumber'),
          amounts('fineAmount reducedFine'),
          facts('reducedUntil dueDate appealUntil'),
        ]),
    random.chance(0.5) ? smallPrint : facts('iban senderPhone'),
  ],
});

export const summons = paper({
  name: 'summons',
  documentTypes: ['summons', 'court document', 'letter', 'legal'],
  languages: ['en'],
  parts: (random) => [
    sender('court'),
    facts('courtCaseNumber plaintiff defendant serviceDate'),
    ...(random.chance(0.6)
      ? [sentences('summons', {isNumbered: true})]
      : [captioned('hearingTime courtroom judge'), facts('claimSubject answerWithin')]),
    paragraph,
    random.chance(0.5) ? signedBelow : signed('courtClerk letterDate'),
  ],
});

export const powerOfAttorney = paper({
  name: 'power-of-attorney',
  documentTypes: ['power of attorney', 'legal', 'contract', 'form'],
  languages: ['en'],
  parts: (random) => [
    ...(random.chance(0.65)
      ? [sentences('power-of-attorney', {isNumbered: true})]
      : [
          facts('grantor grantorAddress birthDate passportNumber'),
          facts('attorneyInFact powersGranted expiryDate governingLaw'),
        ]),
    ...(random.chance(0.5) ? [ticked('revocable')] : []),
    ...(random.chance(0.5) ? [dated] : []),
    signed('witnesses notary signatureDate'),
  ],
});
