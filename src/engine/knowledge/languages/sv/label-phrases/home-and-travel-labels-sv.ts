/** Homes, utilities, insurance, vehicles, travel, hotels, events: Swedish. */
export const homeAndTravel = {
  landlord: `hyresvärd (namn), hyresvärd namn, hyresvärdens namn, uthyrare (namn), fastighetsägare (namn), uthyrare lägenhet
    = Hyresvärd, Hyresvärdens namn, Uthyrare, Fastighetsägare`,
  tenant: `hyresgäst (namn), hyresgäst namn, hyresgästens namn, hyrestagare (namn), bostadsrättshavare (namn)
    = Hyresgäst, Hyresgästens namn, Hyrestagare`,
  premises: `lägenhet (adress), bostad (adress), lokal
    = Lägenhetens adress, Bostadens adress, Lägenhet, Hyresobjekt, Fastighet`,
  rent: `hyra, månadshyra, hyra månad = Hyra per månad, Månadshyra, Hyra, Grundhyra, Årshyra`,
  security_deposit: `deposition = Deposition, Säkerhet?`,
  lease_start: `hyrestid start, avtal start, hyra start datum, kontraktstid från, avtalets startdatum, inflyttningsdatum, tillträdesdag hyra
    = Hyrestid från, Hyrestidens början, Tillträdesdag, Från och med, Fr.o.m., Inflyttning`,
  lease_end: `hyrestid slut, avtal slut (datum), hyra slut datum, kontraktstid till, avtalets slutdatum
    = Hyrestid till, Till och med, T.o.m., Avtalet upphör, Hyrestidens slut`,
  lease_term: `hyrestid, avtalstid, kontraktstid, avtalsperiod, bindningstid
    = Hyrestid, Avtalstid, Kontraktstid, Avtalsperiod, Bindningstid`,
  start_date: `startdatum, start datum, start = Startdatum, Börjar, Från och med, Fr.o.m., Från?`,
  end_date: `slutdatum, slut datum, slut = Slutdatum, Slutar, Till och med, T.o.m., Till?`,
  effective_date: `ikraftträdande, gäller från datum avtal, träder i kraft datum, ikraftträdandedatum
    = Ikraftträdande, Träder i kraft, Gäller fr.o.m., Gäller från och med`,
  agreement_date: `avtalsdatum, kontraktsdatum, datum avtal, avtal undertecknades datum, avtal ingått datum
    = Avtalsdatum, Kontraktsdatum, Datum för avtal, Avtalsdag, Datum?`,
  purchase_price: `köpeskilling, köpesumma, försäljningspris, utgångspris, inköpspris, pris bostad
    = Köpeskilling, Köpesumma, Utgångspris, Försäljningspris, Pris, Slutpris`,
  living_area: `boarea, bostadsarea, boyta, yta (bostad/lägenhet/totalt), kvadratmeter
    = Boarea, Bostadsarea, Boyta, Yta, Area, Biarea?`,
  lot_size: `tomtarea, tomtyta, tomt storlek = Tomtarea, Tomtyta, Tomtstorlek, Areal`,
  rooms: `antal rum, rum antal = Antal rum, Rum, Lägenhetsstorlek`,
  year_built: `byggår, byggnadsår, byggt år = Byggår, Byggnadsår, Nybyggnadsår, Värdeår?`,
  parcel_number: `fastighetsbeteckning, tomtnummer, lägenhetsnummer
    = Fastighetsbeteckning, Fastighet, Lägenhetsnummer, Lgh nr, Tomt nr`,
  agent: `mäklare (namn), fastighetsmäklare (namn), ansvarig mäklare, förmedlare (namn)
    = Fastighetsmäklare, Mäklare, Ansvarig mäklare, Förmedlare`,
  meter_number: `mätarnummer, mätare nummer = Mätarnummer, Mätarnr, Mätare nr`,
  meter_reading: `mätarställning, aktuell mätarställning
    = Mätarställning, Aktuell mätarställning, Ny mätarställning`,
  previous_reading: `föregående mätarställning, tidigare mätarställning
    = Föregående mätarställning, Tidigare mätarställning`,
  reading_date: `avläsningsdatum, avläsning datum, datum avläsning = Avläsningsdatum, Avläst, Avläsningsdag`,
  consumption: `förbrukning = Förbrukning, Total förbrukning, Förbrukning kWh`,
  billing_period: `faktureringsperiod, fakturaperiod, avräkningsperiod
    = Faktureringsperiod, Fakturaperiod, Period, Avser period`,
  supply_address: `anläggningsadress, förbrukningsadress, adress anläggning, leveransadress el
    = Anläggningsadress, Förbrukningsadress, Anläggningens adress, Adress uttagspunkt`,
  supply_number: `anläggnings id, anläggningsnummer, anläggning id/nummer, områdes id
    = Anläggnings-ID, Anl-ID, Anläggningsid, Anläggningsnummer, Anläggnings-id`,
  tariff: `tariff, avtalsform, elavtal typ, abonnemang namn, prisplan, avtalstyp
    = Tariff, Avtalsform, Avtalstyp, Abonnemang, Nättariff, Elavtal`,
  standing_charge: `fast avgift, grundavgift, abonnemangsavgift fast, månadsavgift fast
    = Fast avgift, Grundavgift, Abonnemangsavgift, Fast månadsavgift, Fast avgift elnät`,
  unit_rate: `elpris, pris kwh, rörligt pris, kostnad kwh, öre kwh
    = Elpris, Pris per kWh, Rörligt elpris, Öre/kWh, Rörlig kostnad, Elöverföring`,
  supplier_energy: `elleverantör, elhandelsföretag, elnätsföretag, nätägare, leverantör el
    = Elleverantör, Elnätsföretag, Nätägare, Elhandelsföretag, Leverantör?`,
  bill_number: `räkning nummer, avi nummer, avinummer = Avinummer, Avi nr, Fakturanummer`,
  phone_line: `abonnemangsnummer, mobilnummer abonnemang, telefonnummer abonnemang
    = Abonnemangsnummer, Telefonnummer, Mobilnummer, Abonnemang`,
  subscriber: `abonnent (namn), abonnentens namn, avtalsinnehavare (namn)
    = Abonnent, Abonnentens namn, Innehavare, Kund?`,
  data_usage: `datatrafik, surf, dataförbrukning, datamängd, använd data
    = Datatrafik, Surf, Dataförbrukning, Data, Datamängd`,
  call_charges: `samtal, samtalsavgifter, samtalskostnad
    = Samtal, Samtalsavgifter, Rörliga avgifter, Trafikavgifter`,
  monthly_charge: `månadsavgift, månadskostnad, abonnemangsavgift, kostnad månad, medlemsavgift
    = Månadsavgift, Månadskostnad, Abonnemangsavgift, Fasta avgifter, Medlemsavgift`,
  imei: `imei, imei nummer = IMEI, IMEI-nummer`,
  policy_number: `försäkringsnummer, försäkring nummer = Försäkringsnummer, Försäkringsnr`,
  policyholder: `försäkringstagare (namn), försäkrad (namn) = Försäkringstagare, Försäkrad`,
  insurer: `försäkringsgivare, försäkringsbolag = Försäkringsgivare, Försäkringsbolag`,
  premium: `premie, årspremie = Premie, Årspremie, Total premie`,
  sum_insured: `försäkringsbelopp, försäkrat belopp, ersättningsbelopp högsta
    = Försäkringsbelopp, Försäkrat belopp, Högsta ersättning, Försäkringssumma`,
  deductible: `självrisk = Självrisk`,
  policy_period: `försäkringsperiod, försäkringstid, period försäkring
    = Försäkringsperiod, Försäkringstid, Försäkringen gäller, Avtalsperiod`,
  policy_start: `försäkring start (datum), startdatum försäkring, begynnelsedag
    = Försäkringen gäller från, Startdatum, Begynnelsedag, Gäller fr.o.m., Försäkringsperiod från`,
  policy_end: `försäkring slut (datum), slutdatum försäkring, huvudförfallodag
    = Försäkringen gäller till, Huvudförfallodag, Slutdatum, Gäller t.o.m.`,
  policy_type: `försäkringstyp, typ försäkring, försäkringsform, omfattning försäkring
    = Försäkringstyp, Försäkringsform, Typ av försäkring, Försäkring, Omfattning`,
  claim_number: `skadenummer = Skadenummer, Skadenr`,
  claim_amount: `skadebelopp, belopp skada, ersättning skada, skadestånd, skadekostnad
    = Skadebelopp, Ersättning, Begärd ersättning, Skadestånd, Uppskattad skada, Skadekostnad`,
  incident_date: `skadedatum, skadedag, olycka datum, datum olycka/skada/händelse
    = Skadedatum, Skadedag, Olycksdatum, Datum för händelsen, Händelsedatum`,
  incident_place: `skadeplats, olycksplats, plats olycka/skada/händelse
    = Skadeplats, Olycksplats, Plats för händelsen, Var inträffade skadan`,
  incident_description: `händelseförlopp, beskrivning olycka/skada/händelse, skadebeskrivning, skadeorsak
    = Händelseförlopp, Skadebeskrivning, Beskrivning av händelsen, Skadeorsak, Händelse`,
  adjuster: `skadereglerare (namn), skadehandläggare (namn), besiktningsman skada
    = Skadereglerare, Skadehandläggare, Handläggare`,
  plate_number: `registreringsnummer fordon, fordon registreringsnummer, regnummer
    = Registreringsnummer, Reg.nr, Regnr`,
  vin: `chassinummer, identifieringsnummer fordon = Chassinummer, Identifieringsnummer`,
  vehicle_make: `fabrikat, bilmärke, fordon = Fabrikat, Bilmärke, Fordon, Märke`,
  vehicle_model: `bilmodell, modell fordon, handelsbeteckning, typ fordon
    = Handelsbeteckning, Modell, Bilmodell, Fordonstyp, Typ?`,
  vehicle_year: `årsmodell, fordonsår, tillverkningsår
    = Årsmodell, Fordonsår, Modellår, Tillverkningsår, Fordonsår/modellår`,
  first_registration: `första registrering, registrerad första gång datum, trafik första gång datum
    = Första registrering, Första gången i trafik, I trafik första gången, Första registreringsdatum`,
  odometer: `mätarställning fordon, mätarställning km, miltal, körsträcka fordon
    = Mätarställning, Miltal, Mätarställning km, Mätarst.`,
  engine_number: `motornummer = Motornummer, Motornr`,
  fuel_type: `drivmedel, bränsle, bränsletyp = Drivmedel, Bränsle, Bränsletyp`,
  vehicle_colour: `färg (fordon) = Färg, Fordonets färg`,
  vehicle_owner: `fordonsägare (namn), ägare fordon, registrerad ägare, fordonets ägare
    = Ägare, Registrerad ägare, Fordonsägare, Innehavare`,
  booking_reference: `bokningsnummer, bokningsreferens, bokning nummer
    = Bokningsnummer, Bokningsnr, Bokningsreferens, Bokningskod, Bokning?`,
  passenger: `passagerare (namn), resenär (namn), passagerare namn
    = Passagerare, Resenär, Passagerarens namn`,
  ticket_number: `biljettnummer, biljett (nummer) = Biljettnummer, Biljettnr, E-biljettnummer, Biljett nr`,
  flight_number: `flygnummer, flight, tågnummer = Flygnummer, Flight, Flygnr, Tåg`,
  airline: `flygbolag, flygbolagets namn = Flygbolag, Trafikeras av, Flyg med`,
  departure_place: `avreseort, plats avresa = Från, Avreseort, Avgångsort`,
  arrival_place: `destination, resmål, ankomstort = Till, Destination, Ankomstort, Resmål`,
  departure_date: `avresedatum, resdatum, avresa = Avresedatum, Resdatum, Utresa, Avresa`,
  departure_time: `avgångstid, avgång = Avgångstid, Avgång, Avg.`,
  arrival_time: `ankomsttid, ankomst = Ankomsttid, Ankomst, Ank.`,
  arrival_date: `ankomstdatum resa/flyg, datum ankomst = Ankomstdatum, Ankomstdag, Ankomst`,
  return_date: `återresa (datum), hemresa (datum), returdatum, datum återresa/hemresa
    = Återresa, Hemresa, Hemresedatum, Retur`,
  seat: `plats nummer, sittplats = Plats, Sittplats, Platsnummer, Stol`,
  boarding_time: `boarding (tid), ombordstigning tid = Boarding, Boardingtid, Ombordstigning`,
  gate: `gate nummer, utgång flyg = Gate, Utgång`,
  platform: `spår, perrong, vagn, vagnsnummer = Spår, Vagn, Perrong, Läge`,
  travel_class: `klass resa/tåg/flyg, reseklass, bokningsklass = Klass, Reseklass, Bokningsklass, Kupé`,
  baggage: `bagage, incheckat bagage, handbagage = Bagage, Incheckat bagage, Handbagage`,
  fare: `biljettpris, pris biljett/resa, resans pris = Biljettpris, Pris, Pris per person, Resans pris`,
  hotel: `hotell, hotellets namn, boende, logi = Hotell, Hotellets namn, Boende, Anläggning?, Logi`,
  guest: `gäst (namn), gäst namn = Gäst, Gästens namn`,
  guest_count: `antal gäster/personer/vuxna/resenärer
    = Antal gäster, Antal personer, Antal vuxna, Vuxna, Gäster, Personer`,
  check_in: `ankomstdatum, incheckning = Ankomstdatum, Ankomst, Incheckning`,
  check_out: `utcheckning, avresedag = Avresedag, Avresa, Utcheckning`,
  nights: `antal nätter, nätter = Antal nätter, Nätter`,
  room_type: `rumstyp, typ rum, rumskategori = Rumstyp, Rumskategori, Typ av rum`,
  room_number: `rumsnummer, rum nummer, rum = Rumsnummer, Rum nr, Rumsnr, Rum`,
  room_rate: `rumspris, pris natt/rum/dygn, pris per natt = Rumspris, Pris per natt, Pris per dygn, Logi?`,
  cancellation: `avbokning (gratis/datum), avbokningsregler, avbokningsvillkor, avboka senast
    = Avbokningsregler, Avbokningsvillkor, Avbokning, Fri avbokning till, Avbokas senast`,
  event_name: `evenemang, föreställning, konsert, evenemangets namn
    = Evenemang, Föreställning, Konsert, Titel, Film?`,
  event_date: `evenemang datum, datum evenemang/föreställning/konsert
    = Datum, Datum för evenemanget, Datum och tid, Föreställningsdatum`,
  event_time: `tid evenemang/föreställning/konsert = Tid, Starttid, Kl., Börjar`,
  venue: `arena, lokal evenemang, plats evenemang/föreställning/konsert, scen
    = Arena, Plats, Scen, Lokal, Evenemangsplats`,
  row: `rad, sektion, rad plats = Rad, Sektion, Sekt., Block, Bänk`,
  doors_open: `insläpp, dörrar öppnar, insläpp tid = Insläpp, Dörrarna öppnar, Insläpp från, Entré?`,
  rental_pickup: `upphämtning (datum/plats/tid), hämtning bil, hämtas bil (datum/plats/tid), hyra bil start
    = Upphämtning, Hämtning, Upphämtningsplats, Hämtas, Uthyrningsdatum`,
  rental_return: `återlämning (datum/plats/tid), inlämning bil, återlämnas bil (datum/plats/tid)
    = Återlämning, Återlämningsplats, Återlämnas, Inlämning, Returdatum`,
};
