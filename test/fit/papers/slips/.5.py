from importlib.machinery import SourceFileLoader
P=SourceFileLoader('b','.b.py').load_module().P
P('creditnota-vracht','nl','credit note freight','text','''
@page{size:A4;margin:20mm 22mm}body{margin:0;font:10pt/1.5 'Roboto'}.t{display:flex;justify-content:space-between}.t b{font-size:18pt;color:#004c97}h1{font:300 24pt Roboto;margin:10mm 0 4mm}.k{display:grid;grid-template-columns:40mm 1fr;row-gap:.5mm}.k span:nth-child(odd){color:#666}table{width:100%;border-collapse:collapse;margin:7mm 0}th{text-align:left;color:#fff;background:#004c97;padding:1.5mm}td{padding:1.5mm;border-bottom:1px solid #ccd}.r{text-align:right}footer{position:fixed;bottom:0;font-size:8pt;color:#555;border-top:1px solid #004c97;width:100%;padding-top:2mm}
''','''
<div class=t><b>Vaartzicht Expeditie B.V.</b><div>Sluiskolkkade 205<br>3316 ZX Dordrecht<br>078 555 19 60</div></div>
<div style="margin-top:12mm">Kwekerij Van Oosterwijk &amp; Zn.<br>T.a.v. mevrouw J. Hoekstra<br>Tochtsloot 8a<br>2771 XW Boskoop</div>
<h1>Creditnota</h1>
<div class=k><span>Creditnummer</span><span>C260-0177</span><span>Datum</span><span>11 mei 2026</span><span>Betreft factuur</span><span>F260-2893 d.d. 20 april 2026</span><span>Debiteurnummer</span><span>50418</span><span>Uw btw-nummer</span><span>NL004418990B55</span><span>Uw kenmerk</span><span>Klacht 26-31 / Malmö</span><span>Behandeld door</span><span>Ruben Slagter</span></div>
<table><tr><th>Omschrijving<th>Zending<th>Reden<th class=r>EUR<tr><td>Wegvervoer Boskoop – Malmö, 6 pallets buxus<td>VZ-118820<td>te laat geleverd (2 dagen)<td class=r>-310,00<tr><td>Wachturen chauffeur, 1,5 uur<td>VZ-118820<td>ten onrechte berekend<td class=r>-82,50<tr><td>Palletruil, 4 stuks<td>VZ-117964<td>pallets alsnog retour<td class=r>-58,00<tr><td colspan=3 class=r>Totaal excl. btw<td class=r>-450,50<tr><td colspan=3 class=r>Btw 21 %<td class=r>-94,61<tr><td colspan=3 class=r><b>Te ontvangen</b><td class=r><b>-545,11</b></table>
<p>Wij verrekenen dit bedrag met factuur F260-3120, die op 31 mei 2026 vervalt. U hoeft zelf niets te doen. Wilt u het bedrag liever op uw rekening ontvangen, laat het ons dan vóór 22 mei 2026 weten via debiteuren@vaartzicht.example.</p><p>De gevraagde vergoeding van € 240,00 voor verwelkte planten wijzen wij af, omdat de schade niet op de vrachtbrief is vermeld.</p>
<footer>KvK Rotterdam 99041855 · btw NL855904417B01 · Merwede Handelsbank NL61 MWHB 0990 4418 55 · Op al onze werkzaamheden zijn onze vervoersvoorwaarden van 2023 van toepassing</footer>
''','''
issuer|Sender|Which firm gives the money back?|text|Vaartzicht Expeditie B.V.
kvk|KvK|Under what number is the firm in the trade register?|code|99041855
credit_number|Creditnummer|What number does the document itself bear?|code|C260-0177
original_invoice|Betreft factuur|To which bill does the correction belong?|code|F260-2893;;F260-2893 d.d. 20 april 2026
customer|Credited customer|Who benefits from the correction?|text|Kwekerij Van Oosterwijk & Zn.
customer_postcode|Customer's postcode|What is the postal code of the nursery?|code|2771 XW
customer_vat|Customer's VAT number|What tax number has the recipient?|code|NL004418990B55
handler|Behandeld door|Wie heeft de zaak afgehandeld?|text|Ruben Slagter
reason_transport|Reason for crediting the road transport|Why is part of the carriage refunded?|text|te laat geleverd (2 dagen);;te laat geleverd
waiting_credit|Credit for waiting hours|How much is returned for the driver's idle time?|amount|82.50;;-82.50|82,50
offset_invoice|Invoice it is set off against|With which bill will the sum be settled?|code|F260-3120
rejected_claim|Rejected claim|How much was refused for the withered plants?|amount|240.00|240,00
customer_iban|Customer's IBAN|What is the bank account of the nursery?|-
lorry|Truck registration|Which vehicle carried the goods?|-
''')
P('betalningspaminnelse','sv','payment reminder','text','''
@page{size:A4;margin:0}body{margin:0;font:10pt/1.45 'Open Sans'}.w{padding:16mm 22mm}.t{display:grid;grid-template-columns:1fr 1fr}h1{font:bold 15pt 'Open Sans';color:#b3261e;margin:14mm 0 3mm}table{border-collapse:collapse;width:100%;margin:5mm 0}td,th{text-align:right;padding:1mm 0;font-weight:normal}td:first-child,th:first-child{text-align:left}th{border-bottom:1px solid;font-size:8pt}.gi{position:absolute;bottom:0;left:0;right:0;background:#fbe9a9;padding:7mm 22mm;display:grid;grid-template-columns:2fr 1fr 1fr;gap:3mm;border-top:1px dashed #000}.gi small{display:block;font-size:7pt}.gi b{font:bold 12pt 'Liberation Mono'}
''','''
<div class=w><div class=t><div><b style="font-size:14pt">Tallmo Renhållning AB</b><br>Kvarnbäcksvägen 3<br>793 99 Leksand<br>Org.nr 559044-1885 · Godkänd för F-skatt</div><div>Elof Sandgrens dödsbo<br>c/o Marit Sandgren<br>Gärdesbyn 41<br>795 98 Rättvik<br><br>Kundnr: 204 771<br>Datum: 2026-06-17</div></div>
<h1>PÅMINNELSE – obetald faktura</h1>
<p>Vi saknar betalning för nedanstående faktura. Om du redan har betalat kan du bortse från detta brev; hänsyn har tagits till inbetalningar till och med 2026-06-14.</p>
<p>Anläggning: Gärdesbyn 41, fritidshus &nbsp;|&nbsp; Kärl: 190 liter brännbart, 140 liter matavfall</p>
<table><tr><th>Faktura 88 031 926<th>Fakturadatum<th>Förfallodag<th>Belopp kr<tr><td>Hämtning maj–september, varannan vecka<td>2026-04-30<td>2026-05-30<td>1 184,00<tr><td>Extra säck, 3 st<td><td><td>135,00<tr><td>Delbetalning 2026-06-02<td><td><td>–500,00<tr><td>Dröjsmålsränta<td><td><td>4,26<tr><td>Lagstadgad påminnelseavgift<td><td><td>60,00<tr><td><b>Att betala nu</b><td><td><b>2026-06-27</b><td><b>883,26</b></table>
<p>Betalas inte skulden senast den 27 juni 2026 lämnar vi ärendet till Siljans Inkasso AB, vilket medför en kostnad på ytterligare 180 kronor. Har du invändningar mot fakturan ska de framföras skriftligt inom 8 dagar.</p><p>Behöver du anstånd? Ring Gun-Britt Hedlund på ekonomi, 0247-555 14, vardagar 9–11.30.<br>E-post: faktura@tallmo.example &nbsp; Momsreg.nr SE559044188501</p></div>
<div class=gi><div><small>Betalningsmottagare</small>Tallmo Renhållning AB</div><div><small>Bankgiro</small><b>5590-4417</b></div><div><small>OCR-nummer</small><b>8803192604</b></div><div><small>Betalas via internetbank eller app. Ange alltid OCR-numret.</small></div><div><small>Senast</small>27 juni</div><div><small>Kronor</small><b>883,26</b></div></div>
''','''
creditor|Payee|Which company demands payment?|text|Tallmo Renhållning AB
org_number|Org.nr|What is the company register number?|code|559044-1885
debtor|Addressee|Who owes the money?|text|Elof Sandgrens dödsbo
customer_number|Kundnr|Under which number is the client registered?|code|204 771
reminder_date|Påminnelsens datum|När skrevs brevet?|date|2026-06-17
original_due_date|Ursprunglig förfallodag|On what day should the bill have been paid at first?|date|2026-05-30
part_payment|Delbetalning|How much has been paid in the meantime?|amount|500.00;;-500.00|500,00
reminder_fee|Reminder fee|What does sending this letter cost the debtor?|amount|60.00|60,00
collection_agency|Debt collection agency|Who will take over if it is still not paid?|text|Siljans Inkasso AB
objection_period|Time limit for objections|Within what time must one object?|duration|8 dagar;;8 days|8 dagar
total_due|Att betala nu|What is the whole debt at present?|amount|883.26|883,26
ocr|OCR-nummer|Which number has to be stated with the transfer?|code|8803192604
interest_rate|Räntesats|At what rate does the interest run?|-
iban|IBAN|What is the creditor's international account number?|-
''')
P('faktura-pro-forma','pl','pro forma invoice','text','''
@page{size:A4;margin:16mm}body{margin:0;font:9.5pt/1.4 'DejaVu Sans Condensed','DejaVu Sans'}.t{display:flex;justify-content:space-between;border-left:6mm solid #6a994e;padding-left:4mm}.p{display:grid;grid-template-columns:1fr 1fr;gap:8mm;margin:7mm 0}.p h4{margin:0 0 1mm;border-bottom:1px solid #6a994e}table{width:100%;border-collapse:collapse}th,td{border:1px solid #999;padding:1.2mm;text-align:right;font-weight:normal}th{background:#eef4ea;font-size:8pt}td:nth-child(2){text-align:left}.z{border:2px solid #6a994e;padding:4mm;margin:6mm 0;font-size:11pt}
''','''
<div class=t><div><b style="font-size:17pt">PRO FORMA</b><br>nr PF/58/03/2026</div><div style="text-align:right">Wystawiono: Bielsko-Biała, 4 marca 2026<br>Ważna do: 18 marca 2026<br>Zamówienie klienta: ZK-00719 z 27.02.2026</div></div>
<div class=p><div><h4>Sprzedawca</h4><b>Studio Reklamy „Kogut na Dachu” Sp. z o.o.</b><br>ul. Blacharska Dolna 44<br>43-399 Bielsko-Biała<br>NIP 9944018557 · KRS 0009904418 · REGON 990441855<br>BDO 000990441</div><div><h4>Nabywca</h4><b>Uzdrowisko Pod Jodłą S.A.</b><br>ul. Źródlana Górna 2<br>57-999 Polanica-Zdrój<br>NIP 9940551206<br>Osoba do kontaktu: Bogumiła Wrzesień</div></div>
<table><tr><th>Lp.<th>Nazwa usługi / towaru<th>Ilość<th>J.m.<th>Cena netto<th>VAT<th>Wartość netto<tr><td>1<td>Kampania w radiu lokalnym, spot 20 s<td>60<td>emisja<td>85,00<td>23%<td>5 100,00<tr><td>2<td>Projekt i montaż billboardu 6 × 3 m<td>2<td>szt.<td>1 450,00<td>23%<td>2 900,00<tr><td>3<td>Przewodnik po uzdrowisku (druk, ISBN)<td>800<td>egz.<td>4,20<td>5%<td>3 360,00<tr><td colspan=6>Rabat dla stałych klientów (poz. 1)<td>–510,00</table>
<table style="width:105mm;margin:4mm 0 0 auto"><tr><th>Stawka<th>Netto<th>VAT<th>Brutto<tr><td>23%<td style="text-align:right">7 490,00<td>1 722,70<td>9 212,70<tr><td>5%<td style="text-align:right">3 360,00<td>168,00<td>3 528,00<tr><td><b>Razem</b><td style="text-align:right">10 850,00<td>1 890,70<td><b>12 740,70</b></table>
<div class=z>Zaliczka 40% do wpłaty przed rozpoczęciem prac: <b>5 096,28 PLN</b><br><small>Słownie: pięć tysięcy dziewięćdziesiąt sześć złotych 28/100</small></div>
<p>Rachunek: Bank Podbeskidzki S.A., PL 47 9904 4185 5000 0000 5512 0031<br>Tytuł przelewu: PF58 Jodła &nbsp;·&nbsp; Pozostałą część płaci się 21 dni od zakończenia kampanii na podstawie faktury końcowej.<br>Termin realizacji: 7 kwietnia – 31 maja 2026. Reklamacje przyjmujemy do 14 dni po emisji.</p>
<p>Opiekun klienta: Szymon Kłos, tel. 33 555 01 92, s.klos@kogutnadachu.example</p><p style="font-size:8pt">Niniejszy dokument nie jest fakturą w rozumieniu ustawy o podatku od towarów i usług i nie stanowi podstawy do odliczenia podatku.</p>
''','''
seller|Sprzedawca|Which agency makes the offer?|text|Studio Reklamy „Kogut na Dachu” Sp. z o.o.
krs|KRS|What is the seller's court register number?|code|0009904418
buyer|Nabywca|Who is the customer?|text|Uzdrowisko Pod Jodłą S.A.
buyer_tax_number|NIP nabywcy|Jaki numer podatkowy ma klient?|code|9940551206
document_number|Numer dokumentu|What number does the paper carry?|code|PF/58/03/2026
valid_until|Ważna do|When does the offer lapse?|date|2026-03-18|18 marca 2026
guide_quantity|Nakład przewodnika|How many copies of the guide are printed?|text|800;;800 egz.|800
billboard_price|Cena netto billboardu za sztukę|What does one billboard cost before tax?|amount|1450.00|1 450,00
discount|Rabat|How much do regular clients save?|amount|510.00;;-510.00|510,00
total_gross|Razem brutto|What does everything cost with tax?|amount|12740.70|12 740,70
down_payment|Zaliczka do wpłaty|How much must be paid before work starts?|amount|5096.28|5 096,28
account_manager|Opiekun klienta|Who looks after the client at the agency?|text|Szymon Kłos
swift|Kod SWIFT banku|What is the international code of the bank?|-
buyer_phone|Telefon nabywcy|At what number can the customer be called?|-
''')
P('facture-traiteur','fr','catering invoice','photo','''
@page{size:A4;margin:18mm 22mm}body{margin:0;font:11pt/1.4 'EB Garamond'}.c{text-align:center;color:#5a3e1b}.c h1{font:32pt 'Dancing Script';margin:0}.l{display:flex}.l span{flex:1;border-bottom:1px dotted #888;margin:0 2mm 1.5mm}.tt{margin-left:70mm}i.h{font:17pt/1 DkgHandwriting;color:#1a3c8f}
''','''
<div class=c><h1>Aux Trois Fourchettes</h1>Marius Escoffanel, artisan traiteur<br>4, impasse du Four-Banal – 84999 Apt · SIRET 990 441 855 00017 · APE 5621Z · TVA FR55990441855</div>
<p style="margin-left:90mm">Comité des fêtes de Saint-Véran-les-Tilleuls<br>Madame la trésorière, Solange Rebuffat<br>Place du Lavoir<br>84998 Saint-Véran</p>
<p><b>Facture 2026-117</b> du 20 juillet 2026<br>Prestation : banquet républicain du <b>14 juillet 2026</b>, 180 couverts, salle polyvalente, service à 12 h 30<br>Devis accepté n° D-64 du 9 avril 2026</p>
<div class=l>Menu « Luberon », 165 adultes × 31,00<span></span>5 115,00</div><div class=l>Menu enfant, 15 × 12,00<span></span>180,00</div><div class=l>Vin rosé, 40 bouteilles × 7,50<span></span>300,00</div><div class=l>Location de vaisselle<span></span>270,00</div><div class=l>Deux serveurs supplémentaires, 6 h chacun<span></span>324,00</div><div class=l>Verres cassés (11)<span></span>33,00</div><br>
<div class=tt><div class=l>Total hors taxes<span></span>6 222,00</div><div class=l>TVA 10 % sur 5 619,00<span></span>561,90</div><div class=l>TVA 20 % sur 603,00<span></span>120,60</div><div class=l><b>Total TTC</b><span></span><b>6 904,50 €</b></div><div class=l>Acompte reçu le 2 mai, chèque 4410877<span></span>– 2 000,00</div><div class=l><b>Solde</b><span></span><b>4 904,50 €</b></div></div>
<p>Règlement à réception, au plus tard le 4 août 2026, par chèque à l'ordre de M. Escoffanel ou par virement : Banque du Calavon, FR12 9904 4185 5000 0551 2060 K17. En cas de retard : indemnité forfaitaire de 40 € et pénalités au taux légal majoré de 10 points. Pas d'escompte pour paiement anticipé.</p>
<p style="transform:rotate(-3deg);margin:8mm 0 0 20mm"><i class=h>Réglé par virement le 31/07/26 – merci ! M.E.</i></p>
<p class=c style="font-size:9pt;margin-top:12mm">Tél. 04 65 71 18 60 · traiteur@troisfourchettes.example · Assurance : La Garrigue Mutuelle, police 77-4410</p>
''','''
caterer|Owner of the business|Who is the craftsman behind the catering?|text|Marius Escoffanel
siret|SIRET|Under what number is the business registered?|code|990 441 855 00017
customer|Customer|Who ordered the banquet?|text|Comité des fêtes de Saint-Véran-les-Tilleuls
treasurer|Trésorière|Qui tient la caisse du comité ?|text|Solange Rebuffat;;Madame la trésorière, Solange Rebuffat|Solange Rebuffat
event_date|Date of the event|On which day was the meal served?|date|2026-07-14|14 juillet 2026
quote_number|Devis accepté n°|Which offer had been agreed upon?|code|D-64
covers|Number of covers|How many people were fed in all?|text|180;;180 couverts|180
child_menu_price|Unit price of the children's menu|What does a meal for a little one cost?|amount|12.00|12,00
vat_20|VAT at 20 %|How much tax at the higher rate is there?|amount|120.60|120,60
deposit|Acompte|How much had been paid in advance?|amount|2000.00;;-2000.00|2 000,00
due_date|Payment deadline|What is the last day for paying?|date|2026-08-04|4 août 2026
paid_on|Date of actual payment|When did the money arrive, according to the handwritten note?|date|2026-07-31|31/07/26
order_number|Order number|Under which order number did the committee buy?|-
bic|BIC|What is the code of the caterer's bank?|-
''')
P('premium-statement','en','insurance premium statement','text','''
@page{size:A4;margin:17mm}body{margin:0;font:9.5pt/1.4 'Carlito'}.h{display:flex;justify-content:space-between;border-bottom:1.5mm solid #f2a900}.h b{font:bold 22pt Lato;color:#3b2a6b}fieldset{border:1px solid #3b2a6b;border-radius:2mm;margin:4mm 0;padding:2mm 4mm}legend{color:#3b2a6b;font-weight:bold}.g{display:grid;grid-template-columns:38mm 1fr 34mm 1fr;row-gap:1mm}.g span:nth-child(odd){color:#666}table{width:100%;border-collapse:collapse}td,th{border-bottom:1px solid #ddd;text-align:right;padding:1mm 2mm}td:first-child,th:first-child{text-align:left}
''','''
<div class=h><b>Protea &amp; Reef</b><div style="text-align:right">Protea &amp; Reef Short-Term Insurance Ltd<br>Reg. 1994/099041/06 · VAT 4990441856 · Authorised FSP 99418</div></div>
<p><b style="font-size:14pt">Premium statement and tax invoice</b> &nbsp; No. PS-0551887 &nbsp; Printed 01/02/2027</p>
<fieldset><legend>Insured</legend><div class=g><span>Policyholder</span><span>Thandeka Vilakazi</span><span>ID number</span><span>780914 **** 08*</span><span>Postal address</span><span>PO Box 99155, Howick 3299</span><span>Cell</span><span>082 555 0711</span><span>Risk address</span><span>16 Heronsfall Close, Hilton</span><span>Broker</span><span>Naidoo &amp; Strydom Brokers</span></div></fieldset>
<fieldset><legend>Policy</legend><div class=g><span>Policy number</span><span>HH-7704418-3</span><span>Product</span><span>Household Gold</span><span>Inception</span><span>01/03/2019</span><span>Anniversary</span><span>1 March</span><span>Cover period</span><span>01/03/2027 – 29/02/2028</span><span>Frequency</span><span>☐ monthly ☒ annual ☐ quarterly</span></div></fieldset>
<table><tr><th>Section<th>Sum insured R<th>Excess R<th>Annual premium R<tr><td>A Buildings (thatch lapa included)<td>3 150 000<td>5 000<td>9 828.00<tr><td>B House contents<td>640 000<td>2 500<td>5 376.00<tr><td>C All risks: bicycle, cello<td>92 000<td>1 000<td>2 208.00<tr><td>D Personal liability<td>5 000 000<td>nil<td>300.00<tr><td>No-claim rebate, 4 years<td><td><td>–1 770.00<tr><td>Sasria<td><td><td>258.00<tr><td>Broker fee<td><td><td>420.00<tr><td><b>Total for the year incl. VAT</b><td><td><td><b>16 620.00</b><tr><td>VAT 15% included<td><td><td>2 167.83<tr><td>Credit from endorsement 11 (alarm fitted)<td><td><td>–345.00<tr><td><b>Amount to be collected</b><td><td><td><b>16 275.00</b></table>
<p>We shall debit your account at Umngeni Savings Bank (ending 6071) on <b>1 March 2027</b>. Should the debit fail, you have 15 days' grace, after which cover lapses as from the due date. Claims in the past year: one (geyser, settled 8 August 2026, R 11 940).</p>
<fieldset><legend>Who to call</legend>Claims, day and night: 0800 555 418 · Premium queries: Deon Labuschagne, 033 555 2060, premiums@proteareef.example · To cancel: 31 days' written notice</fieldset>
<p style="font-size:8pt">Average applies where property is insured for less than its replacement value. The contents must be revalued every 3 years; last valuation 12/05/2025.</p>
''','''
insurer|Insurer|Which company gives the cover?|text|Protea & Reef Short-Term Insurance Ltd;;Protea & Reef|Protea & Reef
insurer_reg|Reg.|What is the company registration number?|code|1994/099041/06
policyholder|Policyholder|Who is insured?|text|Thandeka Vilakazi
risk_address|Risk address|Where is the house that is covered?|place|16 Heronsfall Close, Hilton
broker|Broker|Through which intermediary was it taken out?|text|Naidoo & Strydom Brokers
policy_number|Policy number|Under what number does the contract run?|code|HH-7704418-3
frequency|Frequency of payment|How often is the premium paid?|text|annual
contents_sum|Sum insured, house contents|Up to what sum are the belongings covered?|amount|640000|640 000
buildings_excess|Excess on buildings|What must the owner bear himself if the building is damaged?|amount|5000|5 000
rebate|No-claim rebate|How much cheaper is it thanks to years without damage?|amount|1770.00;;-1770.00|1 770.00
collection|Amount to be collected|What sum will be taken from the bank?|amount|16275.00|16 275.00
grace|Grace period|How much time is there if the debit fails?|duration|15 days
bondholder|Bondholder|Which bank holds a mortgage on the house?|-
broker_phone|Broker's telephone|At what number is the intermediary reached?|-
''')
P('boleto-cine','es','cinema ticket','photo','''
@page{size:70mm 150mm;margin:4mm}body{margin:0;font:8.5pt/1.35 'Liberation Sans Narrow'}.c{text-align:center}.p{font:bold 13pt 'Liberation Sans Narrow';border-top:2px solid;border-bottom:2px solid;padding:1mm;margin:2mm 0}.g{display:grid;grid-template-columns:repeat(3,1fr);text-align:center}.g b{display:block;font-size:15pt}table{width:100%;border-collapse:collapse}td{padding:0}td:last-child{text-align:right}.bc{height:10mm;background:repeating-linear-gradient(90deg,#000 0 1px,#fff 1px 3px,#000 3px 5px,#fff 5px 6px);margin-top:2mm}
''','''
<div class=c><b style="font-size:15pt">CINES JACARANDA</b><br>Plaza El Mezquite, loc. 40, Pachuca, Hgo.<br>Exhibidora Jacaranda del Valle S.A. de C.V.<br>RFC EJV990418QK5</div><div class="c p">LA TEJEDORA DE NIEBLA</div>
<div class=g><div>SALA<b>7</b></div><div>FILA<b>H</b></div><div>ASIENTOS<b>11-13</b></div></div>
<div class=c style="margin:2mm 0">Función: <b>sáb 06/06/2026 &nbsp; 19:40 h</b><br>Español · 2D · Clasif. B15 · 127 min</div>
<table><tr><td>2 Adulto x 82.00<td>$164.00<tr><td>1 Niño<td>$61.00<tr><td>Combo 4 (palomitas jumbo)<td>$148.00<tr><td>Nachos extra queso<td>$79.00<tr><td>Monedero Jaca<td>-$45.00<tr><td><b>TOTAL M.N.</b><td><b>$407.00</b><tr><td>IVA 16% incluido<td>$56.14<tr><td>Efectivo<td>$500.00<tr><td>Cambio<td>$93.00</table>
<div class=c style="margin-top:2mm">Folio 0077-331845 &nbsp; Caja 2<br>Compra 06/06/2026 19:12 &nbsp; Atendió: Yaretzi<br>Puntos ganados: 41<div class=bc></div>JCR 4418 9905 5127<br><small>Facture antes del 30/06/2026 en facturas.jacaranda.example. Sin cambios iniciada la función. Conserve su boleto.</small></div>
''','''
cinema|Cinema|Which picture house is it?|text|CINES JACARANDA
city|City|In what town is the cinema?|place|Pachuca
rfc|RFC|What is the tax number of the operator?|code|EJV990418QK5
film|Film title|Which film was shown?|text|LA TEJEDORA DE NIEBLA
hall|Sala|In which room was it shown?|code|7
seats|Asientos|¿Qué lugares les tocaron?|text|11-13
showtime|Hora de la función|When does the film start?|time|19:40
running_time|Duración|How long is the film?|duration|127 min
child_price|Precio del boleto infantil|What was paid for the child?|amount|61.00
wallet_discount|Monedero Jaca|How much did the loyalty purse pay?|amount|45.00;;-45.00|45.00
change|Cambio|What did they get back?|amount|93.00
folio|Número de folio|What is the number of the sale?|code|0077-331845
director|Director de la película|Who made the film?|-
parking|Folio del estacionamiento|What is the number of the parking voucher?|-
''')
P('post-office-receipt','en','post office receipt','photo','''
@page{size:80mm 186mm;margin:5mm}body{margin:0;font:8.8pt/1.3 'Courier Prime'}.c{text-align:center}pre{font:inherit;margin:0}
''','''
<div class=c><b>GREAT PLAINS PARCEL &amp; POST</b><br>Contract Station 68-114<br>18 Switchgrass Ave<br>Kearney, NE 68999<br>(308) 555-0117</div>
<pre>
12/18/2026          11:03 AM
Receipt 68114-2-40973
------------------------------
Product        Qty  Unit Price
                     
Priority Box M  1       $17.10
 To: Bangor, ME 04499
 Weight: 4 lb 6.20 oz
 Expected delivery
 Tue 12/22/2026
 Tracking #:
 9405 5118 7731 0000 4418 52
  Insurance             $3.35
  (declared $150.00)
  Signature req.        $4.20
First-Class Ltr 2       $1.56
 To: Moose Jaw SK, Canada
Stamps Heron   20      $15.60
Bubble mailer   1       $2.49
------------------------------
Sales tax (mailer)      $0.17
<b>Grand Total:           $44.47</b>
------------------------------
Check No. 1186         $40.00
Cash                    $5.00
Change                 -$0.53
------------------------------
</pre><div class=c>Clerk 07 &nbsp;ARLO<br>PO Box renewal due 01/31/2027<br>Box 2210<br><br>Claims for damaged articles must be<br>filed within 60 days of mailing.<br>Stamp sales are final.<br><br>Lobby open 24 hours. Window:<br>M-F 8:30-5:00, Sat 9:00-12:00</div>
''','''
office|Post office|At which business were the things mailed?|text|GREAT PLAINS PARCEL & POST
office_zip|ZIP code of the office|What is the postal code of the place of mailing?|code|68999
receipt_number|Receipt|What number does the slip bear?|code|68114-2-40973
destination|Parcel destination|Where is the box going?|place|Bangor, ME 04499;;Bangor, ME;;Bangor|Bangor
weight|Weight|How heavy is the parcel?|text|4 lb 6.20 oz
expected_delivery|Expected delivery|When should the box arrive?|date|2026-12-22|12/22/2026
tracking|Tracking #|With what number can the parcel be followed?|code|9405 5118 7731 0000 4418 52
declared_value|Declared value|What is the content of the box said to be worth?|amount|150.00
stamp_quantity|Number of stamps|How many heron stamps were bought?|text|20
total|Grand Total|What did it cost altogether?|amount|44.47
check_number|Check No.|Which cheque was handed over?|code|1186
clerk|Postal clerk|Who was at the counter?|text|ARLO;;Clerk 07 ARLO|ARLO
addressee|Recipient of the parcel|To whom was the box sent?|-
sender|Sender|Who mailed the parcel?|-
''')
