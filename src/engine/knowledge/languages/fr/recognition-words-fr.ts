import type {RecognitionWords} from '../sections/recognition-words.js';

export const recognitionWords: RecognitionWords = {
  letters: 'éèêàçâôîûùëïœ',
  telling: `le la les des du et pour avec vous votre nous sur facture date montant prix quantite designation tva
      total ttc ht client adresse rue echeance paiement reglement merci commande numero compte sous reference
      jours`,
  common: `à abonnement accord achat achats acheteur acompte adresse agence agréable air ainsi an année ans appel
      après arrivée article articles assurance au aucun aucune aujourd autre autres aux avant avec avis banque
      base bas beurre bien bienvenue bière bilan billet blanc bleu boisson boissons bon bonjour boucherie boulangerie
      bouteille boutique café caisse caissier câble carte cadeau ce cela celle cent centre ces cette chambre
      change chaque charge chemin chèque chez choix chocolat ci clé client clients code colis commande comme
      commerce complément comptant compte conditions confirmation conformément conserver contact contrat copie
      coordonnées côté couleur coupe cours coût couvert crédit crème cuisine dans date de début déjeuner délai
      demande départ dépôt des désignation détail détails deux devis dépenses dernier destinataire dîner directeur
      disponible document domicile donc droit droits du durée eau échange échéance école écologique également
      elle émis émise émission emporter en encaissement encore enfant enfants ensemble entre entreprise entretien
      environ équipement erreur espèces est et étage état être étranger euros exemplaire exercice expédition
      facture factures faire fait femme ferme fidélité fin fois fond forfait formation formule fournisseur
      frais français france fromage fruits garantie gâteau gérant général générale glace grand grande gratuit
      gros groupe habitation haut hauteur heure heures homme honoraires hôtel hors ici il immeuble imprimé
      indemnité indiqué indiquer inférieur information informations intérêt intérêts intermédiaire internet
      jambon jardin jeu jour journée jours jus jusqu kilo la lait le légal légale légumes les lettre leur libellé
      lieu ligne liquide lire litre livraison livre local location logement lors lot lui magasin main maison
      marché marque matériel matin matière menu merci mère mesure métier midi mieux minute minutes mise mode
      modèle moins mois moment monnaie montant montants mot moyen murs nature net neuf ni noir nom nombre non
      nos notre nous nouveau nouvelle nuit numéro obligatoire œuf offert offre on opération ordre origine ou
      oui outre ouvert ouverture page paiement pain palier panier papier par parking part parts pas passage
      payé payer pays pendant pension père période personne personnes petit petite peut pharmacie pièce pièces
      place plat plus point poisson pomme pommes port porte possibilité postal poste pot poulet pour pouvez
      précédent préfecture prélèvement premier prendre près présent présente prestation prestations prix prochain
      produit produits professionnel propriétaire qualité quantité que quel qui réception reçu réduction réf
      référence références région règlement réglé remise remboursement rendu réparation repas réseau réservation
      responsable restaurant retard retour rouge rue salade salle sans santé sauce savoir secteur selon semaine
      sera serveur service services séjour ses seul siège signature site six société soir solde sommes son
      sont sous sucre suite sur surface table tabac taille tarif taux taxe taxes téléphone temps terme ticket
      titre titulaire total tous tout toute toutes trois très tva un une unitaire unité utilisation valable
      valeur vélo vendeur vente ventes verre vers vert veuillez vie viande vigueur ville vin vingt virement
      visite voir voiture vos votre vous voyage vrai`,
};
