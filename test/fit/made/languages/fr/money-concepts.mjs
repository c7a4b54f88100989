import {parseConcepts} from '../parse-concepts.mjs';

/** Faits des sinistres, prêts, dons, téléphones, devis, commandes et hôtels. */
export const moneyConcepts = parseConcepts(`
insurer = Assureur|Compagnie d'assurance|Société d'assurance|Assuré auprès de
  > qui paie le dommage|nom de la compagnie|porteur du risque|mutuelle qui couvre
  > Quelle compagnie est-ce ?|Qui paie le dommage ?|Qui couvre la personne ?|Auprès de qui est-on couvert ?
claimNumber = N° de sinistre|Sinistre n°|Référence sinistre|Dossier sinistre
  > dossier du dommage|identifiant du cas chez l'assureur|numéro sous lequel le dommage est traité|code du sinistre
  > Sous quel numéro est traité le dommage ?|Quel est le dossier du dommage ?|Comment le cas est-il identifié ?|Que rappeler à l'assureur ?
lossDate = Date du sinistre|Date de l'accident|Sinistre du|Survenu le
  > jour du dommage|quand l'accident eut lieu|jour de l'événement|quand c'est arrivé
  > Quand le dommage a-t-il eu lieu ?|Quel jour était l'accident ?|Quand est-ce arrivé ?|De quand date l'événement ?
lossPlace = Lieu du sinistre|Lieu de l'accident|Survenu à|Localité du sinistre
  > où le dommage eut lieu|ville de l'accident|endroit de l'événement|place du dommage
  > Où le dommage a-t-il eu lieu ?|Dans quelle ville était l'accident ?|Où est-ce arrivé ?|Quel est l'endroit de l'événement ?
lossDescription = Circonstances|Description du sinistre|Causes du sinistre|Récit des faits
  > comment c'est arrivé|ce qui est abîmé|déroulement de l'accident|exposé du dommage
  > Comment est-ce arrivé ?|Qu'est-ce qui est abîmé ?|Que s'est-il passé ?|Quel est le déroulement ?
claimedSum = Montant réclamé|Somme demandée|Montant des dommages|Votre demande
  > ce que demande l'assuré|valeur du dommage|indemnité voulue|total des prétentions
  > Combien l'assuré demande-t-il ?|À combien est le dommage ?|Quelle indemnité est voulue ?|À combien s'élèvent les prétentions ?
settledSum = Indemnité|Montant versé|Règlement|Indemnité versée
  > ce que paie l'assureur|somme accordée|dédommagement|argent que reçoit l'assuré
  > Combien paie l'assureur ?|Quelle somme est accordée ?|Que reçoit l'assuré ?|De combien est le dédommagement ?
claimsHandler = Gestionnaire|Gestionnaire du dossier|Dossier suivi par|Votre interlocuteur
  > qui traite le dommage|employé chargé du cas|personne chez l'assureur|responsable du dossier
  > Qui traite le dommage ?|Qui est chargé du cas ?|Quel employé s'en occupe ?|À qui écrire chez l'assureur ?
payoutDate = Versement le|Date de versement|Payé le|Date du règlement
  > jour où l'argent part|quand l'indemnité arrive|jour du virement|moment du paiement à l'assuré
  > Quand l'argent est-il versé ?|Quel jour est le virement ?|Quand l'assuré sera-t-il payé ?|À quelle date arrive l'indemnité ?
lender = Prêteur|Établissement prêteur|Créancier|Organisme prêteur
  > qui prête l'argent|banque du crédit|à qui l'on doit|institut qui finance
  > Qui prête l'argent ?|Quelle banque finance ?|À qui doit-on l'argent ?|Quel institut accorde le crédit ?
debtor = Emprunteur|Débiteur|Nom de l'emprunteur|Le bénéficiaire du prêt
  > qui reçoit le prêt|qui doit rembourser|personne endettée|celui qui emprunte
  > Qui reçoit le prêt ?|Qui doit rembourser ?|Qui emprunte ?|Qui doit l'argent ?
loanAmount = Montant du prêt|Capital emprunté|Montant emprunté|Montant du crédit
  > combien est prêté|somme du crédit|argent emprunté|capital
  > Combien est prêté ?|De combien est le crédit ?|Quelle somme est empruntée ?|Quel est le capital ?
interestRate = Taux d'intérêt|TAEG|Taux nominal|Taux annuel
  > prix de l'argent en pour cent|intérêt par an|pourcentage du crédit|coût annuel en pour cent
  > Quel pourcentage est demandé ?|À combien sont les intérêts ?|Quel est le coût par an en pour cent ?|À quel pourcentage prête-t-on ?
loanTerm = Durée du prêt|Durée de remboursement|Durée du crédit|Nombre d'échéances
  > temps pour rembourser|combien de mois ou d'années|longueur du crédit|étalement
  > En combien de temps rembourse-t-on ?|Combien de mois dure le crédit ?|Sur quel temps est-il étalé ?|Combien dure-t-il ?
loanNumber = N° de prêt|Contrat de prêt n°|Numéro de crédit|Dossier de prêt
  > identifiant du crédit|référence du financement|compte du prêt|code du prêt
  > Quel est l'identifiant du crédit ?|Sous quel numéro est le prêt ?|Quelle est la référence du financement ?|De quel dossier de crédit s'agit-il ?
firstPaymentDate = Première échéance|Première mensualité le|Début du remboursement|1re échéance
  > quand on paie d'abord|jour du premier paiement|commencement du remboursement|départ des mensualités
  > Quand paie-t-on pour la première fois ?|Quand commence le remboursement ?|Quel jour est le premier paiement ?|À partir de quand rembourse-t-on ?
collateral = Garantie|Sûreté|Garantie du prêt|Garanti par
  > ce qui assure le crédit|gage de la banque|bien mis en gage|protection du prêteur
  > Qu'est-ce qui assure le crédit ?|Quel bien est en gage ?|Que peut prendre la banque ?|Comment le prêteur est-il protégé ?
charity = Association|Organisme bénéficiaire|Œuvre|Bénéficiaire du don
  > qui reçoit le don|nom de l'association|organisation aidée|bonne cause
  > Qui a reçu le don ?|À quelle organisation a-t-on donné ?|Quelle association remercie ?|Quelle œuvre est-ce ?
donor = Donateur|Nom du donateur|Don de|Versé par
  > qui a donné|bienfaiteur|personne généreuse|auteur du don
  > Qui a donné ?|De qui vient l'argent ?|Qui est le bienfaiteur ?|Qui est l'auteur du don ?
donationAmount = Montant du don|Somme versée|Don|Valeur du don
  > combien est donné|argent offert|valeur du cadeau|somme généreuse
  > Combien a été donné ?|Quelle somme est offerte ?|Que vaut le cadeau ?|De combien est-ce ?
donationDate = Date du don|Don reçu le|Date du versement|Versé le
  > jour du cadeau|quand on a donné|réception du don|jour où l'argent fut offert
  > Quand a-t-on donné ?|Quel jour le cadeau est-il arrivé ?|Quand fut-il reçu ?|De quand date le cadeau ?
donationPurpose = Affectation|Objet du don|Destiné à|Utilisation du don
  > à quoi sert l'argent|projet soutenu|but du cadeau|cause aidée
  > À quoi sert l'argent ?|Quel projet est soutenu ?|Quel est le but du cadeau ?|Que fera-t-on de la somme ?
donationKind = Nature du don|Forme du don|Type de don|Mode de don
  > argent ou objet|genre de cadeau|sorte de contribution|espèce du cadeau
  > Est-ce de l'argent ou un objet ?|Quel genre de cadeau est-ce ?|Sous quelle forme a-t-on donné ?|Quelle sorte est cochée ?
taxExemptNumber = N° d'agrément|N° RNA|Agrément fiscal n°|N° d'association
  > numéro qui dispense d'impôt|immatriculation de l'association|preuve d'utilité publique|code de l'organisme
  > Sous quel numéro l'association est-elle agréée ?|Quelle est son immatriculation ?|Quel numéro dispense d'impôt ?|Quel code a l'organisme ?
receiptNumber = Reçu n°|N° de reçu|Numéro du reçu|Quittance n°
  > numéro d'ordre du reçu|identifiant de ce papier|code de la quittance|numéro du justificatif
  > Quel numéro a ce papier ?|Comment le reçu est-il identifié ?|Quel est le code de la quittance ?|Quel est le numéro d'ordre ?
phoneLine = Ligne|N° de ligne|Votre numéro|Numéro mobile
  > numéro facturé|téléphone du client|carte SIM|raccordement
  > Quel numéro est facturé ?|Pour quel téléphone est-ce ?|De quel raccordement s'agit-il ?|Quel numéro a la carte ?
tariff = Forfait|Votre offre|Abonnement|Formule
  > ce que le client a choisi|nom du contrat|plan tarifaire|paquet
  > Qu'a choisi le client ?|Comment s'appelle le contrat ?|Quel plan a-t-il ?|Dans quelle offre est-il ?
usageCharges = Consommations hors forfait|Communications|Hors forfait|Appels et données
  > prix des appels|part variable|coût de l'usage|ce qui dépasse l'abonnement
  > Que coûtent les appels ?|De combien est la part variable ?|Que paie-t-on pour l'usage ?|Combien s'ajoute au prix fixe ?
dataUsed = Données utilisées|Internet consommé|Volume de données|Data consommée
  > gigaoctets employés|quantité d'internet|volume navigué|trafic du mois
  > Combien de gigaoctets sont employés ?|Quelle quantité d'internet ?|Quel est le trafic ?|Combien a-t-on navigué ?
contractEnd = Fin d'engagement|Engagé jusqu'au|Fin du contrat|Terme de l'engagement
  > combien de temps on est lié|dernier jour lié|quand on peut partir|sortie possible
  > Jusqu'à quand est-on lié ?|Quand peut-on partir ?|Quel est le dernier jour lié ?|Quand cesse le contrat ?
quoteNumber = Devis n°|N° de devis|Offre n°|Numéro de l'offre
  > identifiant de l'offre|référence à rappeler en commandant|code du devis|dossier de l'offre
  > Quel est l'identifiant de l'offre ?|Que rappeler en commandant ?|De quel devis s'agit-il ?|Sous quel numéro a-t-on offert ?
quoteDate = Date du devis|Devis du|Date de l'offre|Établi le
  > jour de l'offre|quand on a proposé|de quand sont les prix|rédaction du devis
  > Quand a-t-on proposé ?|De quel jour est l'offre ?|De quand sont les prix ?|Quand fut-il rédigé ?
offerValidUntil = Valable jusqu'au|Validité de l'offre|Offre valable jusqu'au|Prix valables jusqu'au
  > combien de temps l'offre tient|dernier jour pour accepter|fin de l'offre|limite des prix
  > Jusqu'à quand l'offre tient-elle ?|Quand faut-il accepter ?|Quand finit l'offre ?|Quelle est la limite des prix ?
deliveryTime = Délai de livraison|Délai|Délai indicatif|Disponibilité
  > temps d'attente|semaines avant l'arrivée|durée pour fournir|combien de temps pour livrer
  > Combien de temps faut-il attendre ?|En combien de temps fournit-on ?|Après combien de semaines est-ce là ?|Quelle est l'attente ?
deliveryTerms = Conditions de livraison|Incoterm|Incoterms|Mode de livraison
  > qui paie le port|clause du transport|où passe le risque|règle du fret
  > Qui paie le port ?|Quelle clause vaut pour le transport ?|Où passe le risque ?|À quelles conditions livre-t-on ?
preparedBy = Établi par|Votre contact|Commercial|Devis établi par
  > qui a fait l'offre|vendeur|auteur du devis|personne pour les questions
  > Qui a fait l'offre ?|Quel vendeur est-ce ?|Qui répond aux questions sur l'offre ?|Qui est l'auteur ?
poNumber = Commande n°|Bon de commande n°|N° de commande|Notre commande
  > identifiant de l'achat|référence à porter sur la facture|code d'achat|numéro de l'achat
  > Quel est l'identifiant de l'achat ?|Que porter sur la facture ?|Sous quel numéro a-t-on acheté ?|De quel achat s'agit-il ?
requiredBy = Livraison souhaitée|À livrer avant le|Date souhaitée|Nécessaire pour le
  > dernier jour pour la marchandise|quand il la faut|jour voulu|terme de l'arrivée
  > Quand faut-il la marchandise ?|Quel jour est voulu ?|Avant quand doit-elle arriver ?|Quel est le dernier jour ?
costCentre = Centre de coûts|Imputation|Code analytique|Section
  > budget qui paie|compte interne|clé comptable|unité chargée
  > Quel budget paie ?|Sur quel compte interne ?|Quelle est la clé comptable ?|À quelle unité est-ce chargé ?
vendor = Fournisseur|Vendeur|Commandé à|Titulaire
  > à qui l'on achète|firme qui livre|société qui vend|destinataire de la commande
  > À qui achète-t-on ?|Qui doit livrer ?|Quelle firme vend ?|À qui va la commande ?
shipTo = Adresse de livraison|Livrer à|Lieu de livraison|Livraison à
  > où va la marchandise|destination du colis|point de réception|où décharger
  > Où va la marchandise ?|À quelle adresse arrive-t-elle ?|Où faut-il décharger ?|Quel est le point de réception ?
purchaser = Acheteur|Demandeur|Service achats|Demandé par
  > qui a commandé|employé qui achète|personne aux achats|qui veut la marchandise
  > Qui a commandé ?|Qui aux achats s'en occupe ?|Quel employé achète ?|Qui veut la marchandise ?
approvedBy = Approuvé par|Validé par|Bon pour accord|Autorisé par
  > qui a permis|chef qui accepte|personne qui valide|qui a donné son accord
  > Qui a permis cela ?|Quel chef accepte ?|Qui a donné son accord ?|Par qui est-ce signé ?
hotelName = Hôtel|Votre hôtel|Hébergement|Établissement hôtelier
  > où loge le client|nom de la maison|lieu pour dormir|logement réservé
  > Où loge le client ?|Comment s'appelle la maison ?|Quel logement est réservé ?|Où va-t-on dormir ?
hotelAddress = Adresse de l'hôtel|Situation|Nous trouver|Adresse de l'hébergement
  > où est la maison|rue du logement|chemin pour le taxi|emplacement de l'hôtel
  > Où est la maison ?|Dans quelle rue est le logement ?|Où doit aller le taxi ?|Où se trouve l'hôtel ?
nights = Nuits|Nombre de nuits|Nuitées|Durée du séjour
  > combien de temps on reste|longueur du séjour|fois où l'on dort|nombre de nuitées
  > Combien de temps reste-t-on ?|Combien de fois y dort-on ?|Quelle est la longueur du séjour ?|Pour combien de nuits est-ce ?
guestCount = Personnes|Nombre de personnes|Voyageurs|Occupants
  > combien viennent|taille du groupe|pour combien c'est réservé|nombre de clients
  > Combien viennent ?|Pour combien est-ce réservé ?|De quelle taille est le groupe ?|Combien logent là ?
roomType = Type de chambre|Chambre|Catégorie de chambre|Hébergement en
  > quelle sorte de chambre|simple ou double|catégorie réservée|genre de lit
  > Quelle sorte de chambre est-ce ?|Est-ce une double ?|Quelle catégorie est réservée ?|Quel genre de lit y a-t-il ?
stayPrice = Prix total|Prix du séjour|Total du séjour|Coût total
  > ce que coûte le séjour|somme des nuits|prix pour tout|coût de la réservation
  > Que coûte le séjour ?|Combien font toutes les nuits ?|Quel est le prix pour tout ?|Combien coûte la réservation ?
board = Pension|Repas|Formule repas|Restauration
  > ce qu'on mange|petit déjeuner ou demi-pension|repas compris|nourriture dans le prix
  > Que mange-t-on ?|Le petit déjeuner est-il compris ?|Quels repas sont dans le prix ?|Qu'y a-t-il à manger ?
cancelUntil = Annulation gratuite jusqu'au|Annulable jusqu'au|Annulation avant le|Date limite d'annulation
  > dernier jour pour renoncer|quand renoncer devient cher|fin de la renonciation libre|limite pour se dédire
  > Jusqu'à quand peut-on renoncer ?|Quand renoncer coûte-t-il ?|Quel est le dernier jour pour se dédire ?|Avant quand est-ce gratuit ?
`);
