import {list, versions} from '../list.mjs';

export const texts = {
  headings: {
    payslip: list('Busta paga|Cedolino|Prospetto paga|Listino paga|Busta paga mensile|Foglio paga'),
    'bank-statement': list(
      'Estratto conto|Estratto di conto corrente|Il suo estratto conto|Movimenti del conto|Situazione conto',
    ),
    certificate: list(
      'Certificato|Attestato|Diploma|Attestato di frequenza|Certificazione|Attestato di partecipazione',
    ),
    lease: list(`Contratto di locazione|Contratto di affitto|Locazione ad uso abitativo|Contratto d'affitto
    Scrittura privata di locazione`),
    report: list('Referto|Rapporto di prova|Risultati analisi|Relazione clinica|Bollettino di analisi'),
    ticket: list('Biglietto|Biglietto elettronico|Il suo viaggio|Titolo di viaggio|Conferma di prenotazione'),
    bill: list('Fattura|Bolletta|Bolletta acqua|La sua fattura|Parcella'),
    order: list("Ordine|Conferma d'ordine|Ordine pubblicitario|Ordine d'acquisto|Contratto pubblicitario"),
    registration: list(
      'Domanda di iscrizione|Modulo di registrazione|Modulo di iscrizione|Domanda di registrazione|Istanza',
    ),
    letter: list('Lettera|Comunicazione|Avviso|Informativa|La nostra lettera'),
  },
  documentTypes: list('busta paga|estratto conto|certificato|contratto|referto|fattura|modulo|lettera'),
  columns: {
    current: list('Mese|Importo'),
    yearToDate: list('Progressivo anno|Totale anno'),
    description: list('Descrizione|Voce|Causale'),
    date: list('Data|Data valuta'),
    amount: list('Importo|Totale'),
    balance: list('Saldo'),
    quantity: list('Q.tà|Quantità'),
    price: list('Prezzo|Prezzo unitario'),
    test: list('Esame|Parametro'),
    result: list('Risultato|Valore'),
    unit: list('Unità|U.M.'),
    range: list('Valori di riferimento|Limiti'),
  },
  firstDay: list('primo giorno ({label})|{label}: dal|inizio ({label})'),
  lastDay: list('ultimo giorno ({label})|{label}: al|fine ({label})'),
  tests:
    list(`Emoglobina|Glucosio|Creatinina|Colesterolo|Calcio|Ferro|Nitrati|Torbidità|Conducibilità|Sodio|Potassio
    Urea|Bilirubina|Trigliceridi|Vitamina D|Ferritina|Piastrine|Leucociti|Eritrociti|Acido urico|Magnesio
    Zinco|Cloruri|Solfati|Ammonio|Piombo|Rame|Durezza|Ossigeno disciolto|TSH|PCR|Albumina|Proteine totali
    Coliformi`),
  items:
    list(`Pagamento carta|Bonifico|Addebito diretto|Prelievo|Interessi|Commissioni|Rimborso|Quota fissa|Assegno
    Stipendio|Bancomat|Canone carta|Rata mutuo|Affitto|Assicurazione|Luce|Spesa|Cellulare|Scoperto
    Versamento contanti|Dividendo|Abbonamento|Manodopera|Materiale|Montaggio|Trasferta|Spot del mattino
    Spot serali|Consegna|Pensione`),
  jobs: list(`Impiegata|Ingegnere|Direttore vendite|Tecnico|Segretaria|Amministratore|Socio|Autista|Infermiera
    Sviluppatrice|Capocantiere|Elettricista|Presidente|Direttrice generale|Responsabile marketing
    Farmacista|Cuoco|Cameriera|Commesso|Insegnante|Magazziniere|Operaia|Saldatore|Ricercatrice
    Assistente di direzione|Notaio|Custode|Tesoriera|Assessore|Capo progetto|Analista|Avvocata|Cassiere
    Procuratore|Ragioniera|Legale rappresentante`),
  subjects:
    list(`Primo soccorso|Contabilità|Saldatura|Gestione progetti|Igiene alimentare|Guida di carrelli|Antincendio
    Italiano per stranieri|Sviluppo web|Assistenza agli anziani|Impianti elettrici|Parlare in pubblico
    Foglio elettronico|Qualità|Negoziazione|Fotografia|Prima infanzia|Diritto del lavoro
    Paghe e contributi|Salvamento|Gestione dei conflitti|Acconciatura|Falegnameria`),
  laws: list(`la legge italiana|la legge svizzera|il diritto di San Marino|il diritto italiano|il diritto svizzero
    la legge tedesca|la legge del Cantone Ticino|il diritto francese|la legge austriaca
    il diritto inglese|la legge della Repubblica Italiana|la legge spagnola`),
  terms:
    list(`tre mesi|30 giorni|sei mesi|quattro settimane|un mese|due mesi|60 giorni|90 giorni|15 giorni|tre (3) mesi
    due settimane|otto giorni|un semestre|quindici giorni`),
  yesNo: ['sì', 'no'],
  statements: list(`Accetto le condizioni|Desidero ricevere notizie via e-mail|Nuovo indirizzo|Animali in casa
    Ho letto il regolamento|Lavora attualmente|Ha figli|Prima domanda|Desidero una ricevuta
    È una correzione|Documenti allegati|Desidero essere richiamato|Fuma|Serve un parcheggio
    È già stato iscritto`),
  to: list('-|al|a'),
  lease: versions(`
Il presente contratto è concluso il {signatureDate} tra {landlord}, di seguito Locatore, e {tenant}, di seguito Conduttore.
Il Locatore concede in locazione l'immobile sito in {propertyAddress}.
La locazione inizia il {leaseStart} e termina il {leaseEnd} senza bisogno di disdetta.
Il canone mensile è di {rent}, da pagare in anticipo.
Il Conduttore versa una cauzione di {deposit}.
Ciascuna parte può recedere con un preavviso di {noticePeriod}.
Al contratto si applica {governingLaw}.

Con il presente {landlord} (la parte locatrice) dà in affitto l'alloggio posto in {propertyAddress} e {tenant} (la parte conduttrice) lo accetta.
La locazione va dal {leaseStart} al {leaseEnd}, se non è rinnovata.
La parte conduttrice verserà {rent} al mese, oltre alle spese, stimate in {anyMoney}.
Prima di ricevere le chiavi deposita {deposit} in garanzia, resi {anyDuration} dopo l'uscita.
Chi vuole finire prima deve avvisare l'altro con {noticePeriod} di anticipo.
Firmato dalle parti il {signatureDate}; vale {governingLaw}.

{tenant}, in seguito l'inquilino, prende in affitto, da {landlord}, in seguito il proprietario, quanto segue: {propertyAddress}.
L'inquilino può entrare il {leaseStart}; tutto deve essere libero il {leaseEnd}.
Prezzo: {rent} ogni mese, in anticipo. Cauzione: {deposit}, da versare prima di entrare.
Disdetta di ciascuno dei due: {noticePeriod}, per iscritto.
Le parti, che hanno firmato questo foglio il {signatureDate}, sottopongono il contratto a questa norma: {governingLaw}.
`),
  certificate: versions(`
Si certifica che {holderName}, nato/a il {birthDate} a {birthPlace}, ha concluso il corso {course} con il voto {grade}.
Il presente attestato è valido fino al {expiryDate}.

Il corso {course} è stato seguito dal principio alla fine, come qui si attesta, da {holderName}, la cui nascita avvenne a {birthPlace} il {birthDate}.
L'esame, sostenuto davanti a {anyPerson}, ha dato l'esito {grade}. Passato il {expiryDate}, il foglio non vale più.

{holderName}, data di nascita {birthDate}, originario di {birthPlace}, ha preso parte alla nostra formazione: {course}, finita il {anyDate}.
Il lavoro è stato valutato con {grade}. Se non è rinnovato, l'attestato scade il {expiryDate}.
`),
  letter: versions(`
Gentile {recipient},
la ringraziamo per la sua lettera. Il suo ordine ha il numero {orderNumber}.
La preghiamo di pagare l'importo di {totalDue} entro il {dueDate}.
Per domande si rivolga a {contactPerson}.
Distinti saluti

Egregi signori, e in particolare {recipient},
confermiamo con piacere il Suo ordine del {anyDate}, che teniamo con il n. {orderNumber} e che è trattato da {anyPerson}.
Il prezzo è di {totalDue}, da pagare entro il {dueDate}.
Per il resto, {contactPerson} è a Sua disposizione.
Con i migliori saluti

Alla cortese attenzione di {recipient}
Per l'ordine {orderNumber} aspettiamo ancora un pagamento.
Poiché la somma di {totalDue}, di cui {anyMoney} sono imposta, deve arrivarci entro il {dueDate}, La preghiamo di controllare.
Se non ci fossi, chieda di {contactPerson}.
Un cordiale saluto
`),
};
