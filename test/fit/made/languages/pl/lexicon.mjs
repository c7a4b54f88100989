import {list, words} from '../list.mjs';

export const lexicon = {
  code: 'pl',
  formLabels:
    list(`Imię|Nazwisko|Imię i nazwisko|Data|Data urodzenia|Adres|Ulica|Kod pocztowy|Miejscowość|Kraj|Telefon|Tel.
    Faks|E-mail|Nr konta|Klient|Nr klienta|Nr faktury|Nr zamówienia|Wasz znak|Nasz znak|Dotyczy|Do|Od|Firma|Dział|Stanowisko
    Przełożony|Podpis|Zatwierdził|Sporządził|Otrzymano dnia|Termin|Początek|Koniec|Ważne do|Okres|Kwota|Kwota łączna|Saldo
    Cena jednostkowa|Ilość|Rabat|Podatek|Netto|Brutto|Waluta|Bank|Opis|Uwagi|Powód|Cel|Wynik|Nr próbki|Nr partii|Nr seryjny
    Model|Marka|Kategoria|Waga|Długość|Szerokość|Wysokość|Temperatura|Kolor|Rozmiar|Miejsce|Magazyn|Pojazd|Kierowca
    Osoba do kontaktu|Liczba stron|Godzina|Przepracowane godziny|Projekt|Przewidywany koszt|Pracownik|Płeć|Stan cywilny
    Zawód|Pracodawca|Szkoła|Rok|Pacjent|Lekarz|Ubezpieczenie|Sygnatura|Sąd|NIP|PESEL|Świadek|Najemca|Wynajmujący|Czynsz
    Kaucja|Nr licznika|Odczyt|Zużycie|Dostawca|Producent|Nabywca|Adres dostawy|Warunki płatności|Data dostawy|Inne
    Rodzaj wniosku|Nazwa i adres pracodawcy|Miejsce i data wydania|Od kiedy mieszka Pan/Pani pod tym adresem`),
  joiners: [' / ', ' i ', ' lub ', ' & '],
  firstNames: words(
    'Jan Małgorzata Piotr Agnieszka Łukasz Zofia Michał Żaneta Paweł Ewa Stanisław Kasia Józef Alina',
  ),
  lastNames: words(
    'Nowak Wiśniewski Wójcik Zieliński Szymańska Dąbrowski Król Jabłoński Górska Pawlak Sikora Żak',
  ),
  companyWords: list('Bałtyk|Wisła|Tatry|Zielony Dom|Mazury|Skała|Podhale|Orzeł|Srebrna|Polna|Warta'),
  legalForms: list('Sp. z o.o.|S.A.|s.c.|Sp. j.|i Synowie|Usługi|Zakład'),
  towns: words('Łódź Gdynia Toruń Opole Kielce Rzeszów Płock Elbląg Kraków Sopot Zamość Lublin'),
  regions: ['Mazowsze'],
  streets: list('ul. Długa|ul. Polna|al. Lipowa|ul. Słoneczna|pl. Rynek|ul. Młyńska|ul. Kościelna|os. Leśne'),
  street: '{street} {number}',
  zip: '99-999',
  townLine: '{zip} {town}',
  words:
    words(`i w na z do się nie to że jest o od po za przez dla jak ale co tak lub oraz być może tym jego przy czy
    został tego które który można tylko bardzo już także więcej między raport próba produkt zamówienie system materiał
    poziom woda papier jakość cena powierzchnia dostawa klient termin dokument kontrola metoda następny ogólny otrzymano
    zatwierdzono wymagany podczas nowy`),
  months: words(
    `stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia`,
  ),
  shortMonths: words('sty lut mar kwi maj cze lip sie wrz paź lis gru'),
  dateFormats: list('DD.MM.YYYY|DD.MM.YYYY|D MMMM YYYY|YYYY-MM-DD|DD-MM-YYYY|DD/MM/YYYY'),
  group: ' ',
  decimal: ',',
  moneyFormats: list('# zł|# PLN|#|# zł'),
  units: words('mm kg g cm godz. dni szt. m²'),
  phones: list('99 999 99 99|+48 999 999 999|999-999-999'),
  shortAnswers: list('brak|tak|nie|nie dotyczy|X|w załączeniu|różne|wszystkie'),
  choices: [
    ['tak', 'nie'],
    ['mężczyzna', 'kobieta'],
    ['miesięcznie', 'rocznie'],
    ['wolny', 'w związku', 'po rozwodzie'],
    ['nowy', 'przedłużenie'],
  ],
};
