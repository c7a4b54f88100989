import {list} from '../list.mjs';

/** Letters, contracts, minutes and invitations: `{key}` stands for the value of a concept, `{any...}` for one like it. */
export const proseTexts = {
  headings: {
    'job-offer': list('Oferta pracy|Oferta zatrudnienia'),
    minutes: list('Protokół zebrania|Protokół z posiedzenia'),
    invitation: list('Zaproszenie|Serdecznie zapraszamy'),
    reminder: list('Wezwanie do zapłaty|Przypomnienie o płatności|Upomnienie'),
    terms: list('Ogólne warunki sprzedaży|Regulamin'),
    agreement: list('Umowa o świadczenie usług|Umowa zlecenia|Umowa ramowa'),
  },
  spans: {hours: 'godzin', days: 'dni'},
  durations: list(
    'pięć (5) dni|dziesięć (10) dni roboczych|czternaście (14) dni|dwa (2) tygodnie|30 dni|trzy (3) miesiące|12 miesięcy|24 miesiące|sześć tygodni|jeden rok',
  ),
  events: list(
    'Letni piknik|Walne zebranie|Dzień otwarty|Koncert wiosenny|Warsztaty o energii|Prezentacja książki',
  ),
  /** Sentences that answer nothing. */
  asides: list(`Dnia {anyDate} {anyPerson} już do nas w tej sprawie pisał(a).
W zeszłym roku kwota wynosiła {anyMoney}, rok wcześniej {anyMoney}.
{anyPerson} i {anyPerson} otrzymali informację dnia {anyDate}.
Nie dotyczy to kwot poniżej {anyMoney} ani okresów krótszych niż {anyDuration}.
{anyCompany} nie jest tym związana.`),
  prose: {
    'job-offer': list(`Dzień dobry, {recipient},
po naszej rozmowie z dnia {anyDate} z przyjemnością proponujemy stanowisko {jobTitle} w firmie {employer}.
Praca zaczyna się dnia {employmentStart} w naszym biurze w mieście {workplace}; przełożonym będzie {supervisor}.
Wynagrodzenie roczne wyniesie {annualSalary} w dwunastu częściach; po okresie próbnym, który trwa {probation}, zostanie sprawdzone.
Czas pracy wynosi {weeklyHours} tygodniowo, a urlop {vacationDays} w roku.
Każda strona może rozwiązać umowę z okresem wypowiedzenia {noticePeriod}.
Prosimy o odpowiedź do dnia {answerDeadline}; na pytania odpowie {contactPerson}.`),
    minutes:
      list(`Zebranie odbyło się dnia {meetingDate} w mieście {meetingPlace}; otworzył(a) je {chairperson} o godz. {meetingStart}.
Protokół sporządził(a) {minuteTaker}; nieobecni byli {anyPerson} i {anyPerson}.
Protokół z dnia {anyDate} przyjęto bez zmian.
{anyPerson} podał(a), że dotąd wydano {anyMoney}. Po dyskusji zatwierdzono kwotę {approvedSum}.
{responsiblePerson} przygotuje dokumenty do dnia {taskDeadline}.
Następne zebranie odbędzie się dnia {nextMeeting}. Zebranie zamknięto o godz. {meetingEnd}.`),
    invitation: list(`{host} serdecznie zaprasza: {eventName}.
Spotykamy się dnia {eventDate} w miejscu {venue}; drzwi otwieramy o godz. {eventStart}.
Wykład wygłosi {speaker}, na pianinie zagra {anyPerson}.
Wstęp kosztuje {admissionFee} od osoby, dla dzieci {anyMoney}.
Prosimy o odpowiedź do dnia {answerDeadline}, kontakt: {contactPerson}.`),
    reminder: list(`Dzień dobry, {recipient},
nasza faktura {invoiceNumber} z dnia {invoiceDate} była płatna dnia {dueDate} i nie została w całości uregulowana.
Z sumy {totalDue} otrzymaliśmy {lastPayment} dnia {lastPaymentDate}, pozostaje więc {overdueAmount}.
Za to wezwanie naliczamy {reminderFee}.
Prosimy o zapłatę najpóźniej do dnia {paymentDeadline}; potem doliczymy odsetki {lateInterest} w roku.
Jeśli wpłata minęła się z tym pismem, prosimy je pominąć. Pomoże Państwu {contactPerson}.`),
    terms: list(`Warunki obowiązują dla wszystkich zamówień w firmie {supplier} od dnia {effectiveDate}.
Nieużywany towar można zwrócić w ciągu {returnPeriod} od odbioru; cenę zwraca się w ciągu {anyDuration}.
Sprzedawca daje na urządzenia gwarancję {warrantyPeriod}, na towar używany {anyDuration}.
Wysyłka kosztuje {shippingCost} za zamówienie; od kwoty {freeShippingFrom} dostawa jest bezpłatna.
Faktury są płatne w ciągu {paymentTerm}. Za opóźnienie nalicza się odsetki {lateInterest}.
Właściwy jest sąd w mieście {courtPlace}; obowiązuje {governingLaw}.`),
    agreement:
      list(`Umowę zawarto ze skutkiem od dnia {effectiveDate} między {client} (Zamawiający) a {contractor} (Wykonawca).
Wykonawca świadczy usługi z załącznika i zaczyna w ciągu {anyDuration} od podpisu.
Zamawiający płaci wynagrodzenie {serviceFee} miesięcznie, w ciągu {paymentTerm} od daty faktury.
Umowa trwa {contractTerm} i może być wypowiedziana na piśmie z okresem {noticePeriod}.
Odpowiedzialność jest ograniczona do {liabilityCap} łącznie i do {anyMoney} za zdarzenie.
Właściwy jest sąd w mieście {courtPlace}; obowiązuje {governingLaw}.`),
  },
};
