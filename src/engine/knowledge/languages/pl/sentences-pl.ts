import type {SentenceLanguage} from '../../concepts/sentence-language.js';
import {amountPhrases} from './amount-phrases-pl.js';
import {contractPhrases} from './contract-phrases-pl.js';
import {eventPhrases} from './event-phrases-pl.js';

export const sentences: SentenceLanguage = {
  abbreviations: 'ul|al|nr|tel|ust|pkt|art|zl|sp|r|ok|dr|mgr|inz|np|tzw|godz|os|pl|z',
  articles: 'dnia',
  numberWords:
    'jeden|jednego|dwa|dwoch|trzy|trzech|cztery|czterech|piec|pieciu|szesc|szesciu|siedem|osiem|dziewiec|dziesiec|dwanascie|dwunastu|osiemnascie|dwadziescia|dwadziescia cztery|trzydziesci',
  cardinals:
    'jeden|jedna|jedno dwa|dwie|dwoch trzy|trzech cztery|czterech piec|pieciu szesc|szesciu siedem|siedmiu osiem|osmiu dziewiec|dziewieciu dziesiec|dziesieciu jedenascie dwanascie',
  timeUnits:
    'dzien|dni|tydzien|tygodnie|tygodni|miesiac|miesiaca|miesiace|miesiecy|miesieczny|rok|roku|lata|lat|godzin',
  timeUnitLeads: 'roboczych|kalendarzowych|pelnych',
  ordinals: '',
  anniversary: '',
  years: '',
  documentWords: 'umowa|umowy|porozumienie|polisa|zalacznik|protokol|aneks|pismo',
  nameLeads: 'pomiedzy|miedzy|a|oraz|pan|pani|panem|pania|panstwo|firma|firma|spolka',
  insideNames: 'i synowie|w|z',
  notNames:
    'wynajmujacy|wynajmujaca|wynajmujacym|najemca|najemczyni|pracodawca|pracownik|sprzedawca|sprzedajacy|kupujacy|strony|strona|umowa|styczen|luty|marzec|kwiecien|maj|czerwiec|lipiec|sierpien|wrzesien|pazdziernik|listopad|grudzien|w|z|na|do|pan|pani|przedmiotem|kaucja|czynsz',
  stateLeads: 'rzeczypospolitej',
  lawAdjectives: 'polskie|polskiego|polskiemu|polskim|niemieckie|niemieckiego|angielskie|angielskiego',
  lawWords: 'prawo|prawa|prawu|prawem',
  addressEnds:
    'skladajacy|skladajace|o powierzchni|zwanym|zwana|zwany|legitymujacy|legitymujaca|reprezentowana|pesel|dla|i|nip',
  titleEnds: 'w|na|z|od|dla|i',
  askingWords:
    'co|jaki|jaka|jakie|kto|kogo|kiedy|gdzie|ile|jest|sa|w|z|na|do|od|dla|i|lub|nazwa|imie|nazwisko|umowa|umowy|dokument|wynosi',
  denying: String.raw`nie|bez|brak|nigdy|zaden|zadna|zadnego|zabron\w*|wylaczon\w*|zwolnion\w*|niedozwolon\w*`,
  roles: {
    landlord: 'wynajmujacy|wynajmujaca|wynajmujacym|wynajmujacego',
    tenant: 'najemca|najemczyni|najemcy|najemca',
    employer: 'pracodawca|pracodawcy',
    employee: 'pracownik|pracownika|pracownikiem|pracownica',
    seller: 'sprzedawca|sprzedajacy|sprzedajacym|sprzedawcy',
    buyer: 'kupujacy|kupujaca|kupujacym|nabywca',
    lender: 'pozyczkodawca|pozyczkodawcy|kredytodawca|bank',
    borrower: 'pozyczkobiorca|pozyczkobiorcy|kredytobiorca',
    guarantor: 'poreczyciel',
    insurer: 'ubezpieczyciel',
    insured: 'ubezpieczony|ubezpieczajacy',
    client: 'zleceniodawca|zamawiajacy|klient',
    contractor: 'zleceniobiorca|wykonawca',
  },
  concepts: {...contractPhrases, ...amountPhrases, ...eventPhrases},
};
