/** Persons, civil records, schools, health, laboratories: Dutch. */
export const people = {
  person_name: `naam, volledige naam, voornaam achternaam
    = Naam, Volledige naam, Voor- en achternaam, Naam en voornaam`,
  surname: `achternaam, familienaam = Achternaam, Familienaam, Geslachtsnaam, Naam?`,
  given_name: `voornaam, voornamen = Voornaam, Voornamen, Roepnaam`,
  middle_name: `tussenvoegsel, tweede naam, tweede voornaam, voorvoegsel
    = Tussenvoegsel, Tweede voornaam, Tweede naam, Voorvoegsel(s)`,
  birth_date: `geboortedatum, geboren, datum geboorte/geboren
    = Geboortedatum, Geboren op, Geb. datum, Geboren`,
  birth_place: `geboorteplaats, plaats geboorte/geboren = Geboorteplaats, Geboren te`,
  sex: `geslacht = Geslacht`,
  age: `leeftijd = Leeftijd, Leeftijd (jaar)`,
  height: `lengte persoon, lengte = Lengte, Lengte (cm), Gestalte`,
  eye_colour: `kleur ogen, oogkleur = Kleur ogen, Kleur van de ogen, Oogkleur`,
  blood_type: `bloedgroep = Bloedgroep, Bloedgroep/Rh`,
  marital_status: `burgerlijke staat, burgerlijke stand status, burgerlijke staat persoon
    = Burgerlijke staat, Burgerlijke stand`,
  passport_number: `paspoortnummer = Paspoortnummer, Paspoortnr.`,
  id_number: `documentnummer identiteit, identiteitskaart nummer, id nummer
    = Documentnummer, Nummer identiteitskaart, ID-nummer`,
  driving_licence_number: `rijbewijsnummer, nummer rijbewijs, rijbewijs (nummer)
    = Rijbewijsnummer, Rijbewijsnr., Rijbewijs nr., Nummer rijbewijs`,
  licence_class: `rijbewijscategorie, categorie rijbewijs, categorieën
    = Categorie, Categorieën, Rijbewijscategorie, Cat.`,
  father: `vader (naam) = Naam vader, Vader`,
  mother: `moeder (naam) = Naam moeder, Moeder`,
  maiden_name: `meisjesnaam, geboortenaam = Meisjesnaam, Geboortenaam, Geboren?, Eigen naam`,
  child: `kind (naam), naam kind/pasgeborene, dochter (naam), zoon (naam)
    = Naam kind, Kind, Naam van het kind, Dochter, Zoon`,
  spouse: `echtgenoot (naam), echtgenote (naam), partner (naam), naam echtgenoot/partner, man (naam), vrouw (naam)
    = Echtgenoot, Echtgenote, Partner, Naam partner, Echtgenoot/echtgenote`,
  groom: `bruidegom (naam) = Bruidegom, Naam bruidegom`,
  bride: `bruid (naam) = Bruid, Naam bruid`,
  marriage_date: `huwelijksdatum, trouwdatum, datum huwelijk/gehuwd, gehuwd datum, getrouwd datum
    = Datum huwelijk, Huwelijksdatum, Datum van het huwelijk, Trouwdatum, Gehuwd op`,
  marriage_place: `plaats huwelijk, gehuwd plaats, huwelijk gesloten plaats, getrouwd plaats
    = Plaats huwelijk, Plaats van het huwelijk, Gehuwd te`,
  death_date: `overlijdensdatum, datum overlijden/overleden, overleden (datum), sterfdatum
    = Datum overlijden, Overlijdensdatum, Overleden op, Datum van overlijden, Sterfdatum`,
  registrar: `ambtenaar burgerlijke stand, ambtenaar (stand) (naam)
    = Ambtenaar van de burgerlijke stand, De ambtenaar van de burgerlijke stand, Ambtenaar`,
  registration_district: `gemeente akte, burgerlijke stand gemeente, gemeente inschrijving
    = Gemeente, Burgerlijke stand, Register van de burgerlijke stand`,
  certificate_number: `certificaatnummer, aktenummer, nummer certificaat/akte/attest, attestnummer, diplomanummer
    = Certificaatnummer, Certificaat nr., Aktenummer, Attestnr., Certificaatnr., Nummer akte`,
  certificate_date: `datum certificaat/attest/akte/diploma, certificaat afgegeven datum
    = Datum certificaat, Datum van afgifte, Afgegeven op, Datum akte, Datum?`,
  student_name: `leerling (naam), student (naam) = Naam leerling, Leerling, Student, Naam student`,
  student_number: `studentnummer, leerlingnummer, stamnummer, nummer student/leerling
    = Studentnummer, Studentnr., Leerlingnummer, Stamnummer, Rolnummer`,
  school: `school (naam), universiteit = School, Naam school, Universiteit, Onderwijsinstelling`,
  degree: `graad, diploma, titel diploma, behaald diploma, academische graad
    = Graad, Diploma, Graad van, Behaald diploma, Titel, Bachelor, Kwalificatie`,
  field_of_study: `studierichting, opleiding studie, afstudeerrichting, specialisatie, profiel
    = Studierichting, Opleiding, Afstudeerrichting, Specialisatie, Profiel, Richting`,
  course: `cursus (naam), vak, training (naam), cursusnaam, naam cursus/vak/training, opleidingsonderdeel, module
    = Cursus, Vak, Naam cursus, Training, Opleidingsonderdeel, Module, Cursusnaam`,
  graduation_date: `afstudeerdatum, datum diploma/examen behaald, diploma behaald datum, datum afstuderen, diplomadatum
    = Datum diploma, Afstudeerdatum, Behaald op, Datum afstuderen, Examendatum, Diplomadatum`,
  grade: `cijfer, eindcijfer, beoordeling, punten, resultaat vak
    = Eindcijfer, Cijfer, Beoordeling, Eindbeoordeling, Punten, Rapportcijfer`,
  school_class: `klas, groep school, leerjaar = Klas, Groep, Leerjaar`,
  grade_average: `gemiddelde, gemiddeld cijfer, gemiddelde cijfer/punten
    = Gemiddelde, Gemiddeld cijfer, Gem., Gewogen gemiddelde`,
  school_year: `schooljaar, academiejaar, studiejaar, collegejaar, semester
    = Schooljaar, Academiejaar, Studiejaar, Collegejaar, Semester, Periode?`,
  teacher: `leraar (naam), docent (naam), leerkracht (naam), klassenleraar (naam), mentor (naam), lerares (naam), naam docent/leraar
    = Docent, Leerkracht, Leraar, Mentor, Klassenleraar, Groepsleerkracht, Begeleider`,
  principal_of_school: `directeur school, schoolhoofd (naam), rector (naam), schooldirecteur (naam)
    = Directeur, Directrice, Rector, Schooldirecteur, Decaan`,
  absences: `afwezigheid, verzuim, aantal afwezigheden/absenties, absenties, uren afwezig
    = Afwezigheden, Verzuim, Absentie, Aantal absenties, Halve dagen afwezig`,
  patient_name: `patiënt (naam) = Patiënt, Naam patiënt, Patiëntnaam`,
  patient_number: `patiëntnummer, nummer patiënt, dossiernummer patiënt, opnamenummer
    = Patiëntnummer, Patiëntnr., Patnr., Patiënt-ID, Opnamenummer, Dossiernr.`,
  physician: `arts (naam), huisarts (naam), behandelend arts
    = Arts, Behandelend arts, Huisarts, Voorschrijver`,
  referring_physician: `verwijzer (naam), verwijzend arts, aanvragend arts, voorschrijvend arts, arts verwezen, aanvrager onderzoek
    = Verwijzer, Aanvragend arts, Verwijzend arts, Aanvrager, Voorschrijver, Verwezen door`,
  hospital: `ziekenhuis (naam), kliniek, naam ziekenhuis/kliniek, zorginstelling, polikliniek
    = Ziekenhuis, Zorginstelling, Kliniek, Instelling, Polikliniek, Afdeling?`,
  diagnosis: `diagnose = Diagnose`,
  symptoms: `klachten, symptomen, anamnese, reden opname/consult, voorgeschiedenis
    = Anamnese, Klachten, Symptomen, Reden van opname, Reden van komst, Reden van consult, Voorgeschiedenis`,
  admission_date: `opnamedatum, datum opname, opgenomen datum
    = Opnamedatum, Datum opname, Opgenomen op, Opname`,
  discharge_date: `ontslagdatum ziekenhuis/patiënt, datum ontslag ziekenhuis/patiënt, ontslagen datum
    = Ontslagdatum, Datum ontslag, Ontslagen op, Ontslag`,
  medication: `medicijn (naam), medicatie, geneesmiddel (naam), medicijnen, naam medicijn/geneesmiddel
    = Medicatie, Geneesmiddel, Medicijn, Naam geneesmiddel, Medicijnen, R/, Medicatie bij ontslag`,
  dosage: `dosering, dosis, gebruik medicijn = Dosering, Dosis, Gebruik, Posologie, S.`,
  prescription_number: `receptnummer, nummer recept/voorschrift, voorschriftnummer
    = Receptnummer, Recept nr., Receptnr., Voorschriftnummer`,
  prescription_date: `datum recept/voorschrift, receptdatum, voorgeschreven datum, voorschriftdatum
    = Datum recept, Receptdatum, Voorschriftdatum, Datum?`,
  pharmacy: `apotheek (naam), apotheker, naam apotheek = Apotheek, Apotheker, Naam apotheek`,
  allergies: `allergieën, allergie, overgevoeligheid
    = Allergieën, Allergie, Overgevoeligheden, Allergieën/intoleranties`,
  sample_number: `monsternummer, nummer monster/staal, staalnummer, labnummer
    = Monsternummer, Monsternr., Labnummer, Staalnummer, Ordernr. lab?`,
  sample_type: `soort monster/materiaal, monstertype, materiaal, monstersoort, type staal
    = Materiaal, Monstertype, Soort monster, Soort materiaal, Matrix, Aard staal`,
  collection_date: `afnamedatum, datum afname/monsterneming, monsternamedatum, bloedafname datum, monster afgenomen/genomen datum
    = Afnamedatum, Datum afname, Afgenomen op, Datum monsterneming, Monsternamedatum, Afname`,
  sample_received: `datum ontvangst monster, monster ontvangen (datum), ontvangstdatum monster/materiaal
    = Ontvangstdatum, Datum ontvangst, Ontvangen, Monster ontvangen`,
  report_date: `rapportdatum, datum rapport/verslag/uitslag, rapportagedatum, verslagdatum, datum rapportage
    = Rapportdatum, Datum rapport, Datum verslag, Rapportagedatum, Verslagdatum, Uitslagdatum`,
  report_number: `rapportnummer, nummer rapport/verslag/proces, verslagnummer, proces verbaal nummer
    = Rapportnummer, Rapport nr., Rapportnr., Verslagnr., Proces-verbaalnummer, PV nr., Keuringsnummer`,
  test_name: `onderzoek (naam), test (naam), bepaling, analyse, aangevraagd onderzoek, naam test/onderzoek
    = Onderzoek, Bepaling, Test, Analyse, Aangevraagd onderzoek, Parameter`,
  test_date: `testdatum, onderzoeksdatum, datum onderzoek/test/analyse/keuring, analysedatum, keuringsdatum
    = Testdatum, Onderzoeksdatum, Datum onderzoek, Analysedatum, Datum test, Datum keuring, Datum uitvoering`,
  test_method: `methode (test/onderzoek/analyse), testmethode, analysemethode, norm test
    = Methode, Testmethode, Analysemethode, Norm, Onderzoeksmethode`,
  result: `resultaat (test/onderzoek/eind), uitslag (onderzoek/test), eindresultaat, resultaten
    = Resultaat, Uitslag, Resultaten, Eindresultaat, Waarde?, Bevinding?`,
  reference_range: `referentiewaarden, referentiewaarde, normaalwaarden, referentie interval
    = Referentiewaarden, Referentiewaarde, Ref. waarden, Normaalwaarde, Referentie-interval, Referentie?`,
  laboratory: `laboratorium (naam), lab, naam laboratorium
    = Laboratorium, Lab, Naam laboratorium, Klinisch laboratorium`,
  technician: `monteur (naam), technicus (naam), keurmeester (naam), inspecteur (naam), analist (naam), uitgevoerd door, keurder (naam)
    = Monteur, Technicus, Keurmeester, Inspecteur, Uitgevoerd door, Analist, Getest door`,
  inspection_date: `inspectiedatum, datum inspectie/controle, controledatum, opnamedatum woning
    = Inspectiedatum, Datum inspectie, Controledatum, Datum controle`,
  defects: `gebreken, mankementen, afwijkingen, defecten, aantal gebreken, storing, klacht defect
    = Gebreken, Defecten, Afwijkingen, Afkeurpunten, Storing, Klacht, Mankementen`,
  tolerance: `tolerantie, grenswaarde, specificatie limiet, norm grens
    = Tolerantie, Grenswaarde, Specificatie, Limiet, Eis`,
  conclusion: `conclusie, conclusies, besluit rapport, bevindingen
    = Conclusie, Besluit, Conclusies, Samenvatting`,
  appointment_date: `afspraak (datum/tijd), datum afspraak/consult/bezoek, afspraakdatum
    = Datum afspraak, Afspraak, Datum en tijd afspraak, Datum consult, Uw afspraak, Bezoekdatum`,
  blood_pressure: `bloeddruk = Bloeddruk, RR, Tensie`,
};
