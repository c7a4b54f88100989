import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of letterheads and of the foot of a letter. */
export const letterConcepts = parseConcepts(`
senderAddress = Vår adress|Besöksadress|Säte > adress i brevhuvudet|avsändarens adress > Vilken adress har avsändaren?
senderPhone = Telefon|Tel.|Tfn|T > telefonnummer i brevhuvudet|företagets nummer > Vilket nummer kan man ringa?
senderFax = Fax|Telefax|Faxnr > nummer för fax > Vilket är faxnumret?
senderEmail = E-post|E-mail|Mejl > avsändarens elektroniska adress > Till vilken e-postadress kan man skriva?
senderWebsite = Webb|Webbplats|Hemsida > företagets sida på nätet > Vilken är webbadressen?
vatId = Momsreg.nr|Momsnr|VAT-nr > nummer för mervärdesskatt > Under vilket momsnummer är företaget registrerat?
bic = BIC|SWIFT|BIC/SWIFT > bankens kod > Vilken SWIFT-kod har banken?
placeOfSigning = Ort|Utfärdat i > stad där det skrevs > Var skrevs detta?
recipientAddress = Mottagarens adress|Postadress|Er adress > dit brevet skickas > Till vilken adress skickades det?
servicePhone = Kundtjänst|Kundservice|Frågor? Ring > nummer för frågor > Vilket nummer gäller för frågor?
emergencyPhone = Felanmälan|Jour|Akut > nummer vid fel > Vem ringer man i nödfall?
openingHours = Öppettider|Kontorstid > när kontoret är öppet > När är kontoret öppet?
`);
