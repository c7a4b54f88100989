import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** How sentences tell amounts and rates. */
export const amountPhrases: SentenceLanguage['concepts'] = {
  rent: {
    asked: `(aylik |yillik )?kira( bedeli)?`,
    certain: `kira( bedeli)?( aylik)? …_
    aylik _`,
    likely: `_ …kira bedeli`,
  },
  deposit: {
    asked: `(depozito|guvence bedeli)`,
    certain: `(depozito|guvence bedeli)[a-z]* …_
    _ …(depozito|guvence)[a-z]*`,
  },
  price: {
    asked: `(satis )?(bedeli|fiyati|fiyat)`,
    certain: `(satis bedeli|fiyat|fiyati|bedeli) …_`,
  },
  fee: {
    asked: `(ucret|hizmet bedeli|komisyon|aidat)`,
    certain: `(ucret|ucreti|komisyon|aidat) …_`,
  },
  salary: {
    asked: `(maas|ucret|brut ucret|net ucret)`,
    certain: `(maas|maasi|ucret|ucreti) …_
    _ …(brut|net) (ucret|maas)[a-z]*`,
  },
  principal: {
    asked: `(kredi|borc) (tutari|miktari)`,
    certain: `(kredi|borc)( tutari| miktari)? …_`,
  },
  limit: {
    asked: `(sigorta bedeli|limit|teminat)`,
    certain: `(sigorta bedeli|limit|teminat) …_`,
  },
  premium: {
    asked: `prim(i)?`,
    certain: `prim[a-z]* …_`,
  },
  excess: {
    asked: `muafiyet`,
    certain: `muafiyet …_`,
  },
  interest_rate: {
    asked: `faiz( orani)?`,
    certain: `faiz[a-z]* …_`,
  },
};
