/** Homes, utilities, insurance, vehicles, travel, hotels, events: Dutch. */
export const homeAndTravel = {
  landlord: `verhuurder (naam) = Verhuurder, Naam verhuurder, Eigenaar?`,
  tenant: `huurder (naam) = Huurder, Naam huurder`,
  premises: `gehuurde, woning (adres), adres gehuurde/woning, woonruimte
    = Adres van de woning, Het gehuurde, Woonruimte, Gehuurde`,
  rent: `huur, huurprijs, maandhuur, huur maand, kale huur
    = Huurprijs, Kale huur, Huurprijs per maand, Maandhuur, Huur`,
  security_deposit: `waarborgsom, borg, borgsom = Waarborgsom, Borgsom, Borg`,
  lease_start: `ingangsdatum, begin huur, huur begin datum, datum begin huur, ingangsdatum huurovereenkomst/huur, huur ingaat datum, datum huurovereenkomst begin
    = Ingangsdatum, Ingangsdatum huur, Begindatum, Aanvang huur, Ingangsdatum huurovereenkomst, Huur vanaf`,
  lease_end: `einddatum huur, einde huur, einddatum huurovereenkomst, huur/huurovereenkomst eindigt datum
    = Einddatum, Einde huur, Huur eindigt op, Einddatum huurovereenkomst`,
  lease_term: `huurtermijn, duur huur/contract/overeenkomst, looptijd (contract/huur), huurperiode, contractduur
    = Huurperiode, Looptijd, Duur, Duur van de overeenkomst, Contractduur, Duur van de huur, Looptijd contract`,
  start_date: `begindatum, startdatum, datum begin, begin = Begindatum, Startdatum, Ingangsdatum, Van?`,
  end_date: `einddatum, datum einde, einde = Einddatum, Einde, Tot?, T/m?`,
  effective_date: `ingangsdatum (overeenkomst/contract), datum inwerkingtreding, in werking datum, kracht datum
    = Ingangsdatum, Datum van inwerkingtreding, Met ingang van, Ingaande, Datum ingang, In werking sinds`,
  agreement_date: `datum overeenkomst/contract, contractdatum, overeenkomst gesloten/getekend datum
    = Datum overeenkomst, Contractdatum, Overeengekomen op, Gesloten op, Datum contract, Datum?`,
  purchase_price: `koopsom, koopprijs, verkoopprijs, aankoopprijs, vraagprijs, prijs woning/huis
    = Koopsom, Koopprijs, Vraagprijs, Verkoopprijs, Aankoopprijs, Prijs`,
  living_area: `woonoppervlakte, oppervlakte (woning/totaal), gebruiksoppervlakte, vierkante meters, bewoonbare oppervlakte
    = Woonoppervlakte, Gebruiksoppervlakte, Oppervlakte, Bewoonbare oppervlakte, Vloeroppervlakte, Gebruiksoppervlakte wonen`,
  lot_size: `perceeloppervlakte, oppervlakte perceel/grond/kavel, kavelgrootte
    = Perceeloppervlakte, Oppervlakte perceel, Perceel, Grondoppervlakte, Kavelgrootte`,
  rooms: `aantal kamers/slaapkamers, slaapkamers = Aantal kamers, Kamers, Aantal slaapkamers, Slaapkamers`,
  year_built: `bouwjaar (woning), jaar gebouwd woning/huis = Bouwjaar`,
  parcel_number: `perceelnummer, kadastraal nummer, kadastrale aanduiding, kavelnummer, perceel nummer
    = Perceelnummer, Kadastraal nummer, Kadastrale aanduiding, Kadastraal bekend, Perceelnr., Kavelnummer`,
  agent: `makelaar (naam), naam makelaar, tussenpersoon (naam), vastgoedmakelaar (naam), beheerder (naam), agent (naam)
    = Makelaar, Tussenpersoon, Adviseur, Vastgoedmakelaar, Beheerder, Syndicus`,
  meter_number: `meternummer, meter nummer = Meternummer, Meternr., Meter?`,
  meter_reading: `meterstand, huidige meterstand, nieuwe meterstand, eindstand
    = Meterstand eind, Huidige stand, Nieuwe stand, Eindstand, Meterstand`,
  previous_reading: `vorige meterstand, oude meterstand, beginstand
    = Vorige stand, Oude stand, Beginstand, Meterstand begin`,
  reading_date: `opnamedatum meter/meterstand, datum meterstand/opname meter, meterstand datum
    = Opnamedatum, Datum meterstand, Datum opname, Meteropname`,
  consumption: `verbruik, totaal verbruik = Verbruik, Totaal verbruik, Verbruik kWh`,
  billing_period: `factuurperiode, verbruiksperiode, facturatieperiode
    = Factuurperiode, Verbruiksperiode, Facturatieperiode, Periode`,
  supply_address: `leveringsadres energie, verbruiksadres, adres aansluiting/levering, aansluitadres
    = Leveringsadres, Verbruiksadres, Aansluitadres, Leveradres, Adres aansluiting`,
  supply_number: `ean (code), eancode, ean code aansluiting, aansluitingsnummer
    = EAN-code, EAN, EAN-nummer, EAN-code elektriciteit, EAN-code gas, Aansluitnummer`,
  tariff: `tarief (naam), abonnement naam, product energie, contractsoort, bundel
    = Tarief, Product, Tariefplan, Abonnement, Bundel, Formule, Contractvorm`,
  standing_charge: `vastrecht, vaste kosten, vaste vergoeding, vaste leveringskosten, netbeheerkosten
    = Vastrecht, Vaste leveringskosten, Vaste kosten, Vaste vergoeding, Netbeheerkosten, Capaciteitstarief`,
  unit_rate: `prijs kwh/m3/energie, tarief kwh/m3, leveringstarief, energieprijs
    = Leveringstarief, Prijs per kWh, Tarief per kWh, Prijs per m³, Energieprijs, Kale energieprijs`,
  supplier_energy: `energieleverancier, leverancier energie/stroom/gas/water, netbeheerder
    = Leverancier, Energieleverancier, Netbeheerder, Uw leverancier, Distributienetbeheerder`,
  bill_number: `rekeningnummer factuur nota, notanummer, nota nummer
    = Notanummer, Nota nr., Factuurnummer, Rekening nr.`,
  phone_line: `mobiel nummer abonnement, lijnnummer, aansluiting telefoon, oproepnummer
    = Mobiel nummer, Telefoonnummer, 06-nummer, Oproepnummer, Aansluiting, Lijn`,
  subscriber: `abonnee (naam), contracthouder (naam), contractant (naam), naam abonnee
    = Abonnee, Contractant, Contracthouder, Klantnaam, Titularis`,
  data_usage: `dataverbruik, mobiel internet verbruik, internetverbruik
    = Dataverbruik, Data, Mobiel internet, Internetverbruik, Datategoed`,
  call_charges: `gesprekskosten, belkosten, kosten gesprekken/bellen, verbruikskosten telefoon
    = Gesprekskosten, Belkosten, Verbruikskosten, Gesprekken, Bellen`,
  monthly_charge: `abonnementskosten, maandelijkse kosten/bijdrage, abonnement kosten, kosten maand, abonnementsgeld, contributie
    = Abonnementskosten, Abonnement, Maandelijkse kosten, Vaste maandkosten, Abonnementsgeld, Contributie`,
  imei: `imei, imei nummer = IMEI, IMEI-nummer`,
  policy_number: `polisnummer, polis nummer = Polisnummer, Polisnr., Polis nr.`,
  policyholder: `verzekeringnemer (naam), verzekerde (naam)
    = Verzekeringnemer, Verzekerde, Verzekeringsnemer`,
  insurer: `verzekeraar, verzekeringsmaatschappij = Verzekeraar, Maatschappij, Verzekeringsmaatschappij`,
  premium: `premie, jaarpremie, totale premie = Premie, Totale premie, Jaarpremie, Maandpremie`,
  sum_insured: `verzekerd bedrag, verzekerde som, verzekerd kapitaal, dekking bedrag
    = Verzekerd bedrag, Verzekerde som, Verzekerd kapitaal, Maximale vergoeding, Verzekerde waarde`,
  deductible: `eigen risico, franchise, vrijstelling, bedrag eigen risico
    = Eigen risico, Vrijstelling, Franchise, Eigen risico per gebeurtenis`,
  policy_period: `verzekeringsperiode, looptijd verzekering/polis, verzekeringsduur, duur verzekering/polis
    = Verzekeringsperiode, Verzekerde periode, Looptijd, Contractduur, Verzekeringstermijn`,
  policy_start: `ingangsdatum/begindatum/begin verzekering/polis/dekking, verzekering/polis begin/datum, aanvangsdatum polis
    = Ingangsdatum, Ingangsdatum verzekering, Begindatum, Aanvangsdatum, Dekking vanaf`,
  policy_end: `einddatum/einde/vervaldatum verzekering/polis/dekking, verzekering/polis eindigt (datum), hoofdvervaldatum, contractvervaldatum
    = Einddatum, Contractvervaldatum, Hoofdvervaldatum, Einddatum verzekering, Vervaldag, Contracteinddatum`,
  policy_type: `soort verzekering/polis, type verzekering/polis/dekking, verzekeringsvorm, dekking
    = Soort verzekering, Verzekeringsvorm, Dekking, Type verzekering, Product, Waarborgen`,
  claim_number: `schadenummer = Schadenummer, Schadenr.`,
  claim_amount: `schadebedrag, bedrag schade/claim, geclaimd bedrag, schadevergoeding bedrag
    = Schadebedrag, Geclaimd bedrag, Schadevergoeding, Geschat schadebedrag, Uitgekeerd bedrag`,
  incident_date: `schadedatum, datum schade/ongeval/incident/gebeurtenis, ongevalsdatum, ongeval/schade gebeurd datum
    = Schadedatum, Datum schade, Datum ongeval, Datum van het ongeval, Datum voorval, Datum gebeurtenis, Pleegdatum?`,
  incident_place: `plaats schade/ongeval/incident/gebeurtenis, ongeval gebeurd plaats, locatie ongeval/incident
    = Plaats ongeval, Plaats van het ongeval, Plaats schade, Locatie incident, Plaats voorval, Pleegplaats?`,
  incident_description: `omschrijving/toedracht/oorzaak schade/ongeval/incident, toedracht, schadeoorzaak
    = Toedracht, Omschrijving schade, Oorzaak schade, Toedracht van het ongeval, Omschrijving voorval, Schadeoorzaak`,
  adjuster: `schade expert, schade-expert, expert (naam), schadebehandelaar (naam), dossierbeheerder (naam)
    = Schade-expert, Expert, Schadebehandelaar, Dossierbeheerder, Behandelaar`,
  plate_number: `kenteken, nummerplaat = Kenteken, Nummerplaat`,
  vin: `chassisnummer, voertuigidentificatienummer = Chassisnummer, Voertuigidentificatienummer, VIN`,
  vehicle_make: `merk (voertuig), voertuig = Merk, Merk en type, Voertuig`,
  vehicle_model: `model voertuig, type voertuig, handelsbenaming
    = Model, Type, Handelsbenaming, Merk/type, Uitvoering`,
  vehicle_year: `bouwjaar voertuig/auto, jaar voertuig = Bouwjaar, Modeljaar, Jaar`,
  first_registration: `datum eerste toelating/inschrijving/registratie, eerste toelating, eerste inschrijving
    = Datum eerste toelating, Eerste toelating, Datum eerste inschrijving, Eerste inschrijving, Datum 1e toelating, DET`,
  odometer: `kilometerstand, tellerstand, km stand, kilometers voertuig
    = Kilometerstand, Tellerstand, Km-stand, KM stand, Kilometers`,
  engine_number: `motornummer = Motornummer, Motor nr.`,
  fuel_type: `brandstof (soort), brandstofsoort = Brandstof, Brandstofsoort`,
  vehicle_colour: `kleur (voertuig) = Kleur, Kleur voertuig`,
  vehicle_owner: `eigenaar voertuig (naam), kentekenhouder (naam), tenaamgestelde (naam), titularis kentekenbewijs
    = Kentekenhouder, Eigenaar, Tenaamgestelde, Titularis, Eigenaar voertuig`,
  booking_reference: `boekingsnummer, reserveringsnummer, boekingscode, reservering nummer
    = Boekingsnummer, Reserveringsnummer, Boekingscode, Reservering?, Boeking?`,
  passenger: `passagier (naam), reiziger (naam) = Passagier, Naam passagier, Reiziger`,
  ticket_number: `ticketnummer, kaartnummer ticket, nummer ticket/vervoerbewijs, eticket nummer
    = Ticketnummer, Ticketnr., E-ticketnummer, Ticket, Kaartje?`,
  flight_number: `vluchtnummer, treinnummer = Vluchtnummer, Vluchtnr., Vlucht, Trein`,
  airline: `luchtvaartmaatschappij, vliegmaatschappij, uitgevoerd vlucht
    = Luchtvaartmaatschappij, Maatschappij, Uitgevoerd door, Vervoerder`,
  departure_place: `vertrek (plaats/station/luchthaven), vertrekplaats = Vertrek, Van, Vertrekplaats`,
  arrival_place: `aankomst (plaats/station/luchthaven), bestemming = Bestemming, Aankomst, Naar`,
  departure_date: `vertrekdatum, reisdatum, datum vertrek = Vertrekdatum, Reisdatum, Heenreis, Datum?`,
  departure_time: `vertrektijd, tijd vertrek = Vertrektijd, Vertrek`,
  arrival_time: `aankomsttijd, tijd aankomst = Aankomsttijd, Aankomst`,
  arrival_date: `aankomstdatum reis/vlucht, datum aankomst vlucht/trein = Aankomstdatum, Aankomst`,
  return_date: `retourdatum, datum terugreis/retour, terugreis, terugvlucht
    = Terugreis, Retour, Retourdatum, Terugvlucht, Datum terugreis`,
  seat: `stoel (nummer), zitplaats = Stoel, Zitplaats, Stoelnummer, Plaats?`,
  boarding_time: `instaptijd, boarding (tijd), tijd instappen/boarding
    = Instaptijd, Boarding, Boardingtijd, Instappen`,
  gate: `gate, uitgang vliegveld = Gate, Uitgang`,
  platform: `spoor, perron, rijtuig, wagon = Spoor, Perron, Rijtuig, Wagon`,
  travel_class: `klas reis/trein/vlucht, klasse, reisklasse, klasse vlucht/trein
    = Klasse, Klas, Reisklasse, Boekingsklasse`,
  baggage: `bagage (toegestaan), ruimbagage, handbagage = Bagage, Ruimbagage, Handbagage, Toegestane bagage`,
  fare: `ticketprijs, reissom, prijs ticket/reis/vlucht/kaartje, vervoersprijs
    = Reissom, Ticketprijs, Prijs, Tarief, Totale reissom, Kaartprijs`,
  hotel: `hotel (naam), accommodatie (naam), naam hotel/accommodatie, verblijf naam
    = Hotel, Accommodatie, Naam hotel, Hotelnaam, Verblijf`,
  guest: `gast (naam) = Gast, Naam gast`,
  guest_count: `aantal gasten/personen/volwassenen/reizigers/passagiers
    = Aantal personen, Aantal gasten, Personen, Gasten, Volwassenen, Aantal reizigers`,
  check_in: `aankomstdatum, datum aankomst = Aankomstdatum, Aankomst, Inchecken, Check-in`,
  check_out: `vertrekdatum hotel = Vertrekdatum, Vertrek, Uitchecken, Check-out`,
  nights: `aantal nachten/overnachtingen, nachten = Aantal nachten, Nachten, Overnachtingen`,
  room_type: `kamertype, type/soort kamer = Kamertype, Type kamer, Kamer, Kamersoort`,
  room_number: `kamernummer, nummer kamer, kamer (nummer) = Kamernummer, Kamer nr., Kamernr., Kamer`,
  room_rate: `kamerprijs, prijs nacht/kamer/overnachting, kamertarief, prijs per nacht
    = Kamerprijs, Prijs per nacht, Kamertarief, Prijs per kamer, Overnachting?`,
  cancellation: `annulering (gratis/voorwaarden/datum), annuleringsvoorwaarden, annuleren tot, gratis annuleren, annuleringsbeleid
    = Annuleringsvoorwaarden, Gratis annuleren tot, Annulering, Annuleren, Annuleringsbeleid`,
  event_name: `evenement (naam), voorstelling, concert, naam/titel evenement/voorstelling/concert, show
    = Evenement, Voorstelling, Concert, Titel, Naam evenement, Film?`,
  event_date: `datum evenement/voorstelling/concert/show
    = Datum evenement, Datum voorstelling, Datum en tijd, Datum?`,
  event_time: `aanvangstijd evenement/voorstelling/concert, tijd evenement/voorstelling/concert
    = Aanvang, Aanvangstijd, Tijd, Start`,
  venue: `locatie (evenement/voorstelling/concert), plaats evenement/voorstelling/concert, zaal evenement
    = Locatie, Zaal, Plaats, Theater, Adres locatie`,
  row: `rij, vak tribune, rij stoel, blok = Rij, Vak, Blok, Rang, Ring`,
  doors_open: `deuren open, zaal open, opening deuren, open tijd deuren
    = Deuren open, Zaal open, Deuren, Opening deuren`,
  rental_pickup: `ophalen auto/huurauto, ophaaldatum, ophaallocatie, datum/plaats/tijd ophalen (auto), begin huur auto
    = Ophalen, Ophaaldatum, Ophaallocatie, Afhalen, Begin huurperiode, Ophaalmoment`,
  rental_return: `inleveren auto/huurauto, inleverdatum auto, inleverlocatie, datum/plaats/tijd inleveren (auto), terugbrengen auto
    = Inleveren, Inleverdatum, Inleverlocatie, Terugbrengen, Einde huurperiode, Retourlocatie`,
};
