import {paragraph, smallPrint} from '../blocks/text-blocks.mjs';
import {paper} from './paper.mjs';
import {captioned, dated, facts, sender, sentences, signed, signedBelow, ticked} from './parts.mjs';

/** Memos, faxes, news for the press, applications. */

export const memo = paper({
  name: 'memo',
  documentTypes: ['memo', 'memorandum', 'letter', 'correspondence'],
  languages: ['en'],
  parts: (random) => [
    ...(random.chance(0.4) ? [sender('employer')] : []),
    facts('memoTo memoFrom memoCopy letterDate subject'),
    sentences('memo'),
    ...(random.chance(0.4) ? [paragraph] : []),
    ...(random.chance(0.5) ? [facts('department ourReference')] : []),
  ],
});

export const faxCover = paper({
  name: 'fax-cover',
  documentTypes: ['fax', 'fax cover sheet', 'correspondence'],
  languages: ['en'],
  parts: (random) => [
    sender('issuer'),
    facts('faxTo faxCompany recipientFax'),
    facts('faxFrom senderPhone senderFax letterDate pageCount subject'),
    ...(random.chance(0.7) ? [ticked('faxMark')] : []),
    paragraph,
    ...(random.chance(0.4) ? [signedBelow] : [smallPrint]),
  ],
});

export const pressRelease = paper({
  name: 'press-release',
  documentTypes: ['press release', 'news', 'announcement'],
  languages: ['en'],
  parts: (random) => [
    sender('issuer'),
    captioned('embargo headline'),
    ...(random.chance(0.5) ? [dated] : []),
    sentences('press-release'),
    paragraph,
    facts('pressContact pressPhone senderEmail senderWebsite'),
  ],
});

export const jobApplication = paper({
  name: 'job-application',
  documentTypes: ['job application', 'application', 'form', 'hr'],
  languages: ['en'],
  parts: (random) => [
    facts('applicant birthDate nationality'),
    facts('applicantAddress applicantPhone applicantEmail'),
    captioned('positionApplied desiredSalary availableStart'),
    facts('education lastEmployer languagesSpoken refereesNamed'),
    random.chance(0.6) ? ticked('licenceHeld') : facts('licenceHeld'),
    signed('signatureDate placeOfSigning'),
  ],
});
