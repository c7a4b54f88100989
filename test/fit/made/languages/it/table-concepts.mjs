import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of papers with tables: pay, taxes, stays, school, journeys, bills of utilities and workshops. */
export const tableConcepts = parseConcepts(`
hourlyRate = Paga oraria|Retribuzione oraria > paga per un'ora > Quanto si paga per un'ora?
hoursWorked = Ore lavorate|Ore|Ore retribuite > tempo pagato > Quante ore sono state lavorate?
taxableIncome = Imponibile fiscale|Reddito imponibile > parte che è tassata > Su quanto si paga l'imposta?
employerPension = Pensione c/azienda|Contributo pensione azienda > quanto versa l'azienda per la pensione > Quanto versa l'azienda per la pensione?
employeePension = Pensione c/dipendente|Contributo pensione dipendente > quanto versa il dipendente per la pensione > Quanto versa il dipendente per la pensione?
healthInsurance = Assistenza sanitaria|Assicurazione malattia > contributo per la malattia > Quanto va all'assicurazione malattia?
roomNumber = Camera|N. camera|Numero camera > quale camera era > In quale camera ha dormito l'ospite?
checkIn = Arrivo|Data di arrivo > primo giorno del soggiorno > Quando è arrivato l'ospite?
checkOut = Partenza|Data di partenza > ultimo giorno del soggiorno > Quando è partito l'ospite?
guest = Ospite|Nome dell'ospite > chi ha alloggiato in albergo > Chi vi ha alloggiato?
roomRate = Prezzo camera|Tariffa per notte|Prezzo a notte > prezzo di una notte > Quanto costa una notte?
taxYear = Anno d'imposta|Anno fiscale|Periodo d'imposta > anno dell'imposta > Per quale anno è l'imposta?
totalIncome = Reddito complessivo|Totale redditi > tutto ciò che si è guadagnato > Quanto si è guadagnato in tutto?
allowance = Detrazione|Quota esente|Deduzione > parte non tassata > Quanto è esente?
taxAssessed = Imposta dovuta|Imposta accertata|Imposta netta > imposta dell'anno > Quanta imposta è stata fissata?
prepaid = Acconti versati|Già versato > imposta pagata prima > Quanta imposta è stata pagata prima?
refund = Rimborso|A credito|Importo a rimborso > denaro restituito > Quanto viene restituito?
pupil = Alunno/a|Studente|Nome dell'alunno > ragazzo di cui si tratta > Di quale alunno si tratta?
className = Classe|Sezione|Classe e sezione > gruppo dell'alunno > In quale classe è l'alunno?
schoolYear = Anno scolastico|Quadrimestre > anno della pagella > Per quale anno scolastico è?
daysAbsent = Assenze|Giorni di assenza|Ore di assenza > giorni in cui l'alunno mancava > Quanti giorni è mancato l'alunno?
classTeacher = Coordinatore di classe|Docente di classe > insegnante della classe > Chi è l'insegnante della classe?
weekEnding = Settimana fino al|Settimana del > ultimo giorno della settimana > Di quale settimana si tratta?
totalHours = Totale ore|Ore totali|Somma ore > tutte le ore insieme > Quante ore sono in tutto?
tripPurpose = Scopo del viaggio|Motivo della trasferta > perché si è viaggiato > A che cosa serviva il viaggio?
advancePaid = Anticipo|Meno anticipo|Anticipo ricevuto > denaro dato prima > Quanto denaro è stato dato prima?
reimbursement = Da rimborsare|Totale da rimborsare > quanto riceve indietro la persona > Quanto riceve indietro chi ha viaggiato?
previousBill = Bolletta precedente|Fattura precedente > quanto è stato fatturato prima > Di quanto era la bolletta di prima?
standingCharge = Quota fissa|Canone fisso > prezzo fisso senza consumo > Quanto si paga anche senza consumo?
unitRate = Prezzo unitario kWh|Prezzo per kWh|Tariffa unitaria > prezzo di un'unità > Quanto costa un'unità?
discount = Sconto|Abbuono|Meno sconto > quanto si può togliere > Quanto si può togliere?
discountDeadline = Sconto se pagato entro|Sconto fino al > ultimo giorno per pagare meno > Fino a quando si può pagare meno?
instalment = Rata mensile|Rata|Nuova rata > quanto si paga ogni mese > Quanto si paga ogni mese?
nextReadingDate = Prossima lettura|Data prossima lettura > giorno in cui si legge di nuovo > Quando si legge di nuovo?
mileage = Chilometraggio|Km percorsi|Contachilometri > distanza fatta dall'auto > Quanto ha percorso l'auto?
labourHours = Ore di manodopera|Tempo impiegato > ore di lavoro > Quante ore ha preso il lavoro?
labourRate = Tariffa manodopera|Tariffa/ora > prezzo di un'ora di lavoro > Quanto costa un'ora di lavoro?
labourCost = Manodopera|Totale manodopera > prezzo del lavoro > Quanto è costato il lavoro?
partsCost = Ricambi|Totale ricambi|Materiali > prezzo dei pezzi > Quanto sono costati i pezzi?
`);
