import type {SentenceLanguage} from '../../concepts/sentence-language.js';

const verbs =
  "(est|sera|s'eleve|s'elevant|est fixe|est fixee|fixe|fixee|de|d'un montant de)( fixe| fixee)?( a| de)?( la somme de| un montant de)?";

/** Up to the name a party is given, past no other's. */
const between = '(?:(?!ci-apres|d.une part|d.autre part)[^;()]){0,260}?';

/** How contracts tell their parties, law, dates and terms. */
export const contractPhrases: SentenceLanguage['concepts'] = {
  effective_date: {
    asked: `date (de |d')?(prise d'effet|effet|entree en vigueur|du contrat)
      (quand|a partir de quand) … (effet|vigueur|valable|applique)`,
    certain: `(prend effet|prendra effet|prenant effet|entre en vigueur|entrera en vigueur)( le| du| au| a compter du)? _
      date d'effet ?:? _
      a (compter|partir) du _`,
    likely: `(commence|commencera|debute|debutera)( le)? _
      du _ (au|jusqu'au)`,
    possible: `le _`,
    hasDateline: true,
  },
  start_date: {
    asked: `date (de |d')?(debut|entree|commencement|embauche)
      (debut|prise d'effet|commencement) (du|de la|de) …
      (quand|a partir de quand) … (commence|debute)`,
    certain: `(prend effet|prendra effet|prenant effet|effet|commence|commencera|commencant|debute|debutera|a compter|a partir|entre en vigueur|entrera en vigueur)( le| du| au| a compter du)? _
      a (compter|partir) du _
      date d'effet ?:? _`,
    likely: `du _ (au|jusqu'au)
      le _`,
    contrary: `(fin|termine|terminera|expire|expirera|jusqu'au|echeance) … _`,
  },
  signing_date: {
    asked: `date (de |d')?(signature|la lettre|du courrier)
      quand … signe`,
    certain: `(fait|signe) … le _`,
    likely: `le _`,
    hasDateline: true,
  },
  end_date: {
    asked: `date (de |d')?(fin|echeance|expiration)
      (fin|echeance|expiration|terme) (du|de la|de) …
      (quand|jusqu'a quand) … (finit|termine|expire|fin)`,
    certain: `(prend fin|prendra fin|fin|expire|expirera|se termine|se terminera|se terminer|terminant|echeance|terme)( le| au| au plus tard le)? _
      (du|compter du) … (au|jusqu'au|pour se terminer le|pour finir le) _`,
    likely: `(jusqu'au|au) _`,
  },
  governing_law: {
    asked: `(droit|loi) (applicable|qui)
      quel(le)? (droit|loi)`,
    certain: `(regi|regie|soumis|soumise|interprete)( et interprete)?( par| au| a| selon| conformement)+ …(droit|loi|lois|legislation)?( de| du| applicable)? _
      (droit|loi|lois) …(de|du|en)( la| l')? _
      _ …(applicable|s'applique)`,
  },
  court_place: {
    asked: `(tribunal|tribunaux|juridiction|lieu de juridiction|for)`,
    certain: `(tribunal|tribunaux|juridictions?|cour) …(de|du|d')( la| grande instance de| commerce de| judiciaire de)? _`,
  },
  term: {
    asked: `(duree)
      (combien de temps|pour combien)`,
    certain: `duree( du …| de la …)? ${verbs}( ferme)?( de)? _
      (pour|d')( une)? (duree|periode)( initiale| ferme| determinee)?( de)? _
      (conclu|consenti|accepte|valable|prete) … pour( une)?( duree)?( de)? _`,
    likely: `pour( une)?( periode| duree)? de _`,
    contrary: `(preavis|essai|delai) …… _
      _ …(de preavis|d'essai)`,
  },
  notice_period: {
    asked: `(preavis|delai de (preavis|resiliation|conge))`,
    certain: `preavis( …)?( de| est de) _
      delai de _
      _ …(de preavis|a l'avance)`,
    contrary: `essai … _`,
  },
  probation_period: {
    asked: `(periode )?d'?essai`,
    certain: `essai … _
      _ …d'essai`,
  },
  premises: {
    asked: `(adresse|situation|lieu) (du|de la|des|de l') …(logement|bien|local|locaux|appartement|maison|immeuble|bien loue)
      (logement|bien loue|local loue|locaux loues)
      (ou) … (logement|bien|appartement|maison)`,
    certain: `(logement|bien|local|locaux|appartement|maison|immeuble|studio|terrain)( meuble| vide)?( est| sont)?,? (situe|situee|situes|sis|sise)( au| a| a l'adresse)?,? _
      (situe|situee|situes|sis|sise)( au| a| a l'adresse)? _`,
    contrary: `(demeurant|domicilie|domiciliee|siege|residant) … _`,
  },
  party: {
    asked: `(parties?|cocontractants?)
      (entre qui|qui) … (contrat|signe|accord)`,
    certain: `entre( les soussignes)?( la| le| les)? ?:? _
      entre ………et ?:? _
      _ ?,? ………(ci-apres|d'une part|d'autre part)`,
    likely: `et ?:? _`,
  },
  role: {
    asked: '',
    certain: `_ ?,?${between},? ?\\(?ci-apres (denomme |denommee |denommes |designe |designee |appele |appelee |dit |dite )?(le |la |l'|les )?"?( ?le | ?la | ?l')?{role}
      _ ?,?${between}\\((le |la |l'|"|les )*{role}"?\\)
      _ ?,? (en qualite de|en tant que) {role}`,
    likely: `{role}( est| sont|,|:|\\)|")+ ?:? _`,
  },
  role_address: {
    asked: `(adresse|domicile|siege)
      ou … (habite|demeure|reside|siege)`,
    certain: `(demeurant|domicilie|domiciliee|residant|dont le siege( social)? est( situe| sis)?|ayant son siege( social)?|sis|sise)( au| a| a l'adresse)?,? _`,
  },
};
