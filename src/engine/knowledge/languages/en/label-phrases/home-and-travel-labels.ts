/** Leases, property, supply, telephone, insurance, vehicles, travel, events. */
export const homeAndTravel = {
  landlord: `landlord/lessor (name), name landlord/lessor, property owner lets, name lets/rents out, name lets/owns (flat/apartment/house/home/property/premises/out), name rents out flat/apartment/house/home/property/premises, owner (name) flat/apartment/house/home/property/premises, property/house/apartment/flat owner (name), rented/leased from, landlady, letting party, landlord/lessor company, party leasing out, owner (name), name owner
    = Landlord, Landlord's Name, Name of Landlord, Lessor, Name of Lessor, Landlord/Agent, Owner, Owner's Name, Name of Owner`,
  tenant: `tenant/lessee/renter (name), name tenant/lessee/renter, name rents/leases/occupies (flat/apartment/house/home/property/premises/room/unit), occupant (name), name occupant, tenants, name living/lives (flat/apartment/house/property/premises), lessee name property, name renting (flat/apartment/house/property), party renting/rents (property/premises), renting party, rented/leased/let to, tenant/lessee full name, renters, residents, resident (name)
    = Tenant, Tenant's Name, Name of Tenant, Tenant Name, Tenants, Tenant(s), Lessee, Name of Lessee, Renter, Occupant, Occupier`,
  premises: `premises (address), property (address), address premises/property/rented/apartment/house, rented property (address), lease property address, leased premises, location property, rental address, demised premises, unit address, address tenant rents, address house/apartment/flat/property (rented/sold/leased/insured), rented flat/apartment/house/home/premises (address), place leased/rented, leased property/apartment/house, property let/leased/located/rented/sold, rental unit (address), street address property, address rental/leased (property/unit), property location/place, apartment/flat (address), house address
    = Property Address, Address of Property, Address of Premises, Premises, Leased Premises, Rented Premises, The Property, Rental Property, Property, Service Address?, Location?, Address?`,
  rent: `rent (amount/monthly), monthly rent (amount), rent month/week/annum/year, annual/weekly rent, amount rent, rent payable, base rent, amount rent (pay/paid/due) (month/week/year), amount rent paid each/every month, rent paid/due month/week/year, rent each/every month/week, amount tenant pays (month/rent), rental fee/payment (monthly), rental price/charge monthly, monthly lease/rental payment, apartment/flat/house/property costs/cost month, current rent
    = Monthly Rent, Rent per Month, Rent Amount, Base Rent, Rent, Annual Rent, Weekly Rent, Monthly Rental, Rental Amount, Rental?`,
  security_deposit: `security/rental/damage/tenancy deposit (amount), amount security deposit, deposit amount tenant/rent, bond amount, amount deposit (paid/tenant/lease), deposit tenant/lease/rent, refundable deposit, damage/security bond
    = Security Deposit, Deposit Amount, Tenancy Deposit, Damage Deposit, Rental Deposit, Bond, Deposit`,
  lease_start: `lease/tenancy/rental/contract/term/agreement start (date), start (date) lease/tenancy/rental/term, lease start, move in (date), date move in, tenancy from, effective date lease, date tenancy/lease/rent/rental begins/starts, date tenant moves/move in, date lease/tenancy/contract/agreement starts/begins/start/begin, start lease/contract/agreement, contract runs from, beginning lease/tenancy/contract
    = Lease Start Date, Tenancy Start Date, Start of Tenancy, Start of Lease, Lease Commencement Date, Commencement Date, Start Date, Term Start, Move-in Date, Beginning Date, Lease From, Lease Start, From?`,
  lease_end: `lease/tenancy/rental/contract/term/agreement end (date), end (date) lease/tenancy/rental/term, lease/tenancy expiry (date), move out (date), date move out, expiration lease, date lease/tenancy/contract/agreement/rental ends/expires/end/terminates/expire, date contract expires/ends, end lease/tenancy/contract term, lease/contract runs/until
    = Lease End Date, Tenancy End Date, End of Tenancy, End of Lease, Lease Expiration Date, Expiration Date, End Date, Term End, Move-out Date, Ending Date, Lease To, Lease End, Expiry Date, To?`,
  lease_term: `lease/tenancy/rental/contract/agreement term/duration/length/period, term/duration/length lease/tenancy/contract/agreement, term, lease long, lease/tenancy/contract/agreement term/long runs, duration/term/length contract/lease months/years, count months/years lease/contract/rental, initial term (lease/contract/agreement)
    = Lease Term, Term of Lease, Term of Tenancy, Rental Period, Contract Term, Contract Duration, Tenancy Period, Term, Duration, Length of Term, Fixed Term`,
  start_date: `start (date), date start, start on, date from, begins on
    = Start Date, Date of Commencement, Commencement Date, Begin Date, Beginning Date, Date From, From Date, Effective Date?, Starts?, Start?, From?`,
  end_date: `end (date), date end, end on, date to, completion date, ends on
    = End Date, Date of Completion, Completion Date, Ending Date, Finish Date, Date To, To Date, Ends?, End?, To?, Until?`,
  effective_date: `effective date, date effective, in force/effect from, date comes into force/effect
    = Effective Date, Date of Effect, Effective, Effective From, Effective As Of, Entry into Force, Commencement Date?`,
  agreement_date: `agreement/contract date, date agreement/contract (signed/made), agreement/contract signed on, date contract/agreement concluded
    = Date of Agreement, Agreement Date, Contract Date, Date of Contract, Dated, Date of Lease?, Date?`,
  purchase_price: `purchase/sale/selling/asking/sales price, price purchase/sale/property/house, sale amount, amount purchase, price property/house/home/vehicle/land (sold/bought/paid), amount paid property/house/vehicle/land, amount house/property/vehicle sold/cost/costs, much property/house/vehicle cost/costs, sold price, agreed price, sales price vehicle/property/house, sale price amount, contract price house/property, cost vehicle/house
    = Purchase Price, Sale Price, Sales Price, Selling Price, Asking Price, List Price, Price, Consideration`,
  living_area: `living/floor/usable/total area, area (property/size), square footage, square meters/metres, size property/apartment, floor space
    = Living Area, Floor Area, Total Area, Square Footage, Sq. Ft., Living Space, Floor Space, Gross Floor Area, Area, Size?`,
  lot_size: `lot size/area, land/plot area/size, size lot/land/plot
    = Lot Size, Land Area, Plot Size, Lot Area, Plot Area, Site Area, Acreage`,
  rooms: `rooms, count rooms/bedrooms, bedrooms
    = Number|No. of Rooms, Rooms, Bedrooms, Number|No. of Bedrooms, Beds`,
  year_built: `year built/construction/constructed, construction year, built (year)
    = Year Built, Year of Construction, Construction Year, Built In, Built?`,
  parcel_number: `parcel/plot/lot number/id, number parcel/plot, title/deed number, assessor parcel number, land register number
    = Parcel Number|No.|ID, Assessor's Parcel Number, APN, Plot No., Lot No., Title Number|No., Deed No., Folio No.`,
  agent: `agent (name), broker property, real estate agent/broker, estate agent, name agent, listing agent, managing agent, realtor
    = Listing Agent, Agent Name, Real Estate Agent, Broker, Agent, Realtor, Managing Agent, Estate Agent, Broker Name`,

  meter_number: `meter number/id/serial, number meter, electricity/gas/water meter number, meter serial number
    = Meter Number|No.|ID, Meter Serial Number|No., Meter #, Meter Nr., Serial No. of Meter, MSN, Meter?`,
  meter_reading: `meter reading, reading meter, current/present/latest/new meter reading, current/present/latest/new/final/end reading, reading current/present/end
    = Current Reading, Present Reading, Meter Reading, Latest Reading, Current Meter Reading, This Reading, New Reading, Closing Reading, Final Reading, End Reading, Reading?`,
  previous_reading: `previous/prior/old/opening/start (meter) reading
    = Previous Reading, Previous Meter Reading, Prior Reading, Last Reading, Opening Reading, Start Reading, Old Reading, Prev. Reading, Previous?`,
  reading_date: `reading date, date reading/read, meter reading date, date meter read, date meter reading
    = Reading Date, Date of Reading, Meter Read Date, Date Read, Read On, Meter Reading Date, Read Date`,
  consumption: `consumption (total/energy/electricity/gas/water), usage (total/energy/electricity/gas/water), energy/electricity/gas/water consumption/usage/used, units/kwh used/consumed, amount used/consumed, total consumption/usage, amount electricity/energy/gas/water/power used/consumed/consumption, electricity/energy/gas/water/power used/consumed, count units/kwh/kilowatt/gallons used/consumed/hours, power used, total electricity/gas/water (used/usage/consumption), consumption period/billing, usage period/billing, kwh (total/used/consumption), consumption kwh, water used
    = Total Consumption, Consumption, Usage, Total Usage, Units Used, Units Consumed, kWh Used, Energy Used, Total kWh, Consumption (kWh), Usage (kWh), Water Usage`,
  billing_period: `billing/bill/invoice/service/supply period, period billing/billed/bill/invoice/service/supply, billing cycle period, service dates from to
    = Billing Period, Bill Period, Invoice Period, Service Period, Supply Period, Period of Supply, Charges for the Period, Billing Cycle, Service Dates, Period, Service From?`,
  supply_address: `supply/service/site/installation address, address supply/service/site/installation, supply point address
    = Supply Address, Service Address, Site Address, Installation Address, Service Location, Location of Supply, Premises, Service At`,
  supply_number: `supply/mpan/mprn/service point number, mpan, mprn, supply point (number/id), esi id, point delivery number, premise number
    = Supply Number|No., MPAN, MPRN, Supply Point ID, Electricity Supply Number, Service Point ID, Premise No., POD ID, ESI ID`,
  tariff: `tariff (name/plan), rate plan/schedule, plan (name), price/pricing plan, name tariff/plan, service plan
    = Tariff Name, Tariff, Your Tariff, Rate Plan, Price Plan, Plan Name, Plan, Rate Schedule, Rate Class, Service Plan, Package?`,
  standing_charge: `standing charge, service charge daily, basic/fixed/customer charge, base fee
    = Standing Charge, Daily Standing Charge, Fixed Charge, Basic Charge, Customer Charge, Base Charge`,
  unit_rate: `unit rate, price kwh, rate kwh, price per unit energy
    = Unit Rate, Price per kWh, Rate per kWh, Unit Price?, Rate?`,
  supplier_energy: `energy/electricity/gas/water/network supplier/provider/operator/company, (name) utility (company), supply company
    = Supplier, Energy Supplier, Your Supplier, Provider, Utility, Network Operator, Utility Company`,
  bill_number: `bill/statement number utility/telephone, bill id/reference, number bill
    = Bill Number|No., Bill ID, Bill Reference, Bill Ref. No., Statement No., Invoice Number|No.`,
  phone_line: `telephone/mobile line/service number, service number, number subscriber, subscriber number, line number, msisdn
    = Service Number|No., Mobile Number|No., Phone Number|No., Subscriber No., Line Number, Number Called?, MSISDN, For Number, Telephone Number?`,
  subscriber: `subscriber (name), name subscriber, contract/bill holder (name), customer name telephone
    = Subscriber, Subscriber Name, Name of Subscriber, Account Holder, Account Name, Customer Name, Customer?`,
  data_usage: `data usage/volume/used, data, volume data, data allowance
    = Data Usage, Data Used, Data Volume, Total Data, Data Allowance, Data`,
  call_charges: `call charges/cost, calls, cost calls, usage charges
    = Call Charges, Usage Charges, Calls, Total Call Charges, Voice Calls`,
  monthly_charge: `monthly charge/fee/subscription/cost/price, subscription (fee/charge), recurring charge, line rental
    = Monthly Charge, Monthly Fee, Monthly Charges, Subscription, Recurring Charges, Line Rental, Plan Charges, Monthly Subscription`,
  imei: `imei (number), device id
    = IMEI, IMEI No., IMEI Number`,

  policy_number: `policy number/id/reference, number policy, insurance (policy) number, insurance policy number, contract number insurance, certificate number insurance
    = Policy Number|No.|Nr.|ID, Insurance Policy No., Policy Ref., Policy #, Certificate/Policy No., Insurance No., Pol. No., Policy?`,
  policyholder: `policyholder (name), policy holder (name), insured (name/person), name policyholder/insured, name insured/policyholder person, named insured, policy owner, assured, name insured/covered/insures, name/person covered (policy/insurance), name holds/has/took (policy/insurance/out), person insured, insured full name, insured party, applicant insurance, policy issued to, name policy, owner policy
    = Policyholder, Policy Holder, Name of Policyholder, Policyholder Name, Policyholder's Name, Named Insured, Name of Insured, Insured Name, Insured, Insured Person, Policy Owner, Assured, Proposer?`,
  insurer: `insurer (name), insurance company/carrier/provider (name), name insurer/insurance (company), underwriter, underwritten by, company insures/insured/provides/covers/underwrites (vehicle/insurance/house/policy/cover/coverage), name insures/underwrites (vehicle/house/risk), insurance company name/vehicle, issuing insurance company, insurer company, insurance firm, health insurer name, policy issued by
    = Insurer, Insurance Company, Name of Insurer, Insurance Carrier, Insurance Provider, Underwriter, Underwritten By, Company?`,
  premium: `premium (amount/annual/monthly/total), annual/monthly/total/insurance premium, amount premium, premium due/payable, amount premium (pay/year/month/total), premium year/month/total, insurance cost/price (year/month/total), cost/price insurance (year/month), amount insurance cost, renewal premium, premium before/after tax, total amount premium, gross/net premium, premium amount paid/due
    = Total Premium, Annual Premium, Premium Amount, Monthly Premium, Premium Payable, Premium Due, Net Premium, Premium`,
  sum_insured: `insured/coverage/cover/insurance amount, amount insured/coverage/cover/insurance, limit liability/coverage/indemnity, coverage limit, insured value, amount covered/insured (policy/insurance), maximum coverage/cover/benefit/payout, property/vehicle/item insured for, total insured value/amount, limit insurance/policy, insurance limit, coverage
    = Sum Insured, Sum Assured, Insured Amount, Amount of Insurance, Coverage Amount, Limit of Liability, Coverage Limit, Cover Limit, Limit of Indemnity, Insured Value, Policy Limit, Limit?`,
  deductible: `deductible (amount), excess (amount), policy excess, amount deductible/excess, co payment, copay, amount insured pays (self/claim), own contribution/risk, self insured retention, excess payable
    = Deductible, Policy Excess, Compulsory Excess, Voluntary Excess, Excess, Total Excess, Copay, Deductible Amount`,
  policy_period: `policy/insurance/coverage/cover period, period policy/insurance/coverage/cover, term policy/insurance
    = Policy Period, Period of Insurance, Insurance Period, Coverage Period, Period of Cover, Policy Term, Cover Period, Period?`,
  policy_start: `policy/insurance/coverage/cover start/effective/inception (date), policy/insurance/coverage/cover from, start (date) policy/insurance/coverage/cover, date policy/coverage starts, inception date, effective date policy/insurance/coverage, date insurance/policy/cover/coverage starts/begins/start/begin, insurance/policy/cover/coverage valid from, insured from/since, insurance/policy/coverage starts/begins (on)
    = Policy Start Date, Inception Date, Policy Effective Date, Start of Cover, Cover Start Date, Commencement Date, Effective Date, Effective From, Start Date, Policy Period, Period of Insurance, Valid From, From?`,
  policy_end: `policy/insurance/coverage/cover end/expiry/expiration (date), policy/insurance/coverage/cover to, end/expiry/expiration (date) policy/insurance/coverage/cover, date policy/coverage ends/expires, renewal date, date insurance/policy/cover/coverage ends/expires/end/runs (out), insurance/policy/cover/coverage valid until, insured until, insurance/policy/coverage expires/ends (on), policy/insurance valid until/to
    = Policy End Date, Policy Expiration Date, Policy Expiry Date, Expiry Date, Expiration Date, End of Cover, Cover End Date, Renewal Date, End Date, Policy Period, Period of Insurance, Valid Until, Expires?, To?`,
  policy_type: `policy/insurance/coverage/cover type, type policy/insurance/coverage/cover, kind insurance, class insurance, product insurance
    = Type of Policy, Policy Type, Type of Insurance, Insurance Type, Type of Cover, Class of Insurance, Coverage Type, Coverage?, Product?`,
  claim_number: `claim number/id/reference, number claim, insurance claim number, loss number
    = Claim Number|No.|ID, Claim Reference, Claim Ref., Claim #, Loss No., Claims No.`,
  claim_amount: `claim amount, amount claim/claimed/damage/loss, total claim (amount), estimated damage/loss, damage amount, loss amount, amount claimant claims, claimed amount/damages, amount damages claimed, cost repair/damage, repair estimate (total), value claim/loss/damage
    = Claim Amount, Amount Claimed, Amount of Claim, Total Claim, Amount of Loss, Estimated Loss, Estimate of Damage, Damage Amount`,
  incident_date: `incident/accident/loss/damage date, date incident/accident/loss/damage/injury/occurrence, date accident/incident/loss/damage (happened/happen/occurred/occur/take/took/taken/place), date time accident/incident/loss
    = Date of Loss, Date of Accident, Date of Incident, Incident Date, Accident Date, Loss Date, Date of Occurrence, Date of Damage, Date and Time of Accident, Date of Injury`,
  incident_place: `incident/accident/loss place/location, place/location incident/accident/loss, where incident/accident happened, place accident/incident/loss/damage happened/happen/occurred/occur/take/took, accident/incident scene/site, address accident/incident/loss, city/street accident/incident/loss
    = Place of Accident, Location of Accident, Location of Loss, Place of Incident, Place of Loss, Accident Location, Location of Incident`,
  incident_description: `incident/accident/loss/damage description/details, description/details incident/accident/loss/damage, cause loss/damage/accident, how accident happened, accident/incident/damage/loss happened/happen/circumstances, what happened, happened, circumstances accident/loss/incident, nature injury/accident/loss/damage, narrative, type loss/damage/accident/incident, cause damage/fire/claim, description event
    = Description of Accident, Description of Loss, Description of Incident, Cause of Loss, Details of Accident, Description of Damage, Nature of Loss, Circumstances`,
  adjuster: `adjuster (name), claims adjuster/handler (name), name adjuster, case handler
    = Adjuster, Claims Adjuster, Adjuster Name, Claims Handler, Handler, Examiner?`,

  plate_number: `plate (number), license plate (number), number plate, vehicle registration (number/mark), registration number/plate vehicle, vehicle plate/number, vehicle license plate, registration plate, vehicle license number, license plate vehicle/number/tag, plate vehicle, vehicle registration plate, tag number vehicle, registration vehicle, vehicle license number, number plate vehicle, registration mark
    = License Plate No.|Number, Licence Plate, License Plate, Plate Number|No., Number Plate, Vehicle Registration Number|No., Vehicle Registration Mark, Vehicle Reg. No., Vehicle No., Registration Mark, VRM, Registration Number|No.?, Reg. No.?, Plate?`,
  vin: `vin (number), vehicle identification number, chassis number, number chassis, vehicle id number, frame number, vin vehicle, serial number vehicle, vehicle serial/vin number, identification number vehicle, chassis (vehicle)
    = Vehicle Identification Number, VIN, VIN No., Chassis Number|No., Chassis/VIN, Frame No., V.I.N.`,
  vehicle_make: `vehicle make/brand/manufacturer, make (vehicle), make model (vehicle), vehicle make model, vehicle (description), manufacturer vehicle, vehicle model
    = Make and Model, Make/Model, Vehicle Make, Make, Vehicle, Vehicle Make/Model, Manufacturer, Car Make, Brand?, Model?`,
  vehicle_model: `vehicle model, model vehicle, model year make
    = Vehicle Model, Model, Make/Model, Make and Model, Type?`,
  vehicle_year: `vehicle year, year vehicle/manufacture/make, model year, manufacture year
    = Model Year, Year of Manufacture, Year, Vehicle Year, Yr, Year of Make, Mfg. Year`,
  first_registration: `first registration (date), date first registration, start registration vehicle date
    = Date of First Registration, First Registration, First Registered, Date First Registered, 1st Registration`,
  odometer: `odometer (reading), vehicle mileage, mileage vehicle/odometer, current mileage, kilometers reading, current odometer/mileage (vehicle/reading), kilometer reading, distance driven vehicle, count miles/kilometers vehicle, miles vehicle, kilometers vehicle
    = Odometer Reading, Odometer, Mileage, Current Mileage, Mileage In, Mileage Reading, Kilometres, Km, Miles`,
  engine_number: `engine number, number engine
    = Engine Number|No., Motor No., Engine Serial No.`,
  fuel_type: `fuel (type), type fuel
    = Fuel Type, Type of Fuel, Fuel`,
  vehicle_colour: `vehicle colour, colour vehicle, colour
    = Vehicle Colour, Colour, Color, Vehicle Color, Body Colour`,
  vehicle_owner: `vehicle owner/keeper (name), registered owner/keeper, owner/keeper vehicle, name owner vehicle
    = Registered Owner, Registered Keeper, Vehicle Owner, Owner's Name, Name of Owner, Keeper, Owner`,

  booking_reference: `booking/reservation/confirmation number/reference/code/id, number booking/reservation/confirmation, pnr (number/code), record locator, booking, confirmation, booking/reservation/confirmation/order code/number/id hotel/flight/travel/ticket/event, itinerary number, trip id, reference booking/reservation/hotel, travel booking number, airline confirmation code, order reference ticket, booking confirmation (number/code)
    = Booking Reference, Booking Ref., Booking Number|No.|ID|Code, Reservation Number|No.|Code, Confirmation Number|No.|Code, Record Locator, PNR, Conf. No., Booking Confirmation No., Confirmation #, Reservation #, Itinerary No., Reservation?, Booking?, Confirmation?`,
  passenger: `passenger/traveller (name), name passenger/traveller, name travels/travelling/flying/flies, flyer name, name flying/travel/fly, passenger full name, name ticket for/belongs (to), ticket holder (name), ticket issued to, passengers names
    = Passenger Name, Name of Passenger, Passenger, Passengers, Traveler, Traveller, Traveller Name, Passenger(s), Name?`,
  ticket_number: `ticket number/id, number ticket, eticket number, e ticket number, ticket
    = Ticket Number|No.|ID, E-Ticket Number|No., eTicket No., Ticket #, Document No.?, Ticket?`,
  flight_number: `flight number, number flight, flight code, train number, train, number train, bus number, flight passenger takes, flight/train/bus number, number flight/train/bus, flight id, train taken
    = Flight Number|No., Flight #, Flight/Train No., Train Number|No., Train, Bus No., Service No., Flight?`,
  airline: `airline (name), name airline, operated by, operating carrier, carrier airline
    = Airline, Operated By, Airline Name, Operating Carrier, Marketing Carrier, Carrier`,
  departure_place: `departure (airport/station/city/place), airport/station/city/place departure, origin (airport/station/city), departs/departing/leaving/travel from, from where travel, place/city starts travel, depart from, place flight/train/bus/journey/trip leave/leaves/depart/departs/start/starts (from), place leave/leaves from, place flight/train/journey from, city flight/train leaves, boarding point, starting point/city/airport/station, station departs, place departs/depart/departing, origin trip/flight/journey, travel/trip/journey/flight from
    = Departure Airport, Departure Station, Departing From, Departs From, Departure City, Point of Departure, Place of Departure, Origin, Departure, From, Depart?`,
  arrival_place: `arrival (airport/station/city/place), airport/station/city/place arrival, destination (airport/station/city), arrives/arriving at/in, travel to, place/city destination/ends, place flight/train/bus/journey/trip go/goes/arrive/arrives/end/ends/land/lands (to), destination trip/flight/journey/train, travel/trip/journey/flight destination, final destination trip/journey/passenger, landing airport, place arrive/arrives/arriving, place goes to, place travel/travelling to
    = Arrival Airport, Arrival Station, Arriving At, Arrival City, Destination, Place of Arrival, Arrival, To, Arrive?`,
  departure_date: `departure/travel/outbound/journey (date), flight date, date departure/travel/outbound/journey/flight, departs on, date departs, outbound
    = Departure Date, Date of Departure, Travel Date, Date of Travel, Date of Journey, Journey Date, Outbound, Flight Date, Departs, Departure, Depart, Date?`,
  departure_time: `departure time, time departure/departs, flight/train time departs, time leaves, dep time
    = Departure Time, Time of Departure, Dep. Time, Departs, Departure, Depart, Dep., ETD, STD, Time?`,
  arrival_time: `arrival time, time arrival/arrives, arr time
    = Arrival Time, Time of Arrival, Arr. Time, Arrives, Arrival, Arrive, Arr., ETA, STA`,
  arrival_date: `arrival date, date arrival/arrives, arrives on
    = Arrival Date, Date of Arrival, Arrives, Arrival, Check-in?`,
  return_date: `return/inbound (date), date return/inbound
    = Return Date, Date of Return, Return, Inbound, Returning, Return Journey`,
  seat: `seat (number), number seat, assigned seat, seat assigned/passenger/reserved, place seat, seats (assigned/reserved), passenger seat
    = Seat Number|No., Seat, Seats, Seat Assignment, Row/Seat, Seat #`,
  boarding_time: `boarding (time), time boarding
    = Boarding Time, Boarding, Boards At, Boarding At, Boarding Begins`,
  gate: `gate (number), boarding/departure gate, number gate
    = Gate, Gate No., Boarding Gate, Departure Gate`,
  platform: `platform (number), track, coach (number), carriage number, wagon
    = Platform, Track, Coach, Carriage, Car?`,
  travel_class: `travel/cabin/service/fare class, class travel/cabin/service/fare, booking class
    = Class of Travel, Travel Class, Cabin Class, Cabin, Fare Class, Booking Class, Class of Service, Class`,
  baggage: `baggage (allowance), luggage (allowance)
    = Baggage Allowance, Baggage, Luggage, Checked Baggage, Bags`,
  fare: `fare (amount/price/total), ticket price/cost travel/train/flight, price fare, price ticket, total fare, amount fare/ticket, ticket amount, cost/price flight/trip/journey/travel, flight/trip price/cost, amount ticket cost, air fare
    = Total Fare, Fare, Ticket Price, Fare Amount, Base Fare, Price, Adult Fare?`,
  hotel: `hotel (name), name hotel, accommodation (name), property hotel
    = Hotel Name, Name of Hotel, Hotel, Property Name, Property, Accommodation`,
  guest: `guest (name), name guest, guests names, name stays/staying/books (room/hotel), lead guest, booked by, guest full name, name books/booked/reserved room/hotel, name reservation/booking (for/made), reservation name/made, reserved for, name stayed (hotel/room), main/primary guest, hotel guest, booking name, customer booking
    = Guest Name, Name of Guest, Guest, Lead Guest, Guest(s), Booked By, Reserved For, Reservation Name, Guests?, Name?`,
  guest_count: `count guests/persons/adults/passengers/travellers/people/visitors, party size, guests count, adults, count guests staying/booked/hotel/attend/attending, count people booked/staying/travelling/attend, count attendees expected
    = Number|No. of Guests, Number|No. of Persons, Number|No. of Adults, No. of Passengers, Party Size, Guests, Persons, Adults, Pax, Occupancy`,
  check_in: `check in (date), date check in, checkin (date), arrival hotel date, check in time, hotel arrival date, date guest/guests arrive/arrives, date arrival guest/hotel, arrival date (guest/hotel), date stay start/begins, first night (date), date arrive hotel, stay from, start/beginning stay
    = Check-in Date, Check In, Check-in, Check-in Time, Arrival Date, Arrival, Date of Arrival, Checkin`,
  check_out: `check out (date), date check out, checkout (date), departure hotel date, check out time, hotel departure date, date guest/guests leave/leaves/departs, date departure guest/hotel, departure date guest/hotel, date stay end/ends, last night (date), date leave hotel, stay until/to, end stay
    = Check-out Date, Check Out, Check-out, Check-out Time, Departure Date, Departure, Date of Departure, Checkout`,
  nights: `nights, count nights, stay length/duration, length/duration stay, nights stay/booked/guest, count nights stay/booked/guest/stayed, long guest stay, length guest stay
    = Number|No. of Nights, Nights, Length of Stay, Duration of Stay, Total Nights, Stay?`,
  room_type: `room type, type room, room category/description
    = Room Type, Type of Room, Room Category, Room Description, Accommodation Type, Room?`,
  room_number: `room number, number room, room
    = Room Number|No., Room #, Rm No., Room`,
  room_rate: `room rate/price/charge, rate room/night, price/cost room/night, nightly rate, amount room (night/cost/costs), room cost/costs (night/amount), price/cost/rate one night, daily room rate, cost hotel/room (night), hotel rate (night)
    = Room Rate, Rate per Night, Nightly Rate, Price per Night, Room Charge, Average Nightly Rate, Daily Rate, Rate?`,
  cancellation: `cancellation (policy/deadline/terms), cancel until, free cancellation (until/date), date cancel free
    = Cancellation Policy, Free Cancellation Until, Cancellation Deadline, Cancel By, Cancellation Terms, Cancellation`,
  event_name: `event (name/title), name/title event/show/concert/performance, show (name), concert, performance, film title, movie, title show, name game/match/festival/conference/exhibition, game, match, festival (name), conference (name/title), exhibition (title)
    = Event Name, Event, Event Title, Show, Performance, Concert, Title, Film?, Movie?`,
  event_date: `event/show/concert/performance date, date event/show/concert/performance, day event, event (date) time, date event/show/concert/performance/game/match/festival/conference/course (take/took/place/held), game/match/festival/conference date
    = Event Date, Date of Event, Show Date, Performance Date, Date and Time, Date & Time, When, Date?`,
  event_time: `event/show/concert/performance time, time event/show/concert/performance, show starts
    = Event Time, Show Time, Showtime, Starts At, Start Time, Doors Open?, Time?`,
  venue: `venue (name), event place/location/venue, place/location event/show/concert, where event held, hall, event hall, place event/show/concert/performance/game/match/festival/conference (take/took/place/held), theatre, theater, stadium, arena, location event, cinema
    = Venue, Venue Name, Event Location, Location, Event Venue, Where, Hall?, Place?`,
  row: `row, section, block, seat row/section
    = Row, Section, Block, Tier, Sec.`,
  doors_open: `doors open, doors, time doors open, admission time, entry time, entrance
    = Doors Open, Doors, Doors Open At, Admission From, Entry Time, Entrance`,
  rental_pickup: `pickup/collection date/time/location vehicle, pick up (date/time/location), pickup (date/time/location), rental start
    = Pick-up Date, Pick Up, Pick-up, Pickup Location, Pick-up Date/Time, Rental Start, Date Out, Check-out?`,
  rental_return: `drop off (date/time/location), dropoff (date/time/location), return location/time vehicle, rental return (date)
    = Drop-off Date, Drop Off, Drop-off, Return Location, Drop-off Date/Time, Return Date, Date In, Return?`,
} as const;
