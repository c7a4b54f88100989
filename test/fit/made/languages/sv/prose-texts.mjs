import {list} from '../list.mjs';

/** Letters, contracts, minutes and invitations: `{key}` stands for the value of a concept, `{any...}` for one like it. */
export const proseTexts = {
  headings: {
    'job-offer': list('Erbjudande om anställning|Anställningserbjudande'),
    minutes: list('Mötesprotokoll|Protokoll'),
    invitation: list('Inbjudan|Välkommen'),
    reminder: list('Betalningspåminnelse|Påminnelse|Inkassokrav'),
    terms: list('Allmänna villkor|Försäljningsvillkor'),
    agreement: list('Tjänsteavtal|Konsultavtal|Ramavtal'),
  },
  spans: {hours: 'timmar', days: 'dagar'},
  durations: list(
    'fem (5) dagar|tio (10) arbetsdagar|fjorton (14) dagar|två (2) veckor|30 dagar|tre (3) månader|12 månader|24 månader|sex veckor|ett år',
  ),
  events: list('Sommarfest|Årsstämma|Öppet hus|Vårkonsert|Energiseminarium|Bokpresentation'),
  /** Sentences that answer nothing. */
  asides: list(`Den {anyDate} hade {anyPerson} redan skrivit till oss om detta.
Förra året var beloppet {anyMoney}, året innan {anyMoney}.
{anyPerson} och {anyPerson} fick veta det den {anyDate}.
Detta gäller inte belopp under {anyMoney} eller tider kortare än {anyDuration}.
{anyCompany} är inte bunden av detta.`),
  prose: {
    'job-offer': list(`Hej {recipient},
efter vårt samtal den {anyDate} erbjuder vi dig gärna tjänsten som {jobTitle} hos {employer}.
Anställningen börjar den {employmentStart} på vårt kontor i {workplace}, och din chef blir {supervisor}.
Årslönen är {annualSalary}, betald i tolv delar; efter provanställningen på {probation} ses den över.
Arbetstiden är {weeklyHours} i veckan och du har {vacationDays} semester om året.
Båda parter kan säga upp avtalet med {noticePeriod} uppsägningstid.
Svara oss senast den {answerDeadline}; frågor besvaras av {contactPerson}.`),
    minutes:
      list(`Mötet hölls den {meetingDate} i {meetingPlace} och öppnades av {chairperson} kl. {meetingStart}.
{minuteTaker} förde protokollet; {anyPerson} och {anyPerson} hade anmält förhinder.
Protokollet från den {anyDate} godkändes utan ändring.
{anyPerson} berättade att {anyMoney} har använts hittills. Efter diskussion beviljades {approvedSum}.
{responsiblePerson} tar fram handlingarna senast den {taskDeadline}.
Nästa möte är den {nextMeeting}. Mötet avslutades kl. {meetingEnd}.`),
    invitation: list(`{host} hälsar dig välkommen: {eventName}.
Vi ses den {eventDate} på {venue}; dörrarna öppnas kl. {eventStart}.
Föredraget hålls av {speaker}, och vid pianot sitter {anyPerson}.
Inträdet kostar {admissionFee} per person, för barn {anyMoney}.
Svara senast den {answerDeadline} till {contactPerson}.`),
    reminder: list(`Hej {recipient},
vår faktura {invoiceNumber} från den {invoiceDate} skulle betalas den {dueDate} och är inte helt betald.
Av totalt {totalDue} har vi fått {lastPayment} den {lastPaymentDate}, så {overdueAmount} återstår.
För denna påminnelse tar vi ut {reminderFee}.
Betala allra senast den {paymentDeadline}; därefter räknar vi {lateInterest} ränta per år.
Har betalningen korsat detta brev kan du bortse från det. {contactPerson} hjälper dig gärna.`),
    terms: list(`Villkoren gäller alla beställningar hos {supplier} från den {effectiveDate}.
Oanvända varor kan skickas tillbaka inom {returnPeriod} från mottagandet; priset återbetalas inom {anyDuration}.
Säljaren lämnar {warrantyPeriod} garanti på alla apparater, på begagnat {anyDuration}.
Frakten kostar {shippingCost} per order; från {freeShippingFrom} levererar vi fritt.
Fakturor betalas inom {paymentTerm}. Vid sen betalning tas {lateInterest} ränta ut.
Tvister avgörs av domstol i {courtPlace}; det som gäller är {governingLaw}.`),
    agreement:
      list(`Avtalet ingås med verkan från den {effectiveDate} mellan {client} (Beställaren) och {contractor} (Uppdragstagaren).
Uppdragstagaren utför tjänsterna i bilagan och börjar inom {anyDuration} från underskrift.
Beställaren betalar en ersättning på {serviceFee} i månaden, inom {paymentTerm} från fakturans datum.
Avtalet löper i {contractTerm} och kan sägas upp skriftligen med {noticePeriod} uppsägningstid.
Ansvaret är begränsat till {liabilityCap} totalt och till {anyMoney} per fall.
Tvister avgörs av domstol i {courtPlace}; det som gäller är {governingLaw}.`),
  },
};
