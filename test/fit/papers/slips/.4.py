from importlib.machinery import SourceFileLoader
P=SourceFileLoader('b','.b.py').load_module().P
P('printing-gst-invoice','en','printing invoice','scan','''
@page{size:A4;margin:12mm}body{margin:0;font:9pt/1.35 'Liberation Sans'}table{border-collapse:collapse;width:100%}.o td,.o th{border:1px solid #000;padding:1.2mm;vertical-align:top;text-align:left;font-weight:normal}.o .r{text-align:right}small{font-size:7.5pt;color:#333}h1{text-align:center;font-size:12pt;margin:0 0 2mm}.st{position:absolute;right:34mm;top:128mm;border:2px solid #2a3f9d;color:#2a3f9d;border-radius:50%;width:30mm;height:30mm;text-align:center;font:bold 7pt/3.5mm 'Liberation Sans';padding-top:8mm;box-sizing:border-box;transform:rotate(-11deg);opacity:.8}
''','''
<h1>TAX INVOICE</h1><div style="text-align:right;margin-top:-7mm"><small>☒ Original ☐ Duplicate ☐ Transporter</small></div>
<table class=o><tr><td rowspan=3 style="width:50%"><b style="font-size:12pt">Chitrakoot Offset Works</b><br>Gala 14, Weavers' Industrial Estate<br>Sangli 416 998, Maharashtra<br>GSTIN: 27AAHFC5590M1ZQ<br>UDYAM-MH-99-0055127<br>printer@chitrakoot.example<td><small>Invoice no.</small><br><b>COW/26-27/0388</b><td><small>Dated</small><br>19-Jun-26<tr><td><small>Delivery note</small><br>DN 1140<td><small>Mode / terms of payment</small><br>45 days<tr><td><small>Buyer's order no.</small><br>PO-STP-7731 of 2-Jun-26<td><small>Despatched through</small><br>Sahyadri Roadlines, LR 60418
<tr><td><small>Buyer (bill to)</small><br><b>Stepwell Textbooks Pvt Ltd</b><br>3rd Floor, Neem Chambers, Tank Bund Road<br>Nashik 422 997<br>GSTIN: 27AAJCS8841P1Z3<td colspan=2><small>Consignee (ship to)</small><br>Stepwell Warehouse, Plot 88, Dindori Naka<br>Contact: Mr. Imtiyaz Shaikh, 90000 55512</table>
<table class=o style="margin-top:-1px"><tr><th>Sl<th>Description of goods<th>HSN<th class=r>Qty<th class=r>Rate<th>per<th class=r>Amount ₹<tr><td>1<td>Workbook Maths Std 4, 96 pp, 2-colour<td>4901<td class=r>5,000<td class=r>18.40<td>pc<td class=r>92,000.00<tr><td>2<td>Wall chart laminated 58 × 91 cm<td>4911<td class=r>750<td class=r>34.00<td>pc<td class=r>25,500.00<tr><td>3<td>Plate making CTP, 4-up<td>8442<td class=r>16<td class=r>275.00<td>plate<td class=r>4,400.00<tr><td colspan=6 class=r>Taxable value<td class=r>1,21,900.00<tr><td colspan=6 class=r>CGST 9%<td class=r>10,971.00<tr><td colspan=6 class=r>SGST 9%<td class=r>10,971.00<tr><td colspan=6 class=r><b>Total</b><td class=r><b>1,43,842.00</b></table>
<p>Amount chargeable (in words): <b>Rupees One Lakh Forty Three Thousand Eight Hundred Forty Two Only</b></p>
<table class=o><tr><td style="width:50%"><small>Company's bank details</small><br>Bank: Krishna Valley Co-op Bank<br>A/c no.: 0055 1120 77318<br>IFSC: KVCB0009914<br><br><small>Declaration</small><br>Goods once accepted are not taken back. Interest @ 18% p.a. after due date. Subject to Sangli jurisdiction.<td class=r style="height:38mm">for <b>Chitrakoot Offset Works</b><br><br><br><span style="font:18pt DkgHandwriting">V. Patwardhan</span><br>Partner</table>
<div class=st>CHITRAKOOT<br>OFFSET WORKS<br>★ SANGLI ★</div>
''','''
seller|Printer|Which business did the printing?|text|Chitrakoot Offset Works
seller_gstin|GSTIN of the supplier|What is the tax number of the firm that prints?|code|27AAHFC5590M1ZQ
buyer|Buyer (bill to)|Who is to be charged?|text|Stepwell Textbooks Pvt Ltd
buyer_town|Town of the buyer's office|In which city does the purchaser have its office?|place|Nashik
order_number|Buyer's order no.|Under which reference did the purchaser order?|code|PO-STP-7731
carrier|Despatched through|Who transported the goods?|text|Sahyadri Roadlines
consignee_contact|Contact at the warehouse|Whom can one ring at the place of delivery?|text|Mr. Imtiyaz Shaikh;;Imtiyaz Shaikh|Imtiyaz Shaikh
payment_term|Terms of payment|How long may the buyer take to pay?|duration|45 days
chart_quantity|Quantity of wall charts|How many posters were supplied?|text|750
plate_amount|Amount for plate making|What does making the plates come to?|amount|4400.00|4,400.00
sgst|SGST 9%|How much goes to the state as tax?|amount|10971.00|10,971.00
ifsc|IFSC|Which code identifies the bank's branch?|code|KVCB0009914
eway_bill|E-way bill no.|Under which permit did the lorry travel?|-
round_off|Round off|By how much was the total rounded?|-
''')
P('software-subscription-invoice','en','software subscription invoice','text','''
@page{size:Letter;margin:18mm 20mm}body{margin:0;font:10pt/1.45 'Lato';color:#222}.t{display:flex;justify-content:space-between;align-items:flex-start}.logo{font:900 20pt Lato;color:#5b3df5}.g{display:grid;grid-template-columns:repeat(4,1fr);gap:4mm;margin:9mm 0;border-top:1px solid #ddd;padding-top:4mm}small{display:block;color:#888;text-transform:uppercase;font-size:7pt;letter-spacing:.7px}table{width:100%;border-collapse:collapse}td,th{padding:2.2mm 0;border-bottom:1px solid #e5e5e5;text-align:left;font-weight:400;vertical-align:top}th{color:#888;font-size:8pt}td:last-child,th:last-child{text-align:right}.sum{width:80mm;margin:3mm 0 8mm auto}.p{background:#e9f9ee;color:#14713a;padding:3mm 5mm;border-radius:2mm}
''','''
<div class=t><div class=logo>◆ Tallybranch</div><div style="text-align:right">Tallybranch, Inc.<br>950 Quillfeather Way, Ste 310<br>Boise, ID 83799<br>EIN 99-0418827</div></div>
<div class=g><div><small>Invoice</small>TB-2026-0091845</div><div><small>Invoice date</small>Mar 3, 2026</div><div><small>Subscription ID</small>sub_9QX41LK7</div><div><small>Currency</small>USD</div>
<div style="grid-column:span 2"><small>Billed to</small><b>Larkmoor Veterinary Partners LLC</b><br>Attn: Accounts Payable<br>61 Gristmill Bend<br>Pocatello, ID 83299</div><div><small>Account owner</small>Rosalind Tran<br>rtran@larkmoor.example</div><div><small>Your PO</small>4500-2218</div></div>
<table><tr><th>Plan / description<th>Period<th>Seats<th>Unit<th>Amount<tr><td><b>Practice Pro</b>, annual<td>Mar 3, 2026 – Mar 2, 2027<td>12<td>$228.00<td>$2,736.00<tr><td>SMS reminders bundle, 10,000<td>Mar 3, 2026 – Mar 2, 2027<td>1<td>$190.00<td>$190.00<tr><td>Unused time on Practice Basic<td>Feb 11 – Mar 2, 2026<td>9<td><td>–$64.80<tr><td>Nonprofit-clinic discount 15% on plan<td><td><td><td>–$410.40</table>
<table class=sum><tr><td>Subtotal<td>$2,450.80<tr><td>Sales tax 6%<td>$147.05<tr><td><b>Invoice total</b><td><b>$2,597.85</b><tr><td>Account credit applied<td>–$97.85<tr><td>Charged to card<td>$2,500.00<tr><td><b>Balance due</b><td><b>$0.00</b></table>
<div class=p>✓ Paid Mar 4, 2026 with Meridian Credit •••• 5518, confirmation PX7-440921</div>
<p>Your plan renews on its own on Mar 3, 2027 unless you cancel at least 30 days before. Seats added mid-term are prorated. Questions? billing@tallybranch.example or (208) 555-0139, weekdays 7–5 Mountain.</p>
<p style="font-size:8pt;color:#777">Remittances by mail: P.O. Box 9940, Salt Lake City, UT 84199. Data processing terms v4.2 apply, accepted by Rosalind Tran on Jan 22, 2024.</p>
''','''
vendor|Vendor|Which company sells the program?|text|Tallybranch, Inc.
vendor_tax_id|EIN|What is the federal tax number of the seller?|code|99-0418827
invoice_number|Invoice|What number identifies this bill?|code|TB-2026-0091845
customer|Billed to|Which firm has taken the subscription?|text|Larkmoor Veterinary Partners LLC
customer_city|Customer's city|In what town is the subscriber located?|place|Pocatello
po_number|Your PO|Which purchase order is referred to?|code|4500-2218
seats|Seats on Practice Pro|How many users may work with the new plan?|text|12
discount|Discount amount|What reduction was granted for nonprofit clinics?|amount|410.40;;-410.40|410.40
sales_tax|Sales tax 6%|How much tax was added?|amount|147.05
payment_date|Date of payment|When was it paid?|date|2026-03-04|Mar 4, 2026
confirmation|Payment confirmation number|Under what code was the card charge confirmed?|code|PX7-440921
renewal|Renewal date|When does the next term begin by itself?|date|2027-03-03|Mar 3, 2027
card_expiry|Card expiration|Until when is the card valid?|-
sales_rep|Sales representative|Which seller looks after the account?|-
''')
P('quota-associativa','it','association dues notice','text','''
@page{size:A4;margin:0}body{margin:0;font:10.5pt/1.45 'Carlito'}.h{padding:14mm 20mm 6mm;border-bottom:3mm solid #2d6a4f;display:flex;justify-content:space-between}.h h1{margin:0;font:bold 18pt 'Caladea';color:#2d6a4f}.b{padding:8mm 20mm}.y{background:#f3f7ee;padding:4mm 6mm;margin:5mm 0}.y div{display:flex;margin:1mm 0}.y span{flex:1;border-bottom:1px dotted #555;margin:0 2mm 1.5mm}.bo{position:absolute;left:0;right:0;bottom:0;border-top:1px dashed #000;padding:8mm 20mm;background:#fff8e6;display:grid;grid-template-columns:1fr 1fr;gap:3mm 8mm}.bo div{border:1px solid #c99;padding:1mm 2mm;background:#fff}.bo small{display:block;color:#a55;font-size:7pt}
''','''
<div class=h><div><h1>Ordine dei Restauratori<br>del Legno – Sezione Umbra</h1></div><div style="text-align:right;font-size:9pt">Via della Pialla Vecchia 6 – 06199 Perugia<br>C.F. 99044180554<br>segreteria@restauratorilegno.example<br>Tel. 075 555 0291 (mar e gio 9–12)</div></div>
<div class=b><div style="margin-left:95mm">Gent.ma<br><b>Fiammetta Brunacci</b><br>Località Poggio dei Frati 31<br>06049 Spoleto (PG)</div>
<p>Perugia, 12 gennaio 2026</p><p><b>Oggetto: avviso di pagamento della quota associativa 2026</b> – Tessera n. 1186, socia dal 2014, categoria “ordinario”</p>
<p>Cara socia, l'assemblea del 29 novembre 2025 ha fissato le quote per il nuovo anno. A Suo carico risulta quanto segue:</p>
<div class=y><div>Quota annuale soci ordinari<span></span>€ 145,00</div><div>Contributo alla rivista «Tarsia»<span></span>€ 24,00</div><div>Polizza responsabilità civile (facoltativa, scelta da Lei)<span></span>€ 68,50</div><div>Residuo quota 2025<span></span>€ 30,00</div><div>A detrarre: rimborso corso annullato<span></span>– € 17,50</div><div><b>Totale dovuto</b><span></span><b>€ 250,00</b></div></div>
<p>Il pagamento può avvenire in unica soluzione entro il <b>28 febbraio 2026</b> oppure in due rate: la prima di € 150,00 entro la stessa data, la seconda di € 100,00 entro il 30 giugno 2026. Chi versa dopo il termine è tenuto a una mora di € 12,00; trascorso il 31 ottobre senza versamento, il socio decade.</p>
<p>I soci con più di 75 anni e gli studenti pagano la metà della quota. La prossima assemblea si terrà a Foligno il 18 aprile 2026.</p>
<p style="margin-top:6mm">La tesoriera<br><span style="font:19pt 'Dancing Script'">Ornella Piccotti</span></p></div>
<div class=bo><b style="grid-column:span 2">Dati per il bonifico</b><div><small>Beneficiario</small>Ordine Restauratori Legno Umbria</div><div><small>Banca</small>Cassa del Subasio, filiale 4</div><div><small>IBAN</small>IT09 K099 0403 0000 0005 5118 604</div><div><small>Causale da indicare</small>QUOTA26-1186</div></div>
''','''
association|Associazione|Which body asks for the dues?|text|Ordine dei Restauratori del Legno – Sezione Umbra;;Ordine dei Restauratori del Legno|Ordine dei Restauratori del Legno
tax_code|C.F.|Qual è il codice con cui l'ente è noto al fisco?|code|99044180554
member|Nome della socia|Who is asked to pay?|text|Fiammetta Brunacci
member_town|Comune di residenza|In which town does she live?|place|Spoleto
card_number|Tessera n.|Which membership number has she?|code|1186
member_since|Anno di adesione|Since what year has she belonged to it?|text|2014
journal_fee|Contributo alla rivista|How much is for the magazine?|amount|24.00|24,00
arrears|Arretrato dell'anno precedente|What is left unpaid from last year?|amount|30.00|30,00
second_instalment_date|Scadenza della seconda rata|By when is the second part to be paid?|date|2026-06-30|30 giugno 2026
late_charge|Mora|What is added if it is paid late?|amount|12.00|12,00
treasurer|La tesoriera|Who signed for the association?|text|Ornella Piccotti
payment_reference|Causale da indicare|What must be written on the transfer?|code|QUOTA26-1186
president|Presidente|Who heads the association?|-
insurance_sum|Massimale della polizza|Up to what sum does the liability insurance pay?|-
''')
P('factura-taller','es','car repair invoice','scan','''
@page{size:A4;margin:14mm}body{margin:0;font:9.5pt/1.35 'Liberation Sans Narrow'}.h{display:grid;grid-template-columns:22mm 1fr 56mm;gap:4mm;border-bottom:3px solid #c8102e;padding-bottom:3mm}.g{width:20mm;height:20mm;border:3px solid #c8102e;border-radius:50%;font:bold 26pt/20mm 'Liberation Sans';text-align:center;color:#c8102e;box-sizing:border-box;line-height:17mm}table{width:100%;border-collapse:collapse}.v td{border:1px solid #888;padding:1mm 1.5mm;width:20%}.v small{display:block;color:#666;font-size:7pt}.d th{background:#ddd;text-align:left}.d td,.d th{padding:1mm 1.5mm;border-left:1px solid #888;border-right:1px solid #888}.d{border:1px solid #888;margin-top:3mm}.d tr:last-child td{height:34mm}.r{text-align:right!important}.tt td{border:1px solid #888;padding:1.5mm;text-align:center}
''','''
<div class=h><div class=g>M</div><div><b style="font-size:15pt">Talleres Monegal Hnos., S.L.</b><br>Polígono El Romeral, nave 22 · 50899 Ejea de los Caballeros (Zaragoza)<br>CIF B-99044187 · Reg. Merc. Zaragoza T. 4.091, F. 55, H. Z-70418 · Taller n.º 1.886<br>Tel. 976 555 140 · WhatsApp 600 555 021</div><div style="text-align:right"><b>FACTURA</b><br>N.º 26/1904<br>Fecha: 03/12/2026<br>Orden de reparación: OR-5527</div></div>
<p style="margin:4mm 0"><b>Cliente 00731</b><br>Panadería La Espiga de Erla, C.B. – NIF E-55904412<br>C/ del Horno Alto, 17 – 50998 Erla<br>Entrega el vehículo: Fermín Lasheras</p>
<table class=v><tr><td><small>Matrícula</small>4471 NBX<td><small>Marca / modelo</small>Furgón Berlón 2.0 D<td><small>Bastidor</small>VSZ9944K10R055718<td><small>Kilómetros</small>138.206<td><small>Entrada</small>30/11/2026</table>
<p style="margin:3mm 0">Avería declarada: <i>pierde fuerza en las cuestas y echa humo negro</i></p>
<table class=d><tr><th>Ref.<th>Concepto<th class=r>Cant.<th class=r>Precio<th class=r>Dto.<th class=r>Importe<tr><td>MO-01<td>Mano de obra mecánica<td class=r>3,50 h<td class=r>46,00<td class=r><td class=r>161,00<tr><td>MO-07<td>Diagnosis electrónica<td class=r>1,00<td class=r>39,00<td class=r>100 %<td class=r>0,00<tr><td>77410-E<td>Válvula EGR reconstruida<td class=r>1<td class=r>218,00<td class=r>10 %<td class=r>196,20<tr><td>15208-F<td>Filtro de aire<td class=r>1<td class=r>24,80<td class=r><td class=r>24,80<tr><td>LUB-5<td>Aceite 5W-30 C3<td class=r>6,5 l<td class=r>9,20<td class=r><td class=r>59,80<tr><td><td>Gestión de residuos<td class=r>1<td class=r>3,20<td class=r><td class=r>3,20<tr><td><td><td><td><td><td></table>
<table class=tt style="margin-top:3mm"><tr><td>Base imponible<br><b>445,00</b><td>IVA 21 %<br><b>93,45</b><td>TOTAL FACTURA<br><b>538,45 €</b><td>Entregado a cuenta<br><b>150,00</b><td>PENDIENTE<br><b>388,45 €</b></table>
<p>Forma de pago: ☐ contado &nbsp; ☐ tarjeta &nbsp; ☒ recibo domiciliado, vencimiento 02/01/2027 en ES33 9904 0055 1866 0417 7310 (Caja del Moncayo)</p>
<p>Garantía: 3 meses o 2.000 km (lo primero que ocurra). Próxima revisión recomendada: 153.000 km. Las piezas sustituidas están a disposición del cliente durante 10 días.</p><p>Mecánico: J. Abadía &nbsp;&nbsp; Recepción: Pilar Monegal</p>
''','''
garage|Garage|Which workshop repaired the vehicle?|text|Talleres Monegal Hnos., S.L.
garage_tax_id|CIF|What is the tax identification of the workshop?|code|B-99044187
work_order|Orden de reparación|Under what job number was the work done?|code|OR-5527
customer|Customer|Whose vehicle is billed?|text|Panadería La Espiga de Erla, C.B.;;Panadería La Espiga de Erla
plate|Matrícula|¿Qué placa lleva el vehículo?|code|4471 NBX
mileage|Odometer reading|How far had the van been driven?|text|138.206;;138.206 km|138.206
fault|Reported fault|What was wrong according to the driver?|text|pierde fuerza en las cuestas y echa humo negro
labour_hours|Hours of mechanical labour|How long did the mechanics work?|duration|3,50 h;;3,50|3,50 h
valve_amount|Importe de la válvula EGR|What does the valve cost after the discount?|amount|196.20|196,20
down_payment|Entregado a cuenta|How much had the customer paid already?|amount|150.00|150,00
payment_method|Forma de pago|How will the rest be paid?|text|recibo domiciliado
mechanic|Mechanic|Who carried out the repair?|text|J. Abadía
customer_phone|Customer's telephone|At what number is the bakery reached?|-
itv|Next ITV inspection|When is the official inspection due?|-
''')
