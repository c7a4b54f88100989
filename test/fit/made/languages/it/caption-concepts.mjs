import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of papers with captions: vehicles, journeys, parcels, insurances, persons. */
export const captionConcepts = parseConcepts(`
vin = N. telaio|VIN|Numero di telaio > numero impresso sul telaio > Qual è il numero del telaio?
vehicleMake = Marca|Costruttore|Fabbrica > chi ha costruito l'auto > Quale azienda ha costruito il veicolo?
vehicleModel = Modello|Tipo|Denominazione commerciale > modello dell'auto > Di quale modello si tratta?
firstRegistration = Data prima immatricolazione|Prima immatricolazione > giorno in cui l'auto ha circolato per prima > Quando è stato immatricolato la prima volta?
engineCapacity = Cilindrata > grandezza del motore > Quanto è grande il motore?
enginePower = Potenza massima|Potenza > forza del motore > Quanto è forte il motore?
vehicleMass = Massa a vuoto|Massa|Tara > peso del veicolo > Quanto pesa il veicolo?
fuelType = Carburante|Alimentazione|Tipo di carburante > ciò che brucia il motore > A che cosa va il veicolo?
vehicleColour = Colore|Colore del veicolo > vernice dell'auto > Di che colore è il veicolo?
seatCount = Posti a sedere|Numero posti > posti per persone > Quante persone possono sedere?
keeper = Intestatario|Proprietario > persona a cui è intestata l'auto > A chi è intestato il veicolo?
gate = Uscita|Gate > uscita in aeroporto > Da quale uscita si parte?
boardingTime = Imbarco|Ora d'imbarco > ora per salire a bordo > Quando comincia l'imbarco?
travelClass = Classe|Cabina > categoria del posto > In quale classe è il posto?
ticketNumber = N. biglietto|Biglietto n.|Numero biglietto > numero del biglietto > Qual è il numero del biglietto?
baggageAllowance = Bagaglio|Franchigia bagaglio > bagaglio permesso > Quanto bagaglio è permesso?
shipper = Mittente|Mitt. > chi manda la merce > Chi manda il pacco?
consignee = Destinatario merce|Consegnare a|Dest. > chi riceve la merce > Chi riceve il pacco?
trackingNumber = N. di spedizione|Codice di tracciamento|Lettera di vettura > numero per seguire il pacco > Con quale numero si segue il pacco?
parcelWeight = Peso|Peso lordo > quanto pesa il collo > Qual è il peso del pacco?
parcelCount = Colli|Numero colli|N. pezzi > quanti pacchi sono > Quanti colli ci sono?
tour = Giro|N. giro > numero del giro di consegna > Quale giro lo consegna?
driver = Autista|Conducente|Corriere > chi guida > Chi guida?
deliveryDate = Data di consegna|Consegnato il > giorno in cui arriva la merce > Quando è consegnata la merce?
deliveryAddress = Indirizzo di consegna|Luogo di consegna > dove va la merce > Dove viene portata la merce?
goodsDescription = Contenuto|Descrizione del contenuto|Natura della merce > che cosa c'è nel pacco > Che cosa contiene la spedizione?
goodsValue = Valore|Valore dichiarato|Valore in dogana > quanto vale la merce > Quanto vale la merce?
originCountry = Paese d'origine|Origine della merce > paese da cui viene la merce > In quale paese è stata fatta la merce?
tariffCode = Codice doganale|Voce tariffaria|Codice SA > numero nella tariffa doganale > Sotto quale voce doganale rientra?
policyHolder = Contraente|Assicurato > persona con l'assicurazione > Chi è assicurato?
insuredSum = Somma assicurata|Capitale assicurato > il massimo che paga l'assicurazione > Fino a quale somma si è assicurati?
premium = Premio annuo|Premio > prezzo dell'assicurazione > Quanto costa l'assicurazione?
deductible = Franchigia|Scoperto > parte che si paga da sé > Quanto si deve pagare da sé?
coverStart = Inizio copertura|Decorrenza polizza > primo giorno dell'assicurazione > Da quando si è coperti?
coverEnd = Fine copertura|Scadenza polizza > ultimo giorno dell'assicurazione > Fino a quando si è coperti?
fatherName = Padre|Nome del padre|Paternità > genitore maschio > Chi è il padre?
motherName = Madre|Nome della madre|Maternità > genitore femmina > Chi è la madre?
nationality = Cittadinanza|Nazionalità > paese della persona > Di quale paese è cittadina la persona?
`);
