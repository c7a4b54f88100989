import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of letterheads and of the foot of a letter. */
export const letterConcepts = parseConcepts(`
senderAddress = Il nostro indirizzo|Sede legale|Sede > indirizzo nell'intestazione|indirizzo del mittente > Qual è l'indirizzo del mittente?
senderPhone = Telefono|Tel.|T > numero di telefono nell'intestazione|numero dell'azienda > A quale numero si può chiamare?
senderFax = Fax|Telefax|N. fax > numero per i fax > Qual è il numero di fax?
senderEmail = E-mail|Posta elettronica|Mail > indirizzo elettronico del mittente > A quale indirizzo e-mail si può scrivere?
senderWebsite = Sito web|Web|Sito internet > pagina dell'azienda in rete > Qual è l'indirizzo del sito?
vatId = Partita IVA|P. IVA|P.IVA/C.F. > codice per l'imposta sul valore aggiunto > Con quale partita IVA è registrata l'azienda?
bic = BIC|SWIFT|BIC/SWIFT > codice identificativo della banca > Qual è il codice SWIFT della banca?
placeOfSigning = Luogo|Fatto a > città in cui è stato scritto > Dove è stato scritto?
recipientAddress = Indirizzo del destinatario|Indirizzo di recapito|Il suo indirizzo > dove va la lettera > A quale indirizzo è stata spedita?
servicePhone = Servizio clienti|Assistenza clienti|Domande? > numero per le richieste > Quale numero è per le domande?
emergencyPhone = Emergenze|Pronto intervento|Guasti > numero in caso di guasto > Chi si chiama in caso di emergenza?
openingHours = Orario di apertura|Orari|Orario ufficio > quando è aperto l'ufficio > Quando è aperto l'ufficio?
`);
