/** Totals, taxes, receipts, accounts, loans: Polish. */
export const money = {
  total: `razem, kwota, razem zapłaty, zapłaty, kwota zapłaty, razem brutto, kwota brutto, ogółem, kwota faktura, razem kwota, razem rachunek/zamówienie/oferta, kwota paragon/rachunek/zamówienie, kwota płatność
    = Do zapłaty, Razem do zapłaty, Kwota do zapłaty, Wartość brutto, Razem brutto, Kwota brutto, Suma, Suma PLN, Ogółem, Razem do zapłaty PLN, Łącznie, Razem PLN, Należność, Kwota należności, Razem?`,
  subtotal: `kwota netto, razem netto, netto = Wartość netto, Razem netto, Kwota netto, Suma netto, Netto?`,
  tax: `kwota vat/podatku, vat, podatek (vat) = Kwota VAT, Podatek VAT, Kwota podatku, VAT, PTU, Suma PTU`,
  tax_rate: `stawka vat/podatku = Stawka VAT, Stawka podatku, VAT %`,
  vat_number: `nip, numer nip, numer identyfikacji podatkowej = NIP, Nr NIP, Numer NIP`,
  tax_number: `numer podatkowy, identyfikator podatkowy, nip podatnika
    = NIP, Identyfikator podatkowy, Identyfikator podatkowy NIP/PESEL, Nr identyfikacji podatkowej`,
  discount: `rabat, upust = Rabat, Upust, Zniżka`,
  deposit_paid: `zaliczka, zadatek, przedpłata, kwota zaliczki/zadatku/przedpłaty
    = Zaliczka, Zadatek, Przedpłata, Wpłacona zaliczka, Kwota zaliczki, Kwota zadatku`,
  amount_paid: `zapłacono, kwota zapłacono/zapłacona/wpłaty = Zapłacono, Kwota zapłacona, Wpłacono`,
  balance_due: `pozostało zapłaty, kwota pozostała (zapłaty), zaległość, kwota zaległości, niedopłata, zadłużenie
    = Pozostało do zapłaty, Pozostaje do zapłaty, Zaległość, Kwota zaległości, Niedopłata, Zadłużenie, Saldo do zapłaty, Należność główna`,
  previous_balance: `saldo poprzednia faktura/okres, zaległości poprzednie, saldo poprzedniego okresu
    = Saldo z poprzedniego okresu, Poprzednie saldo, Zaległości, Saldo poprzednie, Z poprzedniego okresu`,
  payment_method: `sposób/forma/metoda płatność, sposób zapłaty
    = Sposób płatności, Forma płatności, Sposób zapłaty, Metoda płatności`,
  payment_date: `data wpłaty/przelewu/operacji przelew, zapłacono data, data dokonania płatność, płatność dokonana data
    = Data wpłaty, Data zapłaty, Data przelewu, Zapłacono dnia, Data księgowania, Data płatności?`,
  currency: `waluta, waluta rachunek/faktura/kwota = Waluta, Waluta rachunku`,
  tip: `napiwek, kwota napiwku = Napiwek`,
  service_charge: `opłata usługa/serwisowa/manipulacyjna, koszt obsługi, serwis
    = Opłata serwisowa, Opłata manipulacyjna, Serwis, Obsługa, Opłata za obsługę`,
  cash: `gotówka = Gotówka, Wpłata?`,
  change: `reszta = Reszta`,
  card_number: `numer karty (kredytowej/płatniczej/debetowej), karta (numer)
    = Nr karty, Numer karty, Karta nr, Karta płatnicza, Karta?`,
  authorization_code: `kod autoryzacji, numer autoryzacji, autoryzacja
    = Kod autoryzacji, Kod aut., Nr autoryzacji, Autoryzacja`,
  receipt_number: `numer paragon/wydruku/pokwitowania, paragon, paragon fiskalny numer, kp numer
    = Nr paragonu, Paragon nr, Numer paragonu, Nr wydruku, Nr wydr., Pokwitowanie nr, KP nr`,
  transaction_number: `numer/identyfikator transakcji/operacji, transakcja
    = Nr transakcji, Numer transakcji, ID transakcji, Numer operacji, Nr ref. transakcji, Nr sys.`,
  transaction_date: `data transakcji/operacji/zakupu/sprzedaży/paragon
    = Data transakcji, Data operacji, Data zakupu, Data sprzedaży, Data księgowania?, Data?`,
  time: `godzina, czas = Godzina, Godz., Czas`,
  cashier: `kasjer (nazwa) (imię) (nazwisko), kelner (nazwa) (imię) (nazwisko), obsługujący (nazwa) (imię) (nazwisko), obsługa nazwa, numer kasy, kasa (nazwa) (imię) (nazwisko)
    = Kasjer, Kasjerka, Kasa, Kelner, Obsługiwał, Sprzedawca?, Operator`,
  table_number: `numer stolika, stolik = Stolik, Stolik nr, Nr stolika`,
  store_number: `numer sklepu/placówki/oddziału, sklep numer
    = Sklep nr, Nr sklepu, Placówka nr, Numer sklepu`,
  store_name: `sklep, nazwa sklepu/restauracji/punktu, restauracja, akceptant
    = Sklep, Nazwa sklepu, Restauracja, Akceptant, Punkt sprzedaży`,
  account_number: `numer konto/rachunek, numer rachunek bankowy/bankowego, konto, numer konto bankowy, numer rachunek bankowy, konto bankowe, rachunek bankowy
    = Numer rachunku, Nr rachunku, Numer konta, Nr konta, Rachunek bankowy, Konto`,
  account_holder: `posiadacz konto/rachunek, właściciel konto/rachunek
    = Posiadacz rachunku, Właściciel rachunku, Posiadacz`,
  account_type: `rodzaj/typ konto/rachunek
    = Rodzaj rachunku, Typ konta, Typ rachunku, Rodzaj konta, Nazwa rachunku`,
  sort_code: `numer rozliczeniowy (bank), kod bank = Numer rozliczeniowy banku, Nr rozliczeniowy, Kod banku`,
  iban: `iban = IBAN`,
  bic: `bic, swift, kod bic/swift = BIC, SWIFT, Kod SWIFT, BIC/SWIFT`,
  bank_name: `bank, nazwa bank = Bank, Nazwa banku`,
  branch: `oddział (bank), nazwa oddziału, placówka = Oddział, Oddział banku, Placówka, Oddział w`,
  statement_date: `data wyciągu, wyciąg data, wyciąg wystawiony data
    = Data wyciągu, Wyciąg na dzień, Data sporządzenia, Na dzień?`,
  statement_number: `numer wyciągu, wyciąg = Wyciąg nr, Nr wyciągu, Numer wyciągu`,
  statement_period: `okres, okres wyciągu = Okres, Za okres, Wyciąg za okres`,
  opening_balance: `saldo początkowe/poprzednie = Saldo początkowe, Saldo poprzednie, Saldo otwarcia`,
  closing_balance: `saldo końcowe, saldo = Saldo końcowe, Saldo zamknięcia, Saldo?`,
  available_balance: `dostępne środki, saldo dostępne, środki
    = Dostępne środki, Saldo dostępne, Środki dostępne, Dostępny limit`,
  total_paid_in: `kwota uznań/wpływów, wpływy, uznania = Suma uznań, Suma wpływów, Wpływy, Uznania`,
  total_paid_out: `kwota obciążeń/wydatków/wypłat, obciążenia, wydatki
    = Suma obciążeń, Suma wydatków, Obciążenia, Wydatki`,
  overdraft_limit: `debet, limit debetu/odnawialny, limit konto
    = Limit debetowy, Debet, Limit w rachunku, Limit odnawialny, Przyznany limit`,
  credit_limit: `limit kredytowy/karty/kredytu, kwota limitu
    = Limit kredytowy, Limit kredytu, Przyznany limit kredytowy, Limit karty, Limit?`,
  minimum_payment: `minimalna spłata/wpłata, kwota minimalna (spłaty), minimalna kwota spłaty
    = Minimalna kwota do zapłaty, Minimalna spłata, Kwota minimalna, Spłata minimalna`,
  interest_rate: `oprocentowanie (kredytu/rok/nominalne/lokaty/pożyczki), stopa procentowa, rrso, rzeczywista roczna stopa
    = Oprocentowanie, Oprocentowanie nominalne, Stopa procentowa, RRSO, Oprocentowanie w skali roku, Roczna stopa oprocentowania`,
  interest: `odsetki (kwota/naliczone/karne), kwota odsetki, razem odsetki
    = Odsetki, Kwota odsetek, Naliczone odsetki, Odsetki karne, Suma odsetek, Część odsetkowa, Odsetki ustawowe`,
  loan_amount: `kwota kredytu/pożyczki, wysokość kredytu/pożyczki, kapitał
    = Kwota kredytu, Kwota pożyczki, Całkowita kwota kredytu, Kapitał, Wysokość pożyczki, Kwota udzielonego kredytu`,
  loan_number: `numer kredytu/pożyczki, numer umowa kredytu/pożyczki/kredytowej
    = Nr kredytu, Nr umowy kredytu, Numer pożyczki, Nr umowy pożyczki, Umowa kredytu nr`,
  installment: `rata kredytu/miesiąc/pożyczki, kwota/wysokość raty (kredytu/miesiąc/pożyczki)
    = Rata, Wysokość raty, Kwota raty, Rata miesięczna, Rata kredytu, Rata kapitałowo-odsetkowa`,
  beneficiary: `beneficjent (nazwa) (imię) (nazwisko), odbiorca przelewu/płatność, nazwa odbiorca (przelewu), uposażony (nazwa) (imię) (nazwisko)
    = Odbiorca, Nazwa odbiorcy, Beneficjent, Nazwa odbiorcy przelewu, Na rzecz, Uposażony`,
  payer: `płatnik (nazwa) (imię) (nazwisko), zleceniodawca przelewu, wpłacający (nazwa) (imię) (nazwisko), nadawca przelewu, nazwa zleceniodawcy przelewu
    = Zleceniodawca, Nazwa zleceniodawcy, Płatnik, Wpłacający, Nadawca przelewu, Wpłacił`,
  cheque_number: `numer czeku, czek = Nr czeku, Numer czeku, Czek nr`,
  payment_reference: `tytuł przelewu/płatność/wpłaty, tytułem, opis przelewu
    = Tytuł przelewu, Tytułem, Tytuł płatności, Tytuł, Tytuł wpłaty, Opis operacji`,
  tax_year: `rok podatkowy, rok obrotowy, rok rozliczeniowy, rok
    = Rok podatkowy, Rok, Rok obrotowy, Za rok, Rok rozliczeniowy`,
  taxable_income: `dochód opodatkowania, podstawa opodatkowania, podstawa obliczenia podatku, dochód podlegający opodatkowaniu
    = Podstawa opodatkowania, Podstawa obliczenia podatku, Dochód do opodatkowania, Dochód`,
  total_income: `przychód (razem), dochód (razem), kwota dochodu/przychodu
    = Przychód, Dochód, Suma dochodów, Razem przychód, Dochód ogółem, Przychody ogółem`,
  tax_due: `podatek należny, podatek zapłaty/do zapłaty, kwota podatek należny, wysokość podatku/zobowiązania
    = Podatek należny, Podatek do zapłaty, Kwota do zapłaty, Należny podatek, Zobowiązanie podatkowe, Wysokość podatku`,
  tax_withheld: `podatek pobrany/potrącony, pobrane zaliczki, kwota podatek pobrany
    = Pobrany podatek, Zaliczka pobrana przez płatnika, Suma pobranych zaliczek, Potrącony podatek`,
  tax_refund: `zwrot podatek, nadpłata (podatek), kwota nadpłaty/zwrotu podatek
    = Nadpłata, Zwrot podatku, Kwota nadpłaty, Do zwrotu, Kwota zwrotu`,
};
