/** Work, pay, meetings, letters, addresses: Italian. */
export const work = {
  employee_name: `dipendente (nome), lavoratore (nome)
    = Dipendente, Nome del dipendente, Lavoratore, Cognome e nome?`,
  employee_number: `matricola dipendente, codice/numero dipendente
    = Matricola, Codice dipendente, N. matricola, Cod. dipendente`,
  employer: `datore lavoro (nome), nome datore lavoro, azienda datore, nome azienda lavora
    = Datore di lavoro, Azienda, Ditta, Ragione sociale azienda, Datore di lavoro/Azienda`,
  employer_address: `indirizzo/sede datore lavoro, sede azienda datore
    = Sede del datore di lavoro, Indirizzo azienda, Sede, Indirizzo datore di lavoro, Sede legale?`,
  job_title: `qualifica, mansione, posizione, ruolo, professione
    = Qualifica, Mansione, Posizione, Ruolo, Professione`,
  department: `reparto, ufficio = Reparto, Ufficio, Dipartimento`,
  cost_centre: `centro costo, codice centro costo = Centro di costo, C.d.C., CdC, Centro costo`,
  pay_period: `periodo retribuzione/paga, mese retribuzione/paga
    = Periodo di retribuzione, Mese, Periodo di paga, Mese di competenza`,
  pay_date: `data pagamento/accredito stipendio/retribuzione, data valuta stipendio
    = Data pagamento, Data di pagamento, Data accredito, Data valuta, Pagato il`,
  gross_pay: `retribuzione/stipendio lordo, lordo, totale competenze
    = Totale competenze, Retribuzione lorda, Stipendio lordo, Totale lordo, Lordo?`,
  net_pay: `retribuzione/stipendio netto, netto busta, netto mese
    = Netto in busta, Netto del mese, Netto a pagare, Stipendio netto, Totale netto, Netto?`,
  basic_pay: `paga base, retribuzione/stipendio base, minimo tabellare, minimo contrattuale
    = Paga base, Minimo tabellare, Retribuzione base, Paga base mensile, Stipendio base, Stipendio tabellare`,
  salary: `stipendio (annuo/mensile), retribuzione (annua/mensile/oraria), ral, compenso
    = Retribuzione annua lorda, RAL, Retribuzione mensile, Retribuzione di fatto, Stipendio, Retribuzione, Compenso, Retribuzione oraria, Paga oraria`,
  overtime: `straordinario, straordinari, ore straordinario, lavoro straordinario importo
    = Straordinario, Lavoro straordinario, Ore straordinarie, Straord., Straordinario 25%, Ore straord.`,
  bonus: `premio produzione/risultato, bonus, gratifica, importo premio/bonus lavoro
    = Premio di produzione, Premio di risultato, Bonus, Premio, Gratifica, Incentivo`,
  total_deductions: `trattenute, totale trattenute = Totale trattenute, Trattenute, Totale ritenute`,
  income_tax: `irpef (netta/lorda), imposta reddito, ritenuta irpef, irpef trattenuta
    = IRPEF netta, Ritenute IRPEF, Trattenuta IRPEF, IRPEF, Imposta netta, Ritenuta fiscale, IRPEF lorda?`,
  social_security: `contributi inps/previdenziali/sociali, contributo inps, trattenute sociali, inps
    = Contributi INPS, Contributo IVS, Contributi previdenziali, Contributi sociali, Trattenute sociali, Totale contributi, INPS, Ritenute previdenziali`,
  pension: `fondo pensione, previdenza complementare, contributo pensione, pensione
    = Fondo pensione, Previdenza complementare, Contributo fondo pensione, Fondo pensione c/dip., Pensione, Importo pensione`,
  social_security_number: `numero inps, posizione/matricola inps, numero previdenza sociale, posizione inail
    = Matricola INPS, Posizione INPS, Pos. INPS, N. INPS, Posizione INAIL, PAT INAIL`,
  year_to_date: `progressivo (annuo), progressivi, importo progressivo, anno progressivo, dall'inizio anno
    = Progressivi, Progressivo annuo, Progr. anno, Imponibile progressivo, Tot. progressivo`,
  hours_worked: `ore lavorate/lavoro, numero ore (lavorate), totale ore, ore ordinarie
    = Ore lavorate, Totale ore, Ore ordinarie, Ore retribuite, H. lavorate, Ore, Tot. ore`,
  week_ending: `settimana (fine), data fine settimana, settimana al
    = Settimana dal/al, Settimana, Settimana dal, Sett.`,
  leave_balance: `ferie residue/saldo/maturate/rimanenti, saldo/residuo ferie, giorni ferie residue
    = Ferie residue, Saldo ferie, Residuo ferie, Ferie, Residuo, Residuo AC, Ferie maturate?`,
  hire_date: `data assunzione = Data di assunzione, Data assunzione, Assunto il`,
  leaving_date: `data cessazione/licenziamento, cessato, fine/cessazione rapporto (lavoro), data fine rapporto (lavoro)
    = Data cessazione, Data di cessazione, Cessazione, Cessato il, Data fine rapporto, Fine rapporto`,
  supervisor: `supervisore, responsabile (nome/diretto), superiore (diretto), capo reparto/ufficio, nome responsabile
    = Responsabile, Supervisore, Superiore diretto, Capo reparto, Caporeparto, Responsabile diretto`,
  approved_by: `approvato, nome approvato/approva, approvazione (nome), autorizzato nome
    = Approvato da, Approvato, Autorizzato da, Visto, Approvazione, Approvatore`,
  prepared_by: `redatto, autore (nome), compilato (nome), nome redatto/compilato/preparato, preparato, compilatore
    = Redatto da, Compilato da, Preparato da, Autore, A cura di, Redattore, Compilatore`,
  checked_by: `verificato, controllato, nome verificato/controllato, revisore
    = Verificato da, Controllato da, Verificato, Verifica, Revisionato da`,
  requested_by: `richiesto, nome richiesto, richiedente acquisto/ordine/materiale
    = Richiesto da, Ordinato da, Richiedente?`,
  expense_total: `totale spese/rimborso/nota, totale nota spese, importo rimborso, rimborso (spese), spese totale sostenute
    = Totale spese, Totale nota spese, Totale rimborso, Totale da rimborsare, Importo rimborso, Totale rimborso spese`,
  claimant: `nome richiedente rimborso, richiedente rimborso, dipendente rimborso
    = Dipendente, Richiedente, Nominativo, Nome e cognome?`,
  mileage: `chilometri (percorsi/totali/rimborso), km (percorsi/totali), rimborso chilometrico
    = Km percorsi, Totale km, Chilometri percorsi, Rimborso chilometrico, Km, Chilometri`,
  project: `progetto (nome), nome/titolo progetto, commessa nome
    = Progetto, Nome progetto, Titolo del progetto, Commessa, Denominazione progetto, Cantiere?`,
  project_number: `numero/codice progetto/commessa/lavoro, commessa
    = Codice progetto, N. progetto, Commessa n., N. commessa, Numero commessa, Commessa, Cod. commessa, CUP`,
  candidate_name: `candidato/candidata (nome), nome candidato
    = Candidato, Nome del candidato, Cognome e nome del candidato, Candidato/a, Nome e cognome?`,
  nationality: `nazionalità, cittadinanza = Cittadinanza, Nazionalità`,
  education: `istruzione, titolo studio, formazione, studi (compiuti)
    = Istruzione e formazione, Titolo di studio, Istruzione, Formazione, Studi`,
  languages_spoken: `lingue (parlate/conosciute), conoscenze linguistiche, lingua
    = Lingue, Lingue conosciute, Conoscenze linguistiche, Competenze linguistiche, Madrelingua, Altre lingue`,
  skills: `competenze, capacità (competenze), abilità
    = Competenze, Capacità e competenze, Competenze tecniche, Competenze digitali, Conoscenze informatiche`,
  work_experience: `esperienza (lavorativa/professionale), esperienze (lavorative/professionali)
    = Esperienza professionale, Esperienza lavorativa, Esperienze lavorative, Esperienze professionali, Esperienza`,
  references: `referenze = Referenze, Referenze disponibili su richiesta`,
  position_applied: `posizione/ruolo/posto candidatura/richiesta/offerta, posizione candidata
    = Posizione richiesta, Posizione per la quale si concorre, Posizione offerta, Candidatura per, Ruolo`,
  expected_salary: `stipendio/retribuzione desiderata/richiesta/attesa, pretesa economica, aspettativa economica
    = Retribuzione desiderata, Retribuzione richiesta, Aspettativa economica, RAL desiderata, Pretese economiche`,
  availability: `disponibilità, disponibile dal, data disponibilità, periodo preavviso, preavviso
    = Disponibilità, Disponibile dal, Disponibilità dal, Preavviso, Periodo di preavviso`,
  meeting_date: `data riunione/assemblea/seduta/incontro, assemblea/riunione tenuta data, riunione svolta data
    = Data della riunione, Data riunione, Riunione del, Seduta del, Assemblea del, Data dell'assemblea, Il giorno, Data?`,
  meeting_place: `luogo riunione/assemblea/seduta/incontro, sala riunione, riunione/assemblea tenuta luogo
    = Luogo della riunione, Luogo, Sede, Sala, Presso?`,
  meeting_title: `titolo/oggetto/nome/tipo riunione/assemblea, riunione, assemblea
    = Riunione, Assemblea, Verbale di riunione, Verbale di assemblea, Verbale della seduta, Oggetto della riunione, Oggetto?`,
  chair: `presidente (assemblea/riunione/seduta), presiede/presieduto (nome) assemblea/riunione, nome presiede (assemblea/riunione/seduta)
    = Presidente, Presiede, Presidente dell'assemblea, Assume la presidenza, Il Presidente, Presieduta da`,
  minute_taker: `segretario (assemblea/riunione/seduta/verbalizzante), verbalizzante, nome redatto/redige verbale, verbale redatto
    = Segretario, Verbalizzante, Segretario verbalizzante, Verbale redatto da, Il Segretario`,
  attendees: `presenti (riunione/assemblea), partecipanti (riunione/assemblea), nome partecipato/presente (riunione/assemblea), elenco presenti/partecipanti
    = Presenti, Partecipanti, Sono presenti, Intervenuti, Elenco partecipanti, Soci presenti`,
  apologies: `assenti giustificati/riunione/assemblea, nome assente (riunione/assemblea), giustificati
    = Assenti, Assenti giustificati, Giustificati, Assente, Assenti ingiustificati?`,
  next_meeting: `prossima riunione/assemblea/seduta (data), data prossima riunione/assemblea/seduta
    = Prossima riunione, Prossimo incontro, Data prossima riunione, Prossima seduta, Data prossimo incontro`,
  start_time: `ora/orario inizio, inizio ora riunione/evento, ora inizio riunione/assemblea/evento/seduta
    = Ora inizio, Ora di inizio, Orario inizio, Inizio ore, Inizio seduta, Inizio, Dalle?`,
  end_time: `ora/orario fine, ora fine riunione/assemblea/evento/seduta, ora chiusura (seduta/riunione)
    = Ora fine, Ora di fine, Orario fine, Fine ore, Fine seduta, Chiusura ore, Termine riunione, Fine, Alle?`,
  agenda_item: `ordine del giorno, punti ordine del giorno, odg, argomenti
    = Ordine del giorno, O.d.G., OdG, Punto n., Argomenti, Punti all'ordine del giorno`,
  action: `azione, azioni (da/intraprendere), attività assegnata
    = Azione, Azioni, Azioni da intraprendere, Attività, Azione correttiva`,
  responsible: `responsabile azione/attività/pratica/procedimento, incaricato, assegnato, nome incaricato
    = Responsabile, Incaricato, A carico di, Assegnato a, Responsabile del procedimento, Chi?`,
  deadline: `data limite, limite presentazione, entro data, termine presentazione, scadenza presentazione/domanda/attività
    = Termine ultimo, Entro il, Data limite, Termine, Scadenza, Termine di presentazione`,
  recipient: `destinatario (nome), destinatario/indirizzata lettera, lettera indirizzata
    = Destinatario, A, Alla c.a., Spett.le, Alla cortese attenzione, Spettabile, Gent.mo, Gent.ma, Egr. Sig., c.a.`,
  sender: `mittente lettera/fax, mittente, nome scrive/scritto lettera/fax, autore lettera
    = Mittente, Da, Mittente/Da, Ufficio?`,
  copy_to: `copia conoscenza, copia, cc = Cc, C.c., P.c., Per conoscenza, E p.c., Copia a`,
  subject: `oggetto, oggetto lettera/comunicazione, argomento lettera = Oggetto, OGGETTO, Ogg., Argomento?`,
  page_count: `numero pagine, pagine = Numero pagine, N. pagine, Pagine`,
  fax_number: `fax (numero) = Fax, N. fax, Telefax`,
  phone_number: `telefono (numero), cellulare, recapito (telefonico), numero telefonico
    = Telefono, Tel., Cellulare, Cell., Recapito telefonico, N. telefono, Recapito, Num. telefono, Tel. n.`,
  email: `email, indirizzo email, posta elettronica
    = E-mail, Email, Indirizzo e-mail, Posta elettronica, PEC?`,
  website: `sito (web/internet), pagina/indirizzo web/internet, homepage, url
    = Sito web, Sito internet, Web, Sito, www, Internet`,
  contact_person: `contatto (nome), referente (nome), persona contatto/riferimento, contattare nome
    = Referente, Persona di riferimento, Contatto, Persona da contattare, Contatti?, Riferimento?`,
  address: `indirizzo, residenza, domicilio = Indirizzo, Residenza, Domicilio, Residente in, Via?`,
  street: `via, indirizzo via, via numero = Via, Via e numero, Indirizzo?`,
  city: `città, comune, località = Città, Comune, Località`,
  state: `provincia, regione, sigla provincia = Provincia, Prov., Regione, (Prov.)`,
  postcode: `cap, codice postale = CAP, C.A.P., Codice postale`,
  country: `paese = Paese, Stato, Nazione`,
  company_name: `società (nome), ragione sociale, nome società
    = Ragione sociale, Denominazione, Società, Ditta`,
  company_number: `numero rea, rea, numero registro imprese, iscrizione registro imprese, numero cciaa
    = REA, R.E.A., N. REA, Registro Imprese, Reg. Imp., C.C.I.A.A., Iscr. Reg. Imprese`,
  notes: `note, osservazioni, annotazioni, commenti, informazioni aggiuntive
    = Note, Osservazioni, Annotazioni, Commenti, Altre informazioni, Note aggiuntive`,
  status: `stato pratica/attuale, situazione
    = Stato, Stato ordine, Stato della pratica, Situazione, Stato pagamento?`,
};
