import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of letters, contracts, minutes and invitations. */
export const proseConcepts = parseConcepts(`
employmentStart = Date d'embauche|Prise de fonction|Entrée en fonction > jour où commence l'emploi > Quand commence l'emploi ?
annualSalary = Salaire annuel|Rémunération annuelle|Salaire brut annuel > paie par an > Combien l'emploi rapporte-t-il par an ?
weeklyHours = Horaire hebdomadaire|Durée du travail|Heures par semaine > temps à travailler chaque semaine > Combien d'heures faut-il travailler par semaine ?
vacationDays = Congés payés|Congés annuels|Jours de congé > jours libres dans l'année > Combien de jours de congé y a-t-il ?
probation = Période d'essai|Durée de l'essai > temps de mise à l'épreuve > Combien de temps dure l'essai ?
supervisor = Responsable hiérarchique|Supérieur|Rattaché à > chef du nouvel employé > Qui est le supérieur ?
answerDeadline = Réponse avant le|RSVP avant le|Réponse souhaitée > dernier jour pour répondre > Avant quand faut-il répondre ?
workplace = Lieu de travail|Lieu d'affectation > ville où l'on travaille > Où se fait le travail ?
meetingDate = Date de la réunion|Réunion du|Séance du > jour de la rencontre > Quand la réunion a-t-elle eu lieu ?
meetingStart = Début de la séance|Ouverture de la séance > heure où la séance a commencé > À quelle heure la réunion a-t-elle commencé ?
meetingEnd = Fin de la séance|Clôture de la séance > heure où la séance a fini > À quelle heure la réunion a-t-elle fini ?
meetingPlace = Lieu de la réunion|Salle|Tenue à > ville où l'on s'est réuni > Où s'est tenue la réunion ?
chairperson = Présidence|Président de séance|Présidée par > qui a dirigé la réunion > Qui a présidé la réunion ?
minuteTaker = Secrétaire de séance|Procès-verbal par|Rédacteur > qui a écrit le procès-verbal > Qui a rédigé le procès-verbal ?
nextMeeting = Prochaine réunion|Prochaine séance > jour où l'on se revoit > Quand se réunira-t-on de nouveau ?
approvedSum = Budget approuvé|Montant voté > somme accordée > Quelle somme a été accordée ?
responsiblePerson = Responsable|Chargé de l'action|Confié à > qui doit faire la tâche > Qui s'occupe de la tâche ?
taskDeadline = Délai|À faire avant le|Échéance de la tâche > dernier jour pour la tâche > Avant quand la tâche doit-elle être faite ?
eventName = Événement|Occasion|Manifestation > à quoi l'on invite > Qu'est-ce qui est organisé ?
eventDate = Date de l'événement|Quand > jour de la fête > Quel jour a lieu l'événement ?
eventStart = Ouverture des portes|Début à > heure de l'événement > À quelle heure commence l'événement ?
venue = Lieu de l'événement|Où > endroit de la fête > Où se passe l'événement ?
host = Organisateur|Hôte|Organisé par > qui invite > Qui invite ?
admissionFee = Entrée|Participation|Droit d'entrée > prix pour participer > Combien coûte la participation ?
speaker = Orateur|Conférencier|Intervenant > qui donne la conférence > Qui va parler ?
overdueAmount = Montant impayé|Reste dû|Arriéré > somme pas encore payée > Combien est encore dû ?
reminderFee = Frais de rappel|Frais de relance > coût de ce rappel > Combien coûte le rappel ?
paymentDeadline = Nouveau délai de paiement|À régler au plus tard le|Dernier délai > jour où l'argent doit être arrivé > Jusqu'à quand peut-on encore payer ?
lastPayment = Paiement reçu|Dernier paiement|Acompte reçu > somme déjà payée > Combien a été payé auparavant ?
lastPaymentDate = Paiement reçu le|Date du dernier paiement > jour du dernier versement > Quand le dernier paiement est-il arrivé ?
returnPeriod = Délai de retour|Délai de rétractation|Droit de retour > temps pour renvoyer la marchandise > Combien de temps peut-on renvoyer la marchandise ?
warrantyPeriod = Garantie|Durée de garantie > temps où le vendeur répond des défauts > Combien de temps dure la garantie ?
shippingCost = Frais de port|Frais de livraison|Port > coût de l'envoi > Combien coûte la livraison ?
freeShippingFrom = Port gratuit dès|Livraison gratuite à partir de > valeur de commande pour une livraison sans frais > À partir de quel montant la livraison est-elle gratuite ?
lateInterest = Intérêts de retard|Taux de pénalité > pourcentage en cas de retard > Quel taux s'applique en cas de retard ?
courtPlace = Tribunal compétent|For|Juridiction compétente > ville dont les tribunaux décident > Les tribunaux de quelle ville sont compétents ?
client = Client|Donneur d'ordre|Commanditaire > qui commande les services > Qui commande les services ?
contractor = Prestataire|Consultant|Entrepreneur > qui fait le travail > Qui fournit les services ?
serviceFee = Honoraires|Rémunération|Prix mensuel > prix des services > Combien coûtent les services ?
paymentTerm = Délai de paiement|Conditions de paiement|Payable sous > temps accordé pour payer > En combien de temps faut-il payer les factures ?
contractTerm = Durée du contrat|Durée > combien de temps court le contrat > Combien de temps dure le contrat ?
effectiveDate = Date d'effet|Entrée en vigueur|Prise d'effet > jour où le contrat prend effet > À partir de quel jour le contrat vaut-il ?
liabilityCap = Plafond de responsabilité|Limite de responsabilité > plus haute somme de dommages > Jusqu'à quelle somme est-on responsable ?
`);
