/** Totals, taxes, receipts, accounts, loans: Dutch. */
export const money = {
  total: `totaal, totaalbedrag, totaal bedrag, te betalen, betalen bedrag, factuurbedrag, eindtotaal, bedrag, totaal factuur/bon/rekening/offerte, bedrag factuur/nota/rekening, totaal betalen, eindbedrag
    = Totaal te betalen, Te betalen, Totaalbedrag, Factuurbedrag, Totaal incl. BTW, Eindtotaal, Te betalen bedrag, Totaal te voldoen, Eindbedrag, Totaal EUR, Te voldoen, Totaal?, Bedrag?`,
  subtotal: `subtotaal, totaal exclusief/excl btw, nettobedrag, netto
    = Subtotaal, Totaal excl. BTW, Totaal exclusief BTW, Nettobedrag, Netto?`,
  tax: `btw, btw bedrag, btwbedrag, totaal btw = BTW-bedrag, Totaal BTW, BTW, Btw bedrag, BTW 21%`,
  tax_rate: `btw tarief, btw percentage, btwtarief = BTW-tarief, BTW-percentage, BTW %`,
  vat_number: `btw nummer, btwnummer, btw id, btw identificatienummer
    = BTW-nummer, BTW-nr., BTW-identificatienummer, BTW nr., BTW-id`,
  tax_number: `fiscaal nummer, rsin, belastingnummer, fiscaalnummer
    = Fiscaal nummer, RSIN, Belastingnummer, BSN/RSIN, Sofinummer`,
  discount: `korting = Korting, Kortingsbedrag`,
  deposit_paid: `aanbetaling, voorschot, vooruitbetaling, bedrag aanbetaling/voorschot, betaald voorschot
    = Aanbetaling, Voorschot, Vooruitbetaling, Betaalde voorschotten, Aanbetaald, Betaald voorschot`,
  amount_paid: `betaald (bedrag), reeds betaald = Betaald, Reeds betaald, Betaald bedrag`,
  balance_due: `openstaand bedrag/saldo, nog betalen, restant (bedrag), saldo verschuldigd/betalen, openstaand, resterend bedrag
    = Openstaand bedrag, Nog te betalen, Openstaand saldo, Restant, Restbedrag, Te betalen saldo, Saldo te voldoen, Openstaand`,
  previous_balance: `vorige saldo factuur, openstaand vorige facturen, achterstand, saldo vorige factuur/rekening
    = Vorig saldo, Openstaande facturen, Achterstallig bedrag, Saldo vorige factuur, Vorige rekening`,
  payment_method: `betaalwijze, betaalmethode, betalingswijze, manier betaling, betaling wijze
    = Betaalwijze, Betaalmethode, Betalingswijze, Betaald met, Wijze van betaling`,
  payment_date: `betaaldatum, datum betaling/betaald, betaald datum, betaling datum, valutadatum
    = Betaaldatum, Datum betaling, Betaald op, Valutadatum, Betalingsdatum, Uitvoeringsdatum`,
  currency: `valuta, munteenheid, munt = Valuta, Munteenheid, Munt, Bedragen in`,
  tip: `fooi, bedrag fooi = Fooi, Tip`,
  service_charge: `servicekosten, bedieningsgeld, administratiekosten, dienstkosten
    = Servicekosten, Bedieningsgeld, Administratiekosten, Service`,
  cash: `contant = Contant, Ontvangen`,
  change: `wisselgeld = Wisselgeld, Terug, Retour?`,
  card_number: `kaartnummer, creditcardnummer, pasnummer, nummer kaart/creditcard/pas
    = Kaartnummer, Kaartnr., Creditcardnummer, Pasnummer, Kaart, Pasnr.`,
  authorization_code: `autorisatiecode, autorisatienummer, goedkeuringscode, code autorisatie
    = Autorisatiecode, Autorisatie, Aut. code, Auth. code, Autorisatienr.`,
  receipt_number: `bonnummer, kassabonnummer, nummer bon/kassabon/kwitantie, kwitantienummer, ticketnummer kassa
    = Bonnummer, Bonnr., Bon nr., Kassabon nr., Kwitantienummer, Ticketnr., Bon`,
  transaction_number: `transactienummer, nummer transactie, transactie id/referentie
    = Transactienummer, Transactie, Transactienr., Transactie-ID, Transactiereferentie`,
  transaction_date: `transactiedatum, aankoopdatum, boekingsdatum transactie, datum transactie/aankoop/kassabon, boekdatum
    = Transactiedatum, Aankoopdatum, Boekdatum, Datum aankoop, Datum transactie, Datum?`,
  time: `tijd, tijdstip = Tijd, Tijdstip`,
  cashier: `kassamedewerker (naam), kassier (naam), kassa (nummer) (naam), bediend (naam), ober (naam), verkoper kassa
    = Kassamedewerker, Kassa, Kassier, Bediend door, U werd geholpen door, Medewerker?, Ober`,
  table_number: `tafelnummer, tafel (nummer) = Tafel, Tafelnummer, Tafel nr.`,
  store_number: `winkelnummer, filiaalnummer, filiaal (nummer)
    = Filiaal, Filiaalnr., Winkelnr., Filiaalnummer, Winkel?`,
  store_name: `winkel (naam), naam winkel/restaurant/handelaar, restaurant
    = Winkel, Naam winkel, Restaurant, Handelaar, Merchant`,
  account_number: `rekeningnummer, rekening (nummer) = Rekeningnummer, Rekeningnr., Rekening`,
  account_holder: `rekeninghouder (naam), naam rekeninghouder
    = Rekeninghouder, Naam rekeninghouder, Op naam van, T.n.v.`,
  account_type: `soort rekening, rekeningtype, type rekening, rekening soort
    = Soort rekening, Rekeningtype, Type rekening, Rekeningsoort`,
  iban: `iban = IBAN`,
  bic: `bic, swift = BIC, SWIFT, BIC/SWIFT`,
  bank_name: `bank, naam bank = Bank, Naam bank`,
  branch: `kantoor (bank), bankkantoor, vestiging, filiaal bank
    = Kantoor, Bankkantoor, Vestiging, Agentschap`,
  statement_date: `datum afschrift, afschriftdatum, datum rekeningafschrift/rekeninguittreksel
    = Datum afschrift, Afschriftdatum, Datum uittreksel, Per datum, Datum?`,
  statement_number: `afschriftnummer, volgnummer afschrift, nummer afschrift/uittreksel
    = Afschriftnummer, Volgnummer, Afschrift nr., Uittreksel nr., Bladnummer`,
  statement_period: `periode, periode afschrift = Periode, Over de periode, Periode van`,
  opening_balance: `beginsaldo, vorig saldo, oud saldo, saldo begin = Beginsaldo, Vorig saldo, Oud saldo`,
  closing_balance: `eindsaldo, nieuw saldo, saldo (einde) = Eindsaldo, Nieuw saldo, Saldo?`,
  available_balance: `beschikbaar saldo, bestedingsruimte, saldo beschikbaar, besteedbaar saldo
    = Beschikbaar saldo, Bestedingsruimte, Vrij besteedbaar, Beschikbaar`,
  total_paid_in: `totaal bij/bijgeschreven/ontvangen/bijschrijvingen, totaal bijschrijvingen
    = Totaal bijgeschreven, Totaal bij, Bijschrijvingen, Totaal ontvangen, Bij?`,
  total_paid_out: `totaal af/afgeschreven/uitgegeven/afschrijvingen
    = Totaal afgeschreven, Totaal af, Afschrijvingen, Totaal uitgaven, Af?`,
  overdraft_limit: `roodstand (limiet), kredietlimiet rekening, limiet roodstand, rood staan limiet
    = Limiet roodstand, Roodstand, Maximale roodstand, Kredietlijn`,
  credit_limit: `kredietlimiet, bestedingslimiet, limiet (krediet/kaart)
    = Kredietlimiet, Bestedingslimiet, Limiet, Uw limiet`,
  minimum_payment: `minimumbedrag, minimaal te betalen, minimaal betalen, minimum betaling/aflossing
    = Minimaal te betalen, Minimumbedrag, Minimale aflossing`,
  interest_rate: `rentepercentage, rente percentage/lening/hypotheek, rentevoet, jkp, jaarlijks kostenpercentage, debetrente
    = Rentepercentage, Rentevoet, Rente, Debetrente, Jaarlijks kostenpercentage, JKP, Nominale rente, Rente per jaar`,
  interest: `rentebedrag, bedrag rente, interest, totaal rente, betaalde rente, wettelijke rente, intresten
    = Rentebedrag, Rente, Interest, Betaalde rente, Intresten, Totaal rente, Wettelijke rente`,
  loan_amount: `leenbedrag, hoofdsom, bedrag lening/krediet, geleend bedrag, kredietbedrag, hypotheekbedrag, lening bedrag
    = Kredietbedrag, Hoofdsom, Leenbedrag, Hypotheekbedrag, Totale kredietbedrag, Ontleend bedrag, Kapitaal`,
  loan_number: `leningnummer, kredietnummer, hypotheeknummer, nummer lening/krediet, leningdeelnummer
    = Leningnummer, Leningnr., Kredietnummer, Hypotheeknummer, Contractnummer?`,
  installment: `termijnbedrag, maandbedrag, maandlast, aflossing (maand), termijn bedrag, maandelijkse termijn
    = Termijnbedrag, Maandbedrag, Maandtermijn, Maandlast, Aflossing, Maandelijkse aflossing, Termijn`,
  beneficiary: `begunstigde (naam), ontvanger betaling, naam begunstigde, tegenrekening naam
    = Begunstigde, Naam begunstigde, Ten gunste van, Naam ontvanger, Ten name van?, Naam tegenpartij`,
  payer: `betaler (naam), opdrachtgever betaling, naam betaler, ontvangen van
    = Opdrachtgever, Betaler, Naam betaler, Ontvangen van, Naam opdrachtgever`,
  cheque_number: `chequenummer, cheque nummer = Chequenummer, Cheque nr.`,
  payment_reference: `betalingskenmerk, mededeling (gestructureerde), omschrijving betaling/overschrijving, betaalreferentie, kenmerk betaling
    = Betalingskenmerk, Gestructureerde mededeling, Mededeling, Omschrijving, Betaalreferentie, Kenmerk betaling`,
  tax_year: `belastingjaar, boekjaar, aanslagjaar, fiscaal jaar, jaar, inkomstenjaar
    = Belastingjaar, Aanslagjaar, Boekjaar, Inkomstenjaar, Jaar, Kalenderjaar, Over het jaar`,
  taxable_income: `belastbaar inkomen/loon/bedrag, loon heffing, heffingsloon, loon loonheffing
    = Belastbaar inkomen, Belastbaar loon, Loon voor loonheffing, Loon LB/PH, Belastbaar bedrag, Heffingsloon, Fiscaal loon`,
  total_income: `totaal inkomen, inkomen (totaal), jaarinkomen, verzamelinkomen, bruto inkomen
    = Verzamelinkomen, Totaal inkomen, Inkomen, Jaarinkomen, Toetsingsinkomen`,
  tax_due: `te betalen belasting, verschuldigde belasting, belasting betalen, aanslagbedrag, bedrag aanslag, belasting verschuldigd
    = Te betalen, Te betalen belasting, Verschuldigde belasting, Bedrag aanslag, Aanslagbedrag, Verschuldigd bedrag`,
  tax_withheld: `ingehouden loonheffing/belasting, bedrijfsvoorheffing, voorheffing, belasting ingehouden
    = Ingehouden loonheffing, Bedrijfsvoorheffing, Ingehouden loonbelasting, Ingehouden loonbelasting/premie volksverzekeringen, Roerende voorheffing`,
  tax_refund: `teruggave (belasting), belastingteruggave, terug ontvangen belasting, terugbetaling belasting
    = Terug te ontvangen, Teruggave, Te ontvangen, Terugbetaling, Belastingteruggave`,
};
