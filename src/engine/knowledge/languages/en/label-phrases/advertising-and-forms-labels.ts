/** Advertising orders, registrations, forms of authorities, courts. */
export const advertisingAndForms = {
  advertiser: `advertiser/sponsor (name), name advertiser/advertising, company/organization/name advertises/sponsors, company/name advertising for, company advertised, advertiser or client, candidate advertiser, advertiser client name, client advertiser, name company advertises
    = Advertiser Name, Name of Advertiser, Advertiser, Advertiser/Client, Client/Advertiser, Client Name, Sponsor, Client?, Brand?, Account Name?, Candidate?, Account?, Customer?, Bill To?`,
  agency: `agency (name), advertising/media/buying agency (name), name agency, company/agency buys/places (order/ads/advertising)
    = Agency Name, Advertising Agency, Ad Agency, Media Agency, Buying Agency, Agency, Billing Agency, Agency/Buyer?, Bill To?`,
  advertised_product: `advertised product, product (advertised/name/promoted), brand (name), campaign (name/title), name campaign/product/brand
    = Product Name, Product/Brand, Product, Brand/Product, Brand, Campaign Name, Campaign, Title?, Description?`,
  ad_contract_number: `contract/order number, number contract, contract id/reference/ref/code, agreement number, number agreement, contract, insertion order (number), io number, broadcast order number, media order number, traffic order number, deal number
    = Contract Number|No.|Nr.|ID, Contract/Order No., Contract / Revision, Contract/Rev., Agreement Number|No., Insertion Order No., Insertion Order, IO Number|No., Order Number|No., Contract Ref., Deal ID|No., Contract #?, IO #?, Order #?, Headline #?, Order / Rev., Proposal #?, Deal #?, Agency Order No.?, Invoice Number|No.?, Invoice #?, Confirmation No.?, Contract?, Order?, IO?, Ref. No.?`,
  estimate_number: `estimate (number/code/id), agency estimate (number), number estimate, client estimate
    = Estimate Number|No.|Code, Agency Estimate, Client Estimate, Est. No., Est. Number, Estimate #?, Est #?, Estimate?`,
  station: `station (name), call letters, radio/television/tv/broadcast station, channel (name), property (station), publication (name), name station/publication, vendor station, newspaper, media outlet, network
    = Station Name, Station, Call Letters, Stations, Station/Property, Publication, Publication Name, Channel, Network, Newspaper, Media Vendor, Outlet?, Property?, Vendor?`,
  market: `market (name), media market, dma, sales region
    = Market Name, Market, DMA, Region?`,
  flight_dates: `flight/campaign/schedule/air/run/broadcast dates/period, order/contract period, dates flight/campaign/schedule, flight, period campaign/flight/contract/advertising, start end date flight/campaign/schedule/contract
    = Flight Dates, Campaign Dates, Schedule Dates, Contract Dates, Order Flight, Air Dates, Run Dates, Order Dates, Flight Period, Campaign Period, Start/End Date, Flight Date, Contract Period, Broadcast Dates, Flight?, Dates?, Period?`,
  flight_start: `flight/campaign/schedule/advertising/broadcast/air/insertion/order/airing/ad start (date), start (date) flight/campaign/schedule/advertising/broadcast/airing/ads/spots/order, first air date, date ads/advertising/spots start
    = Flight Start Date, Flight Start, Campaign Start Date, Campaign Start, Start Date, Schedule Start Date, Contract Start Date, First Air Date, Begin Date, Order Start Date, Flight From, Flight Dates, Flight Date, Campaign Dates, Schedule Dates, Contract Dates, Order Dates, Start/End Date, Air Dates, Flight Period, Campaign Period, Run Dates, Flight?, Start?, Dates?, Period?, From?`,
  flight_end: `flight/campaign/schedule/advertising/broadcast/air/insertion/order/airing/ad end (date), end (date) flight/campaign/schedule/advertising/broadcast/airing/ads/spots/order, last air date, date ads/advertising/spots end
    = Flight End Date, Flight End, Campaign End Date, Campaign End, End Date, Schedule End Date, Contract End Date, Last Air Date, Order End Date, Flight To, Flight Dates, Flight Date, Campaign Dates, Schedule Dates, Contract Dates, Order Dates, Start/End Date, Air Dates, Flight Period, Campaign Period, Run Dates, Flight?, End?, Thru?, Dates?, Period?, To?`,
  gross_amount: `gross (amount/total/cost/billing/value/order/contract/price), total gross (amount/cost/billing/value/order/contract), gross total amount, gross amount order/contract/invoice, gross total order/contract, amount order/contract gross, gross before commission (amount/order/total), total cost order/contract/schedule/campaign, total amount order/contract/schedule/campaign, order/contract amount/value, amount/value order/contract, total order/contract value
    = Total Gross Amount, Gross Total, Total Gross, Gross Amount, Gross Order Total, Gross Contract Amount, Gross Billing, Gross Cost, Gross Value, Gross Amt., Gross Order, Gross, Order Total, Contract Total, Contract Amount, Contract Value, Total Order, Total Contract, Total Cost, Total Charges, Grand Total, Total Amount, Order Amount, Totals?, Total?, Amount Due?, Total Due?`,
  net_amount_order: `net (amount/total/cost/due) order/contract, net order/contract (amount/total), net due, total net (cost/due), net after commission (amount), net amount due, amount net commission
    = Net Amount, Net Total, Total Net, Net Due, Net Amount Due, Net Cost, Net Order Total, Total Net Amount, Net Billing, Net to Station, Net?`,
  agency_commission: `agency commission (amount), commission (amount/agency), amount commission, agency discount, agency fee
    = Agency Commission, Commission Amount, Agency Comm., Commission, Less Agency Commission, Agency Discount, Agy Comm, Comm.?, Comm %?`,
  media_buyer: `media buyer (name), buyer (name), name buyer, agency buyer (name), buyer agency
    = Media Buyer, Buyer Name, Agency Buyer, Buyer, Agency Contact?, Contact?, Buyer/Contact?`,
  account_executive: `account executive/manager (name), salesperson (name), sales executive/rep/representative (name), name account executive
    = Account Executive, Acct. Exec., Account Exec, A/E, AE, Account Manager, Salesperson, Sales Executive, Sales Rep, Sales Office?`,
  spots: `total/count spots/insertions/units, count spots, total spots, spots, insertions
    = Total Spots, Number|No. of Spots, # of Spots, Spots, Total Units, Insertions, Total Insertions, # Spots`,
  rate_per_spot: `rate/price/cost spot/insertion, spot rate/price/cost, unit rate
    = Rate per Spot, Spot Rate, Unit Rate, Rate/Spot, Cost per Spot, Rate?`,
  daypart: `daypart, time slot, days times, air time
    = Daypart, Day/Time, Days/Times, Time Period, Air Time, Dayparts, Time?`,
  spot_length: `spot length/duration, length (spot/seconds), ad size
    = Spot Length, Length, Len, Ad Size, Duration?, Size?`,
  revision: `revision (number), version (number), contract/order revision, number revision/version, alternate order number
    = Revision Number|No., Rev. No., Revision, Version Number|No., Rev., Rev #, Version, Mod Code?`,
  billing_cycle: `billing cycle/frequency/type/calendar, invoice frequency
    = Billing Cycle, Billing Calendar, Billing Frequency, Billing Type, Invoice Frequency, Billing?`,

  registration_number: `registration number/id, number registration, registrant number, number registrant registered, registrant registration number, registered number, number under registered, registry number
    = Registration Number|No.|Nr.|ID, Reg. Number|No., Registration #, Reg. #, Registrant No., Registered No., Registered Number, Registry No., Regn. No., Registration?`,
  registration_date: `registration date, date registration, registered on, date registered
    = Registration Date, Date of Registration, Registered On, Date Registered, Reg. Date`,
  registrant: `registrant (name), name registrant, (name) company/organization registers/registered/registering, company name registers, name organization registers, name registers, registered name, registrant full name, registering party, registered party/person/agent name
    = Name of Registrant, Registrant Name, Full Name of Registrant, Registrant, Registrant's Name, Name and Address of Registrant, Registered Name?, Name of Organization?`,
  registrant_address: `registrant address, address registrant, registered address, business address registrant, registrant business address, registered office (address), address registered office
    = Address of Registrant, Registrant Address, Business Address of Registrant, Principal Business Address, Business Address, Registered Address, Registered Office, Registered Office Address, Name and Address of Registrant, Address?`,
  foreign_principal: `foreign principal (name), name foreign principal, foreign client/government/company represented, name foreign principal represented, country foreign principal represented, foreign principal registrant acts, principal name represented
    = Name of Foreign Principal, Foreign Principal Name, Names of Foreign Principals, Foreign Principal, Foreign Principals, Name and Address of Foreign Principal, Principal?`,
  foreign_principal_address: `foreign principal address, address foreign principal
    = Address of Foreign Principal, Principal Address of Foreign Principal, Foreign Principal Address, Address?`,
  principal_country: `foreign principal country, country foreign principal, country represented, country/region represented
    = Country/Region Represented, Country Represented, Country of Foreign Principal, Country?`,
  applicant: `applicant (name), name applicant, applicant full name, name applies/applied/applying, claimant applicant, petitioner name, name submitted/submits/made/filed application, person applying/applies/applied, applying party/person, application made/submitted by, applicant organization/company/person
    = Name of Applicant, Applicant Name, Applicant's Name, Full Name of Applicant, Applicant, Applicant's Full Name, Name of the Applicant, Name?`,
  applicant_address: `applicant address, address applicant, mailing address applicant
    = Address of Applicant, Applicant's Address, Applicant Address, Mailing Address, Address?`,
  application_date: `application date, date application (submitted/filed/received), applied on, date applied
    = Application Date, Date of Application, Date Applied, Date of Filing, Application Received?, Date?`,
  application_number: `application number/id/reference, number application, file number application
    = Application Number|No.|ID, Application Ref., Appl. No., Application #, App. No.`,
  form_number: `form number/id/name, number form
    = Form Number|No., Form Name, Form #, Form?`,
  signer: `signer/signatory (name), name signer/signatory, name signs/signed (form/document/statement), signed by (name), name signing (form/document), (name) authorized/authorised signatory, name signed by, name signed below, name of officer signed, name person signed/signing, name below signature, signing officer/person/party, signed form/document/paper/declaration/certificate, name certifies/certified/attests/declares, name authorised/authorized signed, undersigned, printed name signature, name signature
    = Name and Title, Name of Signatory, Name of Signer, Signatory Name, Print Name, Printed Name, Type or Print Name, Print or Type Name, Name (please print), Name (Print), Typed Name, Authorized Signatory, Authorised Signatory, Signed By, By?, Signature?, Signed?, Name?, /s/?`,
  signer_title: `signer/signatory title/position/capacity, title/position/capacity/function signer/signatory, title/position/capacity/function/role name signs/signed, signer job title, title name signed, title signatory signer, title (held), position title signer
    = Title, Position, Capacity, Name and Title, Official Title, Title/Position, Position/Title, Title of Signatory, Official Capacity, Designation?, Role?`,
  signature_date: `signature/signing/signed date, date signature/signed/signing, signed on, date signed (on), date form/document/statement signed, date filing, date signed filed, filing date, date filed, date signed filing, filed on, date form/document/statement filed, date registration statement filed/signed
    = Date of Signature, Signature Date, Date Signed, Signed On, Date of Signing, Dated, Filing Date, Date Filed, Date of Filing, Filed On, Executed On, Signed?, Filed?, Date?`,
  filing_number: `filing number/id, file number/reference/id, number filing/file, docket number
    = Filing Number|No.|ID, File Number|No., Docket Number|No., File Ref., File #, Filing #, Docket #`,
  received_date: `received date, date received/receipt, date stamp received, received on
    = Date Received, Received Date, Received On, Date of Receipt, Date Recd, Received, Rec'd?`,
  period_from: `period start/from, start (date) period, period start date, period covered from/start, reporting period start
    = Period From, Period Start, Period Beginning, Start of Period, From Date, Date From, From, Period Covered?, Period?`,
  period_to: `period end/to/ending, end (date) period, period end date, period ending date, period covered to/end, reporting period end
    = Period To, Period Ending, Period End, Period Ended, End of Period, For the Period Ending, To Date, Date To, To?, Through?, Period Covered?, Period?`,
  purpose: `purpose, purpose application/form/request/visit/payment, reason application/request
    = Purpose, Purpose of Visit, Purpose of Application, Purpose of Request, Reason, Reason for Request|Application`,
  witness: `witness (name), name witness, witnessed by
    = Name of Witness, Witness Name, Witness, Witnessed By, In the Presence of, Signature of Witness`,
  notary: `notary (public/name), name notary (public)
    = Notary Public, Notary, Name of Notary, Commission Expires?`,
  county: `county, county state, county recorded
    = County, County of, In the County of`,
  license_number: `license number/id, number license, permit number, licence permit number
    = License Number|No., Licence Number|No., Lic. No., License #, Permit Number|No., Licence?, License?`,
  authority: `issuing authority/office/body, authority (issuing), issued by authority, name authority, issuing agency, authority/office/agency/body issued/issues/issuing (document/passport/license/permit/certificate), name issued/issues passport/license/permit/visa/id, issued by, issuing department/state/entity, licensing authority/body, regulatory authority
    = Issuing Authority, Issuing Office, Authority, Issued By, Place of Issue?, Competent Authority`,

  case_number: `case/cause/docket/claim number court, case number/reference/id, number case, cause number, court case number, file number case, docket (number/reference) (case/court), number docket (case), case file number, number court case, case reference number
    = Case Number|No., Case #, Cause No., Docket Number|No., Civil Action No., Claim No., Court File No., Index No., Case Ref., Case ID, Matter No., Case?`,
  court: `court (name), name court, which court
    = Name of Court, Court Name, Court, In the, Court of`,
  plaintiff: `plaintiff (name), claimant (name), petitioner (name), complainant, name plaintiff/claimant, name sues, name sues/suing (case/suit), name filed/files/brings/brought case/suit/lawsuit/action/complaint, suing party, party suing/brings/filed (case/suit), appellant, plaintiff full name, first party case
    = Plaintiff, Plaintiffs, Plaintiff(s), Claimant, Petitioner, Complainant, Name of Plaintiff, Applicant?`,
  defendant: `defendant (name), respondent (name), accused, name defendant/respondent, name sued, party sued, person accused/charged, defendant full name, appellee, opposing party, name sued/accused, name charged crime/offence
    = Defendant, Defendants, Defendant(s), Respondent, Accused, Name of Defendant`,
  judge: `judge (name), name judge, magistrate, presiding judge, justice, name presided/presides case/trial/court (over), name heard/hears/decided (case), judge case/assigned/name/court, assigned judge, case heard by, presiding judge/justice name, judge signed, judicial officer
    = Judge, Presiding Judge, Hon. Judge, Magistrate, Before the Honorable, Name of Judge, Before?`,
  hearing_date: `hearing/court/trial date, date hearing/trial, hearing (date/time)
    = Hearing Date, Date of Hearing, Trial Date, Court Date, Hearing Date and Time, Hearing`,
  attorney: `attorney/lawyer/counsel/solicitor (name), name attorney/lawyer/counsel/solicitor, attorney plaintiff/defendant, counsel for plaintiff/defendant, name represents/represented/representing/defends/defended defendant/plaintiff/client/claimant/accused, lawyer/attorney/counsel/solicitor representing/plaintiff/defendant/claimant, legal representative/counsel, law firm (name/plaintiff/defendant), attorney at law, counsel record, barrister, legal adviser, attorneys
    = Attorney for Plaintiff, Attorney for Defendant, Attorney Name, Attorney, Counsel, Solicitor, Attorneys for, Counsel for, Lawyer`,
  judgment_amount: `judgment/judgement/claim amount, amount claim/claimed/judgment
    = Judgment Amount, Amount of Judgment, Amount Claimed, Claim Amount, Amount of Claim`,
  offense: `offense/offence/violation/charge, description offense/offence/violation, defendant/accused/driver/person/name charged/accused/cited with, name charged with, charge/charges against (defendant/accused/driver), reason ticket/citation/summons/fine, crime (charged/description), defendant charged, why driver/defendant fined/cited/stopped, infringement/contravention (description/type/details), nature/type offence/offense/violation/infringement
    = Offense, Offence, Violation, Charge, Nature of Offence, Violation Description`,
} as const;
