import {list} from '../list.mjs';

/** Words of papers with captions, tables and sections. */
export const tableWords = {
  headings: {
    'vehicle-registration': list("Certificat d'immatriculation|Carte grise"),
    'boarding-pass': list("Carte d'embarquement"),
    'parcel-label': list("Étiquette d'expédition|Bordereau de colis"),
    'customs-declaration': list('Déclaration en douane'),
    'insurance-policy': list("Police d'assurance|Conditions particulières"),
    'civil-record': list("Extrait d'acte de naissance|Acte de naissance"),
    'delivery-note': list('Bon de livraison'),
    'salary-statement': list('Relevé de salaire|Décompte de salaire'),
    timesheet: list("Feuille de temps|Relevé d'heures"),
    'school-report': list('Bulletin scolaire|Bulletin de notes'),
    'tax-assessment': list("Avis d'imposition|Décompte d'impôt"),
    'hotel-folio': list("Facture d'hôtel|Note d'hôtel"),
    'expense-report': list('Note de frais|Frais de déplacement'),
    'utility-bill': list("Votre facture d'électricité|Facture de gaz"),
    'repair-bill': list('Facture de garage|Ordre de réparation'),
    'order-form': list('Bon de commande|Fiche client|Demande'),
  },
  columns: {
    start: list('Début|Arrivée'),
    finish: list('Fin|Sortie'),
    pause: list('Pause'),
    hours: list('Heures|Total h'),
    effort: list('Effort'),
    homework: list('Devoirs'),
    mark: list('Note|Moyenne'),
    remark: list('Appréciation|Remarque'),
    lastYear: list("Année précédente|L'an dernier"),
    thisYear: list('Cette année|Année en cours'),
    charge: list('Débit|Montant facturé'),
    credit: list('Crédit|Règlement'),
    receipt: list('N° de reçu|Pièce'),
    employee: list('Salarié|Part salariale'),
    employer: list('Employeur|Part patronale'),
  },
  fuels:
    list(`Essence|Gazole|Électrique|Hybride|GPL|SP95|Super sans plomb|Essence / électrique|Hybride rechargeable
    Hydrogène|Bioéthanol|Gaz naturel|Diesel|Électricité|ES`),
  colours:
    list(`rouge|bleu foncé|argent|noir|blanc|vert|bleu|gris|gris clair|vert métallisé|beige|marron|jaune|orange
    violet|bordeaux|blanc nacré|doré|turquoise|anthracite|rouge vif`),
  classes:
    list(`Économique|Affaires|1re classe|2e classe|Premium|Première|Seconde|Éco|Touriste|Couchette|Classe Loisirs
    Business Flex|Y`),
  goods:
    list(`Livres imprimés|Chemises en coton|Pièces détachées|Carreaux|Vêtements usagés|Café|Pièces de machines
    Chaussures de cuir|Ordinateur portable|Échantillons médicaux|Meubles en bois|Thé|Jouets|Huile d'olive
    Robes|Outils de jardin|Montres|Verrerie|Documents|Vélo|Cosmétiques|Instrument de musique|Téléphones
    Boulons d'acier|Peinture`),
  countries:
    list(`Portugal|Inde|Canada|Norvège|Vietnam|Kenya|France|Belgique|Suisse|Allemagne|Italie|Espagne|Pologne
    Turquie|Brésil|Mexique|Chine|Japon|Sénégal|Maroc|Tunisie|Algérie|Côte d'Ivoire|Liban|Haïti|Roumanie`),
  schoolSubjects:
    list(`Français|Mathématiques|Sciences|Histoire|Géographie|Dessin|Musique|Éducation physique|Anglais|Allemand
    Espagnol|Latin|Physique-chimie|SVT|Technologie|Éducation civique|Philosophie|Informatique
    Arts plastiques|Économie|Religion|Lecture|Écriture|Théâtre`),
  days: list('Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi'),
  expenses:
    list(`Hôtel|Taxi|Billet de train|Déjeuner|Dîner client|Parking|Frais de congrès|Petit déjeuner|Avion
    Location de voiture|Essence|Bus|Péage|Internet|Repas d'équipe|Pourboire|Visa|Vaccin|Photocopies
    Pressing|Métro|Supplément bagages|Assurance voyage|Cadeau client|Bac`),
  remarks:
    list(`bien|très bien|satisfaisant|insuffisant|excellent|en progrès|sérieux|bavard|en baisse|peut mieux faire
    reçu|non évalué|a participé|encouragements|inattentif|remarquable|devoirs manquants|assez bien`),
  stays:
    list(`Chambre|Minibar|Petit-déjeuner|Parking|Blanchisserie|Taxe de séjour|Restaurant|Téléphone|Lit d'appoint
    Demi-pension|Spa|Bar|Service en chambre|Wi-Fi|Dîner|Navette|Animal|Journal|Massage|Salle de réunion
    Coffre|Sauna|Départ tardif`),
  /** Headings of parts that hold the same fields each. */
  sections: {
    billing: list('Adresse de facturation|Facturer à'),
    shipping: list('Livraison|Livrer à'),
    sender: list('Expéditeur|Expédié par'),
    receiver: list('Destinataire|Expédié à'),
    applicant: list('Demandeur|Premier demandeur'),
    partner: list('Conjoint|Second demandeur'),
  },
  partFields: {
    name: list('Nom|Nom complet'),
    street: list('Rue|Adresse'),
    zip: list('Code postal|CP'),
    city: list('Ville|Localité'),
    phone: list('Téléphone|Tél.|Numéro de téléphone'),
    email: list('E-mail|Courriel'),
  },
  /** How a field of a part is asked for. */
  partPhrasings: list('{section} {field}|{field} ({section})|{section} : {field}|{field}, {section}'),
};
