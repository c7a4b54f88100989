import type {SentenceLanguage} from '../../concepts/sentence-language.js';

const verbs =
  "(est|sera|s'eleve|s'elevant|est fixe|est fixee|fixe|fixee|de|d'un montant de)( fixe| fixee)?( a| de)?( la somme de| un montant de)?";

/** How sentences tell amounts and rates. */
export const amountPhrases: SentenceLanguage['concepts'] = {
  rent: {
    asked: `(loyer|fermage|redevance)( mensuel| annuel)?( hors charges| charges comprises)?`,
    certain: `loyer( mensuel| annuel| principal| initial| hors charges)*( initial)? ${verbs} _
      loyer … _ par (mois|an)`,
    likely: `loyer …… _
      _ par (mois|an|trimestre)`,
    contrary: `(depot|caution|garantie|charges|provision) … _`,
  },
  deposit: {
    asked: `(depot de garantie|caution|depot)`,
    certain: `(depot de garantie|caution|garantie) …${verbs} _
      _ …(a titre de|comme|au titre du) (depot|caution)`,
    likely: `(depot de garantie|caution) …… _`,
  },
  price: {
    asked: `prix( de vente| d'achat| total)?
      combien … (coute|prix)`,
    certain: `prix …${verbs} _
      (moyennant|pour)( le| un)? prix …de _`,
    likely: `prix …… _`,
  },
  fee: {
    asked: `(honoraires|frais|commission|remuneration|redevance|cotisation)`,
    certain: `(honoraires|frais|commission|redevance|cotisation) …${verbs} _`,
    likely: `(honoraires|frais|commission|redevance|cotisation) …… _`,
  },
  salary: {
    asked: `(salaire|remuneration|traitement)( brut| mensuel| annuel| net)*`,
    certain: `(salaire|remuneration) …${verbs} _
      _ brut`,
    likely: `(salaire|remuneration) …… _`,
  },
  principal: {
    asked: `(montant|somme) (du|de la) (pret|credit|emprunt)
      capital( emprunte)?`,
    certain: `(pret|credit|emprunt|somme|capital|prete|preter) …${verbs} _
      (pret|prete|preter|credit) … _`,
  },
  limit: {
    asked: `(plafond|limite|capital assure|somme assuree)`,
    certain: `(plafond|limite|limitee|capital assure|somme assuree) … _`,
  },
  premium: {asked: `prime( annuelle| mensuelle)?`, certain: `prime … _`},
  excess: {asked: `franchise`, certain: `franchise … _`},
  penalty: {asked: `(penalite|clause penale)`, certain: `(penalite|clause penale) … _`},
  interest_rate: {
    asked: `(taux|interet|interets)( d'interet| annuel)*`,
    certain: `(taux|interet|interets) … _`,
  },
};
