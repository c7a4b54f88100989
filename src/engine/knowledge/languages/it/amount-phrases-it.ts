import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** How sentences tell amounts and rates. */
export const amountPhrases: SentenceLanguage['concepts'] = {
  rent: {
    asked: `(canone|affitto|pigione)( mensile| annuo| di locazione)*`,
    certain: `(canone|affitto)( mensile| annuo| di locazione)*( e| e di| pari a| ammonta a| e fissato in| e stabilito in)?( di)? _
    (canone|affitto) …… _`,
    likely: `_ (mensili|al mese)`,
  },
  deposit: {
    asked: `(deposito cauzionale|cauzione|deposito)`,
    certain: `(deposito cauzionale|cauzione|deposito) … _`,
  },
  price: {
    asked: `prezzo( di vendita| totale| di acquisto)?`,
    certain: `prezzo … _`,
  },
  fee: {
    asked: `(onorario|compenso|commissione|quota)`,
    certain: `(onorario|compenso|commissione|quota) … _`,
  },
  salary: {
    asked: `(stipendio|retribuzione|salario)( lorda| lordo| annua| annuo| mensile)*`,
    certain: `(stipendio|retribuzione|salario) … _`,
  },
  principal: {
    asked: `(importo|somma) del (mutuo|prestito|finanziamento)
    capitale`,
    certain: `(mutuo|prestito|finanziamento|capitale) … _`,
  },
  limit: {
    asked: `(massimale|limite|somma assicurata)`,
    certain: `(massimale|limite|somma assicurata) … _`,
  },
  premium: {
    asked: `premio( annuo| annuale)?`,
    certain: `premio … _`,
  },
  excess: {
    asked: `(franchigia|scoperto)`,
    certain: `(franchigia|scoperto) … _`,
  },
  interest_rate: {
    asked: `(tasso|interesse|interessi)( di interesse| d'interesse| annuo)*`,
    certain: `(tasso|interesse|interessi) … _`,
  },
};
