import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** How sentences tell amounts and rates. */
export const amountPhrases: SentenceLanguage['concepts'] = {
  rent: {
    asked: `(hyra|hyran|manadshyra|manadshyran)`,
    certain: `(hyra|hyran|manadshyran)( ar| uppgar till| om| pa)? _
    (hyra|hyran|manadshyran) …… _`,
    likely: `_ (per manad|i manaden)`,
  },
  deposit: {
    asked: `(deposition|depositionen|handpenning)`,
    certain: `(deposition|depositionen|handpenning) … _`,
  },
  price: {
    asked: `(pris|priset|kopeskilling|kopeskillingen)`,
    certain: `(pris|priset|kopeskilling|kopeskillingen) … _`,
  },
  fee: {
    asked: `(avgift|avgiften|arvode|arvodet)`,
    certain: `(avgift|avgiften|arvode|arvodet) … _`,
  },
  salary: {
    asked: `(lon|lonen|manadslon|manadslonen|arslon)`,
    certain: `(lon|lonen|manadslon|manadslonen|arslon) … _`,
  },
  principal: {
    asked: `(lanebelopp|lanebeloppet|lanets storlek)`,
    certain: `(lan|lanet|lanebelopp|lanebeloppet) … _`,
  },
  limit: {
    asked: `(forsakringsbelopp|forsakringsbeloppet|hogsta belopp)`,
    certain: `(forsakringsbelopp|forsakringsbeloppet|hogst) … _`,
  },
  premium: {
    asked: `(premie|premien)`,
    certain: `(premie|premien|arspremien) … _`,
  },
  excess: {
    asked: `(sjalvrisk|sjalvrisken)`,
    certain: `(sjalvrisk|sjalvrisken) … _`,
  },
  interest_rate: {
    asked: `(ranta|rantan|rantesats|rantesatsen)`,
    certain: `(ranta|rantan|rantesats|rantesatsen) … _`,
  },
};
