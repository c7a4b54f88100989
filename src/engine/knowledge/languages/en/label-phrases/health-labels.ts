/** Treatment, prescriptions, vaccinations, sick notes, animals. */
export const health = {
  diagnosis_code: `diagnosis/icd/disease code, icd (code), code diagnosis/icd, icd 10 (code), diagnostic code
    = ICD-10 Code, ICD-10, ICD Code, Diagnosis Code, ICD-10-CM, ICD-9, ICD, Dx Code, Diagnostic Code`,
  procedure: `procedure (name/performed/medical), operation (performed/name), surgery (performed/type), type surgery/operation/procedure, name procedure/operation, surgical procedure, service rendered, treatment performed
    = Procedure, Procedure Performed, Operation Performed, Name of Procedure, Operation, Surgery, Procedures, Surgical Procedure, Type of Surgery, Services Rendered, Service?`,
  procedure_code: `procedure/cpt/service/billing code medical, procedure code, cpt (code), code procedure, hcpcs (code), service code
    = CPT Code, Procedure Code, CPT, HCPCS, CPT/HCPCS, OPCS Code, Proc. Code, Service Code, Code?`,
  surgery_date: `surgery/operation/procedure date, date surgery/operation/procedure, date patient operated, operated on
    = Date of Surgery, Surgery Date, Date of Operation, Date of Procedure, Procedure Date, Operation Date, Operated On`,
  surgeon: `surgeon (name), name surgeon, name performed/performs/did surgery/operation/procedure, operating doctor/physician, anaesthetist, anesthesiologist
    = Surgeon, Surgeon's Name, Operating Surgeon, Name of Surgeon, Performed By, Anesthesiologist?, Anaesthetist?`,
  treatment: `treatment (plan/given/received), therapy, treatment patient, course treatment, management plan, plan care
    = Treatment, Treatment Plan, Treatment Given, Therapy, Plan, Management, Care Plan, Course of Treatment, Rx?`,
  treatment_date: `treatment date, date treatment (rendered), service date patient, date service patient/rendered, date patient seen/treated, date seen, encounter date
    = Date of Service, Date of Treatment, Treatment Date, Service Date, Dates of Service, DOS, Date Seen, Encounter Date, Visit Date, Date?`,
  ward: `ward, hospital ward/unit, nursing unit, ward bed, bed number, ward number, patient room/ward/bed
    = Ward, Ward/Bed, Ward No., Unit, Bed No., Bed, Room/Bed, Nursing Unit`,
  medical_history: `medical history, past (medical) history, history illness, previous illness/conditions, pre existing conditions, patient history, medical conditions
    = Medical History, Past Medical History, PMH, History of Present Illness, HPI, Medical Conditions, Past History, History?`,
  body_weight: `body weight, weight patient/person/body/animal/pet/dog/cat, patient weight, animal weight
    = Body Weight, Patient Weight, Weight (kg), Weight, Wt., Wt, Weight (lbs)`,
  body_temperature: `body temperature, temperature patient/body, fever
    = Body Temperature, Temperature, Temp., Temp, T?`,
  pulse: `pulse (rate), heart rate, heartbeat
    = Pulse, Pulse Rate, Heart Rate, HR, P/R`,
  bmi: `bmi, body mass index
    = BMI, Body Mass Index, B.M.I.`,
  oxygen_saturation: `oxygen saturation, spo2, saturation oxygen, o2 sat
    = Oxygen Saturation, SpO2, O2 Sat, O2 Saturation, SaO2`,
  respiratory_rate: `respiratory/respiration/breathing rate, respirations
    = Respiratory Rate, Respirations, RR, Resp. Rate, Resp`,
  smoking_status: `smoking (status/history), smoker, tobacco use, alcohol use/consumption, name smokes
    = Smoking Status, Smoker, Tobacco Use, Smoking History, Smoking, Alcohol Use?`,
  health_insurance: `health insurance/insurer/plan (company/name/provider), medical insurance (company/provider), insurance patient, health/sickness fund, primary insurance, name health insurance/plan
    = Health Insurance, Health Plan, Insurance Company, Primary Insurance, Insurance Name, Insurance Plan, Name of Insurance, Insurance Provider, Payer?, Insurance?`,
  health_insurance_number: `health insurance/card number/id, insurance member/subscriber/card number/id, member id insurance, medicare/medicaid/nhs/health number, health card (number), subscriber id, number health insurance/card, insurance id (patient), insurance number patient
    = Health Insurance Number|No., Health Card Number|No., Medicare Number|No., Medicaid ID, NHS Number, Member ID, Subscriber ID, Insurance ID, Insured's I.D. Number, Insurance No., Policy Number?, ID #?`,
  insurance_group: `insurance group (number/name), group number (insurance/plan/policy), number group insurance, plan group number
    = Group Number|No., Group #, Policy Group No., Insurance Group Number, Grp No., RxGrp, Group?`,
  prescriber_number: `prescriber/doctor/physician/provider number/id/license, npi (number), dea (number), provider number/id, number prescriber/provider/physician/doctor, doctor registration number, gmc number
    = NPI, NPI Number|No., DEA Number|No., DEA #, Provider Number|No.|ID, Prescriber No., Prescriber ID, GMC No., Physician License No., NPI #, Lic. No.?`,
  dispensed_quantity: `quantity dispensed/prescribed/medication/tablets/pills, dispensed quantity, count tablets/pills/capsules/units dispensed, count tablets/pills/capsules, amount dispensed
    = Quantity Dispensed, Qty Dispensed, Quantity, Qty, Disp., Dispense, Qty Prescribed, No. of Tablets, Disp #`,
  dispensed_date: `dispensed/fill/filled date, date filled/dispensed/fill (prescription), prescription filled/fill date, date medicine/medication dispensed
    = Date Filled, Fill Date, Date Dispensed, Dispensed On, Dispensing Date, Filled, Date Fill`,
  dosage_frequency: `frequency (dose/medication/use), dosing frequency/interval, often take/taken (medication), count times day, take often, often medicine/medication/drug/tablets taken/take, often taken, often
    = Frequency, Dosing Frequency, How Often, Times per Day, Dosage Interval, Freq.`,
  drug_strength: `strength (drug/medication/medicine/tablet), drug/medication/medicine strength, concentration drug/medication
    = Strength, Drug Strength, Medication Strength, Strength/Form, Potency, Concentration?`,
  days_supply: `days supply, supply days, treatment duration/length, duration/length treatment, days medication lasts, count days supply
    = Days Supply, Day Supply, Days' Supply, Duration of Treatment, Duration, Length of Treatment, Supply?`,
  administration_route: `administration route, route medication, medication/drug given/administered route, application route
    = Route of Administration, Route, Administration Route, Method of Administration, Via?`,
  vaccine: `vaccine (name/type/product), vaccination (name/against/type), immunization (name/type), name vaccine, vaccine given/administered/received, vaccinated against, disease vaccine
    = Vaccine, Vaccine Name, Vaccine Type, Name of Vaccine, Vaccine or Prophylaxis, Vaccine Product, Immunization, Vaccination, Disease Targeted`,
  vaccination_date: `vaccination/immunization/immunisation/dose date, date vaccination/vaccinated/immunization/vaccine/dose/shot (given/administered/received), vaccine date, vaccinated on, injection date
    = Date of Vaccination, Vaccination Date, Date Given, Date Administered, Date Vaccinated, Date of Immunization, Vaccinated On, Administered On, Dose Date, Date?`,
  next_dose_date: `next/second dose/vaccination/booster (date/due), date next/second dose/vaccination/booster, booster due (date), vaccination due/valid (until/date), revaccination date
    = Next Dose Due, Date Next Due, Next Vaccination, Next Due, Booster Due, Next Due Date, Revaccination Date, Date of Next Vaccination, Valid Until?`,
  dose_number: `dose number, number dose, first second dose, dose series, count doses
    = Dose Number|No., Dose, Dose in Series, Number of Doses, Dose #, Doses?`,
  vaccine_manufacturer: `vaccine manufacturer/maker/brand, manufacturer vaccine, name makes/made vaccine
    = Vaccine Manufacturer, Manufacturer, Manufacturer and Lot No., Mfr., Mfg.?`,
  referral_reason: `referral reason, reason referral/referred/consultation/exam/examination, patient referred, clinical question/indication, indication, why patient referred/sent/seen, why referred
    = Reason for Referral, Referral Reason, Reason for Consultation, Reason for Exam, Indication, Clinical Indication, Clinical Information, Reason?`,
  referral_date: `referral date, date referral/referred
    = Date of Referral, Referral Date, Date Referred, Referred On, Date?`,
  specialist: `specialist (name), patient referred to, doctor/physician patient referred to, referral to doctor/specialist, name specialist, specialty, speciality, medical specialty
    = Referred To, Referral To, Specialist, Specialist Name, Refer To, Consultant, Specialty, Speciality, To?`,
  follow_up: `follow up (date/appointment/instructions), next visit/review (date), date follow up/next visit/review, return visit, date next appointment, next appointment, review date patient/clinic, patient return
    = Follow-up Date, Follow Up, Follow-up, Follow-up Appointment, Next Visit, Next Appointment, Return Visit, Review Date, Date of Next Visit, Return to Clinic, Follow Up In?`,
  sick_leave_from: `sick leave/note start/from (date), unfit/incapacity/sick from, sick since, start/beginning incapacity/illness/sickness, incapacity/illness/sickness start (date), date illness/incapacity/sickness begins/began/start, date unable work, unfit work since, unfit/incapable/sick/unable work from/since, patient unfit/sick since/from, certified from
    = Unfit for Work From, Incapacity From, Sick Leave From, Unable to Work From, Date of Incapacity, From, Start of Incapacity, Illness Began, Date Disability Commenced`,
  sick_leave_to: `sick leave/note end/until/to, unfit/incapacity/sick until/to, end incapacity/illness/sickness, incapacity/illness/sickness end (date), fit work from, date patient return work/school, fitness date, unfit/incapable/sick/unable work until/to, patient unfit/sick until, work resumed date certified, certified until, incapacity (work) end date
    = Unfit for Work Until, Sick Leave To, Return to Work Date, May Return to Work On, Fit to Resume Work, Fit for Work From, Date of Return to Work, Until, To?`,
  discharge_condition: `condition discharge, discharge condition/status/disposition, patient discharged to, status discharge
    = Condition at Discharge, Discharge Condition, Discharge Disposition, Condition on Discharge, Discharged To, Disposition, Status on Discharge`,
  next_of_kin: `next kin (name), nearest relative, name next kin, relative (name), relationship patient
    = Next of Kin, Name of Next of Kin, Nearest Relative, NOK, Relative's Name, Relationship?`,
  emergency_contact: `emergency contact (name/telephone/number/person), contact emergency, name contact/notify/call emergency, notify emergency, name contacted emergency, case emergency (contact/notify)
    = Emergency Contact, Emergency Contact Name, In Case of Emergency, In Case of Emergency Contact, Person to Notify in Emergency, Emergency Contact Number, ICE, Emergency Phone?`,
  dentist: `dentist (name), treating dentist, name dentist, orthodontist, dental practice
    = Dentist, Treating Dentist, Dentist's Name, Name of Dentist, Orthodontist, Dental Practice?`,
  tooth: `tooth (number), teeth (treated), number tooth, tooth treated
    = Tooth Number|No., Tooth, Tooth No(s), Tooth #, Teeth`,
  nurse: `nurse (name), name nurse, registered nurse, administered by, vaccinator, midwife, name administered/gave vaccine/injection/medication, attendant birth
    = Nurse, Nurse's Name, Administered By, Vaccinator, Midwife, Nurse Signature, Name of Nurse, Given By`,
  amount_covered: `insurance paid (amount), amount paid insurance/plan/insurer, amount covered plan/insurer, plan/insurance paid, covered charges, insurance payment amount, allowed amount
    = Plan Paid, Insurance Paid, Covered Amount, Amount Covered, Allowed Amount, Amount Paid by Insurance, Paid by Insurer, Insurance Payment, Amount Allowed`,
  patient_responsibility: `patient responsibility/pays/share/portion/owes, amount patient owes/pays/responsible, patient balance, patient amount (due), member responsibility, amount you owe, your share
    = Patient Responsibility, Your Responsibility, Patient Balance, What You Owe, You Owe, Patient Pays, Patient Portion, Amount You Owe, Member Responsibility, Your Share, Patient Due`,

  pet_name: `pet/animal/dog/cat/horse name, animal, name pet/animal/dog/cat/horse/patient pet, pet called
    = Pet's Name, Pet Name, Name of Pet, Animal Name, Name of Animal, Dog's Name, Patient Name, Animal, Pet, Patient?, Name?`,
  species: `species (animal/pet), animal species/type/kind, type/kind animal/pet
    = Species, Animal Species, Type of Animal, Animal Type, Kind of Animal, Species/Breed, Pet Type`,
  breed: `breed (animal/pet/dog/cat), animal/pet/dog/cat breed
    = Breed, Breed/Type, Breed of Animal, Predominant Breed, Species/Breed, Dog Breed`,
  microchip_number: `microchip/chip/transponder (number/code/id), number microchip/chip/transponder, pet/animal/dog/cat chip/microchip (number), tag number animal, tattoo number, ear tag (number)
    = Microchip Number|No., Microchip No./Tattoo, Microchip, Transponder Code, Microchip ID, Chip No., Chip Number, Transponder No., Ear Tag No., Microchip #, Tattoo?`,
  pet_owner: `pet/animal/dog/cat/horse owner (name), owner pet/animal/dog/cat/horse (name), name owner/owns pet/animal/dog/cat/horse, client name pet
    = Owner's Name, Owner Name, Name of Owner, Pet Owner, Owner, Client Name, Animal Owner, Client?`,
  animal_colour: `animal/pet/dog/cat colour, colour animal/pet/dog/cat/coat, coat colour, markings, colour markings
    = Colour, Color, Colour and Markings, Color/Markings, Coat Colour, Coat, Markings, Colour of Coat`,
  veterinarian: `veterinarian/vet (name), name veterinarian/vet, veterinary surgeon/practice/clinic, name treated/vaccinated/vaccinates pet/animal/dog/cat, vet clinic
    = Veterinarian, Veterinarian's Name, Veterinary Surgeon, Authorised Veterinarian, Vet, Licensed Veterinarian, Attending Veterinarian, Veterinary Clinic, Doctor?`,
  rabies_tag: `rabies tag (number), tag number rabies/dog, dog license/tag number, rabies vaccination/certificate number
    = Rabies Tag Number|No., Rabies Tag, Tag Number|No., Tag #, Rabies Tag #, Dog Licence No., License Tag No.`,
  neutered: `neutered, spayed, spayed neutered, neutered spayed (status), castrated, altered
    = Neutered, Spayed/Neutered, Spayed, Sex/Neutered, Neuter Status, Castrated, Sex?`,
} as const;
