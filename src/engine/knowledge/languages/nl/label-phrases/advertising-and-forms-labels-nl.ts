/** Advertising orders, registrations, forms of authorities, courts: Dutch. */
export const advertisingAndForms = {
  advertiser: `adverteerder (naam) = Adverteerder, Naam adverteerder, Klant?`,
  agency: `bureau (naam), reclamebureau, mediabureau, naam bureau = Bureau, Reclamebureau, Mediabureau`,
  advertised_product: `campagne (naam), geadverteerd product, campagnenaam, merk campagne
    = Campagne, Product, Merk, Campagnenaam`,
  ad_contract_number: `contractnummer, contract nummer, overeenkomst nummer
    = Contractnummer, Contractnr., Contract nr., Overeenkomstnummer, Contract?`,
  station: `zender (naam), radiozender, titel krant, naam zender = Zender, Titel, Kanaal`,
  flight_dates: `campagneperiode, periode campagne, plaatsingsdata
    = Campagneperiode, Periode, Plaatsingsdatum`,
  flight_start: `begin campagne, startdatum campagne = Start campagne, Begindatum campagne`,
  flight_end: `einde campagne, einddatum campagne = Einde campagne, Einddatum campagne`,
  gross_amount: `brutobedrag, bedrag bruto, bruto bedrag order/contract, orderbedrag, contractwaarde, opdrachtbedrag
    = Brutobedrag, Totaal bruto, Orderbedrag, Contractwaarde, Totaalbedrag order`,
  net_amount_order: `netto bedrag order/contract, nettobedrag order = Nettobedrag, Totaal netto`,
  agency_commission: `commissie (bureau), bureaucommissie, makelaarscommissie, provisie, courtage
    = Commissie, Bureaukorting, Provisie, Courtage, Bureaucommissie`,
  account_executive: `vertegenwoordiger (naam), accountmanager (naam), verkoper vertegenwoordiger
    = Accountmanager, Vertegenwoordiger, Uw accountmanager`,
  spots: `aantal spots/plaatsingen/uitzendingen = Aantal spots, Aantal plaatsingen, Spots`,
  revision: `versie (nummer), revisie (nummer), versienummer
    = Versie, Revisie, Versienummer, Rev., Versienr.`,
  billing_cycle: `facturatiefrequentie, betaalfrequentie, factuurfrequentie, betalingstermijn frequentie
    = Facturatiefrequentie, Betaalfrequentie, Betaaltermijn, Termijn`,
  registration_number: `registratienummer, inschrijvingsnummer, inschrijfnummer
    = Registratienummer, Inschrijvingsnummer, Registratienr., Inschrijfnummer`,
  registration_date: `registratiedatum, datum registratie/inschrijving, inschrijfdatum, inschrijvingsdatum
    = Registratiedatum, Datum registratie, Inschrijfdatum, Datum inschrijving, Ingeschreven op`,
  registrant: `ingeschrevene, geregistreerde (naam), naam ingeschrevene
    = Ingeschrevene, Naam geregistreerde, Statutaire naam`,
  registrant_address: `vestigingsadres, statutaire zetel, bezoekadres onderneming, maatschappelijke zetel
    = Vestigingsadres, Bezoekadres, Maatschappelijke zetel, Statutaire zetel, Zetel`,
  applicant: `aanvrager (naam), verzoeker (naam) = Aanvrager, Naam aanvrager, Verzoeker, Naam?`,
  applicant_address: `adres aanvrager, aanvrager adres = Adres aanvrager, Adres van de aanvrager, Adres?`,
  application_date: `aanvraagdatum, datum aanvraag/indiening, aanvraag ingediend datum
    = Aanvraagdatum, Datum aanvraag, Datum indiening, Ingediend op, Datum?`,
  application_number: `aanvraagnummer, nummer aanvraag = Aanvraagnummer, Aanvraagnr., Aanvraag nr.`,
  form_number: `formuliernummer, formulier (nummer), modelnummer formulier
    = Formulier, Formuliernummer, Form.nr., Model?`,
  signer: `ondertekenaar (naam), ondertekend (naam), naam ondertekend
    = Naam ondertekenaar, Ondertekenaar, Ondertekend door, Handtekening?, Naam?`,
  signer_title: `functie ondertekenaar/ondertekend, hoedanigheid, functie ondertekenende
    = Functie, Hoedanigheid, In hoedanigheid van, Functie ondertekenaar, Titel?`,
  signature_date: `datum ondertekening/ondertekend
    = Datum ondertekening, Ondertekend op, Datum?, Plaats en datum?`,
  filing_number: `zaaknummer dossier, nummer dossier, archiefnummer
    = Dossiernummer, Dossiernr., Dossier, Ref. dossier, Archiefnr.`,
  received_date: `ontvangstdatum, datum ontvangst, ontvangen datum, ingekomen
    = Ontvangstdatum, Datum ontvangst, Ontvangen op, Ingekomen, Ingekomen op`,
  period_from: `begin periode, periode vanaf, begindatum periode = Periode van, Van, Vanaf, Begindatum`,
  period_to: `einde periode, periode tot, einddatum periode = Periode tot, Tot, T/m, Tot en met, Einddatum`,
  purpose: `doel (aanvraag/reis/bezoek), reden (aanvraag/reis/bezoek), bestemd
    = Doel, Reden, Doel van de reis, Reden van de aanvraag, Doel van het bezoek, Motief`,
  witness: `getuige (naam), getuigen (naam), naam getuige = Getuige, Getuigen, Naam getuige`,
  notary: `notaris (naam), naam notaris = Notaris, Mr., Naam notaris, Meester, notaris`,
  license_number: `vergunningnummer, vergunning (nummer), licentienummer, erkenningsnummer
    = Vergunningnummer, Vergunning nr., Licentienummer, Erkenningsnummer`,
  authority: `instantie (afgifte), autoriteit, bevoegd gezag, afgegeven door, instantie uitgifte, afgevende instantie
    = Autoriteit, Afgegeven door, Instantie, Bevoegd gezag, Instantie van afgifte, Bevoegde autoriteit, Burgemeester van`,
  case_number: `zaaknummer, rolnummer, parketnummer, nummer zaak, procesnummer
    = Zaaknummer, Rolnummer, Zaaknr., Parketnummer, Zaak-/rolnummer, Notitienummer, AR nr.`,
  court: `rechtbank (naam), gerecht, naam rechtbank, kantongerecht
    = Rechtbank, Gerechtshof, Kantonrechter?, Vredegerecht, Arrondissementsrechtbank, Team kanton`,
  plaintiff: `eiser (naam), eiseres (naam), verzoekende partij, klager (naam), eisende partij
    = Eiser, Eiseres, Eisende partij, Verzoeker, Klager, Aanlegger`,
  defendant: `gedaagde (naam), verweerder (naam), beklaagde (naam), verdachte (naam), gedaagde partij
    = Gedaagde, Verweerder, Verdachte, Beklaagde, Verwerende partij, Gedaagde partij`,
  judge: `rechter (naam), naam rechter, kantonrechter (naam), vrederechter (naam)
    = Rechter, Kantonrechter, Vrederechter, Mr., Voorzitter?`,
  hearing_date: `datum zitting, zittingsdatum, zitting (datum), rechtzitting
    = Zittingsdatum, Datum zitting, Zitting van, Terechtzitting van, Datum mondelinge behandeling`,
  attorney: `advocaat (naam), raadsman (naam), gemachtigde (naam), naam advocaat, raadsvrouw (naam)
    = Advocaat, Gemachtigde, Raadsman, Advocaat mr., Raadsvrouw, Meester`,
  judgment_amount: `bedrag vordering/veroordeling, gevorderd bedrag, toegewezen bedrag, vordering bedrag
    = Vordering, Hoofdsom, Bedrag van de vordering, Toegewezen bedrag`,
  offense: `overtreding, strafbaar feit, soort overtreding, omschrijving overtreding/feit, feit, inbreuk
    = Overtreding, Omschrijving overtreding, Feit, Feitcode, Strafbaar feit, Inbreuk, Omschrijving feit, Gedraging`,
};
