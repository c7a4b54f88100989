import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of letterheads and of the foot of a letter. */
export const letterConcepts = parseConcepts(`
senderAddress = Our address|Office address|Head office > address in the letterhead|address of the company that sends this > What is the address of the sender?
senderPhone = Phone|Tel.|Telephone|T > phone number in the letterhead|number to call the company > Which number can I call?
senderFax = Fax|Telefax|Fax no.|F > number for faxes|fax number of the sender > What is the fax number?
senderEmail = E-mail|Email|Mail > electronic mail address of the sender|where to write electronically > To which e-mail address can I write?
senderWebsite = Web|Website|Internet|www > home page of the company|site on the internet > What is the web address?
vatId = VAT ID|VAT Reg. No.|VAT number > identification for value added tax > Under which VAT number is the company registered?
bic = BIC|SWIFT|SWIFT/BIC > bank identifier code > What is the SWIFT code of the bank?
placeOfSigning = Place|Signed at|Done at > town where it was signed or written > Where was this written?
recipientAddress = Recipient's address|Delivery address|Your address > where the letter is sent to > Which address was this sent to?
servicePhone = Customer service|Service line|Questions? Call > number for questions about the account|helpline > Which number is for questions?
emergencyPhone = Emergencies|Emergency line|24-hour emergency > number to call when something breaks down|fault hotline > Whom do I call in an emergency?
openingHours = Opening hours|Office hours|We are here > when the office is open > When is the office open?
`);
