/** Work, pay, meetings, letters, addresses: Polish. */
export const work = {
  employee_name: `pracownik (nazwa) (imię) (nazwisko), imię nazwisko pracownik, nazwisko pracownik
    = Pracownik, Imię i nazwisko pracownika, Imię i nazwisko?`,
  employee_number: `numer pracownik, numer ewidencyjny = Numer pracownika, Nr pracownika, Nr ewidencyjny`,
  employer: `pracodawca, nazwa pracodawca = Pracodawca, Nazwa pracodawcy, Zakład pracy`,
  employer_address: `adres pracodawca, siedziba pracodawca
    = Adres pracodawcy, Siedziba pracodawcy, Adres zakładu pracy`,
  job_title: `stanowisko (pracy), zawód = Stanowisko, Stanowisko pracy, Zawód`,
  department: `dział, wydział = Dział, Wydział`,
  cost_centre: `miejsce powstawania kosztów, centrum kosztów, mpk
    = MPK, Centrum kosztów, Miejsce powstawania kosztów`,
  pay_period: `okres/miesiąc wynagrodzenie/rozliczeniowy wynagrodzenie, lista płac (za) miesiąc
    = Za miesiąc, Lista płac za miesiąc, Miesiąc, Okres, Za okres, Okres wynagrodzenia`,
  pay_date: `data wypłaty (wynagrodzenie), data wynagrodzenie, wynagrodzenie wypłacone data
    = Data wypłaty, Dzień wypłaty, Data przelewu, Data płatności`,
  gross_pay: `wynagrodzenie brutto, brutto, płaca brutto
    = Wynagrodzenie brutto, Płaca brutto, Razem brutto, Brutto?`,
  net_pay: `wynagrodzenie netto, kwota wypłaty, płaca netto, wypłaty
    = Do wypłaty, Kwota do wypłaty, Wynagrodzenie netto, Płaca netto`,
  basic_pay: `wynagrodzenie zasadnicze, płaca zasadnicza, podstawa wynagrodzenie, wynagrodzenie podstawowe
    = Wynagrodzenie zasadnicze, Płaca zasadnicza, Płaca podstawowa, Wyn. zasadnicze, Zasadnicze`,
  salary: `wynagrodzenie (miesiąc/rok/godzinowe), kwota wynagrodzenie, stawka godzinowa
    = Wynagrodzenie miesięczne, Wynagrodzenie, Miesięczne wynagrodzenie, Stawka godzinowa, Wynagrodzenie roczne, Stawka wynagrodzenia`,
  overtime: `nadgodziny, liczba nadgodzin, godziny nadliczbowe, wynagrodzenie nadgodziny/nadliczbowe
    = Nadgodziny, Godziny nadliczbowe, Nadgodziny 50%, Nadgodziny 100%, Dopłata do nadgodzin, Godz. nadl.`,
  bonus: `premia uznaniowa/regulaminowa, nagroda, kwota premii/nagrody
    = Premia, Premia uznaniowa, Nagroda, Bonus, Premia regulaminowa`,
  total_deductions: `potrącenia, potrącenia razem, razem potrąceń
    = Suma potrąceń, Potrącenia razem, Razem potrącenia, Potrącenia, Potrącenia ogółem`,
  income_tax: `podatek dochodowy, zaliczka podatek (dochodowy), zaliczka pit, zaliczka us
    = Zaliczka na podatek dochodowy, Zaliczka na PIT, Podatek dochodowy, Zaliczka do US, Zal. podatku, Podatek do US, Zaliczka na podatek`,
  social_security: `składki zus/społeczne/ubezpieczenie, składki ubezpieczenie społeczne, składka zdrowotna/emerytalna/rentowa/chorobowa, składka ubezpieczenie zdrowotne
    = Składki ZUS, Składki na ubezpieczenia społeczne, ZUS pracownika, Ubezpieczenie społeczne, Składka emerytalna, Składka rentowa, Składka chorobowa, Składka zdrowotna, Ubezpieczenie zdrowotne, Suma składek ZUS`,
  pension: `emerytura, kwota emerytury, ppk, składka ppk, świadczenie emerytalne, renta kwota
    = PPK pracownik, PPK, Emerytura, Kwota emerytury, Wysokość emerytury, Wysokość świadczenia, Renta`,
  social_security_number: `numer ubezpieczenie społeczne/społecznego, numer zus, numer ubezpieczonego
    = Nr ubezpieczenia, Nr ZUS, NKP, PESEL?`,
  year_to_date: `narastająco (początek rok), od początku roku, kwota narastająco
    = Narastająco, Od początku roku, Razem narastająco, Narast., Suma narastająco`,
  hours_worked: `godziny pracy/przepracowane, liczba godzina (przepracowanych), przepracowane godziny, czas pracy
    = Godziny przepracowane, Liczba godzin, Przepracowane godziny, Godz. przeprac., Razem godzin, Liczba godzin pracy, Czas przepracowany`,
  week_ending: `tydzień (kończący), data koniec tygodnia = Tydzień, Tydzień od do, Tydzień do`,
  leave_balance: `urlop (pozostały/wykorzystania), kwota dni urlopu pozostało, liczba dni urlopu pozostało, pozostały urlop, liczba dni urlopu, wymiar urlopu, dni urlopu
    = Pozostały urlop, Urlop do wykorzystania, Urlop pozostały, Stan urlopu, Wymiar urlopu, Urlop wypoczynkowy, Urlop zaległy`,
  hire_date: `data zatrudnienia = Data zatrudnienia, Zatrudniony od`,
  leaving_date: `data zwolnienia, data rozwiązania/ustania/wygaśnięcia umowa/stosunku pracy, data zakończenia/koniec pracy/zatrudnienia, zatrudniony do data
    = Data zwolnienia, Data rozwiązania umowy, Data ustania zatrudnienia, Zatrudniony do, Data zakończenia pracy, Data rozwiązania stosunku pracy`,
  supervisor: `przełożony (nazwa) (imię) (nazwisko), kierownik (nazwa) (imię) (nazwisko), bezpośredni przełożony, imię nazwisko przełożony/kierownik
    = Przełożony, Bezpośredni przełożony, Kierownik, Imię i nazwisko przełożonego`,
  approved_by: `zatwierdził (nazwa) (imię) (nazwisko), zaakceptował (nazwa) (imię) (nazwisko), nazwa zatwierdził, zatwierdzone przez
    = Zatwierdził, Zatwierdził(a), Akceptował, Zaakceptował, Zatwierdzam`,
  prepared_by: `sporządził (nazwa) (imię) (nazwisko), opracował (nazwa) (imię) (nazwisko), przygotował (nazwa) (imię) (nazwisko), autor (nazwa) (imię) (nazwisko), sporządzone przez, nazwa osoba sporządził
    = Sporządził, Sporządziła, Opracował, Przygotował, Autor, Wystawił, Opracowanie, Osoba sporządzająca`,
  checked_by: `sprawdził (nazwa) (imię) (nazwisko), zweryfikował (nazwa) (imię) (nazwisko), nazwa sprawdził, sprawdzone przez
    = Sprawdził, Sprawdziła, Zweryfikował, Sprawdzono`,
  requested_by: `zamawiający, zlecający, zgłaszający, zleceniodawca, nazwa zamówił/zlecił
    = Zamawiający, Zlecający, Zgłaszający, Zleceniodawca, Zamówił`,
  expense_total: `razem wydatki/koszty (podróży/delegacji), kwota zwrotu kosztów, rozliczenie delegacji razem
    = Ogółem koszty, Razem koszty, Koszty ogółem, Do zwrotu, Suma kosztów, Razem wydatki, Kwota do zwrotu`,
  mileage: `liczba kilometrów, przejechane kilometry, przebieg kilometrów, kilometrówka
    = Liczba kilometrów, Przejechane km, Ilość km, Liczba km, Przebieg?`,
  project: `projekt (nazwa), nazwa projekt, tytuł projekt, nazwa budowy/inwestycji
    = Projekt, Nazwa projektu, Tytuł projektu, Nazwa inwestycji, Inwestycja, Budowa?`,
  project_number: `numer/kod projekt/zlecenia, zlecenie (numer)
    = Nr projektu, Numer projektu, Kod projektu, Nr zlecenia, Numer zlecenia, Zlecenie nr`,
  candidate_name: `kandydat (nazwa) (imię) (nazwisko), imię nazwisko kandydat, kandydatka (nazwa) (imię) (nazwisko), nazwisko kandydat
    = Kandydat, Imię i nazwisko kandydata, Kandydat/ka, Imię i nazwisko?`,
  nationality: `obywatelstwo, narodowość = Obywatelstwo, Narodowość`,
  education: `wykształcenie, edukacja = Wykształcenie, Edukacja, Poziom wykształcenia, Ukończona szkoła`,
  languages_spoken: `języki (obce), znajomość języków, język
    = Języki obce, Znajomość języków, Języki, Znajomość języków obcych`,
  skills: `umiejętności, kompetencje = Umiejętności, Kompetencje, Dodatkowe umiejętności`,
  work_experience: `doświadczenie (zawodowe), przebieg pracy/zatrudnienia, historia zatrudnienia
    = Doświadczenie zawodowe, Przebieg dotychczasowego zatrudnienia, Doświadczenie, Przebieg pracy zawodowej, Staż pracy`,
  references: `referencje = Referencje, Osoby polecające`,
  position_applied: `stanowisko aplikowane/ubiega/kandydatury, proponowane stanowisko, stanowisko o które ubiega
    = Aplikuję na stanowisko, Stanowisko`,
  expected_salary: `oczekiwane wynagrodzenie, oczekiwania finansowe/płacowe
    = Oczekiwane wynagrodzenie, Oczekiwania finansowe, Oczekiwania płacowe`,
  availability: `dostępność, dostępny od, okres wypowiedzenia, dyspozycyjność
    = Dostępność, Dostępny od, Dyspozycyjność, Okres wypowiedzenia`,
  meeting_date: `data zebranie/narady/obrad/walnego, zebranie odbyło data
    = Data posiedzenia, Data zebrania, Data spotkania, Data narady, W dniu?, Data?`,
  meeting_place: `miejsce zebranie/narady/obrad, zebranie odbyło miejsce, sala zebranie
    = Miejsce posiedzenia, Miejsce spotkania, Miejsce zebrania, Miejsce obrad, Miejsce, Sala`,
  meeting_title: `temat/nazwa/tytuł/rodzaj zebranie/narady, zebranie, walne zgromadzenie
    = Temat spotkania, Posiedzenie, Zebranie, Protokół z posiedzenia, Protokół z zebrania, Protokół ze spotkania, Walne Zgromadzenie, Temat?`,
  chair: `przewodniczący (zebranie/obrad/zgromadzenia) (nazwa) (imię) (nazwisko), prowadzący (zebranie) (nazwa) (imię) (nazwisko), nazwa przewodniczył/prowadził (zebranie), przewodniczył (zebranie) (nazwa) (imię) (nazwisko)
    = Przewodniczący, Przewodnicząca, Przewodniczący zebrania, Prowadzący, Prowadzący spotkanie, Obradom przewodniczył, Przewodniczył`,
  minute_taker: `protokolant (nazwa) (imię) (nazwisko), protokołował (nazwa) (imię) (nazwisko), protokół sporządził, nazwa protokołował/sporządził protokół, sekretarz zebranie
    = Protokolant, Protokołował, Protokołowała, Protokół sporządził, Protokół sporządziła, Sekretarz`,
  attendees: `obecni (zebranie), uczestnicy (zebranie), lista obecności/obecnych/uczestników, nazwa uczestniczył/obecny (zebranie)
    = Obecni, Uczestnicy, Lista obecności, Obecni na posiedzeniu, W spotkaniu uczestniczyli, Skład`,
  apologies: `nieobecni (zebranie/usprawiedliwieni), nazwa nieobecny (zebranie)
    = Nieobecni, Nieobecni usprawiedliwieni, Usprawiedliwieni, Nieobecny`,
  next_meeting: `następne/kolejne zebranie (data), data następnego/kolejnego zebranie
    = Następne posiedzenie, Następne spotkanie, Termin następnego spotkania, Kolejne zebranie, Kolejne spotkanie`,
  start_time: `godzina/czas początek/rozpoczęcia (zebranie/wydarzenia), zebranie rozpoczęło godzina
    = Godzina rozpoczęcia, Godz. rozpoczęcia, Rozpoczęcie, Początek godz., Czas rozpoczęcia, Od godz., Początek?`,
  end_time: `godzina/czas koniec/zakończenia (zebranie/wydarzenia), zebranie zakończyło godzina
    = Godzina zakończenia, Godz. zakończenia, Zakończenie, Czas zakończenia, Do godz., Koniec?`,
  agenda_item: `porządek obrad/dzienny, program zebranie, punkty porządku (obrad)
    = Porządek obrad, Porządek dzienny, Program spotkania, Punkt, Pkt`,
  action: `zadanie, zadania, działanie, działania do wykonania, ustalenia
    = Zadanie, Działanie, Ustalenia, Zadania do wykonania, Działania, Do zrobienia`,
  responsible: `odpowiedzialny (zadanie) (nazwa) (imię) (nazwisko), osoba odpowiedzialna (zadanie), nazwa odpowiedzialny (zadanie), wykonawca zadania
    = Odpowiedzialny, Osoba odpowiedzialna, Odpowiedzialna, Odpowiedzialni, Wykonawca?`,
  deadline: `data realizacji/wykonania/ostateczny/składania, ostateczna data, data wykonania zadania
    = Termin realizacji, Termin, Termin wykonania, Ostateczny termin, Termin składania, Do kiedy`,
  recipient: `adresat, odbiorca, nazwa adresat/odbiorca listu, list adresowany
    = Adresat, Odbiorca, Do, Szanowny Pan, Szanowna Pani, Sz. P.?`,
  sender: `nadawca listu = Nadawca, Od`,
  copy_to: `wiadomości, kopia, do wiadomości, otrzymują = Do wiadomości, DW, Otrzymują, Kopia, Otrzymują:`,
  subject: `temat, dotyczy = Temat, Dotyczy, Przedmiot`,
  page_count: `liczba stron = Liczba stron, Ilość stron, Stron`,
  fax_number: `fax, numer fax/faksu, faks = Faks, Fax, Nr faksu, Faks nr, Tel./faks?`,
  phone_number: `telefon, numer telefon = Telefon, Tel., Nr telefonu, Numer telefonu, Tel. kom., Komórka`,
  email: `email, adres email = E-mail, Adres e-mail, Email`,
  website: `strona (internetowa/www), adres strony (internetowej), www
    = Strona internetowa, www, Strona www, WWW, Adres strony`,
  contact_person: `osoba kontaktowa/kontaktu, kontakt (nazwa) (imię) (nazwisko), nazwa osoba kontaktu, imię nazwisko osoba kontaktu
    = Osoba do kontaktu, Osoba kontaktowa, Kontakt, Kontakt w sprawie, Sprawę prowadzi, Opiekun klienta`,
  address: `adres, adres zamieszkania, zamieszkały
    = Adres, Adres zamieszkania, Zamieszkały, Adres korespondencyjny`,
  street: `ulica, ulica numer = Ulica, Ulica i numer, Ul.`,
  city: `miasto, miejscowość = Miasto, Miejscowość`,
  state: `województwo, powiat = Województwo, Woj., Powiat`,
  postcode: `kod pocztowy = Kod pocztowy, Kod`,
  country: `kraj, państwo = Kraj, Państwo`,
  company_name: `firma, nazwa firma = Nazwa firmy, Firma, Nazwa`,
  company_number: `krs, numer krs, regon, numer regon, numer rejestru przedsiębiorców
    = KRS, Nr KRS, Numer KRS, REGON, Nr REGON`,
  notes: `uwagi, komentarz, dodatkowe informacje, adnotacje
    = Uwagi, Komentarz, Informacje dodatkowe, Dodatkowe informacje, Adnotacje, Uwagi dodatkowe`,
  status: `status (zamówienie/sprawa/płatność), stan sprawa = Status, Status zamówienia, Stan sprawy`,
};
