/** Warranties, repairs, inspections, calibration, data of products, safety. */
export const serviceAndProduct = {
  warranty_period: `warranty/guarantee (period/term/duration/length), period/term/duration/length warranty/guarantee, warranty/guarantee years/months, count years/months warranty/guarantee
    = Warranty Period, Period of Warranty, Guarantee Period, Warranty Term, Warranty Duration, Length of Warranty, Limited Warranty Period, Warranty, Guarantee`,
  warranty_expiry: `warranty/guarantee expiry/expires/end/valid/expiration (date/until), date warranty/guarantee expires/ends/expiry/runs (out), warranty/guarantee valid until/to, expiry warranty/guarantee, warranty/guarantee runs out
    = Warranty Expiry Date, Warranty Expires, Warranty Expiration Date, Warranty Valid Until, Warranty End Date, Guarantee Expires, Guaranteed Until, Warranty Until, End of Warranty, Expiry Date?`,
  warranty_number: `warranty/guarantee number/id/certificate/card/registration, number warranty/guarantee, warranty certificate/card number
    = Warranty Number|No., Warranty Certificate No., Warranty Card No., Guarantee No., Warranty ID, Warranty Registration No., Warranty #`,
  warranty_provider: `warrantor, warranty provider/company, name gives/grants/provides warranty/guarantee, guarantee provider, warranty given/provided by
    = Warrantor, Warranty Provider, Guarantor?, Warranty By, Manufacturer, Guaranteed By`,
  dealer: `dealer/dealership/retailer/distributor (name), name dealer/dealership/distributor, place bought/purchased, purchased from, place purchase, bought from, authorised/authorized dealer, selling dealer
    = Dealer Name, Dealer, Dealer's Name, Name of Dealer, Purchased From, Place of Purchase, Retailer, Selling Dealer, Authorized Dealer, Distributor, Dealership, Dealer Stamp?`,
  fault: `fault (description/reported/found), problem (description/reported), description fault/problem/issue/complaint, reported fault/problem/issue, customer complaint/concern, reason call, nature fault/problem, defect description, wrong (device/machine/equipment), failure (description)
    = Fault Description, Reported Fault, Description of Fault, Fault Reported, Problem Description, Problem Reported, Nature of Problem, Description of Problem, Customer Complaint, Reason for Call, Fault, Problem, Issue, Symptom?, Complaint?, Defect?`,
  work_done: `work done/performed/carried/completed (out), description work (done/performed/carried/completed), work description, repair (done/performed/description/work), action taken, services performed, repairs carried out, work carried out, corrective action, solution
    = Work Carried Out, Work Done, Work Performed, Description of Work, Details of Work, Work Completed, Repairs Carried Out, Action Taken, Service Performed, Services Performed, Corrective Action, Resolution, Work Description, Repair?, Action?`,
  parts_used: `parts (used/replaced/fitted/required), spare parts (used), materials used, used parts/materials, replaced parts, list parts
    = Parts Used, Parts Replaced, Spare Parts, Parts Fitted, Materials Used, Parts/Materials, Parts Required, Parts, Materials`,
  parts_total: `total parts/materials, parts/material/materials total/cost/amount, cost parts/materials, amount parts/materials, price parts
    = Total Parts, Parts Total, Parts Cost, Total Materials, Materials Total, Material Cost, Parts, Materials?`,
  labour_charge: `labour/labor (charge/cost/total/amount), total labour/labor, cost/amount labour/labor, labour/labor charges/costs, charge labour/labor
    = Total Labour, Total Labor, Labour Charge, Labor Charge, Labour Cost, Labor Cost, Labour, Labor, Labor Total, Labour Charges`,
  labour_rate: `labour/labor rate (hour), hourly labour/labor rate, rate labour/labor, labour/labor price hour
    = Labour Rate, Labor Rate, Hourly Rate, Rate per Hour, Rate?`,
  call_out_charge: `call out (charge/fee), callout (charge/fee), diagnostic/inspection/trip/visit/travel fee/charge, service call fee, fee visit
    = Call-out Charge, Call Out Fee, Callout Charge, Service Call, Diagnostic Fee, Trip Charge, Travel Charge, Inspection Fee, Visit Charge`,
  service_date: `repair/maintenance date work, date service/repair/maintenance/work (performed/done/carried/completed/out), date repaired/serviced, service/repair/maintenance date, visit date technician/engineer, date technician/engineer visited/came
    = Service Date, Date of Service, Repair Date, Date of Repair, Date of Visit, Visit Date, Date of Work, Maintenance Date, Work Date, Date Completed, Date?`,
  service_number: `service order (number), repair order (number), ticket number support/service/helpdesk, rma (number), number service/repair order/report/ticket, case number support, job card/sheet number, service report (number), service/repair/maintenance/job order/report/request/sheet number, service/support/helpdesk ticket/request/call/incident (number), call (number) service/engineer, job number service/repair
    = Service Order Number|No., Service Report No., Repair Order No.|Number, Service Request No., Work Order No., Job Sheet No., Job Card No., Job No., Service Ticket No., Ticket Number|No., Call No., RO No., RMA No.|Number, R.O. #, Case Number?, Ticket #?`,
  installation_date: `installation/installed/commissioning/fitting date, date installation/installed/commissioned/commissioning/fitted, installed on, date equipment/system/device installed
    = Installation Date, Date of Installation, Date Installed, Installed On, Commissioning Date, Date of Commissioning, Date Fitted, In Service Date`,
  last_service: `last/previous service/maintenance/inspection/test (date), date last/previous service/maintenance/inspection/test, last serviced/inspected/tested
    = Last Service Date, Last Service, Date of Last Inspection, Last Inspection, Last Serviced, Previous Inspection, Last Inspected, Last Maintenance, Last Test Date`,
  next_inspection: `next inspection/service/test/check/maintenance/examination (date/due), date next inspection/service/test/check/maintenance/examination (due), inspection/service/test/retest due (date), inspection expiry/valid until, next inspected/tested/serviced, reinspection date, retest date, due date inspection/test/service
    = Next Inspection Due, Next Inspection, Date of Next Inspection, Next Service Due, Next Service, Next Test Due, Inspection Due, Next Due, Retest Date, Reinspection Date, Next Test Date, Inspection Due Date, Next Examination, Due Date?`,
  inspection_result: `inspection/check result/outcome/status, result/outcome inspection/check, pass fail, inspection passed/failed, vehicle/equipment/item passed/failed, result test pass, overall assessment/condition/inspection, vehicle/equipment/item pass inspection/test, pass inspection/test, vehicle/equipment/item passed/failed inspection/test
    = Inspection Result, Result of Inspection, Overall Result, Pass/Fail, Test Result, Outcome, Result, Overall Assessment, Pass?, Status?`,
  inspection_number: `inspection report/certificate/number/id, inspection number/id, number inspection, inspection report/certificate number
    = Inspection Number|No., Inspection Report No., Inspection ID, Inspection Certificate No., Report No.?, Inspection #`,
  inspection_type: `inspection/test/visit/maintenance/service type, type inspection/visit/maintenance/service, reason inspection, service type
    = Inspection Type, Type of Inspection, Type of Service, Service Type, Visit Type, Type of Maintenance, Type of Visit, Purpose of Inspection, Type?`,
  facility: `facility/establishment/site inspected, inspected facility/establishment/site/business/premises, name facility/establishment inspected, establishment name, facility name inspection
    = Establishment Name, Facility Name, Name of Establishment, Facility, Establishment, Name of Facility, Site Name, Business Name?`,
  violations: `violations found/cited/observed (inspection), deficiencies (found/noted), count violations/deficiencies, findings inspection, observations inspection, advisories, reason failure
    = Violations, Violations Found, Deficiencies, Deficiencies Noted, Reasons for Failure, Advisory Notices, Critical Violations, Observations, Non-conformances, Findings?`,
  equipment: `equipment (name/description/type/inspected/tested/repaired), description equipment/device/machine/appliance/instrument, name equipment/device/machine/appliance/instrument, appliance (type), device (name/type), instrument (name/type), machine (name/type), unit under test, item tested/repaired, repaired/tested item/device
    = Equipment Description, Equipment, Description of Equipment, Equipment Name, Equipment Type, Instrument, Unit Under Test, Device, Appliance, Machine, Type of Equipment, Unit Description, Item?, Product?`,
  asset_number: `asset/equipment/inventory/tag/fleet number/id/tag, asset tag, number asset/equipment/inventory, equipment id, unit id equipment, machine number
    = Asset Number|No.|ID, Asset Tag, Equipment No.|ID|Number, Inventory No., Tag No., Asset #, Unit No., Fleet No., Machine No., ID No.?`,
  manufacturer: `manufacturer/maker/producer (name), name manufacturer/maker/producer, name/company manufactures/manufactured/produces/produced (product/device/equipment/instrument), name/company makes/made product/device/equipment/instrument, manufactured/made/produced by, manufacturer equipment/instrument/product/device, make equipment/instrument/device
    = Manufacturer, Manufacturer's Name, Name of Manufacturer, Manufactured By, Mfr., Maker, Make, Producer, Produced By, Mfg.?, Brand?`,
  manufacture_date: `manufacture/manufacturing/production/made date, date manufacture/manufactured/manufacturing/production/produced/made (product), year manufactured equipment, manufactured on, mfg date, packed date, date packed
    = Date of Manufacture, Manufacturing Date, Manufacture Date, Production Date, Mfg. Date, MFG, Manufactured On, Date of Production, Date Packed, Packed On, MFD`,
  best_before: `best before (date), use by (date), sell by (date), best by, shelf life, date best before, expiry date product/food/medicine, product/food expiry (date), minimum durability
    = Best Before, Best Before Date, Use By, Use By Date, Best By, Sell By, BBE, Best if Used By, Shelf Life, Expiry Date, EXP`,
  calibration_date: `calibration date, date calibration/calibrated, calibrated on, instrument/device calibrated (date)
    = Calibration Date, Date of Calibration, Date Calibrated, Calibrated On, Cal Date, Cal. Date`,
  calibration_due: `calibration due (date), next calibration (date/due), date next calibration, recalibration (date/due), due date calibration, calibration interval/valid (until), calibration expires
    = Calibration Due Date, Calibration Due, Next Calibration, Next Calibration Date, Cal Due Date, Cal Due, Recommended Due Date, Due Date, Recalibration Date, Calibration Interval`,
  calibration_standard: `calibration/reference standard/standards (used), standard/standards used (calibration), reference equipment/instrument, traceability, traceable to
    = Standards Used, Reference Standard, Standard Used, Reference Equipment, Calibration Standards, Traceability, Traceable To, Calibration Equipment, Reference Standards Used`,
  measurement_uncertainty: `uncertainty (measurement), measurement uncertainty, expanded uncertainty
    = Measurement Uncertainty, Uncertainty of Measurement, Expanded Uncertainty, Uncertainty`,
  measured_value: `measured/observed/indicated value/reading, actual value, measurement (result/value), value measured, instrument reading
    = Measured Value, Actual Value, Measurement, Measured, Observed Value, Indicated Value, Actual, UUT Reading, Reading?`,
  nominal_value: `nominal/target/applied/set value, value nominal, set point, standard value
    = Nominal Value, Nominal, Applied Value, Target Value, Set Point, Standard Value, Reference Value?`,
  ambient_temperature: `ambient/room/test/environment/laboratory temperature, temperature (room/laboratory/environment/test), environmental conditions
    = Ambient Temperature, Temperature, Room Temperature, Test Temperature, Environmental Conditions, Lab Temperature, Temp.`,
  humidity: `humidity (relative), relative humidity, air humidity
    = Relative Humidity, Humidity, RH, Rel. Humidity, % RH`,
  measuring_range: `measuring/measurement/calibration/instrument/operating range, range instrument/measurement/measuring, capacity scale/instrument
    = Measuring Range, Range, Measurement Range, Calibration Range, Instrument Range, Operating Range, Capacity, Range/Capacity`,
  detection_limit: `detection/reporting/quantitation limit, limit detection/quantitation/reporting, lod, loq
    = Detection Limit, Limit of Detection, Reporting Limit, LOD, LOQ, MDL, RL, Method Detection Limit`,
  sampling_place: `sampling/sample place/location/site/point, place/location/point sampling/sample (taken/collected), place sample/samples taken/collected
    = Sampling Location, Sample Location, Sampling Point, Sample Site, Sampling Site, Place of Sampling, Sample Point, Location?`,
  sampled_by: `sampled/collected by, sampler (name), name took/collected/takes/collects sample/specimen, name collects/collected, sample collector/taken by
    = Sampled By, Collected By, Sampler, Sampler's Name, Sample Taken By, Collector, Sample Collected By`,
  lab_client: `client laboratory/report/sample, sample client/submitted/submitter, submitted by, name submitted/sent sample, test/analysis requested by, customer laboratory/report
    = Client, Client Name, Submitted By, Customer, Report To, Requested By, Applicant, Client ID?`,
  dimensions: `dimensions (product/item/package/overall), size/measurements product/item/package, dimensions length width height, length width height, overall dimensions
    = Dimensions, Overall Dimensions, Product Dimensions, Dimensions (L x W x H), Size, L x W x H, Measurements, Dims.`,
  material: `material (product/item/made), made of/material, product material, composition, fabric (content), substance, material composition
    = Material, Materials, Composition, Fabric Content, Construction, Made Of, Material Composition, Fabric`,
  product_colour: `product/item/article colour, colour product/item/article
    = Colour, Color, Product Colour, Finish, Colour/Finish, Shade`,
  rated_power: `power (rated/rating/consumption/output/input/engine), rated power, wattage, power rating, horsepower, watts
    = Rated Power, Power Rating, Power Consumption, Power, Output Power, Wattage, Power Input, Motor Power, Power Output, HP`,
  voltage: `voltage (rated/supply/input/operating), rated/supply/input/operating voltage, volts, power supply
    = Rated Voltage, Voltage, Supply Voltage, Input Voltage, Operating Voltage, Power Supply, Volts, V AC?`,
  capacity: `capacity (tank/load/total/storage/maximum), load/tank/storage/maximum/rated/lifting capacity, maximum load, volume capacity
    = Capacity, Rated Capacity, Load Capacity, Tank Capacity, Max. Load, Maximum Load, Safe Working Load, SWL, Storage Capacity`,
  operating_temperature: `operating/working/service temperature (range), temperature range (operating), storage temperature, temperature storage/stored
    = Operating Temperature, Working Temperature, Operating Temperature Range, Temperature Range, Storage Temperature`,
  protection_class: `protection class/rating/degree, ip rating/code/class, ingress protection, degree protection
    = Protection Class, IP Rating, Degree of Protection, Ingress Protection, IP Code, Enclosure Rating`,
  certifications: `certifications, product approvals, standards (compliance/met), compliance (standards), certified to, product certification, conformity standards
    = Certifications, Approvals, Standards, Compliance, Standards and Approvals, Certification, Conforms To, Applicable Standards`,
  barcode: `barcode (number), ean (code/number), upc (code/number), gtin, bar code (number), number barcode
    = Barcode, Bar Code, EAN, EAN Code, UPC, UPC Code, GTIN, EAN-13`,
  ingredients: `ingredients, list ingredients, active ingredient (name), contains, product ingredients
    = Ingredients, Active Ingredient, Ingredients List, Contains, Active Ingredients, Inactive Ingredients?`,
  serving_size: `serving size, servings (container), count servings, portion size
    = Serving Size, Servings per Container, Portion Size, Servings`,
  storage_instructions: `storage (conditions/instructions), store product, keep product, product stored, conditions storage
    = Storage Conditions, Storage, Storage Instructions, Store At, Keep?, Store?`,
  cas_number: `cas, cas number, cas registry number, cas no, chemical abstracts number
    = CAS Number|No., CAS-No., CAS, CAS #, CAS RN, CAS Registry No.`,
  signal_word: `signal word, word signal, hazard statement/statements, hazard warning, hazards
    = Signal Word, Signal Words, Hazard Statements, Hazard Statement(s), Hazard Pictograms?, Hazards?`,
  un_number: `un (number), number un, hazard/hazmat/dangerous number goods
    = UN Number|No., UN-Number, UN/ID No., UN No, ID Number?, UN?`,
  hazard_class: `hazard class/classification, class hazard/dangerous goods, dangerous goods class, transport hazard class, hazardous class, packing group
    = Hazard Class, Transport Hazard Class(es), Class, IMO Class, IMDG Class, Class/Division, Packing Group`,
  ph_value: `ph (value), value ph
    = pH, pH Value, pH-value, pH (20 °C)`,
  density: `density (relative), relative density, specific gravity, density product
    = Density, Relative Density, Specific Gravity, Bulk Density`,
  boiling_point: `boiling/melting/flash/freezing point, point boiling/melting/flash
    = Boiling Point, Flash Point, Melting Point, Initial Boiling Point, Freezing Point?`,
} as const;
