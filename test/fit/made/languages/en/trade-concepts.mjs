import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of quotations, purchases and ships; of cars, rooms and events; of offices. */
export const tradeConcepts = parseConcepts(`
quoteNumber = Quotation no.|Quote no.|Offer no.|Estimate #
  > number of the offer|identifier of the quote|reference of the estimate|file of the offer
  > What is the number of the offer?|Which quote is it?|Under which number was it offered?|What must be quoted when ordering?
quoteDate = Quotation date|Quote date|Date of offer|Offered on
  > day of the offer|when the price was offered|date on the estimate|day it was quoted
  > When was it offered?|From which day is the offer?|When was the price quoted?|What is the date of the estimate?
offerValidUntil = Valid until|Offer valid until|Prices valid until|Quote expires
  > how long the price holds|last day of the offer|end of the validity of the prices|deadline for accepting
  > How long does the price hold?|When does the offer end?|Until when can one accept?|What is its last day?
deliveryTime = Delivery time|Lead time|Time of delivery|Availability
  > how long until the goods come|waiting time|weeks until supply|period for supplying
  > How long does it take to supply?|When will the goods be ready?|How long must one wait?|What is the period for supplying?
deliveryTerms = Delivery terms|Incoterms|Terms of delivery|Shipping terms
  > who pays the carriage|conditions of supply|clause for freight and risk|trade clause
  > On what conditions is it supplied?|Who pays the carriage?|Which trade clause applies?|Where does the risk pass?
preparedBy = Prepared by|Your contact|Sales representative|Quoted by
  > who wrote the offer|employee who made the quote|person in sales|author of the estimate
  > Who wrote the offer?|Who made the quote?|Which salesman is it?|To whom can questions be put?
poNumber = PO number|Purchase order no.|P.O. #|Our order no.
  > number of the purchase|identifier of the order placed|reference to print on the invoice|buyer's order id
  > What is the number of the purchase?|Which order is it?|What must stand on the invoice?|Under which number was it bought?
vendor = Vendor|Seller|Supplier name|Ordered from
  > company that shall supply|who gets the order|firm selling the goods|from whom it is bought
  > From whom is it bought?|Who shall supply?|Which firm gets the order?|Who sells the goods?
shipTo = Ship to|Deliver to|Delivery address|Place of delivery
  > where the goods are sent|address for the shipment|destination of the goods|receiving site
  > Where are the goods sent?|At which address are they received?|To what place is it shipped?|Where shall it be unloaded?
purchaser = Buyer|Purchasing agent|Requested by|Requisitioner
  > employee who buys|who placed the order|person in purchasing|who asked for the goods
  > Who placed the order?|Who in purchasing is it?|Which employee buys?|Who asked for the goods?
requiredBy = Required by|Date required|Needed by|Deliver by
  > latest day for the goods|when it must arrive|wanted delivery day|deadline of supply
  > By when must it arrive?|When are the goods needed?|What is the latest day?|On which day are they wanted?
costCentre = Cost centre|Charge to|Account code|Budget code
  > which budget pays|internal account|unit that bears the cost|booking key
  > Which budget pays?|To what is it charged?|What is the internal account?|Which unit bears the cost?
approvedBy = Approved by|Authorised by|Authorized signature|Released by
  > who allowed it|manager that agreed|person giving consent|who signed it off
  > Who allowed it?|Which manager agreed?|Who gave consent?|By whom was it signed off?
blNumber = B/L no.|Bill of lading no.|B/L number|Document no.
  > number of the sea waybill|identifier of the transport paper|number of the lading document|shipping paper id
  > What is the number of the bill?|Which transport paper is it?|Under which number does it travel?|How is the lading numbered?
notifyParty = Notify party|Notify|Notify address|Also notify
  > who must be told of the arrival|address to inform|party informed by the carrier|contact at the port
  > Who must be told when it arrives?|Whom does the carrier inform?|Who is informed?|To whom goes the arrival notice?
vessel = Vessel|Ocean vessel|Ship|Vessel name
  > name of the ship|which ship carries it|boat for the freight|carrier at sea
  > Which ship carries it?|What is the ship called?|On board of what does it travel?|With which boat does it go?
voyageNumber = Voyage no.|Voy. no.|Voyage|Sailing no.
  > number of the trip at sea|trip of the ship|sailing identifier|journey number
  > Which trip of the ship is it?|What is the number of the sailing?|On which journey is it?|How is the trip numbered?
portOfLoading = Port of loading|Loaded at|POL|From port
  > harbour where it was loaded|port the ship left|where the freight came on board|starting port
  > In which harbour was it loaded?|Which port did the ship leave?|Where did the freight come on board?|From where does it sail?
portOfDischarge = Port of discharge|Discharged at|POD|To port
  > harbour where it is unloaded|port of arrival|where the freight leaves the ship|target port
  > In which harbour is it unloaded?|At which port does it arrive?|Where does the freight leave the ship?|To where does it sail?
containerNumber = Container no.|Container|Cntr. no.|Equipment no.
  > number on the box|identifier of the steel box|which container it is|code of the container
  > In which box is it?|What number does the container have?|Which container is used?|What is painted on the box?
sealNumber = Seal no.|Seal|Carrier's seal|Seal number
  > number of the lock|what closes the box|security tag|bolt number
  > With what is the box closed?|What is the number of the lock?|Which tag secures it?|What does the bolt say?
cargoWeight = Gross weight|Gross mass|Weight|Gross wt.
  > how heavy the freight is|weight with packing|kilograms in all|mass of the goods
  > How heavy is the freight?|What does it weigh with packing?|How many kilograms are there?|What is the mass of the goods?
cargoVolume = Measurement|Volume|Cubic metres|CBM
  > room the freight takes|space in cubic metres|size of the cargo|how bulky it is
  > How much room does it take?|How many cubic metres are there?|What is the size of the cargo?|How bulky is it?
shippedOnBoard = Shipped on board|On board date|Laden on board|Date on board
  > day it was loaded|when the freight was put on the ship|loading day|day of shipment
  > When was it loaded?|On which day did it come on board?|When was it shipped?|From when is it on the ship?
freightTerms = Freight|Freight payable|Freight charges|Freight terms
  > whether the carriage is paid|prepaid or collect|who settles the freight|state of the carriage charges
  > Is the carriage paid?|Is it prepaid?|Who settles the freight?|What was ticked for the carriage?
rentalCompany = Rental company|Rented from|Car hire firm|Lessor of vehicle
  > firm that rents out the car|car hire provider|owner of the car|rental agency
  > From which firm is the car?|Who rents it out?|Which provider is it?|To whom does the car belong?
renter = Renter|Hirer|Main driver|Customer / driver
  > who rents the car|person driving the hired car|client of the car hire|name of the hirer
  > Who rents the car?|Who will drive?|Which customer took the car?|To whom was it handed?
driverLicence = Driving licence no.|Licence no.|Driver's license #|DL number
  > number of the permit to drive|identifier of the driver's document|permit of the driver|licence_id
  > What is the number of the permit?|Which document lets the person drive?|How is the driver's permit numbered?|What stands on the licence?
pickUpTime = Pick-up|Pick-up date and time|Collection|Out
  > when the car is taken|start of the rental|moment of handing over|first day and hour
  > When is the car taken?|When does the rental start?|At what time is it handed over?|From when is it rented?
returnTime = Return|Drop-off|Return date and time|In
  > when the car comes back|end of the rental|moment of giving back|last day and hour
  > When does the car come back?|When does the rental end?|By what time must it be given back?|Until when is it rented?
pickUpPlace = Pick-up location|Rental station|Collected at|Branch
  > where the car is taken|station of the hire firm|place of handing over|counter
  > Where is the car taken?|At which station is it?|Where was it handed over?|At what counter must one come?
carGroup = Vehicle group|Car class|Category|Group
  > sort of car|size of the car|class that was booked|segment
  > What sort of car is it?|Which size was booked?|What class is the car?|In which segment is it?
fuelPolicy = Fuel policy|Fuel|Refuelling|Tank
  > how full the tank must be|rule for petrol|agreement on the tank|filling rule
  > How full must the tank be?|What is the rule for petrol?|Who fills the tank?|What was agreed on fuel?
dailyRate = Daily rate|Rate per day|Day rate|Price per day
  > cost for each day|what one day costs|charge for 24 hours|price of a day
  > What does one day cost?|How much is charged for 24 hours?|What is the price of a day?|How high is the rate?
rentalTotal = Total charges|Estimated total|Rental total|Total rental
  > what the rental costs in all|sum for the car|price of the whole rental|complete charge
  > What does the rental cost in all?|How much is the whole charge?|What sum is due for the car?|What will be paid altogether?
rentalNumber = Rental agreement no.|Agreement no.|RA number|Contract #
  > number of the rental|identifier of the car contract|agreement number|file at the hire firm
  > What is the number of the rental?|Which agreement is it?|Under which number is the car rented?|How is the contract filed?
hotelName = Hotel|Property|Accommodation|Your hotel
  > where the guest will stay|name of the house|lodging that was booked|place to sleep
  > Where will the guest stay?|Which house was booked?|What is the lodging called?|In which hotel is the room?
hotelAddress = Hotel address|Address of hotel|Location|How to find us
  > where the house is|street of the lodging|address for the taxi|place of the accommodation
  > Where is the house?|In which street is it?|To what address must one go?|What is the address of the lodging?
roomType = Room type|Room category|Accommodation type|Type of room
  > kind of room|double or single|sort of bed|category that was booked
  > What kind of room is it?|Is it a double room?|Which category was booked?|What sort of bed is there?
guestCount = Guests|Number of guests|Persons|Adults / children
  > how many people stay|count of travellers|party size|occupancy
  > How many people will stay?|For how many is it booked?|How large is the party?|Who comes along in number?
nights = Nights|Number of nights|Length of stay|No. of nights
  > how long they stay|duration of the visit|count of overnight stays|stay in nights
  > How long do they stay?|How many times do they sleep there?|What is the duration?|For how many nights is it?
board = Board|Meal plan|Meals included|Rate includes
  > which meals are included|food in the price|breakfast or half board|catering
  > Which meals are included?|Is breakfast in the price?|What food does one get?|How is the catering?
cancelUntil = Free cancellation until|Cancel by|Cancellation deadline|Cancel free of charge by
  > last day to call it off|when it can no longer be undone|free withdrawal until|final day for calling off
  > Until when can it be called off?|When does it start to cost money to withdraw?|By when must one call off?|What is the final day to withdraw?
stayPrice = Total price|Total for stay|Total cost|Price of stay
  > what the stay costs|sum for all nights|price including everything|cost of the booking
  > What does the stay cost?|How much is it for all nights?|What is the whole price?|How much is the booking?
performer = Artist|Performer|Performance|Act|Tour of
  > who plays|band or singer|name of the show|musician on stage
  > Who plays?|Which band is it?|What show is it?|Who is on stage?
seatBlock = Block|Section|Stand|Area
  > part of the hall|sector of the stadium|zone of the place|which side
  > In which part of the hall is it?|Which sector is it?|In what zone does one sit?|To which section must one go?
seatRow = Row|Reihe / Row|Row no.|Line
  > line of chairs|how far in front|row_number|rank of the place
  > In which line of chairs is it?|How far in front does one sit?|What is the row?|Which row was booked?
ticketHolder = Ticket holder|Name on ticket|Issued to|Visitor
  > who may go in|person the ticket is for|name of the visitor|owner of the ticket
  > Who may go in?|For whom is the ticket?|Which visitor is named?|To whom was the ticket given?
ticketCategory = Ticket type|Price category|Category|Admission type
  > sort of admission|full price or reduced|level of price|kind of ticket
  > What sort of ticket is it?|Is it reduced?|Which level of price is it?|Which kind was bought?
promoter = Promoter|Presented by|Organiser|Organizer
  > who puts on the concert|firm behind the show|event company|who answers for the show
  > Who puts on the concert?|Which firm is behind it?|Which company holds the show?|Who answers for it?
attendee = Delegate|Participant|Attendee|Name on badge
  > who takes part|person registered|visitor of the conference|name of the delegate
  > Who takes part?|Who is registered?|Which delegate is it?|Whose badge is it?
affiliation = Affiliation|Organisation|Company / institution|Employer of delegate
  > where the participant works|institute of the delegate|firm on the badge|whom the person represents
  > Where does the participant work?|Which institute is on the badge?|For whom does the delegate come?|From which firm is the person?
badgeType = Badge type|Participant type|Registration category|Role
  > in what function one takes part|speaker or visitor|category of the delegate|status at the conference
  > In what function does the person come?|Is it a speaker?|Which category was ticked?|What status does the delegate have?
registrationFee = Registration fee|Conference fee|Fee paid|Participation fee
  > price for taking part|what the conference costs|sum for the registration|cost of attending
  > What does it cost to take part?|How much is the conference?|What was paid for the registration?|How high is the price of attending?
eventPeriod = Conference dates|Dates|Event dates|Takes place
  > days of the conference|from when to when it is|time of the congress|duration of the event
  > On which days is the conference?|From when to when is it?|When is the congress?|How long does it last?
dietary = Dietary requirements|Meal choice|Diet|Catering preference
  > what the person eats|food wishes|special meals|vegetarian or not
  > What does the person eat?|Which food is wanted?|Are special meals needed?|Is the delegate a vegetarian?
workshopChosen = Workshop|Selected session|Tutorial|Optional session
  > course picked by the participant|extra session|lesson that was booked|tutorial of choice
  > Which course was picked?|What extra session is booked?|Which tutorial will be attended?|What lesson was chosen?
`);
