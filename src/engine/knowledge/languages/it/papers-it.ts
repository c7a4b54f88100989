import type {PaperWords} from '../sections/paper-words.js';

export const papers: PaperWords = {
  titles: `fattura scontrino ricevuta documentocommerciale notadicredito scontrinofiscale ricevutafiscale divenditaoprestazione
      documentocommercialedivenditaoprestazione copia`,
  titleWords: 'fattura preventivo ricevuta',
  asides: 'benvenuti',
  signing: 'firma|firmato|firme',
  signedPapers: 'modulo|domanda|lettera|contratto|dichiarazione',
  taxBases: 'base|imponibile',
  taxNames: String.raw`iva|i ?\. ?v ?\. ?a|imposta`,
  paying: String.raw`paga(?:re|mento|bile)|bonific\w+|sald\w+|scaden\w+|versa(?:re|mento)`,
  paid: 'pagat[oaie]|sconto',
  referring: '(?:alla|sulla)(?: nostra| vostra)?',
  yes: 'si vero',
  no: 'no falso',
  or: 'o',
  female: 'f femminile donna',
  male: 'm maschile uomo maschio',
  otherSex: 'x altro',
  units: 'pz nr ore ora conf cad cartone mese giorni',
  percent: 'per cento',
  numberSigns: String.raw`n[.°º]?|num(?:ero)?\.?`,
  kinds: {
    receipt: 'scontrino|ricevuta',
    trade: 'fattura|ordine|preventivo',
    quote: 'preventivo',
    delivery: String.raw`\bddt\b|documento di trasporto`,
    order: 'ordine',
    statement: 'estratto',
    drivingLicence: 'patente',
  },
};
