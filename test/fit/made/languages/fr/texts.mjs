import {list} from '../list.mjs';

export const texts = {
  headings: {
    payslip: list('Bulletin de paie|Fiche de paie'),
    'bank-statement': list('Relevé de compte|Extrait de compte'),
    certificate: list('Certificat|Attestation|Diplôme'),
    lease: list('Contrat de bail|Contrat de location'),
    report: list("Compte rendu d'analyses|Rapport d'essai"),
    ticket: list('Billet|Billet électronique|Confirmation de voyage'),
    bill: list("Facture|Facture d'électricité"),
    order: list('Bon de commande|Ordre de publicité'),
    registration: list("Demande d'inscription|Déclaration"),
    letter: list('Lettre|Avis'),
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
  tests: list('Hémoglobine|Glucose|Créatinine|Cholestérol|Calcium|Fer|Nitrates|Turbidité|Conductivité'),
  items: list('Paiement par carte|Virement|Prélèvement|Retrait|Intérêts|Frais|Remboursement|Abonnement'),
  jobs: list(
    'Comptable|Ingénieure|Chef des ventes|Technicien|Secrétaire|Directeur|Associée|Gérant|Infirmière',
  ),
  subjects: list('Premiers secours|Comptabilité|Soudure|Gestion de projet|Hygiène alimentaire'),
  laws: list('droit français|droit belge|droit suisse'),
  terms: list('trois mois|30 jours|un mois|six semaines'),
  yesNo: ['oui', 'non'],
  statements: list(
    "J'accepte les conditions|Recevoir les informations par courriel|Nouvelle adresse|Véhicule personnel",
  ),
  to: list('-|au|à'),
  lease:
    list(`Le présent bail est conclu le {signatureDate} entre {landlord}, ci-après le Bailleur, et {tenant}, ci-après le Locataire.
    Le Bailleur donne en location le logement situé {propertyAddress}.
    Le bail prend effet le {leaseStart} et se termine le {leaseEnd}, sauf reconduction.
    Le loyer mensuel est fixé à {rent}, payable d'avance.
    Le Locataire verse un dépôt de garantie de {deposit}.
    Chaque partie peut résilier avec un préavis de {noticePeriod}.
    Le présent contrat est soumis au {governingLaw}.`),
  certificate:
    list(`Nous certifions que {holderName}, né(e) le {birthDate} à {birthPlace}, a suivi la formation {course} et obtenu la note {grade}.
    Cette attestation est valable jusqu'au {expiryDate}.`),
  letter: list(`Bonjour {recipient},
    nous vous remercions de votre courrier. Votre commande porte le numéro {orderNumber}.
    Nous vous prions de régler la somme de {totalDue} avant le {dueDate}.
    Pour toute question, adressez-vous à {contactPerson}.
    Veuillez agréer nos salutations distinguées`),
};
