from importlib.machinery import SourceFileLoader
P=SourceFileLoader('b','.b.py').load_module().P
P('tea-room-receipt','en','café receipt','photo','''
@page{size:72mm 168mm;margin:4mm}body{margin:0;font:9pt/1.35 'Courier Prime',monospace}
.c{text-align:center}h1{font:italic bold 17pt 'EB Garamond',serif;margin:0}td{padding:0;vertical-align:top}table{width:100%;border-collapse:collapse}.r{text-align:right;white-space:nowrap}hr{border:0;border-top:1px dashed #000;margin:1.5mm 0}.b{font-weight:bold;font-size:11pt}
''','''
<div class=c><h1>Marchbank's Tea Room</h1>7 Weirside Passage<br>Ludlow SY8 9ZQ<br>01632 960 418<br>VAT Reg 418 2207 96</div><hr>
<table><tr><td>Table 11<td class=r>Covers 3<tr><td>Server: Bronwen<td class=r>Chk 20663<tr><td>Opened 12:52<td class=r>Closed 14:09<tr><td colspan=2>Sat 18 April 2026</table><hr>
<table><tr><td>2<td>Cream tea<td class=r>17.90<tr><td><td>&nbsp;@ 8.95<td><tr><td>1<td>Leek &amp; potato soup<td class=r>6.75<tr><td>1<td>Cheese scone<br>&nbsp;*no butter<td class=r>3.20<tr><td>2<td>Earl Grey, pot<td class=r>6.80<tr><td><td>&nbsp;@ 3.40<td><tr><td>1<td>Flat white<td class=r>3.60</table><hr>
<table><tr><td>Food &amp; drink<td class=r>38.25<tr><td>Optional service 10%<td class=r>3.83<tr class=b><td>TO PAY<td class=r>£42.08</table><hr>
<table><tr><td>Cash tendered<td class=r>50.00<tr><td>Change<td class=r>7.92</table>
<div class=c><br>VAT @ 20% included above: 6.38<br><br>Closed Mondays except bank holidays.<br>Kitchen takes last orders 4.15 pm.<br>Loyalty: 5th pot of tea is on us!<br><br>** THANK YOU **</div>
''','''
store_name|Name of the café|Where did they have tea?|text|Marchbank's Tea Room
postcode|Postcode|What is the postal code of the place?|code|SY8 9ZQ
vat_number|VAT Reg|Under what number is the business registered for tax?|code|418 2207 96
table|Table|Where were the guests sitting?|code|11;;Table 11
guests|Covers|How many people were served?|code|3|Covers 3
check_number|Chk|What number does this bill carry?|code|20663
waiter|Served by|Who waited on them?|text|Bronwen
closing_time|Closed|At what hour was the bill settled?|time|14:09
scone_price|Price of the cheese scone|What did the savoury bake cost?|amount|3.20
service_charge|Gratuity added|How much was put on top for the staff?|amount|3.83
change|Change|What did the customer get back?|amount|7.92
last_orders|Last orders in the kitchen|Until when can one still order food?|time|16:15;;4.15 pm|4.15 pm
card_digits|Card ending|What are the last digits of the card used?|-
email|E-mail of the tea room|To which mail address can one write?|-
''')
P('grocery-receipt-duluth','en','supermarket receipt','photo','''
@page{size:80mm 190mm;margin:4mm 5mm}body{margin:0;font:8.6pt/1.3 'DejaVu Sans Mono',monospace;letter-spacing:-.3px}pre{font:inherit;margin:0}.c{text-align:center}.big{font-size:15pt;font-weight:bold;letter-spacing:1px}
''','''
<div class=c><div class=big>HALVORSEN<br>FOODS</div>Store #0147 · Lakeshore Commons<br>3380 Tamarack Spur Rd<br>Duluth, MN 55899<br>(218) 555-0164<br>Store Mgr: DALE OKERSTROM</div>
<pre>
GROCERY
 ORG BANANAS             1.82 F
   2.31 lb @ $0.79/lb
 WHOLE MILK GAL          4.29 F
 EGGS LRG 18CT           5.49 F
BAKERY
 SOURDOUGH LOAF          4.99 F
HOUSEHOLD
 LAUNDRY DET 92OZ       13.99 T
   NORTHSTAR SAVINGS     2.00-T
 PAPER TOWEL 6PK         9.49 T
-------------------------------
 SUBTOTAL               38.07
 TAX 8.875% ON 21.48     1.91
<b> TOTAL                  39.98</b>
 CASH BACK              20.00
 DEBIT TEND             59.98

 US DEBIT    ************4417
 ENTRY CHIP       PIN VERIFIED
 AUTH 073316  SEQ 00952
 AID A0000000980840

 ITEMS SOLD 6
 NORTHSTAR MEMBER  **** 3058
 YOUR SAVINGS TODAY $2.00

07/11/26  5:38 PM
REG 06  TRN 8841  CSHR 212 KAYLA
</pre><div class=c><br>RETURNS WITH RECEIPT: 90 DAYS<br>ELECTRONICS 15 DAYS<br><br>Tell us how we did and you could<br>win a $250 gift card!<br>halvorsenfoods.example/talk<br>CODE 0147-8841-0711</div>
''','''
store_number|Store #|Which branch of the chain is it?|code|0147;;#0147
city|Town of the store|In which city was the shopping done?|place|Duluth
phone|Telephone|At what number can one call the shop?|digits|(218) 555-0164
manager|Store Mgr|Who runs the branch?|text|DALE OKERSTROM
banana_weight|Weight of the bananas|How much fruit was bought?|text|2.31 lb;;2.31
detergent_price|LAUNDRY DET 92OZ|What was asked for the washing agent, before any saving?|amount|13.99
sales_tax|Sales tax amount|How much goes to the state?|amount|1.91
total|TOTAL|What did the purchases come to, without the cash handed out?|amount|39.98
cash_back|Cash paid out at the till|How much money did the shopper take home in notes?|amount|20.00
approval_code|AUTH|Under which number did the bank approve the payment?|code|073316
date|Date of purchase|On which day was this bought?|date|2026-07-11|07/11/26
cashier|Cashier's name|Who sat at the register?|text|KAYLA;;CSHR 212 KAYLA|KAYLA
points_balance|Points balance|How many loyalty points does the member have?|-
expiry_of_card|Card expiry date|Until when is the debit card valid?|-
''')
P('tankquittung','de','filling station receipt','scan','''
@page{size:76mm 166mm;margin:4mm}body{margin:0;font:8.5pt/1.35 'Liberation Mono',monospace}.c{text-align:center}table{width:100%;border-collapse:collapse}td{padding:0}.r{text-align:right}.x{font:bold 14pt 'Liberation Sans Narrow';letter-spacing:1px;border:2px solid #000;padding:1mm;display:inline-block}p{margin:2mm 0}.s td{border-top:1px solid #000;font-weight:bold;font-size:11pt}
''','''
<div class=c><span class=x>TANKHOF BREHMER</span><p>Inh. Silke Brehmer e.K.<br>An der Ziegelhütte 140<br>99974 Mühlhausen<br>Tel. 03601 / 990 45 17<br>St.-Nr. 157/204/88123</p></div>
<table><tr><td>Beleg-Nr. 6120/3<td class=r>Kasse 2<tr><td>26.02.2026<td class=r>06:41 Uhr</table>
<p>* Säule 05 *</p>
<table><tr><td colspan=2>Super E10<td class=r>A<tr><td>41,37 l x 1,739 EUR/l<td class=r>71,94<tr><td colspan=2>Motorenöl 5W-30 1 L<td class=r>A<tr><td>1 x 14,99<td class=r>14,99<tr><td colspan=2>Kaffee groß<td class=r>A<tr><td>1 x 2,90<td class=r>2,90<tr class=s><td>Gesamt EUR<td class=r>89,83</table>
<p>MwSt-Satz &nbsp;Netto &nbsp; MwSt &nbsp;Brutto<br>A 19,00 % 75,49 &nbsp;14,34 &nbsp; 89,83</p>
<div class=c>- - - K U N D E N B E L E G - - -</div>
<table><tr><td>Kartenzahlung<td class=r>girocard<tr><td>Terminal-ID<td class=r>68 104 277<tr><td>TA-Nr.<td class=r>015903<tr><td>Kartennr.<td class=r>#########7305 1<tr><td>Kontaktlos<td class=r>gült. bis 11/28<tr><td>Genehmigungs-Nr.<td class=r>482096<tr><td>Betrag<td class=r>89,83 EUR</table>
<div class=c>Zahlung erfolgt<p>Es bediente Sie: Herr Wagenknecht<br>Geöffnet Mo–Sa 5–22, So 7–21 Uhr</p><small>TSE-Signaturzähler 291104<br>Seriennr. Kasse BR-7F20-0093</small></div>
''','''
station|Name der Tankstelle|Where was the car filled up?|text|TANKHOF BREHMER
owner|Inh.|Who owns the station?|text|Silke Brehmer e.K.;;Silke Brehmer|Silke Brehmer
town|Ort|In which town is the filling station?|place|Mühlhausen
tax_number|St.-Nr.|Welche Nummer führt das Finanzamt für den Betrieb?|code|157/204/88123
receipt_number|Beleg-Nr.|What number does the slip bear?|code|6120/3
pump|Zapfsäule|Which pump was used?|code|05;;5|Säule 05
litres|Getankte Menge|How much fuel went into the tank?|text|41,37 l;;41,37
price_per_litre|Literpreis|What did one litre cost?|amount|1.739|1,739
vat_amount|Mehrwertsteuerbetrag|How much value-added tax is contained?|amount|14.34|14,34
total|Gesamt EUR|Was war insgesamt zu bezahlen?|amount|89.83|89,83
terminal_id|Terminal-ID|What is the identification of the card reader?|code|68 104 277
card_valid_until|Karte gültig bis|When does the payment card expire?|text|11/28
licence_plate|Kennzeichen|What is the registration of the car?|-
mileage|Kilometerstand|What did the odometer show?|-
''')
P('ticket-parking-vevey','fr','parking receipt','photo','''
@page{size:58mm 138mm;margin:3mm}body{margin:0;font:8pt/1.3 'Roboto Condensed',sans-serif}.p{float:left;width:13mm;height:13mm;background:#222;color:#fff;font:bold 26pt/13mm Roboto;text-align:center;margin-right:2mm}h1{font-size:11pt;margin:0}dl{margin:0;clear:both}dt{font-size:6.5pt;color:#333;margin-top:1.2mm}dd{margin:0;font:bold 9.5pt 'Roboto Mono','DejaVu Sans Mono',monospace}.t{border:1.5px solid #000;padding:1mm 2mm;margin:2mm 0;font-size:13pt;font-weight:bold;text-align:right}.t small{float:left;font-size:8pt;line-height:2}
''','''
<div class=p>P</div><h1>Pré-du-Moulin</h1>Gérance: Stationa Riviera SA<br>Chemin des Vanneries 41, 1800 Vevey
<p style="margin:2mm 0 0;clear:both"><b>QUITTANCE / QUITTUNG</b> &nbsp; n° 0418-55207</p>
<dl><dt>Entrée / Einfahrt</dt><dd>14.03.2026 09:47</dd><dt>Payé le / Bezahlt am</dt><dd>14.03.2026 13:22</dd><dt>Durée / Parkdauer</dt><dd>0 j 3 h 35 min</dd><dt>Tarif</dt><dd>B (jour) 1re h 2.50</dd><dt>Caisse automatique / Kassenautomat</dt><dd>KA 03, niv. -2</dd></dl>
<div class=t><small>CHF</small>11.50</div>
TVA 8.1 % incluse 0.86 &nbsp; hors taxe 10.64<br>CHE-219.880.364 TVA<br><br>
Carte: MAESTRIA &nbsp; xxxx xxxx xxxx 6092<br>Autor. 771 405 &nbsp; Trm 20083316<br><br>
<b>Sortie dans les 15 minutes. / Ausfahrt innert 15 Minuten.</b><br>Abonnements: 021 555 08 76<br>Objets trouvés: abo@stationa.example
''','''
car_park|Car park|Where was the car left?|text|Pré-du-Moulin
operator|Managed by|Quelle société exploite le parking ?|text|Stationa Riviera SA
street|Street and house number|What is the street of the operator?|place|Chemin des Vanneries 41
receipt_number|Receipt no.|What number does the slip carry?|code|0418-55207
entry_time|Entry time|At what hour did the car drive in?|time|09:47
payment_time|Payé le (heure)|At what time was it settled?|time|13:22
duration|Durée|How long was the vehicle parked?|duration|3 h 35 min;;0 j 3 h 35 min
tariff|Tarif|Which rate was applied?|text|B (jour);;B (jour) 1re h 2.50;;B
machine|Pay machine|At which machine was it paid?|code|KA 03;;KA 03, niv. -2
vat|VAT included|How much tax is contained in the price?|amount|0.86
card_last_digits|Last four digits of the card|With which digits does the card end?|code|6092
exit_grace|Time allowed to leave|How long may one take to drive out after paying?|duration|15 minutes
plate|Licence plate|Which vehicle was it?|-
bay|Parking space number|In which bay did it stand?|-
''')
P('taxi-fare-slip','en','taxi receipt','scan','''
@page{size:80mm 172mm;margin:5mm}body{margin:0;font:9pt 'Liberation Sans'}.h{background:#000;color:#fff;text-align:center;padding:2mm;font-weight:bold;font-size:12pt}.l{display:flex;margin-top:2.6mm}.l b{font-weight:normal;white-space:nowrap;margin-right:1.5mm}.l i{flex:1;border-bottom:1px dotted #000;font:13pt/1 'DkgHandwriting';font-style:normal;color:#123a8c;padding-left:1mm}table{width:100%;border-collapse:collapse;margin-top:3mm}td,th{border:1px solid #000;padding:.8mm 1.5mm;font-weight:normal;text-align:left}td i{font:13pt/1 'DkgHandwriting';font-style:normal;color:#123a8c}td:last-child{text-align:right;width:21mm}.q span{display:inline-block;width:3mm;height:3mm;border:1px solid #000;font:bold 9pt/3mm Lato;text-align:center;margin:0 1mm 0 2mm}
''','''
<div class=h>GOLKONDA RADIO CABS</div><div style="text-align:center;font-size:7.5pt;margin-top:1mm">Shop 6, Fig Tree Arcade, Old Tannery Lane, Secunderabad 500 989<br>24 hrs booking: 040-5550 7312 &nbsp;·&nbsp; GSTIN 36AAQFG7714L1Z9</div>
<div class=l><b>CASH MEMO No.</b><i style="border:0;font:bold 12pt 'Liberation Mono';color:#b00">07394</i><b>Date</b><i>9/12/25</i></div>
<div class=l><b>Passenger M/s</b><i>Dr. Farida Contractor</i></div><div class=l><b>From</b><i>Begumpet clinic</i></div><div class=l><b>To</b><i>Airport, departures</i></div><div class=l><b>Cab no.</b><i>TS 09 UD 6613</i></div><div class=l><b>Driver</b><i>Yadagiri P.</i></div>
<div class=l><b>Start</b><i>4.20 am</i><b>Reached</b><i>5.15 am</i></div>
<table><tr><th>Meter closing<td><i>48253</i><tr><th>Meter opening<td><i>48216</i><tr><th>Run in km<td><i>37</i></table>
<table><tr><th>Fare @ Rs <i>22</i> per km<td><i>814</i><tr><th>Waiting <i>25</i> min<td><i>50</i><tr><th>Toll<td><i>60</i><tr><th>Airport parking<td><i>100</i><tr><th><b>TOTAL Rs.</b><td><i>1024</i></table>
<div class=q style="margin-top:3mm">Paid by<span></span>Cash<span>✗</span>UPI<span></span>Card<span></span>Credit a/c</div>
<div class=l><b>Driver's sign.</b><i style="font-family:'Dancing Script';font-size:15pt">Yadagiri</i></div>
<p style="font-size:7pt;margin:2mm 0 0">Complaints within 7 days with this memo. Lost property is kept at our office for 60 days.</p>
''','''
company|Taxi company|Which firm drove the passenger?|text|GOLKONDA RADIO CABS
gst_number|GSTIN|What is the tax registration of the firm?|code|36AAQFG7714L1Z9
memo_number|Cash memo no.|What is the number of the slip?|code|07394
date|Date of the ride|On which day did the trip take place?|date|2025-12-09|9/12/25
passenger|Passenger|Who was driven?|text|Dr. Farida Contractor;;Farida Contractor|Farida Contractor
pick_up|From|Where did the ride begin?|place|Begumpet clinic
arrival_time|Time of arrival|When did they get to the destination?|time|05:15;;5.15 am|5.15 am
vehicle|Vehicle registration|Which plate did the car have?|code|TS 09 UD 6613
distance|Run in km|How far did they travel?|text|37;;37 km|37
waiting_charge|Charge for waiting|What was paid for the time the driver stood idle?|amount|50
payment_mode|Paid by|How was the fare settled?|text|UPI
lost_property_period|How long lost items are kept|For what time does the office hold things left in the car?|duration|60 days
night_surcharge|Night surcharge|What extra was taken for the early hour?|-
licence_number|Driver's licence no.|What is the number of the driver's licence?|-
''')
P('ticket-pharmacie','fr','pharmacy receipt','photo','''
@page{size:80mm 142mm;margin:4mm}body{margin:0;font:8pt/1.3 'Open Sans Condensed','Liberation Sans Narrow',sans-serif;font-weight:400}.c{text-align:center}.n{font:bold 13pt 'Liberation Sans Narrow'}table{width:100%;border-collapse:collapse}th{border-bottom:1px solid;border-top:1px solid;font-size:7.5pt;text-align:right}td{text-align:right;padding:.3mm 0}td:first-child,th:first-child{text-align:left}.g{background:#e4e4e4;padding:1.5mm;margin:2mm 0}body,td{font-family:'Liberation Sans Narrow'}
''','''
<div class=c><span style="font:bold 22pt 'DejaVu Sans'">✚</span><br><span class=n>Pharmacie de la Halle aux Draps</span><br>Mme Garance Thévenot, pharmacien titulaire<br>23 bis, rue des Trois-Fontaines-Vieilles · 03100 Montluçon<br>Tél. 04 65 71 90 28 · FINESS 03 299 871 4<br>TVA intra. FR 61 889 204 517</div>
<div class=g>Ticket <b>T-118402</b> du 05/01/2026 18:26 &nbsp; Poste 3 / Op. LUCIE<br>Patient : M. ROUSSELOT Anselme<br>Prescripteur : Dr VASSEUR Odile (ord. du 03/01/2026)<br>Mutuelle : Prévia Centre, contrat 70-45518</div>
<table><tr><th>Désignation<th>Qté<th>P.U.<th>Taux<th>Total
<tr><td>Amoxicilline 1 g cp B/14<td>1<td>5,42<td>65 %<td>5,42<tr><td>Paracétamol 1 g cp B/8<td>2<td>1,16<td>65 %<td>2,32<tr><td>Honoraire dispensation<td>1<td>1,02<td>65 %<td>1,02<tr><td>Spray nasal mer 100 ml<td>1<td>6,90<td>NR<td>6,90<tr><td>Pastilles gorge miel<td>1<td>5,35<td>NR<td>5,35</table>
<table style="margin-top:2mm;border-top:1px dashed"><tr><td>Total TTC<td>21,01<tr><td>Part caisse (AMO)<td>– 5,69<tr><td>Part mutuelle (AMC)<td>– 3,07<tr style="font-weight:bold;font-size:11pt"><td>NET À PAYER EUR<td>12,25<tr><td>Espèces<td>20,00<tr><td>Rendu<td>7,75</table>
<p>dont TVA 2,10 % : 0,18 – TVA 10 % : 0,63 – TVA 5,5 % : 0,28</p>
<div class=c><b>Posologie :</b> amoxicilline 1 cp matin et soir, 7 jours, au milieu du repas<p>Ni repris ni échangé (art. médicaments).<br>Pharmacie de garde : composez le 32 00<br>Lun–ven 8 h 45–19 h 30 · sam 9 h–13 h</p></div>
''','''
pharmacy|Pharmacie|Where were the medicines bought?|text|Pharmacie de la Halle aux Draps
pharmacist|Pharmacien titulaire|Who is the owner of the shop?|text|Mme Garance Thévenot;;Garance Thévenot|Garance Thévenot
vat_number|TVA intra.|What is the tax identification of the business?|code|FR 61 889 204 517
ticket_number|Numéro de ticket|Under what number was the sale recorded?|code|T-118402
patient|Patient|For whom are the medicines?|text|M. ROUSSELOT Anselme;;ROUSSELOT Anselme|ROUSSELOT Anselme
prescriber|Médecin traitant l'ordonnance|Who wrote the prescription?|text|Dr VASSEUR Odile;;VASSEUR Odile|VASSEUR Odile
prescription_date|Date de l'ordonnance|Quand le médecin a-t-il prescrit le traitement ?|date|2026-01-03|03/01/2026
paracetamol_quantity|Quantité de paracétamol|How many boxes of the painkiller were sold?|text|2|Paracétamol 1 g cp B/8 2;;2
spray_price|Spray nasal mer 100 ml|What does the nose spray cost?|amount|6.90|6,90
insurance_share|Part caisse (AMO)|How much does the national health insurance bear?|amount|5.69|5,69
amount_due|Somme réglée par le client|What had the customer to pay himself?|amount|12.25|12,25
dosage|Posologie|How are the tablets of the antibiotic to be taken?|text|1 cp matin et soir, 7 jours, au milieu du repas;;amoxicilline 1 cp matin et soir, 7 jours, au milieu du repas
social_security|N° de sécurité sociale|What is the insured person's national number?|-
lot|Numéro de lot|From which batch do the tablets come?|-
''')
