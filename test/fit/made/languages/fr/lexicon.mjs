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
  firstNames:
    list(`Jean|Marie|Luc|Hélène|Paul|Inès|René|Chloé|Hugo|Zoé|Karim|Agnès|Éric|Sophie|Noël|Alice|P.|Pierre|Michel
    Françoise|Nathalie|Julien|Camille|Léa|Thomas|Mathilde|Mohamed|Fatoumata|Aminata|Moussa|Yasmina|Nguyên
    Lin|Piotr|Giulia|Manuel|Conceição|Jean-Baptiste|Marie-Claude|Anne-Laure|Gaëlle|Yann|Loïc|Maëlys
    Solange|Ginette|Réjean|Céline|Benoît|Sébastien|Amélie|Didier|J.|M.-C.|Dr Alain|Ophélie|Baptiste
    Kouassi`),
  lastNames:
    list(`Martin|Lefèvre|Durand|Moreau|Girard|Benoît|Roussel|Lemaître|Haddad|Blanc|Garnier|Fabre|Chevalier|Dupont
    Bernard|Petit|Robert|Richard|Leroy|Le Goff|Le Gall|de La Tour|d'Estaing|Traoré|Diallo|N'Diaye|Koné
    Ben Ali|Bouazza|Mansouri|Nguyen|Tran|Da Silva|Ferreira|Rossi|Kowalski|Peeters|Janssens|Van Damme
    Dubuis|Favre|Rochat|Tremblay|Gagnon|Bouchard|Lévesque|Côté|Etchegoyen|Schmitt|Meyer|Cohen|Perrin
    Marchand|Vasseur|Lopez`),
  companyWords:
    list(`Soleil|Val de Loire|Mistral|Océane|Hexagone|Lumière|Beaumont|Atelier Vert|Horizon|Rivage|Alpes|Bretagne
    Provence|Gascogne|Léman|Ardennes|Laurentides|Méridien|Étoile|Concorde|Républicaine|Nationale|Centrale
    Union|Phénix|Mercure|Castel|Vieux Moulin|Belle Rive|Trois Chênes|Lagrange|Fontaine|Dubois Frères
    Montagne|Littoral|Azur|Garonne|Escaut|Cévennes|Hirondelle|Tilleul`),
  legalForms:
    list(`SARL|SA|SAS|& Fils|et Cie|SNC|Services|Conseil|S.A.R.L.|S.A.|EURL|Sàrl|inc.|ltée|SCOP|ASBL|SPRL
    Association|Banque|Assurances|Clinique|Université|Institut|Laboratoires|Groupe|Frères|et Associés
    Mutuelle|Énergie|Transports|Immobilier|Cabinet`),
  towns:
    list(`Nantes|Dijon|Angers|Tours|Rennes|Nîmes|Annecy|Reims|Genève|Liège|Orléans|Pau|Paris|Lyon|Marseille
    Toulouse|Bordeaux|Lille|Strasbourg|Montpellier|Grenoble|Brest|Caen|Metz|Nancy|Poitiers|Saint-Étienne
    Clermont-Ferrand|Aix-en-Provence|Ajaccio|Lausanne|Fribourg|Neuchâtel|Sion|Bruxelles|Namur|Mons
    Luxembourg|Québec|Montréal|Sherbrooke|Dakar|Abidjan|La Rochelle|Le Mans`),
  regions: list('Bretagne|Alsace|Provence|Normandie|Occitanie|Corse|Lorraine|Vaud|Valais'),
  streets:
    list(`rue de l'Église|avenue Foch|place du Marché|rue des Lilas|boulevard Carnot|chemin Vert|quai Sud
    rue de la République|avenue Jean Jaurès|boulevard Voltaire|place de la Gare|rue du Moulin
    allée des Peupliers|impasse du Puits|rue Victor Hugo|cours Mirabeau|route de Genève|rue Neuve
    chaussée de Mons|rue Sainte-Catherine|square Lafayette|rue du Général Leclerc|passage des Arts
    chemin des Vignes|avenue de la Paix|rue du Faubourg Saint-Antoine|quai des Brumes`),
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
  dateFormats:
    list(`DD/MM/YYYY|DD/MM/YYYY|D MMMM YYYY|DD/MM/YY|DD.MM.YYYY|DD-MM-YYYY|D/MM/YYYY|D MMM YYYY|D.M.YYYY|DD/MM/YY
    YYYY-MM-DD`),
  group: ' ',
  decimal: ',',
  moneyFormats: list('# €|# €|#|# EUR|€ #|CHF #|Fr. #|# $|#€'),
  units: list('mm|kg|g|cm|h|jours|pièces|m²|t|ml|l|km|min|cartons|mg|°C|kWh|lots'),
  phones:
    list(`09 99 99 99 99|+33 9 99 99 99 99|09.99.99.99.99|+33 (0)9 99 99 99 99|099 999 99 99|+41 99 999 99 99
    +32 9 999 99 99|099/99.99.99|999 999-9999|9 999 99 99`),
  shortAnswers:
    list(`néant|oui|non|sans objet|X|voir annexe|divers|tous|inconnu|n/a|idem|en attente|à définir|les deux|jamais
    ci-joint|partiel|comme avant|voir dessus|aucune`),
  choices: [
    ['oui', 'non'],
    ['masculin', 'féminin'],
    ['mensuel', 'annuel'],
    ['célibataire', 'marié(e)', 'divorcé(e)'],
    ['nouveau', 'renouvellement'],
  ],
};
