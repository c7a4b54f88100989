import {list} from '../languages/list.mjs';

/** Cars and rooms, concerts and conferences. */
export const travel = {
  kindOf: {
    company: 'rentalCompany promoter affiliation',
    person: 'renter ticketHolder attendee',
    code: 'rentalNumber',
    written: `driverLicence pickUpPlace carGroup hotelName roomType guestCount nights performer seatBlock seatRow
      ticketCategory workshopChosen`,
    moment: 'pickUpTime returnTime',
    date: 'cancelUntil',
    money: 'dailyRate rentalTotal stayPrice registrationFee',
    address: 'hotelAddress',
    option: 'fuelPolicy board badgeType dietary',
    shortPeriod: 'eventPeriod',
  },
  daysAround: {pickUpTime: [1, 3], returnTime: [5, 20], cancelUntil: [-40, -12]},
  amounts: (random) => {
    const dailyRate = random.int(2_500, 14_000);
    const roomRate = random.int(4_000, 30_000);
    return {
      ticketPrice: random.int(500, 25_000),
      dailyRate,
      rentalTotal: dailyRate * random.int(2, 14),
      roomRate,
      stayPrice: roomRate * random.int(2, 9),
      registrationFee: random.int(5, 120) * 1_000,
    };
  },
  patterns: {
    driverLicence: list('@########|@@@@@######@|##@@#####|#########'),
    guestCount: list('{1-4}|2'),
    nights: list('{1-14}'),
    seatBlock: list('{1-30}|@|{100-430}|Block @'),
    seatRow: list('{1-40}|@|@@'),
  },
  definite: 'driverLicence carGroup roomType performer seatBlock seatRow nights cancelUntil dietary',
  kindred: `pickUpTime returnTime pickUpPlace
    dailyRate rentalTotal deposit
    renter rentalCompany
    driverLicence rentalNumber
    checkIn checkOut cancelUntil
    roomType board guestCount nights
    roomRate stayPrice
    hotelName hotelAddress
    seatBlock seatRow seat
    performer promoter venue
    ticketHolder ticketCategory
    attendee affiliation badgeType
    registrationFee dietary workshopChosen`,
  same: `rentalCompany supplier issuer landlord host
    renter driver holderName keeper tenant
    rentalNumber bookingCode orderNumber registrationNumber certificateNumber invoiceNumber
    driverLicence passportNumber certificateNumber registrationNumber
    pickUpTime leaseStart checkIn
    returnTime leaseEnd checkOut dueDate
    pickUpPlace origin
    dailyRate rent roomRate
    rentalTotal stayPrice registrationFee totalDue
    hotelName supplier issuer host venue
    hotelAddress propertyAddress senderAddress
    cancelUntil expiryDate noticePeriod answerDeadline
    roomType roomNumber
    ticketHolder attendee holderName guest passenger
    performer speaker eventName
    promoter host issuer supplier
    ticketCategory travelClass
    seatBlock gate seat
    seatRow seat
    affiliation employer
    registrationFee admissionFee
    eventPeriod eventDate
    badgeType speaker`,
};
