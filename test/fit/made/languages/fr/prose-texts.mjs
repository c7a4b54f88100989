import {list, versions} from '../list.mjs';

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
  durations:
    list(`cinq (5) jours|dix (10) jours ouvrables|quatorze (14) jours|deux (2) semaines|30 jours|trois (3) mois
    12 mois|24 mois|six semaines|un an|sept jours|huit (8) jours|10 jours|15 jours ouvrés|21 jours
    quarante-cinq (45) jours|60 jours|90 jours|quatre semaines|un mois|deux mois|3 mois|six (6) mois
    9 mois|18 mois|36 mois|deux ans|trois (3) ans|5 ans|dix semaines|un semestre`),
  events: list(`Fête d'été|Assemblée générale|Journée portes ouvertes|Concert de printemps|Atelier énergie
    Présentation du livre|Fête de Noël|Assemblée des membres|Dégustation de vins|Inauguration|Noces d'or
    Réunion des anciens|Vernissage|Concert de bienfaisance|Journée d'étude
    Séminaire sur la protection des données|Soirée poésie|Présentation du produit|Départ à la retraite
    Bal de la Saint-Jean|Remise des prix|Gala de charité|Vide-grenier|Colloque de santé publique`),
  /** Sentences that answer nothing. */
  asides: list(`Le {anyDate}, {anyPerson} nous avait déjà écrit à ce sujet.
L'an dernier, le montant était de {anyMoney}, l'année d'avant de {anyMoney}.
{anyPerson} et {anyPerson} en ont été informés le {anyDate}.
Cela ne vaut pas pour les sommes inférieures à {anyMoney} ni pour moins de {anyDuration}.
{anyCompany} n'est pas tenue par cet accord.
Des copies ont été remises le {anyDate} à {anyPerson} et à {anyCompany} également.
Jusqu'au {anyDate}, d'autres règles valaient.
Pour {anyCompany}, ce n'était que {anyMoney} en tout.
Cela avait été convenu par téléphone avec {anyPerson}.
Gardez ce papier au moins {anyDuration}.
Les dégâts de plus de {anyMoney} sont à signaler sous {anyDuration}.
Le {anyDate}, on avait parlé de {anyMoney}, à tort.
Ni {anyPerson} ni {anyCompany} ne sont engagés par là.
Une copie coûte {anyMoney} et se demande à {anyPerson}.
La règle du {anyDate} reste inchangée.`),
  prose: {
    'job-offer': versions(`
Bonjour {recipient},
à la suite de notre entretien du {anyDate}, nous avons le plaisir de vous proposer le poste de {jobTitle} chez {employer}.
Votre emploi commencera le {employmentStart} dans nos bureaux de {workplace}, sous la responsabilité de {supervisor}.
Votre salaire annuel sera de {annualSalary}, versé en douze fois ; il sera revu après la période d'essai de {probation}.
La durée du travail est de {weeklyHours} par semaine et vous avez droit à {vacationDays} de congés par an.
Chaque partie peut mettre fin au contrat avec un préavis de {noticePeriod}.
Merci de répondre avant le {answerDeadline} ; {contactPerson} est à votre disposition.

Nous sommes heureux de vous confirmer, {recipient}, que {employer} souhaite vous engager comme {jobTitle}.
Le poste est situé à {workplace}, où {supervisor} sera votre responsable ; vous commencerez le {employmentStart}.
Pour {weeklyHours} par semaine, vous percevrez {annualSalary} brut par an et bénéficierez de {vacationDays} de congés.
Vous serez à l'essai pendant {probation} ; ensuite, le préavis, de part et d'autre, sera de {noticePeriod}.
Si cette offre, dont {anyPerson} vous a parlé le {anyDate}, vous convient, écrivez avant le {answerDeadline} à {contactPerson}.

{recipient}, votre entretien du {anyDate} avec {anyPerson} nous a convaincus.
À compter du {employmentStart}, vous travailleriez chez {employer} : emploi de {jobTitle}, {weeklyHours} par semaine.
La rémunération annuelle, fixée à {annualSalary}, pourra être complétée par une prime d'au plus {anyMoney} la première année.
Vos vacances seront de {vacationDays} par an. Votre supérieur, {supervisor}, vous attend à {workplace}, où se trouve le bureau.
Pendant l'essai, qui dure {probation}, chacun peut se retirer ; plus tard, il faut prévenir {noticePeriod} à l'avance.
L'offre tombe sans réponse de votre part le {answerDeadline} au plus tard. Vos questions sont à poser à {contactPerson}, du personnel.
`),
    minutes: versions(`
La réunion s'est tenue le {meetingDate} à {meetingPlace} ; elle a été ouverte par {chairperson} à {meetingStart}.
{minuteTaker} a rédigé le procès-verbal ; {anyPerson} et {anyPerson} étaient excusés.
Le procès-verbal du {anyDate} a été approuvé sans changement.
{anyPerson} a indiqué que {anyMoney} ont été dépensés. Après discussion, un budget de {approvedSum} a été approuvé.
{responsiblePerson} préparera les documents avant le {taskDeadline}.
La prochaine réunion aura lieu le {nextMeeting}. La séance a été levée à {meetingEnd}.

Présents : {chairperson} (présidence), {anyPerson}, {anyPerson} et {minuteTaker} (secrétaire).
Le {meetingDate}, à {meetingStart}, les membres se sont retrouvés à {meetingPlace}.
Au lieu des {anyMoney} demandés, et après avoir entendu {anyPerson}, on a accordé {approvedSum}.
Il revient à {responsiblePerson} de remettre, au plus tard le {taskDeadline}, un rapport écrit.
L'ordre du jour étant épuisé, la séance s'est achevée à {meetingEnd} ; la suivante se tiendra le {nextMeeting}.

Procès-verbal, rédigé par {minuteTaker}, de la séance tenue à {meetingPlace} sous la présidence de {chairperson}.
On a commencé à {meetingStart} précises, ce {meetingDate}, en l'absence de {anyPerson}.
La décision du {anyDate} est annulée : {approvedSum} sont ouverts pour les travaux, {anyMoney} seront discutés plus tard.
Avant le {taskDeadline}, ainsi qu'il a été convenu, {responsiblePerson} demandera trois devis.
Prochain rendez-vous : {nextMeeting}. Fin de la séance : {meetingEnd}.
`),
    invitation: versions(`
{host} a le plaisir de vous inviter : {eventName}.
Rendez-vous le {eventDate} à {venue}, ouverture des portes à {eventStart}.
La conférence sera donnée par {speaker}, accompagnée au piano par {anyPerson}.
La participation est de {admissionFee} par personne, {anyMoney} pour les enfants.
Merci de répondre avant le {answerDeadline} à {contactPerson}.

Vous êtes invités, vous et votre famille, à notre manifestation : {eventName}, qui aura lieu le {eventDate} dans les murs du {venue}.
On pourra entrer dès {eventStart} ; pour finir, {anyPerson} chantera.
L'exposé, attendu depuis le {anyDate}, sera fait par {speaker}.
Pour l'entrée, qui comprend une collation, il est demandé {admissionFee} par personne.
Les inscriptions sont reçues avant le {answerDeadline} par {contactPerson}. Au plaisir de vous voir : {host}, avec tout le comité.

{eventDate}, {eventStart}, {venue} : retenez bien cette date !
À l'occasion suivante, {eventName}, vous êtes les hôtes de {host}, avec le concours de {anyCompany}.
La parole sera donnée à {speaker}, que présentera {anyPerson}.
Billets à {admissionFee}, étudiants {anyMoney} seulement.
Dites à {contactPerson}, d'ici au {answerDeadline}, si vous serez des nôtres.
`),
    reminder: versions(`
Bonjour {recipient},
notre facture {invoiceNumber} du {invoiceDate} était à régler le {dueDate} et n'est pas entièrement payée.
Sur un total de {totalDue}, nous avons reçu {lastPayment} le {lastPaymentDate} ; il reste donc {overdueAmount} à payer.
Nous devons facturer {reminderFee} pour ce rappel.
Veuillez payer au plus tard le {paymentDeadline} ; ensuite nous compterons des intérêts de {lateInterest} par an.
Si votre paiement a croisé cette lettre, n'en tenez pas compte. {contactPerson} vous répondra volontiers.

{recipient}, d'après nos livres vous nous devez encore {overdueAmount}.
C'est ce qui reste de la facture n° {invoiceNumber}, établie le {invoiceDate}, d'un montant de {totalDue} et payable jusqu'au {dueDate}.
Le {lastPaymentDate}, vous nous avez viré, et nous vous en remercions, {lastPayment}.
À notre regret, {reminderFee} s'y ajoutent pour la présente lettre.
Sans argent de votre part d'ici au {paymentDeadline}, des intérêts de {lateInterest} l'an seront dus.
Votre compte est suivi par {contactPerson}, qui répondra à vos questions. Nous vous avions déjà écrit le {anyDate}.

Peut-être vous a-t-elle échappé, {recipient} : notre facture {invoiceNumber}, datée du {invoiceDate}, aurait dû être réglée avant le {dueDate}.
Un seul paiement, {lastPayment}, est arrivé, le {lastPaymentDate} ; sur {totalDue}, il manque donc {overdueAmount}.
Veuillez virer cette somme, augmentée de {reminderFee} de frais, le {paymentDeadline} au plus tard.
À défaut, l'affaire sera remise à {anyCompany} et un taux de {lateInterest} s'appliquera.
Si vous préférez payer en plusieurs fois, parlez-en à {contactPerson}.
`),
    terms: versions(`
Ces conditions valent pour toute commande passée auprès de {supplier} à partir du {effectiveDate}.
La marchandise non utilisée peut être renvoyée sous {returnPeriod} après réception ; le prix est remboursé sous {anyDuration}.
Le vendeur donne une garantie de {warrantyPeriod} sur tous les appareils, de {anyDuration} sur l'occasion.
Les frais de port sont de {shippingCost} par commande ; à partir de {freeShippingFrom} la livraison est gratuite.
Les factures sont payables sous {paymentTerm}. En cas de retard, un intérêt de {lateInterest} est compté.
Le tribunal compétent est celui de {courtPlace} ; s'applique {governingLaw}.

Avec effet au {effectiveDate}, {supplier} ne vend qu'aux conditions ci-après ; celles du {anyDate} ne valent plus.
Pour régler sa facture, le client dispose, sauf accord contraire, de {paymentTerm} ; ensuite un intérêt de {lateInterest} l'an est dû.
Les commandes d'au moins {freeShippingFrom} sont livrées franco ; aux autres s'ajoutent {shippingCost} de port.
Ce qui ne plaît pas peut être rendu, tant que l'emballage est intact, dans un délai de {returnPeriod} après la livraison.
Si un défaut apparaît pendant la garantie, d'une durée de {warrantyPeriod}, on répare sans frais ; les pièces sont tenues pendant {anyDuration}.
S'applique {governingLaw} ; les actions sont portées devant les tribunaux de {courtPlace}.

{supplier} (ci-après le Vendeur) et le client sont liés par ces conditions, en vigueur depuis le {effectiveDate}.
Port : {shippingCost} par envoi, offert cependant dès {freeShippingFrom} d'achat.
Retours : le client a {returnPeriod} pour se décider ; l'argent est rendu après {anyDuration}.
Garantie : {warrantyPeriod} dès la livraison, hors pièces d'usure.
Paiement : sans escompte, à {paymentTerm}. Les retards portent intérêt à {lateInterest}, et chaque rappel coûte {anyMoney}.
Droit et for : {governingLaw}, tribunaux de {courtPlace}.
`),
    agreement: versions(`
Le présent contrat est conclu avec effet au {effectiveDate} entre {client} (le Client) et {contractor} (le Prestataire).
Le Prestataire fournit les services décrits en annexe et commence sous {anyDuration} après la signature.
Le Client paie des honoraires de {serviceFee} par mois, sous {paymentTerm} après la date de facture.
Le contrat dure {contractTerm} et peut être résilié avec un préavis écrit de {noticePeriod}.
La responsabilité est limitée à {liabilityCap} au total et à {anyMoney} par cas.
Le tribunal de {courtPlace} est compétent ; s'applique {governingLaw}.

Entre les soussignés, {client}, représenté par {anyPerson} et ci-après dénommé le Client, et {contractor}, ci-après dénommé le Prestataire, il a été convenu ce qui suit.
Le contrat entre en vigueur le {effectiveDate} ; il est conclu pour {contractTerm}, à moins que l'une des parties ne le dénonce avant, en respectant un délai de {noticePeriod}.
En contrepartie, le Prestataire reçoit chaque mois {serviceFee}, payables {paymentTerm} après l'arrivée de sa facture.
Les frais de plus de {anyMoney} demandent un accord préalable.
Pour tout dommage, sauf faute intentionnelle, on ne répond pas au-delà de {liabilityCap}.
Est applicable {governingLaw} ; les litiges vont devant les tribunaux de {courtPlace}.

{contractor}, prestataire, s'engage à exécuter pour {client}, son client, les travaux de l'annexe A.
Début : les travaux sont dus à partir du {effectiveDate}, après remise des plans par {anyPerson}.
Durée : {contractTerm}, avec faculté de résilier moyennant {noticePeriod} de préavis.
Prix : {serviceFee} par mois ; aucune avance, notamment de {anyMoney}, n'est due.
Paiement : {paymentTerm} après réception des factures.
Responsabilité : au total {liabilityCap} au maximum, quelle que soit la cause.
Droit et for : {governingLaw}, tribunaux de {courtPlace}.
`),
  },
};
