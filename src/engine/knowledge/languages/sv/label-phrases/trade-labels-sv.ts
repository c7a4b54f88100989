/** Invoices, orders, deliveries, customs and goods: Swedish. */
export const trade = {
  invoice_number: `fakturanummer, faktura nummer, fakturan nummer
    = Fakturanummer, Fakturanr, Faktura nr, Fakt.nr, Faktura?, Nummer?`,
  invoice_date: `fakturadatum, datum faktura/fakturan = Fakturadatum, Fakt.datum, Datum?`,
  issue_date: `utfärdandedatum, utfärdad, utfärdat, datum utfärdande
    = Utfärdandedatum, Utfärdat, Utfärdad den, Utställd, Datum?`,
  document_date: `datum = Datum, Dokumentdatum`,
  document_number: `dokumentnummer, dokument nummer = Dokumentnummer, Dokumentnr, Dok.nr, Nummer?`,
  due_date: `förfallodatum, förfallodag, betalas senast, sista betalningsdag, datum förfaller, betala senast datum, betalas senast datum, fakturan förfaller datum
    = Förfallodatum, Förfallodag, Betalas senast, Att betala senast, Oss tillhanda senast, Sista betalningsdag, Betalningsdatum senast, Betala senast, Förf.datum, Förfaller`,
  order_number: `ordernummer, beställningsnummer, order nummer, inköpsordernummer
    = Ordernummer, Ordernr, Beställningsnummer, Beställningsnr, Er order, Order?`,
  order_date: `orderdatum, beställningsdatum = Orderdatum, Beställningsdatum, Datum?`,
  quote_number: `offertnummer, offert nummer = Offertnummer, Offertnr, Offert nr, Offert?`,
  quote_date: `offertdatum, datum offert = Offertdatum, Datum för offert, Datum?`,
  valid_until: `giltig till, giltig tom, giltighetstid, giltig
    = Giltig till, Giltig t.o.m., Giltig tom, Giltighetstid, Utgångsdatum`,
  valid_from: `giltig från, giltig fr.o.m, giltig start, gäller från
    = Giltig från, Giltig fr.o.m., Gäller från, Gäller fr.o.m., Från?`,
  delivery_note_number: `följesedelsnummer, följesedel nummer, fraktsedelsnummer
    = Följesedelsnummer, Följesedel nr, Följesedelsnr, Fraktsedelsnummer`,
  delivery_date: `leveransdatum, leveransdag = Leveransdatum, Leveransdag, Levererat`,
  ship_date: `skickat datum, avsändningsdatum, utleveransdatum, datum avsändning/skickat, lastningsdatum
    = Avsändningsdatum, Utleveransdatum, Skickat, Skickad, Lastningsdatum, Avsänt`,
  ship_via: `leveranssätt, transportsätt, fraktsätt, leveransmetod, fraktalternativ
    = Leveranssätt, Transportsätt, Fraktsätt, Leveransmetod, Fraktalternativ`,
  carrier: `transportör, fraktförare, speditör, fraktbolag
    = Transportör, Fraktförare, Speditör, Fraktbolag, Budfirma`,
  tracking_number: `kollinummer, spårningsnummer, sändningsnummer, kolli id, spårnings id, försändelse nummer
    = Kollinummer, Spårningsnummer, Sändningsnummer, Kolli-ID, Försändelse-ID, Sändnings-ID, Paketnummer`,
  bill_of_lading_number: `konossement (nummer), konossementnummer, cmr nummer, fraktsedel nummer
    = Konossement nr, B/L nr, CMR nr, Fraktsedel nr, AWB nr`,
  shipper: `avsändare gods, exportör = Avsändare, Exportör`,
  consignee: `mottagare gods, importör namn = Mottagare, Godsmottagare, Importör`,
  notify_party: `notify, underrättas part = Notify party, Notify, Underrättas`,
  ship_to: `leveransadress = Leveransadress, Leverans till, Godsmottagare`,
  bill_to: `fakturaadress, adress faktura = Fakturaadress, Faktureras till, Fakturamottagare`,
  port_of_loading: `lastningshamn, avgångshamn, lastningsplats, lastningsort
    = Lastningshamn, Avgångshamn, Lastningsort, Lastningsplats`,
  port_of_discharge: `lossningshamn, ankomsthamn, lossningsplats, lossningsort
    = Lossningshamn, Lossningsort, Lossningsplats, Ankomsthamn`,
  vessel: `fartyg, fartygets namn = Fartyg, Fartygets namn, Fartyg/resa`,
  container_number: `containernummer, container (nummer), plombnummer
    = Containernummer, Container nr, Containernr, Plombnr`,
  country_of_origin: `ursprungsland, land ursprung, ursprung vara
    = Ursprungsland, Varans ursprungsland, Ursprung, Tillverkningsland, Tillverkad i`,
  country_of_destination: `destinationsland, bestämmelseland, mottagarland
    = Destinationsland, Bestämmelseland, Mottagarland`,
  incoterms: `leveransvillkor, incoterms = Leveransvillkor, Lev.villkor, Incoterms`,
  hs_code: `varukod, tulltaxenummer, statistiskt nummer, hs kod, statistiknummer, kn nummer
    = Varukod, Tulltaxenummer, Statistiskt nummer, Statnr, Stat.nr, KN-nr, HS-kod`,
  customs_value: `tullvärde, deklarerat värde, varuvärde tull
    = Tullvärde, Deklarerat värde, Varuvärde, Statistiskt värde?`,
  declaration_number: `tull id, mrn, deklarationsnummer, ärendenummer tull
    = Tull-ID, MRN, Tullid, Deklarationsnummer`,
  gross_weight: `bruttovikt, vikt = Bruttovikt, Vikt brutto, Totalvikt, Vikt?`,
  net_weight: `nettovikt = Nettovikt, Vikt netto`,
  packages: `antal kolli, kolli = Antal kolli, Kolli`,
  goods: `gods, varubeskrivning, godsslag, varor beskrivning, varuslag
    = Varubeskrivning, Godsslag, Godsbeskrivning, Varuslag, Gods, Innehåll?`,
  freight: `frakt, fraktkostnad, fraktavgift, leveransavgift, kostnad frakt
    = Frakt, Fraktkostnad, Fraktavgift, Porto, Leveransavgift, Transportkostnad, Expeditionsavgift?`,
  seller: `säljare/säljarens, säljare/säljarens namn, leverantör, leverantörens namn
    = Säljare, Leverantör, Säljarens namn, Leverantörens namn`,
  buyer: `köpare/köparens, köpare/köparens namn, kund/kundens, kund/kundens namn
    = Köpare, Kund, Kundens namn, Kundnamn`,
  customer_number: `kundnummer, kund nummer = Kundnummer, Kundnr, Kund nr`,
  supplier_number: `leverantörsnummer = Leverantörsnummer, Leverantörsnr, Lev.nr`,
  payment_terms: `betalningsvillkor = Betalningsvillkor, Bet.villkor`,
  quantity: `antal, kvantitet = Antal, Kvantitet`,
  unit_price: `styckpris, enhetspris, pris styck = À-pris, Styckpris, Enhetspris, Pris/st, Pris?`,
  item_description: `benämning, artikelbeskrivning, beskrivning (artikel/artikel/tjänst), produkt, artikel, produktnamn
    = Benämning, Beskrivning, Artikelbenämning, Produkt, Artikel, Vara, Specifikation?, Text?`,
  item_number: `artikelnummer, produktnummer, artikel nummer, artikelkod
    = Artikelnummer, Artikelnr, Art.nr, Artnr, Produktnummer, Produktnr`,
  serial_number: `serienummer = Serienummer, Serienr`,
  model: `modell, modellnummer, modellbeteckning, typ apparat = Modell, Modellbeteckning, Modellnr, Typ?`,
  batch_number: `batchnummer, partinummer, lotnummer, tillverkningssats
    = Batchnummer, Batchnr, Partinummer, Batch, Lot, Sats`,
  your_reference: `erreferens, kundens referens, köparens referens, ermärkning
    = Er referens, Er ref, Er märkning, Kundens referens, Ert referensnummer, Märkning?`,
  our_reference: `vårreferens, säljarens referens = Vår referens, Vår ref, Vår kontakt, Handläggare?`,
  reference_number: `referens, referensnummer, diarienummer, ärendenummer
    = Referensnummer, Referens, Diarienummer, Dnr, Ärendenummer, Vår referens?, Er referens?`,
};
