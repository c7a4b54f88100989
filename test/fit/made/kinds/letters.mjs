import {paragraph} from '../blocks/text-blocks.mjs';
import {paper} from './paper.mjs';
import {amounts, dated, facts, receiver, sender, sentences, signed, signedBelow} from './parts.mjs';

/** Papers whose facts stand in sentences; now and then some of them in fields as well. */

export const jobOffer = paper({
  name: 'job-offer',
  documentTypes: ['letter', 'job offer', 'contract', 'hr'],
  parts: (random) => [
    sender('employer'),
    ...random.sample([receiver('recipient'), dated], random.int(1, 2)),
    ...sentencesOrFields(
      random,
      'job-offer',
      'jobTitle employmentStart annualSalary weeklyHours vacationDays supervisor',
    ),
    signedBelow,
  ],
});

export const minutes = paper({
  name: 'minutes',
  documentTypes: ['minutes', 'report', 'meeting notes'],
  parts: (random) => [
    ...(random.chance(0.3) ? [sender('issuer')] : []),
    ...sentencesOrFields(
      random,
      'minutes',
      'meetingDate meetingStart meetingEnd meetingPlace chairperson minuteTaker',
    ),
    paragraph,
    ...(random.chance(0.4) ? [facts('responsiblePerson taskDeadline nextMeeting')] : []),
    random.chance(0.5) ? signedBelow : signed('signerName signerTitle'),
  ],
});

export const invitation = paper({
  name: 'invitation',
  documentTypes: ['invitation', 'letter', 'event'],
  parts: (random) => [
    ...(random.chance(0.3) ? [dated] : []),
    ...sentencesOrFields(
      random,
      'invitation',
      'eventName eventDate eventStart venue host admissionFee speaker',
    ),
    ...(random.chance(0.5) ? [facts('answerDeadline contactPerson')] : []),
  ],
});

export const reminder = paper({
  name: 'reminder',
  documentTypes: ['letter', 'reminder', 'invoice', 'dunning notice'],
  parts: (random) => [
    sender('supplier'),
    receiver('recipient'),
    random.chance(0.5) ? dated : facts('customerNumber letterDate'),
    sentences('reminder'),
    ...(random.chance(0.4) ? [amounts('totalDue lastPayment reminderFee overdueAmount')] : []),
    signedBelow,
  ],
});

export const terms = paper({
  name: 'terms',
  documentTypes: ['terms', 'contract', 'general terms'],
  parts: () => [sender('supplier'), sentences('terms', {isNumbered: true}), paragraph, paragraph],
});

export const agreement = paper({
  name: 'agreement',
  documentTypes: ['contract', 'agreement'],
  parts: (random) => [
    sentences('agreement', {isNumbered: true}),
    paragraph,
    ...(random.chance(0.4) ? [dated] : []),
    signed('signerName signerTitle signatureDate'),
  ],
});

function sentencesOrFields(random, name, keys) {
  const inSentences = sentences(name, {isNumbered: false});
  if (random.chance(0.6)) return [inSentences];
  return random.chance(0.5) ? [facts(keys), inSentences] : [inSentences, facts(keys)];
}
