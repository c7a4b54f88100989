import {list} from '../list.mjs';

/** Values and headings of papers of works, trade, travel and offices. */
export const worksWords = {
  headings: {
    'service-report': list('Service report|Technician report|Job sheet|Work order'),
    'inspection-certificate': list('Inspection certificate|Certificate of inspection|Test certificate'),
    'incident-report': list('Incident report|Accident report|Report of injury'),
    'change-order': list('Change order|Contract change order|Variation order'),
    'calibration-certificate': list('Calibration certificate|Certificate of calibration'),
    'nutrition-label': list('Nutrition facts|Nutrition information|Product specification'),
    quotation: list('Quotation|Quote|Our offer|Estimate'),
    'purchase-order': list('Purchase order|Order|Supply order'),
    'bill-of-lading': list('Bill of lading|Ocean bill of lading|Combined transport document'),
    'car-rental': list('Rental agreement|Car rental agreement|Vehicle hire contract'),
    'hotel-booking': list('Booking confirmation|Reservation confirmation|Your stay with us'),
    'concert-ticket': list('Concert ticket|Admit one|Ticket'),
    'conference-registration': list('Registration confirmation|Conference registration|Delegate badge'),
    memo: list('Memorandum|Memo|Interoffice memo'),
    'fax-cover': list('Fax|Fax cover sheet|Facsimile transmission'),
    'press-release': list('Press release|Media release|News release'),
    'job-application': list('Application for employment|Job application form|Employment application'),
  },
  columns: {
    per100: list('Per 100 g|per 100g'),
    perServing: list('Per serving|Per portion'),
    reference: list('Reference|Standard|Nominal'),
    reading: list('Reading|Indicated|Measured'),
    deviation: list('Deviation|Error'),
    packages: list('Packages|Pkgs.'),
    weight: list('Weight|Gross kg'),
    point: list('Point|Test point'),
  },
  lists: {
    equipment: list(
      'Heat pump|Dishwasher|Passenger lift|Photocopier|Air compressor|Gas boiler|Coffee machine|Forklift',
    ),
    faultFound: list(
      'No hot water since {weekday}|Error code E{10-90} shown|Leak at the pump|Door does not close|Unusual noise when starting',
    ),
    workDone: list(
      'Replaced the pump seal and tested for leaks|Cleaned the burner and set the pressure|Updated the software, all functions tested|Changed the belt and greased the bearings',
    ),
    materials: list('Seal kit|Filter|Drive belt|Circulation pump|Grease|Sensor|Valve|Fuse'),
    installation: list(
      'Passenger lift|Steam boiler|Pressure vessel|Fire alarm system|Electrical installation|Overhead crane|Escalator',
    ),
    inspectionResult: list('Passed|Passed with remarks|Failed'),
    defectsFound: list(
      'none|Emergency light on floor {1-6} does not work|Safety valve to be replaced within {2-6} weeks|Rope shows wear, {10-40} % of wires broken',
    ),
    incidentPlace: list(
      'Warehouse, bay {1-20}|Loading dock|Kitchen|Staircase, {1-4}th floor|Production hall {1-5}|Car park',
    ),
    injury: list(
      'Cut on the left hand|Sprained ankle|Burn on the forearm|Bruised shoulder|none|Broken finger',
    ),
    incidentCause: list(
      'Slipped on a wet floor while carrying a box|A pallet fell from the rack when it was moved|The guard of the saw had been removed|Tripped over a cable near the door',
    ),
    measuresTaken: list(
      'Floor marked and mats laid|Staff instructed again on {date}|Guard fitted, machine locked until then|Cable moved into a channel',
    ),
    projectName: list(
      'New gymnasium {town}|Renovation of {street}|Bridge over the {word} river|Warehouse {word}|School extension, phase {1-3}',
    ),
    extraDays: list('{2-60} days|{2-60} calendar days|{1-8} weeks|none'),
    changeReason: list(
      'Rock found under the foundation|Owner wants larger windows on the south side|Additional fire doors required by the authority|Unforeseen asbestos in the old ceiling',
    ),
    instrument: list(
      'Digital thermometer|Pressure gauge|Vernier caliper|Torque wrench|Analytical balance|Multimeter',
    ),
    points: list('Point 1|Point 2|Point 3|Point 4|Point 5|Point 6'),
    productName: list(
      'Oat biscuits|Tomato soup|Muesli with nuts|Strawberry yoghurt|Rye crispbread|Peanut bar',
    ),
    nutrients: list('Energy|Fat|of which saturates|Carbohydrate|Sugars|Protein|Salt|Fibre'),
    ingredients: list(
      'Wheat flour, sugar, butter ({5-20} %), salt, yeast|Tomatoes ({40-90} %), water, onions, salt, herbs|Oats, raisins, hazelnuts ({4-12} %), honey|Milk, strawberries ({8-20} %), sugar, starch',
    ),
    allergenNote: list(
      'contains gluten and milk|may contain traces of nuts|Milk, soya|free from gluten|nuts, sesame',
    ),
    storageAdvice: list(
      'Keep cool and dry|Store below {4-8} °C|Once opened use within {2-5} days|Protect from light and heat',
    ),
    deliveryTime: list('{1-12} weeks|{3-20} working days after order|ex stock|approx. {2-8} weeks'),
    freightTerms: list('Prepaid|Collect'),
    cargo: list('Machine parts|Bags of coffee|Rolls of paper|Cartons of toys|Drums of oil|Steel pipes'),
    pickUpPlace: list('{town} Airport|{town} Downtown|{town} Central Station|Counter {1-9}, arrivals'),
    carGroup: list('Compact|Economy (ECMR)|Intermediate SUV|B|Full size|Van, 9 seats'),
    fuelPolicy: list('Full to full|Prepaid tank|Same level'),
    hotelName: list('Hotel {word}|Grand Hotel {town}|{surname} Inn|The {word} Lodge|Park Hotel {town}'),
    roomType: list(
      'Double room|Single room, courtyard|Twin room with balcony|Family room|Junior suite|Standard king',
    ),
    board: list('Room only|Breakfast|Half board|Full board'),
    performer: list(
      'The {word} Quartet|{person}|{word} & the {surname}s|{town} Symphony Orchestra|DJ {surname}',
    ),
    ticketCategory: list('Full price|Reduced|Category {1-4}|Standing|VIP|Student'),
    badgeType: list('Speaker|Delegate|Exhibitor|Student'),
    dietary: list('None|Vegetarian|Vegan|Gluten free'),
    workshopChosen: list(
      'Reading old maps|Machine safety|Writing for the web|Soil and water|Leading small teams',
    ),
    memoTo: list(
      'All staff|{person}|All department heads|Sales team {town}|{person}, {job}|Members of the board',
    ),
    faxMark: list('Urgent|For review|Please comment|Please reply'),
    headline: list(
      '{town} plant to double its output by {nextYear}|New ferry line opens between {town} and {town}|Museum shows works never seen before|Local brewery wins gold for its wheat beer',
    ),
    education: list(
      'Bachelor of Arts|High school diploma|Apprenticeship as a joiner|Master of Science, {town}|Vocational college',
    ),
    languagesSpoken: list(
      'English, Spanish|French (fluent), German (basic)|Polish, English, some Italian|English only|Turkish and Dutch',
    ),
  },
};
