import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of letters, contracts, minutes and invitations. */
export const proseConcepts = parseConcepts(`
employmentStart = Data rozpoczęcia pracy|Początek zatrudnienia > dzień, w którym zaczyna się praca > Kiedy zaczyna się praca?
annualSalary = Wynagrodzenie roczne|Pensja roczna|Roczne wynagrodzenie brutto > płaca na rok > Ile płaci się rocznie?
weeklyHours = Tygodniowy wymiar pracy|Czas pracy|Godziny tygodniowo > czas pracy w każdym tygodniu > Ile godzin tygodniowo się pracuje?
vacationDays = Urlop|Wymiar urlopu|Dni urlopu > dni wolne w roku > Ile jest dni urlopu?
probation = Okres próbny|Czas próby > czas sprawdzenia na początku > Jak długi jest okres próbny?
supervisor = Przełożony|Podlega > szef nowego pracownika > Komu podlega pracownik?
answerDeadline = Odpowiedź do dnia|Prosimy o odpowiedź do|Potwierdzenie do > ostatni dzień na odpowiedź > Do kiedy oczekuje się odpowiedzi?
workplace = Miejsce pracy|Miejsce wykonywania pracy > miasto, w którym się pracuje > Gdzie się pracuje?
meetingDate = Data zebrania|Zebranie w dniu|Posiedzenie z dnia > dzień spotkania > Kiedy odbyło się zebranie?
meetingStart = Początek zebrania|Otwarcie zebrania > godzina, o której zaczęto > O której zaczęło się zebranie?
meetingEnd = Koniec zebrania|Zamknięcie zebrania > godzina, o której skończono > O której skończyło się zebranie?
meetingPlace = Miejsce zebrania|Sala > miasto spotkania > Gdzie odbyło się zebranie?
chairperson = Przewodniczący|Prowadzący > kto prowadził zebranie > Kto przewodniczył zebraniu?
minuteTaker = Protokolant|Protokołował|Sekretarz > kto pisał protokół > Kto sporządził protokół?
nextMeeting = Następne zebranie|Kolejne posiedzenie > dzień następnego spotkania > Kiedy znów się spotkają?
approvedSum = Zatwierdzona kwota|Przyznany budżet > przyznane pieniądze > Ile pieniędzy zatwierdzono?
responsiblePerson = Odpowiedzialny|Osoba odpowiedzialna|Wykonawca zadania > kto ma wykonać zadanie > Kto zajmuje się zadaniem?
taskDeadline = Termin wykonania|Do wykonania do > ostatni dzień na zadanie > Do kiedy ma być wykonane zadanie?
eventName = Wydarzenie|Okazja|Impreza > na co się zaprasza > Co się organizuje?
eventDate = Data wydarzenia|Kiedy > dzień uroczystości > W jakim dniu jest wydarzenie?
eventStart = Otwarcie drzwi|Rozpoczęcie > godzina wydarzenia > O której zaczyna się wydarzenie?
venue = Miejsce wydarzenia|Gdzie > miejsce uroczystości > Gdzie odbywa się wydarzenie?
host = Organizator|Gospodarz > kto zaprasza > Kto zaprasza?
admissionFee = Wstęp|Opłata za udział|Wpisowe > cena udziału > Ile kosztuje udział?
speaker = Prelegent|Mówca|Wykład > kto wygłosi wykład > Kto będzie mówił?
overdueAmount = Zaległość|Kwota zaległa|Do zapłaty pozostaje > suma jeszcze niezapłacona > Ile jeszcze się należy?
reminderFee = Opłata za wezwanie|Koszt upomnienia > koszt tego wezwania > Ile kosztuje upomnienie?
paymentDeadline = Nowy termin płatności|Zapłata najpóźniej do|Ostateczny termin > dzień, w którym pieniądze muszą wpłynąć > Do kiedy można jeszcze zapłacić?
lastPayment = Otrzymana wpłata|Ostatnia wpłata|Już zapłacono > suma już zapłacona > Ile zapłacono wcześniej?
lastPaymentDate = Wpłata z dnia|Data ostatniej wpłaty > dzień ostatniego wpływu > Kiedy wpłynęła ostatnia wpłata?
returnPeriod = Termin zwrotu|Prawo zwrotu|Zwrot w ciągu > czas na odesłanie towaru > Jak długo można zwrócić towar?
warrantyPeriod = Gwarancja|Okres gwarancji > czas odpowiedzialności za wady > Jak długo trwa gwarancja?
shippingCost = Koszt wysyłki|Wysyłka|Koszty dostawy > koszt przesłania > Ile kosztuje dostawa?
freeShippingFrom = Darmowa wysyłka od|Bezpłatna dostawa od > wartość zamówienia dla dostawy bez kosztów > Od jakiej kwoty dostawa jest darmowa?
lateInterest = Odsetki za zwłokę|Stopa odsetek > procent za opóźnienie > Jakie odsetki grożą za opóźnienie?
courtPlace = Sąd właściwy|Właściwość sądu > miasto, którego sądy rozstrzygają > Sąd którego miasta jest właściwy?
client = Zamawiający|Zleceniodawca|Klient > kto zamawia usługi > Kto zamawia usługi?
contractor = Wykonawca|Zleceniobiorca|Konsultant > kto wykonuje pracę > Kto świadczy usługi?
serviceFee = Wynagrodzenie|Honorarium|Opłata miesięczna > cena usług > Ile kosztują usługi?
paymentTerm = Termin płatności|Warunki płatności|Płatne w ciągu > czas na zapłatę > W jakim czasie płaci się faktury?
contractTerm = Czas trwania umowy|Okres obowiązywania > jak długo trwa umowa > Jak długo obowiązuje umowa?
effectiveDate = Data wejścia w życie|Obowiązuje od > dzień, od którego umowa działa > Od którego dnia obowiązuje umowa?
liabilityCap = Limit odpowiedzialności|Odpowiedzialność do > najwyższe odszkodowanie > Do jakiej kwoty sięga odpowiedzialność?
`);
