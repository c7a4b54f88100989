import {list, versions} from '../list.mjs';

export const texts = {
  headings: {
    payslip: list('Bulletin de paie|Fiche de paie|Bulletin de salaire|Décompte de paie|Fiche de salaire'),
    'bank-statement': list(
      'Relevé de compte|Extrait de compte|Votre relevé|Relevé de vos comptes|Situation de compte',
    ),
    certificate: list(
      'Certificat|Attestation|Diplôme|Attestation de formation|Brevet|Attestation de présence',
    ),
    lease: list("Contrat de bail|Contrat de location|Bail d'habitation|Bail à loyer|Location meublée"),
    report: list(
      "Compte rendu d'analyses|Rapport d'essai|Résultats d'analyses|Compte rendu|Bulletin d'analyse",
    ),
    ticket: list(
      'Billet|Billet électronique|Confirmation de voyage|Votre voyage|Titre de transport|Itinéraire',
    ),
    bill: list("Facture|Facture d'électricité|Facture d'eau|Votre facture|Note d'honoraires"),
    order: list(
      "Bon de commande|Ordre de publicité|Confirmation de commande|Ordre d'insertion|Contrat publicitaire",
    ),
    registration: list(`Demande d'inscription|Déclaration|Formulaire d'inscription|Dossier d'immatriculation
    Demande d'enregistrement`),
    letter: list('Lettre|Avis|Courrier|Information|Notre lettre'),
  },
  documentTypes: list('bulletin de paie|relevé|certificat|contrat|rapport|facture|formulaire|lettre'),
  columns: {
    current: list('Montant|Mois'),
    yearToDate: list('Cumul annuel|Cumul'),
    description: list('Libellé|Désignation|Rubrique'),
    date: list('Date|Date valeur'),
    amount: list('Montant|Total'),
    balance: list('Solde'),
    quantity: list('Qté|Quantité'),
    price: list('Prix unitaire|P.U.'),
    test: list('Analyse|Paramètre'),
    result: list('Résultat|Valeur'),
    unit: list('Unité'),
    range: list('Valeurs de référence|Norme'),
  },
  firstDay: list('premier jour ({label})|{label} : du|début ({label})'),
  lastDay: list('dernier jour ({label})|{label} : au|fin ({label})'),
  tests:
    list(`Hémoglobine|Glucose|Créatinine|Cholestérol|Calcium|Fer|Nitrates|Turbidité|Conductivité|Sodium|Potassium
    Urée|Bilirubine|Triglycérides|Vitamine D|Ferritine|Plaquettes|Leucocytes|Hématies|Acide urique
    Magnésium|Zinc|Chlorures|Sulfates|Ammonium|Plomb|Cuivre|Dureté|Oxygène dissous|TSH|CRP|Albumine
    Protéines totales|Coliformes`),
  items:
    list(`Paiement par carte|Virement|Prélèvement|Retrait|Intérêts|Frais|Remboursement|Abonnement|Chèque|Salaire
    Retrait DAB|Cotisation carte|Échéance de prêt|Loyer|Assurance|Électricité|Courses|Téléphone|Agios
    Dépôt d'espèces|Dividende|Main-d'œuvre|Fournitures|Pose|Déplacement|Spots du matin|Spots en soirée
    Livraison|Allocations familiales`),
  jobs: list(`Comptable|Ingénieure|Chef des ventes|Technicien|Secrétaire|Directeur|Associée|Gérant|Infirmière
    Aide-soignant|Chauffeur-livreur|Développeuse|Chef de chantier|Électricien|Présidente
    Directrice générale|Responsable du marketing|Pharmacienne|Cuisinier|Serveuse|Vendeur|Enseignante
    Magasinier|Opératrice|Soudeur|Chercheur|Assistante de direction|Notaire|Gardien|Trésorière
    Adjoint au maire|Chef de projet|Analyste|Juriste|Caissier|Greffière|Syndic`),
  subjects:
    list(`Premiers secours|Comptabilité|Soudure|Gestion de projet|Hygiène alimentaire|Conduite de chariots
    Sécurité incendie|Français langue étrangère|Développement web|Soins aux personnes âgées
    Installation électrique|Prise de parole|Tableur avancé|Qualité|Négociation|Photographie
    Petite enfance|Droit du travail|Paie|Sauvetage aquatique|Gestion des conflits|Coiffure|Menuiserie`),
  laws: list(`droit français|droit belge|droit suisse|droit luxembourgeois|droit du Québec|droit sénégalais
    droit monégasque|droit allemand|droit marocain|droit ivoirien|droit italien|droit anglais`),
  terms: list(`trois mois|30 jours|un mois|six semaines|deux mois|deux semaines|60 jours|90 jours|15 jours
    trois (3) mois|six mois|quatre semaines|un trimestre|huit jours`),
  yesNo: ['oui', 'non'],
  statements:
    list(`J'accepte les conditions|Recevoir les informations par courriel|Nouvelle adresse|Véhicule personnel
    J'ai lu le règlement|Êtes-vous salarié|Avez-vous des enfants|Première demande|Je souhaite un reçu
    Est-ce une rectification|Pièces jointes|Merci de me rappeler|Fumez-vous|Besoin d'un parking
    Déjà inscrit auparavant`),
  to: list('-|au|à'),
  lease: versions(`
Le présent bail est conclu le {signatureDate} entre {landlord}, ci-après le Bailleur, et {tenant}, ci-après le Locataire.
Le Bailleur donne en location le logement situé {propertyAddress}.
Le bail prend effet le {leaseStart} et se termine le {leaseEnd}, sauf reconduction.
Le loyer mensuel est fixé à {rent}, payable d'avance.
Le Locataire verse un dépôt de garantie de {deposit}.
Chaque partie peut résilier avec un préavis de {noticePeriod}.
Le présent contrat est soumis au {governingLaw}.

Par le présent bail, {landlord} (le bailleur) loue les locaux sis {propertyAddress} et {tenant} (le preneur) les accepte.
La location va du {leaseStart} au {leaseEnd}, si elle n'est pas renouvelée.
Le preneur versera {rent} par mois, plus les charges, estimées à {anyMoney}.
Avant la remise des clés, il dépose {deposit} en garantie, rendus sous {anyDuration} après son départ.
Qui veut mettre fin au bail avant terme doit prévenir l'autre {noticePeriod} à l'avance.
Signé par les parties le {signatureDate} ; le bail relève du {governingLaw}.

{tenant}, ci-après l'occupant, prend en location, de {landlord}, ci-après le propriétaire, le bien suivant : {propertyAddress}.
L'occupant peut entrer le {leaseStart} ; toutes les pièces doivent être libres le {leaseEnd}.
Prix de la location : {rent} par mois, d'avance. Caution : {deposit}, à verser avant l'entrée.
Congé donné par l'un ou par l'autre : {noticePeriod}, par écrit.
Les parties, qui ont signé ce papier le {signatureDate}, soumettent le contrat au {governingLaw}.
`),
  certificate: versions(`
Nous certifions que {holderName}, né(e) le {birthDate} à {birthPlace}, a suivi la formation {course} et obtenu la note {grade}.
Cette attestation est valable jusqu'au {expiryDate}.

La formation {course} a été suivie du début à la fin, ainsi que nous l'attestons ici, par {holderName}, dont la naissance eut lieu à {birthPlace} le {birthDate}.
L'examen, passé devant {anyPerson}, a donné le résultat {grade}. Passé le {expiryDate}, le papier n'est plus valable.

{holderName}, date de naissance : {birthDate}, originaire de {birthPlace}, a pris part à notre stage : {course}, terminé le {anyDate}.
Le travail a été apprécié ainsi : {grade}. Sauf renouvellement, l'attestation expire le {expiryDate}.
`),
  letter: versions(`
Bonjour {recipient},
nous vous remercions de votre courrier. Votre commande porte le numéro {orderNumber}.
Nous vous prions de régler la somme de {totalDue} avant le {dueDate}.
Pour toute question, adressez-vous à {contactPerson}.
Veuillez agréer nos salutations distinguées

Madame, Monsieur, et en particulier {recipient},
nous confirmons avec plaisir votre commande du {anyDate}, tenue chez nous sous le n° {orderNumber} et traitée par {anyPerson}.
Le prix est de {totalDue}, à payer d'ici au {dueDate}.
Pour le reste, {contactPerson} se tient à votre disposition.
Avec nos meilleures salutations

À l'attention de {recipient}
Pour la commande {orderNumber}, nous attendons encore un paiement.
Comme la somme de {totalDue}, dont {anyMoney} de taxe, doit nous parvenir avant le {dueDate}, nous vous prions d'y veiller.
En mon absence, demandez {contactPerson}.
Bien cordialement
`),
};
