import type {RecognitionWords} from '../sections/recognition-words.js';

export const recognitionWords: RecognitionWords = {
  letters: 'ąćęłńóśźż',
  telling: `i w na do z dla faktura data kwota cena ilosc nazwa vat razem zaplaty klient ul sprzedawca nabywca termin
      platnosci wartosc netto brutto numer nip konto bank dni usluga wystawienia sztuk szt`,
  common: `adres aktualny aleja apteka autobus bank bardzo bez bilet biuro brutto być całkowita cena ceny chleb
      cukier cukiernia cyfrowy czas część czerwony czy data dla dni dnia do dodatkowe dokument dom dostawa
      dostawca dostawy drogowa drugi dziękujemy dzień dziennik ekonomiczny elektryczna elektroniczny euro faktura
      faktury firma forma gaz godzina godziny gotówka gotówką grosze gruby ile ilość imię informacja inne jabłka
      jakość jest jeden jednostkowa jednostka każdy karta kartą kasa kasjer kaucja kawa kierownik klient klienta
      kod kolor koniec konto kontakt kopia koszt koszty który kupujący kupujacy książka kurs kwiaty kwota lat
      lekarz lista liczba litr lub ładunek łącznie materiały mąka masło mały metoda metr miejsce miejscowość
      miesiąc mięso miasto międzynarodowy minut mleko montaż montażu możliwość nabywca nabywcy naprawa należność
      nazwa nazwisko netto niefiskalny nie nieruchomość nowy nr numer obiad obsługa od odbiorca odbiór odsetki
      ogółem okres olej opakowanie opis opłata opłaty oprocentowanie oraz oryginał osoba osób owoce paliwo
      papier paragon piekarnia pierwszy piwo płatne płatność płatności po pobrano pocztowy podatek podatku
      podpis pojazd pokój pomoc porcja poz pozycja praca prawo prosimy prowizja przed przelew przelewem przesyłka
      przez przy punkt rabat rachunek rachunku razem reklamacja rejestracja reszta restauracja rodzaj rok roku
      rower rozmiar różne ryba ser sklep słownie sok spożywczy sprzedawca sprzedaż sprzedaży stacja stan stawka
      stół strona suma szkoła sztuk śniadanie świeże śwież świadczenie taryfa telefon temat termin towar towarów
      towary transport tylko tytułem ubezpieczenie ulica umowa umowy urząd usługa usługi usług usługowy uwagi
      uwaga warszawa wartość warunki ważny wg widok woda wpłata wpłaty wszystko wydatki wydanie wynik wystawca
      wystawienia wystawił wysokość wzór za zakład zakup zakupy zamówienie zamówienia zapłata zapłaty zapraszamy
      zegar zielony zł złoty złotych zniżka zwrot zwroty`,
};
