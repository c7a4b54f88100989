import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** How sentences tell amounts and rates. */
export const amountPhrases: SentenceLanguage['concepts'] = {
  rent: {
    asked: `(huur|huurprijs|maandhuur)( per maand| per jaar)?`,
    certain: `(huur|huurprijs)( per maand)?( bedraagt| is)( per maand)? _
    (huur|huurprijs) …… _`,
    likely: `_ per maand`,
  },
  deposit: {
    asked: `(waarborgsom|borgsom|borg)`,
    certain: `(waarborgsom|borgsom|borg) … _`,
  },
  price: {
    asked: `(koopprijs|prijs|koopsom)`,
    certain: `(koopprijs|prijs|koopsom) … _`,
  },
  fee: {
    asked: `(vergoeding|honorarium|tarief|contributie)`,
    certain: `(vergoeding|honorarium|tarief|contributie) … _`,
  },
  salary: {
    asked: `(salaris|loon|brutoloon|brutosalaris|maandsalaris)( bruto| per maand)*`,
    certain: `(salaris|loon|brutoloon|brutosalaris|maandsalaris) … _`,
  },
  principal: {
    asked: `(leenbedrag|hoofdsom|bedrag van de lening)`,
    certain: `(lening|hoofdsom|leenbedrag) … _`,
  },
  limit: {
    asked: `(verzekerd bedrag|limiet|maximum)`,
    certain: `(verzekerd bedrag|limiet|maximum) … _`,
  },
  premium: {
    asked: `premie`,
    certain: `premie … _`,
  },
  excess: {
    asked: `eigen risico`,
    certain: `eigen risico … _`,
  },
  interest_rate: {
    asked: `(rente|rentepercentage|rentevoet)`,
    certain: `rente … _`,
  },
};
