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
  firstNames:
    list(`Marco|Giulia|Paolo|Chiara|Luca|Elena|Nicolò|Sara|Franco|Irene|Dario|Noemi|Aldo|Lucia|Ugo|Rita|Giovanni
    Anna|Giuseppe|Maria|Francesca|Alessandro|Martina|Matteo|Valentina|Davide|Federica|Simone|Elisa
    Antonio|Teresa|Salvatore|Carmela|Gianluca|Pier Paolo|Maria Grazia|Anna Rita|Gian Carlo|Niccolò
    Beatrice|Ahmed|Fatima|Ioana|Olena|Xiao|Mei|Moussa|Blessing|Hans|Ulrike|Silvana|Ettore|Dott. Carlo|G.
    M. T.|Vito|Gavino`),
  lastNames:
    list(`Bianchi|Ferrari|Esposito|Romano|Conti|Greco|Galli|Fontana|Caruso|Rinaldi|Marchetti|Serra|Villa|Rossi
    Russo|Colombo|Ricci|Marino|Bruno|De Luca|De Santis|D'Angelo|D'Amico|Della Valle|Lo Presti|La Rocca
    Moretti|Barbieri|Santoro|Mariani|Bianco|Gatti|Pellegrini|Palumbo|Sanna|Piras|Deiana|Mair|Hofer
    Brambilla|Locatelli|Zanetti|Furlan|Popescu|Hu|Chen|El Fassi|Diop|Shehu|Hoxha|Kovalenko|Esposito Marra
    Testa|Leone|Longo`),
  companyWords:
    list(`Adriatica|Monte Rosa|Aurora|Levante|Tirreno|Primavera|Officine Nord|Valle Verde|Delfino|Stella|Ligure
    Padana|Etrusca|Partenope|Sabina|Appennino|Garda|Arno|Centrale|Nazionale|Unione|Fenice|Mercurio
    Quercia|Antico Mulino|Tre Fontane|Fratelli Rossi|Colle|Faro|Girasole|Monteverde|Santa Chiara|Golfo
    Aquila|Leone|Rondine|Ponte Vecchio|Bella Vista|Castello|Alpi`),
  legalForms:
    list(`S.r.l.|S.p.A.|S.n.c.|& Figli|S.a.s.|Servizi|Impianti|S.r.l.s.|S.c.a r.l.|Soc. Coop.|Onlus|Associazione
    Fondazione|Banca|Assicurazioni|Clinica|Università|Istituto|Laboratori|Gruppo|F.lli|Associati|Energia
    Trasporti|Immobiliare|Accademia|Logistica|Studio Legale|& C.`),
  towns:
    list(`Ferrara|Lucca|Pavia|Trento|Bari|Matera|Cuneo|Rimini|Udine|Siena|Como|Pescara|Roma|Milano|Napoli|Torino
    Genova|Bologna|Firenze|Venezia|Verona|Padova|Palermo|Catania|Messina|Cagliari|Sassari|Perugia|Ancona
    Parma|Modena|Bergamo|Brescia|Lecce|Salerno|Potenza|Aosta|Bolzano|Lugano|Bellinzona|L'Aquila|La Spezia
    Reggio Calabria|San Marino`),
  regions: list('FE|LU|PV|TN|BA|MT|CN|RN|RM|MI|NA|TO|GE|BO|FI|VE|PA|CA|BZ|SA|PG|AQ'),
  streets:
    list(`Via Garibaldi|Via dei Mille|Corso Italia|Piazza Nuova|Viale Europa|Via del Mulino|Largo San Paolo
    Via Roma|Via Mazzini|Via Verdi|Via XX Settembre|Piazza del Duomo|Corso Vittorio Emanuele
    Via della Stazione|Vicolo Stretto|Viale dei Pini|Strada Statale 16|Via Dante Alighieri
    Piazza Garibaldi|Lungomare Colombo|Salita San Francesco|Via Nazionale|Contrada Pozzo|Via Provinciale
    Borgo Vecchio|Calle Larga|Via Case Sparse|Piazzale Loreto`),
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
  dateFormats:
    list(`DD/MM/YYYY|DD/MM/YYYY|D MMMM YYYY|DD/MM/YY|DD.MM.YYYY|DD-MM-YYYY|D/M/YYYY|D MMM YYYY|D.M.YY|DD MMMM YYYY
    YYYY-MM-DD`),
  group: '.',
  decimal: ',',
  moneyFormats: list('€ #|# €|#|EUR #|€#|€. #|CHF #|# euro|Euro #'),
  units: list('mm|kg|g|cm|ore|giorni|pezzi|mq|t|ml|l|km|min|scatole|mg|°C|kWh|lotti'),
  phones:
    list(`099 9999999|+39 099 999999|0999/999999|399 999 9999|09 99999999|(099) 99 99 999|+39 399 9999999
    0999-999999|+41 99 999 99 99|399.9999999|099.999.99.99`),
  shortAnswers:
    list(`nessuno|sì|no|non applicabile|X|vedi allegato|vari|tutti|n/d|sconosciuto|idem|in attesa|da definire
    entrambi|mai|allegato|parziale|come prima|v. sopra|nessuna`),
  choices: [
    ['sì', 'no'],
    ['maschio', 'femmina'],
    ['mensile', 'annuale'],
    ['celibe', 'coniugato', 'divorziato'],
    ['nuovo', 'rinnovo'],
  ],
};
