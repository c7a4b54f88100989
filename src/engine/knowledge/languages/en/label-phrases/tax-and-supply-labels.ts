/** Tax notices, property tax, benefits of the state, bills of energy and telephone in detail. */
export const taxAndSupply = {
  assessed_value: `assessed/taxable/rateable/ratable/cadastral value (property/land/total), value assessed/taxable/rateable (property), assessment (value/amount/property), total assessed value, property assessment, net taxable value
    = Assessed Value, Total Assessed Value, Taxable Value, Rateable Value, Net Assessed Value, Net Taxable Value, Total Assessment, Assessment, Property Assessment, Cadastral Value, Total Value?`,
  land_value: `land/lot/site value (assessed), value land/lot/site, land assessment
    = Land Value, Land, Land Assessment, Value of Land, Assessed Land Value, Site Value, Lot Value`,
  improvement_value: `improvement/improvements/building/structure value, value improvement/improvements/building/buildings/structure
    = Improvement Value, Improvements, Building Value, Value of Improvements, Structures, Buildings, Imp. Value`,
  property_tax: `property/real estate/council/land/municipal tax (amount/annual/total), tax property/house/land (amount), amount property/council tax, taxes property, annual property taxes, rates (council/property), county/school tax amount
    = Property Tax, Total Property Tax, Real Estate Tax, Council Tax, Total Tax, Annual Tax, Tax Amount, Current Year Tax, Total Taxes, Net Tax, Rates, Annual Taxes, Total Tax Due, Taxes?`,
  tax_authority: `tax authority/office/collector/district/department (name), name tax authority/office/collector, revenue office/department/service, tax collected by, assessor office, collector taxes, taxing authority/district/jurisdiction
    = Tax Office, Tax Collector, Taxing Authority, Tax Authority, Taxing District, Tax District, Revenue Office, Assessor, Department of Revenue, Jurisdiction, Collector?`,
  millage: `millage (rate), mill rate/levy, levy (rate/amount), tax rate property, property tax rate
    = Millage, Millage Rate, Mill Rate, Mill Levy, Tax Rate, Levy Rate, Levy`,
  exemption: `exemption/exemptions (amount/value/homestead/tax), homestead (exemption), amount exemption/exemptions, personal/tax allowance, personal exemption, tax relief (amount), abatement
    = Exemptions, Homestead Exemption, Exemption, Exemption Amount, Homestead, Personal Allowance, Total Exemptions, Tax Allowance, Abatement`,
  notice_number: `notice/letter/assessment number/id, number notice/letter/assessment, tax notice number, notice id, letter id/number
    = Notice Number|No., Notice ID, Notice #, Letter ID, Letter Number, Assessment Number|No., Notice, Document Locator Number, Letter No.`,
  notice_date: `notice/letter/mailing/decision date, tax assessment date, date tax assessment, date notice/letter/mailing/mailed/decision, date letter sent/written, letter dated, mailed on
    = Notice Date, Date of Notice, Letter Date, Date of Letter, Date Mailed, Mail Date, Mailing Date, Date of Assessment, Assessment Date, Decision Date, Date?`,
  tax_period: `tax/assessment/taxable/filing/return period/quarter, period tax/assessment/return, quarter, vat period, quarter ended/ending, reporting quarter
    = Tax Period, Period Ending, Tax Period Ending, Quarter Ending, VAT Period, Period Ended, Quarter, Return Period, Filing Period, For Tax Period, Period?`,
  tax_type: `tax type/form, type/kind tax, form tax return, return type
    = Tax Type, Type of Tax, Tax Form, Return Type, Form?, Tax?`,
  tax_penalty: `tax penalty/penalties/surcharge (amount), penalties (interest/tax/total), penalty interest tax, surcharge (amount), amount penalty tax/late filing, failure file/pay penalty
    = Penalties, Penalty, Total Penalty, Penalty Charges, Penalties and Interest, Failure-to-pay Penalty, Failure-to-file Penalty, Surcharge, Penalty and Interest, Interest Charges?`,
  tax_payments: `tax payments/credits (made/total), payments tax (made/year), estimated (tax) payments, total tax payments/credits, tax paid already, payments on account, tax paid year/total
    = Total Payments, Tax Payments, Estimated Tax Payments, Payments and Credits, Total Credits, Tax Paid, Payments on Account, Payments Received, Payments Made`,
  tax_deduction: `tax deduction/deductions (standard/itemized/total/allowable), standard/itemized/allowable deduction/deductions, deductible expenses, total deductions tax/return, reliefs
    = Standard Deduction, Itemized Deductions, Total Deductions, Allowable Deductions, Deductions, Deductible Expenses, Standard or Itemized Deduction`,
  wages: `wages tips/total/compensation/box, wages tips (compensation/other), total wages (paid), federal/taxable wages, state wages, social security/medicare wages
    = Wages Tips Other Compensation, Wages, Total Wages, Wages/Tips/Other Compensation, State Wages, Social Security Wages, Medicare Wages and Tips, Taxable Wages`,
  medicare_tax: `medicare (tax/withheld/amount), amount medicare tax, medicare levy, health insurance contribution/deduction employee
    = Medicare Tax Withheld, Medicare Tax, Medicare, Medicare Withheld, Medicare Levy, Health Insurance, Medical?`,
  state_tax: `local (income) tax (withheld), provincial tax, state tax (withheld/amount), state income tax (withheld/amount), state withholding
    = State Income Tax, State Tax Withheld, State Tax, State Withholding, Local Income Tax, State Income Tax Withheld, SWT, Provincial Tax, Local Tax`,
  dependants: `dependents/dependants (count/number/names), count dependents/dependants/children/allowances/exemptions, withholding allowances, name dependent/dependant, children employee/taxpayer
    = Dependents, Dependants, Number|No. of Dependents, Number of Allowances, No. of Dependants, Exemptions, Allowances, Dependent's Name`,
  tax_preparer: `tax/return/paid preparer (name), preparer (name), tax adviser/advisor/accountant, name prepared return/tax, accountant (name), accounting firm, auditor (name)
    = Paid Preparer, Preparer's Name, Preparer, Tax Preparer, Tax Agent, Accountant, Tax Adviser, Accountants, Auditor, Firm's Name, Agent?`,
  benefit_amount: `benefit/grant/award/subsidy amount/payment (monthly/weekly/total), allowance payment/amount, amount benefit/benefits/allowance/grant/award/subsidy, weekly/monthly benefit/allowance, unemployment/child/housing benefit (amount), approved/granted/awarded amount, amount approved/granted/awarded, social benefit
    = Benefit Amount, Weekly Benefit Amount, Monthly Benefit, Amount of Benefit, Award Amount, Grant Amount, Approved Amount, Allowance, Amount Awarded, Entitlement, Amount Granted, Benefit?`,
  benefit_type: `benefit/aid/assistance/grant type/name, type/kind benefit/aid/assistance/grant, name benefit, grant program name, assistance program
    = Type of Benefit, Benefit Type, Benefit, Type of Assistance, Grant Name, Program, Type of Aid, Benefit Name`,
  decision: `decision (application/claim/authority), application decision/result/approved/denied/granted/refused, determination, outcome application/claim/appeal, request approved/granted
    = Decision, Determination, Application Decision, Decision Outcome, Application Status, Approved/Denied, Outcome, Result?, Status?`,

  energy_charge: `energy/electricity/gas/supply/generation charge/charges/cost (total/amount), charge/charges/cost energy/electricity/gas/supply/generation, amount electricity/gas/energy, total electricity/gas/energy/electric charges/cost, cost of electricity/gas
    = Energy Charge, Energy Charges, Electricity Charges, Electric Charges, Total Electricity Charges, Gas Charges, Supply Charges, Total Energy Charges, Generation Charge, Usage Charge, Total Electric Charges, Electricity, Gas`,
  delivery_charge_energy: `delivery/distribution/transmission/network charge/charges electricity/gas/energy, distribution/transmission/network charge/charges/fee, grid fee/charge, electricity delivery charges
    = Delivery Charges, Distribution Charge, Transmission Charge, Network Charges, Distribution Charges, Total Delivery Charges, Electric Delivery, Grid Charges, Delivery Service Charge`,
  water_charge: `water charge/charges/rate/cost (total), charge/cost water (supply), sewer/sewerage/wastewater charge/charges, total water charges, amount water
    = Water Charges, Water Charge, Water, Sewer Charges, Sewer, Wastewater, Water Supply Charge, Sewerage Charges, Total Water Charges`,
  peak_demand: `peak/maximum/billed/contracted demand (kw/power), demand (kw/maximum/peak), contracted/subscribed power, maximum demand power, connection capacity
    = Maximum Demand, Demand, Peak Demand, Billed Demand, Billing Demand, Contracted Power, Demand kW, Max. Demand, Agreed Capacity`,
  reading_type: `reading type, type reading, estimated reading, reading estimated actual, meter read type/code
    = Reading Type, Read Type, Type of Reading, Actual/Estimated, Estimated?, Actual?, Meter Read Code`,
  meter_multiplier: `meter multiplier/constant/factor, multiplier, multiplication factor, ct ratio
    = Meter Multiplier, Multiplier, Meter Constant, Multiplying Factor, MF, Constant`,
  next_reading_date: `next (meter) reading/read date, date next (meter) reading/read, next scheduled read, next bill date, date next bill
    = Next Meter Reading, Next Reading Date, Next Scheduled Read Date, Next Read Date, Next Meter Read, Next Bill Date, Your Next Bill`,
  average_usage: `average (daily) usage/consumption/use, daily average usage/consumption/use, average kwh/gallons day
    = Average Daily Usage, Daily Average, Average Daily Use, Average Usage, Avg. Daily Usage, Daily Average Usage, Average per Day`,
  annual_consumption: `annual/yearly consumption/usage (estimated/energy/electricity/gas), estimated annual consumption/usage, consumption/usage year
    = Estimated Annual Consumption, Annual Consumption, Annual Usage, Estimated Annual Usage, EAC, Yearly Consumption, 12 Month Usage`,
  budget_payment: `budget/level/advance/direct debit payment/amount/plan energy/bill, monthly direct debit (amount), direct debit (amount), budget billing (amount), payment plan amount, amount direct debit, new monthly amount
    = Budget Amount, Monthly Direct Debit, Budget Billing Amount, Direct Debit Amount, Level Payment Amount, Budget Payment, Payment Plan Amount, Your New Monthly Payment, Direct Debit`,
  account_credit: `account/customer credit (balance), credit account/bill, balance account energy, bill credit, credits adjustments, adjustments
    = Account Credit, Credit Balance, In Credit, Credits and Adjustments, Adjustments, Bill Credit, Credit on Account, Your Account Balance`,
  customer_service_phone: `customer service/care/support (telephone/number/line), customer services number/telephone, telephone customer service/support/enquiries, helpline, hotline, number call questions/service/support, enquiries telephone, billing enquiries
    = Customer Service, Customer Care, Customer Services, Customer Service Phone, Helpline, Call Us, Enquiries, Billing Enquiries, Questions?, Contact Us?, Hotline, Support`,
  emergency_phone: `emergency telephone/number/line/hotline, emergencies telephone/number, telephone/number emergency/outage/emergencies, power outage/cut telephone/number, gas leak number, number call emergency, report outage
    = Emergency Telephone Number, Emergency Phone, Emergency Number, Emergencies, Power Outage, Emergency, Report an Outage, Gas Emergency, 24-Hour Emergency, Loss of Supply`,
  disconnection_date: `disconnection/shutoff/shut off/cut date, date disconnection/disconnected/shutoff, service disconnected/interrupted (date), shut off date
    = Disconnection Date, Disconnect Date, Shut-off Date, Shutoff Date, Date of Disconnection, Service Will Be Disconnected On`,
  minutes_used: `minutes (used/talked/total/count/included/call), count minutes (used), call/voice/talk minutes/time/duration, duration call/calls, total minutes/talk, airtime
    = Minutes Used, Minutes, Total Minutes, Call Duration, Voice Minutes, Talk Time, Airtime Minutes, Duration, Mins, Voice Usage`,
  text_messages: `text messages (count/sent/used), count messages/texts/sms (sent), sms (count/sent/charges), texts (sent)
    = Text Messages, Texts, SMS, Messages, Messages Used, Messaging, No. of SMS, Text`,
  roaming_charges: `roaming (charges/cost/fee/amount), international calls/roaming (charges/cost), charges/cost roaming/international, calls abroad
    = Roaming Charges, Roaming, International Roaming, International Calls, International Charges, Roaming Calls`,
  equipment_charge: `device/handset/equipment/router/modem/telephone instalment/installment/charge/fee/rental/payment, equipment rental/charges, handset price
    = Equipment Charges, Device Payment, Equipment Rental, Handset, Device Instalment|Installment, Modem Rental, Equipment, Handset Charge, Equipment Fee`,
  sim_number: `sim (card/number), sim card number, iccid, puk (code/number), number sim
    = SIM Number|No., SIM Card No.|Number, ICCID, SIM, PUK, PUK Code, SIM #`,
  internet_speed: `internet/download/upload/broadband/connection speed, speed internet/download/upload/connection/broadband, bandwidth
    = Download Speed, Upload Speed, Speed, Internet Speed, Connection Speed, Bandwidth, Broadband Speed`,
  one_time_charges: `one time/off charge/charges/fee, onetime charges, activation/connection/setup/installation fee/charge, charge connection/activation/installation, other charges/fees
    = One-time Charges, One-off Charges, Activation Fee, Connection Fee, Installation Fee, Set-up Fee, Connection Charge, Other Charges, Installation Charge, Other Charges and Credits`,
  minimum_term: `minimum (contract) term/period/duration, term/period contract minimum, commitment (period/term), contract commitment, minimum contract length, lock in period
    = Minimum Term, Minimum Contract Period, Minimum Contract Term, Commitment Period, Commitment, Contract Length, Initial Term, Initial Period, Minimum Period, Contract Term?`,
  exit_fee: `exit/termination/early/cancellation fee/charge (termination/contract), early termination/exit/repayment fee/charge/penalty, fee/charge cancellation/early/termination, prepayment penalty
    = Early Termination Fee, Exit Fee, Exit Fees, Cancellation Fee, Early Exit Fee, Termination Fee, ETF, Early Repayment Charge, Prepayment Penalty, Cancellation Charge`,
  renewal_date: `renew/renews date, date renewed/renews (contract/subscription), date renewal contract/subscription/license, contract/subscription renewal/renews (date), auto renewal (date), next renewal
    = Renewal Date, Renews On, Date of Renewal, Next Renewal Date, Auto-renews On, Renewal, Subscription Renews, Renewal Due`,
} as const;
