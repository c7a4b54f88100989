import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of letters, contracts, minutes and invitations. */
export const proseConcepts = parseConcepts(`
employmentStart = Tillträdesdag|Anställningens början|Startdatum > dag då arbetet börjar > När börjar anställningen?
annualSalary = Årslön|Lön per år|Bruttolön per år > betalning på ett år > Hur mycket betalas per år?
weeklyHours = Veckoarbetstid|Arbetstid|Timmar per vecka > tid som arbetas varje vecka > Hur många timmar i veckan arbetar man?
vacationDays = Semester|Semesterdagar > lediga dagar på året > Hur många semesterdagar finns det?
probation = Provanställning|Prövotid > tid för prov i början > Hur lång är prövotiden?
supervisor = Närmaste chef|Rapporterar till > den nyanställdas chef > Vem är chef för den anställda?
answerDeadline = OSA senast|Svar senast|Anmälan senast > sista dag att svara > När senast väntas svar?
workplace = Arbetsplats|Placeringsort|Tjänstgöringsort > stad där man arbetar > Var arbetar man?
meetingDate = Mötesdatum|Mötet hölls den|Datum för mötet > dag då man träffades > När hölls mötet?
meetingStart = Mötet öppnades kl.|Mötets början > klockslag då mötet började > Hur dags började mötet?
meetingEnd = Mötet avslutades kl.|Mötets slut > klockslag då mötet slutade > Hur dags slutade mötet?
meetingPlace = Mötesplats|Möteslokal > stad där man träffades > Var hölls mötet?
chairperson = Ordförande|Mötesordförande > den som ledde mötet > Vem ledde mötet?
minuteTaker = Protokollförare|Sekreterare|Vid protokollet > den som skrev protokollet > Vem förde protokollet?
nextMeeting = Nästa möte|Nästa sammanträde > dag då man ses igen > När träffas man nästa gång?
approvedSum = Beviljat belopp|Godkänd budget > pengar som beviljades > Hur mycket pengar beviljades?
responsiblePerson = Ansvarig|Utförs av|Tilldelad > den som ska göra uppgiften > Vem tar hand om uppgiften?
taskDeadline = Klart senast|Tidsfrist|Slutdatum > sista dag för uppgiften > När ska uppgiften vara klar?
eventName = Evenemang|Tillställning > vad man bjuds in till > Vad är det som ordnas?
eventDate = Datum för evenemanget|När > festens dag > Vilken dag är evenemanget?
eventStart = Dörrarna öppnas|Börjar kl. > evenemangets klockslag > Hur dags börjar evenemanget?
venue = Lokal|Var > plats för festen > Var hålls evenemanget?
host = Värd|Arrangör > den som bjuder in > Vem bjuder in?
admissionFee = Inträde|Deltagaravgift|Entré > pris för att delta > Vad kostar det att delta?
speaker = Talare|Föreläsare|Gästtalare > den som håller talet > Vem ska tala?
overdueAmount = Förfallet belopp|Obetalt belopp|Skuld > summa som inte är betald > Hur mycket är ännu obetalt?
reminderFee = Påminnelseavgift|Förseningsavgift > kostnad för påminnelsen > Vad kostar påminnelsen?
paymentDeadline = Ny betalningsfrist|Betalas allra senast|Sista frist > dag då pengarna måste ha kommit > Till när kan man ännu betala?
lastPayment = Mottagen betalning|Senaste betalning|Redan betalt > summa som redan betalats > Hur mycket har betalats tidigare?
lastPaymentDate = Betalning mottagen den|Datum för senaste betalning > dag för senaste inbetalning > När kom den senaste betalningen?
returnPeriod = Returrätt|Ångerfrist|Retur inom > tid att skicka tillbaka varor > Hur länge kan varor lämnas tillbaka?
warrantyPeriod = Garanti|Garantitid > tid då säljaren svarar för fel > Hur lång är garantin?
shippingCost = Frakt|Porto|Leveransavgift > kostnad för att skicka > Vad kostar leveransen?
freeShippingFrom = Fri frakt från|Fraktfritt över > ordervärde för leverans utan kostnad > Från vilket belopp är leveransen fri?
lateInterest = Dröjsmålsränta|Ränta vid sen betalning > procent vid sen betalning > Vilken ränta gäller vid sen betalning?
courtPlace = Behörig domstol|Tvist avgörs i > stad vars domstol avgör > Vilken stads domstol är behörig?
client = Beställare|Uppdragsgivare|Kund > den som beställer tjänsterna > Vem beställer tjänsterna?
contractor = Uppdragstagare|Leverantör av tjänsten|Konsult > den som utför arbetet > Vem utför tjänsterna?
serviceFee = Ersättning|Arvode|Månadsavgift > pris för tjänsterna > Vad kostar tjänsterna?
paymentTerm = Betalningsvillkor|Betalningstid|Betalas inom > tid att betala > Inom vilken tid ska fakturor betalas?
contractTerm = Avtalstid|Löptid > hur länge avtalet löper > Hur länge gäller avtalet?
effectiveDate = Ikraftträdande|Gäller från|Avtalets början > dag då avtalet börjar gälla > Från vilken dag gäller avtalet?
liabilityCap = Ansvarsbegränsning|Högsta ansvar > högsta skadestånd > Upp till vilken summa ansvarar man?
`);
