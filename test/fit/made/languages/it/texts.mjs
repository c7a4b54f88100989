import {list} from '../list.mjs';

export const texts = {
  headings: {
    payslip: list('Busta paga|Cedolino|Prospetto paga'),
    'bank-statement': list('Estratto conto|Estratto di conto corrente'),
    certificate: list('Certificato|Attestato|Diploma'),
    lease: list('Contratto di locazione|Contratto di affitto'),
    report: list('Referto|Rapporto di prova'),
    ticket: list('Biglietto|Biglietto elettronico'),
    bill: list('Fattura|Bolletta'),
    order: list("Ordine|Conferma d'ordine"),
    registration: list('Domanda di iscrizione|Modulo di registrazione'),
    letter: list('Lettera|Comunicazione'),
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
  tests: list('Emoglobina|Glucosio|Creatinina|Colesterolo|Calcio|Ferro|Nitrati|Torbidità|Conducibilità'),
  items: list(
    'Pagamento carta|Bonifico|Addebito diretto|Prelievo|Interessi|Commissioni|Rimborso|Quota fissa',
  ),
  jobs: list('Impiegata|Ingegnere|Direttore vendite|Tecnico|Segretaria|Amministratore|Socio|Autista'),
  subjects: list('Primo soccorso|Contabilità|Saldatura|Gestione progetti|Igiene alimentare'),
  laws: list('la legge italiana|la legge svizzera|il diritto di San Marino'),
  terms: list('tre mesi|30 giorni|sei mesi|quattro settimane'),
  yesNo: ['sì', 'no'],
  statements: list(
    'Accetto le condizioni|Desidero ricevere notizie via e-mail|Nuovo indirizzo|Animali in casa',
  ),
  to: list('-|al|a'),
  lease:
    list(`Il presente contratto è concluso il {signatureDate} tra {landlord}, di seguito Locatore, e {tenant}, di seguito Conduttore.
    Il Locatore concede in locazione l'immobile sito in {propertyAddress}.
    La locazione inizia il {leaseStart} e termina il {leaseEnd} senza bisogno di disdetta.
    Il canone mensile è di {rent}, da pagare in anticipo.
    Il Conduttore versa una cauzione di {deposit}.
    Ciascuna parte può recedere con un preavviso di {noticePeriod}.
    Al contratto si applica {governingLaw}.`),
  certificate:
    list(`Si certifica che {holderName}, nato/a il {birthDate} a {birthPlace}, ha concluso il corso {course} con il voto {grade}.
    Il presente attestato è valido fino al {expiryDate}.`),
  letter: list(`Gentile {recipient},
    la ringraziamo per la sua lettera. Il suo ordine ha il numero {orderNumber}.
    La preghiamo di pagare l'importo di {totalDue} entro il {dueDate}.
    Per domande si rivolga a {contactPerson}.
    Distinti saluti`),
};
