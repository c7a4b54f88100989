/** Advertising orders, registrations, forms of authorities, courts: Swedish. */
export const advertisingAndForms = {
  advertiser: `annonsör, annonsörens namn, annonserande = Annonsör, Annonsörens namn, Kund?`,
  agency: `byrå, reklambyrå, mediebyrå = Byrå, Reklambyrå, Mediebyrå`,
  advertised_product: `kampanj, annonserad produkt, kampanjnamn, varumärke
    = Kampanj, Produkt, Kampanjnamn, Varumärke`,
  ad_contract_number: `avtalsnummer, kontraktsnummer, avtal nummer
    = Avtalsnummer, Avtalsnr, Kontraktsnummer, Kontraktsnr, Avtal?`,
  station: `kanal, tidning, station radio = Kanal, Tidning, Station`,
  flight_dates: `kampanjperiod, period kampanj, införingsdatum = Kampanjperiod, Period, Införingsdatum`,
  flight_start: `kampanjstart, start kampanj = Kampanjstart, Startdatum`,
  flight_end: `kampanjslut, slut kampanj = Kampanjslut, Slutdatum`,
  gross_amount: `bruttobelopp, ordervärde, avtalsvärde, kontraktssumma, belopp order
    = Bruttobelopp, Ordervärde, Kontraktssumma, Avtalsvärde, Ordersumma`,
  net_amount_order: `nettobelopp order, netto order = Nettobelopp, Netto`,
  agency_commission: `provision (byrå), byråprovision, mäklararvode
    = Provision, Byråprovision, Arvode, Mäklararvode`,
  account_executive: `säljare kontakt, kundansvarig (namn), säljkontakt (namn)
    = Kundansvarig, Säljare, Er säljare`,
  spots: `antal spottar/införingar/visningar = Antal införingar, Antal visningar`,
  revision: `version, utgåva, revision, versionsnummer = Version, Utgåva, Revision, Rev., Ver.`,
  billing_cycle: `faktureringsintervall, betalningsintervall, aviseringsperiod, betalningstermin
    = Faktureringsintervall, Betalningsintervall, Betalningstermin, Betalas`,
  registration_number: `registreringsnummer = Registreringsnummer, Reg.nr, Regnr`,
  registration_date: `registreringsdatum, datum registrering, registrerad (datum)
    = Registreringsdatum, Registrerad, Registrerat, Reg.datum`,
  registrant: `registrerad innehavare, registrerat företag = Innehavare, Företagsnamn, Registrerad ägare`,
  registrant_address: `säte, registrerad adress, styrelsens säte = Säte, Styrelsens säte, Registrerad adress`,
  applicant: `sökande (namn), sökande namn, sökandens namn = Sökande, Sökandens namn, Namn?`,
  applicant_address: `sökandens adress, adress sökande = Sökandens adress, Adress sökande, Adress?`,
  application_date: `ansökningsdatum, datum ansökan, ansökan inlämnad datum
    = Ansökningsdatum, Datum för ansökan, Ansökan inkom, Ansökan daterad, Datum?`,
  application_number: `ansökningsnummer, ansökan nummer = Ansökningsnummer, Ansökan nr, Ansökningsnr`,
  form_number: `blankettnummer, blankett (nummer), formulär nummer = Blankett, Blankettnr, SKV, Formulär`,
  signer: `undertecknare (namn), undertecknad (namn), namn undertecknare, underskrift namn
    = Namnförtydligande, Undertecknare, Undertecknad, Underskrift?, Namn?`,
  signer_title: `undertecknarens titel/befattning, befattning undertecknare, titel undertecknare
    = Befattning, Titel, Funktion, Ställning`,
  signature_date: `datum underskrift, underskriftsdatum = Datum för underskrift, Ort och datum?, Datum?`,
  filing_number: `aktnummer, akt nummer = Aktnummer, Akt nr, Aktbilaga, Dnr`,
  received_date: `ankomstdatum dokument, inkom datum, mottaget (datum), datum mottagande, inkommet datum
    = Inkom, Ankom, Ankomstdatum, Mottaget, Mottagen den, Inkommen, Inkom den`,
  period_from: `period från, period start = Period från, Fr.o.m., Från och med, Från`,
  period_to: `period till, period slut = Period till, T.o.m., Till och med, Till`,
  purpose: `ändamål, syfte (resa/ansökan), skäl, anledning (resa/besök/ansökan)
    = Ändamål, Syfte, Skäl, Anledning, Resans ändamål, Anledning till ansökan`,
  witness: `vittne (namn), vittnen (namn), bevittnas (namn)
    = Vittne, Vittnen, Bevittnas, Bevittnas av, Vittnets namn`,
  notary: `notarius publicus, notarie (namn) = Notarius publicus, Notarius Publicus`,
  license_number: `tillståndsnummer, licensnummer, tillstånd (nummer), licens
    = Tillståndsnummer, Tillstånd nr, Licensnummer, Licensnr`,
  authority: `myndighet, utfärdande myndighet, utfärdad myndighet
    = Myndighet, Utfärdande myndighet, Utfärdad av, Utfärdat av`,
  case_number: `målnummer, ärendets nummer, domstolens nummer, aktbilaga nummer mål
    = Målnummer, Mål nr, Målnr, Mål, Ärendenummer, Diarienr`,
  court: `domstol, tingsrätt = Domstol, Tingsrätt, Tingsrätten, Hovrätt, Förvaltningsrätten, TINGSRÄTT`,
  plaintiff: `kärande (namn), målsägande (namn), käranden (namn), sökande mål
    = Kärande, Käranden, Målsägande, Målsäganden, Sökande?, Klagande`,
  defendant: `svarande (namn), tilltalad (namn), svaranden (namn), motpart (namn)
    = Svarande, Svaranden, Tilltalad, Motpart, Gäldenär`,
  judge: `domare (namn), rådman (namn), lagman (namn) = Domare, Rådman, Rådmannen, Lagman, Ordförande?`,
  hearing_date: `förhandlingsdatum, datum förhandling/huvudförhandling, huvudförhandling (datum)
    = Huvudförhandling, Förhandling, Datum för förhandling, Förhandlingsdag`,
  attorney: `advokat (namn), ombud (namn), försvarare (namn), juridiskt biträde
    = Ombud, Advokat, Offentlig försvarare, Försvarare, Målsägandebiträde, Ombud och biträde`,
  judgment_amount: `kapitalbelopp, yrkat belopp, belopp fordran, utdömt belopp
    = Kapitalbelopp, Yrkat belopp, Fordran, Huvudfordran, Utdömt belopp`,
  offense: `brott, överträdelse, brottsrubricering, förseelse
    = Brott, Brottsrubricering, Överträdelse, Förseelse, Gärning, Gärningsbeskrivning`,
};
