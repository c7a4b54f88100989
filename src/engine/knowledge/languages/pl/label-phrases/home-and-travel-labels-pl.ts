/** Homes, utilities, insurance, vehicles, travel, hotels, events: Polish. */
export const homeAndTravel = {
  landlord: `wynajmujący (nazwa) (imię) (nazwisko), imię nazwisko wynajmujący, nazwa wynajmuje mieszkanie/lokal, właściciel mieszkania/lokalu
    = Wynajmujący, Właściciel, Wydzierżawiający, Oddający w najem`,
  tenant: `najemca (nazwa) (imię) (nazwisko), imię nazwisko najemca, lokator (nazwa) (imię) (nazwisko), nazwa najmuje mieszkanie/lokal
    = Najemca, Lokator, Dzierżawca`,
  premises: `lokal, adres lokalu, przedmiot najmu = Adres lokalu, Lokal, Przedmiot najmu`,
  rent: `czynsz (najmu/miesięczny), kwota czynsz = Czynsz najmu, Czynsz miesięczny, Czynsz, Wysokość czynszu`,
  security_deposit: `kaucja, kwota kaucji = Kaucja, Wysokość kaucji`,
  lease_start: `początek/rozpoczęcie umowa/najmu/dzierżawy, data początek/rozpoczęcie umowa/najmu
    = Początek najmu, Data rozpoczęcia najmu, Umowa zawarta na czas od, Okres najmu od, Data rozpoczęcia, Od dnia`,
  lease_end: `koniec/zakończenie umowa/najmu/dzierżawy, data koniec/zakończenie umowa/najmu
    = Koniec najmu, Data zakończenia najmu, Okres najmu do, Data zakończenia, Do dnia, Umowa obowiązuje do`,
  lease_term: `okres/czas najmu/umowa/trwania umowa, czas trwania (umowa/najmu)
    = Okres najmu, Czas trwania umowy, Okres obowiązywania umowy, Na czas, Okres umowy`,
  start_date: `data początek, początek = Data rozpoczęcia, Początek, Od dnia, Od?`,
  end_date: `data koniec, koniec = Data zakończenia, Koniec, Do dnia, Do?`,
  effective_date: `data wejścia w życie, data obowiązywania, wchodzi w życie data, data skutku
    = Data wejścia w życie, Obowiązuje od, Z dniem, Data obowiązywania, Ze skutkiem na dzień`,
  agreement_date: `data umowa, data zawarcia umowa, umowę zawarto data, umowa zawarta data
    = Data zawarcia umowy, Data umowy, Zawarta w dniu, Zawarta dnia, Umowa z dnia`,
  purchase_price: `cena (sprzedaży/zakupu/nabycia/nieruchomości), kwota cena sprzedaży
    = Cena sprzedaży, Cena, Cena zakupu, Cena nabycia, Cena nieruchomości, Cena ofertowa`,
  living_area: `powierzchnia (użytkowa/mieszkalna/lokalu/mieszkania/całkowita), metraż
    = Powierzchnia użytkowa, Powierzchnia, Powierzchnia lokalu, Pow. użytkowa, Pow., Metraż`,
  lot_size: `powierzchnia działki/gruntu = Powierzchnia działki, Pow. działki, Powierzchnia gruntu`,
  rooms: `liczba pokoi/izb, pokoje = Liczba pokoi, Liczba izb, Pokoje, Ilość pokoi`,
  year_built: `rok budowy (budynku/domu), budynek zbudowany rok
    = Rok budowy, Rok budowy budynku, Rok wybudowania`,
  parcel_number: `numer działki, działka numer, numer księgi wieczystej, księga wieczysta (numer)
    = Nr działki, Działka nr, Numer działki, Nr księgi wieczystej, Księga wieczysta nr, KW nr, Nr KW`,
  agent: `agent (nieruchomości/nazwa) (nazwa) (imię) (nazwisko), pośrednik (nieruchomości) (nazwa) (imię) (nazwisko), zarządca nieruchomości, broker (nazwa) (imię) (nazwisko)
    = Agent, Pośrednik, Pośrednik w obrocie nieruchomościami, Zarządca, Opiekun oferty`,
  meter_number: `numer licznik = Numer licznika, Nr licznika, Licznik nr`,
  meter_reading: `wskazanie (bieżące/licznik), stan licznik, odczyt bieżący
    = Wskazanie bieżące, Odczyt bieżący, Stan licznika, Wskazanie końcowe`,
  previous_reading: `wskazanie poprzednie, odczyt poprzedni
    = Wskazanie poprzednie, Odczyt poprzedni, Wskazanie początkowe`,
  reading_date: `data odczytu (licznik), odczytano data
    = Data odczytu, Odczyt z dnia, Data ostatniego odczytu`,
  consumption: `zużycie = Zużycie, Zużycie razem, Zużycie kWh`,
  billing_period: `okres rozliczeniowy = Okres rozliczeniowy, Okres rozliczenia`,
  supply_address: `adres punktu poboru, adres dostarczania/poboru (energii/gazu), miejsce dostarczania/poboru
    = Adres punktu poboru, Adres PPE, Miejsce dostarczania, Adres obiektu, Punkt poboru`,
  supply_number: `numer ppe/ppg, ppe, numer punktu poboru, kod ppe, numer ewidencyjny punktu
    = Nr PPE, Numer PPE, Kod PPE, PPE, Nr punktu poboru, Nr PPG, ID punktu`,
  tariff: `taryfa, grupa taryfowa, nazwa taryfy/oferty, plan taryfowy, pakiet
    = Taryfa, Grupa taryfowa, Plan taryfowy, Nazwa oferty, Pakiet, Oferta?`,
  standing_charge: `opłata stała/abonamentowa/handlowa, koszt stały
    = Opłata stała, Opłata abonamentowa, Opłata handlowa, Opłata sieciowa stała, Abonament`,
  unit_rate: `cena kwh/energii/m3/gazu, stawka kwh, cena jednostkowa energii
    = Cena za kWh, Cena jednostkowa energii, Cena energii, Stawka za kWh, Cena za m3`,
  supplier_energy: `dostawca/sprzedawca energii/prądu/gazu/wody, operator sieci, dystrybutor
    = Sprzedawca energii, Dostawca, Operator, OSD, Dystrybutor, Operator systemu dystrybucyjnego, Sprzedawca?`,
  bill_number: `numer rachunek telefonicznego/prąd/energię, rachunek energię numer
    = Rachunek nr, Nr rachunku, Numer rachunku, Faktura nr`,
  phone_line: `numer abonenta/telefonu usługi/linii, numer msisdn
    = Numer telefonu, Nr telefonu, Numer abonenta, MSISDN, Numer usługi, Numer`,
  subscriber: `abonent (nazwa) (imię) (nazwisko), imię nazwisko abonenta, nazwa abonenta, właściciel numeru
    = Abonent, Nazwa abonenta, Dane abonenta, Imię i nazwisko abonenta`,
  data_usage: `transmisja danych, zużycie danych, dane internet, pakiet danych
    = Transmisja danych, Transfer danych, Internet, Pakiet danych, Dane`,
  call_charges: `opłata/koszt połączeń/rozmów, połączenia
    = Połączenia, Opłaty za połączenia, Rozmowy, Połączenia głosowe, Usługi telekomunikacyjne`,
  monthly_charge: `abonament (miesiąc), opłata miesiąc, koszt miesiąc, składka członkowska
    = Abonament, Opłata miesięczna, Abonament miesięczny, Miesięczna opłata, Opłata abonamentowa, Składka członkowska`,
  imei: `imei, numer imei = IMEI, Nr IMEI, Numer IMEI`,
  policy_number: `numer polisa, polisa = Numer polisy, Nr polisy, Polisa nr, Polisa?`,
  policyholder: `ubezpieczający (nazwa) (imię) (nazwisko), ubezpieczony (nazwa) (imię) (nazwisko), imię nazwisko ubezpieczający/ubezpieczony
    = Ubezpieczający, Ubezpieczony, Ubezpieczający/Ubezpieczony`,
  insurer: `ubezpieczyciel, towarzystwo ubezpieczeń = Ubezpieczyciel, Towarzystwo Ubezpieczeń`,
  premium: `składka, kwota składki = Składka, Składka łączna, Wysokość składki`,
  sum_insured: `suma ubezpieczenie/gwarancyjna, kwota ubezpieczenie, wysokość ubezpieczenia
    = Suma ubezpieczenia, Suma gwarancyjna, SU, Suma ubezp.`,
  deductible: `franszyza (redukcyjna/integralna), udział własny, kwota udziału własnego
    = Franszyza, Udział własny, Franszyza redukcyjna, Franszyza integralna`,
  policy_period: `okres ubezpieczenie/polisa/ochrony, czas trwania polisa/ubezpieczenie
    = Okres ubezpieczenia, Okres polisy, Okres ochrony, Okres odpowiedzialności`,
  policy_start: `początek/rozpoczęcie polisa/ubezpieczenie/ochrony, data początek/rozpoczęcie polisa/ubezpieczenie/ochrony
    = Początek ochrony, Początek ubezpieczenia, Okres ubezpieczenia od, Data początku ochrony, Polisa ważna od, Od dnia`,
  policy_end: `koniec/zakończenie polisa/ubezpieczenie/ochrony, data koniec/zakończenie polisa/ubezpieczenie/ochrony, data ważności polisa
    = Koniec ochrony, Koniec ubezpieczenia, Okres ubezpieczenia do, Polisa ważna do, Do dnia`,
  policy_type: `rodzaj polisa/ubezpieczenie, typ polisa/ubezpieczenie, zakres ubezpieczenie
    = Rodzaj ubezpieczenia, Typ polisy, Zakres ubezpieczenia, Produkt, Wariant`,
  claim_number: `numer szkody, szkoda numer, numer roszczenia
    = Nr szkody, Numer szkody, Szkoda nr, Nr akt szkody`,
  claim_amount: `kwota szkody/odszkodowania, wysokość szkody/odszkodowania, odszkodowanie
    = Wysokość szkody, Kwota odszkodowania, Wartość szkody, Kwota roszczenia, Odszkodowanie`,
  incident_date: `data szkody/zdarzenia/wypadku/kolizji, wypadek/szkoda wydarzył data
    = Data szkody, Data zdarzenia, Data wypadku, Data i godzina zdarzenia, Data kolizji`,
  incident_place: `miejsce szkody/zdarzenia/wypadku/kolizji
    = Miejsce zdarzenia, Miejsce szkody, Miejsce wypadku, Miejsce kolizji`,
  incident_description: `opis/okoliczności/przyczyna szkody/zdarzenia/wypadku/uszkodzeń
    = Opis zdarzenia, Okoliczności zdarzenia, Opis szkody, Okoliczności wypadku, Przyczyna szkody, Opis uszkodzeń, Przebieg zdarzenia`,
  adjuster: `likwidator (szkody) (nazwa) (imię) (nazwisko), rzeczoznawca (nazwa) (imię) (nazwisko), imię nazwisko likwidatora/rzeczoznawcy
    = Likwidator, Opiekun szkody, Rzeczoznawca, Likwidator szkody`,
  plate_number: `numer rejestracyjny (pojazd), tablica rejestracyjna, numer tablicy rejestracyjnej, numery rejestracyjne
    = Numer rejestracyjny, Nr rejestracyjny, Nr rej., Tablica rejestracyjna, Nr rejestr.`,
  vin: `numer vin/nadwozia, vin = Numer VIN, VIN, Nr nadwozia, Numer nadwozia`,
  vehicle_make: `marka (pojazd), pojazd = Marka, Marka i model, Pojazd`,
  vehicle_model: `model pojazd, typ pojazd = Model, Typ/Model, Model pojazdu, Typ, Marka i model`,
  vehicle_year: `rok produkcji (pojazd), rocznik = Rok produkcji, Rok prod., Rocznik`,
  first_registration: `pierwsza rejestracja, data pierwszej rejestracji
    = Data pierwszej rejestracji, Data 1. rejestracji, Pierwsza rejestracja, Data I rejestracji`,
  odometer: `przebieg (pojazd), stan licznika pojazd/kilometrów, przebieg km
    = Przebieg, Stan licznika, Przebieg (km), Przebieg pojazdu`,
  engine_number: `numer silnika = Nr silnika, Numer silnika`,
  fuel_type: `rodzaj paliwa, paliwo = Rodzaj paliwa, Paliwo`,
  vehicle_colour: `kolor (pojazd/nadwozia), barwa pojazd = Kolor, Kolor nadwozia, Kolor pojazdu, Barwa`,
  vehicle_owner: `właściciel/posiadacz pojazd, imię nazwisko właściciela pojazd, nazwa właściciel pojazd
    = Właściciel pojazdu, Właściciel, Posiadacz pojazdu, Współwłaściciel?`,
  booking_reference: `numer rezerwacja, kod rezerwacja, rezerwacja
    = Numer rezerwacji, Nr rezerwacji, Kod rezerwacji, Rezerwacja?`,
  passenger: `pasażer (nazwa) (imię) (nazwisko), imię nazwisko pasażer
    = Pasażer, Podróżny, Imię i nazwisko pasażera`,
  ticket_number: `numer biletu, bilet = Numer biletu, Nr biletu, Bilet nr`,
  flight_number: `numer lotu/pociągu, lot, pociąg = Numer lotu, Nr lotu, Lot, Pociąg`,
  airline: `linia lotnicza, linie lotnicze, przewoźnik lotniczy, lot obsługiwany przez
    = Linia lotnicza, Przewoźnik, Linie lotnicze, Obsługiwany przez`,
  departure_place: `wyjazd, stacja początkowa, miejsce wylotu/odjazdu/wyjazdu
    = Skąd, Z, Miejsce wyjazdu, Wylot`,
  arrival_place: `miejsce docelowe, cel podróży, stacja docelowa = Dokąd, Do, Cel podróży, Stacja docelowa`,
  departure_date: `data odjazdu/wylotu/podróży/lotu, data wyjazdu podróży, wylot data
    = Data wyjazdu, Data wylotu, Data odjazdu, Data podróży, Data lotu, Data?`,
  departure_time: `godzina odjazdu/wylotu, odjazd, wylot = Godzina odjazdu, Odjazd, Godzina wylotu, Wylot`,
  arrival_time: `godzina przyjazdu/przylotu, przyjazd, przylot = Godzina przyjazdu, Przyjazd, Przylot`,
  arrival_date: `data przylotu, data przyjazdu pociągu/podróży, przylot data
    = Data przylotu, Data przyjazdu, Przylot`,
  return_date: `data powrotu, powrót = Data powrotu, Powrót`,
  seat: `miejsce wagon, numer miejsca = Miejsce, Nr miejsca, Numer miejsca`,
  boarding_time: `godzina wejścia na pokład, wejście na pokład, boarding
    = Wejście na pokład, Godzina wejścia na pokład, Boarding`,
  gate: `bramka, wyjście, numer bramki = Bramka, Wyjście, Gate`,
  platform: `peron, tor, numer peronu/wagonu, wagon = Peron, Tor, Wagon, Peron/Tor`,
  travel_class: `klasa podróży/biletu/pociągu/lotu/wagonu = Klasa, Kl., Klasa podróży, Klasa rezerwacyjna`,
  baggage: `bagaż, limit bagażu = Bagaż, Limit bagażu, Bagaż rejestrowany, Bagaż podręczny`,
  fare: `cena biletu/przejazdu, opłata przejazd, kwota biletu, taryfa biletu
    = Cena biletu, Opłata za przejazd, Cena przejazdu, Cena, Taryfa`,
  hotel: `hotel (nazwa), nazwa hotelu/obiektu, pensjonat, zakwaterowanie
    = Hotel, Nazwa hotelu, Obiekt, Nazwa obiektu, Pensjonat, Zakwaterowanie`,
  guest: `gość (nazwa) (imię) (nazwisko), nazwisko gościa = Gość, Imię i nazwisko gościa`,
  guest_count: `liczba gości/osoba/dorosłych/pasażerów, ilu gości
    = Liczba gości, Liczba osób, Liczba dorosłych, Osoby, Goście, Ilość osób`,
  check_in: `przyjazd data, data przyjazdu = Data przyjazdu, Przyjazd, Zameldowanie`,
  check_out: `data wyjazdu = Data wyjazdu, Wyjazd, Wymeldowanie`,
  nights: `liczba nocy/noclegów = Liczba nocy, Ilość nocy, Liczba noclegów`,
  room_type: `typ/rodzaj pokoju = Typ pokoju, Rodzaj pokoju, Pokój?, Standard pokoju`,
  room_number: `numer pokoju, pokój = Nr pokoju, Pokój nr, Numer pokoju, Pokój`,
  room_rate: `cena/stawka noc/doba/pokoju, cena za noc/dobę
    = Cena za noc, Cena za dobę, Cena pokoju, Stawka za dobę, Cena za pokój`,
  cancellation: `anulowanie (rezerwacja), warunki/data anulowania (rezerwacja), bezpłatne anulowanie (do), odwołanie rezerwacja
    = Warunki anulowania, Bezpłatne anulowanie do, Anulowanie, Zasady anulowania, Anulacja`,
  event_name: `wydarzenie, nazwa/tytuł wydarzenia/imprezy/koncertu/spektaklu, koncert, impreza, spektakl
    = Wydarzenie, Nazwa wydarzenia, Impreza, Koncert, Spektakl, Nazwa imprezy, Tytuł, Film?`,
  event_date: `data wydarzenia/imprezy/koncertu/spektaklu/seansu
    = Data wydarzenia, Data imprezy, Data koncertu, Data seansu, Data i godzina, Data?`,
  event_time: `godzina wydarzenia/imprezy/koncertu/spektaklu/seansu
    = Godzina, Godz., Godzina rozpoczęcia, Początek, Godzina seansu`,
  venue: `miejsce wydarzenia/imprezy/koncertu/spektaklu, lokalizacja wydarzenia
    = Miejsce, Miejsce wydarzenia, Miejsce imprezy, Lokalizacja, Sala, Obiekt?`,
  row: `rząd, sektor, rząd miejsce = Rząd, Sektor, Rząd/Miejsce, Blok`,
  doors_open: `otwarcie bram/drzwi, wejście od godziny = Otwarcie bram, Wejście od, Otwarcie drzwi`,
  rental_pickup: `odbiór pojazd (data/miejsce/godzina), data/miejsce odbioru (pojazd), początek wynajmu
    = Odbiór, Miejsce odbioru, Data odbioru, Początek wynajmu, Data wydania pojazdu`,
  rental_return: `zwrot pojazd (data/miejsce/godzina), data/miejsce zwrotu (pojazd), koniec wynajmu
    = Zwrot, Miejsce zwrotu, Data zwrotu, Koniec wynajmu`,
};
