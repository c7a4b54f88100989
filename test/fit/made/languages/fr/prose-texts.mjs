import {list} from '../list.mjs';

/** Letters, contracts, minutes and invitations: `{key}` stands for the value of a concept, `{any...}` for one like it. */
export const proseTexts = {
  headings: {
    'job-offer': list("Offre d'emploi|Promesse d'embauche|Lettre d'engagement"),
    minutes: list('Procès-verbal de la réunion|Compte rendu|Procès-verbal'),
    invitation: list('Invitation|Vous êtes invités'),
    reminder: list('Rappel de paiement|Relance|Mise en demeure'),
    terms: list('Conditions générales de vente|Conditions générales'),
    agreement: list('Contrat de prestation de services|Contrat de conseil|Contrat-cadre'),
  },
  spans: {hours: 'heures', days: 'jours'},
  durations: list(
    'cinq (5) jours|dix (10) jours ouvrables|quatorze (14) jours|deux (2) semaines|30 jours|trois (3) mois|12 mois|24 mois|six semaines|un an',
  ),
  events: list(
    "Fête d'été|Assemblée générale|Journée portes ouvertes|Concert de printemps|Atelier énergie|Présentation du livre",
  ),
  /** Sentences that answer nothing. */
  asides: list(`Le {anyDate}, {anyPerson} nous avait déjà écrit à ce sujet.
L'an dernier, le montant était de {anyMoney}, l'année d'avant de {anyMoney}.
{anyPerson} et {anyPerson} en ont été informés le {anyDate}.
Cela ne vaut pas pour les sommes inférieures à {anyMoney} ni pour moins de {anyDuration}.
{anyCompany} n'est pas tenue par cet accord.`),
  prose: {
    'job-offer': list(`Bonjour {recipient},
à la suite de notre entretien du {anyDate}, nous avons le plaisir de vous proposer le poste de {jobTitle} chez {employer}.
Votre emploi commencera le {employmentStart} dans nos bureaux de {workplace}, sous la responsabilité de {supervisor}.
Votre salaire annuel sera de {annualSalary}, versé en douze fois ; il sera revu après la période d'essai de {probation}.
La durée du travail est de {weeklyHours} par semaine et vous avez droit à {vacationDays} de congés par an.
Chaque partie peut mettre fin au contrat avec un préavis de {noticePeriod}.
Merci de répondre avant le {answerDeadline} ; {contactPerson} est à votre disposition.`),
    minutes:
      list(`La réunion s'est tenue le {meetingDate} à {meetingPlace} ; elle a été ouverte par {chairperson} à {meetingStart}.
{minuteTaker} a rédigé le procès-verbal ; {anyPerson} et {anyPerson} étaient excusés.
Le procès-verbal du {anyDate} a été approuvé sans changement.
{anyPerson} a indiqué que {anyMoney} ont été dépensés. Après discussion, un budget de {approvedSum} a été approuvé.
{responsiblePerson} préparera les documents avant le {taskDeadline}.
La prochaine réunion aura lieu le {nextMeeting}. La séance a été levée à {meetingEnd}.`),
    invitation: list(`{host} a le plaisir de vous inviter : {eventName}.
Rendez-vous le {eventDate} à {venue}, ouverture des portes à {eventStart}.
La conférence sera donnée par {speaker}, accompagnée au piano par {anyPerson}.
La participation est de {admissionFee} par personne, {anyMoney} pour les enfants.
Merci de répondre avant le {answerDeadline} à {contactPerson}.`),
    reminder: list(`Bonjour {recipient},
notre facture {invoiceNumber} du {invoiceDate} était à régler le {dueDate} et n'est pas entièrement payée.
Sur un total de {totalDue}, nous avons reçu {lastPayment} le {lastPaymentDate} ; il reste donc {overdueAmount} à payer.
Nous devons facturer {reminderFee} pour ce rappel.
Veuillez payer au plus tard le {paymentDeadline} ; ensuite nous compterons des intérêts de {lateInterest} par an.
Si votre paiement a croisé cette lettre, n'en tenez pas compte. {contactPerson} vous répondra volontiers.`),
    terms:
      list(`Ces conditions valent pour toute commande passée auprès de {supplier} à partir du {effectiveDate}.
La marchandise non utilisée peut être renvoyée sous {returnPeriod} après réception ; le prix est remboursé sous {anyDuration}.
Le vendeur donne une garantie de {warrantyPeriod} sur tous les appareils, de {anyDuration} sur l'occasion.
Les frais de port sont de {shippingCost} par commande ; à partir de {freeShippingFrom} la livraison est gratuite.
Les factures sont payables sous {paymentTerm}. En cas de retard, un intérêt de {lateInterest} est compté.
Le tribunal compétent est celui de {courtPlace} ; s'applique {governingLaw}.`),
    agreement:
      list(`Le présent contrat est conclu avec effet au {effectiveDate} entre {client} (le Client) et {contractor} (le Prestataire).
Le Prestataire fournit les services décrits en annexe et commence sous {anyDuration} après la signature.
Le Client paie des honoraires de {serviceFee} par mois, sous {paymentTerm} après la date de facture.
Le contrat dure {contractTerm} et peut être résilié avec un préavis écrit de {noticePeriod}.
La responsabilité est limitée à {liabilityCap} au total et à {anyMoney} par cas.
Le tribunal de {courtPlace} est compétent ; s'applique {governingLaw}.`),
  },
};
