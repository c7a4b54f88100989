import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of flats and houses, telephones and warranties. */
export const homeConcepts = parseConcepts(`
rentMonth = For the month of|Rent for|Rental month|Month
  > month that is paid|time the rent covers|period of the payment|which month the receipt is for
  > For which month was rent paid?|What month is covered?|Which month does the receipt confirm?|To what month does the payment belong?
paymentMethod = Payment method|Paid by|Method of payment|Mode of payment
  > how it was paid|means of paying|cash or transfer|way the money came
  > How was it paid?|Was it paid in cash?|By which means was the money sent?|Which way of paying was ticked?
receivedOn = Received on|Date received|Payment received|Date of receipt
  > day the money arrived|when payment came in|day of receiving|arrival of the money
  > When did the money arrive?|On which day was it received?|When was it paid in?|When did the landlord get it?
receivedBy = Received by|Payment received by|Collected by|Receiver's name
  > who took the money|person that confirms receipt|name of the collector|who accepted the payment
  > Who took the money?|Who confirms the payment?|Who accepted it?|By whom was it collected?
balanceOwed = Balance owed|Remaining balance|Still owing|Balance
  > what is left to pay|rest of the debt|sum not yet paid|open remainder
  > What is left to pay?|How much is still open?|What does the tenant still owe?|Which sum remains?
estateAgent = Estate agent|Realtor|Listed by|Marketed by|Brokerage
  > firm that sells the house|broker of the property|agency offering it|selling agent
  > Who offers the property?|Which agency sells it?|Who is the broker?|Through whom can it be bought?
askingPrice = Asking price|Price|Offers over|List price|Guide price
  > what the seller wants|price of the house|sum asked for the property|purchase price wanted
  > What does the property cost?|How much does the seller want?|At what price is it offered?|What must a buyer pay?
livingArea = Living area|Floor area|Living space|Size|Usable floor area
  > size of the home in square metres|how large the flat is|area inside|square footage
  > How large is the home?|How many square metres does it have?|What is the size inside?|How much space is there?
rooms = Rooms|No. of rooms|Number of rooms|Bedrooms
  > how many rooms there are|count of rooms|size in rooms|room count of the home
  > How many rooms are there?|What is the count of rooms?|With how many rooms is it offered?|How many rooms does the home have?
yearBuilt = Year built|Year of construction|Built|Construction year
  > when the house was built|age of the building|year it was put up|date of construction
  > When was it built?|From which year is the building?|How old is the house?|In what year was it put up?
heating = Heating|Heating system|Main heating|Type of heating
  > how the house is warmed|source of warmth|fuel and kind of the boiler|energy source for warmth
  > How is the house heated?|What warms the home?|What kind of heating is there?|Which source of warmth does it have?
plotSize = Plot size|Lot size|Land area|Size of plot
  > area of the ground|how big the garden and land are|size of the land|grounds in square metres
  > How large is the ground?|How much land belongs to it?|What is the area of the land?|How big is the garden?
agentFee = Agent's fee|Buyer's commission|Brokerage fee|Finder's fee
  > what the broker gets|percentage for the agent|cost of the agency|payment to the realtor
  > What does the broker get?|How high is the agent's share?|What must be paid to the agency?|Which percentage goes to the realtor?
availableFrom = Available from|Available|Vacant from|Move-in date
  > day one can move in|when it becomes free|earliest moving day|start of availability
  > When can one move in?|From when is it free?|On which day does it become vacant?|When is the earliest move?
listingNumber = Listing no.|Property ref.|Object no.|MLS #
  > number of the offer|identifier of the advert|reference of the house|code of the object
  > Under which number is it offered?|What is the number of the advert?|Which reference does the house have?|How is the object numbered?
energyClass = Energy class|Energy rating|Energy efficiency class|EPC rating|Efficiency rating
  > letter for efficiency|grade of the building's energy use|efficiency band|how efficient the house is
  > In which class is the building?|How efficient is the house?|Which letter did it get?|What band is the home in?
energyDemand = Energy demand|Primary energy|Final energy demand|Energy use
  > energy needed per square metre|kilowatt-hours a year|need for energy|yearly energy per area
  > How much energy does the house need?|What is the need per square metre?|How many kilowatt-hours are used?|How high is the demand?
co2Emissions = CO2 emissions|Greenhouse gas emissions|Environmental impact|Carbon emissions
  > gas given off by the house|climate impact|carbon footprint|tons of carbon dioxide
  > How much carbon dioxide is given off?|What is the climate impact?|How high are the emissions?|What is the carbon footprint?
buildingType = Building type|Type of building|Dwelling type|Property type
  > kind of house|sort of dwelling|category of the building|what the building is
  > What kind of house is it?|Which type of dwelling is it?|What sort of building is it?|Is it a detached house?
assessor = Assessor|Energy assessor|Assessed by|Issued by (assessor)
  > expert who made the certificate|who examined the building|accredited expert|person who rated it
  > Who examined the building?|Which expert made it?|By whom was it rated?|Who is the accredited expert?
phoneLine = Mobile number|Line|Service number|Your number
  > phone number that is billed|connection of the customer|SIM number|telephone line
  > Which phone number is billed?|For which line is it?|What is the customer's connection?|Which mobile is it about?
tariff = Tariff|Plan|Price plan|Your plan
  > name of the contract|package the customer has|rate model|product booked
  > Which plan does the customer have?|What is the package called?|In which tariff is the line?|What was booked?
dataUsed = Data used|Data usage|Data volume|Internet usage
  > gigabytes consumed|volume of surfing|traffic in the month|mobile data so far
  > How much data was used?|How many gigabytes were consumed?|How large is the volume?|How much did the customer surf?
usageCharges = Usage charges|Calls and data|Charges outside plan|Connection charges
  > cost of calls|what is billed beyond the basic price|variable part of the bill|fees for use
  > What did the calls cost?|How much is billed for use?|How high are the costs beyond the plan?|What is the variable part?
contractEnd = Contract ends|Minimum term until|Contract end date|End of minimum term
  > day the contract is over|how long one is bound|last day of the commitment|earliest way out
  > Until when is the customer bound?|When is the contract over?|What is the last day of the commitment?|When can one leave?
productModel = Model no.|Model|Product|Article / model
  > which device it is|name of the appliance|type of the device|product code
  > Which device is it?|What model was sold?|For which product is the card?|What type of appliance is it?
serialNumber = Serial no.|Serial number|S/N|Appliance serial no.
  > number on the device|individual number of the unit|identifier of the appliance|factory number
  > What is the number on the device?|Which serial does the unit have?|How is the appliance identified?|What is the factory number?
purchaseDate = Date of purchase|Purchase date|Bought on|Purchased
  > day it was bought|when the device was sold|day of sale|start of ownership
  > When was it bought?|On which day was the device sold?|When did the buyer get it?|When was the purchase?
warrantyEnd = Warranty expires|Guarantee until|Warranty valid until|Covered until
  > last day of the guarantee|end of the protection|when the maker stops answering for defects|guarantee end
  > Until when is it guaranteed?|When does the protection end?|What is the last day of cover for defects?|How long does the maker answer?
dealer = Dealer|Retailer|Dealer's stamp|Sold by
  > shop that sold it|store of the purchase|seller of the device|where it was bought
  > Which shop sold it?|Where was it bought?|Who is the seller?|From which store is it?
buyer = Purchaser|Customer name|Buyer|Owner's name
  > who bought it|person with the device|owner of the appliance|name of the customer
  > Who bought it?|To whom was it sold?|Who owns the device?|Which customer is it?
purchasePrice = Purchase price|Price paid|Price|Amount paid
  > what the device cost|money spent on it|sum paid in the shop|cost of the appliance
  > What did it cost?|How much was paid for the device?|At what price was it sold?|What did the buyer spend?
warrantyCovers = Warranty covers|Coverage|What is covered|Scope of warranty
  > defects the maker repairs|what is included in the guarantee|extent of the protection|covered faults
  > What does the guarantee include?|Which defects are repaired?|What is covered?|How far does the protection go?
`);
