import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of letterheads and of the foot of a letter. */
export const letterConcepts = parseConcepts(`
senderAddress = Ons adres|Kantooradres|Vestigingsadres > adres in het briefhoofd|adres van de afzender > Wat is het adres van de afzender?
senderPhone = Telefoon|Tel.|T > telefoonnummer in het briefhoofd|nummer van het bedrijf > Welk nummer kan ik bellen?
senderFax = Fax|Telefax|Faxnr. > nummer voor faxen > Wat is het faxnummer?
senderEmail = E-mail|Mail|E-mailadres > elektronisch adres van de afzender > Naar welk e-mailadres kan ik schrijven?
senderWebsite = Website|Internet|Web > pagina van het bedrijf op internet > Wat is het webadres?
vatId = Btw-nr.|Btw-nummer|Btw-id > nummer voor de omzetbelasting > Onder welk btw-nummer is het bedrijf ingeschreven?
bic = BIC|SWIFT|BIC/SWIFT > code van de bank > Wat is de SWIFT-code van de bank?
placeOfSigning = Plaats|Gedaan te > stad waar het geschreven is > Waar is dit geschreven?
recipientAddress = Adres van de ontvanger|Postadres|Uw adres > waar de brief heen gaat > Naar welk adres is dit gestuurd?
servicePhone = Klantenservice|Servicelijn|Vragen? Bel > nummer voor vragen > Welk nummer is voor vragen?
emergencyPhone = Storingen|Storingsdienst|Noodnummer > nummer bij een storing > Wie bel ik in geval van nood?
openingHours = Openingstijden|Kantooruren > wanneer het kantoor open is > Wanneer is het kantoor open?
`);
