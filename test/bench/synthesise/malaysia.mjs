// Shops of Malaysia: names with registration numbers, addresses of three or four lines, ringgit and rounded cash.
import {between, chance, digits, pick} from './draw.mjs';

export const malaysia = {
  countries: [
    {
      code: 'MY',
      currency: 'MYR',
      sign: 'RM',
      rates: [6],
      dates: ['DD/MM/YYYY', 'DD-MM-YYYY', 'DD/MM/YY', 'DD MMM YYYY', 'D/M/YYYY', 'YYYY-MM-DD', 'DD-MM-YY'],
      marks: [['.', ',']],
      tax: 'GST',
    },
  ],
  months: 'January February March April May June July August September October November December',
  phone: ['Tel', 'TEL:', 'Tel No.', 'H/P', 'Phone :'],
  vat: ['GST ID:', 'GST Reg No:', 'GST No.', 'GST ID No :'],
  items: [
    'KOPI O',
    'ROTI CANAI',
    'NASI LEMAK AYAM',
    'MILO AIS',
    'A4 PAPER 70GSM',
    'PVC PIPE 1/2',
    'BALL PEN BLUE 0.5',
    'CEMENT 50KG',
    'LED BULB 9W',
    'SARDINES 425G',
    'MINERAL WATER 1.5L',
    'FRIED RICE',
    'TEH TARIK',
    'PAINT BRUSH 2"',
    'HAND SOAP REFILL',
    'EXTENSION WIRE 3M',
    'GREEN TEA (HOT)',
    'FILE ARCH 3"',
    'UNLEADED 95',
    'CHICKEN CHOP',
  ],
  names: [
    'SENG HUAT',
    'MAJU JAYA',
    'KIM LEONG',
    'WARISAN',
    'SRI BINTANG',
    'HOCK LEE',
    'PERDANA',
    'GOLDEN LOTUS',
    'CHUAN FATT',
    'DELIMA',
    'KEDAI KAK TIMAH',
    'EASTERN PEARL',
    'B & K',
    'D.R.S.',
    'LUCKY 88',
  ],
  trades: [
    'HARDWARE',
    'TRADING',
    'STATIONERY',
    'RESTAURANT',
    'MINI MARKET',
    'ENTERPRISE',
    'BAKERY',
    'SEAFOOD',
    'AUTO PARTS',
    'BOOK STORE',
    'PHARMACY',
    'KITCHEN',
    'ELECTRICAL',
    'CAFE',
    '',
  ],
  forms: [
    'SDN BHD',
    'SDN. BHD.',
    'Sdn Bhd',
    'ENTERPRISE',
    '',
    'S/B',
    '(M) SDN BHD',
    'TRADING',
    'MARKETING SDN BHD',
  ],
};

const areas = [
  'TAMAN MELATI',
  'TAMAN UNIVERSITI',
  'BANDAR BARU SENTUL',
  'SEKSYEN 7',
  'KAWASAN PERINDUSTRIAN RINGAN',
  'DAMANSARA PERDANA',
  'BUKIT INDAH',
];
const towns = [
  '81300 SKUDAI, JOHOR',
  '47810 PETALING JAYA',
  '43000 KAJANG, SELANGOR',
  '50450 KUALA LUMPUR',
  '11900 BAYAN LEPAS, PENANG',
  '40000 SHAH ALAM, SELANGOR D.E.',
  '75200 MELAKA',
  '31400 IPOH, PERAK DARUL RIDZUAN',
];
const streets = [
  'JALAN MAWAR 3',
  'JALAN SS 15/4D',
  'JLN PERDANA 6/2',
  'JALAN TUN HUSSEIN',
  'LORONG SERI 2',
  'PERSIARAN MAJU',
  'JALAN PJU 5/8',
];

/** A shop in capitals or as it is written elsewhere: name, lines of its address, numbers. */
export function malaysianShop(random) {
  const trade = pick(random, malaysia.trades);
  const form = pick(random, malaysia.forms);
  const isWhole = /^(?:TRADING|ENTERPRISE)$/.test(trade);
  const name = [pick(random, malaysia.names), trade, isWhole ? '' : form].filter(Boolean).join(' ');
  const lot = `${pick(random, ['NO. ', 'NO.', 'NO ', 'LOT ', '', 'G-'])}${between(random, 1, 199)}${pick(random, ['', '', 'A', '-G', ' & 12'])}`;
  const street = pick(random, streets);
  const all = [
    `${lot}, ${street},`,
    `${pick(random, areas)},`,
    pick(random, towns),
    pick(random, ['', '', 'MALAYSIA', '.']),
  ];
  const lines = all.filter((line) => line.length > 1 && !(line === all[1] && chance(random, 0.25)));
  const written = chance(random, 0.6) ? (text) => text : capitalised;
  return {
    name: chance(random, 0.75) ? name : capitalised(name),
    registered: pick(random, [
      '',
      `(${digits(random, 6)}-${pick(random, ['M', 'X', 'T'])})`,
      `CO. REG. NO: ${digits(random, 7)}-K`,
      `JM${digits(random, 7)}-A`,
    ]),
    lines: lines.map(written),
    vat: digits(random, 12),
    phone: `0${between(random, 3, 9)}-${digits(random, 7)}`,
  };
}

function capitalised(text) {
  return text.replace(/[A-Z]{2,}(?=[ ,.]|$)/g, (word) =>
    word.length < 3 ? word : word[0] + word.slice(1).toLowerCase(),
  );
}
