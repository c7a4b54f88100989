/** Invoices, orders, deliveries, customs and goods: Dutch. */
export const trade = {
  invoice_number: `factuurnummer, factuur nummer
    = Factuurnummer, Factuurnr., Factuur nr., Fact. nr., Factuur?, Nummer?`,
  invoice_date: `factuurdatum, datum factuur = Factuurdatum, Datum factuur, Datum?`,
  issue_date: `datum afgifte/uitgifte, afgiftedatum, uitgiftedatum, afgegeven
    = Datum van afgifte, Afgiftedatum, Datum van uitgifte, Afgegeven op, Datum?`,
  document_date: `datum, datum document = Datum, Documentdatum`,
  document_number: `documentnummer, document nummer
    = Documentnummer, Document nr., Documentnr., Stuknummer, Nummer?`,
  due_date: `vervaldatum, betaaltermijn, betalen tot, uiterste betaaldatum, vervaldag, datum verval, betaaldatum uiterste, factuur betaald vóór datum, datum uiterste betaling, vervaldatum factuur, betalen vóór datum
    = Vervaldatum, Vervaldag, Te betalen voor, Uiterste betaaldatum, Betalen vóór, Betaaltermijn, Uiterste betaaldag, Te voldoen voor, Betalen voor`,
  order_number: `ordernummer, bestelnummer, order nummer, bestelling nummer, inkoopordernummer
    = Ordernummer, Bestelnummer, Ordernr., Bestelnr., Inkoopordernummer, Order?, Bestelling?`,
  order_date: `orderdatum, besteldatum, datum bestelling/order
    = Orderdatum, Besteldatum, Datum bestelling, Datum?`,
  quote_number: `offertenummer, offerte nummer = Offertenummer, Offertenr., Offerte nr., Offerte?`,
  quote_date: `offertedatum, datum offerte = Offertedatum, Datum offerte, Datum?`,
  valid_until: `geldig tot, geldigheid, vervaldatum geldigheid, geldigheidsdatum
    = Geldig tot, Geldig t/m, Geldigheidsdatum, Geldigheid, Verloopt op`,
  valid_from: `geldig vanaf, ingangsdatum geldigheid, geldig datum
    = Geldig vanaf, Geldig van, Ingangsdatum, Met ingang van, Vanaf?`,
  delivery_note_number: `pakbonnummer, leverbonnummer, vrachtbriefnummer, pakbon
    = Pakbonnummer, Pakbonnr., Leverbonnummer, Vrachtbriefnummer, Pakbon?`,
  delivery_date: `leverdatum, leveringsdatum, datum levering, bezorgdatum
    = Leverdatum, Leveringsdatum, Datum levering, Bezorgdatum, Geleverd op`,
  ship_date: `verzenddatum, datum verzending/verzonden, verzonden datum, laaddatum
    = Verzenddatum, Datum verzending, Verzonden op, Laaddatum, Verzendingsdatum`,
  ship_via: `verzendwijze, verzendmethode, leveringswijze, wijze verzending/levering, transportmiddel
    = Verzendwijze, Verzendmethode, Leveringswijze, Wijze van verzending, Bezorgmethode, Vervoermiddel`,
  carrier: `vervoerder (naam), transporteur (naam), koerier, expediteur, transportbedrijf
    = Vervoerder, Transporteur, Koerier, Expediteur, Bezorgdienst, Naam vervoerder`,
  tracking_number: `trackingnummer, zendingnummer, track trace (code/nummer), pakketnummer, volgnummer zending, barcode zending
    = Track & Trace, Track & trace-code, Zendingnummer, Trackingnummer, Zendingsnummer, Pakketnummer, Barcode?`,
  bill_of_lading_number: `cognossement (nummer), cmr nummer, vrachtbrief nummer, bl nummer
    = Cognossement nr., B/L nr., CMR nr., CMR-nummer, AWB nr.`,
  shipper: `afzender (naam), verzender, exporteur = Afzender, Verzender, Exporteur`,
  consignee: `geadresseerde goederen, importeur, ontvanger goederen = Geadresseerde, Ontvanger, Importeur`,
  notify_party: `notify party, te verwittigen partij, kennisgeving partij
    = Notify party, Notify, Te verwittigen`,
  ship_to: `afleveradres, bezorgadres, leveringsadres, verzendadres
    = Afleveradres, Leveradres, Bezorgadres, Leveringsadres, Verzendadres`,
  bill_to: `factuuradres, facturatieadres = Factuuradres, Facturatieadres, Factureren aan`,
  port_of_loading: `laadhaven, haven lading/vertrek, laadplaats
    = Laadhaven, Laadplaats, Haven van lading, Laadadres`,
  port_of_discharge: `loshaven, haven lossing/aankomst, losplaats
    = Loshaven, Losplaats, Haven van lossing, Losadres`,
  vessel: `schip (naam), vaartuig, zeeschip = Schip, Naam schip, Vaartuig, Vessel`,
  container_number: `containernummer, container (nummer), zegelnummer
    = Containernummer, Containernr., Container, Zegelnummer`,
  country_of_origin: `land herkomst/oorsprong, oorsprong (goederen), herkomst
    = Land van oorsprong, Land van herkomst, Oorsprong, Herkomst, Geproduceerd in`,
  country_of_destination: `land bestemming, bestemmingsland = Land van bestemming, Bestemmingsland`,
  incoterms: `incoterms, leveringsvoorwaarden, leveringsconditie, leveringscondities
    = Leveringsvoorwaarden, Incoterms, Leveringsconditie, Leveringscondities`,
  hs_code: `goederencode, hs code, taric code, douanecode, intrastat code
    = Goederencode, HS-code, GN-code, Taric-code, Statistieknummer, Douanetariefnr.`,
  customs_value: `douanewaarde, aangegeven waarde
    = Douanewaarde, Aangegeven waarde, Waarde voor douane, Statistische waarde?`,
  declaration_number: `aangiftenummer, nummer aangifte, mrn
    = MRN, Aangiftenummer, Aangifte nr., Nummer aangifte`,
  gross_weight: `brutogewicht, gewicht (bruto) = Brutogewicht, Bruto gewicht, Totaal gewicht, Gewicht?`,
  net_weight: `nettogewicht, gewicht netto = Nettogewicht, Netto gewicht`,
  packages: `aantal colli/pakketten, colli = Aantal colli, Colli, Aantal pakketten`,
  goods: `goederen, goederenomschrijving, omschrijving/aard goederen, lading
    = Omschrijving goederen, Omschrijving van de goederen, Aard van de goederen, Goederen, Goederenomschrijving, Lading`,
  freight: `verzendkosten, vrachtkosten, transportkosten, bezorgkosten, leveringskosten, kosten verzending/bezorging/transport
    = Verzendkosten, Vrachtkosten, Transportkosten, Bezorgkosten, Porto, Leveringskosten, Vracht`,
  seller: `verkoper (naam), leverancier (naam) = Verkoper, Leverancier, Naam leverancier`,
  buyer: `koper (naam), klant (naam), afnemer = Koper, Klant, Klantnaam, Afnemer`,
  customer_number: `klantnummer, debiteurnummer, klant nummer, klantcode
    = Klantnummer, Klantnr., Debiteurnummer, Debiteurennummer, Relatienummer`,
  supplier_number: `leveranciersnummer, crediteurnummer, leverancierscode
    = Leveranciersnummer, Leveranciersnr., Crediteurnummer, Leverancierscode`,
  payment_terms: `betalingsvoorwaarden, betalingscondities
    = Betalingsvoorwaarden, Betalingsconditie, Betaling?`,
  quantity: `hoeveelheid, aantal = Aantal, Hoeveelheid`,
  unit_price: `stukprijs, eenheidsprijs, prijs stuk/eenheid/per
    = Stukprijs, Eenheidsprijs, Prijs per stuk, Prijs?`,
  item_description: `omschrijving, omschrijving/naam artikel/product/dienst, productnaam, artikel, product, beschrijving
    = Omschrijving, Artikelomschrijving, Productomschrijving, Beschrijving, Artikel, Product, Benaming`,
  item_number: `artikelnummer, artikelcode, productnummer, productcode, artikel nummer
    = Artikelnummer, Artikelnr., Art.nr., Artikelcode, Productcode, Art. nr., Code?`,
  serial_number: `serienummer = Serienummer, Serienr.`,
  model: `model (apparaat), typenummer, modelnummer, type apparaat
    = Model, Modelnummer, Typenummer, Type, Merk/model, Type/model`,
  batch_number: `batchnummer, lotnummer, partijnummer, chargenummer, lot nummer
    = Lotnummer, Batchnummer, Partijnummer, Chargenummer, Lot, Partij`,
  your_reference: `uwreferentie, uwkenmerk, referentie klant, klantreferentie
    = Uw referentie, Uw kenmerk, Uw ref., Klantreferentie, Uw ordernummer?`,
  our_reference: `onskenmerk, onzereferentie = Ons kenmerk, Onze referentie, Onze ref., Kenmerk?`,
  reference_number: `referentie (nummer), referentienummer, kenmerk, dossiernummer
    = Referentienummer, Referentie, Ons kenmerk, Kenmerk, Dossiernummer, Uw kenmerk?`,
};
