from importlib.machinery import SourceFileLoader
P=SourceFileLoader('b','.b.py').load_module().P
P('internet-bill-australia','en','internet bill','text','''
@page{size:A4;margin:0}body{margin:0;font:9.5pt/1.4 'Open Sans'}.top{background:#0b5f6b;color:#fff;padding:12mm 16mm 8mm;display:flex;justify-content:space-between}.top h1{font:300 26pt Lato;margin:0}.m{padding:8mm 16mm;display:grid;grid-template-columns:62mm 1fr;gap:10mm}.s{background:#eef6f6;padding:5mm;border-radius:3mm}.s small{display:block;color:#0b5f6b;margin-top:3mm}.s b{font-size:11pt}table{width:100%;border-collapse:collapse}td{padding:1.3mm 0;border-bottom:1px solid #cde}td+td{text-align:right}h3{color:#0b5f6b;margin:4mm 0 1mm}.f{position:absolute;bottom:10mm;left:16mm;right:16mm;border-top:1px dashed #0b5f6b;padding-top:4mm;font-size:8.5pt;display:flex;gap:10mm}
''','''
<div class=top><h1>wattlebird<b>net</b></h1><div style="text-align:right">Wattlebird Broadband Pty Ltd<br>ABN 81 990 447 206<br>Level 2, 77 Cooper's Jetty Road, Fremantle WA 6959</div></div>
<div class=m><div class=s><small style="margin:0">Account holder</small><b>Ngaire Pomeroy</b><br>3 Bottlebrush Court<br>Mandurah WA 6299<small>Account number</small><b>4408 1179 02</b><small>Bill number</small><b>WB-7731905</b><small>Issued</small><b>2 Sep 2026</b><small>Billing period</small><b>1 Sep – 30 Sep 2026</b><small>Total due</small><b style="font-size:20pt">$94.85</b><small>Direct debit on</small><b>16 Sep 2026</b></div>
<div><p>Hi Ngaire, here is your September bill. Your speed pack was changed on 24 August, so there is a part-month adjustment.</p>
<h3>Since your last bill</h3><table><tr><td>Previous balance<td>$85.00<tr><td>Payment received 17 Aug – thank you<td>–$85.00<tr><td>Brought forward<td>$0.00</table>
<h3>New charges</h3><table><tr><td>Fibre 100/20 unlimited<td>$89.00<tr><td>Speed pack adjustment 24–31 Aug<td>$1.03<tr><td>Home phone calls (14)<td>$5.82<tr><td>Static IP address<td>$10.00<tr><td>Multi-service credit<td>–$11.00<tr><td><b>Total including GST</b><td><b>$94.85</b><tr><td>GST included<td>$8.62</table>
<h3>Your usage</h3><table><tr><td>Downloaded in August<td>612 GB<tr><td>Uploaded in August<td>48 GB</table>
<h3>Service details</h3><p>Service ID AVC000551190774<br>Modem on loan, return within 21 days of cancelling or $120 applies. A late fee of $15 is charged if a debit is dishonoured.</p></div></div>
<div class=f><div><b>Prefer to pay yourself?</b><br>Biller code 990174<br>Ref 4408 1179 024</div><div><b>Help</b><br>1300 555 019, 8 am–9 pm AWST<br>help@wattlebird.example</div><div><b>Complaints</b><br>Ask for our resolutions lead, Costa Valavanis. We answer within 5 working days.</div></div>
''','''
provider|Internet provider|Which company supplies the connection?|text|Wattlebird Broadband Pty Ltd
abn|ABN|What is the business number of the supplier?|code|81 990 447 206
customer|Account holder|In whose name is the account?|text|Ngaire Pomeroy
customer_street|Customer's street address|Which street does she live in?|place|3 Bottlebrush Court
account_number|Account number|Under which number is the customer kept?|code|4408 1179 02
period|Billing period|For which time is the bill?|text|1 Sep – 30 Sep 2026
debit_date|Collection date|When is the money taken from the bank?|date|2026-09-16|16 Sep 2026
phone_calls|Charge for home phone calls|What did telephoning cost?|amount|5.82
credit|Multi-service credit|How much was knocked off for taking several services?|amount|11.00;;-11.00|11.00
gst|GST included|How much tax is in the total?|amount|8.62
download|Data downloaded|How much did the household fetch in August?|text|612 GB
complaints_contact|Person in charge of complaints|Who deals with grievances?|text|Costa Valavanis
contract_end|Contract end date|Until when is the customer bound?|-
bsb|BSB|What is the branch code of the provider's bank?|-
''')
P('honorarios-advocacia','pt','lawyer’s bill','text','''
@page{size:A4;margin:22mm 24mm}body{font:11pt/1.5 'EB Garamond',serif;margin:0}h1{font:500 19pt 'EB Garamond';letter-spacing:2px;text-align:center;margin:0}.s{text-align:center;font-size:9.5pt;border-bottom:1px solid #7a1f2b;padding-bottom:4mm;margin-bottom:8mm}table{width:100%;border-collapse:collapse;margin:4mm 0}td,th{border-bottom:.5px solid #999;padding:1.5mm 1mm;text-align:left}td:last-child,th:last-child{text-align:right}.f{font-size:9pt;border-top:1px solid #7a1f2b;margin-top:10mm;padding-top:3mm}
''','''
<h1>QUARESMA &amp; ITABIRA</h1><div class=s>SOCIEDADE DE ADVOGADOS · OAB/MG 99.417<br>Rua das Jabuticabeiras do Norte, 1.870, sala 902 · Belo Horizonte – MG · CEP 30999-120<br>CNPJ 55.904.118/0001-66 · Insc. Municipal 7.705.512-9</div>
<p style="text-align:right">Belo Horizonte, 8 de junho de 2026</p>
<p>À<br><b>Laticínios Serra do Coxim Ltda.</b><br>a/c Sra. Neusa Tavares Brandão<br>Rodovia MG-998, km 14 – Oliveira – MG</p>
<p><b>Nota de honorários nº 214/2026</b><br>Ref.: ação de cobrança nº 5009944-31.2025, 3ª Vara Cível</p>
<p>Prezada senhora, apresentamos a conta dos serviços prestados entre 2 de março e 29 de maio de 2026, conforme contrato assinado em 11 de novembro de 2025:</p>
<table><tr><th>Serviço<th>Horas<th>R$/h<th>Valor (R$)<tr><td>Elaboração de réplica<td>6,5<td>420,00<td>2.730,00<tr><td>Audiência de conciliação<td>3,0<td>420,00<td>1.260,00<tr><td>Reuniões e pareceres<td>4,0<td>350,00<td>1.400,00<tr><td colspan=3>Custas e diligências reembolsáveis<td>612,40<tr><td colspan=3>Adiantamento recebido em 15/04/2026<td>– 1.500,00<tr><td colspan=3><b>Saldo a pagar</b><td><b>4.502,40</b></table>
<p>Solicitamos o pagamento até <b>22 de junho de 2026</b> por transferência ao Banco Diamantina (991), agência 0417, conta 88120-5, ou pela chave Pix financeiro@quaresmaitabira.example. Após essa data incidem multa de 2% e juros de 1% ao mês. A próxima audiência está marcada para 19 de agosto de 2026.</p>
<p>Permanecemos à disposição.</p><p style="font:20pt 'Dancing Script';margin:2mm 0 0">Otávio Quaresma</p><p style="margin:0">Dr. Otávio Quaresma, sócio<br></p>
<div class=f>Dúvidas sobre esta conta: Ludmila Sá, financeiro, (31) 5555-0187. Honorários de êxito, se houver, serão cobrados em separado.</div>
''','''
law_firm|Law firm|Who rendered the legal services?|text|QUARESMA & ITABIRA;;QUARESMA & ITABIRA SOCIEDADE DE ADVOGADOS|QUARESMA & ITABIRA
cnpj|CNPJ|What is the tax register number of the firm?|code|55.904.118/0001-66
client|Client|Which company is billed?|text|Laticínios Serra do Coxim Ltda.
attention|Attention of|A quem na empresa é dirigida a carta?|text|Sra. Neusa Tavares Brandão;;Neusa Tavares Brandão|Neusa Tavares Brandão
bill_number|Nota de honorários nº|What number has the bill?|code|214/2026
case_number|Court case number|Under what number is the lawsuit kept?|code|5009944-31.2025
contract_date|Date of the contract|When did the parties sign their agreement?|date|2025-11-11|11 de novembro de 2025
hearing_fee|Audiência de conciliação|What is charged for attending the hearing?|amount|1260.00|1.260,00
advance|Advance received|How much had been paid beforehand?|amount|1500.00;;-1500.00|1.500,00
balance|Saldo a pagar|How much is still owed?|amount|4502.40|4.502,40
due_date|Due date|By when has one to pay?|date|2026-06-22|22 de junho de 2026
bank|Bank|Which bank takes the money?|text|Banco Diamantina (991);;Banco Diamantina|Banco Diamantina
iss|ISS withheld|How much municipal service tax is kept back?|-
claim_value|Amount in dispute|What sum is the lawsuit about?|-
''')
P('arztrechnung','de','physician’s bill','scan','''
@page{size:A4;margin:18mm 20mm}body{font:10pt/1.35 'Liberation Sans';margin:0}.h{display:flex;justify-content:space-between;border-bottom:2px solid}.a{margin:12mm 0 8mm}table{width:100%;border-collapse:collapse;font-size:9.5pt}th{border-top:1px solid;border-bottom:1px solid;text-align:left}td{padding:1mm 0}th:last-child,td:last-child{text-align:right}.k{position:absolute;left:112mm;top:30mm}.k td{padding:0 3mm 0 0;text-align:left!important}
''','''
<div class=h><div><b style="font-size:15pt">Dr. med. Wiebke Ohlendorf</b><br>Fachärztin für Haut- und Geschlechtskrankheiten · Allergologie</div><div style="text-align:right">Am Schwalbenhof 61<br>29221 Celle<br>Tel. 05141 555 08 30</div></div>
<div class=a><u style="font-size:7.5pt">Dr. Ohlendorf, Am Schwalbenhof 61, 29221 Celle</u><br><br>Herrn<br>Jannik Freudenthal<br>Erlengrundweg 7 b<br>29308 Winsen (Aller)</div>
<table class=k style="width:auto"><tr><td>Rechnung<td>26-03318<tr><td>Patienten-Nr.<td>11804<tr><td>Datum<td>21.07.2026<tr><td>Steuer-Nr.<td>17/131/09944</table>
<p>Für die ärztliche Behandlung Ihrer Tochter <b>Mieke Freudenthal</b>, geb. 04.02.2018, erlaube ich mir nach der Gebührenordnung für Ärzte (GOÄ) zu berechnen:<br>Diagnose: <b>Kontaktekzem beider Hände, Verdacht auf Nickelallergie</b></p>
<table><tr><th>Datum<th>GOÄ<th>Leistung<th>Anz.<th>Faktor<th>EUR<tr><td>06.05.26<td>1<td>Beratung<td>1<td>2,30<td>10,72<tr><td><td>7<td>Untersuchung eines Organsystems<td>1<td>2,30<td>21,45<tr><td>01.06.26<td>385<td>Pricktest<td>9<td>1,80<td>41,97<tr><td>03.06.26<td>1<td>Beratung<td>1<td>2,30<td>10,72<tr><td><td>75<td>Schriftlicher Befundbericht<td>1<td>2,30<td>17,43<tr><td colspan=5 style="border-top:1px solid">Summe Honorar<td style="border-top:1px solid">102,29<tr><td colspan=5>Sachkosten (Testsubstanzen)<td>14,80<tr><td colspan=5><b>Rechnungsbetrag</b><td><b>117,09</b></table>
<p>Ärztliche Heilbehandlungen sind nach § 4 Nr. 14 UStG von der Umsatzsteuer befreit.</p>
<p>Ich bitte um Überweisung ohne Abzug bis zum <b>20.08.2026</b> unter Angabe der Rechnungsnummer auf das Praxiskonto bei der Heidebank Celle eG:<br>IBAN DE81 2579 9904 0055 1207 00 &nbsp; BIC HDBKDE2C</p>
<p>Rückfragen zur Abrechnung beantwortet Frau Tjarks, Di und Do 14–16 Uhr. Die Erstattung durch Ihre Versicherung berührt die Zahlungsfrist nicht.</p>
<p style="font:17pt DkgHandwriting;margin:6mm 0 0;color:#223">W. Ohlendorf</p>
''','''
physician|Name der Ärztin|Who gave the treatment?|text|Dr. med. Wiebke Ohlendorf;;Wiebke Ohlendorf;;Dr. Ohlendorf|Wiebke Ohlendorf
practice_street|Anschrift der Praxis (Straße)|In which street is the surgery?|place|Am Schwalbenhof 61
bill_recipient|Rechnungsempfänger|Who has to pay?|text|Herrn Jannik Freudenthal;;Jannik Freudenthal|Jannik Freudenthal
patient|Behandelte Person|Who was treated?|text|Mieke Freudenthal
birth_date|geb.|When was the child born?|date|2018-02-04|04.02.2018
diagnosis|Diagnose|Woran leidet das Kind?|text|Kontaktekzem beider Hände, Verdacht auf Nickelallergie
invoice_number|Rechnungsnummer|What number does the bill have?|code|26-03318
prick_test_fee|Betrag für den Pricktest|What is charged for the skin test?|amount|41.97|41,97
report_code|Gebührenziffer des Befundberichts|Under which item of the tariff is the written report billed?|code|75
material_costs|Sachkosten|How much do the test substances add?|amount|14.80|14,80
due_date|Zahlbar bis|By what day is the money expected?|date|2026-08-20|20.08.2026
iban|IBAN|To which account is it to be transferred?|code|DE81 2579 9904 0055 1207 00
insurer|Krankenversicherung|Where is the family insured?|-
referral|Überweisender Arzt|Which doctor sent the patient there?|-
''')
P('architekt-schlussabrechnung','de','architect’s final account','text','''
@page{size:A4;margin:0}body{margin:0;font:300 10pt/1.45 'Roboto'}.w{display:grid;grid-template-columns:48mm 1fr;min-height:297mm}.l{padding:20mm 6mm;border-right:.4mm solid #e4572e;font-size:8pt;color:#333}.l b{font-size:12pt;font-weight:700;color:#000}.r{padding:20mm 20mm 12mm 10mm}h2{font-weight:700;font-size:13pt;margin:10mm 0 2mm}table{width:100%;border-collapse:collapse}td{padding:1.2mm 0;border-bottom:.2mm solid #bbb}td+td{text-align:right}.t td{font-weight:700;border-bottom:.6mm solid #e4572e}
''','''
<div class=w><div class=l><b>hölzli<br>ambühl<br>architektur</b><br><br>Hölzli Ambühl Architekten GmbH<br>Gerbernstutz 12<br>3098 Köniz<br><br>T 031 555 62 14<br>buero@ha-arch.example<br><br>UID CHE-440.917.263 MWST<br>HR-Nr. CH-035.4.099.812-7<br><br>Aarebank Genossenschaft, Bern<br>IBAN CH44 0990 0110 5520 7318 8<br><br>Sachbearbeitung<br>Flurina Caduff</div>
<div class=r>Stockwerkeigentümer Rebhalde 5<br>c/o Treubau Verwaltungen AG<br>Herr Beat Zbinden<br>Postfach 118<br>3600 Thun<p style="margin-top:10mm">Köniz, 30. Oktober 2026</p>
<h2>Schlussabrechnung 2419-06</h2>Projekt: Sanierung Flachdach und Balkone, Rebhalde 5, Steffisburg<br>Vertrag SIA vom 17. Januar 2025 · Leistungszeit Februar 2025 bis September 2026
<table style="margin-top:6mm"><tr><td>Honorarberechtigte Bausumme<td>CHF 486'300.00<tr><td>Honorarsatz<td>11.4 %</table>
<table style="margin-top:6mm"><tr><td>Honorar Architekt<td>55'438.20<tr><td>Mehraufwand Baubewilligung, 18 Std. à 145.00<td>2'610.00<tr><td>Nebenkosten pauschal 3 %<td>1'741.45<tr><td>abzüglich Rabatt gemäss Vereinbarung<td>– 1'000.00<tr class=t><td>Netto<td>58'789.65<tr><td>MWST 8.1 %<td>4'761.96<tr><td>Rundung<td>– 0.01<tr class=t><td>Total inkl. MWST<td>63'551.60<tr><td>1. Akontozahlung 12.06.2025<td>– 20'000.00<tr><td>2. Akontozahlung 04.02.2026<td>– 25'000.00<tr class=t><td>Restbetrag zu unseren Gunsten<td>CHF 18'551.60</table>
<p>Zahlbar 30 Tage netto, d. h. bis 29. November 2026. Mit der Begleichung gilt der Auftrag als abgeschlossen; die Rügefrist für Planungsmängel läuft bis zum 30. September 2028. Die Ausführungspläne sind auf Verlangen bis Ende Jahr bei uns abzuholen.</p><p>Freundliche Grüsse</p><p style="font:21pt 'Dancing Script';margin:0">Men Ambühl</p></div></div>
''','''
seller|Rechnungssteller|Which firm asks for payment?|text|Hölzli Ambühl Architekten GmbH
register_number|HR-Nr.|Under what number is the firm in the commercial register?|code|CH-035.4.099.812-7
contact|Sachbearbeitung|Who at the office handles the matter?|text|Flurina Caduff
customer|Auftraggeber|For whom was the work done?|text|Stockwerkeigentümer Rebhalde 5
manager|Verwaltung des Auftraggebers|Which firm acts on behalf of the owners?|text|Treubau Verwaltungen AG
invoice_number|Nummer der Schlussabrechnung|What is the number of this account?|code|2419-06
project|Projekt|Worum ging es beim Auftrag?|text|Sanierung Flachdach und Balkone, Rebhalde 5, Steffisburg;;Sanierung Flachdach und Balkone
additional_hours|Stunden für Mehraufwand|How much time did the building permit take in addition?|text|18 Std.;;18|18 Std.
second_payment|2. Akontozahlung|How much was paid in February 2026?|amount|25000.00;;-25000.00|25'000.00
vat|Mehrwertsteuer|What is the amount of tax?|amount|4761.96|4'761.96
amount_due|Restbetrag|How much remains to be paid?|amount|18551.60|18'551.60
complaint_deadline|Rügefrist endet am|Until when may one object to faults in the plans?|date|2028-09-30|30. September 2028
qr_reference|QR-Referenz|Which reference is to be quoted with the payment?|-
customer_number|Kundennummer|Under what number does the office keep the client?|-
''')
P('school-fees-invoice','en','school fees invoice','text','''
@page{size:A4;margin:20mm}body{margin:0;font:10.5pt/1.4 'Caladea',serif}.c{text-align:center}.c h1{font-size:21pt;margin:1mm;color:#1d2d5c}.b{display:grid;grid-template-columns:1fr 1fr;border:1px solid #1d2d5c;margin:7mm 0}.b>div{padding:3mm}.b>div+div{border-left:1px solid #1d2d5c}table{width:100%;border-collapse:collapse}th{background:#1d2d5c;color:#fff;font-weight:normal}td,th{padding:1.5mm 2mm;border:1px solid #aab;text-align:right}td:first-child,th:first-child{text-align:left}.r{border:2px dashed #888;padding:4mm;margin-top:10mm;font-size:9.5pt}
''','''
<div class=c><svg width=40 height=46><path d="M2 2h36v22q0 16-18 20Q2 40 2 24z" fill="#1d2d5c"/><path d="M20 6v34M6 18h28" stroke="#e8c33c" stroke-width=4 /></svg><h1>Ashcombe Priory School</h1><i>Founded 1884 · A registered charity, no. 9904418</i><br>Priory Lane, Ashcombe Magna, Shropshire SY99 4TN</div>
<div class=b><div>Mr &amp; Mrs D. Featherstonehaugh<br>The Old Malthouse<br>Little Wickham<br>Herefordshire HR99 2QB</div><div>Pupil: <b>Imogen Featherstonehaugh</b><br>Form: Upper Third B &nbsp; House: Talbot<br>Fee account: F/20871<br>Invoice: LT26-0417 &nbsp; Dated: 15 December 2025<br><b>LENT TERM 2026</b> (7 January – 27 March)</div></div>
<table><tr><th>Description<th>Net £<th>VAT £<th>Total £<tr><td>Tuition, weekly boarder<td>9,480.00<td>1,896.00<td>11,376.00<tr><td>Sibling discount 5 %<td>–474.00<td>–94.80<td>–568.80<tr><td>Cello lessons, 10 × £42.00 (Mr Laszlo)<td>420.00<td>84.00<td>504.00<tr><td>Educational visit, Ironbridge 11 Feb<td>36.00<td>exempt<td>36.00<tr><td>Books and stationery<td>58.50<td>zero<td>58.50<tr><td><b>Total for the term</b><td>9,520.50<td>1,885.20<td><b>11,405.70</b><tr><td>Less: acceptance deposit refunded<td colspan=2><td>–750.00<tr><td><b>Amount payable</b><td colspan=2><td><b>10,655.70</b></table>
<p>Fees fall due on or before the first day of term, <b>7 January 2026</b>. Interest of 1.5 % a month runs on anything unpaid after that day. A full term's notice in writing to the Head, Mrs C. Abernethy, is needed before withdrawing a pupil. Enquiries: Miss P. Tunnicliffe, Fees Clerk, fees@ashcombepriory.example, 01632 960 772.</p>
<div class=r><b>Payment:</b> Severn &amp; Marches Bank &nbsp; Sort code 99-04-18 &nbsp; Account 55170923 &nbsp; Name: Ashcombe Priory School Trust<br>Reference: the fee account number. &nbsp; ☐ I wish to pay by termly direct debit. &nbsp; ☐ by cheque</div>
''','''
school|School|Which institution charges the fees?|text|Ashcombe Priory School
charity_number|Charity no.|Under which number is it registered as charitable?|code|9904418
payer|Bill payer|Who has to pay?|text|Mr & Mrs D. Featherstonehaugh
pupil|Pupil|Which child is it for?|text|Imogen Featherstonehaugh
fee_account|Fee account|What is to be quoted when paying?|code|F/20871
invoice_date|Invoice date|When was the bill drawn up?|date|2025-12-15|15 December 2025
cello_teacher|Instrumental teacher|Who gives the music lessons?|text|Mr Laszlo;;Laszlo|Laszlo
sibling_discount|Sibling discount, gross|How much, with VAT, is taken off for brothers and sisters?|amount|568.80;;-568.80|568.80
tuition_net|Tuition net of VAT|What does teaching and boarding cost before tax?|amount|9480.00|9,480.00
amount_payable|Amount payable|What must be transferred in the end?|amount|10655.70|10,655.70
sort_code|Sort code|Which code identifies the branch of the bank?|code|99-04-18
interest|Interest on late payment|What is charged on unpaid fees?|text|1.5 % a month;;1.5 %
vat_number|VAT registration no.|What is the tax registration of the school?|-
summer_term_start|Start of the summer term|When does school begin again after Easter?|-
''')
