/** Persons, civil records, schools, health, laboratories: Polish. */
export const people = {
  person_name: `imię nazwisko, nazwa imię nazwisko = Imię i nazwisko, Nazwisko i imię`,
  surname: `nazwisko = Nazwisko`,
  given_name: `imię = Imię, Imiona, Imię (imiona)`,
  middle_name: `drugie imię = Drugie imię, Imię drugie`,
  birth_date: `data urodzenie, urodzony = Data urodzenia, Urodzony, Ur., Data i miejsce urodzenia?`,
  birth_place: `miejsce urodzenie = Miejsce urodzenia, Data i miejsce urodzenia?`,
  sex: `płeć = Płeć`,
  age: `wiek, wiek pacjent, lata = Wiek, Wiek pacjenta, Lat`,
  height: `wzrost = Wzrost, Wzrost w cm`,
  eye_colour: `kolor oczu = Kolor oczu, Oczy`,
  blood_type: `grupa krwi = Grupa krwi, Gr. krwi, Grupa krwi i Rh`,
  marital_status: `stan cywilny = Stan cywilny`,
  passport_number: `numer paszportu = Numer paszportu, Nr paszportu`,
  id_number: `pesel, numer pesel, numer dowodu (osobistego), seria numer dowodu, dowód osobisty, numer identyfikacyjny, seria numer dokumentu tożsamości, numer dokumentu tożsamości
    = PESEL, Nr PESEL, Seria i numer dowodu, Nr dowodu osobistego, Numer dowodu, Nr dok. tożsamości, Seria i nr dowodu, Dowód osobisty nr, Nr dokumentu tożsamości`,
  driving_licence_number: `numer prawa jazdy, prawo jazdy (numer), numer prawo jazdy
    = Nr prawa jazdy, Prawo jazdy nr, Numer prawa jazdy, Nr dokumentu?`,
  licence_class: `kategoria (prawa jazdy), kategorie prawa jazdy
    = Kategoria, Kat., Kategorie, Kategoria prawa jazdy`,
  father: `imię ojca, ojciec = Imię ojca, Ojciec`,
  mother: `imię matki, matka = Imię matki, Matka, Nazwisko panieńskie matki?`,
  maiden_name: `nazwisko rodowe/panieńskie, nazwisko urodzenie
    = Nazwisko rodowe, Nazwisko panieńskie, Z domu, Nazwisko z domu`,
  child: `dziecko (nazwa) (imię) (nazwisko), imię (nazwisko) dziecko, noworodek (nazwa) (imię) (nazwisko)
    = Imię i nazwisko dziecka, Imię dziecka, Dziecko, Noworodek, Dane dziecka`,
  spouse: `małżonek (nazwa) (imię) (nazwisko), małżonka (nazwa) (imię) (nazwisko), mąż (nazwa) (imię) (nazwisko), żona (nazwa) (imię) (nazwisko), imię nazwisko małżonka/mąż/żona
    = Małżonek, Małżonka, Imię i nazwisko małżonka, Mąż, Żona, Współmałżonek`,
  groom: `pan młody, mężczyzna małżeństwo = Pan młody, Mężczyzna, Mąż`,
  bride: `panna młoda, kobieta małżeństwo = Panna młoda, Kobieta, Żona`,
  marriage_date: `data ślubu/małżeństwa, data zawarcia małżeństwa/związku, ślub data, małżeństwo zawarto data
    = Data zawarcia małżeństwa, Data ślubu, Data zawarcia związku małżeńskiego, Data małżeństwa`,
  marriage_place: `miejsce ślubu/małżeństwa, miejsce zawarcia małżeństwa/związku, małżeństwo zawarto miejsce
    = Miejsce zawarcia małżeństwa, Miejsce ślubu, Miejsce zawarcia związku małżeńskiego`,
  death_date: `data zgonu/śmierci, zmarł data, zmarł = Data zgonu, Data śmierci, Zmarł, Zmarła, Zm.`,
  registrar: `kierownik urzędu stanu cywilnego, kierownik usc, urzędnik stanu cywilnego
    = Kierownik Urzędu Stanu Cywilnego, Kierownik USC, Zastępca Kierownika USC, Urzędnik stanu cywilnego`,
  registration_district: `urząd stanu cywilnego, usc
    = Urząd Stanu Cywilnego, Urząd Stanu Cywilnego w, USC w, USC`,
  certificate_number: `numer zaświadczenia/certyfikatu/świadectwa, numer aktu urodzenia/małżeństwa/zgonu, certyfikat, świadectwo numer, zaświadczenie numer
    = Nr zaświadczenia, Zaświadczenie nr, Nr certyfikatu, Certyfikat nr, Nr świadectwa, Świadectwo nr, Nr aktu`,
  certificate_date: `data zaświadczenia/certyfikatu/świadectwa, data wydania/wystawienia zaświadczenia/certyfikatu/świadectwa
    = Data wydania, Data wystawienia, Wydano dnia, Data zaświadczenia, Data?`,
  student_name: `student (nazwa) (imię) (nazwisko), uczeń (nazwa) (imię) (nazwisko), imię nazwisko student/uczeń, nazwisko ucznia/studenta, absolwent (nazwa) (imię) (nazwisko)
    = Imię i nazwisko ucznia, Student, Uczeń, Imię i nazwisko studenta, Absolwent, Imię (imiona) i nazwisko?`,
  student_number: `numer albumu/indeksu, numer legitymacji (studenckiej/szkolnej), numer student
    = Nr albumu, Numer albumu, Nr legitymacji, Nr indeksu, Nr księgi uczniów`,
  school: `szkoła, uczelnia, nazwa szkoły/uczelni = Szkoła, Uczelnia, Nazwa szkoły`,
  degree: `tytuł zawodowy/naukowy, stopień naukowy, dyplom, uzyskany tytuł
    = Tytuł zawodowy, Tytuł, Stopień naukowy, Uzyskany tytuł, Kwalifikacje, Dyplom`,
  field_of_study: `kierunek (studiów), specjalność, specjalizacja studiów, profil kształcenia
    = Kierunek, Kierunek studiów, Specjalność, Na kierunku, Zawód?`,
  course: `kurs, szkolenie, przedmiot, nazwa/temat kursu/szkolenia/przedmiotu
    = Nazwa kursu, Kurs, Szkolenie, Temat szkolenia, Przedmiot, Nazwa szkolenia, Nazwa przedmiotu`,
  graduation_date: `data ukończenia (studiów/szkoły), data dyplomu/absolutorium, ukończył studia data
    = Data ukończenia, Data ukończenia studiów, Ukończył w dniu, Data egzaminu dyplomowego, Data dyplomu`,
  grade: `ocena (końcowa/egzaminu), oceny, punkty egzaminu, stopień ocena
    = Ocena, Ocena końcowa, Oceny, Ocena roczna, Liczba punktów, Wynik?`,
  school_class: `klasa (szkolna), oddział klasa, klasa uczeń = Klasa, Kl., Oddział, Klasa/oddział`,
  grade_average: `średnia (ocen), średnia ocena = Średnia ocen, Średnia, Śr. ocen`,
  school_year: `rok szkolny/akademicki, semestr = Rok szkolny, Rok akademicki, Semestr, W roku szkolnym`,
  teacher: `nauczyciel (nazwa) (imię) (nazwisko), wychowawca (nazwa) (imię) (nazwisko), wykładowca (nazwa) (imię) (nazwisko), imię nazwisko nauczyciela/wychowawcy, promotor (nazwa) (imię) (nazwisko)
    = Nauczyciel, Wychowawca, Wychowawca klasy, Prowadzący, Wykładowca, Promotor, Podpis wychowawcy`,
  principal_of_school: `dyrektor szkoły, rektor (nazwa) (imię) (nazwisko), dziekan (nazwa) (imię) (nazwisko), imię nazwisko dyrektora szkoły
    = Dyrektor szkoły, Dyrektor, Rektor, Dziekan`,
  absences: `nieobecności (liczba/godzina), liczba nieobecności, godziny nieusprawiedliwione, frekwencja
    = Nieobecności, Liczba nieobecności, Godziny nieobecności, Godziny opuszczone, Frekwencja`,
  patient_name: `pacjent (nazwa) (imię) (nazwisko), imię nazwisko pacjent
    = Pacjent, Imię i nazwisko pacjenta`,
  patient_number: `numer/identyfikator pacjent, numer historii choroby, numer księgi głównej, numer kartoteki
    = Nr pacjenta, ID pacjenta, Nr historii choroby, Nr księgi głównej, Identyfikator pacjenta, Nr kartoteki, Nr karty?`,
  physician: `lekarz (nazwa) (imię) (nazwisko), imię nazwisko lekarz, nazwa lekarz, nazwisko lekarz
    = Lekarz, Lekarz prowadzący, Lekarz kierujący, Lekarz POZ, lek., Dr n. med.`,
  referring_physician: `lekarz kierujący/zlecający, lekarz skierował, zlecający badanie, nazwa skierował
    = Lekarz kierujący, Lekarz zlecający, Zlecający, Kierujący, Jednostka kierująca, Zleceniodawca`,
  hospital: `szpital, nazwa szpitala/przychodni, klinika, przychodnia, oddział szpitalny, placówka medyczna
    = Szpital, Nazwa szpitala, Przychodnia, Klinika, Świadczeniodawca, Oddział?`,
  diagnosis: `rozpoznanie, diagnoza = Rozpoznanie, Diagnoza`,
  symptoms: `objawy, dolegliwości, wywiad, powód przyjęcia
    = Objawy, Wywiad, Dolegliwości, Przyczyna przyjęcia, Skargi, Badanie podmiotowe`,
  admission_date: `data przyjęcia (pacjent/szpitala), data hospitalizacji początek
    = Data przyjęcia, Przyjęty dnia, Data przyjęcia do szpitala, Przyjęcie`,
  discharge_date: `data wypisu (pacjent/szpitala) = Data wypisu, Wypisany dnia, Data wypisania, Wypis`,
  medication: `lek (nazwa), leki, nazwa leku, zalecane/przepisane leki, farmakoterapia
    = Nazwa leku, Lek, Leki, Zalecone leki, Przepisane leki, Rp., Zastosowane leczenie`,
  dosage: `dawkowanie, dawka, sposób użycia/dawkowania
    = Dawkowanie, Dawka, D.S., Sposób dawkowania, Sposób użycia`,
  prescription_number: `numer recepty, kod recepty/dostępu, recepta numer
    = Nr recepty, Kod recepty, Numer recepty, Kod dostępu, Identyfikator recepty`,
  prescription_date: `data recepty, data wystawienie recepty, recepta wystawiona data
    = Data wystawienia, Data wystawienia recepty, Data recepty`,
  pharmacy: `apteka, nazwa apteki, farmaceuta = Apteka, Nazwa apteki, Farmaceuta`,
  allergies: `alergie, uczulenia = Alergie, Uczulenia, Alergia, Uczulenie na`,
  sample_number: `numer próbki/zlecenia badania/materiału, próbka, kod próbki/kreskowy
    = Nr próbki, Numer próbki, Kod próbki, Nr zlecenia, Nr materiału, Kod kreskowy?`,
  sample_type: `rodzaj próbki/materiału, materiał (badany)
    = Materiał, Rodzaj materiału, Rodzaj próbki, Materiał badany`,
  collection_date: `data pobrania (próbki/materiału), próbkę/materiał pobrano data
    = Data pobrania, Data i godzina pobrania, Pobrano, Data pobrania materiału, Data pobrania próbki`,
  sample_received: `data przyjęcia próbki/materiału, próbkę/materiał przyjęto data
    = Data przyjęcia materiału, Data przyjęcia próbki, Przyjęto, Data przyjęcia, Data przyjęcia zlecenia`,
  report_date: `data raportu/sprawozdania/protokołu/wyniku, data autoryzacji/wydania wyniku
    = Data wyniku, Data sprawozdania, Data raportu, Data protokołu, Data wydania wyniku, Data autoryzacji, Data wydruku?`,
  report_number: `numer raportu/sprawozdania/protokołu, protokół numer, sprawozdanie numer
    = Nr sprawozdania, Sprawozdanie nr, Nr raportu, Raport nr, Nr protokołu, Protokół nr`,
  test_name: `badanie, nazwa badania/analizy/parametru, zlecone badania, parametr
    = Badanie, Nazwa badania, Rodzaj badania, Zlecone badania, Parametr, Analiza`,
  test_date: `data badania/analizy/pomiaru, badanie wykonano data
    = Data badania, Data wykonania badania, Data wykonania, Data analizy, Data pomiaru`,
  test_method: `metoda (badania/badawcza), norma badania = Metoda, Metoda badania, Metoda badawcza, Norma`,
  result: `wynik (badania/końcowy/egzaminu/próby), wyniki
    = Wynik, Wynik badania, Wyniki, Wynik końcowy, Ocena?`,
  reference_range: `zakres referencyjny, wartości referencyjne, norma, zakres normy
    = Zakres referencyjny, Wartości referencyjne, Zakres norm, Norma, Wart. ref., Zakres ref.`,
  laboratory: `laboratorium, nazwa laboratorium
    = Laboratorium, Laboratorium badawcze, Nazwa laboratorium, Laboratorium Diagnostyczne`,
  technician: `diagnosta (nazwa) (imię) (nazwisko), technik (nazwa) (imię) (nazwisko), serwisant (nazwa) (imię) (nazwisko), inspektor (nazwa) (imię) (nazwisko), wykonał badanie, imię nazwisko technika/diagnosty/serwisanta
    = Diagnosta, Wykonał, Technik, Serwisant, Inspektor, Badanie wykonał, Autoryzował`,
  inspection_date: `data kontroli/przeglądu/inspekcji/oględzin, kontrolę przeprowadzono data
    = Data kontroli, Data przeglądu, Data inspekcji, Data oględzin, Data odbioru`,
  defects: `wady, usterki, niezgodności, opis usterki/wady
    = Usterki, Wady, Stwierdzone usterki, Opis usterki, Niezgodności, Liczba wad`,
  tolerance: `tolerancja, wartość dopuszczalna, dopuszczalny zakres
    = Tolerancja, Wartość dopuszczalna, Dopuszczalna wartość, Limit?`,
  conclusion: `wnioski, podsumowanie, orzeczenie, konkluzja
    = Wnioski, Podsumowanie, Orzeczenie, Wniosek końcowy, Opinia`,
  appointment_date: `data wizyty, wizyta (data), data konsultacji
    = Data wizyty, Termin wizyty, Wizyta, Data konsultacji, Data porady`,
  blood_pressure: `ciśnienie (krwi/tętnicze) = Ciśnienie tętnicze, RR, Ciśnienie krwi, Ciśnienie`,
};
