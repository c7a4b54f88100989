import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of papers with captions: vehicles, journeys, parcels, insurances, persons. */
export const captionConcepts = parseConcepts(`
vin = VIN|Chassis no.|Vehicle identification number > number stamped on the frame > What is the number of the chassis?
vehicleMake = Make|Manufacturer|Brand > who built the car > Which company built the vehicle?
vehicleModel = Model|Type|Commercial description > model of the car > Which model is it?
firstRegistration = Date of first registration|First registered|1st registration > day the car was first on the road > When was the vehicle first registered?
engineCapacity = Engine capacity|Capacity|Cylinder capacity > size of the engine > How large is the engine?
enginePower = Max. net power|Power|Engine power > strength of the engine > How strong is the engine?
vehicleMass = Mass|Kerb weight|Mass in service > weight of the vehicle > How heavy is the vehicle?
fuelType = Fuel|Type of fuel|Fuel type > what the engine burns > What does the vehicle run on?
vehicleColour = Colour|Color|Colour of the vehicle > paint of the car > What colour is the vehicle?
seatCount = Number of seats|Seats|Seating capacity > places for people in the car > How many people can sit in it?
keeper = Registered keeper|Keeper|Owner > person the vehicle is registered to > To whom is the vehicle registered?
gate = Gate|Gate no. > exit at the airport > From which gate does it leave?
boardingTime = Boarding|Boarding time|Be at gate by > time to get on board > When does boarding begin?
travelClass = Class|Cabin|Class of travel > category of the seat > In which class is the seat?
ticketNumber = Ticket no.|E-ticket number|ETKT > number of the ticket > What is the ticket's number?
baggageAllowance = Baggage|Allowance|Free baggage > luggage one may take > How much luggage is allowed?
shipper = Shipper|Sender|From > who sends the goods > Who sends the parcel?
consignee = Consignee|Ship to|Deliver to > who receives the goods > Who gets the parcel?
trackingNumber = Tracking no.|Tracking ID|Waybill > number to follow the parcel > Under which number can the parcel be followed?
parcelWeight = Weight|Gross weight|Wt. > how heavy the parcel is > How much does the parcel weigh?
parcelCount = Pieces|Number of packages|Pcs > count of parcels > How many packages are there?
tour = Tour|Route|Run > number of the delivery round > Which round delivers it?
driver = Driver|Driver's name|Courier > who drives > Who is driving?
deliveryDate = Delivery date|Date of delivery|Delivered on > day the goods arrive > When are the goods delivered?
deliveryAddress = Delivery address|Place of delivery|Deliver at > where the goods go > Where are the goods taken?
goodsDescription = Contents|Description of contents|Nature of goods > what is in the parcel > What does the shipment contain?
goodsValue = Value|Declared value|Customs value > worth of the goods > What are the goods worth?
originCountry = Country of origin|Origin of goods|Made in > land the goods come from > In which country were the goods made?
tariffCode = HS tariff number|Commodity code|HS code > number in the customs tariff > Under which tariff number do they fall?
policyHolder = Policyholder|Insured|Name of insured > person with the insurance > Who is insured?
insuredSum = Sum insured|Cover amount|Amount insured > most that the insurance pays > Up to which sum is it insured?
premium = Premium|Annual premium|Premium due > price of the insurance > What does the insurance cost?
deductible = Excess|Deductible|Own share > part one pays oneself > How much must be paid oneself?
coverStart = Cover starts|Inception date|Insured from > first day of the insurance > From when is there cover?
coverEnd = Cover ends|Expiry of cover|Insured until > last day of the insurance > Until when is there cover?
fatherName = Father|Name of father|Father's name > male parent > Who is the father?
motherName = Mother|Name of mother|Mother's maiden name > female parent > Who is the mother?
nationality = Nationality|Citizenship > country the person belongs to > Of which country is the person a citizen?
`);
