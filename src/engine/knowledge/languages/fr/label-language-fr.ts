import type {LabelLanguage} from '../../concepts/label-language.js';
import {groups} from './label-phrases/label-groups-fr.js';
import {families} from './word-families/families-fr.js';

export const labelLanguage: LabelLanguage = {
  fillers:
    'quel quelle quels quelles est sont etait a été le la les l un une des de du d au aux à en dans sur pour par avec et que qui qu ce cet cette ces il elle se s c veuillez donner indiquer trouver donnez indiquez exact exacte complet complète indiqué indiquée mentionné mentionnée doit être son sa ses y',
  particles: 'à par le de du en au pour',
  joined: 'e mail, c v',
  endings: 's',
  same: `numéro n no nr num nº nos, date jour quand, montant somme combien, téléphone tel, nom qui prénomnom dénomination, adresse adr,
    nombre nbre nb, lieu où, début commence débute premier première, fin termine dernier dernière, référence réf, société entreprise`,
  or: 'ou|soit',
  not: 'pas|sans|sauf|non',
  papers:
    '(?:du|de la|de ce|de cette|sur le|sur la|dans le|dans la|de l.|sur ce) ?(?:document|formulaire|contrat|facture|lettre|bail|relevé|attestation|certificat|reçu|bulletin|page|fiche)',
  jobTitles: `directeur directrice président présidente gérant gérante secrétaire trésorier trésorière responsable chef
    ingénieur associé associée administrateur administratrice avocat avocate notaire consultant comptable
    adjoint adjointe délégué déléguée médecin professeur maire technicien technicienne conseiller conseillère
    fondateur propriétaire`,
  courtesy: 'm mme mlle mr dr me pr',
  groups,
  families,
};
