import type {SentenceLanguage} from '../../concepts/sentence-language.js';
import {amountPhrases} from './amount-phrases-it.js';
import {contractPhrases} from './contract-phrases-it.js';
import {eventPhrases} from './event-phrases-it.js';

export const sentences: SentenceLanguage = {
  abbreviations:
    'sig|sigg|sigra|dott|dottssa|avv|ing|art|artt|n|nr|via|tel|ca|spa|srl|prof|rag|geom|cfr|lett',
  articles: "il|lo|la|i|gli|le|un|una|uno|del|dal|al|della|l'|dell'",
  numberWords:
    'un|uno|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|diciotto|venti|ventiquattro|trenta|trentasei|sessanta|novanta',
  cardinals: 'uno|un|una due tre quattro cinque sei sette otto nove dieci undici dodici',
  timeUnits: 'giorno|giorni|settimana|settimane|mese|mesi|anno|anni|ore',
  timeUnitLeads: 'lavorativi|solari|interi',
  ordinals: '',
  anniversary: '',
  years: '',
  documentWords: 'contratto|accordo|convenzione|polizza|allegato|verbale|lettera|scrittura',
  nameLeads: 'tra|fra|e|il|la|sig|sigra|signor|signora|signore|il sig|la sigra|dott|avv|societa',
  insideNames: 'di|del|della|dei|de|da|e figli',
  notNames:
    'locatore|locatrice|conduttore|conduttrice|datore|lavoratore|lavoratrice|venditore|acquirente|parti|parte|contratto|articolo|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|il|la|lo|i|le|in|per|a|euro|via',
  stateLeads: 'repubblica|regno di|stato di|provincia di',
  lawAdjectives: 'italiana|italiano|svizzera|svizzero|francese|tedesca|tedesco|inglese',
  lawWords: 'legge|diritto|leggi|legislazione',
  addressEnds:
    'composto|composta|che|con|di seguito|nel seguito|in seguito|rappresentata|codice|per|nato|nata|censito|censita|c\\.f|e',
  titleEnds: 'presso|con|a|in|dal|per|e|livello',
  askingWords:
    'che|quale|quali|chi|quando|dove|come|quanto|quanta|e|sono|il|lo|la|i|gli|le|un|una|di|del|della|in|per|a|al|con|o|nome|contratto|documento|questo|valore|si|l|dell',
  denying: String.raw`non|senza|nessun\w*|mai|esclus\w*|vietat\w*|esente|esenti|rifiutat\w*|salvo`,
  roles: {
    landlord: 'locatore|locatrice|proprietario|proprietaria',
    tenant: 'conduttore|conduttrice|inquilino|inquilina|locatario|locataria',
    employer: 'datore di lavoro|azienda',
    employee: 'lavoratore|lavoratrice|dipendente',
    seller: 'venditore|venditrice|fornitore',
    buyer: 'acquirente|compratore',
    lender: 'mutuante|finanziatore|banca',
    borrower: 'mutuatario|mutuataria',
    guarantor: 'fideiussore|garante',
    insurer: 'assicuratore|compagnia',
    insured: 'assicurato|assicurata|contraente',
    client: 'cliente|committente',
    contractor: 'appaltatore|prestatore|fornitore',
  },
  concepts: {...contractPhrases, ...amountPhrases, ...eventPhrases},
};
