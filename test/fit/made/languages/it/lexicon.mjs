import {list, words} from '../list.mjs';

export const lexicon = {
  code: 'it',
  formLabels:
    list(`Nome|Cognome|Data|Data di nascita|Indirizzo|Via|CAP|Città|Provincia|Paese|Telefono|Tel.|Fax|E-mail
    N. conto|Cliente|Codice cliente|N. fattura|N. ordine|Vs. riferimento|Ns. riferimento|Oggetto|A|Da|Ditta|Reparto|Ruolo
    Responsabile|Firma|Approvato da|Preparato da|Ricevuto il|Scadenza|Inizio|Fine|Valido fino al|Periodo|Importo
    Importo totale|Saldo|Prezzo unitario|Quantità|Sconto|Imposta|Netto|Lordo|Valuta|Banca|Descrizione|Osservazioni|Note
    Motivo|Scopo|Risultato|N. campione|Lotto|Matricola|Modello|Marca|Categoria|Peso|Lunghezza|Larghezza|Altezza|Temperatura
    Colore|Misura|Luogo|Magazzino|Veicolo|Autista|Persona di contatto|Numero di pagine|Ora|Ore lavorate|Progetto
    Costo previsto|Dipendente|Sesso|Stato civile|Professione|Datore di lavoro|Scuola|Anno|Paziente|Medico|Assicurazione
    N. pratica|Tribunale|Codice fiscale|Partita IVA|Testimone|Conduttore|Locatore|Canone|Cauzione|N. contatore|Lettura
    Consumo|Fornitore|Produttore|Acquirente|Indirizzo di consegna|Condizioni di pagamento|Data di consegna|Altro
    Tipo di richiesta|Nome e indirizzo del datore di lavoro|Luogo e data di rilascio|Da quanto tempo abita a questo indirizzo`),
  joiners: [' / ', ' e ', ' o ', ' & '],
  firstNames: words(
    'Marco Giulia Paolo Chiara Luca Elena Nicolò Sara Franco Irene Dario Noemi Aldo Lucia Ugo Rita',
  ),
  lastNames: words(
    'Bianchi Ferrari Esposito Romano Conti Greco Galli Fontana Caruso Rinaldi Marchetti Serra Villa',
  ),
  companyWords: list(
    'Adriatica|Monte Rosa|Aurora|Levante|Tirreno|Primavera|Officine Nord|Valle Verde|Delfino|Stella',
  ),
  legalForms: list('S.r.l.|S.p.A.|S.n.c.|& Figli|S.a.s.|Servizi|Impianti'),
  towns: words('Ferrara Lucca Pavia Trento Bari Matera Cuneo Rimini Udine Siena Como Pescara'),
  regions: words('FE LU PV TN BA MT CN RN'),
  streets: list(
    'Via Garibaldi|Via dei Mille|Corso Italia|Piazza Nuova|Viale Europa|Via del Mulino|Largo San Paolo',
  ),
  street: '{street} {number}',
  zip: '99999',
  townLine: '{zip} {town} ({region})',
  words:
    words(`il la lo i gli le di da in con su per tra un una che non è si come anche più del della dei delle al alla
    sono ha essere questo questa loro suo tutto dopo prima senza quando ogni altro nuovo rapporto prova prodotto ordine
    sistema materiale livello acqua carta qualità prezzo superficie consegna cliente termine documento controllo metodo
    seguente generale ricevuto approvato richiesto durante`),
  months: words(
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  ),
  shortMonths: words('gen feb mar apr mag giu lug ago set ott nov dic'),
  dateFormats: list('DD/MM/YYYY|DD/MM/YYYY|D MMMM YYYY|DD/MM/YY|DD.MM.YYYY|DD-MM-YYYY'),
  group: '.',
  decimal: ',',
  moneyFormats: list('€ #|# €|#|EUR #'),
  units: words('mm kg g cm ore giorni pezzi mq'),
  phones: list('099 9999999|+39 099 999999|0999/999999|399 999 9999'),
  shortAnswers: list('nessuno|sì|no|non applicabile|X|vedi allegato|vari|tutti'),
  choices: [
    ['sì', 'no'],
    ['maschio', 'femmina'],
    ['mensile', 'annuale'],
    ['celibe', 'coniugato', 'divorziato'],
    ['nuovo', 'rinnovo'],
  ],
};
