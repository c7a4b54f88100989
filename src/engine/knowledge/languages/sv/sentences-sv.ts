import type {SentenceLanguage} from '../../concepts/sentence-language.js';
import {amountPhrases} from './amount-phrases-sv.js';
import {contractPhrases} from './contract-phrases-sv.js';
import {eventPhrases} from './event-phrases-sv.js';

export const sentences: SentenceLanguage = {
  abbreviations: 'nr|kr|tel|st|ca|bl|dvs|etc|fd|inkl|exkl|org|tr',
  articles: 'den|det|en|ett|de',
  numberWords:
    'en|ett|tva|tre|fyra|fem|sex|sju|atta|nio|tio|elva|tolv|femton|arton|tjugo|tjugofyra|trettio|trettiosex|sextio|nittio',
  cardinals: 'en|ett tva tre fyra fem sex sju atta nio tio elva tolv',
  timeUnits: 'dag|dagar|dagars|vecka|veckor|veckors|manad|manader|manaders|ar|ars|timmar',
  timeUnitLeads: 'hela|kalender',
  ordinals: '',
  anniversary: '',
  years: '',
  documentWords: 'avtal|kontrakt|hyresavtal|anstallningsavtal|kopeavtal|bilaga|protokoll|brev',
  nameLeads: 'mellan|och|herr|fru|firma',
  insideNames: 'och co|af|von|de|i|pa|av',
  notNames:
    'hyresvard|hyresvarden|hyresgast|hyresgasten|arbetsgivare|arbetsgivaren|arbetstagare|arbetstagaren|saljare|saljaren|kopare|koparen|parter|part|parterna|avtal|januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|den|det|en|ett|i|pa|kronor|avtalet|hyran|svensk',
  stateLeads: 'konungariket|republiken',
  lawAdjectives: 'svensk|svenska|norsk|dansk|finsk|tysk|engelsk',
  lawWords: 'ratt|lag|lagstiftning|ratts',
  addressEnds: 'bestaende|med|nedan|som|for|och|vilken|harefter|fran',
  titleEnds: 'pa|i|hos|med|fran|for|och|vid',
  askingWords:
    'vad|vilken|vilket|vilka|vem|vems|nar|var|hur|mycket|ar|den|det|en|ett|av|i|pa|for|till|med|och|eller|namn|namnet|avtal|avtalet|kontrakt|dokument|per',
  denying: String.raw`inte|ej|utan|ingen|inget|inga|aldrig|forbjud\w*|undantag\w*|avslag\w*|avslas`,
  roles: {
    landlord: 'hyresvard|hyresvarden|uthyrare|uthyraren|hyresvardens',
    tenant: 'hyresgast|hyresgasten|hyresgastens',
    employer: 'arbetsgivare|arbetsgivaren',
    employee: 'arbetstagare|arbetstagaren|anstalld|anstallde',
    seller: 'saljare|saljaren|leverantor',
    buyer: 'kopare|koparen',
    lender: 'langivare|langivaren|bank|banken',
    borrower: 'lantagare|lantagaren',
    guarantor: 'borgensman|borgensmannen',
    insurer: 'forsakringsgivare|forsakringsgivaren|forsakringsbolag',
    insured: 'forsakringstagare|forsakringstagaren|forsakrad|forsakrade',
    client: 'bestallare|bestallaren|kund|kunden|uppdragsgivare',
    contractor: 'leverantor|konsult|konsulten|uppdragstagare',
  },
  concepts: {...contractPhrases, ...amountPhrases, ...eventPhrases},
};
