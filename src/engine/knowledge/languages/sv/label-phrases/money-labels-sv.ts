/** Totals, taxes, receipts, accounts, loans: Swedish. */
export const money = {
  total: `totalt, totalbelopp, att betala, betala, belopp, total, slutsumma, belopp betala, totalt betala, totalsumma, belopp faktura/kvitto, totalt faktura/kvitto, summa betala, pris total
    = Att betala, Summa att betala, Totalt att betala, Totalbelopp, Belopp att betala, Totalsumma, Slutsumma, Totalt, Total, Summa SEK, Totalt inkl. moms, Total inkl. moms, Fakturabelopp, Totalt SEK, Summa?, Belopp?`,
  subtotal: `delsumma, netto, nettobelopp, belopp exklusive moms, summa exkl moms
    = Delsumma, Nettobelopp, Summa exkl. moms, Belopp exkl. moms, Netto?`,
  tax: `moms, momsbelopp, belopp moms = Momsbelopp, Moms, Summa moms, Moms kr, Varav moms`,
  tax_rate: `momssats = Momssats, Moms %`,
  vat_number: `momsregistreringsnummer, vat nummer, momsnummer, moms reg nummer
    = Momsregistreringsnummer, Momsreg.nr, VAT-nr, VAT-nummer, Moms reg nr`,
  tax_number: `skatteregistreringsnummer, skattenummer, organisationsnummer skatt, tin
    = Skatteregistreringsnummer, TIN, Personnummer?, Organisationsnummer?`,
  discount: `rabatt = Rabatt`,
  deposit_paid: `handpenning, förskott, förskottsbetalning, betald handpenning, anmälningsavgift betald, delbetalning
    = Handpenning, Förskott, Förskottsbetalning, Anmälningsavgift, Inbetald handpenning, Acontobetalning`,
  amount_paid: `betalt, betalt belopp = Betalt, Betalt belopp, Inbetalt`,
  balance_due: `kvar betala, återstår betala, återstående belopp, skuld, restbelopp, utestående belopp, kvarstående belopp
    = Kvar att betala, Återstår att betala, Restbelopp, Återstående belopp, Skuld, Utestående belopp, Obetalt belopp, Kapitalskuld`,
  previous_balance: `tidigare skuld, föregående faktura saldo, skuld föregående faktura, ingående skuld
    = Föregående faktura, Tidigare skuld, Ingående skuld, Från föregående faktura`,
  payment_method: `betalningssätt, betalsätt, betalningsmetod = Betalningssätt, Betalsätt, Betalningsmetod`,
  payment_date: `betalningsdatum, betalningsdag, betaldatum, datum betalning, betald datum, inbetalningsdag
    = Betalningsdatum, Betalningsdag, Betalt den, Inbetalningsdag, Bokföringsdatum, Betald`,
  currency: `valuta, myntslag = Valuta, Valutakod`,
  tip: `dricks, belopp dricks = Dricks`,
  service_charge: `serviceavgift, expeditionsavgift, faktureringsavgift, administrationsavgift
    = Serviceavgift, Expeditionsavgift, Administrationsavgift, Faktureringsavgift, Faktureringsavg.`,
  cash: `kontant = Kontant, Mottaget`,
  change: `växel = Växel, Tillbaka, Åter`,
  card_number: `kortnummer, kort (nummer), kreditkort nummer = Kortnummer, Kortnr, Kort, Kort nr`,
  authorization_code: `kontrollnummer, auktorisationskod, godkännandekod, aut kod
    = Aut.kod, Auktorisationskod, Kontrollnummer, Kontrollnr, Auth.kod, Ref.nr kort?`,
  receipt_number: `kvittonummer, kvitto nummer = Kvittonummer, Kvittonr, Kvitto nr`,
  transaction_number: `transaktionsnummer, transaktion id/nummer, verifikationsnummer
    = Transaktionsnummer, Transaktions-ID, Transaktionsnr, Trans.nr, Verifikationsnummer, Ver.nr`,
  transaction_date: `transaktionsdatum, köpdatum, inköpsdatum, bokföringsdag, datum köp/transaktion/kvitto
    = Transaktionsdatum, Köpdatum, Inköpsdatum, Bokföringsdag, Bokföringsdatum, Datum?`,
  time: `tid, klockan = Tid, Kl., Klockslag`,
  cashier: `kassör (namn), kassa (nummer) (namn), säljare kassa, expedit (namn), servitör (namn)
    = Kassör, Kassa, Expedit, Du betjänades av, Servitör, Kassanr, Säljare?`,
  table_number: `bord (nummer), bordsnummer = Bord, Bordsnr, Bord nr`,
  store_number: `butiksnummer, butik nummer = Butik, Butiksnr, Butiksnummer`,
  store_name: `butik, butik namn, restaurang, butikens namn, försäljningsställe
    = Butik, Butikens namn, Restaurang, Försäljningsställe`,
  account_number: `kontonummer, konto nummer, konto, bankgiro, plusgiro
    = Kontonummer, Kontonr, Konto, Bankgiro, Plusgiro`,
  account_holder: `kontohavare (namn), kontoinnehavare (namn) = Kontohavare, Kontoinnehavare`,
  account_type: `kontotyp, typ konto, kontoslag = Kontotyp, Typ av konto, Kontoslag, Kontonamn`,
  sort_code: `clearingnummer, clearing (nummer) = Clearingnummer, Clearingnr, Clearing`,
  iban: `iban = IBAN`,
  bic: `bic, swift = BIC, SWIFT, BIC/SWIFT`,
  bank_name: `bank, bank namn = Bank, Bankens namn`,
  branch: `kontor, bankkontor = Kontor, Bankkontor, Kontorets namn`,
  statement_date: `datum kontoutdrag, kontoutdragsdatum, utdrag datum
    = Datum, Utskriftsdatum, Per den, Datum för utdrag`,
  statement_number: `kontoutdrag nummer, utdragsnummer = Kontoutdrag nr, Utdrag nr, Utdragsnummer, Nr?`,
  statement_period: `period = Period, Avser perioden`,
  opening_balance: `ingående saldo, ingående balans = Ingående saldo, Ingående balans, Tidigare saldo`,
  closing_balance: `utgående saldo, saldo, utgående balans
    = Utgående saldo, Utgående balans, Nytt saldo, Saldo?`,
  available_balance: `disponibelt belopp, disponibelt, tillgängligt belopp/saldo
    = Disponibelt belopp, Disponibelt, Tillgängligt belopp, Disponibelt saldo`,
  total_paid_in: `summa insättningar/inbetalningar, insättningar, inbetalningar
    = Summa insättningar, Insättningar, Inbetalningar`,
  total_paid_out: `summa uttag/utbetalningar, uttag, utbetalningar = Summa uttag, Uttag, Utbetalningar`,
  overdraft_limit: `kontokredit, övertrasseringslimit, kreditlimit konto
    = Kontokredit, Beviljad kredit, Kredit`,
  credit_limit: `kreditgräns, kreditlimit, köpgräns, beviljad kredit
    = Kreditgräns, Kreditlimit, Köpgräns, Beviljad kredit`,
  minimum_payment: `minsta belopp betala, lägsta belopp (betala), minimibelopp, minsta betalning
    = Lägsta belopp att betala, Minsta belopp att betala, Minimibelopp, Lägsta att betala`,
  interest_rate: `räntesats, ränta procent, årsränta, effektiv ränta, nominell ränta, bunden ränta
    = Räntesats, Ränta, Årsränta, Effektiv ränta, Nominell ränta, Ränta %, Bunden ränta`,
  interest: `ränta, räntebelopp, belopp ränta, ränta totalt, dröjsmålsränta
    = Ränta, Räntebelopp, Dröjsmålsränta, Ränta kr, Summa ränta, Räntekostnad`,
  loan_amount: `lånebelopp, belopp lån, kreditbelopp, ursprungligt lån, låneskuld
    = Lånebelopp, Kreditbelopp, Ursprungligt lånebelopp, Kapitalbelopp, Aktuell skuld, Låneskuld`,
  loan_number: `lånenummer, lån nummer, kreditnummer = Lånenummer, Lånenr, Lån nr, Kreditnummer, Lån`,
  installment: `amortering, månadsbelopp, månadskostnad lån, delbetalning belopp, avbetalning
    = Amortering, Månadsbelopp, Månadsbetalning, Delbetalning, Att betala per månad`,
  beneficiary: `betalningsmottagare (namn), mottagare betalning, förmånstagare (namn)
    = Betalningsmottagare, Mottagare, Mottagarens namn, Förmånstagare, Till konto?`,
  payer: `betalare (namn), betalningsavsändare (namn), avsändare betalning, inbetalare (namn), inbetalat (namn)
    = Betalare, Inbetalare, Betalningsavsändare, Avsändare, Betalningsskyldig`,
  cheque_number: `checknummer, check nummer = Checknummer, Checknr`,
  payment_reference: `ocr (nummer), ocrnummer, betalningsreferens, meddelande betalning, referens betalning, avier referens
    = OCR-nummer, OCR, OCR-nr, Betalningsreferens, Referensnummer, Meddelande, Fakturanummer/OCR`,
  tax_year: `inkomstår, taxeringsår, beskattningsår, räkenskapsår, år
    = Inkomstår, Beskattningsår, Räkenskapsår, Taxeringsår, År`,
  taxable_income: `beskattningsbar inkomst, taxerad inkomst, skattepliktig inkomst
    = Beskattningsbar förvärvsinkomst, Beskattningsbar inkomst, Taxerad förvärvsinkomst, Skattepliktig inkomst`,
  total_income: `inkomst (total), total inkomst, summa inkomster, sammanlagd inkomst, årsinkomst
    = Summa inkomster, Total inkomst, Inkomst av tjänst, Inkomster, Överskott av tjänst`,
  tax_due: `skatt betala, slutlig skatt, skatt att betala, restskatt, kvarskatt
    = Skatt att betala, Slutlig skatt, Summa slutlig skatt, Restskatt, Att betala, Kvarskatt`,
  tax_withheld: `avdragen skatt, innehållen skatt, skatteavdrag belopp
    = Avdragen skatt, Avdragen preliminär skatt, Innehållen skatt, Skatteavdrag`,
  tax_refund: `skatt tillbaka, skatteåterbäring, överskjutande skatt, återbetalning (skatt)
    = Skatt att få tillbaka, Överskjutande skatt, Att få tillbaka, Återbetalning, Skatteåterbäring`,
};
