// What tables print above their columns and requests ask for, by language.
const list = (text) => text.split('|');
const titlesOf = (texts) => Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, list(text)]));

export const words = {
  en: {
    titles: titlesOf({
      date: 'Date|Booking date|Date posted', description: 'Description|Details|Transaction', amount: 'Amount|Amount (USD)',
      debit: 'Debit|Paid out|Withdrawals', credit: 'Credit|Paid in|Deposits', balance: 'Balance|Running balance',
      article: 'Item no.|Article|SKU', name: 'Description|Product|Item', quantity: 'Qty|Quantity|Pieces', unit: 'Unit|UoM',
      price: 'Price|Unit price|List price', earning: 'Earnings|Pay item', deduction: 'Deductions|Deduction', hours: 'Hours|Hours worked',
      rate: 'Rate|Hourly rate', start: 'Start|From', end: 'End|To', task: 'Task|Project|Activity', person: 'Name|Participant',
      company: 'Company|Organisation', email: 'E-mail|Email',
    }),
    spoken: {date: 'date', description: 'description', amount: 'amount', balance: 'balance', article: 'item number', name: 'product', quantity: 'quantity', unit: 'unit', price: 'price', earning: 'earning', deduction: 'deduction', hours: 'hours', start: 'start', end: 'end', task: 'task', person: 'name', company: 'company', email: 'email'},
    things: {statement: 'transactions', earnings: 'earnings', deductions: 'deductions', prices: 'products', deliveries: 'items', hours: 'working hours', people: 'attendees'},
    asked: ['List of {things} with {columns}', 'All {things} ({columns})', 'list all {things}: {columns}'], and: 'and', all: ['list of {things}', 'all {things}'],
    opening: 'Balance brought forward', carried: 'Carried forward', total: 'Total', groups: ['Section {n}', 'Category {n}'],
    parties: 'This agreement is made between {a}, {where}, and {b}, {there}.', who: 'Who are the parties?', at: 'with its seat in {town}', people: 'Attendees',
  },
  de: {
    titles: titlesOf({
      date: 'Datum|Buchungstag|Bu-Tag', description: 'Vorgang|Verwendungszweck|Buchungstext', amount: 'Betrag|Betrag EUR|Umsatz',
      debit: 'Soll|Belastung|Ausgang', credit: 'Haben|Gutschrift|Eingang', balance: 'Saldo|Kontostand',
      article: 'Art.-Nr.|Artikelnummer|Artikel-Nr.', name: 'Bezeichnung|Artikel|Beschreibung', quantity: 'Menge|Anzahl|Stück', unit: 'Einheit|ME',
      price: 'Preis|Einzelpreis|Listenpreis', earning: 'Lohnart|Bezüge', deduction: 'Abzüge|Abzug', hours: 'Stunden|Std.',
      rate: 'Satz|Stundensatz', start: 'Beginn|Von', end: 'Ende|Bis', task: 'Tätigkeit|Projekt|Aufgabe', person: 'Name|Teilnehmer',
      company: 'Firma|Unternehmen', email: 'E-Mail|E-Mail',
    }),
    spoken: {date: 'Datum', description: 'Beschreibung', amount: 'Betrag', balance: 'Saldo', article: 'Artikelnummer', name: 'Bezeichnung', quantity: 'Menge', unit: 'Einheit', price: 'Preis', earning: 'Lohnart', deduction: 'Abzug', hours: 'Stunden', start: 'Beginn', end: 'Ende', task: 'Tätigkeit', person: 'Name', company: 'Firma', email: 'E-Mail'},
    things: {statement: 'Buchungen', earnings: 'Bezüge', deductions: 'Abzüge', prices: 'Artikel', deliveries: 'Positionen', hours: 'Arbeitszeiten', people: 'Teilnehmer'},
    asked: ['Liste aller {things} mit {columns}', 'Alle {things} ({columns})'], and: 'und', all: ['Liste der {things}', 'alle {things}'],
    opening: 'Übertrag', carried: 'Übertrag auf Seite 2', total: 'Summe', groups: ['Gruppe {n}', 'Abschnitt {n}'],
    parties: 'Zwischen {a}, {where}, und {b}, {there}, wird folgender Vertrag geschlossen.', who: 'Wer sind die Vertragsparteien?', at: 'mit Sitz in {town}', people: 'Teilnehmer',
  },
  fr: {
    titles: titlesOf({
      date: 'Date|Date opération|Date de valeur', description: 'Libellé|Opération|Nature des opérations', amount: 'Montant|Montant EUR',
      debit: 'Débit|Débit EUR', credit: 'Crédit|Crédit EUR', balance: 'Solde|Solde EUR',
      article: 'Réf.|Référence|Code article', name: 'Désignation|Article|Produit', quantity: 'Qté|Quantité', unit: 'Unité|U.',
      price: 'Prix|Prix unitaire|Tarif', earning: 'Rubrique|Gains', deduction: 'Retenues|Cotisations', hours: 'Heures|Nb heures',
      rate: 'Taux|Taux horaire', start: 'Début|De', end: 'Fin|À', task: 'Tâche|Projet|Activité', person: 'Nom|Participant',
      company: 'Société|Entreprise', email: 'E-mail|Courriel',
    }),
    spoken: {date: 'date', description: 'libellé', amount: 'montant', balance: 'solde', article: 'référence', name: 'désignation', quantity: 'quantité', unit: 'unité', price: 'prix', earning: 'rubrique', deduction: 'retenue', hours: 'heures', start: 'début', end: 'fin', task: 'tâche', person: 'nom', company: 'société', email: 'e-mail'},
    things: {statement: 'opérations', earnings: 'gains', deductions: 'retenues', prices: 'articles', deliveries: 'articles', hours: 'heures travaillées', people: 'participants'},
    asked: ['Liste des {things} avec {columns}', 'Toutes les {things} ({columns})'], and: 'et', all: ['liste des {things}'],
    opening: 'Solde précédent', carried: 'À reporter', total: 'Total', groups: ['Catégorie {n}', 'Groupe {n}'],
    parties: 'Entre {a}, {where}, et {b}, {there}, il est convenu ce qui suit.', who: 'Qui sont les parties ?', at: 'ayant son siège à {town}', people: 'Participants',
  },
  es: {
    titles: titlesOf({
      date: 'Fecha|Fecha operación', description: 'Concepto|Descripción', amount: 'Importe|Importe EUR', debit: 'Cargo|Debe', credit: 'Abono|Haber', balance: 'Saldo|Saldo EUR',
      article: 'Ref.|Referencia|Código', name: 'Descripción|Artículo|Producto', quantity: 'Cant.|Cantidad', unit: 'Unidad|Ud.',
      price: 'Precio|Precio unitario', earning: 'Devengos|Concepto', deduction: 'Deducciones|Deducción', hours: 'Horas|Nº horas', rate: 'Tarifa|Precio hora',
      start: 'Inicio|Desde', end: 'Fin|Hasta', task: 'Tarea|Proyecto|Actividad', person: 'Nombre|Asistente', company: 'Empresa|Sociedad', email: 'Correo|E-mail',
    }),
    spoken: {date: 'fecha', description: 'concepto', amount: 'importe', balance: 'saldo', article: 'referencia', name: 'descripción', quantity: 'cantidad', unit: 'unidad', price: 'precio', earning: 'devengo', deduction: 'deducción', hours: 'horas', start: 'inicio', end: 'fin', task: 'tarea', person: 'nombre', company: 'empresa', email: 'correo'},
    things: {statement: 'movimientos', earnings: 'devengos', deductions: 'deducciones', prices: 'productos', deliveries: 'artículos', hours: 'horas trabajadas', people: 'asistentes'},
    asked: ['Lista de {things} con {columns}', 'Todos los {things} ({columns})'], and: 'y', all: ['lista de {things}'],
    opening: 'Saldo anterior', carried: 'Suma y sigue', total: 'Total', groups: ['Grupo {n}', 'Sección {n}'],
    parties: 'Entre {a}, {where}, y {b}, {there}, se acuerda lo siguiente.', who: '¿Quiénes son las partes?', at: 'con domicilio en {town}', people: 'Asistentes',
  },
  nl: {
    titles: titlesOf({
      date: 'Datum|Boekdatum', description: 'Omschrijving|Mededeling', amount: 'Bedrag|Bedrag EUR', debit: 'Af|Debet', credit: 'Bij|Credit', balance: 'Saldo|Saldo EUR',
      article: 'Artikelnr.|Artikelnummer', name: 'Omschrijving|Artikel|Product', quantity: 'Aantal|Hoeveelheid', unit: 'Eenheid|Eenh.',
      price: 'Prijs|Stukprijs', earning: 'Looncomponent|Betalingen', deduction: 'Inhoudingen|Inhouding', hours: 'Uren|Aantal uren', rate: 'Tarief|Uurtarief',
      start: 'Begin|Van', end: 'Einde|Tot', task: 'Taak|Project|Activiteit', person: 'Naam|Deelnemer', company: 'Bedrijf|Organisatie', email: 'E-mail|E-mailadres',
    }),
    spoken: {date: 'datum', description: 'omschrijving', amount: 'bedrag', balance: 'saldo', article: 'artikelnummer', name: 'omschrijving', quantity: 'aantal', unit: 'eenheid', price: 'prijs', earning: 'looncomponent', deduction: 'inhouding', hours: 'uren', start: 'begin', end: 'einde', task: 'taak', person: 'naam', company: 'bedrijf', email: 'e-mail'},
    things: {statement: 'transacties', earnings: 'betalingen', deductions: 'inhoudingen', prices: 'producten', deliveries: 'artikelen', hours: 'gewerkte uren', people: 'deelnemers'},
    asked: ['Lijst van {things} met {columns}', 'Alle {things} ({columns})'], and: 'en', all: ['lijst van {things}', 'alle {things}'],
    opening: 'Beginsaldo', carried: 'Transport', total: 'Totaal', groups: ['Groep {n}', 'Categorie {n}'],
    parties: 'Tussen {a}, {where}, en {b}, {there}, wordt het volgende overeengekomen.', who: 'Wie zijn de partijen?', at: 'gevestigd te {town}', people: 'Deelnemers',
  },
  it: {
    titles: titlesOf({
      date: 'Data|Data operazione', description: 'Descrizione|Causale', amount: 'Importo|Importo EUR', debit: 'Dare|Addebiti', credit: 'Avere|Accrediti', balance: 'Saldo|Saldo EUR',
      article: 'Codice|Cod. articolo', name: 'Descrizione|Articolo|Prodotto', quantity: 'Q.tà|Quantità', unit: 'U.M.|Unità',
      price: 'Prezzo|Prezzo unitario', earning: 'Competenze|Voce', deduction: 'Trattenute|Ritenute', hours: 'Ore|N. ore', rate: 'Tariffa|Paga oraria',
      start: 'Inizio|Dalle', end: 'Fine|Alle', task: 'Attività|Progetto', person: 'Nome|Partecipante', company: 'Azienda|Società', email: 'E-mail|Email',
    }),
    spoken: {date: 'data', description: 'descrizione', amount: 'importo', balance: 'saldo', article: 'codice', name: 'descrizione', quantity: 'quantità', unit: 'unità', price: 'prezzo', earning: 'voce', deduction: 'trattenuta', hours: 'ore', start: 'inizio', end: 'fine', task: 'attività', person: 'nome', company: 'azienda', email: 'email'},
    things: {statement: 'movimenti', earnings: 'competenze', deductions: 'trattenute', prices: 'prodotti', deliveries: 'articoli', hours: 'ore lavorate', people: 'partecipanti'},
    asked: ['Elenco di {things} con {columns}', 'Tutti i {things} ({columns})'], and: 'e', all: ['elenco di {things}'],
    opening: 'Saldo precedente', carried: 'A riportare', total: 'Totale', groups: ['Gruppo {n}', 'Sezione {n}'],
    parties: 'Tra {a}, {where}, e {b}, {there}, si conviene quanto segue.', who: 'Chi sono le parti?', at: 'con sede in {town}', people: 'Partecipanti',
  },
}; // prettier-ignore
