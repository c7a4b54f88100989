/** Invoices, orders, deliveries, customs and goods: Italian. */
export const trade = {
  invoice_number: `numero fattura, fattura
    = Numero fattura, Fattura n., Fattura nr., N. fattura, Fattura numero, Nr. fattura, Fattura?, Numero?`,
  invoice_date: `data fattura = Data fattura, Data della fattura, Fattura del, Data?`,
  issue_date: `data emissione/rilascio, emesso, rilasciato
    = Data di emissione, Data emissione, Data di rilascio, Rilasciato il, Emesso il, Data?`,
  document_date: `data, data documento = Data, Data documento, Data del documento, Lì?`,
  document_number: `numero documento, codice documento, identificativo documento
    = Numero documento, N. documento, Documento n., Doc. n., Num. doc., Nr. documento, Numero?`,
  due_date: `scadenza, data scadenza, scadenza pagamento, pagare entro, entro, pagamento data limite, quando pagare, data scadenza fattura/pagamento/bolletta
    = Data di scadenza, Scadenza, Scadenza pagamento, Da pagare entro, Entro il, Data scadenza, Scade il, Data limite pagamento, Pagare entro il`,
  order_number: `numero ordine, ordine
    = Numero ordine, N. ordine, Ordine n., Ordine nr., Vs. ordine, Ordine?`,
  order_date: `data ordine = Data ordine, Data dell'ordine, Ordine del, Data?`,
  quote_number: `numero preventivo/offerta, preventivo
    = Preventivo n., Numero preventivo, Offerta n., N. offerta, Preventivo?`,
  quote_date: `data preventivo/offerta, preventivo emesso data
    = Data preventivo, Data offerta, Preventivo del, Offerta del, Data?`,
  valid_until: `valido fino, validità, data scadenza validità, scade
    = Valido fino al, Validità, Scadenza, Data di scadenza, Valida fino al`,
  valid_from: `valido dal data, data inizio validità, inizio validità, validità dal
    = Valido dal, Valida dal, Inizio validità, Decorrenza, Data inizio validità, Dal?`,
  delivery_note_number: `numero ddt/bolla, ddt, documento trasporto (numero)
    = DDT n., N. DDT, Documento di trasporto n., Numero DDT, Bolla n., D.D.T.`,
  delivery_date: `data consegna
    = Data di consegna, Data consegna, Consegna prevista, Consegnato il, Consegna?`,
  ship_date: `data spedizione, spedito data, data partenza merce, spedito, data ritiro merce
    = Data spedizione, Data di spedizione, Spedito il, Data inizio trasporto, Data ritiro, Data trasporto`,
  ship_via: `modalità/metodo/mezzo spedizione/trasporto/consegna, trasporto cura
    = Trasporto a cura, Trasporto a mezzo, Mezzo di trasporto, Modalità di spedizione, Spedizione a mezzo, Mezzo, Spedizione?`,
  carrier: `vettore (nome), corriere (nome), trasportatore (nome), spedizioniere, nome trasporta
    = Vettore, Corriere, Trasportatore, Spedizioniere, Ditta di trasporto, Vettore incaricato`,
  tracking_number: `numero/codice tracciamento/tracking/spedizione, tracking, lettera vettura (numero), numero ldv
    = Numero di tracking, Codice di tracciamento, Numero spedizione, Tracking, Tracking number, LDV, Lettera di vettura, N. spedizione, Codice spedizione`,
  bill_of_lading_number: `numero polizza carico, polizza carico, numero bl, lettera trasporto aereo numero
    = Polizza di carico n., N. polizza di carico, B/L n., B/L No., AWB, CMR n.`,
  shipper: `mittente (nome), esportatore (nome), speditore = Mittente, Esportatore, Speditore`,
  consignee: `destinatario merce, importatore, consegnatario = Destinatario, Importatore, Consegnatario`,
  notify_party: `notify, parte/soggetto notificare, notificare
    = Notify, Notify party, Notificare a, Parte da notificare`,
  ship_to: `indirizzo consegna/spedizione, destinazione merce, luogo consegna
    = Indirizzo di consegna, Indirizzo di spedizione, Luogo di consegna, Destinazione merce, Luogo di destinazione`,
  bill_to: `indirizzo fatturazione, fatturare = Indirizzo di fatturazione, Fatturare a, Intestatario fattura`,
  port_of_loading: `porto imbarco/carico/partenza, luogo carico/imbarco
    = Porto di imbarco, Porto di carico, Luogo di carico, Luogo di presa in carico`,
  port_of_discharge: `porto sbarco/scarico/arrivo, luogo scarico/sbarco
    = Porto di sbarco, Porto di scarico, Luogo di scarico, Porto di destinazione`,
  vessel: `nave (nome), nome nave, nave viaggio = Nave, Nome nave, Nave/Viaggio, M/N`,
  container_number: `container (numero), numero container/contenitore, sigillo numero
    = Container n., N. container, Contenitore n., Container, Sigillo n.`,
  country_of_origin: `paese/stato origine (merce/merci/prodotto/beni), origine (merce), paese provenienza, paese fabbricazione
    = Paese di origine, Origine, Origine della merce, Paese d'origine, Made in, Paese di provenienza`,
  country_of_destination: `paese/stato destinazione, paese destinazione finale
    = Paese di destinazione, Paese destinatario, Paese di destino`,
  incoterms: `incoterms, termini/condizioni consegna/resa, resa (merce), porto franco/assegnato
    = Resa, Incoterms, Condizioni di consegna, Termini di resa, Condizioni di resa, Porto, Consegna?`,
  hs_code: `codice doganale, voce doganale, codice hs/taric, nomenclatura combinata
    = Codice doganale, Voce doganale, Codice TARIC, Nomenclatura combinata, Codice NC, Codice HS, NC8`,
  customs_value: `valore doganale/dichiarato/dogana, valore dogana merce
    = Valore in dogana, Valore doganale, Valore dichiarato, Valore ai fini doganali, Valore statistico?`,
  declaration_number: `numero dichiarazione (doganale), mrn, numero bolletta doganale
    = MRN, Dichiarazione n., Numero dichiarazione, N. dichiarazione, Bolla doganale n.`,
  gross_weight: `peso lordo, peso (totale) = Peso lordo, Peso totale, Peso?`,
  net_weight: `peso netto = Peso netto`,
  packages: `numero colli, colli = Numero colli, N. colli, Colli, Nr. colli`,
  goods: `merce, descrizione merce/merci/beni, natura merce/beni, tipo merce
    = Descrizione della merce, Descrizione merce, Descrizione dei beni, Natura e qualità dei beni, Merce, Denominazione della merce, Descrizione?`,
  freight: `spese/costi/costo trasporto/spedizione/consegna, trasporto, nolo, porto spese
    = Spese di trasporto, Spese di spedizione, Spese trasporto, Trasporto, Nolo, Costi di spedizione, Contributo spedizione, Spedizione?`,
  seller: `venditore (nome), fornitore (nome), cedente, nome emesso fattura, esercente fattura, nome fornitore fattura, ragione sociale fornitore/venditore
    = Venditore, Fornitore, Cedente/prestatore, Cedente, Ragione sociale fornitore, Ditta?`,
  buyer: `acquirente (nome), cliente (nome), compratore
    = Acquirente, Cliente, Cessionario/committente, Spett.le?`,
  customer_number: `numero/codice cliente = Codice cliente, Numero cliente, N. cliente, Cod. cliente`,
  supplier_number: `codice/numero fornitore = Codice fornitore, Cod. fornitore, N. fornitore, Fornitore n.`,
  payment_terms: `condizioni/termini pagamento = Condizioni di pagamento, Termini di pagamento, Pagamento?`,
  quantity: `quantità = Quantità, Q.tà, Qtà`,
  unit_price: `prezzo unitario = Prezzo unitario, Prezzo unit., P. unitario, Prezzo?`,
  item_description: `descrizione (articolo/prodotto/servizio), nome articolo/prodotto, articolo, prodotto, descrizione riga
    = Descrizione, Descrizione articolo, Descrizione prodotto, Articolo, Prodotto, Descrizione beni/servizi, Prestazione?`,
  item_number: `codice/numero articolo/prodotto/materiale, codice
    = Codice articolo, Cod. articolo, Cod. art., Codice prodotto, Art. n., Codice, Cod.?, Articolo?`,
  serial_number: `numero serie/seriale, matricola = Numero di serie, N. di serie, Numero seriale, Matricola`,
  model: `modello (nome), numero/tipo modello, modello apparecchio
    = Modello, Mod., Modello n., Tipo/Modello, Tipo?`,
  batch_number: `numero/codice lotto, lotto
    = Lotto n., N. lotto, Numero lotto, Lotto, Lotto di produzione, L.?`,
  your_reference: `vostro riferimento, vs riferimento, riferimento cliente
    = Vostro riferimento, Vs. riferimento, Vs. rif., Vs/rif., Rif. cliente, Riferimento cliente`,
  our_reference: `nostro riferimento, ns riferimento
    = Nostro riferimento, Ns. riferimento, Ns. rif., Ns/rif., Rif.?`,
  reference_number: `riferimento (numero), protocollo (numero), numero pratica
    = Riferimento, Rif., Numero di riferimento, Protocollo n., Prot. n., N. pratica`,
};
