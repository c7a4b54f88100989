import type {SentenceLanguage} from '../../concepts/sentence-language.js';
import {amountPhrases} from './amount-phrases-de.js';
import {contractPhrases} from './contract-phrases-de.js';
import {eventPhrases} from './event-phrases-de.js';

export const sentences: SentenceLanguage = {
  abbreviations:
    'nr|str|abs|art|ziff|bzw|ca|co|dr|prof|dipl|ing|inkl|exkl|zzgl|ggf|evtl|gem|lit|geb|tel|bspw|vgl|usw|sog|monatl|mtl|jahrl|zz|kg|st|aufl|max|min',
  articles: 'der|die|das|dem|den|des|ein|eine|einer|einem|einen|am|zum|vom',
  numberWords:
    'ein|eine|einem|einer|eines|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|funfzehn|achtzehn|zwanzig|vierundzwanzig|dreissig|sechsunddreissig|sechzig|neunzig',
  cardinals: 'eins|ein|eine|einen|einem|einer zwei drei vier funf sechs sieben acht neun zehn elf zwolf',
  timeUnits:
    'tage?|tagen|wochen?|monate?|monaten|monats|jahre?|jahren|jahres|stunden?|werktagen?|kalendertagen?',
  timeUnitLeads: 'volle|vollen|ganze|weitere|weiteren|kalender',
  ordinals: '',
  anniversary: '',
  years: '',
  documentWords:
    'vertrag|mietvertrag|arbeitsvertrag|kaufvertrag|darlehensvertrag|vereinbarung|protokoll|urkunde|anlage|police|versicherungsschein',
  nameLeads: 'zwischen|und|von|an|sowie|herrn?|frau|eheleute|firma|fa|dr|prof|familie',
  insideNames: 'von|der|den|zu|und co|am|fur|des',
  notNames:
    'vertrag|mietvertrag|arbeitsvertrag|kaufvertrag|darlehensvertrag|vermieter|vermieterin|mieter|mieterin|arbeitgeber|arbeitgeberin|arbeitnehmer|arbeitnehmerin|verkaufer|verkauferin|kaufer|kauferin|parteien|partei|vertragsparteien|auftraggeber|auftragnehmer|herr|herrn|frau|firma|der|die|das|dem|den|und|sowie|zwischen|nachfolgend|mietsache|wohnung|haus|miete|kaution|monat|euro|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|anlage|ziffer|datum|ort|unterschrift|seite|euro|jahre|monate|tage|recht|gerichtsstand|es|er|sie|wir|ich|im|in|am|ab|fur',
  stateLeads: 'freistaats?|bundesland|landes|bundesrepublik|republik|kantons?',
  lawAdjectives:
    'deutsches|deutschem|deutschen|osterreichisches|osterreichischem|osterreichischen|schweizerisches|schweizerischem|schweizer|franzosisches|franzosischem|englisches|englischem|niederlandisches|niederlandischem|italienisches|italienischem|polnisches|polnischem|luxemburgisches|luxemburgischem',
  lawWords: 'recht|rechts',
  addressEnds:
    'bestehend|gelegene|gelegenen|wird|ist|werden|zur|zum|nebst|sowie|und besteht|mit|im folgenden|nachfolgend|nachstehend|vermietet|als|in der|vertreten|geboren|geb|fur|zu den|unter|\\(',
  titleEnds: 'in|im|am|bei|mit|fur|ab|eingestellt|beschaftigt|angestellt|tatig|und|zum|nach|an|unter',
  askingWords:
    'was|welche|welcher|welches|wer|wen|wem|wessen|wann|wo|wie|viel|hoch|ist|sind|war|der|die|das|den|dem|des|ein|eine|einer|in|im|am|an|auf|fur|zu|von|vom|zum|zur|bei|mit|und|oder|name|wert|vertrag|vertrages|vertrags|gilt|hat|wird|werden|es|pro|laut|bitte|angabe',
  denying: String.raw`nicht|kein\w*|ohne|nie|weder|entfall\w*|untersagt|verboten|ausgeschlossen|abgelehnt|unzulassig|ausgenommen`,
  roles: {
    landlord: 'vermieter|vermieterin|verpachter|vermieters',
    tenant: 'mieter|mieterin|pachter|mieters',
    employer: 'arbeitgeber|arbeitgeberin|arbeitgebers',
    employee: 'arbeitnehmer|arbeitnehmerin|arbeitnehmers|angestellter|mitarbeiter|mitarbeiterin',
    seller: 'verkaufer|verkauferin|verkaufers|lieferant',
    buyer: 'kaufer|kauferin|kaufers|erwerber',
    lender: 'darlehensgeber|darlehensgeberin|kreditgeber|bank',
    borrower: 'darlehensnehmer|darlehensnehmerin|kreditnehmer',
    guarantor: 'burge|burgin|burgen',
    licensor: 'lizenzgeber|lizenzgeberin',
    licensee: 'lizenznehmer|lizenznehmerin',
    insurer: 'versicherer|versicherung|versicherungsgesellschaft',
    insured: 'versicherungsnehmer|versicherungsnehmerin|versicherter|versicherte person',
    client: 'auftraggeber|auftraggeberin|kunde',
    contractor: 'auftragnehmer|auftragnehmerin|dienstleister',
    agent: 'makler|verwalter|hausverwaltung',
  },
  concepts: {...contractPhrases, ...amountPhrases, ...eventPhrases},
};
