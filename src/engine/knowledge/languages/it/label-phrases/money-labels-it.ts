/** Totals, taxes, receipts, accounts, loans: Italian. */
export const money = {
  total: `totale, importo (totale), totale pagare/fattura/documento/complessivo, importo pagare, netto pagare, totale da pagare, totale bolletta/scontrino/conto/ordine/preventivo, importo fattura/bolletta/scontrino, pagamento totale importo
    = Totale da pagare, Totale fattura, Netto a pagare, Totale documento, Importo totale, Totale complessivo, Totale EURO, Importo da pagare, Totale bolletta, Totale ordine, Totale preventivo, Totale?, Importo?`,
  subtotal: `imponibile, totale imponibile, subtotale, totale netto, importo netto
    = Totale imponibile, Imponibile, Subtotale, Totale netto, Importo netto`,
  tax: `iva, importo iva, totale iva, imposta = Totale IVA, Importo IVA, IVA, Imposta, Totale imposta`,
  tax_rate: `aliquota (iva) = Aliquota IVA, Aliquota, % IVA`,
  vat_number: `partita iva, piva, p iva = Partita IVA, P. IVA, P.IVA, P.I., Part. IVA`,
  tax_number: `codice fiscale, cf = Codice fiscale, C.F., Cod. Fisc., Cod. fiscale`,
  discount: `sconto = Sconto, Importo sconto`,
  deposit_paid: `acconto (versato/pagato), anticipo (versato/pagato), importo acconto/anticipo/caparra, caparra
    = Acconto, Acconto versato, Anticipo, Caparra, Caparra confirmatoria, Acconti, Anticipo versato`,
  amount_paid: `importo pagato/versato, pagato, acconto = Importo pagato, Pagato, Acconto, Importo versato`,
  balance_due: `saldo dovuto/pagare/residuo, residuo (pagare/dovuto), importo residuo/scoperto, debito residuo, rimane pagare
    = Saldo dovuto, Residuo da pagare, Importo residuo, Saldo a debito, Saldo da pagare, Debito residuo, Residuo, Saldo?`,
  previous_balance: `saldo precedente fattura, importo precedente insoluto, insoluti, arretrati, bollette precedenti
    = Saldo precedente, Insoluti, Arretrati, Importi precedenti, Bollette precedenti, Riporto?`,
  payment_method: `modalità/metodo/forma pagamento
    = Modalità di pagamento, Metodo di pagamento, Pagamento, Forma di pagamento`,
  payment_date: `data pagamento/versamento/bonifico, pagamento effettuato data, data valuta/esecuzione
    = Data pagamento, Data di pagamento, Data versamento, Pagato il, Data di esecuzione, Data valuta, Data operazione?`,
  currency: `valuta, divisa, moneta = Valuta, Divisa, Moneta, Importi in`,
  tip: `mancia, importo mancia = Mancia, Mance`,
  service_charge: `servizio, coperto, costo/spese/commissione servizio
    = Servizio, Coperto, Costo del servizio, Commissione di servizio, Coperto e servizio, Diritti di prevendita?`,
  cash: `contanti, contante = Contanti, Contante, Pagamento contante`,
  change: `resto = Resto`,
  card_number: `numero carta (credito/debito), carta (credito/numero), carta bancomat
    = Numero carta, N. carta, Carta n., Carta di credito n., Nr. carta, PAN, Carta?`,
  authorization_code: `codice/numero autorizzazione, autorizzazione, codice approvazione
    = Cod. aut., Codice autorizzazione, Autorizzazione n., Aut., N. autorizzazione, A.C., Cod. autorizz.`,
  receipt_number: `numero scontrino/ricevuta, scontrino
    = Scontrino n., N. scontrino, Ricevuta n., Documento n.?`,
  transaction_number: `numero/codice/id transazione/operazione, cro, trn
    = Numero operazione, N. operazione, Codice transazione, ID transazione, CRO, TRN, N. transazione, Num. op., STAN`,
  transaction_date: `data operazione/transazione/acquisto/scontrino/movimento
    = Data operazione, Data transazione, Data acquisto, Data movimento, Data contabile, Data e ora?, Data?`,
  time: `ora, orario = Ora, Orario`,
  cashier: `cassiere/cassiera (nome), operatore (cassa), cassa (numero), cameriere
    = Cassiere, Operatore, Cassa, Cameriere, Op., Addetto?, Servito da`,
  table_number: `numero tavolo, tavolo = Tavolo, Tavolo n., N. tavolo, Tav.`,
  store_number: `numero/codice negozio/punto/filiale, codice punto vendita
    = Punto vendita, Negozio n., Cod. punto vendita, PdV, Cod. negozio, Esercizio n.`,
  store_name: `negozio (nome), esercente (nome), ristorante (nome), punto vendita nome, nome negozio/ristorante/esercente
    = Esercente, Negozio, Punto vendita, Insegna, Ristorante`,
  account_number: `numero conto, conto (corrente)
    = Numero conto, N. conto, Conto corrente n., Conto corrente, C/C n., C/C`,
  account_holder: `intestatario (conto), titolare conto, nome intestatario
    = Intestatario, Intestatario del conto, Intestato a, Titolare`,
  account_type: `tipo/tipologia conto, tipo rapporto
    = Tipo conto, Tipologia conto, Tipo di conto, Tipo rapporto, Rapporto?`,
  sort_code: `codice abi, abi cab, abi, cab, coordinate bancarie abi
    = ABI, CAB, ABI/CAB, Codice ABI, Cod. ABI`,
  iban: `iban, codice iban = IBAN, Codice IBAN, Coordinate bancarie`,
  bic: `bic, swift, codice bic/swift = BIC, SWIFT, BIC/SWIFT`,
  bank_name: `banca, nome banca, istituto = Banca, Istituto, Banca d'appoggio`,
  branch: `filiale (banca), agenzia banca, filiale nome, sportello, dipendenza
    = Filiale, Agenzia, Filiale di, Sportello, Dipendenza`,
  statement_date: `data estratto conto, estratto conto al, data estratto
    = Estratto conto al, Data estratto conto, Situazione al, Data?`,
  statement_number: `numero estratto (conto), numero foglio/progressivo estratto
    = Estratto conto n., N. estratto conto, Numero estratto, Foglio n., Progressivo`,
  statement_period: `periodo, periodo riferimento = Periodo, Periodo di riferimento, Dal?`,
  opening_balance: `saldo iniziale/precedente = Saldo iniziale, Saldo precedente`,
  closing_balance: `saldo finale/fine, saldo = Saldo finale, Nuovo saldo, Saldo contabile, Saldo?`,
  available_balance: `saldo/credito disponibile, disponibilità conto, disponibile residuo
    = Saldo disponibile, Disponibilità, Disponibile, Fido disponibile, Disponibilità residua, Credito disponibile`,
  total_paid_in: `totale entrate/accrediti/avere, entrate, accrediti
    = Totale entrate, Totale accrediti, Totale avere, Entrate, Accrediti, Avere?`,
  total_paid_out: `totale uscite/addebiti/dare, uscite, addebiti
    = Totale uscite, Totale addebiti, Totale dare, Uscite, Addebiti, Dare?`,
  overdraft_limit: `fido, affidamento, limite fido/scoperto, fido accordato
    = Fido accordato, Fido, Affidamento, Limite di fido, Scoperto di conto`,
  credit_limit: `limite/plafond credito/carta/utilizzo, plafond, massimale carta
    = Limite di credito, Plafond, Limite di utilizzo, Plafond mensile, Massimale carta, Fido carta`,
  minimum_payment: `rata/pagamento/importo minimo, minimo pagare
    = Rata minima, Importo minimo, Pagamento minimo, Importo minimo dovuto`,
  interest_rate: `tasso (interesse) (annuo/nominale/mutuo/prestito/finanziamento/conto), taeg, tasso interesse annuo
    = Tasso di interesse, TAN, TAEG, Tasso annuo nominale, Tasso, Tasso creditore, Tasso debitore, Tasso nominale`,
  interest: `interessi (maturati/addebitati/totali/passivi/attivi), importo interessi, totale interessi, interessi mora
    = Interessi, Totale interessi, Interessi maturati, Interessi passivi, Interessi attivi, Interessi di mora, Quota interessi`,
  loan_amount: `importo/capitale finanziamento/prestito/mutuo/finanziato/erogato, capitale (mutuato)
    = Importo finanziato, Importo del prestito, Importo totale del credito, Importo del mutuo, Capitale mutuato, Importo erogato, Capitale, Importo del finanziamento`,
  loan_number: `numero prestito/finanziamento/mutuo/pratica finanziamento, mutuo numero
    = N. finanziamento, Finanziamento n., Mutuo n., N. mutuo, Numero prestito, Prestito n., Pratica n.?`,
  installment: `rata mensile, rata (mensile) mutuo/prestito/finanziamento, importo rata (mensile), rata mutuo/prestito/finanziamento
    = Importo rata, Rata mensile, Importo della rata, Rata, Rata n.?`,
  beneficiary: `beneficiario (nome/bonifico), nome beneficiario, bonifico favore nome, pagamento favore nome
    = Beneficiario, Nome beneficiario, A favore di, Intestato a?, Favore di, Creditore`,
  payer: `ordinante (nome), pagante, versante, debitore (nome), eseguito nome, ricevuto nome pagamento
    = Ordinante, Eseguito da, Pagatore, Versante, Debitore, Ricevuto da?, Ricevo da`,
  cheque_number: `numero assegno, assegno
    = Assegno n., N. assegno, Numero assegno, Assegno bancario n., Assegno?`,
  payment_reference: `causale (pagamento/bonifico/versamento), riferimento/descrizione pagamento/bonifico, motivo pagamento
    = Causale, Causale del versamento, Causale bonifico, Causale di pagamento, Riferimento pagamento, Codice avviso, IUV`,
  tax_year: `anno imposta/fiscale/riferimento, periodo imposta, esercizio (fiscale), anno
    = Anno d'imposta, Periodo d'imposta, Anno di imposta, Anno fiscale, Esercizio, Anno di riferimento, Anno, Redditi?`,
  taxable_income: `reddito imponibile, imponibile fiscale/irpef/reddito
    = Reddito imponibile, Imponibile fiscale, Imponibile IRPEF, Imponibile`,
  total_income: `reddito (complessivo/totale/lordo), totale redditi/reddito, importo redditi
    = Reddito complessivo, Reddito totale, Totale redditi, Redditi di lavoro dipendente, Reddito lordo, Reddito`,
  tax_due: `imposta dovuta/versare, importo imposta/tributo/tassa dovuta, saldo imposta, imposta debito, tributo dovuto, totale tributo
    = Imposta dovuta, Imposta a debito, Totale imposta dovuta, Imposta da versare, Saldo a debito, Tributo dovuto, Importo a debito`,
  tax_withheld: `ritenuta (acconto/fiscale), ritenute (acconto/subite/operate/fiscali), importo ritenuta
    = Ritenuta d'acconto, Ritenute d'acconto, Ritenuta, Ritenute IRPEF, Ritenute subite, Rit. acc.`,
  tax_refund: `rimborso imposta/fiscale/irpef, credito imposta, importo rimborso imposta/irpef/fiscale, imposta rimborso/credito
    = Rimborso IRPEF, Imposta a credito, Importo a credito, Credito d'imposta, Importo da rimborsare, Rimborso`,
};
