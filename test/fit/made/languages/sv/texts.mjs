import {list} from '../list.mjs';

export const texts = {
  headings: {
    payslip: list('Lönebesked|Lönespecifikation'),
    'bank-statement': list('Kontoutdrag|Saldobesked'),
    certificate: list('Intyg|Certifikat|Bevis'),
    lease: list('Hyresavtal|Hyreskontrakt'),
    report: list('Provsvar|Analysrapport'),
    ticket: list('Biljett|E-biljett|Resebekräftelse'),
    bill: list('Faktura|Elräkning'),
    order: list('Order|Orderbekräftelse'),
    registration: list('Ansökan om registrering|Registreringsanmälan'),
    letter: list('Brev|Meddelande'),
  },
  documentTypes: list('lönebesked|kontoutdrag|intyg|avtal|rapport|faktura|blankett|brev'),
  columns: {
    current: list('Belopp|Perioden'),
    yearToDate: list('Ackumulerat|Hittills i år'),
    description: list('Benämning|Text'),
    date: list('Datum|Bokförd'),
    amount: list('Belopp|Summa'),
    balance: list('Saldo'),
    quantity: list('Antal'),
    price: list('Pris|À-pris'),
    test: list('Analys|Parameter'),
    result: list('Resultat|Värde'),
    unit: list('Enhet'),
    range: list('Referensintervall|Gränsvärde'),
  },
  firstDay: list('första dagen ({label})|{label}: från|början ({label})'),
  lastDay: list('sista dagen ({label})|{label}: till|slutet ({label})'),
  tests: list('Hemoglobin|Glukos|Kreatinin|Kolesterol|Kalcium|Järn|Nitrat|Grumlighet|Ledningsförmåga'),
  items: list('Kortköp|Överföring|Autogiro|Uttag|Ränta|Avgift|Återbetalning|Fast avgift'),
  jobs: list('Handläggare|Ingenjör|Försäljningschef|Tekniker|Sekreterare|Direktör|Delägare|Kassör'),
  subjects: list('Första hjälpen|Bokföring|Svetsning|Projektledning|Livsmedelshygien'),
  laws: list('svensk lag|finsk lag'),
  terms: list('tre månader|30 dagar|en månad|sex veckor'),
  yesNo: ['ja', 'nej'],
  statements: list('Jag godkänner villkoren|Skicka nyheter med e-post|Ny adress|Eget fordon'),
  to: list('-|till|–'),
  lease:
    list(`Detta avtal har slutits den {signatureDate} mellan {landlord}, nedan kallad Hyresvärden, och {tenant}, nedan kallad Hyresgästen.
    Hyresvärden hyr ut bostaden på {propertyAddress}.
    Hyrestiden börjar den {leaseStart} och slutar den {leaseEnd}.
    Hyran är {rent} i månaden och betalas i förskott.
    Hyresgästen lämnar en deposition på {deposit}.
    Uppsägningstiden är {noticePeriod}.
    För avtalet gäller {governingLaw}.`),
  certificate:
    list(`Härmed intygas att {holderName}, född den {birthDate} i {birthPlace}, har genomgått kursen {course} med betyget {grade}.
    Intyget gäller till {expiryDate}.`),
  letter: list(`Hej {recipient},
    tack för ditt brev. Din order har nummer {orderNumber}.
    Vi ber dig betala {totalDue} senast den {dueDate}.
    Frågor besvaras av {contactPerson}.
    Med vänlig hälsning`),
};
