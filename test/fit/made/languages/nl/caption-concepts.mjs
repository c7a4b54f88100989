import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of papers with captions: vehicles, journeys, parcels, insurances, persons. */
export const captionConcepts = parseConcepts(`
vin = Chassisnummer|VIN|Voertuigidentificatienummer > nummer in het frame geslagen > Wat is het nummer van het chassis?
vehicleMake = Merk|Fabrikant > wie de auto bouwde > Welk bedrijf bouwde het voertuig?
vehicleModel = Model|Type|Handelsbenaming > model van de auto > Welk model is het?
firstRegistration = Datum eerste toelating|Eerste toelating > dag waarop de auto voor het eerst reed > Wanneer is het voertuig voor het eerst toegelaten?
engineCapacity = Cilinderinhoud > grootte van de motor > Hoe groot is de motor?
enginePower = Nettomaximumvermogen|Vermogen > kracht van de motor > Hoe sterk is de motor?
vehicleMass = Massa ledig voertuig|Massa|Ledig gewicht > gewicht van het voertuig > Hoe zwaar is het voertuig?
fuelType = Brandstof|Soort brandstof > wat de motor verbrandt > Waarop rijdt het voertuig?
vehicleColour = Kleur|Kleur van het voertuig > lak van de auto > Welke kleur heeft het voertuig?
seatCount = Zitplaatsen|Aantal zitplaatsen > plaatsen voor mensen in de auto > Hoeveel mensen kunnen zitten?
keeper = Kentekenhouder|Tenaamgestelde|Houder > persoon op wiens naam de auto staat > Op wiens naam staat het voertuig?
gate = Gate|Uitgang > uitgang op de luchthaven > Van welke gate vertrekt het?
boardingTime = Instappen|Boarding|Instaptijd > tijd om in te stappen > Wanneer begint het instappen?
travelClass = Klasse|Reisklasse > soort plaats > In welke klasse is de plaats?
ticketNumber = Ticketnr.|Ticketnummer|Biljetnummer > nummer van het kaartje > Wat is het nummer van het ticket?
baggageAllowance = Bagage|Toegestane bagage > bagage die mee mag > Hoeveel bagage mag mee?
shipper = Afzender|Verzender|Afz. > wie de goederen stuurt > Wie stuurt het pakket?
consignee = Geadresseerde|Ontvanger goederen|Leveren aan > wie de goederen krijgt > Wie krijgt het pakket?
trackingNumber = Zendingnummer|Track & trace|Vrachtbriefnr. > nummer om het pakket te volgen > Onder welk nummer is het pakket te volgen?
parcelWeight = Gewicht|Brutogewicht > hoe zwaar het pak is > Hoeveel weegt het pakket?
parcelCount = Colli|Aantal colli|Stuks > aantal pakketten > Hoeveel colli zijn er?
tour = Rit|Ritnummer|Route > nummer van de bezorgronde > Welke rit bezorgt het?
driver = Chauffeur|Bestuurder|Bezorger > wie rijdt > Wie rijdt er?
deliveryDate = Leverdatum|Bezorgd op|Leveringsdatum > dag waarop de goederen komen > Wanneer worden de goederen geleverd?
deliveryAddress = Afleveradres|Leveringsadres|Plaats van levering > waar de goederen heen gaan > Waar worden de goederen gebracht?
goodsDescription = Inhoud|Omschrijving inhoud|Aard van de goederen > wat er in het pakket zit > Wat bevat de zending?
goodsValue = Waarde|Aangegeven waarde|Douanewaarde > wat de goederen waard zijn > Wat zijn de goederen waard?
originCountry = Land van oorsprong|Oorsprong goederen > land waar de goederen vandaan komen > In welk land zijn de goederen gemaakt?
tariffCode = Goederencode|HS-code|Tariefnummer > nummer in het douanetarief > Onder welk tariefnummer vallen ze?
policyHolder = Verzekeringnemer|Verzekerde > persoon met de verzekering > Wie is verzekerd?
insuredSum = Verzekerd bedrag|Verzekerde som > meeste dat de verzekering betaalt > Tot welk bedrag is men verzekerd?
premium = Jaarpremie|Premie > prijs van de verzekering > Wat kost de verzekering?
deductible = Eigen risico > deel dat men zelf betaalt > Hoeveel moet men zelf betalen?
coverStart = Ingang dekking|Ingangsdatum verzekering > eerste dag van de verzekering > Vanaf wanneer is er dekking?
coverEnd = Einde dekking|Einddatum verzekering > laatste dag van de verzekering > Tot wanneer is er dekking?
fatherName = Vader|Naam van de vader > mannelijke ouder > Wie is de vader?
motherName = Moeder|Naam van de moeder > vrouwelijke ouder > Wie is de moeder?
nationality = Nationaliteit|Staatsburgerschap > land waar de persoon bij hoort > Van welk land is de persoon burger?
`);
