import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of papers with tables: pay, taxes, stays, school, journeys, bills of utilities and workshops. */
export const tableConcepts = parseConcepts(`
hourlyRate = Timlön|Lön per timme > betalning för en timme > Vad betalas för en timme?
hoursWorked = Arbetade timmar|Timmar|Betalda timmar > tid som betalas > Hur många timmar arbetades?
taxableIncome = Skattepliktig lön|Underlag för skatt > del som beskattas > På hur mycket betalas skatt?
employerPension = Pension (AG)|Arbetsgivarens pensionsavgift > vad arbetsgivaren betalar till pensionen > Hur mycket betalar arbetsgivaren till pensionen?
employeePension = Pension (anst.)|Egen pensionsavgift > vad den anställda betalar till pensionen > Hur mycket betalar den anställda till pensionen?
healthInsurance = Sjukförsäkring|Sjukvårdsförsäkring > avgift för sjukdom > Hur mycket går till sjukförsäkringen?
roomNumber = Rum|Rumsnr|Rumsnummer > vilket rum det var > I vilket rum bodde gästen?
checkIn = Ankomst|Ankomstdag|Incheckning > vistelsens första dag > När kom gästen?
checkOut = Avresa|Avresedag|Utcheckning > vistelsens sista dag > När reste gästen?
guest = Gäst|Gästens namn > den som bodde på hotellet > Vem bodde där?
roomRate = Rumspris|Pris per natt > pris för en natt > Vad kostar en natt?
taxYear = Inkomstår|Beskattningsår > år som skatten gäller > Vilket år gäller skatten?
totalIncome = Sammanlagd inkomst|Inkomster totalt > allt som tjänats > Hur mycket tjänades totalt?
allowance = Grundavdrag|Fribelopp > del utan skatt > Hur mycket är skattefritt?
taxAssessed = Slutlig skatt|Beslutad skatt > skatt för året > Hur mycket skatt bestämdes?
prepaid = Preliminär skatt|Redan betald skatt > skatt betald tidigare > Hur mycket skatt betalades tidigare?
refund = Skatteåterbäring|Att få tillbaka > pengar som återbetalas > Hur mycket betalas tillbaka?
pupil = Elev|Elevens namn > barnet det handlar om > Vilken elev handlar det om?
className = Klass|Årskurs > elevens grupp > I vilken klass går eleven?
schoolYear = Läsår|Termin > betygets år > Vilket läsår gäller det?
daysAbsent = Frånvaro|Frånvarodagar > dagar eleven var borta > Hur många dagar var eleven borta?
classTeacher = Klassföreståndare|Mentor > klassens lärare > Vem är klassens lärare?
weekEnding = Vecka till och med|Veckan t.o.m. > veckans sista dag > Vilken vecka gäller det?
totalHours = Summa timmar|Timmar totalt > alla timmar tillsammans > Hur många timmar är det totalt?
tripPurpose = Resans ändamål|Syfte med resan > varför man reste > Vad var resan till för?
advancePaid = Förskott|Avgår förskott > pengar som gavs i förväg > Hur mycket pengar gavs i förväg?
reimbursement = Att utbetala|Ersättning att betala ut > vad personen får tillbaka > Hur mycket får den resande tillbaka?
previousBill = Föregående faktura|Förra fakturan > vad som debiterades tidigare > Hur stor var fakturan innan?
standingCharge = Grundavgift|Abonnemangsavgift > fast pris utan förbrukning > Vad kostar det även utan förbrukning?
unitRate = Pris per enhet|Pris per kWh > pris för en enhet > Vad kostar en enhet?
discount = Rabatt|Kassarabatt|Avgår rabatt > vad som får dras av > Hur mycket får dras av?
discountDeadline = Rabatt vid betalning före|Rabatt till > sista dag att betala mindre > Till när kan man betala mindre?
instalment = Månadsbelopp|Delbetalning|Nytt månadsbelopp > vad som betalas varje månad > Hur mycket betalas varje månad?
nextReadingDate = Nästa avläsning|Datum för nästa avläsning > dag då mätaren läses av igen > När läses mätaren av igen?
mileage = Mätarställning bil|Körsträcka > hur långt bilen gått > Hur långt har bilen gått?
labourHours = Arbetstimmar|Nedlagd tid > arbetets timmar > Hur många timmar tog arbetet?
labourRate = Timpris|Pris/tim > pris för en arbetstimme > Vad kostar en arbetstimme?
labourCost = Arbete|Summa arbete|Arbetskostnad > arbetets pris > Vad kostade arbetet?
partsCost = Reservdelar|Summa delar|Material > delarnas pris > Vad kostade delarna?
`);
