import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of letters, contracts, minutes and invitations. */
export const proseConcepts = parseConcepts(`
employmentStart = Datum indiensttreding|Begin dienstverband|Startdatum > dag waarop het werk begint > Wanneer begint de baan?
annualSalary = Jaarsalaris|Bruto jaarsalaris|Salaris > loon per jaar > Hoeveel verdient men per jaar?
weeklyHours = Werkweek|Uren per week|Arbeidsduur > tijd die elke week gewerkt wordt > Hoeveel uur per week wordt er gewerkt?
vacationDays = Vakantiedagen|Verlof|Vakantie > vrije dagen in het jaar > Hoeveel vakantiedagen zijn er?
probation = Proeftijd|Duur proeftijd > tijd om te proberen > Hoe lang duurt de proeftijd?
supervisor = Leidinggevende|Rapporteert aan > chef van de nieuwe medewerker > Aan wie rapporteert de medewerker?
answerDeadline = Antwoord vóór|Reactie uiterlijk|Aanmelden vóór > laatste dag om te antwoorden > Voor wanneer wordt antwoord verwacht?
workplace = Standplaats|Werklocatie|Plaats van tewerkstelling > stad waar gewerkt wordt > Waar wordt er gewerkt?
meetingDate = Datum vergadering|Vergadering van|Gehouden op > dag van de bijeenkomst > Wanneer was de vergadering?
meetingStart = Aanvang vergadering|Opening > tijd waarop de vergadering begon > Hoe laat begon de vergadering?
meetingEnd = Einde vergadering|Sluiting > tijd waarop de vergadering eindigde > Hoe laat eindigde de vergadering?
meetingPlace = Plaats vergadering|Vergaderzaal|Gehouden te > stad van de bijeenkomst > Waar was de vergadering?
chairperson = Voorzitter|Voorzitterschap > wie de vergadering leidde > Wie zat de vergadering voor?
minuteTaker = Notulist|Notulen door|Secretaris > wie de notulen schreef > Wie maakte de notulen?
nextMeeting = Volgende vergadering|Volgende bijeenkomst > dag waarop men weer samenkomt > Wanneer komt men weer bijeen?
approvedSum = Goedgekeurd bedrag|Toegekend budget > geld dat is toegestaan > Hoeveel geld werd goedgekeurd?
responsiblePerson = Verantwoordelijke|Actie door|Toegewezen aan > wie de taak moet doen > Wie zorgt voor de taak?
taskDeadline = Uiterlijk gereed|Deadline|Gereed vóór > laatste dag voor de taak > Wanneer moet de taak klaar zijn?
eventName = Evenement|Gelegenheid > waarvoor men wordt uitgenodigd > Wat wordt er georganiseerd?
eventDate = Datum evenement|Wanneer > dag van het feest > Op welke dag is het evenement?
eventStart = Zaal open|Aanvang > uur van het evenement > Hoe laat begint het evenement?
venue = Locatie|Waar > plek van het feest > Waar is het evenement?
host = Gastheer|Organisator|Georganiseerd door > wie uitnodigt > Wie nodigt uit?
admissionFee = Toegang|Deelnamekosten|Entree > prijs om mee te doen > Wat kost deelname?
speaker = Spreker|Gastspreker > wie de lezing geeft > Wie spreekt er?
overdueAmount = Achterstallig bedrag|Openstaand|Achterstand > som die nog niet betaald is > Hoeveel staat er nog open?
reminderFee = Aanmaningskosten|Herinneringskosten > kosten van deze aanmaning > Wat kost de aanmaning?
paymentDeadline = Nieuwe betaaltermijn|Uiterlijk te betalen op|Laatste termijn > dag waarop het geld er moet zijn > Tot wanneer kan men nog betalen?
lastPayment = Ontvangen betaling|Laatste betaling|Reeds betaald > som die al betaald is > Hoeveel is er eerder betaald?
lastPaymentDate = Betaling ontvangen op|Datum laatste betaling > dag van de laatste ontvangst > Wanneer kwam de laatste betaling binnen?
returnPeriod = Retourtermijn|Bedenktijd|Retourneren binnen > tijd om goederen terug te sturen > Hoe lang kan men goederen terugsturen?
warrantyPeriod = Garantie|Garantietermijn > tijd dat voor gebreken wordt ingestaan > Hoe lang is de garantie?
shippingCost = Verzendkosten|Verzending|Bezorgkosten > kosten van het sturen > Wat kost de levering?
freeShippingFrom = Gratis verzending vanaf|Gratis bezorgd boven > bestelwaarde voor levering zonder kosten > Vanaf welk bedrag is levering gratis?
lateInterest = Vertragingsrente|Rente bij te late betaling > percentage bij te laat betalen > Welke rente geldt bij te late betaling?
courtPlace = Bevoegde rechtbank|Rechtbank te > stad waarvan de rechter beslist > De rechtbank van welke stad is bevoegd?
client = Opdrachtgever|Cliënt > wie de diensten bestelt > Wie bestelt de diensten?
contractor = Opdrachtnemer|Dienstverlener|Adviseur > wie het werk doet > Wie levert de diensten?
serviceFee = Vergoeding|Honorarium|Maandelijkse vergoeding > prijs van de diensten > Wat kosten de diensten?
paymentTerm = Betalingstermijn|Betaalvoorwaarden|Te betalen binnen > tijd om te betalen > Binnen welke tijd moeten facturen betaald worden?
contractTerm = Looptijd|Duur van de overeenkomst|Duur > hoe lang de overeenkomst loopt > Hoe lang geldt de overeenkomst?
effectiveDate = Ingangsdatum|Geldig vanaf|Inwerkingtreding > dag waarop de overeenkomst ingaat > Vanaf welke dag geldt de overeenkomst?
liabilityCap = Maximale aansprakelijkheid|Aansprakelijkheid tot > hoogste schadevergoeding > Tot welk bedrag is men aansprakelijk?
`);
