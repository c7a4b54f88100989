import type {PaperWords} from '../sections/paper-words.js';

export const papers: PaperWords = {
  titles: `rechnung quittung kassenbon kassenbeleg bewirtungsbeleg gutschrift lieferschein beleg kundenbeleg rechnungskorrektur
      stornorechnung schlussrechnung abschlagsrechnung warenrechnung handelsrechnung beitragsrechnung angebot
      kassenzettel kassenquittung bon kopie original duplikat`,
  titleWords:
    'rechnung gutschrift angebot mahnung lieferschein auftragsbestatigung zahlungserinnerung honorarnote',
  titleEndings: 'rechnung|abrechnung|gutschrift|schein|quittung|bestatigung|mahnung|auszug',
  asides: 'willkommen, seite',
  signing: String.raw`unterschrift\w*|unterzeichn\w*|gezeichnet`,
  signedPapers: String.raw`antrag\w*|vertrag\w*|schreiben\w*|erklarung|formular\w*`,
  taxBases: String.raw`bemessungsgrundlage\w*|nettobetrag\w*`,
  taxNames: 'mwst|ust|umsatzsteuer|mehrwertsteuer',
  taxNameParts: 'steuer',
  paying: String.raw`uberweis\w*|zahlbar|zahlen|zahlung\w*|zahlt|begleich\w*|fallig\w*`,
  paid: 'bezahlt|erhalten|skonto|anzahlung|angezahlt|beglichen',
  referring: 'zur?(?: der| unserer| ihrer| folgender)?|bezuglich(?: der| unserer| ihrer)?',
  yes: 'ja wahr',
  no: 'nein falsch',
  or: 'oder',
  female: 'w weiblich frau',
  male: 'm mannlich mann',
  otherSex: 'd divers',
  units:
    'st stk stck stuck std stunde stunden tag tage monat psch pauschal karton fl flasche pal ktn rolle paar satz',
  percent: String.raw`prozent|v\. ?H\.`,
  numberSigns: 'nr[.°º]?|nummer',
  kinds: {
    identity: 'reisepass|ausweis|f[uü]hrerschein',
    receipt: String.raw`quittung|kassenbon|\bbon\b|kassenzettel`,
    trade:
      '(?<!(?:lohn|gehalts?|entgelt|bezüge|bezuge|verdienst)[ -]?ab)rechnung|gutschrift|bestell|auftrag|angebot|kontoauszug|lieferschein|lieferanten',
    quote: 'angebot|kostenvoranschlag',
    delivery: 'lieferschein',
    order: 'bestell|auftrag',
    statement: 'kontoauszug',
    drivingLicence: 'fuhrerschein',
  },
};
