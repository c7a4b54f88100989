/** Homes, utilities, insurance, vehicles, travel, hotels, events: Italian. */
export const homeAndTravel = {
  landlord: `locatore (nome), proprietario (nome), nome affitta casa/immobile, dà locazione
    = Locatore, Il locatore, Proprietario, Parte locatrice`,
  tenant: `conduttore (nome), inquilino (nome), locatario, nome prende affitto, locataria
    = Conduttore, Il conduttore, Inquilino, Locatario, Parte conduttrice`,
  premises: `immobile (indirizzo), indirizzo immobile
    = Immobile, Indirizzo dell'immobile, Unità immobiliare, Immobile sito in`,
  rent: `canone (mensile/locazione), affitto (mensile), importo canone/affitto
    = Canone mensile, Canone di locazione, Canone, Affitto mensile, Affitto, Canone annuo`,
  security_deposit: `deposito cauzionale, cauzione, importo cauzione/deposito cauzionale
    = Deposito cauzionale, Cauzione, Deposito`,
  lease_start: `inizio contratto/locazione, data inizio contratto/locazione
    = Data inizio, Decorrenza, Inizio locazione, Data di decorrenza, Dal?`,
  lease_end: `fine contratto/locazione, scadenza contratto/locazione, data fine contratto/locazione
    = Scadenza, Data fine, Scadenza contratto, Fine locazione, Al?`,
  lease_term: `durata contratto/locazione/affitto, durata
    = Durata, Durata del contratto, Durata della locazione, Durata contratto`,
  start_date: `data inizio, inizio = Data inizio, Data di inizio, Inizio, Decorrenza, Dal?`,
  end_date: `data fine, fine = Data fine, Data di fine, Fine, Termine?, Al?`,
  effective_date: `data decorrenza/efficacia/effetto/entrata vigore, efficace dal, entra vigore (data)
    = Decorrenza, Data di decorrenza, Data efficacia, In vigore dal, Con effetto dal, Data effetto, Data decorrenza`,
  agreement_date: `data contratto/accordo/stipula, contratto/accordo stipulato data, data stipula contratto
    = Data del contratto, Data contratto, Data di stipula, Stipulato il, Data stipula, In data?, Data?`,
  purchase_price: `prezzo (acquisto/vendita/immobile), prezzo vendita casa
    = Prezzo di vendita, Prezzo, Prezzo di acquisto, Prezzo convenuto, Prezzo pattuito, Corrispettivo`,
  living_area: `superficie (abitabile/totale/commerciale/calpestabile), metri quadri, mq
    = Superficie, Superficie commerciale, Superficie totale, Superficie catastale, Mq, Sup., Superficie calpestabile`,
  lot_size: `superficie terreno/lotto = Superficie terreno, Superficie del lotto, Superficie lotto`,
  rooms: `numero vani/locali/camere/stanze, vani, stanze
    = Vani, Numero vani, Locali, N. locali, Numero locali, Camere, Consistenza`,
  year_built: `anno costruzione (edificio/casa), costruito anno
    = Anno di costruzione, Anno costruzione, Epoca di costruzione`,
  parcel_number: `particella (catastale/numero), numero particella/mappale, foglio particella, dati catastali, mappale
    = Particella, Part., Foglio, Mappale, Sub., Particella n., Dati catastali, Fg.`,
  agent: `agente immobiliare, agenzia immobiliare, mediatore, amministratore condominio, intermediario
    = Agente immobiliare, Agenzia immobiliare, Mediatore, Agente, Intermediario, Amministratore`,
  meter_number: `numero/matricola contatore
    = Numero contatore, Matricola contatore, N. contatore, Contatore?`,
  meter_reading: `lettura (attuale/finale/contatore) = Lettura attuale, Lettura finale, Lettura?`,
  previous_reading: `lettura precedente/iniziale = Lettura precedente, Lettura iniziale`,
  reading_date: `data lettura (contatore), lettura contatore data, rilevata lettura data
    = Data lettura, Data di lettura, Data rilevazione, Lettura del`,
  consumption: `consumo (totale), consumi = Consumo totale, Consumo, Consumi, Consumo fatturato`,
  billing_period: `periodo fatturazione/riferimento fattura
    = Periodo di fatturazione, Periodo fatturazione, Periodo di riferimento, Periodo`,
  supply_address: `indirizzo fornitura/utenza, luogo fornitura
    = Indirizzo di fornitura, Indirizzo fornitura, Fornitura in, Luogo di fornitura, Ubicazione fornitura`,
  supply_number: `pod, pdr, codice pod/pdr, numero/codice utenza/fornitura, punto prelievo/riconsegna
    = POD, PDR, Codice POD, Codice PDR, Numero utenza, Codice utenza, N. utenza`,
  tariff: `tariffa (nome), offerta (nome/commerciale/tariffaria), piano tariffario, nome offerta/tariffa
    = Offerta, Nome offerta, Tariffa, Piano tariffario, Offerta commerciale, Tipologia tariffa, Profilo tariffario`,
  standing_charge: `quota fissa, corrispettivo fisso, quota fissa giornaliera, costo fisso
    = Quota fissa, Corrispettivo fisso, Quote fisse, Costo fisso`,
  unit_rate: `prezzo/costo kwh/energia/smc, prezzo unitario energia, quota consumi
    = Prezzo energia, Prezzo €/kWh, Prezzo unitario, Costo medio unitario, Quota energia, €/Smc`,
  supplier_energy: `fornitore energia/luce/gas/acqua, gestore (energia/servizio), distributore
    = Fornitore, Società di vendita, Gestore, Distributore, Distributore locale, Venditore?`,
  bill_number: `numero bolletta, bolletta (numero)
    = Bolletta n., N. bolletta, Numero bolletta, Fattura n., Numero fattura`,
  phone_line: `numero linea, numero cellulare/telefonico linea, utenza telefonica, linea
    = Linea, Numero linea, Linea n., Utenza, Numero telefonico, N. telefonico`,
  subscriber: `abbonato (nome), nome abbonato, intestatario linea/contratto/utenza/abbonamento
    = Abbonato, Intestatario, Intestatario del contratto, Intestatario utenza, Titolare del contratto`,
  data_usage: `traffico dati, dati consumati/inclusi, giga
    = Traffico dati, Dati, Internet?, Giga inclusi, Dati consumati`,
  call_charges: `costo chiamate/traffico, traffico voce, chiamate
    = Chiamate, Traffico voce, Traffico telefonico, Costo chiamate, Consumi?`,
  monthly_charge: `canone (abbonamento/mensile servizio), costo/quota/abbonamento mensile, abbonamento
    = Canone mensile, Abbonamento, Canone di abbonamento, Costo mensile, Quota mensile, Canone, Contributi e abbonamenti`,
  imei: `imei, codice imei = IMEI, Codice IMEI`,
  policy_number: `numero polizza, polizza = Numero polizza, Polizza n., N. polizza, Polizza?`,
  policyholder: `contraente (nome), assicurato (nome), intestatario polizza, titolare polizza
    = Contraente, Assicurato, Nome del contraente, Assicurato/Contraente, Intestatario polizza`,
  insurer: `assicuratore, compagnia (assicurazione), impresa assicuratrice
    = Compagnia, Compagnia di assicurazione, Assicuratore, Impresa assicuratrice`,
  premium: `premio (annuo/totale), importo premio = Premio annuo, Premio totale, Premio, Premio lordo`,
  sum_insured: `somma/capitale assicurato, massimale (polizza/copertura), importo assicurato
    = Somma assicurata, Capitale assicurato, Massimale, Massimali, Valore assicurato, Massimale RCA`,
  deductible: `franchigia, scoperto polizza, importo franchigia
    = Franchigia, Scoperto, Franchigia/Scoperto, Scoperto/Franchigia`,
  policy_period: `periodo assicurazione/copertura/polizza, durata polizza/copertura/assicurazione
    = Periodo di assicurazione, Periodo assicurativo, Durata, Dalle ore 24 del, Validità, Periodo di copertura`,
  policy_start: `data/inizio decorrenza/effetto/inizio polizza/copertura/assicurazione, polizza inizio, effetto
    = Effetto, Decorrenza, Data effetto, Data decorrenza, Effetto dal, Inizio copertura, Dalle ore 24 del`,
  policy_end: `scadenza/fine polizza/copertura/assicurazione, data scadenza/fine polizza/copertura/assicurazione
    = Scadenza, Scadenza polizza, Data scadenza, Fine copertura, Alle ore 24 del, Scadenza contratto`,
  policy_type: `tipo polizza/assicurazione/copertura, ramo (assicurazione), garanzia, prodotto assicurativo
    = Tipo polizza, Ramo, Prodotto, Tipo di copertura, Garanzie, Garanzia, Ramo di rischio`,
  claim_number: `numero sinistro, sinistro = Numero sinistro, Sinistro n., N. sinistro`,
  claim_amount: `importo danno/sinistro/liquidato/risarcimento, danno (stimato/totale), ammontare danno
    = Importo del danno, Importo richiesto, Danno stimato, Importo liquidato, Ammontare del danno, Stima del danno`,
  incident_date: `data sinistro/incidente = Data sinistro, Data del sinistro, Data incidente`,
  incident_place: `luogo sinistro/incidente/infortunio, sinistro/incidente avvenuto luogo
    = Luogo del sinistro, Luogo, Località, Luogo dell'incidente, Luogo dell'infortunio, Luogo accadimento`,
  incident_description: `descrizione/dinamica sinistro/incidente/danno/infortunio, causa sinistro/incidente/danno
    = Descrizione del sinistro, Dinamica del sinistro, Descrizione dell'incidente, Dinamica, Circostanze dell'incidente, Descrizione danni, Causa del sinistro`,
  adjuster: `perito (nome), liquidatore (nome), nome perito/liquidatore
    = Perito, Liquidatore, Perito incaricato, Perito assicurativo`,
  plate_number: `targa (veicolo), numero targa = Targa, Targa veicolo, N. targa`,
  vin: `numero telaio, telaio = Numero di telaio, Telaio, N. telaio, Telaio n.`,
  vehicle_make: `marca (veicolo), veicolo = Marca, Marca e modello, Veicolo`,
  vehicle_model: `modello veicolo, tipo veicolo, modello auto
    = Modello, Tipo, Modello veicolo, Marca e modello, Denominazione commerciale`,
  vehicle_year: `anno veicolo/fabbricazione/immatricolazione
    = Anno, Anno di immatricolazione, Anno di fabbricazione, Anno immatr.`,
  first_registration: `prima immatricolazione, data (prima) immatricolazione, immatricolato data
    = Data prima immatricolazione, Prima immatricolazione, Data di immatricolazione, Data immatricolazione, Immatricolato il, 1ª immatricolazione`,
  odometer: `chilometraggio (veicolo/attuale), km veicolo, lettura contachilometri, chilometri veicolo
    = Chilometraggio, Km, Lettura contachilometri, Km percorsi, Km attuali`,
  engine_number: `numero motore = Numero motore, N. motore, Motore n.`,
  fuel_type: `carburante (tipo), tipo carburante, alimentazione
    = Alimentazione, Carburante, Tipo carburante, Combustibile`,
  vehicle_colour: `colore (veicolo) = Colore, Colore veicolo, Colore carrozzeria`,
  vehicle_owner: `proprietario/intestatario veicolo (nome), intestatario carta circolazione
    = Proprietario, Intestatario, Proprietario del veicolo, Intestatario del veicolo`,
  booking_reference: `numero/codice prenotazione, pnr, prenotazione
    = Codice prenotazione, Numero prenotazione, N. prenotazione, PNR, Codice di prenotazione, Prenotazione?`,
  passenger: `passeggero (nome), viaggiatore = Passeggero, Nome passeggero, Viaggiatore`,
  ticket_number: `numero biglietto, biglietto = Numero biglietto, Biglietto n., N. biglietto`,
  flight_number: `numero volo/treno, volo, treno = Numero volo, Volo, N. volo, Treno`,
  airline: `compagnia aerea, vettore aereo, operato volo
    = Compagnia aerea, Vettore, Operato da, Volo operato da, Compagnia`,
  departure_place: `partenza (luogo/stazione/aeroporto)
    = Partenza, Da, Stazione di partenza, Aeroporto di partenza`,
  arrival_place: `arrivo (luogo/stazione/aeroporto), destinazione
    = Arrivo, Destinazione, Stazione di arrivo, Aeroporto di arrivo, A?`,
  departure_date: `data partenza/viaggio, andata, partenza viaggio/volo/treno data
    = Data di partenza, Data partenza, Data viaggio, Andata, Partenza, Data volo, Data?`,
  departure_time: `ora/orario partenza = Ora di partenza, Ora partenza, Partenza`,
  arrival_time: `ora/orario arrivo = Ora di arrivo, Ora arrivo, Arrivo`,
  arrival_date: `data arrivo viaggio/volo/treno, arrivo volo data = Data di arrivo, Data arrivo, Arrivo`,
  return_date: `data ritorno/rientro, ritorno = Data di ritorno, Ritorno, Data ritorno, Rientro`,
  seat: `posto (numero) = Posto, Posto n., N. posto`,
  boarding_time: `imbarco (ora), ora/orario imbarco = Imbarco, Ora imbarco, Orario di imbarco, Ora d'imbarco`,
  gate: `gate (imbarco), uscita imbarco, numero uscita/gate = Gate, Uscita, Gate d'imbarco, Uscita d'imbarco`,
  platform: `binario, numero binario/carrozza, carrozza, vagone = Binario, Carrozza, Binario n., Carr.`,
  travel_class: `classe (viaggio/servizio/prenotazione), classe volo/treno/biglietto, livello servizio
    = Classe, Classe di viaggio, Classe di servizio, Livello, Servizio?, Cabina`,
  baggage: `bagaglio (franchigia/consentito), bagagli, franchigia bagaglio
    = Bagaglio, Franchigia bagaglio, Bagaglio a mano, Bagaglio da stiva, Bagagli`,
  fare: `tariffa biglietto/volo, prezzo/costo/importo biglietto/volo/viaggio, tariffa totale
    = Tariffa, Prezzo biglietto, Prezzo, Totale biglietto, Importo biglietto, Prezzo totale`,
  hotel: `hotel (nome), albergo (nome), alloggio, struttura ricettiva, nome hotel/albergo
    = Hotel, Albergo, Struttura, Nome hotel, Nome della struttura, Alloggio`,
  guest: `ospite (nome) = Ospite, Nome ospite`,
  guest_count: `numero ospiti/persone/adulti/passeggeri/viaggiatori, ospiti numero, adulti
    = Numero ospiti, N. persone, Ospiti, Numero persone, Adulti, N. ospiti, Pax, Passeggeri`,
  check_in: `data arrivo, arrivo data = Data di arrivo, Arrivo, Check-in`,
  check_out: `data partenza hotel = Data di partenza, Partenza, Check-out`,
  nights: `numero notti, notti = Numero notti, Notti, N. notti`,
  room_type: `tipo/tipologia camera/stanza, categoria camera
    = Tipo camera, Tipologia camera, Tipo di camera, Sistemazione, Camera?`,
  room_number: `numero camera/stanza, camera = Camera n., N. camera, Numero camera, Camera`,
  room_rate: `tariffa/prezzo/costo camera/notte/giornaliero, prezzo per notte
    = Tariffa camera, Prezzo per notte, Tariffa giornaliera, Tariffa per notte, Prezzo camera, Pernottamento`,
  cancellation: `cancellazione (gratuita/condizioni/politica/data), termini/condizioni/politica cancellazione, cancellare entro
    = Condizioni di cancellazione, Cancellazione gratuita fino al, Politica di cancellazione, Cancellazione, Penali di cancellazione`,
  event_name: `evento (nome), nome/titolo evento/spettacolo/concerto, spettacolo, concerto, manifestazione
    = Evento, Spettacolo, Concerto, Titolo evento, Nome evento, Manifestazione, Titolo, Film?`,
  event_date: `data evento/spettacolo/concerto/manifestazione, evento/spettacolo/concerto giorno
    = Data evento, Data spettacolo, Data dell'evento, Data e ora, Giorno, Data?`,
  event_time: `ora/orario evento/spettacolo/concerto
    = Ora evento, Ora spettacolo, Orario, Inizio spettacolo, Ore, Ora?`,
  venue: `luogo evento/spettacolo/concerto, sede evento, locale evento, teatro
    = Luogo dell'evento, Luogo evento, Teatro, Luogo, Sede, Location, Impianto`,
  row: `fila, settore, fila posto, blocco = Fila, Settore, Fila/Posto, Ordine di posto, Blocco`,
  doors_open: `apertura porte/cancelli, ora apertura porte, ingresso ora
    = Apertura porte, Apertura cancelli, Ingresso, Porte ore`,
  rental_pickup: `ritiro (veicolo/auto/data/luogo/ora), data/luogo/ora ritiro (veicolo), inizio noleggio
    = Ritiro, Data ritiro, Luogo di ritiro, Data e ora di ritiro, Inizio noleggio, Check-out veicolo?`,
  rental_return: `riconsegna (veicolo/auto/data/luogo/ora), data/luogo/ora riconsegna (veicolo), restituzione veicolo, fine noleggio
    = Riconsegna, Data riconsegna, Luogo di riconsegna, Data e ora di riconsegna, Restituzione, Fine noleggio`,
};
