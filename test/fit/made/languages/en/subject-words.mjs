import {list} from '../list.mjs';

/** Values of papers by subject. */
export const subjectWords = {
  columns: {
    dose: list('Dose|Dosage|Amount'),
    frequency: list('Frequency|How often|Times'),
    course: list('Course|Module|Subject'),
    credits: list('Credits|CP|ECTS|Units'),
    term: list('Term|Semester|Session'),
    dueBack: list('Due back|Due'),
    fee: list('Fee|Charge|Amount'),
  },
  lists: {
    titles: list('Dr.|Prof.|Dr.|Dr. med.|Professor'),
    floors: list('{1-9}th floor|c/o {company}|Suite {100-900}|Building {1-9}|Flat {1-40}'),
    hospital: list(
      '{town} General Hospital|St. {surname} Clinic|{word} Medical Centre|University Hospital {town}|{surname} Family Practice',
    ),
    diagnosis: list(
      'Acute sinusitis|Type 2 diabetes|Fracture of the left wrist|Atrial fibrillation|Iron deficiency anaemia|Lumbar disc prolapse|Migraine without aura|Chronic bronchitis (J42)|Torn meniscus, right knee|Gallstones',
    ),
    allergies: list('Penicillin|None known|Nuts, latex|Iodine|Grass pollen|Aspirin|NKDA|Bee stings'),
    ward: list('Ward {1-9}|Ward {1-9}B|Cardiology|Surgery {1-4}|Internal medicine|Orthopaedics, floor {1-6}'),
    procedure: list(
      'Arthroscopy of the right knee|Appendectomy|Coronary angiography|Removal of the gallbladder|Cast for the left wrist|Hip replacement|Gastroscopy',
    ),
    medicine: list(
      'Amoxicillin|Ibuprofen|Metformin|Ramipril|Salbutamol inhaler|Pantoprazole|Levothyroxine|Prednisolone cream',
    ),
    drugs: list(
      'Amoxicillin|Ibuprofen|Metformin|Ramipril|Bisoprolol|Pantoprazole|Levothyroxine|Simvastatin|Paracetamol',
    ),
    times: list('twice daily|once daily|every {4-8} hours|as needed|1-0-1|at night|three times a day'),
    dosage: list(
      '{1-2} tablets twice a day after meals|1-0-1|one capsule every {4-8} hours|apply thinly {1-3} times daily|{5-20} drops at night|take one each morning with water|2 puffs when needed',
    ),
    packSize: list('{10-100} tablets|{20-60} caps|1 x {10-100} ml|N{1-3}, {20-100} pcs|{1-3} inhalers'),
    reasonForReferral: list(
      'Pain in the right knee for {2-9} months, worse when climbing stairs|Unclear weight loss of {4-9} kg since {month}|Palpitations at rest, please assess|Recurrent headache, please exclude a growth|Hearing loss on the left side after an infection',
    ),
    medication: list(
      'Ramipril {5-10} mg, Metformin {500-850} mg, both in the morning|Ibuprofen {400-600} mg when in pain|none|Bisoprolol {2-5} mg and a blood thinner|Levothyroxine {50-125} µg daily, vitamin D weekly',
    ),
    urgency: list('Routine|Urgent|Emergency|Within two weeks'),
    vetClinic: list(
      '{town} Veterinary Clinic|{surname} & {surname} Animal Hospital|{word} Small Animal Practice|Dr. {surname} Veterinary Surgery',
    ),
    petName: list('Bella|Rocky|Luna|Mr. Whiskers|Charlie|Daisy|Max|Tigger|Nala'),
    species: list('Dog|Cat|Rabbit|Canine|Feline|Horse|Guinea pig'),
    breed: list(
      'Labrador Retriever|European Shorthair|Border Collie|Maine Coon|Mixed breed|Dachshund|Siamese|Lop-eared',
    ),
    treatments: list(
      'Consultation|Rabies vaccination|Blood test|X-ray, 2 views|Dental cleaning|Antibiotic injection|Bandage|Worming tablets|Nail clipping',
    ),
    university: list(
      'University of {town}|{word} College|{town} Institute of Technology|{surname} State University',
    ),
    degreeProgramme: list(
      'Computer Science|Mechanical Engineering|Art History|Business Administration|Nursing Science|Marine Biology|Political Science|Architecture',
    ),
    faculty: list(
      'Faculty of Arts|School of Engineering|Faculty of Natural Sciences|Law|Medicine|School of Business',
    ),
    intendedDegree: list('Bachelor of Science|Master of Arts|BA (Hons)|M.Sc.|Doctor of Philosophy|B.Eng.'),
    semester: list(
      'Fall {year}|Spring term {nextYear}|Winter semester {year}/{nextYear}|Autumn {year}|Summer {year}',
    ),
    studyMode: list('Full-time|Part-time|Distance learning'),
    modules: list(
      'Linear Algebra I|Academic Writing|Microeconomics|Organic Chemistry|Statistics|History of Design|Data Structures|Thermodynamics|Civil Law|Seminar: Ethics',
    ),
    library: list('{town} City Library|{word} Library|University Library {town}|Public Library {town}'),
    bookTitle: list(
      'The Silent Harbour|A Short History of Salt|Cooking for Two|Trees of the North|Learning to Sail|The Clockmaker',
    ),
    books: list(
      'The Silent Harbour|A Short History of Salt|Cooking for Two|Trees of the North|Learning to Sail|The Clockmaker|Atlas of Rivers|Knots and Ropes|Winter Tales',
    ),
    offence: list(
      'Parked without a valid ticket|Parking on double yellow lines|Expired meter|Stopping in a bus bay|Parked in a resident bay without permit (code {10-60})|No parking zone',
    ),
    court: list(
      '{town} County Court|District Court of {town}|Superior Court, County of {town}|Magistrates Court {town}|Small Claims Court {town}',
    ),
    courtroom: list('Courtroom {1-20}|Room {100-420}|{1-4}B|Court {1-12}, second floor|Room {1-9}.{10-30}'),
    judge: list('Judge {person}|Hon. {person}|Justice {surname}|Magistrate {person}'),
    claimSubject: list(
      'Unpaid rent|Damages for a traffic accident|Breach of contract|Recovery of a loan of {money}|Dispute about a boundary|Unpaid invoice',
    ),
    answerWithin: list('{14-30} days|twenty-one (21) days|{14-28} days after service|four weeks'),
    powersGranted: list(
      'to sell the property and to sign all documents needed|to represent me before banks, authorities and courts|to collect mail and parcels|to manage my bank accounts and pay my bills|to register and deregister my vehicle',
    ),
  },
};
