/** Invoices, orders, deliveries, customs and goods: Polish. */
export const trade = {
  invoice_number: `numer faktura, faktura
    = Faktura nr, Numer faktury, Nr faktury, Faktura VAT nr, Faktura numer, Faktura?`,
  invoice_date: `data faktura, data wystawienie faktura
    = Data wystawienia, Data faktury, Data wystawienia faktury, Data?`,
  issue_date: `data wystawienie, data wydania, wystawiono, wydano
    = Data wystawienia, Data wydania, Wystawiono dnia, Wydano dnia, Data?`,
  document_date: `data, data dokument = Data, Data dokumentu, Dnia?`,
  document_number: `numer dokument, identyfikator dokument
    = Numer dokumentu, Nr dokumentu, Dokument nr, Nr dok., Nr?, Numer?`,
  due_date: `termin płatność/zapłaty, data płatność, data zapłaty faktury, kiedy zapłacić, data płatność faktura
    = Termin płatności, Termin zapłaty, Płatne do, Do zapłaty do, Data płatności, Zapłacić do, Termin zapłaty faktury, Płatność do`,
  order_number: `numer zamówienie, zamówienie = Numer zamówienia, Nr zamówienia, Zamówienie nr, Zamówienie?`,
  order_date: `data zamówienie = Data zamówienia, Zamówienie z dnia, Data?`,
  quote_number: `numer oferta, oferta = Numer oferty, Nr oferty, Oferta nr, Oferta?`,
  quote_date: `data oferta/wyceny, oferta wystawiona data = Data oferty, Oferta z dnia, Data wyceny, Data?`,
  valid_until: `ważny do, ważna do, data ważności, termin ważności, ważność
    = Data ważności, Termin ważności, Ważny do, Ważna do, Ważne do`,
  valid_from: `ważny/ważna od, ważny/ważna od data, początek ważności, obowiązuje od data
    = Ważny od, Ważna od, Ważne od, Obowiązuje od, Data od?, Od?`,
  delivery_note_number: `numer wz, wz, dowód dostawy numer = WZ nr, Nr WZ, Numer WZ, Dowód dostawy nr`,
  delivery_date: `data dostawa, termin dostawa = Data dostawy, Termin dostawy, Data sprzedaży?`,
  ship_date: `data wysyłki/nadania, data załadunku, wysłano data, nadano data
    = Data wysyłki, Data nadania, Wysłano, Data załadunku, Nadano dnia, Data wydania towaru`,
  ship_via: `sposób/forma/metoda dostawa/wysyłki/transportu, rodzaj transportu, środek transportu
    = Sposób dostawy, Forma dostawy, Metoda wysyłki, Sposób wysyłki, Środek transportu, Rodzaj transportu, Dostawa?`,
  carrier: `przewoźnik (nazwa), kurier, spedytor, firma kurierska/transportowa, nazwa przewoźnik
    = Przewoźnik, Kurier, Spedytor, Firma kurierska, Nazwa przewoźnika, Firma transportowa`,
  tracking_number: `numer przesyłka/śledzenia/paczka/nadania, list przewozowy numer, numer listu przewozowego
    = Numer przesyłki, Nr przesyłki, Numer nadania, Nr listu przewozowego, List przewozowy nr, Numer śledzenia, Nr paczki`,
  bill_of_lading_number: `konosament numer, numer konosament, numer cmr, cmr
    = Konosament nr, Nr konosamentu, CMR nr, Nr CMR, AWB nr`,
  shipper: `nadawca, eksporter, załadowca = Nadawca, Eksporter, Załadowca`,
  consignee: `odbiorca towaru, importer = Odbiorca, Importer`,
  notify_party: `strona powiadomienia/zawiadamiana, powiadomić, notify
    = Strona zawiadamiana, Powiadomić, Notify`,
  ship_to: `adres dostawa/wysyłki, miejsce dostawa
    = Adres dostawy, Adres wysyłki, Miejsce dostawy, Odbiorca?`,
  bill_to: `adres faktura/rozliczeniowy, dane do faktury, płatnik adres
    = Adres do faktury, Dane do faktury, Nabywca, Płatnik, Adres rozliczeniowy`,
  port_of_loading: `port załadunku/nadania, miejsce załadunku = Port załadunku, Miejsce załadunku, Załadunek`,
  port_of_discharge: `port rozładunku/przeznaczenia, miejsce rozładunku/wyładunku
    = Port rozładunku, Port wyładunku, Miejsce rozładunku, Miejsce wyładunku, Rozładunek`,
  vessel: `statek (nazwa), nazwa statku = Statek, Nazwa statku, Statek/Rejs`,
  container_number: `numer kontener, kontener, numer plomby
    = Nr kontenera, Numer kontenera, Kontener, Nr plomby`,
  country_of_origin: `kraj pochodzenia (towar), pochodzenie towar
    = Kraj pochodzenia, Kraj pochodzenia towaru, Pochodzenie, Wyprodukowano w`,
  country_of_destination: `kraj przeznaczenia/docelowy = Kraj przeznaczenia, Kraj docelowy`,
  incoterms: `incoterms, warunki dostawa = Warunki dostawy, Incoterms, Baza dostawy`,
  hs_code: `kod celny/taryfy/cn/hs (towar), kod taryfy celnej, kod pcn
    = Kod CN, Kod taryfy celnej, Kod HS, Kod towaru, PCN, CN`,
  customs_value: `wartość celna, deklarowana wartość, wartość zadeklarowana
    = Wartość celna, Wartość zadeklarowana, Deklarowana wartość, Wartość statystyczna?`,
  declaration_number: `numer zgłoszenia (celnego), mrn, numer sad, numer deklaracji (celnej)
    = Nr MRN, MRN, Nr zgłoszenia, Numer zgłoszenia celnego, Nr deklaracji`,
  gross_weight: `waga (brutto), masa (brutto) = Waga brutto, Masa brutto, Waga?, Masa?`,
  net_weight: `waga netto, masa netto = Waga netto, Masa netto`,
  packages: `liczba paczek/opakowań/sztuk = Liczba opakowań, Ilość paczek, Liczba paczek`,
  goods: `towar, opis towar, nazwa/rodzaj towar, ładunek
    = Opis towaru, Nazwa towaru, Rodzaj towaru, Towar, Opis towarów, Ładunek`,
  freight: `koszt/opłata dostawa/wysyłki/transportu/przesyłka, fracht
    = Koszt dostawy, Koszt wysyłki, Koszty transportu, Dostawa, Koszt przesyłki, Opłata za dostawę, Fracht, Transport?`,
  seller: `sprzedawca/sprzedawcy, nazwa sprzedawca/sprzedawcy, dostawca, nazwa wystawiona faktura, nazwa dostawca/wystawcy
    = Sprzedawca, Dostawca, Wystawca`,
  buyer: `nabywca/nabywcy, nazwa nabywca/nabywcy, klient, kupujący = Nabywca, Kupujący, Klient, Odbiorca?`,
  customer_number: `numer klient, kod klient = Numer klienta, Nr klienta, Kod klienta, ID klienta`,
  supplier_number: `numer/kod dostawca = Nr dostawcy, Numer dostawcy, Kod dostawcy`,
  payment_terms: `warunki płatność = Warunki płatności`,
  quantity: `liczba, liczba sztuk = Ilość, Liczba, Il.`,
  unit_price: `cena jednostkowa (netto) = Cena jednostkowa, Cena jedn., Cena netto, Cena jedn. netto, Cena?`,
  item_description: `opis, opis/nazwa pozycji/produktu/usługa/artykułu, nazwa towaru lub usługi, produkt, artykuł
    = Nazwa towaru lub usługi, Nazwa towaru / usługi, Nazwa, Opis, Produkt, Artykuł, Nazwa produktu, Usługa?`,
  item_number: `numer/kod/indeks artykułu/produktu/towar/katalogowy, indeks
    = Kod produktu, Indeks, Nr artykułu, Nr katalogowy, Kod towaru, Symbol, Kod artykułu, Kod?`,
  serial_number: `numer seryjny/fabryczny = Numer seryjny, Nr seryjny, Nr fabryczny`,
  model: `model (urządzenia), nazwa/numer model, typ urządzenia = Model, Nr modelu, Typ/Model, Typ?`,
  batch_number: `numer partii/serii, partia, seria = Nr partii, Numer partii, Nr serii, Partia, Seria, LOT`,
  your_reference: `wasz znak, znak klient, numer referencyjny klient
    = Wasz znak, Państwa znak, Wasze pismo, Nr ref. klienta`,
  our_reference: `nasz znak, nasz numer referencyjny = Nasz znak, Znak pisma, Nasz nr ref.`,
  reference_number: `znak sprawy, sygnatura, numer sprawy/referencyjny
    = Numer referencyjny, Nr ref., Znak sprawy, Sygnatura akt, Nasz znak, Nr sprawy`,
};
