import type {LabelLanguage} from '../../concepts/label-language.js';
import {groups} from './label-phrases/label-groups-de.js';
import {families} from './word-families/families-de.js';

export const labelLanguage: LabelLanguage = {
  fillers:
    'was welche welcher welches welchem welchen ist sind war waren wird werden wurde der die das des dem den ein eine eines einer einem einen in im an am auf für zu zum zur bei beim von vom mit aus und als es sich dieser dieses diese diesem diesen laut bitte vollständiger vollständige vollständig genaue genauer angegeben angegebene steht lautet nenne gib finde hat haben soll muss kann man ihr ihre ihrer wiehoch wielange wiegroß',
  particles: 'am an in von vom bis ab zu mit',
  joined: 'e mail, zu zahlen, zähler nummer, wie hoch, wie lange, wie groß, wie viele, wie viel',
  endings: 'es s',
  same: `nummer nr no num, datum tag wann, name wer wem wen person, betrag summe wieviel, telefon tel, straße str, kunde kunden,
    patient patienten, zeuge zeugen, anzahl viele wieviele, ort wo, beginn anfang start beginnt erster ersten erste, ende letzter letzten letzte endet, konto kto,
    architekt architekten, student studenten, verstorbener verstorbene verstorbenen, vorgesetzter vorgesetzte vorgesetzten,
    begünstigter begünstigte begünstigten, beamter beamten, zuwendender zuwendende zuwendenden, mieter mieterin,
    erziehungsberechtigter erziehungsberechtigte erziehungsberechtigten, bewerber bewerberin, präsident präsidenten,
    unterzeichner unterzeichners unterzeichnete unterzeichnet unterschrieben unterschrieb unterschreibt, firma unternehmen, rechnung rechnungen`,
  or: 'oder|bzw\\.?|beziehungsweise|auch',
  not: 'nicht|kein|keine|ohne',
  papers:
    '(?:des|der|dieses|dieser|auf der|auf dem|im|in der|vom) (?:\\p{L}+n )?(?:Dokuments?|Formulars?|Vertrags?|Vertrages|Rechnung|Bescheids?|Schreibens?|Belegs?|Blatt(?:e?s)?|Unterlage|Mietvertrags?|Bescheinigung|Urkunde|Abrechnung|Formular)',
  jobTitles: `geschäftsführer geschäftsführerin vorstand direktor direktorin leiter leiterin abteilungsleiter präsident
    präsidentin vorsitzender vorsitzende prokurist prokuristin inhaber inhaberin gesellschafter sekretär
    sekretärin schatzmeister berater beraterin ingenieur ingenieurin sachbearbeiter sachbearbeiterin
    assistent assistentin buchhalter buchhalterin techniker technikerin verwalter verwalterin rechtsanwalt
    rechtsanwältin notar notarin arzt ärztin lehrer lehrerin bürgermeister bürgermeisterin bevollmächtigter
    stellvertretender`,
  courtesy: 'herr frau herrn dr prof dipl ing',
  groups,
  families,
};
