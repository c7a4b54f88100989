import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of papers with captions: vehicles, journeys, parcels, insurances, persons. */
export const captionConcepts = parseConcepts(`
vin = N° de châssis|VIN|Numéro d'identification du véhicule > numéro frappé sur le châssis > Quel est le numéro du châssis ?
vehicleMake = Marque|Constructeur > qui a construit la voiture > Quelle société a construit le véhicule ?
vehicleModel = Modèle|Type|Dénomination commerciale > modèle de la voiture > De quel modèle s'agit-il ?
firstRegistration = Date de 1re immatriculation|Première mise en circulation > jour où la voiture a d'abord roulé > Quand le véhicule a-t-il été immatriculé d'abord ?
engineCapacity = Cylindrée > taille du moteur > Quelle est la taille du moteur ?
enginePower = Puissance nette maximale|Puissance > force du moteur > Quelle est la force du moteur ?
vehicleMass = Masse à vide|Masse|Poids à vide > poids du véhicule > Combien pèse le véhicule ?
fuelType = Carburant|Énergie|Type de carburant > ce que brûle le moteur > À quoi roule le véhicule ?
vehicleColour = Couleur|Couleur du véhicule > peinture de la voiture > De quelle couleur est le véhicule ?
seatCount = Places assises|Nombre de places > places pour des personnes > Combien de personnes peuvent s'asseoir ?
keeper = Titulaire du certificat|Titulaire|Détenteur > personne au nom de qui est la voiture > Au nom de qui est le véhicule ?
gate = Porte|Porte d'embarquement > sortie à l'aéroport > De quelle porte part-on ?
boardingTime = Embarquement|Heure d'embarquement > heure pour monter à bord > Quand commence l'embarquement ?
travelClass = Classe|Cabine > catégorie de la place > En quelle classe est la place ?
ticketNumber = N° de billet|Billet n°|Numéro de billet > numéro du billet > Quel est le numéro du billet ?
baggageAllowance = Bagages|Franchise bagages > bagages permis > Combien de bagages sont permis ?
shipper = Expéditeur|Exp. > qui envoie la marchandise > Qui envoie le colis ?
consignee = Destinataire du colis|Livrer à|Dest. > qui reçoit la marchandise > Qui reçoit le colis ?
trackingNumber = N° de suivi|Numéro de suivi|N° d'envoi > numéro pour suivre le colis > Sous quel numéro peut-on suivre le colis ?
parcelWeight = Poids|Poids brut > combien pèse le paquet > Quel est le poids du colis ?
parcelCount = Nombre de colis|Colis|Pièces > compte des paquets > Combien y a-t-il de colis ?
tour = Tournée|N° de tournée > numéro de la ronde de livraison > Quelle tournée le livre ?
driver = Chauffeur|Conducteur|Livreur > qui conduit > Qui conduit ?
deliveryDate = Date de livraison|Livré le|Livraison le > jour où arrive la marchandise > Quand la marchandise est-elle livrée ?
deliveryAddress = Adresse de livraison|Lieu de livraison > où va la marchandise > Où la marchandise est-elle portée ?
goodsDescription = Contenu|Désignation du contenu|Nature de la marchandise > ce qui est dans le colis > Que contient l'envoi ?
goodsValue = Valeur|Valeur déclarée|Valeur en douane > ce que vaut la marchandise > Que vaut la marchandise ?
originCountry = Pays d'origine|Origine de la marchandise > pays d'où vient la marchandise > Dans quel pays la marchandise a-t-elle été faite ?
tariffCode = N° tarifaire|Code SH|Code douanier > numéro du tarif des douanes > Sous quel numéro tarifaire tombe-t-elle ?
policyHolder = Souscripteur|Assuré|Preneur d'assurance > personne qui a l'assurance > Qui est assuré ?
insuredSum = Somme assurée|Capital garanti|Montant garanti > le plus que paie l'assurance > Jusqu'à quelle somme est-on assuré ?
premium = Prime annuelle|Prime|Cotisation > prix de l'assurance > Combien coûte l'assurance ?
deductible = Franchise > part que l'on paie soi-même > Combien faut-il payer soi-même ?
coverStart = Début de garantie|Prise d'effet de la garantie > premier jour de l'assurance > Depuis quand est-on couvert ?
coverEnd = Fin de garantie|Échéance de la garantie > dernier jour de l'assurance > Jusqu'à quand est-on couvert ?
fatherName = Père|Nom du père > parent masculin > Qui est le père ?
motherName = Mère|Nom de la mère > parent féminin > Qui est la mère ?
nationality = Nationalité > pays de la personne > De quel pays la personne est-elle citoyenne ?
`);
