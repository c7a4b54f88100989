import {paragraph, smallPrint} from '../blocks/text-blocks.mjs';
import {paper} from './paper.mjs';
import {amounts, captioned, dressed, facts, sender, sentences, signed, ticked} from './parts.mjs';
import {several} from './several-languages.mjs';

/** Cars and rooms, concerts and conferences. */

export const carRental = paper({
  name: 'car-rental',
  documentTypes: ['rental agreement', 'contract', 'car rental', 'travel'],
  languages: ['en'],
  parts: (random) => [
    sender('rentalCompany'),
    facts('rentalNumber renter driverLicence birthDate'),
    ...(random.chance(0.4)
      ? [sentences('car-rental')]
      : [
          captioned('vehicleRegistration carGroup mileage'),
          facts('pickUpTime returnTime pickUpPlace'),
          amounts('dailyRate rentalTotal deposit deductible'),
        ]),
    ...(random.chance(0.6) ? [ticked('fuelPolicy')] : []),
    signed('signerName signatureDate'),
  ],
});

export const hotelBooking = paper({
  name: 'hotel-booking',
  documentTypes: ['booking confirmation', 'hotel booking', 'travel', 'confirmation'],
  languages: several,
  parts: (random) => [
    sender('hotelName'),
    ...(random.chance(0.5)
      ? [sentences('hotel-booking')]
      : [
          facts('guest bookingCode hotelAddress'),
          captioned('checkIn checkOut nights guestCount roomType'),
          amounts('roomRate stayPrice'),
        ]),
    random.chance(0.4) ? ticked('board') : facts('board cancelUntil'),
    random.chance(0.5) ? smallPrint : paragraph,
  ],
});

export const concertTicket = paper({
  name: 'concert-ticket',
  documentTypes: ['ticket', 'concert ticket', 'event'],
  languages: ['en'],
  parts: (random) => [
    dressed,
    captioned('performer eventDate eventStart venue'),
    captioned('seatBlock seatRow seat ticketCategory'),
    random.chance(0.5) ? facts('ticketPrice ticketHolder orderNumber') : amounts('ticketPrice'),
    facts('promoter ticketNumber'),
    smallPrint,
  ],
});

export const conferenceRegistration = paper({
  name: 'conference-registration',
  documentTypes: ['registration confirmation', 'badge', 'event', 'confirmation'],
  languages: ['en'],
  parts: (random) => [
    ...(random.chance(0.5) ? [sender('host')] : []),
    captioned('attendee affiliation registrationNumber'),
    facts('eventName eventPeriod venue'),
    ticked(random.chance(0.5) ? 'badgeType dietary' : 'badgeType'),
    facts('workshopChosen invoiceNumber'),
    amounts('registrationFee'),
    random.chance(0.5) ? paragraph : facts('contactPerson senderEmail'),
  ],
});
