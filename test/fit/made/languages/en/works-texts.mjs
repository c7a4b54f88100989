import {list} from '../list.mjs';

/** Sentences of papers of works, trade, travel and offices. */
export const worksTexts = {
  prose: {
    'incident-report': [
      list(`On {incidentTime} an accident happened at the following place: {incidentPlace}.
        {injuredPerson} was hurt. The injury: {injury}.
        What happened: {incidentCause}.
        {incidentWitness} saw the event and called for help; {anyPerson} arrived some minutes later.
        The damage to equipment is estimated at {anyMoney}.
        As a consequence the following was done: {measuresTaken}.
        The employee was off work for {daysLost} days. A similar event was reported on {anyDate}.
        This report was written by {reportedBy}.`),
      list(`This report by {reportedBy} describes an event of {incidentTime}.
        The person concerned is {injuredPerson}, employed since {anyDate}.
        The scene was here: {incidentPlace}. The course of events: {incidentCause}.
        A doctor found this: {injury}. Days lost so far: {daysLost}.
        {incidentWitness} was present; {anyPerson} had left the room shortly before.
        Steps taken: {measuresTaken}. Their cost is {anyMoney}.`),
    ],
    'change-order': [
      list(`The contract for {projectName} between {client} and {contractor} is changed as follows.
        The reason is this: {changeReason}.
        The original contract sum was {originalSum}; a change of {anyMoney} proposed on {anyDate} was withdrawn.
        By this order {changeSum} is added, so that the new sum is {revisedSum}.
        The time is extended by {extraDays}, and the new date of completion is {newCompletion}.
        {architect} has checked the prices. {anyPerson} was informed.`),
      list(`At the request of {client}, the works named {projectName} are altered.
        {contractor} has explained why: {changeReason}.
        For this {changeSum} will be paid, in addition to the {originalSum} first agreed.
        The contract now comes to {revisedSum}. Penalties of {anyMoney} a day remain in force.
        Completion moves to {newCompletion}, an extension of {extraDays}.
        Approved by {architect}; the meeting of {anyDate} is recorded elsewhere.`),
    ],
    'car-rental': [
      list(`{rentalCompany} rents to {renter} a vehicle of the group {carGroup} with the plate {vehicleRegistration}.
        It is handed over on {pickUpTime} at {pickUpPlace} and must be back by {returnTime}.
        The rate is {dailyRate} a day, which makes {rentalTotal} in all.
        A deposit of {deposit} is blocked on the card. Each hour of delay costs {anyMoney}.
        In case of damage the renter pays up to {deductible}.
        {anyPerson} may drive as well. The damage noted on {anyDate} was there before.`),
      list(`Driver: {renter}, licence {driverLicence}, checked by {anyPerson}.
        The car, {vehicleRegistration}, showed {mileage} when it left {pickUpPlace}.
        The rental begins on {pickUpTime} and ends on {returnTime}.
        Charges are {dailyRate} for every day; the total comes to {rentalTotal}.
        A child seat costs {anyMoney}. The excess is {deductible}.
        Prices hold since {anyDate}.`),
    ],
    'hotel-booking': [
      list(`Dear {guest}, thank you for booking with {hotelName}.
        Your reservation has the number {bookingCode}.
        You arrive on {checkIn} and leave on {checkOut}, that is {nights} nights.
        We have kept for you the following: {roomType}. The rate is {roomRate} a night.
        The stay costs {stayPrice} in all, city tax of {anyMoney} not included.
        You can cancel without charge until {cancelUntil}.
        You find us here: {hotelAddress}. The pool is closed until {anyDate}.`),
      list(`We are happy to confirm reservation {bookingCode} for {guest}.
        Arrival: {checkIn} after three in the afternoon. Departure: {checkOut} before eleven.
        Your choice is: {roomType}, for {guestCount} guests.
        For {nights} nights we charge {stayPrice}; a parking place costs {anyMoney} a day.
        Changes are free of charge up to {cancelUntil}.
        {hotelName} is looking forward to your visit; {anyPerson} will welcome you.`),
    ],
    memo: [
      list(`From {effectiveDate} the office in {workplace} will have new opening times.
        {responsiblePerson} will send the plan to everybody by {taskDeadline}.
        Last year {anyMoney} was spent on overtime, as {anyPerson} reported on {anyDate}.
        A budget of {approvedSum} has been approved for the change.
        We will talk about it again on {nextMeeting}.
        Questions may be put to {contactPerson}.`),
      list(`Please note that the archive moves to {workplace}.
        {responsiblePerson} is in charge; boxes must be packed by {taskDeadline}.
        The new rules are in force from {effectiveDate} on; those of {anyDate} no longer hold.
        The move may cost {approvedSum} at most. The offer of {anyCompany} was {anyMoney}.
        {contactPerson} has the keys. {anyPerson} is away this week.`),
    ],
    'press-release': [
      list(`{issuer} announced today that it will put {investmentSum} into a new site.
        The opening is planned for {launchDate}; {newJobs} people will find work there.
        "This is a great day for the region", said {spokesperson}.
        Last year sales came to {anyMoney}. The old site was closed on {anyDate}.
        {anyPerson}, the mayor, welcomed the plan.
        Journalists may call {pressContact} at {pressPhone}.`),
      list(`In a ceremony {spokesperson} presented the plans of {issuer} for the coming years.
        The firm wants to invest {investmentSum} and to hire {newJobs} people.
        Customers can buy the first products from {launchDate} on.
        A loan of {anyMoney} is given by {anyCompany}. The contract was signed on {anyDate}.
        Pictures can be had from {pressContact}.`),
    ],
  },
};
