import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of papers with captions: vehicles, journeys, parcels, insurances, persons. */
export const captionConcepts = parseConcepts(`
vin = Fahrgestellnummer|FIN|Fahrzeug-Identifizierungsnummer > in den Rahmen geschlagene Nummer > Welche Nummer hat das Fahrgestell?
vehicleMake = Fabrikmarke|Hersteller|Marke > wer das Auto gebaut hat > Welche Firma hat das Fahrzeug gebaut?
vehicleModel = Typ|Modell|Handelsbezeichnung > Modell des Autos > Welches Modell ist es?
firstRegistration = Erstzulassung|Datum der Erstzulassung|EZ > Tag, an dem das Auto erstmals fuhr > Wann wurde das Fahrzeug erstmals zugelassen?
engineCapacity = Hubraum|Hubvolumen > Größe des Motors > Wie groß ist der Motor?
enginePower = Nennleistung|Leistung|Motorleistung > Stärke des Motors > Wie stark ist der Motor?
vehicleMass = Leermasse|Masse|Leergewicht > Gewicht des Fahrzeugs > Wie schwer ist das Fahrzeug?
fuelType = Kraftstoff|Kraftstoffart|Energiequelle > was der Motor verbrennt > Womit fährt das Fahrzeug?
vehicleColour = Farbe des Fahrzeugs|Farbe|Lackierung > Anstrich des Autos > Welche Farbe hat das Fahrzeug?
seatCount = Sitzplätze|Zahl der Sitzplätze|Plätze > Plätze für Personen im Auto > Wie viele Personen können sitzen?
keeper = Halter|Fahrzeughalter|Halterin > Person, auf die das Auto zugelassen ist > Auf wen ist das Fahrzeug zugelassen?
gate = Gate|Flugsteig > Ausgang am Flughafen > An welchem Flugsteig geht es los?
boardingTime = Einstieg|Boarding|Einsteigezeit > Uhrzeit zum Einsteigen > Wann beginnt das Einsteigen?
travelClass = Klasse|Wagenklasse|Reiseklasse > Art des Platzes > In welcher Klasse ist der Platz?
ticketNumber = Ticket-Nr.|Ticketnummer|Fahrschein-Nr. > Nummer der Karte > Welche Nummer hat die Karte?
baggageAllowance = Freigepäck|Gepäck > mitnehmbares Gepäck > Wie viel Gepäck ist erlaubt?
shipper = Absender|Versender|Abs. > wer die Ware schickt > Wer schickt das Paket?
consignee = Warenempfänger|Empf.|Lieferung an > wer die Ware bekommt > Wer bekommt das Paket?
trackingNumber = Sendungsnummer|Sendungs-Nr.|Paketnummer > Nummer zum Verfolgen des Pakets > Unter welcher Nummer lässt sich das Paket verfolgen?
parcelWeight = Gewicht|Bruttogewicht|Gew. > wie schwer das Paket ist > Wie viel wiegt das Paket?
parcelCount = Colli|Anzahl Packstücke|Packstücke > Zahl der Pakete > Wie viele Packstücke sind es?
tour = Tour|Tour-Nr.|Route > Nummer der Lieferrunde > Welche Tour liefert es?
driver = Fahrer|Fahrer/in|Zusteller > wer fährt > Wer fährt?
deliveryDate = Lieferdatum|Liefertermin|Geliefert am > Tag, an dem die Ware kommt > Wann wird geliefert?
deliveryAddress = Lieferanschrift|Lieferort|Lieferadresse > wohin die Ware geht > Wohin wird geliefert?
goodsDescription = Inhalt|Warenbezeichnung|Art der Ware > was im Paket ist > Was enthält die Sendung?
goodsValue = Wert|Warenwert|Zollwert > was die Ware wert ist > Welchen Wert hat die Ware?
originCountry = Ursprungsland|Warenursprung|Herkunft > Land, aus dem die Ware stammt > In welchem Land wurde die Ware hergestellt?
tariffCode = Zolltarifnummer|Warennummer|HS-Code > Nummer im Zolltarif > Unter welche Tarifnummer fällt sie?
policyHolder = Versicherungsnehmer|Versicherte Person|VN > Person mit der Versicherung > Wer ist versichert?
insuredSum = Versicherungssumme|Deckungssumme > höchste Leistung der Versicherung > Bis zu welcher Summe ist versichert?
premium = Jahresbeitrag|Prämie|Beitrag > Preis der Versicherung > Was kostet die Versicherung?
deductible = Selbstbeteiligung|Selbstbehalt|SB > selbst zu zahlender Teil > Wie viel muss man selbst zahlen?
coverStart = Versicherungsbeginn|Beginn des Schutzes > erster Tag der Versicherung > Ab wann besteht Schutz?
coverEnd = Versicherungsablauf|Ende des Schutzes|Ablauf > letzter Tag der Versicherung > Bis wann besteht Schutz?
fatherName = Vater|Name des Vaters > männlicher Elternteil > Wer ist der Vater?
motherName = Mutter|Name der Mutter > weiblicher Elternteil > Wer ist die Mutter?
nationality = Staatsangehörigkeit|Nationalität > Land, zu dem die Person gehört > Welchem Staat gehört die Person an?
`);
