/** Construction, permits, sales of property, energy certificates, home owners. */
export const building = {
  change_order_number: `change order/request/notice/directive number, number change order/request, variation (order) number, number variation, change order, variation order
    = Change Order Number|No., Change Order #, CO No., CO #, Variation No., Variation Order No., Change Request No., Change Order, PCO No., No.?`,
  change_order_amount: `change order amount/sum/value/cost/total, amount/sum/value/cost change order/variation, contract sum increased/changed by, variation amount/value, total additions/deductions contract, net change contract/orders
    = Net Change by Change Orders, Change Order Amount, Amount of Change Order, Net Change, Total Change Order, Amount of this Change Order, Increase in Contract Sum, Value of Variation, Total Additions?, Total?`,
  contract_sum: `contract sum/price (original/initial), original/initial contract sum/price/amount, sum contract, price contract (works), contract sum works/construction
    = Original Contract Sum, Contract Sum, Original Contract Amount, Original Contract Price, Contract Price, Contract Sum to Date, Contract Amount, Contract Value, Tender Sum`,
  revised_contract_sum: `revised/new/adjusted/current contract sum/amount/price/value, contract sum/amount/price revised/new/adjusted/date, contract sum change orders, new contract total
    = Contract Sum to Date, Revised Contract Sum, New Contract Sum, Revised Contract Amount, Adjusted Contract Sum, New Contract Amount, Revised Contract Price, Current Contract Amount`,
  retainage: `retainage (amount/held), retention (amount/money/held), amount retainage/retention/retained, less retention/retainage
    = Retainage, Total Retainage, Less Retainage, Retention, Less Retention, Retention Amount, Retainage Held`,
  work_completed: `work completed date/stored/value, total completed (stored/date/work), value work (completed/done), total earned (less/retainage), completion percent, percent completed, progress (percent/work)
    = Total Completed and Stored to Date, Work Completed, Total Completed, Value of Work Done, % Complete, Percent Complete, Completed to Date, Progress, Work Completed to Date`,
  payment_application_number: `payment application number, application payment number, number application payment, progress claim/payment/billing/invoice/draw number, draw/pay application/request number, certificate payment number, valuation number
    = Application No., Payment Application No., Pay Application No., Application Number, Pay Request No., Draw No., Progress Claim No., Valuation No., Certificate No.?`,
  site: `construction/job/building/work site (address/location/name), site/project location, job/project address/location, address/location site/job/project/work/works, project site, works address, location works, job name address, site, site name/location, job site
    = Site Address, Job Site, Site Location, Job Address, Project Address, Project Location, Site, Work Location, Job Location, Location of Work, Site Name, Work Site, Property Address?, Location?`,
  architect: `architect (name), name architect, architect engineer (name), designer building, name designed (building/project/house), project architect
    = Architect, Architect's Name, Name of Architect, Architect/Engineer, Project Architect, Designer, Design Professional, Engineer?`,
  contractor: `contractor (name), name contractor, general/main/prime/building contractor (name), builder (name), construction company, name builds/built (project/building/house), name performs/carries/did/does work/works/construction/building (out), subcontractor (name), contractor company
    = Contractor, General Contractor, Contractor Name, Name of Contractor, Main Contractor, Contractor's Name, Builder, Prime Contractor, Subcontractor, To Contractor, From Contractor, Contracting Company?`,
  project_owner: `project/building/construction owner (name), owner project/building/construction/works, client project/construction, employer construction, name commissioned/commissions work/works/project
    = Owner, Owner Name, Project Owner, To Owner, Client, Building Owner, Property Owner, Employer?, Customer?`,
  project_manager: `project/site manager/engineer/superintendent (name), name project manager, manager project, superintendent, foreman, site supervisor, clerk works, project lead/leader
    = Project Manager, Site Manager, Superintendent, Project Superintendent, Foreman, PM, Project Engineer, Site Supervisor, Project Lead, Project Leader`,
  substantial_completion: `substantial/practical completion (date), date substantial/practical completion, completion date project/construction/building, date project/construction completed/finished, contract completion date, revised completion date, date completion project/construction/building/works
    = Date of Substantial Completion, Substantial Completion, Date of Practical Completion, Practical Completion, Date for Completion, Contract Completion Date, Completion Date, Date of Completion, Estimated Completion, Scheduled Completion`,
  contract_days: `contract time (days), time extension, extension time, count days added/contract/extension, contract time changed/increased by, calendar/working days contract, days added, construction period/duration
    = Contract Time, Time Extension, Days Added, Change in Contract Time, Calendar Days, Extension of Time, Contract Duration, Working Days?, Days?`,
  scope_of_work: `scope work/works/services, work/works scope, scope (project), nature work, description project, works description, proposed work, project description
    = Scope of Work, Scope of Works, Scope, Scope of Services, Nature of Work, Description of Works, Project Description, Proposed Work, Description of Work, Work Description`,
  building_permit_number: `building/construction/planning permit/application number/reference, number building/construction/planning permit, permit id, planning application (number/reference), planning reference, permit (number)
    = Building Permit No.|Number, Permit Number|No., Permit #, Planning Application No., Application Reference, Planning Ref., Construction Permit No., Application Number?, Permit ID`,
  permit_type: `permit type, type permit, kind permit, permit category/class, application type permit
    = Permit Type, Type of Permit, Permit Category, Application Type, Work Type?, Type?`,
  permit_fee: `permit/license/application fee (amount/total), fee permit/license/application, amount permit/application fee, cost permit/license, fee (amount/total/paid/due), processing/administration/administrative fee
    = Permit Fee, Total Fee, Application Fee, Registration Fee, License Fee, Fee Paid, Filing Fee, Fee Due, Administration Fee, Fee Amount, Processing Fee, Total Fees, Fees, Fee`,
  construction_value: `construction value/cost/estimate, estimated cost/value construction/project, estimated cost, cost/value construction/project, project cost/value/budget, valuation project, job value
    = Estimated Cost, Construction Value, Estimated Value, Construction Cost, Project Value, Project Cost, Valuation, Estimated Cost of Work, Job Value, Declared Valuation, Cost of Work`,
  zoning: `zoning (district/classification/code), zone, zoning property, land use, use land/building/property, occupancy (type/group/class)
    = Zoning, Zoning District, Zone, Land Use, Zoning Classification, Existing Use, Proposed Use, Occupancy Group, Occupancy Type, Property Class`,
  building_type: `property/building/house/construction/dwelling/home type, type property/building/house/construction/dwelling/home, kind building/property
    = Property Type, Type of Property, Building Type, Type of Building, Dwelling Type, Type of Construction, Construction Type, House Type, Property Style?, Style?, Type?`,
  storeys: `count storeys/stories/floors/levels, storeys, stories, floors (building), floor (level), floor number apartment/flat
    = Number|No. of Stories, Number|No. of Storeys, Stories, Storeys, Number of Floors, Floors, Floor, Levels`,
  bathrooms: `bathrooms, count bathrooms/baths/toilets, baths
    = Bathrooms, Number|No. of Bathrooms, Baths, Full Baths, Bath, Total Baths`,
  heating: `heating (type/system), type heating, heating/cooling system, air conditioning, main heating, heat source, energy source heating
    = Heating, Heating Type, Type of Heating, Main Heating, Heating System, Heating/Cooling, Main Heating Fuel, Heat`,
  parking: `parking (spaces/space/garage), garage (spaces), count parking/garage spaces, parking space number, car spaces
    = Parking, Garage, Parking Spaces, Garage Spaces, No. of Parking Spaces, Parking Space No., Carport?`,
  drawing_number: `drawing/plan/sheet number, number drawing/plan, drawing id, dwg (number), sheet number drawing
    = Drawing Number|No., Drg. No., Dwg. No., DWG No., Sheet No.|Number, Plan No., Drawing #, Sheet?`,
  drawing_title: `drawing/plan title, title drawing/plan, name drawing
    = Drawing Title, Title of Drawing, Sheet Title, Plan Title, Title?`,
  drawing_scale: `scale (drawing/plan/map), drawing/map scale, scale used
    = Scale, Drawing Scale, Scale @ A1, Scale @ A3`,
  drawn_by: `drawn/designed by, drafter, draftsman, name drew (plan/drawing), name draws plan, designer drawing, designed by
    = Drawn By, Drawn, Drafted By, Designed By, DRN, Dr. By, Designed?`,
  weather: `weather (conditions), weather day/site, conditions weather
    = Weather, Weather Conditions, Weather Condition, Conditions?`,
  workers_on_site: `count workers/men/crew/people site, manpower, workforce, crew (size), workers site, labour force
    = Manpower, No. of Workers, Workers on Site, Crew, Workforce, Labour, Total Workforce, Number of Men, Men on Site`,

  closing_date: `closing date (property/sale/house), date closing (property/sale), settlement date property/sale/house, closing/completion sale/property/purchase date, date sale closes/completes, sale/sold date property, date property sold, escrow closing date
    = Closing Date, Settlement Date, Date of Closing, Completion Date, Close of Escrow, COE, Date of Sale, Sale Date, Sold Date, Disbursement Date`,
  listing_number: `listing/mls/property number/id/reference, mls (number), number listing, property reference/id/code, listing id
    = MLS Number|No., MLS #, MLS, Listing ID, Listing No., Property Ref., Property Reference, Property ID|No., Web Ref., Ref.?`,
  listing_date: `listing/list date, date listing, date property listing, date market listing
    = Listing Date, List Date, Date Listed, Listed On, On Market Date, Days on Market, DOM`,
  appraised_value: `appraised/property/fair value (property/house/home/market), market value property/house/home, estimated value property/house/home, value property/house/home/market, value property market, appraisal value/amount, amount appraisal, valuation property/amount, property valuation, opinion value, house/property/home worth, amount house/property/home worth, property valued at
    = Appraised Value, Market Value, Appraised Property Value, Property Value, Opinion of Value, Indicated Value, Fair Market Value, Estimated Value, Estimated Property Value, Valuation, Value?`,
  appraiser: `appraiser/valuer/surveyor (name/property), name appraiser/valuer/surveyor, name appraised/valued (property/house), name surveyed property/house/land, valuer company
    = Appraiser, Appraiser Name, Appraiser's Name, Valuer, Surveyor, Licensed Surveyor, Surveyed By, Valued By`,
  appraisal_date: `valuation date, appraisal/survey date property, date valuation, date appraisal property, date survey property, effective date appraisal, valuation date
    = Effective Date of Appraisal, Date of Valuation, Valuation Date, Appraisal Date, Date of Appraisal, As of Date, Date of Value, Date of Survey`,
  tenure: `tenure, freehold leasehold, ownership type, type ownership/tenure, title type property, property rights
    = Tenure, Freehold/Leasehold, Type of Ownership, Ownership Type, Property Rights Appraised, Estate Type, Ownership?`,
  agent_commission: `agent/broker/realtor/estate commission/fee, commission agent/broker/realtor, commission rate/percent (agent), brokerage fee/commission, agency fee property/letting
    = Commission, Broker's Commission, Brokerage Fee, Agent Commission, Commission Rate, Agent's Fee, Agency Fee, Commission Fee, Total Commission`,
  association_fee: `hoa/association/condo/strata/maintenance/body corporate fee/fees/dues/charge, homeowners association fee/dues, ground rent, service charge property/flat, condominium fee
    = HOA Fee, HOA Dues, Association Fee, HOA, Maintenance Fee, Condo Fee, Strata Fee, Service Charge, Ground Rent, Association Dues`,
  late_fee: `late fee/charge/payment fee, fee/charge late (payment), late payment charge/fee/penalty, penalty late (payment), late charge amount, overdue fee/fine
    = Late Fee, Late Charge, Late Payment Fee, Late Payment Charge, Late Charges, Late Fees, Penalty for Late Payment, Overdue Fine, Overdue Fee`,
  rent_due_date: `rent due (date/day), due date rent, day rent due/paid/payable, date rent paid/payable, rent payable on, rent paid on, rent payment date/day
    = Rent Due Date, Rent Due, Due Date, Rent Payable On, Rent Due Day, Payment Due Date, Payable On, Date Rent Due`,
  occupants: `occupants count/number/maximum, count occupants (household/house/flat), count people/persons household/house/flat, household (size/members), maximum occupancy/occupants, people living house/flat, count household members
    = Occupants, Number|No. of Occupants, Household Size, Number in Household, Household Members, Maximum Occupancy, Permitted Occupants, Family Size, No. in Family`,
  pets_allowed: `pets (allowed/permitted), pet policy/deposit/fee, tenant keep pets
    = Pets, Pets Allowed, Pet Policy, Pet Deposit, Pet Fee`,
  keys: `keys (count/handed/given), count keys, keys handed over
    = Keys, Number|No. of Keys, Keys Supplied, Keys Issued, Key?`,
  utilities: `utilities (included/paid), included rent, rent includes, utilities tenant/landlord (pays), services included
    = Utilities, Utilities Included, Included in Rent, Rent Includes, Bills Included, Services Included`,

  energy_class: `energy class/rating/efficiency/label/grade/band/score, energy efficiency class/rating/score/grade, epc rating/band, rating energy (efficiency/property/house), current energy rating/efficiency, efficiency class
    = Energy Efficiency Rating, Energy Rating, Energy Efficiency Class, Energy Class, EPC Rating, Current Rating, Energy Score, Energy Grade, Current, Rating?`,
  energy_demand: `energy demand/requirement/use/consumption building, primary energy (demand/use/consumption), energy use intensity, final energy demand/consumption, energy consumption value/indicator building, energy used square metre
    = Primary Energy Use, Primary Energy Demand, Energy Demand, Final Energy Demand, Energy Use Intensity, Energy Performance Indicator, Energy Consumption, Site EUI, Primary Energy Value`,
  co2_emissions: `co2/carbon/greenhouse (gas) emissions/emission/rating/footprint, emissions co2/carbon (dioxide), carbon dioxide emissions, environmental impact rating
    = CO2 Emissions, Carbon Dioxide Emissions, CO2, GHG Emissions, Carbon Emissions, Environmental Impact Rating, CO2 Emission, Emissions`,
  assessor: `assessor (name), energy assessor (name), name assessor, name assessed/assesses (building/property), assessment by
    = Assessor's Name, Assessor Name, Assessor, Energy Assessor, Name of Assessor, Assessed By, Evaluator, Assessment By`,
  assessment_date: `assessment date, date assessment/assessed (building/property/energy), date evaluated, assessed on
    = Date of Assessment, Assessment Date, Date Assessed, Evaluation Date, Date of Evaluation, Assessed On`,
} as const;
