import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of letterheads and of the foot of a letter. */
export const letterConcepts = parseConcepts(`
senderAddress = Unsere Anschrift|Büroanschrift|Firmensitz > Anschrift im Briefkopf|Adresse des Absenders > Welche Anschrift hat der Absender?
senderPhone = Telefon|Tel.|Fon|T > Telefonnummer im Briefkopf|Nummer der Firma > Unter welcher Nummer kann man anrufen?
senderFax = Telefax|Fax|Fax-Nr.|F > Nummer für Faxe|Faxnummer des Absenders > Wie lautet die Faxnummer?
senderEmail = E-Mail|Mail|E-Mail-Adresse > elektronische Postadresse des Absenders > An welche E-Mail-Adresse kann man schreiben?
senderWebsite = Internet|Web|Webseite > Seite der Firma im Netz|Homepage > Wie lautet die Internetadresse?
vatId = USt-IdNr.|USt-ID|Umsatzsteuer-ID > Kennung für die Umsatzsteuer > Welche Umsatzsteuernummer hat die Firma?
bic = BIC|SWIFT|BIC/SWIFT > Kennung der Bank im Zahlungsverkehr > Welchen SWIFT-Code hat die Bank?
placeOfSigning = Ort|Ausstellungsort|Geschehen zu > Stadt, in der es geschrieben wurde > Wo wurde das geschrieben?
recipientAddress = Anschrift des Empfängers|Zustelladresse|Ihre Anschrift > wohin der Brief geht > An welche Anschrift ging das Schreiben?
servicePhone = Kundenservice|Servicenummer|Fragen? > Nummer für Rückfragen|Hotline für Kunden > Welche Nummer gilt für Fragen?
emergencyPhone = Notdienst|Störungsdienst|Entstörung > Nummer bei Störungen|Nummer für Notfälle > Wen ruft man im Notfall an?
openingHours = Öffnungszeiten|Sprechzeiten|Bürozeiten > wann das Büro offen ist > Wann ist das Büro geöffnet?
`);
