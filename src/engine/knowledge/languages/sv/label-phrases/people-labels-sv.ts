/** Persons, civil records, schools, health, laboratories: Swedish. */
export const people = {
  person_name: `namn, fullständigt namn, förnamn efternamn = Namn, För- och efternamn, Fullständigt namn`,
  surname: `efternamn = Efternamn`,
  given_name: `förnamn = Förnamn, Tilltalsnamn`,
  middle_name: `mellannamn = Mellannamn`,
  birth_date: `födelsedatum, född, födelsetid = Födelsedatum, Född, Född den, Födelsetid`,
  birth_place: `födelseort = Födelseort, Född i`,
  sex: `kön = Kön`,
  age: `ålder = Ålder`,
  height: `längd person, kroppslängd, längd = Längd, Längd cm`,
  eye_colour: `ögonfärg = Ögonfärg`,
  blood_type: `blodgrupp = Blodgrupp, Blodgrupp/Rh`,
  marital_status: `civilstånd = Civilstånd`,
  passport_number: `passnummer = Passnummer, Pass nr`,
  id_number: `personnummer, person nummer, id nummer, legitimation (nummer), id kort nummer, körkort id
    = Personnummer, Personnr, Pers.nr, ID-nummer, ID-kort nr, Leg.nr, Person-/organisationsnummer`,
  driving_licence_number: `körkortsnummer, körkort (nummer) = Körkortsnummer, Körkortsnr, Referensnummer?`,
  licence_class: `behörighet (körkort), körkortsbehörighet, körkortsklass
    = Behörighet, Behörigheter, Kategori, Körkortsbehörighet`,
  father: `pappa, fader, faderns namn = Far, Fader, Faderns namn, Vårdnadshavare 2?`,
  mother: `mor, mamma, moder, moderns namn = Mor, Moder, Moderns namn, Vårdnadshavare 1?`,
  maiden_name: `flicknamn, födelsenamn, namn ogift = Flicknamn, Född?, Namn som ogift, Tidigare efternamn`,
  child: `barnets namn = Barnets namn, Barn, Namn på barnet`,
  spouse: `makens namn, sambo (namn) = Make/maka, Make, Maka, Makens namn, Sambo`,
  groom: `brudgum (namn), brudgummens namn = Brudgum, Brudgummen`,
  bride: `brud (namn), brudens namn = Brud, Bruden`,
  marriage_date: `vigseldatum, vigsel datum, bröllopsdatum, gift datum, giftermål datum
    = Vigseldatum, Vigseldag, Datum för vigsel, Gift den`,
  marriage_place: `vigselort, vigsel plats, gift plats = Vigselort, Vigselplats, Plats för vigsel`,
  death_date: `dödsdatum, död datum, avliden datum, dödsdag = Dödsdatum, Dödsdag, Avled, Avliden, Död`,
  registrar: `vigselförrättare (namn), registrator (namn) = Vigselförrättare, Registrator`,
  registration_district: `församling, folkbokföringsort, folkbokförd församling
    = Församling, Folkbokföringsort, Kyrkobokföringsförsamling, Folkbokföringsförsamling`,
  certificate_number: `certifikatnummer, intyg nummer, bevis nummer, certifikat (nummer)
    = Certifikatnummer, Certifikatnr, Intyg nr, Bevis nr`,
  certificate_date: `datum intyg/certifikat/bevis, utfärdad datum intyg/certifikat
    = Utfärdat, Utfärdad den, Datum för utfärdande, Datum?`,
  student_name: `elev (namn), student (namn), elev namn, student namn
    = Elev, Elevens namn, Student, Studentens namn`,
  student_number: `studentnummer, elevnummer, student id, antagningsnummer
    = Studentnummer, Student-ID, Elevnummer, Personnummer?`,
  school: `skola, universitet = Skola, Skolans namn, Universitet, Lärosäte`,
  degree: `examen, examens benämning, titel examen = Examen, Examensbenämning, Avlagd examen, Titel?`,
  field_of_study: `huvudområde, inriktning, studieinriktning, program, ämne studier
    = Huvudområde, Program, Inriktning, Studieinriktning, Utbildningsprogram`,
  course: `kurs, kursnamn, kursens namn, ämne, utbildning namn
    = Kurs, Kursnamn, Ämne, Kursbenämning, Utbildning?`,
  graduation_date: `examensdatum, examensdag, datum examen, slutförd datum utbildning
    = Examensdatum, Examensdag, Datum för examen, Avlagd`,
  grade: `betyg, slutbetyg, poäng, omdöme = Betyg, Slutbetyg, Omdöme, Poäng, Resultat?`,
  school_class: `klass, årskurs, skolklass = Klass, Årskurs, Åk`,
  grade_average: `jämförelsetal, meritvärde, medelbetyg, snittbetyg, betyg medel
    = Meritvärde, Jämförelsetal, Medelbetyg, Genomsnitt`,
  school_year: `läsår, termin, skolår = Läsår, Termin, Skolår, Ht/Vt`,
  teacher: `lärare (namn), klassföreståndare (namn), mentor (namn), kursledare (namn), examinator (namn)
    = Lärare, Klassföreståndare, Mentor, Kursledare, Examinator`,
  principal_of_school: `rektor (namn), skolans rektor, prefekt (namn)
    = Rektor, Prefekt, Dekan, Rektors underskrift`,
  absences: `frånvaro, antal frånvaro, frånvarotimmar, ogiltig frånvaro
    = Frånvaro, Ogiltig frånvaro, Giltig frånvaro, Frånvarotimmar`,
  patient_name: `patient (namn), patient namn, patientens namn = Patient, Patientens namn, Patientnamn`,
  patient_number: `patientnummer, patient id/nummer, journalnummer
    = Patient-ID, Journalnummer, Patientnummer, Personnummer?`,
  physician: `läkare (namn), läkarens namn, namn läkare
    = Läkare, Ansvarig läkare, Läkarens namn, Leg. läkare, Behandlande läkare`,
  referring_physician: `remittent (namn), remitterande läkare, beställande läkare, remitterad (namn), förskrivare (namn)
    = Remittent, Remitterande läkare, Beställare, Remitterande enhet, Förskrivare, Ordinatör`,
  hospital: `sjukhus, vårdcentral, klinik, vårdenhet, mottagning, vårdgivare
    = Sjukhus, Vårdcentral, Klinik, Vårdenhet, Mottagning, Vårdgivare, Enhet?`,
  diagnosis: `diagnos = Diagnos`,
  symptoms: `symtom, besvär, anamnes, sökorsak, aktuellt
    = Symtom, Anamnes, Sökorsak, Aktuellt, Kontaktorsak, Besvär`,
  admission_date: `inskrivningsdatum, inskriven datum, inläggningsdatum, datum inskrivning
    = Inskrivningsdatum, Inskriven, Inläggningsdatum, Inskrivning`,
  discharge_date: `utskrivningsdatum, utskriven datum patient, datum utskrivning patient
    = Utskrivningsdatum, Utskriven, Utskrivning`,
  medication: `läkemedel, medicin, läkemedlets namn, ordinerat läkemedel
    = Läkemedel, Medicin, Ordinerat läkemedel, Aktuella läkemedel, Preparat`,
  dosage: `dosering, dos, användning läkemedel = Dosering, Dos, Dosering/användning, Användning`,
  refills: `antal uttag, uttag kvar recept, uttag recept = Antal uttag, Återstående uttag, Uttag`,
  prescription_number: `receptnummer, recept id/nummer = Recept nr, Receptnummer, Recept-ID`,
  prescription_date: `receptdatum, förskrivningsdatum, datum recept, ordinationsdatum
    = Förskrivningsdatum, Receptdatum, Utfärdandedatum, Ordinationsdatum, Datum?`,
  pharmacy: `apotek, apotekets namn, farmaceut = Apotek, Apoteket, Farmaceut`,
  allergies: `allergier, överkänslighet, allergi = Allergier, Överkänslighet, Allergi, Varning`,
  sample_number: `provnummer, prov id/nummer, rid, lab nummer
    = Provnummer, Prov nr, Provnr, LID, RID, Prov-ID, Labnummer`,
  sample_type: `provtyp, provmaterial, material prov, typ prov
    = Provtyp, Provmaterial, Material, Provets märkning?, Matris`,
  collection_date: `provtagningsdatum, provtagning (datum), datum provtagning, prov taget datum
    = Provtagningsdatum, Provtagning, Provtagningstid, Provdatum, Provtagen`,
  sample_received: `prov ankom/mottaget (datum), ankomstdatum prov
    = Ankomstdatum, Ankom, Ankomst till lab, Prov inkom`,
  report_date: `rapportdatum, svarsdatum, datum rapport/svar/utlåtande/protokoll
    = Rapportdatum, Svarsdatum, Rapport utfärdad, Utlåtandedatum, Datum för rapport`,
  report_number: `rapportnummer, rapport nummer, protokollnummer, protokoll nummer
    = Rapportnummer, Rapport nr, Rapportnr, Protokoll nr, Protokollsnr`,
  test_name: `undersökning, analys, prov namn, analysens namn, test, begärd undersökning
    = Analys, Undersökning, Test, Analysnamn, Begärd undersökning, Parameter`,
  test_date: `undersökningsdatum, analysdatum, provningsdatum, datum undersökning/analys/test/provning
    = Undersökningsdatum, Analysdatum, Provningsdatum, Datum för provning`,
  test_method: `metod, analysmetod, provningsmetod, testmetod = Metod, Analysmetod, Provningsmetod, Standard`,
  result: `resultat, provsvar, analysresultat, slutresultat, utfall
    = Resultat, Provsvar, Analysresultat, Svar, Utfall, Värde?`,
  reference_range: `referensintervall, referensvärde, referensområde, normalvärde
    = Referensintervall, Ref.intervall, Referensvärde, Referensområde, Normalvärde`,
  laboratory: `laboratorium, labb, lab = Laboratorium, Laboratoriet, Lab`,
  technician: `tekniker (namn), besiktningsman (namn), montör (namn), kontrollant (namn), besiktningstekniker (namn), provare (namn)
    = Tekniker, Besiktningstekniker, Besiktningsman, Montör, Kontrollant, Utfört av, Utförd av`,
  inspection_date: `besiktningsdatum, besiktningsdag, datum besiktning/inspektion/kontroll, kontrolldatum
    = Besiktningsdatum, Besiktningsdag, Inspektionsdatum, Kontrolldatum, Datum för besiktning`,
  defects: `fel, brister, anmärkningar besiktning, defekter, avvikelser, felbeskrivning
    = Fel, Brister, Avvikelser, Felbeskrivning, Defekter, Antal fel`,
  tolerance: `tolerans, gränsvärde, krav gräns = Tolerans, Gränsvärde, Krav, Riktvärde`,
  conclusion: `slutsats, bedömning, utlåtande, sammanfattning
    = Slutsats, Bedömning, Utlåtande, Sammanfattning, Slutsatser`,
  appointment_date: `tid besök, besökstid, besöksdatum, datum besök, bokad tid
    = Besöksdatum, Besökstid, Bokad tid, Din tid, Datum och tid, Besök`,
  blood_pressure: `blodtryck = Blodtryck, BT`,
};
