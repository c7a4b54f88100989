import {list} from '../list.mjs';

export const texts = {
  headings: {
    payslip: list('Pasek płacowy|Odcinek listy płac'),
    'bank-statement': list('Wyciąg z rachunku|Wyciąg bankowy'),
    certificate: list('Świadectwo|Zaświadczenie|Certyfikat'),
    lease: list('Umowa najmu|Umowa najmu lokalu'),
    report: list('Wyniki badań|Sprawozdanie z badań'),
    ticket: list('Bilet|Bilet elektroniczny|Potwierdzenie podróży'),
    bill: list('Faktura|Faktura VAT|Rachunek za prąd'),
    order: list('Zamówienie|Zlecenie reklamowe'),
    registration: list('Wniosek o wpis|Zgłoszenie rejestracyjne'),
    letter: list('Pismo|Zawiadomienie'),
  },
  documentTypes: list('pasek płacowy|wyciąg|świadectwo|umowa|wyniki|faktura|formularz|pismo'),
  columns: {
    current: list('Kwota|Miesiąc'),
    yearToDate: list('Narastająco|Od początku roku'),
    description: list('Składnik|Opis|Tytuł'),
    date: list('Data|Data księgowania'),
    amount: list('Kwota|Wartość'),
    balance: list('Saldo'),
    quantity: list('Ilość|Liczba'),
    price: list('Cena|Cena jedn.'),
    test: list('Badanie|Parametr'),
    result: list('Wynik|Wartość'),
    unit: list('Jedn.|Jednostka'),
    range: list('Zakres norm|Wartości referencyjne'),
  },
  firstDay: list('pierwszy dzień ({label})|{label}: od|początek ({label})'),
  lastDay: list('ostatni dzień ({label})|{label}: do|koniec ({label})'),
  tests: list('Hemoglobina|Glukoza|Kreatynina|Cholesterol|Wapń|Żelazo|Azotany|Mętność|Przewodność'),
  items: list('Płatność kartą|Przelew|Zlecenie stałe|Wypłata|Odsetki|Opłata|Zwrot|Opłata stała'),
  jobs: list('Księgowa|Inżynier|Kierownik sprzedaży|Technik|Sekretarka|Dyrektor|Wspólnik|Prezes'),
  subjects: list('Pierwsza pomoc|Księgowość|Spawanie|Zarządzanie projektami|Higiena żywności'),
  laws: list('prawo polskie|prawo niemieckie'),
  terms: list('trzy miesiące|30 dni|jeden miesiąc|14 dni'),
  yesNo: ['tak', 'nie'],
  statements: list('Akceptuję warunki|Chcę otrzymywać wiadomości e-mail|Nowy adres|Własny pojazd'),
  to: list('-|do|–'),
  lease:
    list(`Umowę zawarto dnia {signatureDate} pomiędzy {landlord}, zwanym dalej Wynajmującym, a {tenant}, zwanym dalej Najemcą.
    Wynajmujący oddaje w najem lokal pod adresem {propertyAddress}.
    Najem rozpoczyna się {leaseStart} i kończy się {leaseEnd}.
    Czynsz wynosi {rent} miesięcznie i jest płatny z góry.
    Najemca wpłaca kaucję w wysokości {deposit}.
    Okres wypowiedzenia wynosi {noticePeriod}.
    Do umowy stosuje się {governingLaw}.`),
  certificate:
    list(`Zaświadcza się, że {holderName}, ur. {birthDate} w miejscowości {birthPlace}, ukończył(a) kurs {course} z oceną {grade}.
    Zaświadczenie jest ważne do {expiryDate}.`),
  letter: list(`Szanowni Państwo, {recipient},
    dziękujemy za list. Zamówienie ma numer {orderNumber}.
    Prosimy o zapłatę kwoty {totalDue} do dnia {dueDate}.
    Na pytania odpowie {contactPerson}.
    Z poważaniem`),
};
