import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of letterheads and of the foot of a letter. */
export const letterConcepts = parseConcepts(`
senderAddress = Notre adresse|Siège social|Adresse du bureau > adresse dans l'en-tête|adresse de l'expéditeur > Quelle est l'adresse de l'expéditeur ?
senderPhone = Téléphone|Tél.|Tél|T > numéro de téléphone dans l'en-tête|numéro de l'entreprise > À quel numéro peut-on appeler ?
senderFax = Télécopie|Fax|Télécopieur > numéro pour les télécopies > Quel est le numéro de fax ?
senderEmail = Courriel|E-mail|Mél. > adresse électronique de l'expéditeur > À quelle adresse électronique peut-on écrire ?
senderWebsite = Site internet|Web|Site > page de l'entreprise sur internet > Quelle est l'adresse du site ?
vatId = N° TVA|N° TVA intracommunautaire|TVA intracom. > identifiant pour la taxe sur la valeur ajoutée > Sous quel numéro de TVA l'entreprise est-elle inscrite ?
bic = BIC|SWIFT|Code SWIFT > code d'identification de la banque > Quel est le code SWIFT de la banque ?
placeOfSigning = Lieu|Fait à > ville où cela a été écrit > Où cela a-t-il été écrit ?
recipientAddress = Adresse du destinataire|Adresse d'envoi|Votre adresse > où la lettre est envoyée > À quelle adresse la lettre a-t-elle été envoyée ?
servicePhone = Service clients|Service client|Une question ? > numéro pour les questions|assistance téléphonique > Quel numéro pour les questions ?
emergencyPhone = Urgences|Dépannage|Urgence 24h/24 > numéro en cas de panne > Qui appeler en cas d'urgence ?
openingHours = Horaires|Heures d'ouverture > quand le bureau est ouvert > Quand le bureau est-il ouvert ?
`);
