import {list} from '../list.mjs';

/** Letters, contracts, minutes and invitations: `{key}` stands for the value of a concept, `{any...}` for one like it. */
export const proseTexts = {
  headings: {
    'job-offer': list('Aanbod van dienstverband|Arbeidsaanbod'),
    minutes: list('Notulen van de vergadering|Verslag'),
    invitation: list('Uitnodiging|U bent uitgenodigd'),
    reminder: list('Betalingsherinnering|Aanmaning|Tweede aanmaning'),
    terms: list('Algemene voorwaarden|Verkoopvoorwaarden'),
    agreement: list('Overeenkomst van opdracht|Dienstverleningsovereenkomst|Raamovereenkomst'),
  },
  spans: {hours: 'uur', days: 'dagen'},
  durations: list(
    'vijf (5) dagen|tien (10) werkdagen|veertien (14) dagen|twee (2) weken|30 dagen|drie (3) maanden|12 maanden|24 maanden|zes weken|een jaar',
  ),
  events: list('Zomerfeest|Algemene ledenvergadering|Open dag|Lenteconcert|Workshop energie|Boekpresentatie'),
  /** Sentences that answer nothing. */
  asides: list(`Op {anyDate} had {anyPerson} ons hier al over geschreven.
Vorig jaar was het bedrag {anyMoney}, het jaar daarvoor {anyMoney}.
{anyPerson} en {anyPerson} zijn op {anyDate} ingelicht.
Dit geldt niet voor bedragen onder {anyMoney} of voor minder dan {anyDuration}.
{anyCompany} is hier niet aan gebonden.`),
  prose: {
    'job-offer': list(`Beste {recipient},
na ons gesprek van {anyDate} bieden wij u graag de functie van {jobTitle} bij {employer} aan.
Het dienstverband begint op {employmentStart} op ons kantoor in {workplace}; u rapporteert aan {supervisor}.
Het jaarsalaris bedraagt {annualSalary}, betaald in twaalf delen; na de proeftijd van {probation} wordt het herzien.
De werkweek is {weeklyHours} en u hebt recht op {vacationDays} vakantie per jaar.
Beide partijen kunnen opzeggen met een termijn van {noticePeriod}.
Laat ons uw antwoord weten vóór {answerDeadline}; vragen beantwoordt {contactPerson}.`),
    minutes:
      list(`De vergadering werd gehouden op {meetingDate} in {meetingPlace} en geopend door {chairperson} om {meetingStart} uur.
{minuteTaker} maakte de notulen; {anyPerson} en {anyPerson} waren afwezig met bericht.
De notulen van {anyDate} werden zonder wijziging goedgekeurd.
{anyPerson} meldde dat tot nu toe {anyMoney} is uitgegeven. Na overleg werd een bedrag van {approvedSum} goedgekeurd.
{responsiblePerson} bereidt de stukken voor vóór {taskDeadline}.
De volgende vergadering is op {nextMeeting}. De vergadering werd gesloten om {meetingEnd} uur.`),
    invitation: list(`{host} nodigt u van harte uit: {eventName}.
U bent welkom op {eventDate} in {venue}; de zaal is open vanaf {eventStart} uur.
De lezing wordt gegeven door {speaker}, aan de piano zit {anyPerson}.
De toegang kost {admissionFee} per persoon, voor kinderen {anyMoney}.
Graag antwoord vóór {answerDeadline} aan {contactPerson}.`),
    reminder: list(`Beste {recipient},
onze factuur {invoiceNumber} van {invoiceDate} moest op {dueDate} betaald zijn en is nog niet geheel voldaan.
Van het totaal van {totalDue} ontvingen wij {lastPayment} op {lastPaymentDate}, zodat nog {overdueAmount} openstaat.
Voor deze aanmaning rekenen wij {reminderFee}.
Wilt u uiterlijk op {paymentDeadline} betalen; daarna rekenen wij {lateInterest} rente per jaar.
Heeft uw betaling deze brief gekruist, dan kunt u hem als niet geschreven beschouwen. {contactPerson} helpt u graag.`),
    terms: list(`Deze voorwaarden gelden voor alle bestellingen bij {supplier} vanaf {effectiveDate}.
Ongebruikte goederen kunnen binnen {returnPeriod} na ontvangst worden teruggestuurd; de prijs wordt binnen {anyDuration} terugbetaald.
De verkoper geeft {warrantyPeriod} garantie op alle apparaten, op gebruikte goederen {anyDuration}.
Verzending kost {shippingCost} per bestelling; vanaf {freeShippingFrom} wordt gratis bezorgd.
Facturen zijn te betalen binnen {paymentTerm}. Bij te late betaling wordt {lateInterest} rente berekend.
Bevoegd is de rechtbank te {courtPlace}; van toepassing is {governingLaw}.`),
    agreement:
      list(`Deze overeenkomst wordt met ingang van {effectiveDate} gesloten tussen {client} (de Opdrachtgever) en {contractor} (de Opdrachtnemer).
De Opdrachtnemer levert de diensten van de bijlage en begint binnen {anyDuration} na ondertekening.
De Opdrachtgever betaalt een vergoeding van {serviceFee} per maand, binnen {paymentTerm} na factuurdatum.
De overeenkomst loopt {contractTerm} en kan schriftelijk worden opgezegd met een termijn van {noticePeriod}.
De aansprakelijkheid is beperkt tot {liabilityCap} in totaal en tot {anyMoney} per geval.
Bevoegd is de rechtbank te {courtPlace}; van toepassing is {governingLaw}.`),
  },
};
