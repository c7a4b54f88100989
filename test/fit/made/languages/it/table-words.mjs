import {list} from '../list.mjs';

/** Words of papers with captions, tables and sections. */
export const tableWords = {
  headings: {
    'vehicle-registration': list('Carta di circolazione|Libretto di circolazione'),
    'boarding-pass': list("Carta d'imbarco"),
    'parcel-label': list('Etichetta di spedizione|Bolla pacco'),
    'customs-declaration': list('Dichiarazione doganale'),
    'insurance-policy': list('Polizza di assicurazione|Scheda di polizza'),
    'civil-record': list('Certificato di nascita|Estratto di nascita'),
    'delivery-note': list('Documento di trasporto|Bolla di consegna'),
    'salary-statement': list('Prospetto paga|Distinta retribuzione'),
    timesheet: list('Foglio ore|Registro ore'),
    'school-report': list('Pagella|Scheda di valutazione'),
    'tax-assessment': list('Avviso di accertamento|Liquidazione imposta'),
    'hotel-folio': list('Conto albergo|Fattura hotel'),
    'expense-report': list('Nota spese|Rimborso spese'),
    'utility-bill': list('La tua bolletta luce|Bolletta gas'),
    'repair-bill': list('Fattura officina|Ordine di riparazione'),
    'order-form': list("Modulo d'ordine|Dati cliente|Domanda"),
  },
  columns: {
    start: list('Inizio|Entrata'),
    finish: list('Fine|Uscita'),
    pause: list('Pausa'),
    hours: list('Ore|Totale ore'),
    effort: list('Impegno'),
    homework: list('Compiti'),
    mark: list('Voto|Valutazione'),
    remark: list('Giudizio|Osservazioni'),
    lastYear: list('Anno precedente|Anno scorso'),
    thisYear: list("Anno in corso|Quest'anno"),
    charge: list('Addebiti|Dare'),
    credit: list('Accrediti|Avere'),
    receipt: list('N. ricevuta|Ricevuta'),
    employee: list('Dipendente|Quota dipendente'),
    employer: list('Azienda|Quota azienda'),
  },
  fuels:
    list(`Benzina|Gasolio|Elettrica|Ibrida|GPL|Benzina senza piombo|Diesel|Benzina / elettrica|Ibrida plug-in
    Idrogeno|Metano|Bioetanolo|Elettrico|B`),
  colours:
    list(`rosso|blu scuro|argento|nero|bianco|verde|blu|grigio|grigio chiaro|verde metallizzato|beige|marrone
    giallo|arancione|viola|bordeaux|bianco perla|dorato|turchese|antracite|rosso vivo`),
  classes:
    list(`Economy|Business|1a classe|2a classe|Premium|Prima|Seconda|Standard|Turistica|Cuccetta|Executive
    Business Flex|Y`),
  goods:
    list(`Libri stampati|Camicie di cotone|Ricambi|Piastrelle|Abiti usati|Caffè|Parti di macchine|Scarpe di cuoio
    Computer portatile|Campioni medici|Mobili in legno|Tè|Giocattoli|Olio d'oliva|Vestiti
    Attrezzi da giardino|Orologi|Vetreria|Documenti|Bicicletta|Cosmetici|Strumento musicale|Telefoni
    Bulloni d'acciaio|Vernice`),
  countries:
    list(`Portogallo|India|Canada|Norvegia|Vietnam|Kenya|Italia|Svizzera|Germania|Francia|Spagna|Romania|Albania
    Ucraina|Marocco|Cina|Giappone|Brasile|Argentina|Senegal|Nigeria|Filippine|Polonia|Turchia|Egitto|Perù`),
  schoolSubjects:
    list(`Italiano|Matematica|Scienze|Storia|Geografia|Arte|Musica|Educazione fisica|Inglese|Francese|Latino|Fisica
    Chimica|Tecnologia|Educazione civica|Filosofia|Informatica|Disegno|Economia|Religione|Lettura
    Scrittura|Greco|Diritto`),
  days: list('Lunedì|Martedì|Mercoledì|Giovedì|Venerdì|Sabato'),
  expenses: list(`Albergo|Taxi|Biglietto treno|Pranzo|Cena cliente|Parcheggio|Quota convegno|Colazione|Aereo
    Auto a noleggio|Benzina|Autobus|Pedaggio|Internet|Pranzo di squadra|Mancia|Visto|Vaccino|Fotocopie
    Lavanderia|Metro|Bagaglio extra|Assicurazione viaggio|Omaggio cliente|Traghetto`),
  remarks:
    list(`buono|ottimo|sufficiente|insufficiente|distinto|in crescita|diligente|chiacchiera|in calo|può fare meglio
    promosso|non valutato|partecipa|discreto|distratto|eccellente|compiti mancanti|quasi sufficiente`),
  stays:
    list(`Camera|Minibar|Colazione|Parcheggio|Lavanderia|Tassa di soggiorno|Ristorante|Telefono|Letto aggiunto
    Mezza pensione|Spa|Bar|Servizio in camera|Wi-Fi|Cena|Navetta|Animale|Giornale|Massaggio|Sala riunioni
    Cassaforte|Sauna|Partenza tardiva`),
  /** Headings of parts that hold the same fields each. */
  sections: {
    billing: list('Fatturare a|Indirizzo di fatturazione'),
    shipping: list('Spedire a|Indirizzo di spedizione'),
    sender: list('Mittente|Spedito da'),
    receiver: list('Destinatario|Spedito a'),
    applicant: list('Richiedente|Primo richiedente'),
    partner: list('Coniuge|Secondo richiedente'),
  },
  partFields: {
    name: list('Nome|Nome e cognome'),
    street: list('Via|Indirizzo'),
    zip: list('CAP|Codice postale'),
    city: list('Città|Comune'),
    phone: list('Telefono|Numero di telefono|Tel.'),
    email: list('E-mail|Posta elettronica'),
  },
  /** How a field of a part is asked for. */
  partPhrasings: list('{section} {field}|{field} ({section})|{section}: {field}|{field}, {section}'),
};
