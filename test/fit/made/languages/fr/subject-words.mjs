import {list} from '../list.mjs';

/** Titres et valeurs de papiers par domaine. */
export const subjectWords = {
  headings: {
    referral: list('Lettre d’adressage|Demande de consultation|Courrier au spécialiste'),
    'discharge-letter': list('Lettre de sortie|Compte rendu d’hospitalisation|Lettre de liaison'),
    prescription: list('Ordonnance|Ordonnance médicale'),
    enrolment: list('Certificat de scolarité|Attestation d’inscription'),
    'parking-fine': list('Avis de contravention|Avis de paiement|Procès-verbal de stationnement'),
    'insurance-claim': list('Votre sinistre|Règlement de votre sinistre|Indemnisation'),
    'loan-agreement': list('Contrat de prêt|Offre de crédit|Prêt personnel'),
    'donation-receipt': list('Reçu fiscal|Reçu au titre des dons|Attestation de don'),
    'telecom-bill': list('Votre facture mobile|Facture de téléphone|Facture'),
    quotation: list('Devis|Offre de prix|Proposition commerciale'),
    'purchase-order': list('Bon de commande|Commande'),
    'hotel-booking': list('Confirmation de réservation|Votre réservation|Votre séjour'),
  },
  columns: {
    dose: list('Dose|Dosage'),
    frequency: list('Prises|Fréquence'),
    minutes: list('Minutes|Unités'),
  },
  lists: {
    titles: list('Dr|Docteur|Pr|Professeur'),
    floors: list('{1-9}e étage|c/o {company}|Bâtiment {1-9}|Appt {1-40}'),
    hospital: list('Hôpital {town}|Clinique Saint-{surname}|Cabinet du Dr {surname}|CHU de {town}'),
    diagnosis: list(
      'Sinusite aiguë|Diabète de type 2|Fracture du poignet gauche|Fibrillation auriculaire|Anémie ferriprive|Hernie discale L4-L5|Migraine sans aura|Calculs biliaires',
    ),
    allergies: list('Pénicilline|aucune connue|Noix, latex|Iode|Pollens|Piqûres d’abeille'),
    ward: list('Unité {1-9}|Cardiologie|Chirurgie {1-4}|Médecine interne|Orthopédie|Unité {1-9}B'),
    procedure: list(
      'Arthroscopie du genou droit|Appendicectomie|Coronarographie|Ablation de la vésicule|Plâtre du poignet gauche|Prothèse de hanche',
    ),
    medicine: list('Amoxicilline|Ibuprofène|Metformine|Ramipril|Salbutamol|Pantoprazole|Lévothyroxine'),
    drugs: list(
      'Amoxicilline|Ibuprofène|Metformine|Ramipril|Bisoprolol|Pantoprazole|Lévothyroxine|Simvastatine',
    ),
    dosage: list(
      '{1-2} comprimés deux fois par jour après le repas|1-0-1|une gélule toutes les {4-8} heures|appliquer {1-3} fois par jour|{5-20} gouttes le soir|2 bouffées si besoin',
    ),
    packSize: list('{10-100} comprimés|{20-60} gélules|1 x {10-100} ml|{1-3} boîtes'),
    reasonForReferral: list(
      'Douleur au genou droit depuis {2-9} mois, surtout dans les escaliers|Perte de poids inexpliquée de {4-9} kg depuis {month}|Palpitations au repos, à explorer|Baisse de l’audition à gauche après une infection',
    ),
    medication: list(
      'Ramipril {5-10} mg et Metformine {500-850} mg le matin|Ibuprofène {400-600} mg en cas de douleur|aucun|Lévothyroxine {50-125} µg par jour, vitamine D',
    ),
    urgency: list('Normale|Urgente|Immédiate|Sous deux semaines'),
    university: list(
      'Université de {town}|Institut technique de {town}|École {surname}|Université {surname}',
    ),
    degreeProgramme: list(
      'Informatique|Génie mécanique|Histoire de l’art|Gestion|Sciences infirmières|Biologie marine|Architecture',
    ),
    faculty: list('Lettres|Sciences de l’ingénieur|Sciences naturelles|Droit|Médecine|Économie'),
    intendedDegree: list('Licence|Master|Doctorat|Licence professionnelle|BUT'),
    semester: list(
      'Semestre d’automne {year}|Semestre de printemps {year}|{year}-{nextYear}|S1 {year}/{nextYear}',
    ),
    studyMode: list('Temps plein|Temps partiel|À distance'),
    offence: list(
      'Stationnement sans ticket valable|Stationnement gênant|Arrêt sur un passage piéton|Durée dépassée de {10-60} minutes|Stationnement sur un trottoir',
    ),
    lossDescription: list(
      'L’eau a traversé le plafond après la rupture d’un tuyau|Une voiture a heurté la clôture en reculant|Le vélo a été volé dans la cave|La grêle a abîmé le toit et {2-9} fenêtres',
    ),
    loanTerm: list('{12-96} mois|{2-30} ans|{12-72} mensualités'),
    collateral: list(
      'Hypothèque sur la maison|Gage sur le véhicule|Caution de {person}|aucune|Nantissement du livret',
    ),
    charity: list(
      'Banque alimentaire de {town}|Enfants de {town}|Amis de la forêt de {town}|Fondation {surname}',
    ),
    donationPurpose: list(
      'École à {town}|Planter des arbres|Aide après les inondations|Refuge pour animaux|Nouvel orgue',
    ),
    donationKind: list('Numéraire|Don en nature|Abandon de frais'),
    tariff: list('Mobile {5-30} Go|Famille Plus|Forfait {word}|Pro L|Appels & Internet M'),
    calls: list(
      'Appels vers l’étranger|Appels vers mobiles|SMS|Données à l’étranger|Renseignements|Messagerie',
    ),
    deliveryTime: list('{1-12} semaines|{3-20} jours ouvrables|en stock|env. {2-8} semaines'),
    hotelName: list(
      'Hôtel {word}|Grand Hôtel de {town}|Auberge {surname}|Hôtel du Parc, {town}|Pension {surname}',
    ),
    roomType: list(
      'Chambre double|Chambre simple sur cour|Chambre à deux lits avec balcon|Chambre familiale|Suite junior',
    ),
    board: list('Sans repas|Petit déjeuner|Demi-pension|Pension complète'),
  },
};
