import type {LabelLanguage} from '../../concepts/label-language.js';
import {groups} from './label-phrases/label-groups-pl.js';
import {families} from './word-families/families-pl.js';

export const labelLanguage: LabelLanguage = {
  fillers: `jaki jaka jakie jest są był była było to ten ta tego tej w we na z ze od do dla i oraz o przez za się
    podaj znajdź pełny pełna pełne dokładny dokładna podany podana został została ma być kim gdy jako jego
    jej ich które który która którego której którym ktora po przy pod nad u tych tym proszę wpisz wskazana
    wskazany wskazane widnieje widoczny figuruje wydrukowany należy którego czy jakiej jakim jakiego tu
    tutaj danego danej danym kto 1`,
  particles: 'od do na dla przez',
  joined: 'e mail',
  endings: 'owi ow iego emu ego ych ymi ami ach iem em om ej ym im a e o u y i',
  same: `numer nr numeru no num, data dzień daty kiedy, kwota suma kwoty ile wartość, telefon tel telefonu,
    nazwisko nazwiska, imię imienia imiona, nazwa, adres adresu, liczba ilość, miejsce gdzie,
    początek rozpoczęcia rozpoczęcie początkowa początku, koniec zakończenia zakończenie końcowa końca,
    faktura faktury fakturze, umowa umowy, zamówienie zamówienia, dokument dokumentu, płatność płatności,
    najemca najemcy, wynajmujący wynajmującego, sprzedawca sprzedawcy, nabywca nabywcy, klient klienta,
    pracownik pracownika, pracodawca pracodawcy, pacjent pacjenta, konto konta, rachunek rachunku,
    polisa polisy, pojazd pojazdu, licznik licznika, rezerwacja rezerwacji, pasażer pasażera, oferta oferty,
    dostawa dostawy, wystawienie wystawienia, urodzenie urodzenia, firma firmy, bank banku, czynsz czynszu,
    ubezpieczający ubezpieczającego, wnioskodawca wnioskodawcy, student studenta, uczeń ucznia,
    łącznie łączna łączny ogółem razem suma sumy całkowity całkowita całkowite, data kiedy termin terminie,
    umowa umów, lekarz lekarza, wystawiona wystawiony wystawione wystawił wystawiła wystawienie,
    podpisał podpisała podpisany podpisana podpisu podpisania, wydana wydany wydane wydał wydania,
    wynajmujący wynajmującego, obciążenie obciążeń, podatek podatku, imię imienia imiona, ojciec ojca,
    dziecko dziecka, sąd sądu, koszt kosztów, opłata opłat, usługa usług, szkoła szkół, mąż męża, żona żony,
    godzina godzin godz, zapłata zapłaty zapłacenia, uczeń ucznia, gość gościa, pieniądze pieniędzy,
    pojazd pojazdu samochód samochodu auto auta, wynagrodzenie pensja pensji, ubezpieczenie ubezpieczeniowy,
    rejestracja rejestracji, dowód dowodu, paragon paragonu, osoba osób osoby, dzień dni dnia,
    miesiąc miesięczny miesięczna miesięcznie miesięcznego, rok roczny roczna rocznie, odsetki odsetek,
    towar towarów, paczka paczek, przesyłka przesyłki, sprawa spraw,
    zebranie zebrania posiedzenie posiedzenia spotkanie spotkania, wymiar wymiaru, stawka stawek,
    pracownik pracowników, koniec kończy wygasa upływa kończy, przyjęty przyjęcia przyjęto przyjęta,
    wypis wypisano wypisany wypisu, obecny obecni`,
  or: 'lub|albo',
  not: 'nie|bez|oprócz',
  papers:
    '(?:na|w) (?:tym |tej )?(?:dokumencie|formularzu|umowie|fakturze|piśmie|rachunku|wyciągu|zaświadczeniu|polisie|stronie|zamówieniu)',
  jobTitles: `prezes dyrektor kierownik sekretarz skarbnik przewodniczący przewodnicząca wiceprezes właściciel wspólnik
    adwokat notariusz inżynier doradca księgowy księgowa lekarz nauczyciel burmistrz pełnomocnik specjalista`,
  courtesy: 'pan pani dr inż mgr',
  groups,
  families,
};
