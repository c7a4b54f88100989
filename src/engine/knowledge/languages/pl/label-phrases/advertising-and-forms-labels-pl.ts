/** Advertising orders, registrations, forms of authorities, courts: Polish. */
export const advertisingAndForms = {
  advertiser: `reklamodawca, nazwa reklamodawca = Reklamodawca, Klient?`,
  agency: `agencja (reklamowa/mediowa), dom mediowy, nazwa agencji = Agencja, Agencja reklamowa, Dom mediowy`,
  advertised_product: `produkt reklamowany, kampania (nazwa), nazwa kampanii/marki, marka produktu
    = Produkt, Kampania, Nazwa kampanii, Marka`,
  ad_contract_number: `numer umowa, umowa = Numer umowy, Nr umowy, Umowa nr, Umowa?`,
  station: `stacja (radiowa/telewizyjna), kanał, tytuł prasowy, nazwa stacji
    = Stacja, Kanał, Tytuł, Rozgłośnia`,
  flight_dates: `okres kampanii/emisji, daty kampanii/emisji
    = Okres kampanii, Okres emisji, Termin emisji, Data emisji`,
  flight_start: `data początek/rozpoczęcia kampanii/emisji
    = Początek kampanii, Start kampanii, Początek emisji`,
  flight_end: `data koniec/zakończenia kampanii/emisji
    = Koniec kampanii, Zakończenie kampanii, Koniec emisji`,
  gross_amount: `wartość brutto zamówienie/umowa, brutto zamówienie/umowa, wartość umowa/zamówienie
    = Wartość umowy, Wartość brutto umowy, Wartość zamówienia, Wartość brutto`,
  net_amount_order: `wartość netto zamówienie/umowa, netto zamówienie/umowa
    = Wartość netto umowy, Wartość netto, Razem netto`,
  agency_commission: `prowizja (agencji), kwota prowizji, wynagrodzenie agencji
    = Prowizja, Prowizja agencyjna, Kwota prowizji`,
  account_executive: `przedstawiciel (handlowy) (nazwa) (imię) (nazwisko), handlowiec (nazwa) (imię) (nazwisko), opiekun (klienta) (nazwa) (imię) (nazwisko), doradca (klient) (nazwa) (imię) (nazwisko)
    = Przedstawiciel handlowy, Handlowiec, Opiekun klienta, Doradca, Opiekun handlowy`,
  spots: `liczba emisji/spotów, spoty, emisje = Liczba emisji, Liczba spotów, Ilość emisji`,
  revision: `wersja, numer wersji/rewizji/wydania, rewizja = Wersja, Rewizja, Wersja nr, Wydanie, Nr rewizji`,
  billing_cycle: `cykl rozliczeniowy, częstotliwość fakturowania/płatność/rozliczeń
    = Cykl rozliczeniowy, Częstotliwość płatności, Okres rozliczeniowy`,
  registration_number: `numer rejestracji/rejestru, krs, regon = Numer rejestru, Nr rejestru, KRS, REGON`,
  registration_date: `data rejestracji, data wpisu (do rejestru), zarejestrowano data
    = Data rejestracji, Data wpisu, Zarejestrowano dnia, Data wpisu do rejestru`,
  registrant: `rejestrujący, podmiot zarejestrowany/rejestrujący, nazwa podmiotu
    = Nazwa podmiotu, Podmiot, Rejestrujący`,
  registrant_address: `adres siedziby, siedziba (adres), adres podmiotu
    = Adres siedziby, Siedziba, Siedziba i adres, Adres podmiotu`,
  applicant: `wnioskodawca (nazwa) (imię) (nazwisko), nazwisko wnioskodawca, imię nazwisko wnioskodawca, imię nazwisko składający wniosek, składający wniosek
    = Wnioskodawca, Imię i nazwisko wnioskodawcy, Dane wnioskodawcy, Składający wniosek, Imię i nazwisko?`,
  applicant_address: `adres wnioskodawca
    = Adres wnioskodawcy, Adres zamieszkania wnioskodawcy, Adres zamieszkania`,
  application_date: `data wniosku/podania, data złożenia (wniosku/podania), wniosek złożono data
    = Data wniosku, Data złożenia wniosku, Data złożenia, Wniosek z dnia, Data?`,
  application_number: `numer wniosku/podania, wniosek = Nr wniosku, Numer wniosku, Wniosek nr`,
  form_number: `numer/symbol formularza, formularz
    = Formularz, Symbol formularza, Nr formularza, Druk?, Wzór?`,
  signer: `podpisał (nazwa) (imię) (nazwisko), podpis (nazwa) (imię) (nazwisko), nazwa podpisał, imię nazwisko podpisał/osoby podpisującej, podpisujący (nazwa) (imię) (nazwisko)
    = Imię i nazwisko osoby podpisującej, Podpisał, Podpisujący, Podpis i pieczęć, Czytelny podpis, Podpis?, Imię i nazwisko?`,
  signer_title: `stanowisko/funkcja osoby podpisującej, stanowisko/funkcja podpisał
    = Stanowisko, Funkcja, Stanowisko służbowe, W imieniu?`,
  signature_date: `data podpisu/podpisania/podpis = Data podpisania, Data podpisu, Data i podpis?, Data?`,
  filing_number: `numer akt, numer teczki/kancelaryjny, numer ewidencyjny pisma
    = Nr akt, Sygn. akt, Sygnatura akt, Nr kancelaryjny, L.dz., Znak sprawy`,
  received_date: `data wpływu/otrzymania, wpłynęło data, otrzymano data
    = Data wpływu, Wpłynęło dnia, Wpłynęło, Data otrzymania, Otrzymano dnia`,
  period_from: `początek okresu, okres od = Okres od, Od dnia, Początek okresu, Od`,
  period_to: `koniec okresu, okres do = Okres do, Do dnia, Koniec okresu, Do`,
  purpose: `cel (wizyty/wniosku/wyjazdu/wydania), powód (wizyty), przeznaczenie
    = Cel, Cel podróży, Cel wyjazdu, Cel wydania, Powód, W celu, Przeznaczenie`,
  witness: `świadek (nazwa) (imię) (nazwisko), świadkowie (nazwa) (imię) (nazwisko), imię nazwisko świadka
    = Świadek, Świadkowie, Świadek 1, Imię i nazwisko świadka, W obecności`,
  notary: `notariusz (nazwa) (imię) (nazwisko), imię nazwisko notariusza, kancelaria notarialna
    = Notariusz, Kancelaria Notarialna, Asesor notarialny`,
  license_number: `numer licencji/zezwolenia/pozwolenia/koncesji, licencja, pozwolenie
    = Nr licencji, Licencja nr, Nr zezwolenia, Zezwolenie nr, Nr pozwolenia, Pozwolenie nr`,
  authority: `organ (wydający), urząd (wydający), nazwa organu/wydał, wydany przez, organ wydania
    = Organ wydający, Wydany przez, Wydane przez, Organ, Wydał, Urząd, Przez kogo wydany`,
  case_number: `sygnatura (akt/sprawa), sygnatura akt sprawy, numer sprawy sądowej
    = Sygn. akt, Sygnatura akt, Sygn. sprawy, Sygnatura sprawy, Nr sprawy`,
  court: `sąd, nazwa sądu, sąd rejonowy/okręgowy
    = Sąd Rejonowy, Sąd Okręgowy, Sąd, Nazwa sądu, Sąd Rejonowy w, Sąd Okręgowy w, Sąd Apelacyjny`,
  plaintiff: `powód sprawa, powód imię nazwisko, powódka (nazwa) (imię) (nazwisko), powód sądowy, strona powodowa, wierzyciel (nazwa) (imię) (nazwisko), imię nazwisko powoda, nazwa wniósł pozew
    = Powód, Powódka, Strona powodowa, Powód/Powódka, Wierzyciel, Wnioskodawca?`,
  defendant: `pozwany (nazwa) (imię) (nazwisko), pozwana (nazwa) (imię) (nazwisko), oskarżony (nazwa) (imię) (nazwisko), obwiniony (nazwa) (imię) (nazwisko), dłużnik (nazwa) (imię) (nazwisko), imię nazwisko pozwany/oskarżony/dłużnik
    = Pozwany, Pozwana, Oskarżony, Obwiniony, Dłużnik, Strona pozwana, Uczestnik?`,
  judge: `sędzia (nazwa) (imię) (nazwisko), imię nazwisko sędziego, przewodniczący składu, nazwa sędzia
    = Sędzia, Przewodniczący, SSR, SSO, Przewodniczący: SSR, Sędzia Sądu Rejonowego`,
  hearing_date: `data rozprawy/posiedzenia sądu, rozprawa (data)
    = Termin rozprawy, Data rozprawy, Rozprawa w dniu, Rozprawa`,
  attorney: `adwokat (nazwa) (imię) (nazwisko), radca prawny, pełnomocnik (imię nazwisko) (nazwa) (imię) (nazwisko), obrońca (nazwa) (imię) (nazwisko), imię nazwisko pełnomocnika/adwokata, prawnik (nazwa) (imię) (nazwisko)
    = Pełnomocnik, Adwokat, Radca prawny, Obrońca, adw., r. pr., Reprezentowany przez`,
  judgment_amount: `wartość przedmiotu sporu, kwota zasądzona/roszczenia/dochodzona, zasądzona kwota
    = Wartość przedmiotu sporu, WPS, Kwota zasądzona, Kwota roszczenia, Należność główna`,
  offense: `wykroczenie, przestępstwo, naruszenie, opis wykroczenia/czynu, rodzaj wykroczenia/naruszenia, czyn
    = Wykroczenie, Rodzaj wykroczenia, Opis czynu, Czyn, Opis naruszenia, Przestępstwo, Popełnił wykroczenie`,
};
