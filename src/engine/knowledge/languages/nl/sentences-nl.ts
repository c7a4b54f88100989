import type {SentenceLanguage} from '../../concepts/sentence-language.js';
import {amountPhrases} from './amount-phrases-nl.js';
import {contractPhrases} from './contract-phrases-nl.js';
import {eventPhrases} from './event-phrases-nl.js';

export const sentences: SentenceLanguage = {
  abbreviations: 'dhr|mevr|mw|mr|dr|ir|ing|nr|art|tel|bv|nv|blz|jl|incl|excl|ca|bijv|resp|enz|drs|prof',
  articles: 'de|het|een|den|der',
  numberWords:
    'een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|achttien|twintig|vierentwintig|dertig|zesendertig|zestig|negentig',
  cardinals: 'een twee drie vier vijf zes zeven acht negen tien elf twaalf',
  timeUnits: 'dag|dagen|week|weken|maand|maanden|jaar|jaren|uren|uur|werkdagen',
  timeUnitLeads: 'volle|hele|kalender',
  ordinals: '',
  anniversary: '',
  years: '',
  documentWords:
    'overeenkomst|contract|huurovereenkomst|arbeidsovereenkomst|koopovereenkomst|polis|bijlage|artikel|notulen|brief',
  nameLeads: 'tussen|en|de heer|heer|mevrouw|dhr|mevr|mw|de|firma',
  insideNames: 'van|de|der|den|het|ten|ter|te|van de',
  notNames:
    'verhuurder|huurder|werkgever|werknemer|verkoper|koper|partijen|partij|overeenkomst|artikel|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|de|het|een|in|op|euro|heer|mevrouw',
  stateLeads: 'koninkrijk|republiek|provincie',
  lawAdjectives: 'nederlands|nederlandse|belgisch|belgische|duits|duitse|engels|engelse',
  lawWords: 'recht|wet|wetgeving',
  addressEnds: 'bestaande|met|hierna|die|dat|wordt|geboren|vertegenwoordigd|voor|en|verder',
  titleEnds: 'bij|in|met|op|voor|per|te|en',
  askingWords:
    'wat|welke|welk|wie|wanneer|waar|hoe|hoeveel|is|zijn|de|het|een|van|in|op|voor|aan|met|en|of|naam|contract|overeenkomst|document|per|wordt|dit|deze',
  denying: String.raw`niet|geen|zonder|nooit|uitgesloten|verboden|vrijgesteld|geweigerd|behalve`,
  roles: {
    landlord: 'verhuurder|verhuurster',
    tenant: 'huurder|huurster',
    employer: 'werkgever|werkgeefster',
    employee: 'werknemer|werkneemster',
    seller: 'verkoper|leverancier',
    buyer: 'koper',
    lender: 'geldgever|kredietgever|bank|uitlener',
    borrower: 'geldnemer|kredietnemer|lener',
    guarantor: 'borg',
    licensor: 'licentiegever',
    licensee: 'licentienemer',
    insurer: 'verzekeraar',
    insured: 'verzekerde|verzekeringnemer',
    client: 'opdrachtgever|klant',
    contractor: 'opdrachtnemer|aannemer',
  },
  concepts: {...contractPhrases, ...amountPhrases, ...eventPhrases},
};
