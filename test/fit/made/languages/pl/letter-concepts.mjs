import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of letterheads and of the foot of a letter. */
export const letterConcepts = parseConcepts(`
senderAddress = Nasz adres|Siedziba|Adres biura > adres w nagłówku pisma|adres nadawcy > Jaki jest adres nadawcy?
senderPhone = Telefon|Tel.|T > numer telefonu w nagłówku|numer firmy > Pod jaki numer można dzwonić?
senderFax = Faks|Fax|Nr faksu > numer do faksów > Jaki jest numer faksu?
senderEmail = E-mail|Poczta elektroniczna|Mail > adres elektroniczny nadawcy > Na jaki adres e-mail można pisać?
senderWebsite = WWW|Strona internetowa|Internet > strona firmy w sieci > Jaki jest adres strony?
vatId = NIP|Nr VAT|Nr NIP > numer identyfikacji podatkowej > Pod jakim numerem NIP zarejestrowana jest firma?
bic = BIC|SWIFT|Kod SWIFT > kod identyfikacyjny banku > Jaki jest kod SWIFT banku?
placeOfSigning = Miejscowość|Sporządzono w > miasto, w którym to napisano > Gdzie to napisano?
recipientAddress = Adres odbiorcy|Adres do doręczeń|Państwa adres > dokąd wysłano pismo > Na jaki adres wysłano pismo?
servicePhone = Biuro obsługi klienta|Infolinia|Pytania? > numer dla pytań > Pod jakim numerem można pytać?
emergencyPhone = Pogotowie|Awarie|Zgłaszanie awarii > numer w razie awarii > Gdzie dzwonić w nagłym wypadku?
openingHours = Godziny otwarcia|Godziny pracy > kiedy biuro jest czynne > Kiedy biuro jest otwarte?
`);
