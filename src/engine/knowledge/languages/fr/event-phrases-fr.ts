import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** How sentences tell meetings, people and further dates. */
export const eventPhrases: SentenceLanguage['concepts'] = {
  delivery_date: {asked: `date de (livraison|remise)`, certain: `(livraison|livre|livree|remise) … le _`},
  payment_date: {
    asked: `date de paiement
      quand … (payer|paye|payable)`,
    certain: `(payable|paye|payee|paiement) … le _`,
  },
  meeting_date: {
    asked: `date (de la|de l'|du) (reunion|assemblee|seance|conseil)
      quand … (reunion|assemblee|seance)`,
    certain: `(reunion|assemblee|seance|reunis|reunie|reuni|tenue) …… _`,
    contrary: `prochaine … _`,
  },
  next_meeting_date: {
    asked: `prochaine (reunion|assemblee|seance)`,
    certain: `prochaine (reunion|assemblee|seance) …… _`,
  },
  birth_date: {
    asked: `date de naissance
      quand … ne`,
    certain: `(ne|nee)( le)? _`,
  },
  chair: {
    asked: `(president|presidente|presidence)`,
    certain: `(presidence de|presidee par|preside par|president de seance ?:?|ouverte par) _
      _ … (preside|ouvre la seance|ouvert la seance)`,
  },
  minute_taker: {
    asked: `(secretaire|redacteur|compte rendu … par)`,
    certain: `(secretaire( de seance)? ?:?|redige par|redigee par) _`,
  },
  job_title: {
    asked: `(poste|fonction|emploi|qualite)
      en qualite de quoi`,
    certain: `(engage|engagee|embauche|embauchee|exercera|occupera|recrute|recrutee) …(en qualite de|en tant que|les fonctions de|le poste de|comme)( d')? _`,
  },
};
