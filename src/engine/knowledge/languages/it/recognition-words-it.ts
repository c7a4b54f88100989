import type {RecognitionWords} from '../sections/recognition-words.js';

export const recognitionWords: RecognitionWords = {
  letters: 'àèéìòù',
  telling: `il lo gli dei della del e per con di fattura data importo prezzo quantita descrizione iva totale cliente
      via scadenza pagamento imponibile grazie numero conto indirizzo ordine partita banca giorni imposta`,
  common: `a abbonamento acqua acquisto addebito agenzia aggiunta agli ai al alla alle alimentari altri altro amministratore
      amministrazione ancora anni anno aperto arrivo articoli articolo assegno assistenza attività avere azienda
      banca bar base bene bevande bianco biglietto birra bollo bonifico borsa bottiglia buono caffè calcio
      cambio camera campo capitale carne carta casa cassa cassiere causale centesimi centro che chiuso ciascuno
      cibo cifra città classe cliente clienti codice colazione colore come commerciale completo con condizioni
      consegna conservare consumo contanti conto contratto contributo coperto coperti copia corrente corrispettivo
      corso cosa costi costo credito cucina da dai dal dalla data dati del della delle dei degli descrizione
      destinazione detrazione di dicembre dieci diritto disponibile distinti ditta documento dolce domicilio
      dopo due durata è ed elenco emessa emesso energia entro errore esclusa esente essere età euro fa farmacia
      fattura fatture festa fine fino firma fiscale fornitore fornitura forno fra fratelli frutta fuori gas
      generale gennaio gentile giorni giorno giugno gli gradita grande grazie gruppo imballo immobile importo
      imponibile imposta in incluso indirizzo informazioni inizio insalata intero interno intestatario istruzioni
      italia italiano il la lavori lavoro legale lettera libro linea litri locale lordo lotto luglio luogo
      ma maggio magazzino mano marca materiale mattina meno menù mercato merce mese mesi metodo minuti misto
      modalità modello mondo montaggio moneta motivo negozio nel nella nero netto no nome non nostra nostro
      notte numero nuova nuovo o offerta oggetto oggi ogni olio ordine ore orario ospedale ospite pagamento
      pagare pagato pagina pane parte partita per periodo persona persone pesce peso pezzi piano piatto piazza
      piccolo più pizza politica pollo porta posta posto pranzo prego presso prestazione prestazioni prezzo
      prezzi prima primo prodotti prodotto professionale pronto proprio provincia punti punto qualità quando
      quantità quota ragione rata reale recapito reclami registratore regime residenza resto restituzione reparto
      ricevuta ricevuto richiesta riduzione riferimento rimborso riparazione ristorante ritiro rosso sabato
      saldo salute sconto scontrino scadenza se secondo sede segno sei sempre senza sera serie servizi servizio
      settimana si sia signor signora simile sito società solo soldi somma sono sopra sottototale spedizione
      spesa spese spettabile stato stazione strada su sua subtotale succo suo tabacchi tariffa tasse tavolo
      tazza tel telefono tempo termine tessera tipo titolare totale tra trasporto trattamento tre tutti tutto
      uffici ufficio ultimo un una unità unitario uno uovo usato uso valida valore vari vendita vendite verde
      versamento via viaggio vino visita vita vostra vostro zona zucchero`,
};
