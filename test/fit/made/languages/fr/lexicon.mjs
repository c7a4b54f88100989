import {list, words} from '../list.mjs';

export const lexicon = {
  code: 'fr',
  formLabels:
    list(`Nom|Prénom|Nom de famille|Date|Date de naissance|Adresse|Rue|Code postal|Ville|Pays|Téléphone|Tél.|Fax
    Courriel|N° de compte|Client|N° client|N° de facture|N° de commande|Votre réf.|Notre réf.|Objet|À|De|Société|Service
    Fonction|Responsable|Signature|Approuvé par|Établi par|Reçu le|Échéance|Début|Fin|Valable jusqu'au|Période|Montant
    Montant total|Solde|Prix unitaire|Quantité|Remise|Taxe|Net|Brut|Devise|Banque|Désignation|Observations|Remarques|Motif
    But|Résultat|N° d'échantillon|N° de lot|N° de série|Modèle|Marque|Catégorie|Poids|Longueur|Largeur|Hauteur|Température
    Couleur|Taille|Lieu|Entrepôt|Véhicule|Conducteur|Personne à contacter|Nombre de pages|Heure|Heures travaillées|Projet
    Coût estimé|Salarié|Matricule|Sexe|État civil|Profession|Employeur|École|Année|Patient|Médecin|Assurance|N° de dossier
    Tribunal|N° fiscal|Témoin|Locataire|Bailleur|Loyer|Caution|N° de compteur|Index|Consommation|Fournisseur|Fabricant
    Acheteur|Adresse de livraison|Conditions de paiement|Date de livraison|Autre|Nature de la demande
    Nom et adresse de l'employeur|Lieu et date de délivrance|Depuis quand habitez-vous à cette adresse`),
  joiners: [' / ', ' et ', ' ou ', ' & '],
  firstNames: words(
    'Jean Marie Luc Hélène Paul Inès René Chloé Hugo Zoé Karim Agnès Éric Sophie Noël Alice P.',
  ),
  lastNames: words(
    'Martin Lefèvre Durand Moreau Girard Benoît Roussel Lemaître Haddad Blanc Garnier Fabre Chevalier',
  ),
  companyWords: list(
    'Soleil|Val de Loire|Mistral|Océane|Hexagone|Lumière|Beaumont|Atelier Vert|Horizon|Rivage|Alpes',
  ),
  legalForms: list('SARL|SA|SAS|& Fils|et Cie|SNC|Services|Conseil'),
  towns: words('Nantes Dijon Angers Tours Rennes Nîmes Annecy Reims Genève Liège Orléans Pau'),
  regions: ['Bretagne', 'Alsace'],
  streets: list(
    "rue de l'Église|avenue Foch|place du Marché|rue des Lilas|boulevard Carnot|chemin Vert|quai Sud",
  ),
  street: '{number} {street}',
  zip: '99999',
  townLine: '{zip} {town}',
  words:
    words(`le la les de des et à en un une du que est pour qui dans par sur au plus ne se pas avec sont ce il être
    son ont aux mais cette ses comme nous sa fait été aussi leur peut entre après tout rapport essai produit commande
    système résultat programme niveau eau papier qualité prix surface livraison client délai document contrôle méthode
    nouveau suivant général reçu approuvé demandé`),
  months: words('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  shortMonths: words('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
  dateFormats: list('DD/MM/YYYY|DD/MM/YYYY|D MMMM YYYY|DD/MM/YY|DD.MM.YYYY|DD-MM-YYYY'),
  group: ' ',
  decimal: ',',
  moneyFormats: list('# €|# €|#|# EUR'),
  units: words('mm kg g cm h jours pièces m²'),
  phones: list('09 99 99 99 99|+33 9 99 99 99 99|09.99.99.99.99'),
  shortAnswers: list('néant|oui|non|sans objet|X|voir annexe|divers|tous'),
  choices: [
    ['oui', 'non'],
    ['masculin', 'féminin'],
    ['mensuel', 'annuel'],
    ['célibataire', 'marié(e)', 'divorcé(e)'],
    ['nouveau', 'renouvellement'],
  ],
};
