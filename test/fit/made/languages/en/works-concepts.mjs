import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of service, inspections, incidents, changes, calibrations and food. */
export const worksConcepts = parseConcepts(`
technician = Technician|Service engineer|Engineer|Fitter|Work carried out by
  > who did the repair|name of the serviceman|person sent by the firm|field engineer
  > Who did the work?|Which serviceman came?|Who repaired it?|Who was sent?
equipment = Equipment|Appliance|Machine|Unit serviced
  > device that was serviced|machine in question|what was repaired|asset looked after
  > Which device was serviced?|What was repaired?|On which machine was work done?|What kind of appliance is it?
serviceVisit = Date of service|Service date|Visited on|Job date
  > day the technician came|when the work was done|day of the repair|date of the call-out
  > When did the technician come?|On which day was it repaired?|When was the work done?|When was the call-out?
faultFound = Fault|Reported fault|Fault found|Problem|Symptoms
  > what was wrong with it|defect of the machine|trouble the customer had|cause of the breakdown
  > What was wrong?|Which defect was there?|Why did it break down?|What trouble was reported?
workDone = Work done|Work performed|Action taken|Job description|Repair carried out
  > what the technician did|how the defect was repaired|description of the job|steps of the repair
  > What did the technician do?|How was the defect repaired?|What was carried out?|Which job was done?
travelDistance = Travel|Kilometres|Mileage to site|Distance travelled
  > way driven to the customer|length of the journey|distance billed|miles to the site
  > How far did the technician drive?|What distance was travelled?|How long was the way?|How many kilometres are charged?
nextService = Next service|Next service due|Service due|Next maintenance
  > when the machine is due again|day of the coming maintenance|following service|maintenance date
  > When is it due again?|When must it be serviced next?|What is the date of the coming maintenance?|When should the technician return?
jobCompleted = Job completed|Work completed|Completed|Repair complete
  > whether the work is finished|is everything done|state of the job|finished yes or no
  > Is the work finished?|Is the repair done?|Has everything been completed?|Was the job finished?
inspector = Inspector|Inspected by|Surveyor|Examined by
  > expert who examined it|who did the inspection|person of the testing body|examiner
  > Who examined it?|Which expert came?|Who carried out the inspection?|By whom was it tested?
inspectionBody = Inspection body|Testing organisation|Notified body|Inspection company
  > organisation that tests|who certifies the installation|firm of the expert|testing institute
  > Which organisation tested it?|Who certifies the installation?|For which body does the expert work?|Which institute is it?
installation = Installation|Object of inspection|Plant|Type of installation
  > what was examined|thing that was tested|inspected equipment|kind of plant
  > What was examined?|Which plant is it?|To what does the certificate refer?|What was tested?
installationPlace = Location of installation|Site|Installed at|Site address
  > where the plant stands|address of the lift or boiler|place of the inspection|building it is in
  > Where does the plant stand?|At what address is it installed?|Where was it examined?|In which building is it?
inspectionDate = Date of inspection|Inspected on|Inspection date|Test date
  > day it was examined|when the expert came|day of the test|examination day
  > When was it examined?|On which day was the test?|When did the expert come?|When was it last tested?
nextInspection = Next inspection|Next inspection due|Next test due|Re-inspection by
  > when it must be examined again|day of the coming test|following examination|deadline of the new test
  > When must it be examined again?|When is the coming test?|Until when may it be used?|By when is a new test needed?
inspectionResult = Result|Result of inspection|Outcome|Verdict
  > whether it passed|judgement of the expert|finding of the test|pass or fail
  > Did it pass?|What is the judgement?|May it be used?|How did the test end?
defectsFound = Defects|Defects found|Deficiencies|Remarks on condition
  > what is not in order|faults noted by the expert|things to be put right|shortcomings of the plant
  > What is not in order?|Which faults were noted?|What must be put right?|Are there any shortcomings?
maxLoad = Rated load|Maximum load|Capacity|Safe working load
  > how much it may carry|highest weight allowed|load limit|weight it is made for
  > How much may it carry?|What is the highest weight?|For which load is it made?|What weight is allowed?
testPressure = Test pressure|Working pressure|Pressure|Max. pressure
  > bar during the test|pressure in the boiler|how high the pressure was|pressure applied
  > How high was the pressure?|At how many bar was it tested?|Which pressure was applied?|What pressure is allowed?
incidentTime = Date and time of incident|Incident occurred|Time of incident|Date/time of event
  > when the accident happened|moment of the event|day and hour it occurred|time of the mishap
  > When did it happen?|At what time was the accident?|On which day did it occur?|What is the moment of the event?
incidentPlace = Location of incident|Place of incident|Where did it happen|Area
  > scene of the accident|part of the building|spot of the event|site of the mishap
  > Where was the accident?|In which area did it occur?|At what spot was it?|Where in the plant was it?
injuredPerson = Injured person|Name of injured|Person involved|Affected employee
  > who got hurt|victim of the accident|person with the injury|employee who was harmed
  > Who got hurt?|Who is the victim?|Which employee was harmed?|To whom did it happen?
injury = Injury|Type of injury|Nature of injury|Body part / injury
  > harm the person suffered|wound or fracture|what hurts|damage to health
  > What harm was suffered?|How was the person hurt?|Which part of the body was hurt?|What kind of wound is it?
incidentCause = Description of incident|Cause|How it happened|Sequence of events
  > what led to the accident|account of the event|course of the accident|reason for the mishap
  > How did it come about?|What led to the accident?|What was the course of events?|Why did it happen?
incidentWitness = Witness|Witnessed by|Name of witness|Observer
  > who saw the accident|person who was there|bystander|who can tell about it
  > Who saw it?|Who was there?|Who can tell about it?|Was there a bystander?
reportedBy = Reported by|Report made by|Submitted by|Completed by
  > who wrote the report|person that told about it|author of the report|notifier
  > Who wrote the report?|Who told about it?|Who handed it in?|From whom does the report come?
measuresTaken = Corrective action|Measures taken|Preventive measures|Immediate action
  > what was done afterwards|steps so that it does not happen again|remedy|action after the accident
  > What was done afterwards?|How is it prevented in future?|Which steps were taken?|What is the remedy?
daysLost = Days lost|Lost days|Days off work|Lost time (days)
  > how long the person was away|length of the sick leave|time not worked|absence in days
  > How many days was the person away?|How long was the sick leave?|How much time was lost?|For how long was there no work?
firstAid = First aid given|First aid|Treated on site|Medical attention
  > whether help was given at once|was the wound treated|treatment on the spot|help after the accident
  > Was the person helped at once?|Was the wound treated there?|Was there help on the spot?|Did anybody give treatment?
changeNumber = Change order no.|CO no.|Change no.|Variation no.
  > number of the change|identifier of the variation|running number of the amendment|amendment number
  > What is the number of the change?|Which variation is it?|How is the amendment numbered?|Under which number is it filed?
projectName = Project|Project name|Job name|Building project
  > what is being built|title of the works|name of the site|construction in question
  > What is being built?|Which project is it?|What are the works called?|To which site does it belong?
originalSum = Original contract sum|Original contract amount|Contract price before|Initial sum
  > price first agreed|old price of the contract|value at the start|amount before any change
  > What price was agreed at first?|How much was the contract before?|What was the old price?|With what sum did it start?
changeSum = Amount of change|Net change|This change|Added cost|Increase
  > what the change costs|extra price|difference in price|sum added by the variation
  > What does the change cost?|How much is added?|By how much does the price rise?|What is the extra price?
revisedSum = Revised contract sum|New contract sum|Adjusted contract amount|Contract sum to date
  > price after the change|new value of the contract|total now agreed|updated price
  > What is the price now?|How much is the contract after the change?|What is the new total?|Which sum holds from now on?
changeReason = Reason for change|Description of change|Justification|Change requested
  > why the works are changed|what is done differently|grounds of the variation|explanation for the owner
  > Why are the works changed?|What is done differently?|What is the ground for it?|What was asked for?
extraDays = Time extension|Days added|Extension (days)|Change in time
  > how much longer it takes|more time for the builder|additional days|delay granted
  > How much longer will it take?|How many days are added?|What extra time is granted?|By how much is the end moved?
newCompletion = New completion date|Revised completion|Substantial completion|Completion date
  > when the works will be ready|last day of building|new end of the works|moved finishing day
  > When will the works be ready?|What is the new last day?|By when must it be finished?|Until when is it built?
architect = Architect|Engineer / architect|Designer|Architect of record
  > who planned the building|planner|design professional|who certifies the change
  > Who planned it?|Who is the planner?|Which designer is named?|Who drew the plans?
calibrationLab = Calibration laboratory|Laboratory|Calibrated at|Accredited laboratory
  > institute that calibrates|where the instrument was checked|name of the lab|testing laboratory
  > Which institute calibrated it?|Where was the instrument checked?|What is the lab called?|Who issued the calibration?
instrument = Instrument|Object calibrated|Measuring device|Calibration item
  > device that was calibrated|which gauge it is|measuring tool|what was checked
  > Which device was calibrated?|What kind of gauge is it?|Which tool was checked?|What is the item?
calibrationDate = Date of calibration|Calibrated on|Calibration date|Cal. date
  > day the device was checked|when it was compared with the standard|day of measurement|last calibration
  > When was it calibrated?|On which day was it checked?|When did the measurement take place?|When was it compared?
calibrationDue = Calibration due|Recalibration due|Next calibration|Due for calibration
  > when it must be checked again|day of the coming calibration|end of the interval|recommended recheck
  > When must it be checked again?|When is the interval over?|What is the day of the recheck?|Until when is the calibration good?
measuringRange = Measuring range|Range|Measurement range|Scale
  > from where to where it measures|lowest and highest value|span of the device|limits of measuring
  > From where to where does it measure?|What span does the device have?|What are its limits?|Which values can it show?
uncertainty = Uncertainty|Measurement uncertainty|Expanded uncertainty|Uncertainty (k=2)
  > how exact the result is|possible error|margin of the measurement|precision stated
  > How exact is the result?|What error is possible?|How large is the margin?|Which precision is stated?
ambientTemperature = Ambient temperature|Temperature|Room temperature|Temp.
  > how warm the room was|degrees in the lab|climate during the check|warmth at the measurement
  > How warm was it?|How many degrees were there?|What was the temperature in the lab?|At what warmth was it measured?
humidity = Relative humidity|Humidity|Rel. humidity|RH
  > moisture of the air|how damp the air was|water in the air|percent of moisture
  > How damp was the air?|What was the moisture?|How much water was in the air?|Which percentage did the air have?
productName = Product name|Name of food|Product|Article
  > what the food is called|name on the pack|which food it is|sales name
  > What is the food called?|Which product is it?|What is in the pack?|What name is on it?
manufacturer = Manufacturer|Made by|Produced by|Manufactured for
  > who makes it|producer of the food|company behind the product|maker
  > Who makes it?|Which firm is the producer?|By whom was it made?|Who stands behind the product?
servingSize = Serving size|Portion|One serving|Portion size
  > how much one eats at a time|weight of a portion|amount per serving|recommended helping
  > How much is one portion?|What does a serving weigh?|How large is a helping?|What counts as one serving?
ingredients = Ingredients|Contains|Composition|Made from
  > what the food is made of|list of components|things in it|substances used
  > What is it made of?|What is in it?|Which components does it have?|From what is it produced?
allergenNote = Allergens|Allergy advice|May contain|Allergen information
  > warning for sensitive people|traces of nuts or milk|what may cause a reaction|hint for allergy sufferers
  > Which traces may be in it?|What should sensitive people know?|What may cause a reaction?|Is there a warning?
bestBefore = Best before|Use by|BBE|Best by
  > how long the food keeps|last good day|shelf life until|day until which quality is kept
  > How long does it keep?|Until when can it be eaten?|What is its last good day?|When does the shelf life end?
netWeight = Net weight|Net wt.|Contents|Net quantity
  > how much is in the pack|weight without packing|quantity of food|grams in the pack
  > How much is in the pack?|What does it weigh without packing?|What is the quantity?|How many grams does it hold?
storageAdvice = Storage|Store|Storage conditions|Keep
  > how to keep the food|where it should be put|advice for keeping|temperature for keeping
  > How should it be kept?|Where is it to be put?|What is advised for keeping?|In what conditions does it keep?
batchNumber = Lot|Batch|L|Batch code
  > production lot of the food|charge of the product|code of the production run|lot identifier
  > From which lot is it?|What is the code of the run?|Which charge is it?|In which run was it made?
`);
