import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of papers with tables: pay, taxes, stays, school, journeys, bills of utilities and workshops. */
export const tableConcepts = parseConcepts(`
hourlyRate = Stawka za godzinę|Płaca godzinowa > płaca za jedną godzinę > Ile płaci się za godzinę?
hoursWorked = Przepracowane godziny|Godziny|Godziny płatne > czas płatny > Ile godzin przepracowano?
taxableIncome = Podstawa opodatkowania|Dochód do opodatkowania > część, od której jest podatek > Od ilu płaci się podatek?
employerPension = PPK pracodawca|Emerytalna pracodawca > ile pracodawca płaci na emeryturę > Ile na emeryturę płaci pracodawca?
employeePension = PPK pracownik|Emerytalna pracownik > ile pracownik płaci na emeryturę > Ile na emeryturę płaci pracownik?
healthInsurance = Ubezpieczenie zdrowotne|Składka zdrowotna > składka na chorobę > Ile idzie na ubezpieczenie zdrowotne?
roomNumber = Pokój|Nr pokoju > który to był pokój > W którym pokoju mieszkał gość?
checkIn = Przyjazd|Data przyjazdu > pierwszy dzień pobytu > Kiedy przyjechał gość?
checkOut = Wyjazd|Data wyjazdu > ostatni dzień pobytu > Kiedy wyjechał gość?
guest = Gość|Nazwisko gościa > kto mieszkał w hotelu > Kto tam mieszkał?
roomRate = Cena pokoju|Cena za noc > cena jednej nocy > Ile kosztuje noc?
taxYear = Rok podatkowy|Rok > rok, za który jest podatek > Za który rok jest podatek?
totalIncome = Dochód ogółem|Suma dochodów > wszystko, co zarobiono > Ile zarobiono razem?
allowance = Kwota wolna|Ulga > część bez podatku > Ile jest wolne od podatku?
taxAssessed = Podatek należny|Podatek ustalony > podatek za rok > Ile podatku ustalono?
prepaid = Zaliczki pobrane|Zaliczki wpłacone > podatek zapłacony wcześniej > Ile podatku zapłacono wcześniej?
refund = Nadpłata|Do zwrotu|Kwota zwrotu > pieniądze oddane > Ile się zwraca?
pupil = Uczeń|Uczennica|Imię i nazwisko ucznia > dziecko, o które chodzi > O którego ucznia chodzi?
className = Klasa|Oddział > grupa ucznia > W której klasie jest uczeń?
schoolYear = Rok szkolny|Semestr > rok świadectwa > Za który rok szkolny to jest?
daysAbsent = Dni nieobecności|Nieobecności > dni, gdy ucznia nie było > Ile dni nie było ucznia?
classTeacher = Wychowawca|Wychowawczyni > nauczyciel klasy > Kto jest nauczycielem klasy?
weekEnding = Tydzień do|Tydzień kończący się > ostatni dzień tygodnia > O który tydzień chodzi?
totalHours = Razem godzin|Suma godzin|Łącznie godzin > wszystkie godziny razem > Ile godzin jest łącznie?
tripPurpose = Cel podróży|Cel wyjazdu > dlaczego podróżowano > Po co była podróż?
advancePaid = Pobrana zaliczka|Minus zaliczka > pieniądze dane wcześniej > Ile pieniędzy dano wcześniej?
reimbursement = Do wypłaty pracownikowi|Kwota do rozliczenia > ile osoba dostaje z powrotem > Ile podróżny dostaje z powrotem?
previousBill = Poprzedni rachunek|Saldo poprzedniej faktury > ile naliczono wcześniej > Na ile był poprzedni rachunek?
standingCharge = Opłata stała|Abonament > stała cena bez zużycia > Ile się płaci nawet bez zużycia?
unitRate = Cena jednostkowa|Cena za kWh > cena jednej jednostki > Ile kosztuje jednostka?
discount = Rabat|Skonto|Minus rabat > ile można odjąć > Ile można odjąć?
discountDeadline = Rabat przy zapłacie do|Skonto do > ostatni dzień, by płacić mniej > Do kiedy można zapłacić mniej?
instalment = Rata miesięczna|Rata|Nowa rata > ile płaci się co miesiąc > Ile płaci się co miesiąc?
nextReadingDate = Następny odczyt|Data następnego odczytu > dzień kolejnego odczytu > Kiedy licznik odczytają znowu?
mileage = Przebieg|Stan licznika km > ile samochód przejechał > Ile przejechał samochód?
labourHours = Roboczogodziny|Czas pracy warsztatu > godziny pracy > Ile godzin trwała praca?
labourRate = Stawka roboczogodziny|Stawka/godz. > cena godziny pracy > Ile kosztuje godzina pracy?
labourCost = Robocizna|Razem robocizna > cena pracy > Ile kosztowała praca?
partsCost = Części|Razem części|Materiały > cena części > Ile kosztowały części?
`);
