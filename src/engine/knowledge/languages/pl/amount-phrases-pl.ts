import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** How sentences tell amounts and rates. */
export const amountPhrases: SentenceLanguage['concepts'] = {
  rent: {
    asked: `(czynsz|czynszu)( miesieczny| najmu)?`,
    certain: `(czynsz|czynszu)( miesieczny| najmu)?( wynosi| w wysokosci| w kwocie)* _
    (czynsz|czynszu) …… _`,
    likely: `_ miesiecznie`,
  },
  deposit: {
    asked: `(kaucja|kaucje|kaucji)`,
    certain: `(kaucja|kaucje|kaucji) … _`,
  },
  price: {
    asked: `(cena|cene|ceny)`,
    certain: `(cena|cene|ceny) … _`,
  },
  fee: {
    asked: `(oplata|prowizja|skladka|honorarium)`,
    certain: `(oplata|oplate|prowizja|prowizje|honorarium) … _`,
  },
  salary: {
    asked: `(wynagrodzenie|pensja)( brutto| miesieczne| zasadnicze)*`,
    certain: `(wynagrodzenie|wynagrodzenia|pensja) … _`,
  },
  principal: {
    asked: `kwota (pozyczki|kredytu)`,
    certain: `(pozyczki|pozyczke|kredytu|kredyt) … _`,
  },
  limit: {
    asked: `(suma ubezpieczenia|limit)`,
    certain: `(suma ubezpieczenia|limit) … _`,
  },
  premium: {
    asked: `skladka`,
    certain: `skladka … _`,
  },
  excess: {
    asked: `(franszyza|udzial wlasny)`,
    certain: `(franszyza|udzial wlasny) … _`,
  },
  interest_rate: {
    asked: `(oprocentowanie|odsetki|stopa procentowa)`,
    certain: `(oprocentowanie|odsetki|stopa|oprocentowana) … _`,
  },
};
