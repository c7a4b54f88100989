import type {SentenceLanguage} from '../../concepts/sentence-language.js';
import {amountPhrases} from './amount-phrases-fr.js';
import {contractPhrases} from './contract-phrases-fr.js';
import {eventPhrases} from './event-phrases-fr.js';

export const sentences: SentenceLanguage = {
  abbreviations: 'm|mm|mme|mlle|dr|me|art|al|ste|st|no|env|tel|av|bd|bld|ref|cf|etc|soc|n',
  articles: "le|la|les|l'|un|une|du|de|des|au|ce|cette|d'",
  numberWords:
    'un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|dix-huit|vingt|vingt-quatre|trente|trente-six|soixante|quatre-vingt-dix',
  cardinals: 'un|une deux trois quatre cinq six sept huit neuf dix onze douze',
  timeUnits: 'jours?|semaines?|mois|ans?|annees?|heures?',
  timeUnitLeads: 'calendaires|ouvrables|ouvres|pleins|entiers',
  ordinals: '',
  anniversary: '',
  years: '',
  documentWords: 'contrat|bail|accord|convention|annexe|article|police|proces-verbal|avenant|lettre',
  nameLeads:
    'entre|et|par|m|mme|mlle|mr|monsieur|madame|mademoiselle|maitre|me|dr|docteur|societe|la societe',
  insideNames: 'de|du|des|la|le|les|et fils|d|en|sur',
  notNames:
    'contrat|bail|bailleur|bailleresse|locataire|preneur|employeur|salarie|salariee|vendeur|acheteur|acquereur|preteur|emprunteur|parties|partie|monsieur|madame|mme|societe|entre|et|le|la|les|un|une|article|annexe|ci-apres|soussigne|soussignes|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|euros|droit|tribunal|tribunaux|il|elle|nous|je|fait|date|signature|page|pour|dont|ce|cette',
  stateLeads:
    'republique|royaume de|royaume du|etat de|province de|province du|canton de|canton du|grand-duche de',
  lawAdjectives:
    'francais|francaise|belge|suisse|luxembourgeois|allemand|anglais|italien|espagnol|canadien|quebecois|marocain|tunisien',
  lawWords: 'droit|loi',
  addressEnds:
    "represente|representee|ci-apres|compose|composee|comprenant|dont|qui|pour|et comprenant|immatriculee|d une|d'une|a usage|est|sont|ainsi|loue|avec|ne|nee",
  titleEnds: 'a|au|aux|dans|sous|pour|avec|et|chez|a compter|en|a partir|statut|coefficient',
  askingWords:
    'quel|quelle|quels|quelles|qui|quand|ou|comment|combien|est|sont|etait|le|la|les|l|un|une|de|du|des|d|a|au|aux|en|dans|pour|par|sur|avec|et|nom|valeur|contrat|document|ce|cette|bail|y|il|s|se',
  denying: String.raw`pas|sans|non|aucun\w*|jamais|exclu\w*|interdit\w*|exempt\w*|refus\w*|sauf`,
  roles: {
    landlord: 'bailleur|bailleresse|proprietaire|loueur',
    tenant: 'locataire|preneur|preneuse',
    employer: 'employeur|employeuse',
    employee: 'salarie|salariee|employe|employee',
    seller: 'vendeur|venderesse|vendeuse|fournisseur',
    buyer: 'acheteur|acquereur|acheteuse',
    lender: 'preteur|preteuse|banque',
    borrower: 'emprunteur|emprunteuse',
    guarantor: 'caution|garant|garante',
    licensor: 'concedant|donneur de licence',
    licensee: 'licencie|concessionnaire',
    insurer: "assureur|compagnie d'assurance",
    insured: 'assure|assuree|souscripteur',
    client: "client|cliente|donneur d'ordre|mandant",
    contractor: 'prestataire|entrepreneur|sous-traitant',
    agent: 'mandataire|agent',
  },
  concepts: {...contractPhrases, ...amountPhrases, ...eventPhrases},
};
