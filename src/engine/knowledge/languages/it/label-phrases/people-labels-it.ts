/** Persons, civil records, schools, health, laboratories: Italian. */
export const people = {
  person_name: `nome, nome cognome, nome completo, cognome nome
    = Nome e cognome, Cognome e nome, Nominativo, Nome`,
  surname: `cognome = Cognome`,
  given_name: `nome battesimo, nome proprio = Nome`,
  middle_name: `secondo nome = Secondo nome, Altri nomi`,
  birth_date: `data nascita, nato, nata
    = Data di nascita, Nato il, Nata il, Nato/a il, Luogo e data di nascita?`,
  birth_place: `luogo nascita/nato
    = Luogo di nascita, Nato a, Nata a, Nato/a a, Comune di nascita, Luogo e data di nascita?`,
  sex: `sesso = Sesso`,
  age: `età, anni età = Età, Anni, Età paziente, Eta'`,
  height: `altezza, statura = Statura, Altezza, Statura cm`,
  eye_colour: `colore occhi, occhi = Colore occhi, Occhi, Colore degli occhi`,
  blood_type: `gruppo sanguigno = Gruppo sanguigno, Gruppo, Gruppo sang., Fattore Rh`,
  marital_status: `stato civile = Stato civile`,
  passport_number: `numero passaporto, passaporto = Passaporto n., Numero passaporto, N. passaporto`,
  id_number: `numero carta identità/documento, carta identità
    = Carta d'identità n., Numero documento, Documento n., N. carta d'identità`,
  driving_licence_number: `numero patente (guida), patente (guida/numero)
    = Patente n., Numero patente, N. patente, Patente di guida n., Numero della patente, Patente`,
  licence_class: `categoria patente, categorie patente, classe patente
    = Categoria, Categorie, Cat., Categoria patente`,
  father: `padre (nome) = Padre, Nome del padre`,
  mother: `madre (nome) = Madre, Nome della madre`,
  maiden_name: `cognome nascita/nubile, nata cognome
    = Cognome da nubile, Cognome di nascita, Nata, Cognome alla nascita`,
  child: `bambino (nome), figlio (nome), figlia (nome), neonato (nome), nome bambino/bambina/neonato
    = Nome del bambino, Bambino, Figlio, Figlia, Figlio/a, Minore, Neonato, Nome del minore`,
  spouse: `coniuge (nome), marito, moglie, nome coniuge/marito/moglie
    = Coniuge, Nome del coniuge, Marito, Moglie, Coniugato con, Coniugata con`,
  groom: `dellosposo (nome), sposo = Sposo, Lo sposo, Nome dello sposo`,
  bride: `dellasposa (nome), sposa = Sposa, La sposa, Nome della sposa`,
  marriage_date: `data matrimonio/nozze, sposato data, matrimonio celebrato data
    = Data del matrimonio, Data matrimonio, Matrimonio celebrato il, Coniugati il, Hanno contratto matrimonio il`,
  marriage_place: `luogo/comune matrimonio/nozze, matrimonio celebrato luogo
    = Luogo del matrimonio, Comune di matrimonio, Celebrato a, Matrimonio celebrato in`,
  death_date: `data morte/decesso, morto data, deceduto (data), morto
    = Data di morte, Data del decesso, Deceduto il, Morto il, Deceduta il, Data decesso`,
  registrar: `ufficiale (stato) civile, ufficiale anagrafe, nome ufficiale (stato) civile
    = Ufficiale dello stato civile, L'Ufficiale dello stato civile, Ufficiale d'anagrafe, L'Ufficiale d'Anagrafe`,
  registration_district: `comune registrazione atto, ufficio stato civile/anagrafe, atto registrato comune
    = Comune di, Ufficio di stato civile, Stato civile del Comune di, Ufficio anagrafe`,
  certificate_number: `numero certificato/attestato, certificato (numero), codice certificato
    = Certificato n., N. certificato, Numero certificato, Certificato N°, Attestato n., Cert. n.`,
  certificate_date: `data certificato/attestato, certificato rilasciato/emesso data
    = Data del certificato, Data certificato, Rilasciato il, Data di rilascio, Data emissione, Data?`,
  student_name: `studente (nome), alunno (nome) = Studente, Alunno, Nome dello studente`,
  student_number: `matricola studente/alunno, numero matricola studente/alunno, codice studente/alunno
    = Matricola, N. matricola, Matricola n., Numero di matricola, Matr., Codice studente`,
  school: `scuola (nome), università, istituto scolastico = Scuola, Istituto, Università`,
  degree: `laurea, titolo (conseguito/accademico), diploma (conseguito), titolo laurea/diploma
    = Laurea in, Titolo conseguito, Diploma, Diploma di, Titolo accademico, Laurea, Titolo di studio`,
  field_of_study: `corso laurea/studi, facoltà, indirizzo studi/studio, specializzazione, piano studi
    = Corso di laurea, Corso di studi, Facoltà di, Facoltà, Indirizzo di studio, Specializzazione, Dipartimento?`,
  course: `corso (nome/titolo/formazione), insegnamento, materia, nome/titolo corso
    = Corso, Titolo del corso, Nome del corso, Insegnamento, Materia, Denominazione corso, Disciplina`,
  graduation_date: `data laurea/diploma/conseguimento, laurea conseguita data, laureato data
    = Data di laurea, Data di conseguimento, Data conseguimento, Conseguito il, Data laurea, Laureato il`,
  grade: `voto (finale/esame/laurea), valutazione, votazione, punteggio, giudizio
    = Voto, Voto finale, Votazione, Valutazione, Punteggio, Voto di laurea, Giudizio, Esito?`,
  school_class: `classe (scuola/alunno), sezione classe
    = Classe, Classe e sezione, Classe/Sezione, Cl., Sez.`,
  grade_average: `media (voti/ponderata/esami), media finale
    = Media, Media dei voti, Media ponderata, Media aritmetica, Media finale`,
  school_year: `anno scolastico/accademico, quadrimestre, semestre
    = Anno scolastico, A.S., Anno accademico, A.A., a.s., Quadrimestre, Semestre`,
  teacher: `docente (nome), insegnante (nome), professore (nome), maestro (nome), formatore, tutor
    = Docente, Insegnante, Prof., Coordinatore di classe, Professore, Formatore, Relatore, Docenti`,
  principal_of_school: `dirigente scolastico, preside, rettore, nome preside/rettore, direttore scuola
    = Il Dirigente scolastico, Dirigente scolastico, Preside, Rettore, Il Rettore, Il Preside`,
  absences: `assenze (numero/ore), ore/giorni/numero assenza
    = Assenze, Ore di assenza, Giorni di assenza, N. assenze, Totale assenze`,
  patient_name: `paziente (nome) = Paziente, Nome del paziente, Assistito`,
  patient_number: `codice/numero/id paziente/cartella, numero tessera sanitaria, nosologico, cartella clinica (numero)
    = ID paziente, Codice paziente, N. nosologico, Nosologico, Cartella clinica n., N. cartella, Tessera sanitaria n., Cod. paziente`,
  physician: `medico (nome), dottore, medico firma/referto, nome medico
    = Medico, Medico curante, Dott., Medico prescrittore, Il medico, Medico refertatore, Medico responsabile`,
  referring_physician: `medico curante/richiedente/inviante/prescrittore, nome medico prescrive/richiede, inviato medico
    = Medico richiedente, Medico inviante, Medico curante, Richiedente?, Prescrittore, Medico prescrittore, Inviante`,
  hospital: `ospedale (nome), clinica (nome), struttura (sanitaria), nome ospedale/clinica, presidio ospedaliero
    = Ospedale, Azienda ospedaliera, Presidio ospedaliero, Clinica, Struttura, Struttura sanitaria, ASL, Reparto?`,
  diagnosis: `diagnosi = Diagnosi`,
  symptoms: `sintomi, anamnesi, quesito diagnostico, motivo visita/ricovero
    = Anamnesi, Quesito diagnostico, Sintomi, Motivo del ricovero, Motivo della visita, Sintomatologia`,
  admission_date: `data ricovero/accettazione/ingresso (paziente), ricoverato data, ricovero dal
    = Data di ricovero, Data ricovero, Ricoverato il, Data accettazione, Data ingresso, Ricovero`,
  discharge_date: `data dimissione (paziente), dimesso data (paziente), dimesso
    = Data di dimissione, Data dimissione, Dimesso il, Dimissione`,
  medication: `farmaco (nome), medicinale (nome), terapia, farmaci (prescritti), prescrizione, medicina
    = Farmaco, Terapia, Medicinale, Prescrizione, Farmaci, Denominazione farmaco, Terapia consigliata`,
  dosage: `dosaggio, posologia, dose = Posologia, Dosaggio, Dose, Modalità di assunzione, Dosi`,
  prescription_number: `numero ricetta (elettronica)/impegnativa, nre, numero ricetta elettronica, impegnativa (numero)
    = NRE, Numero ricetta elettronica, N. ricetta, Impegnativa n., Ricetta n.`,
  prescription_date: `data prescrizione/ricetta/impegnativa, prescritto data
    = Data prescrizione, Data ricetta, Data compilazione, Data?`,
  pharmacy: `farmacia (nome), farmacista, nome farmacia = Farmacia, Timbro farmacia, Farmacista`,
  allergies: `allergie (note), intolleranze = Allergie, Allergie note, Intolleranze, Allergie e intolleranze`,
  sample_number: `numero/codice campione/prelievo/accettazione, campione
    = N. campione, Campione n., Codice campione, Numero accettazione, N. accettazione, ID campione, Accettazione n.`,
  sample_type: `tipo/materiale/natura campione, materiale (biologico), matrice
    = Materiale, Tipo campione, Materiale biologico, Matrice, Tipo di campione, Campione?`,
  collection_date: `data prelievo/campionamento, prelievo/campione effettuato data, data raccolta campione
    = Data prelievo, Data e ora prelievo, Data di prelievo, Prelievo del, Data campionamento, Data di campionamento`,
  sample_received: `data ricevimento/arrivo/accettazione campione, campione ricevuto (data)
    = Data ricevimento campione, Campione ricevuto il, Data ricevimento, Data accettazione, Data arrivo`,
  report_date: `data referto/rapporto/relazione/perizia/verbale, data refertazione
    = Data referto, Data del referto, Data refertazione, Data rapporto, Referto del, Data relazione, Data stampa?`,
  report_number: `numero referto/rapporto/relazione/verbale, rapporto prova numero, verbale numero
    = Referto n., Rapporto di prova n., N. referto, Rapporto n., Numero rapporto, Verbale n., N. verbale, Relazione n.`,
  test_name: `esame (nome/richiesto/analisi), analisi (nome/richiesta), prova (nome), nome esame/analisi/prova, accertamento, parametro
    = Esame, Esami richiesti, Analisi, Prova, Descrizione esame, Esame eseguito, Parametro, Prestazione`,
  test_date: `data esame/prova/analisi/collaudo/test, esame/prova eseguita data
    = Data esame, Data dell'esame, Data prova, Data analisi, Data esecuzione, Data collaudo, Eseguito il`,
  test_method: `metodo (prova/analisi), metodica, norma prova
    = Metodo, Metodo di prova, Metodica, Metodo di analisi, Norma di riferimento`,
  result: `risultato (prova/esame/analisi/finale), esito (prova/esame/collaudo), risultati
    = Risultato, Esito, Risultati, Esito finale, Esito della prova, Valore?`,
  reference_range: `valori riferimento/normali, intervallo riferimento, range riferimento
    = Valori di riferimento, Intervallo di riferimento, Val. riferimento, Valori normali, Rif.?, Range`,
  laboratory: `laboratorio (analisi/nome), nome laboratorio
    = Laboratorio, Laboratorio analisi, Laboratorio di analisi, Laboratorio di prova`,
  technician: `tecnico (nome), analista, collaudatore, ispettore (nome), nome eseguito prova/ispezione/intervento
    = Tecnico, Tecnico esecutore, Eseguito da, Operatore, Ispettore, Analista, Collaudatore`,
  inspection_date: `data ispezione/controllo/verifica/revisione/sopralluogo, ispezione eseguita data
    = Data ispezione, Data controllo, Data verifica, Data sopralluogo, Data revisione, Data del controllo`,
  defects: `difetti (riscontrati), anomalie, non conformità, guasto
    = Difetti, Difetti riscontrati, Anomalie, Non conformità, Guasto segnalato, Difetto, N. difetti`,
  tolerance: `tolleranza, limite (legge/massimo/specifica), specifica
    = Tolleranza, Limite, Specifica, Limiti, Limite di legge, Valore limite`,
  conclusion: `conclusione, conclusioni, giudizio finale
    = Conclusioni, Conclusione, Giudizio, Considerazioni conclusive`,
  appointment_date: `data appuntamento/visita, appuntamento (data), visita prenotata data
    = Data appuntamento, Appuntamento, Data visita, Data della visita, Appuntamento del`,
  blood_pressure: `pressione (sanguigna/arteriosa) = Pressione arteriosa, PA, P.A., Pressione`,
};
