import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of referrals, discharges, prescriptions and animals at the vet. */
export const healthConcepts = parseConcepts(`
hospital = Hospital|Clinic|Medical centre|Practice|Treating facility
  > name of the clinic|institution that treats the patient|healthcare provider|facility_name|medical institution
  > Which hospital sent this?|At which clinic was the patient treated?|What is the name of the practice?|Which institution wrote this?
insuranceNumber = Insurance no.|Health insurance no.|Member ID|Insured person's no.|NHS no.
  > identification at the health insurer|number on the health card|insurance id|patient's membership with the health fund
  > Under which number is the patient insured?|What is the number on the health card?|Which member number does the patient have?|How is the patient registered with the health insurer?
referringDoctor = Referred by|Referring doctor|Referrer|GP|From (doctor)
  > doctor who sends the patient|general practitioner making the referral|physician who refers|sending doctor
  > Who refers the patient?|Which doctor sends the patient on?|Who made the referral?|By whom was the patient sent?
specialist = Referred to|Consultant|Specialist|Attention of (doctor)|To Dr.
  > doctor the patient is sent to|receiving doctor|consultant who shall see the patient|expert asked for an opinion
  > To which doctor is the patient sent?|Who shall see the patient?|Which consultant is asked for advice?|Who receives the referral?
reasonForReferral = Reason for referral|Clinical question|Reason for request|Presenting complaint|Purpose of referral
  > why the patient is sent on|what the specialist is asked to clarify|complaint behind the request|grounds for sending the patient
  > Why is the patient referred?|What shall be clarified?|What is the patient complaining of?|For what purpose is the patient sent?
diagnosis = Diagnosis|Main diagnosis|Principal diagnosis|Dx|Primary diagnosis
  > illness that was found|disease of the patient|what the patient suffers from|medical condition|condition that was diagnosed
  > What does the patient suffer from?|Which illness was found?|What is wrong with the patient?|What was diagnosed?
medication = Current medication|Medications|Regular medicines|Medication on discharge|Drug therapy
  > drugs the patient takes|what the patient is treated with|list of medicines|tablets taken regularly
  > Which drugs does the patient take?|What does the patient take regularly?|Which medicines are mentioned?|What is the drug treatment?
allergies = Allergies|Known allergies|Allergic to|Drug allergies|Intolerances
  > substances the patient does not tolerate|what the patient reacts to|known hypersensitivity|allergy information
  > To what is the patient allergic?|What does the patient not tolerate?|Which allergies are known?|Is there any hypersensitivity?
urgency = Urgency|Priority|Triage category|Urgency of referral
  > how soon the patient must be seen|how pressing it is|priority level|speed requested
  > How urgent is it?|How soon must the patient be seen?|Which priority was ticked?|Is it an emergency?
admissionNumber = Case no.|Hospital no.|Admission no.|MRN|Patient ID
  > number of the stay|identifier of the hospital record|medical record number|inpatient file number
  > Under which number does the hospital file the patient?|What is the number of the case?|Which record number does the patient have?|What is the patient's identifier?
admissionDate = Admitted|Date of admission|Admission date|Admitted on|In-patient from
  > day the patient came into hospital|first day in hospital|start of the hospital stay|intake date
  > When was the patient admitted?|On which day did the hospital stay begin?|When did the patient come in?|Since when was the patient in hospital?
dischargeDate = Discharged|Date of discharge|Discharge date|Discharged on|In-patient until
  > day the patient left hospital|last day in hospital|end of the hospital stay|when the patient went home
  > When was the patient discharged?|When could the patient go home?|On which day did the hospital stay end?|Until when was the patient in hospital?
ward = Ward|Department / ward|Unit|Station
  > part of the hospital|where in the hospital the patient lay|hospital department|nursing unit
  > On which ward was the patient?|In which part of the hospital did the patient lie?|Which ward discharged the patient?|Where was the patient cared for?
attendingDoctor = Attending physician|Attending doctor|Consultant in charge|Treating doctor|Doctor in charge
  > doctor who treated the patient|physician responsible for the stay|hospital doctor|treating clinician
  > Who treated the patient?|Which doctor was responsible?|Who was in charge of the treatment?|By which physician was the patient treated?
procedure = Procedure|Operation|Surgery performed|Intervention|Treatment performed
  > what was done to the patient|surgical treatment|operation carried out|therapy in hospital
  > Which operation was carried out?|What was done in hospital?|How was the patient treated surgically?|Which intervention took place?
followUpDate = Follow-up appointment|Next appointment|Follow-up on|Review date|Check-up on
  > day of the next check|when the patient must come back|control visit|date for the review
  > When must the patient come back?|When is the next check-up?|On which day is the follow-up?|When will the patient be seen again?
bloodPressure = Blood pressure|BP|RR|Blood press.
  > systolic and diastolic value|pressure in the arteries|measured pressure|circulation values
  > How high was the blood pressure?|Which blood pressure was measured?|What are the systolic and diastolic values?|What was the pressure reading?
prescriber = Prescriber|Prescribed by|Prescribing doctor|Prescriber's name
  > doctor who wrote the prescription|who ordered the medicine|issuing physician|name of the prescribing clinician
  > Who prescribed it?|Which doctor wrote the prescription?|By whom was the medicine ordered?|Who issued the prescription?
medicine = Drug|Medicine|Rx|Preparation|Medicinal product
  > name of the medicine|what the pharmacy hands out|product prescribed|active substance
  > Which medicine is prescribed?|What shall the pharmacy hand out?|What is the drug called?|Which preparation was ordered?
strength = Strength|Dose strength|Potency|Concentration
  > amount of active substance|how strong the medicine is|content per tablet|milligrams in one unit
  > How strong is the medicine?|How much active substance is in it?|Which strength is prescribed?|How many milligrams are in one unit?
dosage = Directions|Dosage|Sig.|Directions for use|To be taken
  > how the medicine is to be taken|instructions for the patient|how often and how much to take|dosing instructions|intake schedule
  > How is it to be taken?|How often must the patient take it?|What are the directions for use?|How much has to be taken, and when?
packSize = Quantity|Pack size|Disp.|Quantity prescribed|Amount to dispense
  > number of tablets in the pack|how much is handed out|units to dispense|contents of the package
  > How much is to be dispensed?|How many tablets are in the pack?|Which pack size is prescribed?|What quantity does the patient get?
refills = Refills|Repeats|Refill|No. of repeats
  > how many times it can be repeated|times the pharmacy may supply again|repetitions allowed|further supplies
  > How often may the prescription be repeated?|How many refills are allowed?|How many times can it be supplied again?|What is the number of repeats?
prescriptionDate = Date prescribed|Date of prescription|Prescribed on|Rx date
  > day the medicine was prescribed|when the doctor wrote it|date on the prescription|issuing day of the prescription
  > When was it prescribed?|On which day did the doctor write the prescription?|From which date is the prescription?|When was the medicine ordered?
substitution = Substitution allowed|Generic substitution permitted|May substitute|Generic allowed
  > whether another brand may be given|replacement by a generic|permission to swap the product|aut idem
  > May the pharmacy give another brand?|Is a generic allowed?|May the medicine be replaced?|Is substitution permitted?
vetClinic = Veterinary practice|Veterinary clinic|Animal hospital|Vet
  > where the animal was treated|practice for animals|name of the veterinary surgery|clinic that treated the pet
  > Which practice treated the animal?|Which clinic sent this?|Where was the pet treated?|What is the veterinary practice called?
petName = Animal|Patient (animal)|Pet's name|Name of pet|Pet
  > what the animal is called|name of the animal|pet_name|animal treated
  > What is the animal called?|Which pet was treated?|What is the pet's name?|Which animal is it about?
species = Species|Kind of animal|Animal type
  > sort of animal|what animal it is|type of pet|zoological kind
  > What kind of animal is it?|Is it a dog or a cat?|Which species is the patient?|What sort of pet is it?
breed = Breed|Race|Breed / variety
  > pedigree of the animal|what breed the pet is|strain of the dog or cat|variety of the pet
  > Which breed is the animal?|Of what breed is the pet?|What breed was entered?|What variety of dog or cat is it?
microchip = Microchip no.|Chip no.|Transponder|Microchip|ISO chip
  > electronic identification of the animal|number of the implanted chip|transponder code|chip under the skin
  > What is the number of the chip?|Under which chip number is the pet known?|Which transponder does the animal carry?|How is the animal identified electronically?
petWeight = Weight|Body weight|Weight (kg)|Wt.
  > how heavy the animal is|mass of the pet|kilograms on the scales|weight at the visit
  > How heavy is the animal?|What does the pet weigh?|How many kilograms did the animal have?|What was the weight at the visit?
petOwner = Owner|Keeper of animal|Client / owner|Pet owner
  > person the animal belongs to|who brought the pet|holder of the animal|name of the pet's keeper
  > To whom does the animal belong?|Who owns the pet?|Who is the keeper of the animal?|Who brought the animal in?
visitDate = Date of visit|Seen on|Consultation date|Visit|Date of treatment
  > day the animal was seen|when the treatment took place|day of the consultation|treatment date
  > When was the animal treated?|On which day was the visit?|When did the consultation take place?|When was the pet seen?
neutered = Neutered|Spayed / neutered|Castrated|Neutered (y/n)
  > whether the animal can breed|sterilised or not|state of castration|is_neutered
  > Is the animal neutered?|Has the pet been castrated?|Was the animal spayed?|Is the pet sterilised?
nextVaccination = Next vaccination|Booster due|Vaccination due|Next booster|Revaccination
  > when the animal must be vaccinated again|day of the next jab|due date of the booster|upcoming vaccination
  > When is the next vaccination due?|When must the pet be vaccinated again?|Until when does the jab protect?|When is the booster?
vaccineBatch = Batch no.|Vaccine batch|Lot no.|Vaccine lot
  > lot of the vaccine|batch of the jab|charge of the serum|production lot used
  > From which lot was the vaccine?|Which batch was injected?|What is the lot number of the vaccine?|Which charge was used?
`);
