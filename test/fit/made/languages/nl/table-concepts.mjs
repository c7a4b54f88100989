import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of papers with tables: pay, taxes, stays, school, journeys, bills of utilities and workshops. */
export const tableConcepts = parseConcepts(`
hourlyRate = Uurloon|Loon per uur > betaling voor een uur > Wat wordt er voor een uur betaald?
hoursWorked = Gewerkte uren|Uren|Betaalde uren > betaalde tijd > Hoeveel uren is er gewerkt?
taxableIncome = Fiscaal loon|Belastbaar loon > deel waarover belasting gaat > Over hoeveel wordt belasting betaald?
employerPension = Pensioen wg|Werkgeversdeel pensioen > wat de werkgever aan pensioen betaalt > Hoeveel betaalt de werkgever aan pensioen?
employeePension = Pensioen wn|Werknemersdeel pensioen > wat de werknemer aan pensioen betaalt > Hoeveel betaalt de werknemer aan pensioen?
healthInsurance = Zorgverzekering|Bijdrage Zvw > bijdrage voor ziekte > Hoeveel gaat naar de zorgverzekering?
roomNumber = Kamer|Kamernr.|Kamernummer > welke kamer het was > In welke kamer sliep de gast?
checkIn = Aankomst|Aankomstdatum > eerste dag van het verblijf > Wanneer kwam de gast aan?
checkOut = Vertrek|Vertrekdatum > laatste dag van het verblijf > Wanneer vertrok de gast?
guest = Gast|Naam gast > wie in het hotel verbleef > Wie verbleef er?
roomRate = Kamerprijs|Prijs per nacht > prijs van een nacht > Wat kost een nacht?
taxYear = Belastingjaar|Aanslagjaar > jaar waarvoor de belasting is > Voor welk jaar is de belasting?
totalIncome = Totaal inkomen|Verzamelinkomen > alles wat verdiend is > Hoeveel is er in totaal verdiend?
allowance = Heffingskorting|Belastingvrije som > deel waarover geen belasting gaat > Hoeveel is vrij van belasting?
taxAssessed = Vastgestelde belasting|Verschuldigde belasting > belasting over het jaar > Hoeveel belasting is vastgesteld?
prepaid = Voorlopige aanslag|Reeds betaalde belasting > belasting die eerder is betaald > Hoeveel belasting is eerder betaald?
refund = Teruggaaf|Terug te ontvangen > geld dat terugkomt > Hoeveel wordt terugbetaald?
pupil = Leerling|Naam leerling > kind waar het om gaat > Om welke leerling gaat het?
className = Klas|Groep|Leerjaar > groep van de leerling > In welke klas zit de leerling?
schoolYear = Schooljaar|Periode schooljaar > jaar van het rapport > Voor welk schooljaar is het?
daysAbsent = Dagen afwezig|Verzuim|Gemiste dagen > dagen dat de leerling weg was > Hoeveel dagen was de leerling weg?
classTeacher = Mentor|Klassenleraar > leraar van de klas > Wie is de leraar van de klas?
weekEnding = Week tot en met|Week van > laatste dag van de week > Om welke week gaat het?
totalHours = Totaal uren|Uren totaal|Som uren > alle uren samen > Hoeveel uren zijn het in totaal?
tripPurpose = Doel van de reis|Reden reis > waarom er gereisd werd > Waarvoor was de reis?
advancePaid = Voorschot|Af: voorschot > geld dat vooraf is gegeven > Hoeveel geld is vooraf gegeven?
reimbursement = Te vergoeden|Uit te betalen > wat de persoon terugkrijgt > Hoeveel krijgt de reiziger terug?
previousBill = Vorige nota|Bedrag vorige factuur > wat eerder in rekening kwam > Hoe hoog was de nota daarvoor?
standingCharge = Vastrecht|Vaste kosten > vaste prijs zonder verbruik > Wat kost het ook zonder verbruik?
unitRate = Prijs per eenheid|Tarief per kWh > prijs van een eenheid > Wat kost een eenheid?
discount = Korting|Betalingskorting|Af: korting > wat eraf mag > Hoeveel mag eraf?
discountDeadline = Korting bij betaling vóór|Korting tot > laatste dag om minder te betalen > Tot wanneer kan men minder betalen?
instalment = Termijnbedrag|Maandbedrag|Nieuw termijnbedrag > wat elke maand betaald wordt > Hoeveel wordt elke maand betaald?
nextReadingDate = Volgende opname|Volgende meteropname > dag waarop weer wordt opgenomen > Wanneer wordt de meter weer opgenomen?
mileage = Kilometerstand|Km-stand > hoe ver de auto gereden heeft > Hoe ver heeft de auto gereden?
labourHours = Arbeidsuren|Bestede tijd > uren werk > Hoeveel uren duurde het werk?
labourRate = Uurtarief|Tarief/uur > prijs van een uur werk > Wat kost een uur werk?
labourCost = Arbeidsloon|Totaal arbeid > prijs van het werk > Wat kostte het werk?
partsCost = Onderdelen|Totaal onderdelen|Materiaal > prijs van de onderdelen > Wat kostten de onderdelen?
`);
