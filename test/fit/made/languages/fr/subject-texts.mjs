import {list} from '../list.mjs';

/** Phrases de papiers par domaine. */
export const subjectTexts = {
  prose: {
    referral: [
      list(`Cher confrère,
        je vous adresse {patientName}, né(e) le {birthDate}, que je suis depuis le {anyDate}.
        Le motif est le suivant : {reasonForReferral}.
        Je pense à {diagnosis}. Traitement jusqu'ici : {medication}.
        Allergies : {allergies}. Lors de la dernière mesure, la tension était de {bloodPressure}.
        {anyPerson} n'avait rien trouvé le {anyDate}.
        Merci d'écrire au {referringDoctor} après la visite.`),
      list(`Je prie {specialist} de bien vouloir recevoir ce patient.
        {patientName} (naissance : {birthDate}) est venu à ma consultation le {anyDate}.
        La question posée : {reasonForReferral}.
        La tension était de {bloodPressure}, le cœur et les poumons étaient normaux.
        Je soupçonne ceci : {diagnosis}. Sont pris : {medication}.
        Une copie va à {anyPerson}. À éviter : {allergies}.`),
    ],
    'discharge-letter': [
      list(`Nous rendons compte du séjour de {patientName}, né(e) le {birthDate}, du {admissionDate} au {dischargeDate}.
        Le diagnostic était : {diagnosis}.
        Un premier examen par {anyPerson} le {anyDate} n'avait rien montré.
        Nous avons fait ceci : {procedure}. Il n'y eut pas de complications.
        À la sortie, la tension était de {bloodPressure}.
        Le traitement à poursuivre : {medication}.
        Nous souhaitons revoir le patient le {followUpDate}.`),
      list(`{patientName} fut admis le {admissionDate} (service : {ward}), après une lettre du {anyDate}.
        {attendingDoctor} a dirigé les soins.
        Nos examens ont montré : {diagnosis}.
        Le traitement choisi fut : {procedure}. Les fils ont été retirés par {anyPerson}.
        Le séjour s'est terminé le {dischargeDate}.
        Un contrôle est prévu le {followUpDate}. Allergies connues : {allergies}.`),
    ],
    enrolment: [
      list(`Nous certifions que {student} est inscrit à l'établissement {university}.
        Le numéro d'étudiant est {studentNumber}, la formation : {degreeProgramme}.
        Période : {semester}, soit du {semesterStart} au {semesterEnd}.
        Le diplôme préparé est le suivant : {intendedDegree}. L'inscription date du {enrolledSince}.
        Les droits de {anyMoney} ont été payés le {anyDate}.`),
      list(`{student}, numéro {studentNumber}, est inscrit chez nous depuis le {enrolledSince}.
        La matière étudiée : {degreeProgramme}, en vue du diplôme {intendedDegree}.
        Période : {semester}, semestre {studySemester} du cursus.
        Les cours vont du {semesterStart} au {semesterEnd}, les examens jusqu'au {anyDate}.
        Renseignements : {registrar}, successeur de {anyPerson}.`),
    ],
    'parking-fine': [
      list(`Le véhicule immatriculé {vehicleRegistration} a été vu le {offenceTime}.
        Lieu : {offencePlace}. L'agent a noté ceci : {offence}.
        Une amende de {fineAmount} est à payer avant le {dueDate}.
        Si vous payez avant le {reducedUntil}, la somme est de {reducedFine}.
        Vous pouvez contester jusqu'au {appealUntil}. Le tarif du {anyDate} ne vaut plus.
        L'enlèvement coûte {anyMoney}.`),
      list(`Il vous est reproché ceci : {offence}.
        Le constat fut fait par l'agent {officerNumber} le {offenceTime} à cet endroit : {offencePlace}.
        Véhicule concerné : {vehicleRegistration}. L'amende est de {fineAmount}, échéance le {dueDate}.
        Elle est ramenée à {reducedFine} jusqu'au {reducedUntil}.
        Un rappel coûte {anyMoney}. L'avis du {anyDate} est annulé.
        Toute réclamation doit arriver avant le {appealUntil}.`),
    ],
    'insurance-claim': [
      list(`Bonjour {policyHolder},
        nous revenons sur votre sinistre {claimNumber} et votre lettre du {anyDate}.
        Le dommage est survenu le {lossDate} à {lossPlace}.
        Vous nous avez écrit ceci : {lossDescription}.
        Vous demandez {claimedSum} ; {anyCompany} avait estimé {anyMoney}.
        Le contrat {policyNumber} prévoit une franchise de {deductible}.
        Nous vous verserons donc {settledSum} le {payoutDate}.
        Votre dossier est suivi par {claimsHandler}, et non plus par {anyPerson}.`),
      list(`Nous avons bien reçu vos papiers du {anyDate}.
        Il s'agit d'un événement du {lossDate} : {lossDescription}.
        Notre expert {anyPerson} est allé à {lossPlace}.
        Sur {claimedSum}, {deductible} restent à votre charge.
        Vous recevrez {settledSum} après le {payoutDate}.
        Merci de rappeler le sinistre {claimNumber} à {claimsHandler}.`),
    ],
    'loan-agreement': [
      list(`Entre {lender} (le prêteur) et {debtor} (l'emprunteur), il est convenu ce qui suit.
        Le prêteur accorde {loanAmount} sous le numéro {loanNumber}.
        Le taux est de {interestRate} par an et la durée de {loanTerm}.
        La mensualité est de {instalment}, la première étant due le {firstPaymentDate}.
        Garantie : {collateral}. Un retard coûte {anyMoney}.
        L'offre du {anyDate} est caduque.
        Le droit applicable : {governingLaw}.`),
      list(`{debtor} emprunte à {lender} la somme de {loanAmount}.
        Le taux fixe est de {interestRate} ; les frais s'élèvent à {anyMoney}.
        Le remboursement dure {loanTerm} et commence le {firstPaymentDate}.
        Chaque mois, {instalment} sont prélevés.
        Garantie : {collateral}. La caution de {anyPerson} a été refusée.
        On peut se rétracter pendant {anyDuration}.`),
    ],
    'donation-receipt': [
      list(`{charity} remercie {donor} de tout cœur.
        Le {donationDate}, nous avons reçu {donationAmount}.
        Cette somme servira à ceci : {donationPurpose}.
        Nous sommes agréés sous le numéro {taxExemptNumber} depuis le {anyDate}.
        L'an dernier, on nous a donné {anyMoney} en tout. Ce reçu porte le numéro {receiptNumber}.`),
      list(`Chers amis, nous attestons la réception d'un don.
        {donor} nous a offert {donationAmount}, arrivé le {donationDate}.
        Comme souhaité, il est destiné à ceci : {donationPurpose}.
        Gardez le reçu {receiptNumber} pour vos impôts.
        La fête du {anyDate} a rapporté {anyMoney} de plus.
        Notre trésorier {anyPerson} vous salue.`),
    ],
    'hotel-booking': [
      list(`Bonjour {guest}, merci de votre réservation. Maison : {hotelName}.
        Votre réservation porte le numéro {bookingCode}.
        Vous arrivez le {checkIn} et partez le {checkOut}, soit {nights} nuits.
        Réservé pour vous : {roomType}, à {roomRate} la nuit.
        Le séjour coûte {stayPrice}, sans la taxe de {anyMoney}.
        Vous pouvez annuler sans frais jusqu'au {cancelUntil}.
        Notre adresse : {hotelAddress}. La piscine est fermée jusqu'au {anyDate}.`),
      list(`Nous confirmons la réservation {bookingCode} de {guest}.
        Arrivée le {checkIn} après 15 heures, départ le {checkOut} avant 11 heures.
        Votre choix : {roomType}, pour {guestCount} personnes.
        Pour {nights} nuits, nous comptons {stayPrice} ; le parking coûte {anyMoney}.
        Changements libres jusqu'au {cancelUntil}.
        {anyPerson} vous attend. Maison : {hotelName}.`),
    ],
  },
};
