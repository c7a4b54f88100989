import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of letters, contracts, minutes and invitations. */
export const proseConcepts = parseConcepts(`
employmentStart = Data di assunzione|Inizio del lavoro|Decorrenza > giorno in cui comincia il lavoro > Quando comincia il lavoro?
annualSalary = Retribuzione annua|Stipendio annuo|RAL > paga in un anno > Quanto si guadagna all'anno?
weeklyHours = Orario settimanale|Orario di lavoro|Ore settimanali > tempo da lavorare ogni settimana > Quante ore si lavora alla settimana?
vacationDays = Ferie|Ferie annuali|Giorni di ferie > giorni liberi nell'anno > Quanti giorni di ferie ci sono?
probation = Periodo di prova|Prova > tempo per mettersi alla prova > Quanto dura la prova?
supervisor = Responsabile diretto|Superiore|Riporta a > capo del nuovo impiegato > A chi risponde l'impiegato?
answerDeadline = Risposta entro il|RSVP entro il|Conferma entro > ultimo giorno per rispondere > Entro quando si attende una risposta?
workplace = Sede di lavoro|Luogo di lavoro > città in cui si lavora > Dove si lavora?
meetingDate = Data della riunione|Riunione del|Seduta del > giorno dell'incontro > Quando si è tenuta la riunione?
meetingStart = Inizio della seduta|Apertura dei lavori > ora in cui è cominciata la seduta > A che ora è cominciata la riunione?
meetingEnd = Fine della seduta|Chiusura dei lavori > ora in cui è finita la seduta > A che ora è finita la riunione?
meetingPlace = Luogo della riunione|Sala|Tenuta a > città dell'incontro > Dove si è tenuta la riunione?
chairperson = Presidente|Presiede|Presidente della seduta > chi ha guidato la riunione > Chi ha presieduto la riunione?
minuteTaker = Verbalizzante|Segretario|Verbale a cura di > chi ha scritto il verbale > Chi ha redatto il verbale?
nextMeeting = Prossima riunione|Prossima seduta > giorno del prossimo incontro > Quando ci si rivede?
approvedSum = Importo approvato|Spesa approvata > denaro concesso > Quanto denaro è stato approvato?
responsiblePerson = Incaricato|Responsabile|Assegnato a > chi deve svolgere il compito > Chi si occupa del compito?
taskDeadline = Da completare entro|Termine|Scadenza del compito > ultimo giorno per il compito > Entro quando va svolto il compito?
eventName = Evento|Occasione|Manifestazione > a che cosa si invita > Che cosa si organizza?
eventDate = Data dell'evento|Quando > giorno della festa > In che giorno è l'evento?
eventStart = Apertura porte|Inizio ore > ora dell'evento > A che ora comincia l'evento?
venue = Luogo dell'evento|Dove > posto della festa > Dove si svolge l'evento?
host = Organizzatore|Ospite|A cura di > chi invita > Chi invita?
admissionFee = Ingresso|Quota di partecipazione|Biglietto > prezzo per partecipare > Quanto costa partecipare?
speaker = Relatore|Oratore|Interviene > chi tiene il discorso > Chi parlerà?
overdueAmount = Importo scaduto|Insoluto|Residuo > somma non ancora pagata > Quanto è ancora dovuto?
reminderFee = Spese di sollecito|Costo del sollecito > costo di questo sollecito > Quanto costa il sollecito?
paymentDeadline = Nuovo termine di pagamento|Da pagare non oltre il|Ultimo termine > giorno in cui il denaro deve arrivare > Fino a quando si può ancora pagare?
lastPayment = Pagamento ricevuto|Ultimo pagamento|Acconto versato > somma già pagata > Quanto è stato pagato prima?
lastPaymentDate = Pagamento ricevuto il|Data ultimo pagamento > giorno dell'ultimo versamento > Quando è arrivato l'ultimo pagamento?
returnPeriod = Termine di reso|Diritto di recesso|Reso entro > tempo per rimandare la merce > Per quanto tempo si può restituire la merce?
warrantyPeriod = Garanzia|Durata della garanzia > tempo in cui si risponde dei difetti > Quanto dura la garanzia?
shippingCost = Spese di spedizione|Spedizione|Trasporto > costo dell'invio > Quanto costa la consegna?
freeShippingFrom = Spedizione gratuita da|Consegna gratuita oltre > valore d'ordine per la consegna senza spese > Da quale importo la consegna è gratuita?
lateInterest = Interessi di mora|Tasso di mora > percentuale in caso di ritardo > Quale tasso vale in caso di ritardo?
courtPlace = Foro competente|Tribunale competente > città i cui tribunali decidono > Il tribunale di quale città è competente?
client = Committente|Cliente > chi ordina i servizi > Chi ordina i servizi?
contractor = Appaltatore|Fornitore del servizio|Consulente > chi fa il lavoro > Chi presta i servizi?
serviceFee = Compenso|Onorario|Canone mensile > prezzo dei servizi > Quanto costano i servizi?
paymentTerm = Termini di pagamento|Condizioni di pagamento|Pagabile entro > tempo concesso per pagare > Entro quanto tempo si pagano le fatture?
contractTerm = Durata del contratto|Durata > quanto dura l'accordo > Per quanto tempo vale il contratto?
effectiveDate = Data di efficacia|Entrata in vigore|Valido dal > giorno in cui il contratto ha effetto > Da quale giorno vale il contratto?
liabilityCap = Limite di responsabilità|Massimale > massimo dei danni da pagare > Fino a quale somma si risponde?
`);
