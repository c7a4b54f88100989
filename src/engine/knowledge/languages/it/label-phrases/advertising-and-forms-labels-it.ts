/** Advertising orders, registrations, forms of authorities, courts: Italian. */
export const advertisingAndForms = {
  advertiser: `inserzionista (nome) = Inserzionista, Cliente?`,
  agency: `agenzia (pubblicitaria/media/nome), centro media, nome agenzia
    = Agenzia, Agenzia pubblicitaria, Centro media, Agenzia media`,
  advertised_product: `prodotto pubblicizzato, campagna (nome), nome campagna/marchio, marchio
    = Prodotto, Campagna, Marchio, Nome campagna, Brand`,
  ad_contract_number: `numero contratto, contratto
    = Numero contratto, Contratto n., N. contratto, Contratto?`,
  station: `emittente (nome), testata, canale, stazione radio/televisiva, rete, nome emittente/testata
    = Emittente, Testata, Canale, Rete, Stazione radio`,
  flight_dates: `periodo/date campagna, periodo diffusione/messa onda, date pubblicazione
    = Periodo campagna, Periodo di diffusione, Date di pubblicazione, Periodo?`,
  flight_start: `data inizio campagna, inizio campagna, inizio diffusione
    = Inizio campagna, Data inizio campagna, Dal?`,
  flight_end: `data fine campagna, fine campagna, fine diffusione = Fine campagna, Data fine campagna, Al?`,
  gross_amount: `importo/totale lordo, lordo ordine/contratto, importo contratto/ordine, valore contratto/ordine
    = Importo lordo, Totale lordo, Importo contratto, Valore del contratto, Importo ordine`,
  net_amount_order: `importo/totale netto ordine/contratto, netto ordine/contratto
    = Importo netto, Totale netto, Netto ordine`,
  agency_commission: `commissione (agenzia), provvigione (agenzia), importo provvigione/commissione, diritti agenzia
    = Commissione d'agenzia, Provvigione, Commissione, Diritti di agenzia, Provvigioni`,
  account_executive: `agente vendita/commerciale, venditore agente, commerciale, account
    = Agente, Commerciale, Account, Agente di vendita, Venditore?`,
  spots: `numero spot/passaggi/inserzioni, passaggi, spot
    = Numero spot, N. spot, Passaggi, N. uscite, Inserzioni`,
  revision: `revisione (numero), versione (numero), numero revisione/versione, edizione
    = Revisione n., Rev., Revisione, Versione, Edizione, Ver.`,
  billing_cycle: `frequenza/periodicità fatturazione, ciclo fatturazione
    = Periodicità di fatturazione, Frequenza di fatturazione, Fatturazione, Ciclo di fatturazione`,
  registration_number: `numero registrazione/iscrizione
    = Numero di registrazione, N. di registrazione, N. iscrizione, Numero di iscrizione, REA`,
  registration_date: `data registrazione/iscrizione/immatricolazione registro, registrato data, registrato
    = Data di registrazione, Data registrazione, Data iscrizione, Data di iscrizione, Registrato il, Iscritto il`,
  registrant: `nome iscritto/registrato, iscritto, soggetto iscritto
    = Iscritto, Nome dell'iscritto, Soggetto iscritto, Denominazione?`,
  registrant_address: `sede legale, indirizzo sede legale = Sede legale, Indirizzo sede legale, Sede`,
  applicant: `richiedente (nome) = Richiedente, Nome del richiedente, Il richiedente, Il sottoscritto?`,
  applicant_address: `indirizzo/residenza/domicilio richiedente
    = Indirizzo del richiedente, Residenza del richiedente, Residente in, Indirizzo?`,
  application_date: `data domanda/richiesta/istanza, domanda/istanza presentata data, data presentazione domanda/istanza/richiesta
    = Data della domanda, Data domanda, Data richiesta, Data di presentazione, Presentata il, Data istanza, Data?`,
  application_number: `numero domanda/richiesta/istanza, domanda numero, codice domanda/istanza
    = Numero domanda, Domanda n., N. domanda, Istanza n., Richiesta n., ID domanda, N. richiesta`,
  form_number: `numero/codice modulo, modulo = Modulo, Mod., Modello, Modulo n., Mod. n.`,
  signer: `firmatario (nome), firmato nome, sottoscrittore
    = Firmatario, Nome del firmatario, Firmato da, Firma?, Il sottoscritto?`,
  signer_title: `qualifica/carica/ruolo/funzione firmatario/firma, firma qualità di
    = Qualifica, In qualità di, Carica, Ruolo, Titolo, Funzione`,
  signature_date: `data firma/sottoscrizione = Data della firma, Data firma, Luogo e data?, Data?`,
  filing_number: `numero fascicolo/deposito, fascicolo
    = Protocollo n., Prot. n., N. fascicolo, Fascicolo n., N. prot., Numero di protocollo, Pratica n.`,
  received_date: `data ricezione/ricevimento/arrivo documento, ricevuto data, ricevuto
    = Data di ricezione, Ricevuto il, Data ricezione, Pervenuto il, Data di ricevimento, Data arrivo`,
  period_from: `inizio periodo, data inizio periodo
    = Periodo dal, Inizio periodo, Dal, Data inizio periodo, Da?`,
  period_to: `fine periodo, data fine periodo = Periodo al, Fine periodo, Al, Fino al, Data fine periodo`,
  purpose: `scopo (richiesta/viaggio/domanda), motivo (richiesta/domanda/viaggio), finalità, uso
    = Scopo, Motivo, Motivo della richiesta, Finalità, Motivazione, Per uso, Causale?`,
  witness: `testimone (nome), testimoni (nome), nome testimone
    = Testimone, Testimoni, Teste, Nome del testimone, Alla presenza di`,
  notary: `notaio (nome), nome notaio = Notaio, Notaio rogante, Dott. Notaio, Il Notaio`,
  license_number: `numero licenza/autorizzazione/permesso, licenza, numero concessione
    = Licenza n., N. licenza, Numero licenza, Autorizzazione n., Permesso n., Concessione n.`,
  authority: `autorità (rilascio/competente), ente (rilascio/emittente/competente), ufficio rilascio, rilasciato ente/autorità/ufficio, nome rilasciato
    = Rilasciato da, Autorità, Ente emittente, Ente, Rilasciata da, Autorità di rilascio, Ufficio competente, Comune di`,
  case_number: `numero causa/procedimento/ruolo/sentenza, numero rg, ruolo generale, procedimento (penale/civile)
    = R.G., N. R.G., R.G. n., Ruolo Generale, Procedimento n., N. R.G.N.R., Causa n., Sentenza n., Proc. n.`,
  court: `tribunale (competente/nome), corte, nome tribunale, giudice pace ufficio
    = Tribunale di, Tribunale, Tribunale ordinario di, Corte d'Appello di, Corte, Ufficio del Giudice di Pace, Autorità giudiziaria`,
  plaintiff: `attore (causa), ricorrente (nome), parte attrice, querelante, nome attore/ricorrente
    = Attore, Ricorrente, Parte attrice, Attrice, Parte ricorrente, Querelante, Creditore procedente`,
  defendant: `convenuto (nome), resistente, imputato (nome), parte convenuta, nome convenuto/imputato
    = Convenuto, Imputato, Resistente, Parte convenuta, Indagato, Controparte?`,
  judge: `giudice (nome), nome giudice, magistrato
    = Giudice, Il Giudice, Giudice dott., G.I., Giudice di Pace, Magistrato, Presidente?`,
  hearing_date: `data udienza, udienza (data/giorno), fissata udienza data
    = Udienza del, Data udienza, Data dell'udienza, Udienza, Prossima udienza`,
  attorney: `avvocato (nome), difensore (nome), legale (rappresentante causa), nome avvocato/difensore
    = Avvocato, Avv., Difensore, Difeso da, Rappresentato e difeso da, Legale, Patrocinatore`,
  judgment_amount: `importo condanna/causa/ingiunto, somma ingiunta, valore causa
    = Importo ingiunto, Valore della causa, Somma dovuta, Importo del credito, Condanna al pagamento`,
  offense: `infrazione, violazione (accertata/commessa), reato, tipo/descrizione violazione/infrazione, articolo violato
    = Violazione, Infrazione, Norma violata, Articolo violato, Reato, Descrizione della violazione, Ha violato, Imputazione`,
};
