/** Work, pay, meetings, letters, addresses: Dutch. */
export const work = {
  employee_name: `werknemer (naam), medewerker (naam)
    = Naam werknemer, Werknemer, Medewerker, Naam medewerker, Naam?`,
  employee_number: `personeelsnummer, werknemersnummer, medewerkernummer
    = Personeelsnummer, Personeelsnr., Werknemersnummer, Medewerkernummer`,
  employer: `werkgever (naam), naam bedrijf werkgever, bedrijf werkt = Werkgever, Naam werkgever, Bedrijf?`,
  employer_address: `adres werkgever, werkgever adres
    = Adres werkgever, Vestigingsadres, Adres van de werkgever`,
  job_title: `functie, beroep, functietitel = Functie, Functietitel, Beroep, Functieomschrijving`,
  department: `afdeling = Afdeling, Afd.`,
  cost_centre: `kostenplaats, kostendrager = Kostenplaats, Kpl., Kostenplaatsnr., Kostendrager`,
  pay_period: `loonperiode, salarisperiode, loontijdvak, verloningsperiode
    = Loonperiode, Loontijdvak, Salarisperiode, Periode, Tijdvak`,
  pay_date: `betaaldatum loon/salaris, datum betaling/uitbetaling loon/salaris, uitbetalingsdatum, salarisdatum, loon/salaris betaald/uitbetaald datum
    = Betaaldatum, Datum betaling, Uitbetalingsdatum, Verwerkingsdatum, Betaald op`,
  gross_pay: `brutoloon, brutosalaris, bruto (loon/salaris)
    = Brutoloon, Brutosalaris, Bruto salaris, Totaal bruto, Bruto loon, Bruto?`,
  net_pay: `nettoloon, nettosalaris, netto (loon/salaris), netto uitbetaald
    = Nettoloon, Netto salaris, Nettosalaris, Netto uit te betalen, Uit te betalen, Netto loon, Netto?`,
  basic_pay: `basisloon, basissalaris, grondloon, basis loon/salaris, periodesalaris
    = Basissalaris, Basisloon, Periodesalaris, Maandsalaris, Basis brutoloon, Periodeloon`,
  salary: `salaris (maand/jaar), loon (maand/uur), maandsalaris, uurloon, jaarsalaris, bezoldiging, salaris bedrag, hoogte salaris
    = Salaris, Bruto maandsalaris, Maandloon, Uurloon, Jaarsalaris, Bruto jaarsalaris, Loon, Bezoldiging`,
  overtime: `overuren, overwerk, aantal overuren, overwerkuren, overwerk uren/toeslag
    = Overuren, Overwerk, Overwerktoeslag, Meeruren, Overuren 150%`,
  bonus: `bonus, premie bonus, eindejaarsuitkering, eindejaarspremie, dertiende maand, gratificatie
    = Bonus, Eindejaarsuitkering, Eindejaarspremie, 13e maand, Gratificatie, Winstuitkering`,
  total_deductions: `inhoudingen, totaal inhoudingen = Totaal inhoudingen, Inhoudingen`,
  income_tax: `loonheffing, loonbelasting, inkomstenbelasting, bedrag loonheffing/loonbelasting, ingehouden belasting loon
    = Loonheffing, Loonbelasting, Inkomstenbelasting, LB/PH, Loonbelasting/premie volksverzekeringen, Bedrijfsvoorheffing`,
  social_security: `sociale zekerheid/premies, rsz, rsz bijdrage, premies volksverzekeringen/werknemersverzekeringen, zvw bijdrage, rsz inhouding
    = RSZ, RSZ-bijdrage, RSZ werknemer, Sociale premies, Premie volksverzekeringen, Zvw, Bijdrage Zvw, Premie WGA, Sociale zekerheid`,
  pension: `pensioen, pensioenpremie, pensioenbijdrage, pensioen premie/bijdrage/bedrag
    = Pensioenpremie, Pensioen, OP premie, Pensioenbijdrage, Premie ouderdomspensioen, AOW`,
  tax_code: `loonheffingskorting, tariefgroep, loonbelastingtabel, heffingskorting toegepast
    = Loonheffingskorting, Loonheffingskorting toegepast, Loonbelastingtabel, Tabel, Tariefgroep, Tabelcode`,
  social_security_number: `burgerservicenummer, bsn, rijksregisternummer
    = Burgerservicenummer, BSN, Rijksregisternummer, Sofinummer`,
  year_to_date: `cumulatief, cumulatieven, jaar nu toe, totaal jaar nu toe
    = Cumulatief, Cumulatieven, Cum., Jaar t/m, Totaal jaar, T/m deze periode`,
  hours_worked: `gewerkte uren, aantal uren (gewerkt), uren (gewerkt), totaal uren
    = Gewerkte uren, Aantal uren, Totaal uren, Uren, Normale uren, Gepresteerde uren`,
  week_ending: `week, weeknummer, week einde, weekeinde
    = Week, Weeknummer, Weeknr., Week eindigend, Week t/m`,
  leave_balance: `vakantiedagen (saldo), verlofsaldo, resterend verlof, resterende vakantiedagen, saldo verlof/vakantiedagen/vakantieuren, aantal vakantiedagen
    = Verlofsaldo, Saldo verlof, Vakantie-uren, Saldo vakantie-uren, Vakantiedagen, Resterende vakantiedagen, Restant verlof, Verlofuren`,
  hire_date: `datum dienst, indiensttreding, datum indiensttreding, begin dienstverband, datum aanvang dienstverband, startdatum dienstverband
    = Datum in dienst, In dienst sinds, Datum indiensttreding, In dienst, Datum aanvang dienstverband, Begin dienstverband, Aanvang dienstverband`,
  leaving_date: `datum uitdiensttreding, datum uit dienst, uit dienst (datum), einde dienstverband, ontslagdatum, datum ontslag, einde arbeidsovereenkomst
    = Datum uit dienst, Uit dienst, Datum uitdiensttreding, Einde dienstverband, Ontslagdatum, Einddatum dienstverband`,
  supervisor: `leidinggevende (naam), chef (naam), teamleider (naam), hiërarchisch overste
    = Leidinggevende, Direct leidinggevende, Naam leidinggevende, Teamleider, Chef, Verantwoordelijke?`,
  approved_by: `goedgekeurd (naam), goedkeurder (naam), akkoord naam, geautoriseerd (naam), naam goedgekeurd
    = Goedgekeurd door, Akkoord, Geautoriseerd door, Voor akkoord, Goedkeuring, Akkoord door`,
  prepared_by: `opgesteld (naam), auteur (naam), opsteller (naam), opgemaakt (naam), geschreven (naam), samensteller (naam)
    = Opgesteld door, Auteur, Opgemaakt door, Opsteller, Gemaakt door, Geschreven door`,
  checked_by: `gecontroleerd (naam), controleur (naam), nagekeken (naam), geverifieerd (naam), naam gecontroleerd
    = Gecontroleerd door, Gecontroleerd, Geverifieerd door, Nagezien door, Controle`,
  requested_by: `aangevraagd door, besteld door, aanvrager bestelling, opdrachtgever
    = Aangevraagd door, Besteld door, Opdrachtgever, Besteller`,
  expense_total: `totaal onkosten/declaratie/kosten, totaal te vergoeden, declaratiebedrag, bedrag declaratie
    = Totaal onkosten, Totaal declaratie, Totaal te vergoeden, Te declareren bedrag, Totaal kosten`,
  claimant: `declarant (naam), indiener (declaratie) (naam), naam declarant
    = Declarant, Indiener, Naam declarant, Naam?`,
  mileage: `kilometers (gereden/zakelijk), aantal kilometers, gereden kilometers, kilometervergoeding, aantal km
    = Aantal km, Aantal kilometers, Kilometervergoeding, Gereden kilometers, Km, Kilometers`,
  project: `project (naam), projectnaam, naam project, werk naam, titel project
    = Project, Projectnaam, Naam project, Projecttitel, Werk?`,
  project_number: `projectnummer, projectcode, project nummer, werkordernummer, opdrachtnummer, werkbonnummer
    = Projectnummer, Projectnr., Projectcode, Werkordernummer, Opdrachtnummer, Werkbonnummer, Werknr.`,
  candidate_name: `kandidaat (naam), sollicitant (naam), naam kandidaat
    = Naam kandidaat, Kandidaat, Sollicitant, Naam sollicitant, Naam?`,
  nationality: `nationaliteit = Nationaliteit`,
  education: `opleiding, opleidingen, opleidingsniveau, vooropleiding, diploma opleiding
    = Opleiding, Opleidingen, Opleidingsniveau, Vooropleiding, Hoogst genoten opleiding, Studies`,
  languages_spoken: `talen, talenkennis, gesproken talen, taalvaardigheid
    = Talen, Talenkennis, Taalvaardigheid, Moedertaal`,
  skills: `vaardigheden, competenties
    = Vaardigheden, Competenties, Computervaardigheden, Kennis en vaardigheden`,
  work_experience: `werkervaring, ervaring, beroepservaring
    = Werkervaring, Ervaring, Beroepservaring, Relevante werkervaring`,
  references: `referenties personen, referenties opgave = Referenties`,
  position_applied: `functie gesolliciteerd, gewenste functie, vacature, functie sollicitatie
    = Vacature, Gewenste functie, Sollicitatie naar, Functie?`,
  expected_salary: `gewenst salaris, salarisindicatie, salariswens, verwacht salaris, looneis
    = Gewenst salaris, Salarisindicatie, Salariswens, Salarisverwachting`,
  availability: `beschikbaarheid, beschikbaar vanaf, opzegtermijn, beschikbaar
    = Beschikbaarheid, Beschikbaar vanaf, Beschikbaar per, Opzegtermijn`,
  meeting_date: `datum vergadering, vergaderdatum, vergadering gehouden datum, datum overleg
    = Datum vergadering, Vergaderdatum, Datum overleg, Vergadering d.d., Gehouden op, Datum?`,
  meeting_place: `plaats/locatie vergadering, vergaderplaats, vergadering gehouden plaats, vergaderzaal, locatie overleg
    = Plaats vergadering, Locatie, Vergaderlocatie, Plaats, Zaal, Ruimte`,
  meeting_title: `titel/onderwerp/naam/soort vergadering, vergadering, overleg
    = Vergadering, Notulen van, Verslag van, Overleg, Notulen vergadering, Algemene ledenvergadering`,
  chair: `voorzitter (vergadering/naam) (naam), voorgezeten (vergadering) (naam), naam voorgezeten vergadering
    = Voorzitter, Voorzitter vergadering, Voorgezeten door, Technisch voorzitter`,
  minute_taker: `notulist (naam), notulen gemaakt/opgesteld, secretaris vergadering, verslaglegger (naam), verslag opgesteld, naam notuleerde/notulen gemaakt/opgesteld
    = Notulist, Notulen door, Verslag door, Verslaglegger, Genotuleerd door, Secretaris`,
  attendees: `aanwezig (vergadering), aanwezigen (vergadering), deelnemers (vergadering), naam aanwezig (vergadering)
    = Aanwezig, Aanwezigen, Deelnemers, Aanwezig zijn, Aanwezige leden, Presentielijst`,
  apologies: `afwezig (vergadering), afwezigen, afwezig kennisgeving, verontschuldigd, naam afwezig (vergadering)
    = Afwezig, Afwezigen, Afwezig met kennisgeving, Verontschuldigd, Afgemeld, Afmeldingen`,
  next_meeting: `volgende vergadering (datum), datum volgende vergadering/overleg, volgend overleg
    = Volgende vergadering, Datum volgende vergadering, Volgend overleg, Volgende bijeenkomst`,
  start_time: `begintijd, starttijd, aanvangstijd, tijd begin (vergadering/evenement), aanvang tijd
    = Begintijd, Starttijd, Aanvang, Aanvangstijd, Start, Aanvangsuur, Beginuur, Van?`,
  end_time: `eindtijd, tijd einde (vergadering/evenement), sluitingstijd vergadering, einde vergadering tijd
    = Eindtijd, Einde, Einduur, Sluiting, Tot?`,
  agenda_item: `agenda, agendapunt, agendapunten, onderwerpen agenda
    = Agendapunt, Agenda, Agendapunten, Onderwerp?`,
  action: `actie, actiepunt, actiepunten, acties, actielijst
    = Actiepunt, Actie, Acties, Actiepunten, Actielijst, Te ondernemen actie`,
  responsible: `verantwoordelijke (naam), verantwoordelijk actie, actiehouder (naam), uitvoerder actie, toegewezen aan
    = Verantwoordelijke, Actiehouder, Verantwoordelijk, Door wie, Wie?, Toegewezen aan, Uitvoerder`,
  deadline: `deadline, uiterste datum, einddatum actie, gereed datum, inleverdatum, uiterlijk datum
    = Deadline, Uiterste datum, Gereed, Uiterlijk, Streefdatum, Inleverdatum, Voor wanneer`,
  recipient: `ontvanger (naam), geadresseerde, aan = Aan, Ontvanger, T.a.v., Ter attentie van`,
  sender: `afzender brief/fax, afzender (brief/fax/memo), schrijver brief
    = Van, Afzender, Afzender:, Onze afzender?`,
  copy_to: `kopie, afschrift aan, cc = Cc, C.c., Kopie aan, Afschrift aan, K.o.`,
  subject: `onderwerp, betreft = Onderwerp, Betreft`,
  page_count: `aantal paginas, aantal pagina = Aantal pagina's, Pagina's, Aantal blz.`,
  fax_number: `fax (nummer), faxnummer = Fax, Faxnummer`,
  phone_number: `telefoon (nummer), telefoonnummer, mobiel (nummer)
    = Telefoon, Telefoonnummer, Tel., Tel.nr., Mobiel, Mobiel nummer, Gsm`,
  email: `email, emailadres, email adres = E-mail, E-mailadres, Email`,
  website: `website, internet (adres), webadres = Website, Internet, Web, www, Site`,
  contact_person: `contactpersoon (naam), contact (naam), contactgegevens naam
    = Contactpersoon, Contact, Naam contactpersoon, Uw contactpersoon, Behandeld door, Contactpersoon bij ons?`,
  address: `adres, woonadres = Adres, Woonadres, Postadres`,
  street: `straat, straatnaam, straat huisnummer = Straat, Straatnaam, Straat en huisnummer`,
  city: `woonplaats, stad, gemeente = Woonplaats, Plaats, Stad, Gemeente`,
  state: `provincie, staat regio = Provincie, Provincie/staat, Regio`,
  postcode: `postcode = Postcode, Postcode en plaats?`,
  country: `land = Land`,
  company_name: `bedrijf (naam), bedrijfsnaam, handelsnaam
    = Bedrijfsnaam, Naam bedrijf, Handelsnaam, Bedrijf`,
  company_number: `kvk (nummer), kvknummer, ondernemingsnummer
    = KvK-nummer, KvK, KvK nr., Ondernemingsnummer, Handelsregister nr.`,
  notes: `opmerkingen, opmerking, bijzonderheden, toelichting, notities, aantekeningen
    = Opmerkingen, Opmerking, Bijzonderheden, Toelichting, Notities, Aanvullende informatie, Mededelingen?`,
  status: `status, toestand order/aanvraag = Status, Orderstatus, Status aanvraag`,
};
