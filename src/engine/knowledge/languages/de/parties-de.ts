import type {PartyWords} from '../sections/party-words.js';

export const parties: PartyWords = {
  legalForms: `gmbh, ggmbh, mbh, gmbh co kg, gmbh & co kg, ag, kg, kgaa, ohg, gbr, ug, ug haftungsbeschrankt, e k, ek,
      e v, ev, eg, e g, se, partg, partgmbb, vvag, a g, sarl`,
  leadingForms: 'firma',
  businessWords: `restaurant backerei hotel supermarkt laden apotheke klinik autohaus tankstelle gruppe bau handel handels
      vertrieb verlag versicherung versicherungsverein werke betriebe universitat stadtwerke gesellschaft firma`,
  greetings: 'hallo sehr liebe lieber guten',
  salutations: 'herr, herrn, frau, firma, herrfrau, an, zhd, familie, eheleute',
  courtesies: 'herrn?|frau|(?:der |die )?firma',
  defining: 'nachfolgend|nachstehend|im folgenden|im weiteren|fortan',
  definingClauses: 'nachfolgend|nachstehend|im [Ff]olgenden|im [Ww]eiteren',
  naming: 'der die das den dem genannt bezeichnet als kurz gemeinsam zusammen jeweils',
  listOpenings: 'zwischen|sowie|dem|der',
  and: 'und',
  between: 'zwischen',
  endOfName: String.raw`wohnhaft|geboren|geb\.|ansassig|mit sitz|vertreten`,
  beforeAddress: 'wohnhaft(?: in)?|mit sitz in|ansassig in',
  behindAddress: String.raw`vertreten|geb\.|geboren`,
  nameLabels: 'name|firma',
  addresses: {
    streetWords: 'strasse str weg platz allee gasse ring ufer damm postfach',
    streetEndings: 'strasse|strase|str|weg|platz|allee|gasse|ring|ufer|damm|promenade',
    longWords: 'strasse platz allee',
    countries: 'deutschland, osterreich, schweiz, frankreich, luxemburg',
    postcodeLabels: String.raw`plz|ort(?![\p{L}])|wohnort`,
  },
};
