import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of papers with captions: vehicles, journeys, parcels, insurances, persons. */
export const captionConcepts = parseConcepts(`
vin = Nr VIN|VIN|Numer nadwozia > numer wybity na ramie > Jaki jest numer podwozia?
vehicleMake = Marka|Producent > kto zbudował samochód > Jaka firma zbudowała pojazd?
vehicleModel = Model|Typ|Nazwa handlowa > model samochodu > Jaki to model?
firstRegistration = Data pierwszej rejestracji|Pierwsza rejestracja > dzień, w którym auto pierwszy raz jeździło > Kiedy pojazd pierwszy raz zarejestrowano?
engineCapacity = Pojemność silnika|Pojemność > wielkość silnika > Jak duży jest silnik?
enginePower = Maksymalna moc|Moc silnika|Moc > siła silnika > Jak silny jest silnik?
vehicleMass = Masa własna|Masa > ciężar pojazdu > Ile waży pojazd?
fuelType = Paliwo|Rodzaj paliwa > co spala silnik > Na co jeździ pojazd?
vehicleColour = Kolor|Barwa pojazdu > lakier samochodu > Jakiego koloru jest pojazd?
seatCount = Liczba miejsc|Miejsca siedzące > miejsca dla osób > Ile osób może siedzieć?
keeper = Posiadacz dowodu|Właściciel pojazdu > osoba, na którą jest samochód > Na kogo jest pojazd?
gate = Bramka|Wyjście|Gate > wyjście na lotnisku > Z której bramki się leci?
boardingTime = Wejście na pokład|Boarding > godzina wsiadania > Kiedy zaczyna się wsiadanie?
travelClass = Klasa|Klasa podróży > rodzaj miejsca > W jakiej klasie jest miejsce?
ticketNumber = Nr biletu|Numer biletu > numer karty przejazdu > Jaki numer ma bilet?
baggageAllowance = Bagaż|Limit bagażu > dozwolony bagaż > Ile bagażu wolno zabrać?
shipper = Nadawca|Nadawca towaru > kto wysyła towar > Kto wysyła paczkę?
consignee = Odbiorca towaru|Dostarczyć do > kto dostaje towar > Kto dostaje paczkę?
trackingNumber = Nr przesyłki|Numer listu przewozowego > numer do śledzenia paczki > Pod jakim numerem można śledzić paczkę?
parcelWeight = Waga|Waga brutto > ile waży pakunek > Ile waży paczka?
parcelCount = Liczba paczek|Sztuk|Ilość paczek > ile jest pakunków > Ile jest paczek?
tour = Trasa|Nr trasy|Kurs > numer rundy dostaw > Która trasa ją dostarcza?
driver = Kierowca|Kurier > kto prowadzi > Kto prowadzi?
deliveryDate = Data dostawy|Dostarczono dnia > dzień, w którym przychodzi towar > Kiedy towar jest dostarczany?
deliveryAddress = Adres dostawy|Miejsce dostawy > dokąd jedzie towar > Dokąd wieziony jest towar?
goodsDescription = Zawartość|Opis zawartości|Rodzaj towaru > co jest w paczce > Co zawiera przesyłka?
goodsValue = Wartość|Wartość celna|Wartość deklarowana > ile wart jest towar > Ile wart jest towar?
originCountry = Kraj pochodzenia|Pochodzenie towaru > kraj, z którego jest towar > W jakim kraju zrobiono towar?
tariffCode = Kod taryfy|Kod CN|Kod HS > numer w taryfie celnej > Pod jaki kod taryfy podpada?
policyHolder = Ubezpieczający|Ubezpieczony > osoba z ubezpieczeniem > Kto jest ubezpieczony?
insuredSum = Suma ubezpieczenia|Suma gwarancyjna > najwięcej, ile płaci ubezpieczenie > Do jakiej sumy jest ubezpieczenie?
premium = Składka roczna|Składka > cena ubezpieczenia > Ile kosztuje ubezpieczenie?
deductible = Udział własny|Franszyza > część płacona samemu > Ile trzeba zapłacić samemu?
coverStart = Początek ochrony|Ochrona od > pierwszy dzień ubezpieczenia > Od kiedy jest ochrona?
coverEnd = Koniec ochrony|Ochrona do > ostatni dzień ubezpieczenia > Do kiedy jest ochrona?
fatherName = Ojciec|Imię ojca > rodzic, mężczyzna > Kto jest ojcem?
motherName = Matka|Imię matki > rodzic, kobieta > Kto jest matką?
nationality = Obywatelstwo|Narodowość > kraj tej osoby > Jakiego kraju obywatelem jest osoba?
`);
