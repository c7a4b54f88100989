from importlib.machinery import SourceFileLoader
P=SourceFileLoader('b','.b.py').load_module().P
P('buono-lavanderia','it','laundry ticket','scan','''
@page{size:80mm 150mm;margin:4mm}body{margin:0;font:8.5pt 'Lato'}.h{display:flex;justify-content:space-between;border-bottom:3px double #246}h1{font:bold 15pt 'Comic Neue';color:#246;margin:0}.n{font:bold 16pt 'Liberation Mono';color:#b11}table{width:100%;border-collapse:collapse;margin-top:2mm}th{font-size:6.5pt;background:#dde6ee;border:1px solid #246}td{border:1px solid #246;height:5.4mm;padding:0 1mm}i{font:14pt/1 'DkgHandwriting';font-style:normal;color:#222}.k{display:grid;grid-template-columns:1fr 1fr;gap:1.5mm;margin-top:2mm}.k div{border:1px solid #246;padding:.5mm 1mm}.k small{display:block;font-size:6pt;color:#246}
''','''
<div class=h><div><h1>Bianco &amp; Vapore</h1>Lavasecco artigiano di Pavanello Rita<br>Vicolo delle Lanterne 9/c – 36100 Vicenza<br>P. IVA 04418870992 · tel. 0444 555 318</div><div class=n>0873</div></div>
<div class=k><div><small>Cliente</small><i>Sig. Dal Maso</i></div><div><small>Telefono</small><i>349 555 0172</i></div><div><small>Ricevuto il</small><i>7/10/2026</i></div><div><small>Pronto per il</small><i>15/10/2026 ore 17</i></div></div>
<table><tr><th>N.<th>Capo<th>Lavorazione<th>Importo €<tr><td><i>2</i><td>Camicia<td><i>lava + stira</i><td><i>7,00</i><tr><td><i>1</i><td>Giacca<td><i>a secco</i><td><i>9,00</i><tr><td><td>Pantaloni<td><td><tr><td><i>1</i><td>Abito seta<td><i>a mano</i><td><i>14,50</i><tr><td><i>1</i><td>Piumone matr.<td><i>ad acqua</i><td><i>22,00</i><tr><td><td>Tappeto (mq)<td><td><tr><td colspan=3 align=right><b>Totale</b><td><i>52,50</i><tr><td colspan=3 align=right>Acconto<td><i>20,00</i><tr><td colspan=3 align=right>Resta da pagare<td><i>32,50</i></table>
<p style="margin:2mm 0"><small>Annotazioni:</small> <i>macchia di vino sulla manica, giacca</i></p>
<p style="font-size:6.5pt;margin:0">I capi si consegnano solo con questo buono. Trascorsi 90 giorni dalla data fissata per il ritiro la ditta non risponde più dei capi. Per capi smarriti il risarcimento non supera 10 volte il prezzo della lavorazione. Chiuso il mercoledì pomeriggio.</p>
''','''
laundry|Name of the laundry|Which shop cleans the clothes?|text|Bianco & Vapore
proprietor|Owner|Who runs the business?|text|Pavanello Rita
vat_number|P. IVA|What is the tax number of the shop?|code|04418870992
ticket_number|Buono n.|What number is on the ticket?|code|0873
customer|Cliente|Who handed in the clothes?|text|Sig. Dal Maso;;Dal Maso|Dal Maso
customer_phone|Recapito telefonico del cliente|At what number can the client be reached?|digits|349 555 0172
date_received|Ricevuto il|Quando sono stati portati i capi?|date|2026-10-07|7/10/2026
pickup_date|Collection date|On what day can the things be fetched?|date|2026-10-15|15/10/2026
duvet_price|Price for the duvet|What does washing the bed cover cost?|amount|22.00|22,00
silk_treatment|Lavorazione abito seta|How is the silk dress to be treated?|text|a mano
balance|Amount still to pay|How much is left to pay on collection?|amount|32.50|32,50
remark|Annotazioni|What was wrong with a garment?|text|macchia di vino sulla manica, giacca;;macchia di vino sulla manica
trouser_price|Prezzo pantaloni|What do the trousers cost?|-
express|Supplemento urgenza|What is charged extra for quick service?|-
''')
P('kassabon-statiegeld','nl','supermarket receipt with deposit','photo','''
@page{size:68mm 188mm;margin:4mm}body{margin:0;font:8.3pt/1.32 'Inconsolata',monospace}.c{text-align:center}pre{font:inherit;margin:0}h1{font:italic bold 16pt Roboto;margin:0}
''','''
<div class=c><h1>buurtmarkt<br>Ter Horst</h1>Wolweverserf 18, Zwolle<br>038-555 21 40<br>ma-za 8-21  zo 12-18</div>
<pre>

OMSCHRIJVING           EUR
volkoren brood heel   2,49 B
kaas jong belegen     7,12 B
 0,512 kg x 13,90
appelsap 1,5 l        1,99 B
 statiegeld           0,25
pils krat 24x30cl    16,49 C
 statiegeld krat      3,90
KORTING kaas         -1,50 B
-----------------------------
EMBALLAGEBON 4471
2 krat retour        -7,80
=============================
<b>TE BETALEN           22,94</b>
PIN                  22,94

BTW     OVER   EUR
B  9%   9,27  0,83
C 21%  13,63  2,86

Aantal artikelen: 4
Spaarzegels: 11

V PAY            ***7781-2
Terminal         8K20QF
Transactie       00318845
Autorisatie      R5D093
POI  51120946

14-08-2026  20:07
Kassa 4  Bon 90216  Kas: Joris
</pre><div class=c><br>Ruilen binnen 8 dagen met bon<br>KvK 55580114<br>BTW NL855591027B01<br>Klachten? hallo@terhorst.example</div>
''','''
town|Town|In which city is the supermarket?|place|Zwolle
street|Adres|In which street is the shop?|place|Wolweverserf 18
cheese_weight|Gewicht kaas|How much cheese was weighed?|text|0,512 kg;;0,512
beer_price|pils krat 24x30cl|What did the beer cost without the deposit?|amount|16.49|16,49
crate_deposit|Statiegeld per krat|How much deposit was charged on the crate?|amount|3.90|3,90
returned|Refund for returned crates|How much did they get back for the empties?|amount|7.80;;-7.80|7,80
discount|KORTING|How much was taken off the cheese?|amount|1.50;;-1.50|1,50
total|Total to pay|What was paid in the end?|amount|22.94|22,94
high_vat|BTW-bedrag 21%|How much tax of the higher rate is included?|amount|2.86|2,86
authorisation|Autorisatie|What is the approval code of the card payment?|code|R5D093
stamps|Number of saving stamps|Hoeveel zegels kreeg de klant?|text|11
chamber_number|Company register number|Under what number is the firm in the trade register?|code|55580114
loyalty_card|Klantenkaartnummer|What is the number of the loyalty card?|-
store_manager|Bedrijfsleider|Who manages the branch?|-
''')
P('hardware-cash-bill','en','hardware shop receipt','scan','''
@page{size:80mm 180mm;margin:4mm}body{margin:0;font:8.6pt/1.35 'OCR B','DejaVu Sans Mono',monospace;letter-spacing:-.2px}.c{text-align:center}table{width:100%;border-collapse:collapse}td{padding:0;vertical-align:top}.r{text-align:right}.n{border-bottom:1px dashed;margin:1.5mm 0}
''','''
<div class=c><b style="font-size:10.5pt">SOON LIAN HARDWARE<br>&amp; PAINT SDN BHD</b><br>Co. Reg 200801055514 (855514-W)<br>No 27, Lorong Kilang Papan 4<br>31999 Ipoh, Perak<br>Tel 05-555 6218 WhatsApp 012-555 0938<div class=n></div><b>CASH BILL</b></div>
<table><tr><td>Bill : CB-0092750<td class=r>30-05-2026<tr><td>Sales: Ah Meng<td class=r>10:18:44<tr><td>Till : 01 NURUL<td class=r>&nbsp;<tr><td colspan=2>Cust : Walk-in / Kamarul Renovation</table><div class=n></div>
<table><tr><td>1.<td colspan=2>PVC pipe 20mm x 5.8m<tr><td><td>4 LEN x 6.80<td class=r>27.20<tr><td>2.<td colspan=2>Emulsion paint 5L (Lime 0731)<tr><td><td>1 TIN x 89.90<td class=r>89.90<tr><td>3.<td colspan=2>Paint brush 3"<tr><td><td>2 PCS x 7.45<td class=r>14.90<tr><td>4.<td colspan=2>Wood screw 1-1/4"<tr><td><td>0.33 KG x 14.00<td class=r>4.62</table><div class=n></div>
<table><tr><td>Sub total<td class=r>136.62<tr><td>Trade disc 5%<td class=r>-6.83<tr><td>Rounding adj<td class=r>0.01<tr><td><b>TOTAL RM</b><td class=r><b>129.80</b><tr><td>CASH<td class=r>150.00<tr><td>CHANGE<td class=r>20.20</table><div class=n></div>
<div class=c>Tinted paint is not returnable.<br>Other goods: exchange in 7 days<br>with this bill, no refund in cash.<br><br>Wholesale store: 31999 Menglembu<br>Terima kasih / Thank you</div>
''','''
company|Company|Which shop sold the goods?|text|SOON LIAN HARDWARE & PAINT SDN BHD
company_reg|Co. Reg|What is the registration number of the firm?|code|200801055514 (855514-W);;200801055514;;855514-W|200801055514
street|Street address|In what street does one find the shop?|place|No 27, Lorong Kilang Papan 4;;Lorong Kilang Papan 4
bill_number|Bill|Under which number was this sale rung up?|code|CB-0092750
date|Bill date|What day was it bought?|date|2026-05-30|30-05-2026
salesman|Sales|Who attended to the customer in the shop?|text|Ah Meng
customer|Customer|Who were the goods sold to?|text|Walk-in / Kamarul Renovation;;Kamarul Renovation
pipe_quantity|Number of PVC pipes|How many lengths of tube were taken?|text|4;;4 LEN
paint_colour|Colour of the paint|Which shade did they choose?|text|Lime 0731;;Lime
discount|Discount given|By how much was the price brought down?|amount|6.83;;-6.83|6.83
total|TOTAL RM|What had to be paid after rounding?|amount|129.80
exchange_period|Exchange period|How long may goods be swapped?|duration|7 days
sst_number|SST number|What is the sales tax registration?|-
card_number|Card no.|Which card was it paid with?|-
''')
P('recibo-cajero','es','ATM slip','photo','''
@page{size:62mm 130mm;margin:4mm}body{margin:0;font:8.6pt/1.4 'Liberation Mono',monospace}.c{text-align:center}h1{font:bold 13pt Lato;margin:0}table{width:100%;border-collapse:collapse}td{padding:0}td+td{text-align:right}
''','''
<div class=c><h1>Caja Montsalve</h1>ENTIDAD 9047<br>RETIRADA DE EFECTIVO</div><br>
<table><tr><td>CAJERO<td>00417-B<tr><td>OFICINA<td>2206 TUDELA<tr><td>FECHA<td>23/09/2026<tr><td>HORA<td>21:53<tr><td>OPERACIÓN<td>7740318<tr><td>TARJETA<td>****2059<tr><td>CUENTA<td>**** 66 1183</table><br>
<table><tr><td>IMPORTE<td>150,00 EUR<tr><td>COMISIÓN<td>2,50 EUR<tr><td>TOTAL CARGO<td>152,50 EUR<tr><td>SALDO DISP.<td>1.284,17 EUR</table><br>
<div>BILLETES: 2x50 2x20 1x10<br>AUT. 508821</div><br><div class=c>La comisión la cobra la entidad<br>titular del cajero.<br>Robo o pérdida, 24 h:<br>900 555 034<br><small>Conserve este recibo hasta<br>comprobar su extracto.</small></div>
''','''
bank|Bank|Which institution runs the machine?|text|Caja Montsalve
machine|CAJERO|Which machine gave out the money?|code|00417-B
branch_town|Town of the branch|Where does the machine stand?|place|TUDELA;;2206 TUDELA|TUDELA
date|FECHA|When was the money drawn?|date|2026-09-23|23/09/2026
time|Time of withdrawal|At what time of day did it take place?|time|21:53
transaction|Número de operación|What is the number of this transaction?|code|7740318
card_digits|Últimas cifras de la tarjeta|¿En qué cifras termina la tarjeta?|code|2059;;****2059|2059
amount|Amount withdrawn|How much cash came out?|amount|150.00|150,00
fee|COMISIÓN|What did the service cost?|amount|2.50|2,50
balance|Available balance|How much money was left?|amount|1284.17|1.284,17
approval|Código de autorización|What code authorised it?|code|508821
hotline|Phone for loss or theft|Whom does one ring when the card is stolen?|digits|900 555 034
account_holder|Titular de la cuenta|Whose account is it?|-
daily_limit|Límite diario|How much may be taken out a day?|-
''')
P('hotel-bar-chit','en','hotel bar receipt','photo','''
@page{size:76mm 158mm;margin:5mm}body{margin:0;font:9pt/1.4 'EB Garamond',serif}.c{text-align:center}.l{letter-spacing:3px;font-size:13pt}table{width:100%;border-collapse:collapse}td{padding:0}.r{text-align:right}.q td{border-bottom:1px solid #000;padding-top:4mm;font-size:8pt;vertical-align:bottom}.q i{font:17pt/1 'Dancing Script'}.q u{text-decoration:none;font:14pt/1 'DkgHandwriting'}hr{border:0;border-top:.5px solid;margin:1.5mm 0}
''','''
<div class=c><div class=l>POLARIS</div>Lounge Bar, 19th floor<br><b>HOTEL SHIRAKABA SAPPORO</b><br>Kita 31 Nishi 44, Kita-ku, Sapporo 001-0999<br>Registration T9430055512807</div><hr>
<table><tr><td>Slip 5-1173<td class=r>Seat C-6<tr><td>27 Jan 2027 &nbsp; 22:16<td class=r>Guests: 2<tr><td>Bartender: K. Onodera<td class=r></table><hr>
<table><tr><td>Whisky highball<td>2<td class=r>¥2,400<tr><td>Yuzu sour<td>1<td class=r>¥1,300<tr><td>Mixed nuts<td>1<td class=r>¥900<tr><td>Hokkaido cheese plate<td>1<td class=r>¥2,100<tr><td>Cover charge<td>2<td class=r>¥1,600</table><hr>
<table><tr><td>Subtotal<td class=r>¥8,300<tr><td>Service charge 10%<td class=r>¥830<tr><td>Consumption tax 10%<td class=r>¥913<tr style="font-weight:bold;font-size:12pt"><td>Total<td class=r>¥10,043</table><hr>
<div class=c>☒ Charge to room &nbsp; ☐ Cash &nbsp; ☐ Card</div>
<table class=q><tr><td>Room no. <u>1214</u><tr><td>Guest name <u>Henrik Almqvist</u><tr><td>Signature <i>H. Almqvist</i></table>
<p class=c style="font-size:8pt">Check-out is at 11:00. Charges signed after midnight are posted to the next day.<br>Bar reservations: ext. 7719 &nbsp;·&nbsp; piano live Thu–Sat from 20:30</p>
''','''
hotel|Hotel|In which house is the bar?|text|HOTEL SHIRAKABA SAPPORO
bar_name|Name of the bar|What is the lounge called?|text|POLARIS;;POLARIS Lounge Bar|POLARIS
registration|Registration|What is the tax registration of the invoice issuer?|code|T9430055512807
slip_number|Slip no.|Under what number is this chit filed?|code|5-1173
bartender|Served by|Who mixed the drinks?|text|K. Onodera
cheese_price|Hokkaido cheese plate|What did the dairy dish cost?|amount|2100|2,100
cover_charge|Cover charge, total|How much was asked merely for sitting down?|amount|1600|1,600
service|Service charge amount|What was added for service?|amount|830
total|Total|What is the final sum?|amount|10043|10,043
payment|Mode of payment|How was the bill settled?|text|Charge to room
room|Room no.|Which room is it charged to?|code|1214
guest_name|Guest name|Who signed for the drinks?|text|Henrik Almqvist;;H. Almqvist
booking_number|Reservation number of the guest|Under which booking is the guest staying?|-
departure|Departure date|When does the guest leave?|-
''')
P('car-wash-slip','en','car wash receipt','photo','''
@page{size:60mm 152mm;margin:3.5mm}body{margin:0;font:8.6pt/1.35 'DejaVu Sans Mono',monospace;letter-spacing:-.5px}.c{text-align:center}table{width:100%;border-collapse:collapse}td{padding:0}td+td{text-align:right}.i{background:#000;color:#fff;padding:1mm;margin:1mm 0;font-weight:bold}
''','''
<div class=c><b style="font-size:12pt">SPEKBOOM AUTO SPA</b><br>Unit 8, Kestrel Yard, Droster Rd<br>Polokwane 0998<br>VAT 4990271855</div><div class="c i">TAX INVOICE 31066</div>
<table><tr><td>05/11/2026<td>08:34<tr><td>Bay<td>4<tr><td>Attendant<td>Tshepo M<tr><td>Vehicle<td>DBK 417 L<tr><td>Type<td>D/cab bakkie</table>--------------------------
<table><tr><td>Wash &amp; vac<td>R 140.00<tr><td>Engine clean<td>R 95.00<tr><td>Tyre shine<td>R 30.00<tr><td>Club -10%<td>-R 26.50</table>--------------------------
<table><tr><td><b>DUE</b><td><b>R 238.50</b><tr><td>VAT 15% incl<td>R 31.11<tr><td>Tip<td>R 20.00<tr><td>CARD<td>R 258.50</table>--------------------------
<table><tr><td>Mastro Debit<td>...9936<tr><td>Auth<td>K40127<tr><td>Batch 218<td>Ref 0055<tr><td>APPROVED<td>Contactless</table>
<div class=c><br>Washes on your card: 7/10<br>Collect key at counter by 17:30<br>Call Lindiwe 015 555 0640<br><br>Rain check: free rinse within<br>48 hours with this slip</div>
''','''
business|Business name|Who washed the car?|text|SPEKBOOM AUTO SPA
town|Town|Where is the car wash?|place|Polokwane
vat_number|VAT|What is the tax number of the business?|code|4990271855
invoice_number|TAX INVOICE|What is the number of the invoice?|code|31066
bay|Bay|Where was the vehicle put?|code|4
attendant|Attendant|Who did the cleaning?|text|Tshepo M
registration|Number plate|Which registration does the vehicle carry?|code|DBK 417 L
engine_clean|Price of the engine cleaning|What was asked for the motor?|amount|95.00
discount|Club discount|How much was taken off for members?|amount|26.50;;-26.50|26.50
tip|Gratuity|What did the staff get?|amount|20.00
card_charged|Amount charged to the card|How much was taken from the card altogether?|amount|258.50
rinse_offer|Rain check valid for|How long may one come back for a free rinse?|duration|48 hours
odometer|Odometer|How many kilometres has the vehicle done?|-
member_number|Club member no.|What is the number of the customer's membership?|-
''')
