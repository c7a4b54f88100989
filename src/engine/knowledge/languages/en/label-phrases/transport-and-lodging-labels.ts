/** Shipping and customs in detail, hired cars, hotels. */
export const transportAndLodging = {
  voyage_number: `voyage (number/id), number voyage, vessel voyage number, trip number vessel
    = Voyage Number|No., Voy. No., Voyage, Voy No, Vessel/Voyage, Vessel / Voyage No., Voy., Trip No.?`,
  seal_number: `seal (number/id), number seal, container seal (number), customs seal
    = Seal Number|No., Seal No(s)., Seal #, Container/Seal No., Seal Nos., Container No./Seal No., Seal`,
  freight_terms: `freight prepaid collect, freight charges payable/paid (at/by), freight payable at, name pays freight, freight paid by, carriage paid, freight payable/prepaid/collect/payment (terms)
    = Freight Terms, Freight Payable At, Freight Charges Payable By, Freight Prepaid/Collect, Freight and Charges, Freight, Prepaid/Collect, Freight Charge Terms, Freight Prepaid?, Freight Collect?`,
  place_of_receipt: `place receipt/pickup/collection goods, pre carriage (by), precarriage place, place receipt carrier, place goods received/collected, collection/pickup address/location goods
    = Place of Receipt, Pre-carriage By, Place of Receipt by Pre-carrier, Pickup Location, Collection Address, Pick-up Address, Place of Taking in Charge`,
  place_of_delivery: `place delivery carrier/goods, final (place) delivery/destination, final destination (goods), destination goods/shipment, final delivery place
    = Place of Delivery, Final Destination, Place of Delivery by On-carrier, Final Place of Delivery, Destination, Place Designated for Delivery`,
  transshipment: `transshipment/transhipment (port/place), port transshipment/transhipment, route goods/shipment, via port, routing
    = Transshipment, Port of Transshipment, Transhipment Port, Routing, Via, Routing and Destination`,
  estimated_departure: `estimated departure (date), etd, sailing date, expected departure vessel, date vessel/ship sails/departs/leaves, departure date vessel/shipment
    = ETD, Estimated Departure, Sailing Date, Est. Departure, Date of Sailing, Estimated Date of Departure, On or About`,
  estimated_arrival: `estimated arrival (date/goods/shipment), eta, expected arrival (vessel/ship/goods/shipment), date vessel/ship/goods/shipment arrive/arrives, arrival date vessel/shipment/goods
    = ETA, Estimated Arrival, Est. Arrival, Estimated Date of Arrival, Expected Arrival, Arrival Date, Estimated Time of Arrival`,
  marks_and_numbers: `marks numbers/shipping/package, shipping marks (numbers), marks packages, package marks
    = Marks and Numbers, Shipping Marks, Marks & Nos., Marks and Nos., Marks & Numbers, Marks`,
  number_of_originals: `count originals/original (bills/lading), originals (count), original bills (lading), original b l count
    = No. of Original Bills of Lading, Number of Original B/Ls, No. of Originals, Number|No. of Original Bills, Original B/L?`,
  package_type: `package/packaging/packing type, type package/packages/packaging/packing, kind packages, packing (goods), container type/size, type/size container
    = Type of Packages, Package Type, Kind of Packages, Packing, Type of Packaging, Packaging, Container Type, Size/Type, Pkg. Type`,
  volume: `volume (goods/shipment/cargo/total/cubic), measurement goods/cargo/shipment, cubic metres/meters, cbm, total volume/measurement/cbm, cube
    = Volume, Measurement, Total Volume, CBM, Measurement (CBM), Cubic Meters, Volume (m3), Total CBM, Cube`,
  chargeable_weight: `chargeable/billed/billable/volumetric weight, weight chargeable/billed, dimensional weight
    = Chargeable Weight, Billed Weight, Volumetric Weight, Dimensional Weight, Chrg. Wt., Ch. Weight, Billable Weight`,
  tare_weight: `tare (weight), empty weight, weight empty (vehicle/container), unladen weight, curb weight
    = Tare Weight, Tare, Empty Weight, Unladen Weight, Tare Wt., Curb Weight, Kerb Weight`,
  export_reference: `export reference/references, export license number, booking number shipment, forwarder reference, shipper reference
    = Export References, Export Reference, Booking No., Shipper's Reference, Forwarder Ref., Shipper Ref., FF Ref., Export License No.?`,
  forwarding_agent: `forwarding/freight/clearing/shipping/customs agent/broker (name), customs broker (name), name customs broker/forwarding agent/clears (goods), declarant (name), freight forwarder name, issuing carrier agent
    = Forwarding Agent, Customs Broker, Freight Forwarder, Declarant, Clearing Agent, Shipping Agent, Declarant/Representative, Broker, Issuing Carrier's Agent, Agent?`,
  customs_office: `customs office (entry/exit/name/departure), office customs/entry/exit/departure, port entry, customs house/station, office destination, customs port
    = Customs Office, Office of Entry, Port of Entry, Office of Exit, Customs Office of Departure, Port Code, Office of Departure, Customs House, Office of Destination`,
  customs_procedure: `customs procedure (code), procedure (code) customs, customs entry type, declaration type, type declaration, type customs entry, regime
    = Customs Procedure Code, CPC, Procedure, Procedure Code, Entry Type, Declaration Type, Type of Declaration, Regime`,
  duty_amount: `duty (amount/total/payable), customs/import/excise duty/duties (amount), amount duty/duties (paid/payable), total duty/duties, duties taxes, import taxes
    = Total Duty, Duty Amount, Customs Duty, Import Duty, Duty, Duty Payable, Duties and Taxes, Total Duties, Excise Duty, Duties`,
  duty_rate: `duty rate/percent, rate duty, customs/import duty rate, tariff rate
    = Duty Rate, Rate of Duty, Customs Duty Rate, HTSUS Rate, Duty %, Tariff Rate, Rate?`,
  entry_date: `customs entry date, entry date (goods/customs), date entry (goods/country/customs), import/export date, date import/importation/export/exportation, date entered country
    = Entry Date, Date of Entry, Import Date, Date of Importation, Export Date, Date of Exportation, Date of Import`,
  eori_number: `eori (number), exporter/importer number/id, number exporter/importer, importer record number, exporter ein, importer exporter code, iec (number)
    = EORI Number|No., EORI, Importer No., Importer Number, Exporter No., Exporter EIN, IEC No., IEC, IRS No.?`,
  importer_of_record: `importer (record/name), importer of record (name), name importer/imports (goods), ultimate consignee
    = Importer of Record, Importer, Importer Name, Importer of Record Name and Address, Ultimate Consignee`,
  preference_certificate: `origin certificate (number), certificate origin (number), preference code, proof origin, origin criterion/declaration
    = Certificate of Origin No., Origin Criterion, Preference, Preference Criterion, Certificate No.?`,
  insured_value_goods: `insurance value goods/shipment, insured value shipment/goods/cargo, amount insurance cargo/shipment, insurance cost/amount shipment
    = Amount of Insurance, Insured Value, Insurance Amount, Insurance Value, Declared Value for Carriage, Insurance?`,
  export_reason: `reason export/shipment, export reason, purpose shipment/export, type export
    = Reason for Export, Type of Export, Purpose of Shipment, Export Reason, Reason for Shipment`,
  truck_number: `truck/lorry/trailer/wagon number/plate/registration/id, number truck/lorry/trailer/wagon, trailer (number), vehicle number transport
    = Truck No.|Number, Trailer No.|Number, Vehicle No., Lorry No., Wagon No., Trailer #, Truck #, Truck Plate No., Tractor No.`,
  driver: `driver (name), name driver/drives/drove (vehicle/truck/taxi), driver full name, main driver, vehicle driver, renter driver, chauffeur
    = Driver's Name, Driver Name, Name of Driver, Driver, Main Driver, Name of the Driver, Renter/Driver, Driver Signature?`,
  additional_driver: `additional/second/other driver (name), name additional/second driver, additional drivers
    = Additional Driver, Additional Drivers, Second Driver, Additional Driver(s), Add'l Driver, Other Driver`,
  received_by: `received by, receiver signature, name accepted/signed goods/delivery/parcel, name received delivery/parcel, name took delivery, delivery received, goods received by, delivery signed/accepted by, signature receiver/recipient goods, name received goods, name signed goods/delivery received
    = Received By, Goods Received By, Received in Good Order, Receiver's Name, Accepted By, Signed for By, Received, Receiver's Signature, Recipient?`,
  delivered_by: `delivered by, name delivered/delivers (goods/parcel), deliverer, issued by warehouse, name dispatched
    = Delivered By, Dispatched By, Despatched By, Delivery By, Driver, Issued By?`,
  pickup_date: `pick up date goods/shipment/parcel, pickup/collection date goods/shipment, date goods/shipment/parcel collected/picked/pickup, pick up (date) carrier
    = Pickup Date, Pick-up Date, Collection Date, Date of Pickup, Ready Date, Date Collected`,
  loading_date: `loading date, date loading/loaded, goods loaded (date), loaded on
    = Loading Date, Date of Loading, Date Loaded, Loaded On, Laden on Board, On Board Date`,
  bin_location: `bin/warehouse/stock/shelf location, location stock/warehouse, warehouse (name/number), storage location, bin
    = Bin Location, Warehouse, Location, Bin, Storage Location, Shelf, Warehouse Location, Whse?`,
  backorder: `backorder/backordered (quantity), back order (quantity), quantity backordered/back/outstanding, items back order, quantity shipped
    = Back Order, Backordered, Qty B/O, B/O, Backorder Qty, Quantity Shipped, Qty Shipped, Outstanding Qty`,

  rental_agreement_number: `rental agreement/contract/record number, rental (agreement) number, number rental agreement/contract, ra number, hire agreement number, vehicle rental/hire agreement number
    = Rental Agreement Number|No., Rental Agreement #, RA No., RA Number, Rental Record, Rental No., Hire Agreement No., Agreement Number|No.?, Contract No.?, RA #`,
  rental_company: `rental/hire company (name/vehicle), vehicle rental/hire company, company rents/rented vehicle, name rents out vehicle, vehicle rented/hired from
    = Rental Company, Hire Company, Owner/Lessor, Rented From, Rental Location?, Company?`,
  renter: `hirer (name), name hirer, renter vehicle, name renter vehicle, name rents/rented/hires/hired vehicle, vehicle renter/hirer, vehicle rented/hired by, rental customer
    = Renter, Renter's Name, Renter Name, Hirer, Hirer's Name, Name of Renter, Name of Hirer, Customer Name, Rented By, Customer?`,
  rental_days: `rental/hire days/period/duration vehicle, rental/hire duration/days, count days (rental/hire/rented), duration/length/period rental/hire vehicle, total days
    = Rental Days, Number of Days, No. of Days, Days, Rental Period, Rental Duration, Hire Period, Total Days, Rental Length`,
  daily_rate: `daily/day rate/charge/price (rental/vehicle/hire), rate/price/charge day (rental/vehicle/hire), rental/hire rate/charge/price (day), vehicle hire/rental charge/price
    = Daily Rate, Rate per Day, Day Rate, Rental Rate, Hire Rate, Daily Charge, Price per Day, Time Charge, Rate?`,
  vehicle_class: `vehicle class/group/type (rental), vehicle category rental, rental category, class/group/type vehicle, rental vehicle class/group, body type/style (vehicle), type body
    = Vehicle Class, Car Class, Car Group, Vehicle Group, Vehicle Type, Type of Vehicle, Vehicle Category, Class, Body Type, Body Style, Group?`,
  fuel_level: `fuel (level/gauge/tank) out/return/pickup/start/end, fuel level, fuel out/in, tank level, fuel policy
    = Fuel Out, Fuel In, Fuel Level, Fuel Level Out, Fuel, Fuel Policy, Tank, Fuel Gauge`,
  odometer_out: `odometer/mileage/kilometers out/start/pickup/departure/begin, start/starting/beginning odometer/mileage/kilometers, vehicle mileage start/pickup
    = Mileage Out, Odometer Out, Starting Mileage, Start Odometer, Odometer Start, Miles Out, Km Out, Start Mileage, Beginning Odometer, Odo Out`,
  odometer_in: `odometer/mileage/kilometers in/end/return/arrival, end/ending/return odometer/mileage/kilometers, vehicle mileage end/return
    = Mileage In, Odometer In, Ending Mileage, End Odometer, Odometer End, Miles In, Km In, End Mileage, Ending Odometer, Odo In`,
  mileage_allowance: `mileage/kilometers/miles allowance/allowed/included/limit/free, free/included/allowed/unlimited mileage/kilometers/miles, miles/kilometers per day, excess mileage (charge)
    = Mileage Allowance, Free Miles, Included Mileage, Mileage Limit, Miles Allowed, Kilometres Included, Free Kilometers, Mileage, Excess Mileage Charge?`,
  collision_waiver: `collision/loss damage waiver (amount/charge), cdw, ldw, damage waiver, insurance rental (cost/charge), rental insurance
    = Collision Damage Waiver, CDW, Loss Damage Waiver, LDW, Damage Waiver, CDW/LDW, Insurance?`,
  fuel_charge: `fuel/refuelling/refueling/petrol charge/cost/amount, cost/amount/price fuel, fuel total, fuel price litre/gallon, price litre/gallon
    = Fuel Charge, Refuelling Charge, Refueling Charge, Fuel, Fuel Cost, Fuel Service, Price/Litre, Price/Gallon, Price per Liter, Fuel Total`,
  fuel_volume: `fuel volume/quantity/litres/liters/gallons, litres/liters/gallons (fuel/count/filled/bought), count litres/liters/gallons, volume/quantity fuel
    = Litres, Liters, Gallons, Volume, Fuel Volume, Quantity (L), Gal, Qty?`,
  pump_number: `pump (number), number pump, fuel/gas pump
    = Pump Number|No., Pump #, Pump, Dispenser`,
  vehicle_damage: `vehicle damage/condition, damage vehicle (existing/return), existing damage, condition vehicle, damages noted
    = Vehicle Damage, Existing Damage, Vehicle Condition, Damage Report, Condition of Vehicle, Damage Noted, Damage?`,

  folio_number: `folio (number/id), number folio, guest folio number, hotel bill/invoice number
    = Folio Number|No., Folio #, Folio, Guest Folio No., Folio ID, Bill No.?, Invoice No.?`,
  city_tax: `city/tourist/tourism/occupancy/lodging/room/hotel/bed tax (amount), amount city/tourist/occupancy/lodging/room tax, tax room/stay, tourist levy
    = City Tax, Occupancy Tax, Tourist Tax, Room Tax, Lodging Tax, Hotel Tax, Tourism Tax, Local Tax, Accommodation Tax, State Occupancy Tax`,
  meal_plan: `meal plan/basis, board basis/type, breakfast (included), type board, meals (included)
    = Meal Plan, Board Basis, Board, Meals, Breakfast, Meal Basis, Breakfast Included, Basis?`,
  room_count: `count rooms booked/reserved/hotel, rooms booked/reserved
    = Number|No. of Rooms, Rooms, Rooms Booked, No. of Units, Units?`,
  room_total: `room/accommodation total, total room charges/charge/cost/amount, total accommodation (cost), total stay (cost/price), cost/price stay (total), total price/cost stay
    = Total Room Charges, Room Total, Room Charges, Total for Stay, Accommodation Total, Total Cost of Stay, Accommodation, Total Stay, Total Room Rate, Room?`,
  bed_type: `bed type, type bed, bedding
    = Bed Type, Bedding, Bed, Bed Configuration, Beds`,
  children_count: `count children guests/travelling/hotel/booking, count kids/minors/infants, children (count/number), kids
    = Children, Number|No. of Children, Kids, Infants, Children (0-17), Child?`,
  special_requests: `special/guest requests/request/needs/wishes, special requirements, guest preferences, dietary requirements, accommodations requested
    = Special Requests, Special Request, Guest Requests, Special Requirements, Preferences, Dietary Requirements, Requests`,
  hotel_address: `address hotel/accommodation, hotel/accommodation address/location
    = Hotel Address, Property Address, Address, Location?`,
  tour: `name tour/trip/package/cruise/excursion, itinerary, holiday package, tour/trip/cruise/excursion (name), package tour/holiday/travel
    = Tour Name, Tour, Trip, Package, Cruise, Excursion, Trip Name, Tour Package, Itinerary?`,
  layover: `layover/stopover/stops/connection (duration/time), count stops, connection/connecting airport, via airport/city, change at
    = Layover, Stopover, Stops, Connection, Via, Transfer, Change At, No. of Stops, Number of Stops`,
  travel_duration: `travel/flight/journey/trip/flying duration/time/length, duration/length travel/flight/journey/trip, flight takes long, total travel time
    = Flight Duration, Duration, Travel Time, Flight Time, Journey Time, Total Duration, Flying Time, Trip Duration, Total Travel Time, Elapsed Time`,
  terminal: `terminal (departure/arrival), departure/arrival terminal number, terminal airport
    = Terminal, Departure Terminal, Arrival Terminal, Terminal No., Term.?`,
  aircraft: `aircraft (type/model), type aircraft, aircraft registration
    = Aircraft, Aircraft Type, Equipment, Plane Type, Type of Aircraft, Aircraft Registration`,
  boarding_group: `boarding group/zone/sequence/number, group/zone boarding, sequence number boarding
    = Boarding Group, Zone, Group, Boarding Zone, Seq. No., Seq No, SEQ, Boarding Position`,
} as const;
