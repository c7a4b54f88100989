import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of papers with captions: vehicles, journeys, parcels, insurances, persons. */
export const captionConcepts = parseConcepts(`
vin = Chassinummer|VIN|Identifieringsnummer > nummer stansat i ramen > Vilket nummer har chassit?
vehicleMake = Fabrikat|Märke > den som byggde bilen > Vilket företag byggde fordonet?
vehicleModel = Modell|Typ|Handelsbeteckning > bilens modell > Vilken modell är det?
firstRegistration = Första registrering|Datum för första registrering > dag då bilen först kördes > När registrerades fordonet först?
engineCapacity = Slagvolym|Cylindervolym > motorns storlek > Hur stor är motorn?
enginePower = Maximal nettoeffekt|Effekt|Motoreffekt > motorns styrka > Hur stark är motorn?
vehicleMass = Tjänstevikt|Vikt i körklart skick > fordonets vikt > Hur tungt är fordonet?
fuelType = Drivmedel|Bränsle > det motorn förbränner > Vad går fordonet på?
vehicleColour = Färg|Fordonets färg > bilens lack > Vilken färg har fordonet?
seatCount = Antal sittplatser|Sittplatser > platser för personer > Hur många kan sitta?
keeper = Registrerad ägare|Ägare|Innehavare > person bilen är registrerad på > På vem är fordonet registrerat?
gate = Gate|Utgång > utgång på flygplatsen > Från vilken gate går det?
boardingTime = Ombordstigning|Boarding > tid att gå ombord > När börjar ombordstigningen?
travelClass = Klass|Reseklass > slag av plats > I vilken klass är platsen?
ticketNumber = Biljettnr|Biljettnummer > biljettens nummer > Vilket nummer har biljetten?
baggageAllowance = Bagage|Tillåtet bagage > bagage man får ta med > Hur mycket bagage är tillåtet?
shipper = Avsändare|Avs. > den som skickar varorna > Vem skickar paketet?
consignee = Godsmottagare|Levereras till > den som får varorna > Vem får paketet?
trackingNumber = Kollinummer|Försändelsenr|Sändningsnr > nummer för att spåra paketet > Under vilket nummer kan paketet spåras?
parcelWeight = Vikt|Bruttovikt > hur tungt kollit är > Hur mycket väger paketet?
parcelCount = Antal kolli|Kolli|Antal > hur många paket det är > Hur många kolli är det?
tour = Tur|Turnummer|Slinga > leveransrundans nummer > Vilken tur levererar det?
driver = Förare|Chaufför|Bud > den som kör > Vem kör?
deliveryDate = Leveransdatum|Levererad den > dag då varorna kommer > När levereras varorna?
deliveryAddress = Leveransadress|Leveransplats > dit varorna ska > Vart körs varorna?
goodsDescription = Innehåll|Beskrivning av innehåll|Varuslag > det som är i paketet > Vad innehåller försändelsen?
goodsValue = Värde|Deklarerat värde|Tullvärde > vad varorna är värda > Vad är varorna värda?
originCountry = Ursprungsland|Varans ursprung > land varorna kommer från > I vilket land gjordes varorna?
tariffCode = Tulltaxenummer|HS-kod|Varukod > nummer i tulltaxan > Under vilket nummer i tulltaxan faller de?
policyHolder = Försäkringstagare|Försäkrad > person med försäkringen > Vem är försäkrad?
insuredSum = Försäkringsbelopp|Försäkringssumma > mest som försäkringen betalar > Upp till vilken summa är man försäkrad?
premium = Årspremie|Premie > försäkringens pris > Vad kostar försäkringen?
deductible = Självrisk > del man betalar själv > Hur mycket får man betala själv?
coverStart = Försäkringen börjar|Försäkrad från > försäkringens första dag > Från när gäller skyddet?
coverEnd = Försäkringen upphör|Försäkrad till > försäkringens sista dag > Till när gäller skyddet?
fatherName = Far|Faderns namn > manlig förälder > Vem är fadern?
motherName = Mor|Moderns namn > kvinnlig förälder > Vem är modern?
nationality = Medborgarskap|Nationalitet > personens land > I vilket land är personen medborgare?
`);
