import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of papers with tables: pay, taxes, stays, school, journeys, bills of utilities and workshops. */
export const tableConcepts = parseConcepts(`
hourlyRate = Taux horaire|Salaire horaire > paie pour une heure > Combien paie-t-on pour une heure ?
hoursWorked = Heures travaillées|Heures|Heures payées > temps payé > Combien d'heures a-t-on travaillé ?
taxableIncome = Net imposable|Salaire imposable > part qui est imposée > Sur combien paie-t-on l'impôt ?
employerPension = Retraite part patronale|Retraite (employeur) > ce que l'employeur verse pour la retraite > Combien l'employeur verse-t-il pour la retraite ?
employeePension = Retraite part salariale|Retraite (salarié) > ce que le salarié verse pour la retraite > Combien le salarié verse-t-il pour la retraite ?
healthInsurance = Assurance maladie|Mutuelle|Maladie > cotisation en cas de maladie > Combien va à l'assurance maladie ?
roomNumber = Chambre|N° de chambre > quelle chambre c'était > Dans quelle chambre le client a-t-il dormi ?
checkIn = Arrivée|Date d'arrivée > premier jour du séjour > Quand le client est-il arrivé ?
checkOut = Départ|Date de départ > dernier jour du séjour > Quand le client est-il parti ?
guest = Client de l'hôtel|Nom du client|Hôte > qui a logé à l'hôtel > Qui y a logé ?
roomRate = Prix de la chambre|Tarif par nuit|Prix par nuit > prix d'une nuit > Combien coûte une nuit ?
taxYear = Année d'imposition|Année fiscale|Exercice > année de l'impôt > Pour quelle année est l'impôt ?
totalIncome = Revenu total|Total des revenus|Revenu brut global > tout ce qui a été gagné > Combien a été gagné en tout ?
allowance = Abattement|Déduction|Part exonérée > part non imposée > Combien est exonéré ?
taxAssessed = Impôt établi|Impôt dû|Montant de l'impôt > impôt de l'année > Combien d'impôt a été fixé ?
prepaid = Acomptes versés|Déjà payé|Prélèvements déjà versés > impôt payé avant > Combien d'impôt a été payé avant ?
refund = Remboursement|Trop-perçu|À restituer > argent rendu > Combien est rendu ?
pupil = Élève|Nom de l'élève > enfant dont il s'agit > De quel élève s'agit-il ?
className = Classe|Niveau|Groupe > groupe de l'élève > Dans quelle classe est l'élève ?
schoolYear = Année scolaire|Trimestre > année du bulletin > Pour quelle année scolaire est-ce ?
daysAbsent = Absences|Jours d'absence|Demi-journées manquées > jours où l'élève manquait > Combien de jours l'élève a-t-il manqué ?
classTeacher = Professeur principal|Maître de classe > enseignant de la classe > Qui est l'enseignant de la classe ?
weekEnding = Semaine se terminant le|Semaine du > dernier jour de la semaine > De quelle semaine s'agit-il ?
totalHours = Total des heures|Heures totales|Somme des heures > toutes les heures ensemble > Combien d'heures y a-t-il en tout ?
tripPurpose = Objet du déplacement|Motif du voyage|But du voyage > pourquoi on a voyagé > À quoi servait le voyage ?
advancePaid = Avance|Moins avance|Avance versée > argent donné avant > Combien d'argent a été donné avant ?
reimbursement = À rembourser|Montant à rembourser|Dû au salarié > ce que la personne récupère > Combien le voyageur récupère-t-il ?
previousBill = Facture précédente|Solde facture précédente > ce qui a été facturé avant > De combien était la facture d'avant ?
standingCharge = Abonnement|Part fixe|Prime fixe > prix fixe sans consommation > Que paie-t-on même sans consommer ?
unitRate = Prix unitaire du kWh|Prix du kWh|Tarif unitaire > prix d'une unité > Combien coûte une unité ?
discount = Escompte|Remise|Rabais > ce qu'on peut déduire > Combien peut-on déduire ?
discountDeadline = Escompte si paiement avant le|Remise jusqu'au > dernier jour pour payer moins > Jusqu'à quand peut-on payer moins ?
instalment = Mensualité|Nouvelle mensualité|Acompte mensuel > ce qui est payé chaque mois > Combien paie-t-on chaque mois ?
nextReadingDate = Prochain relevé|Date du prochain relevé > jour où l'on relève de nouveau > Quand relève-t-on de nouveau ?
mileage = Kilométrage|Compteur km > distance parcourue par la voiture > Combien la voiture a-t-elle roulé ?
labourHours = Heures de main-d'œuvre|Temps passé > heures de travail > Combien d'heures le travail a-t-il pris ?
labourRate = Taux de main-d'œuvre|Tarif/h > prix d'une heure de travail > Combien coûte une heure de travail ?
labourCost = Main-d'œuvre|Total main-d'œuvre > prix du travail > Combien a coûté le travail ?
partsCost = Pièces|Total pièces|Fournitures > prix des pièces > Combien ont coûté les pièces ?
`);
