import type {SentenceLanguage} from '../../concepts/sentence-language.js';
import {amountPhrases} from './amount-phrases-tr.js';
import {contractPhrases} from './contract-phrases-tr.js';
import {eventPhrases} from './event-phrases-tr.js';

export const sentences: SentenceLanguage = {
  abbreviations: 'no|sok|cad|mah|apt|tel|ltd|sti|san|tic|as|dr|av|bkz|vb',
  articles: '',
  numberWords:
    'bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|on iki|oniki|on sekiz|yirmi|yirmi dort|otuz|altmis|doksan',
  cardinals: 'bir iki uc dort bes alti yedi sekiz dokuz on on_bir on_iki',
  timeUnits: 'gun|gunluk|hafta|haftalik|ay|aylik|yil|yillik|sene|saat',
  timeUnitLeads: 'is|takvim',
  ordinals: '',
  anniversary: '',
  years: '',
  documentWords: 'sozlesme|sozlesmesi|anlasma|police|ek|tutanak|mektup|protokol',
  nameLeads: 'sayin|bay|bayan|dr|av',
  insideNames: 've ogullari',
  notNames:
    'kiraci|kiraya|veren|isveren|isci|calisan|satici|alici|taraflar|taraf|sozlesme|madde|ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik|bu|ile|ve|bir|aylik|kira',
  stateLeads: '',
  lawAdjectives: 'turk|turkiye|alman|ingiliz|isvicre|turkiye cumhuriyeti',
  lawWords: 'hukuku|hukuk|kanunlari|kanunu|yasalari',
  addressEnds: 'adresinde|adresindeki|adresine|olan|bulunan|ikamet|ile|arasinda|mukim',
  titleEnds: 'olarak|gorevinde|pozisyonunda|icin|ile',
  askingWords:
    'ne|nedir|hangi|kim|kimdir|kimin|zaman|nerede|nasil|kac|kadar|bu|bir|ve|veya|ile|icin|adi|isim|ismi|sozlesme|belge|sozlesmenin',
  denying: String.raw`degil|yok|haric|hicbir|yasak\w*|olmayan|yapilmaz|muaf\w*`,
  roles: {
    landlord: 'kiraya veren|kiralayan|ev sahibi|mal sahibi',
    tenant: 'kiraci|kiracinin',
    employer: 'isveren|isverenin',
    employee: 'isci|calisan|personel|iscinin',
    seller: 'satici|saticinin|tedarikci',
    buyer: 'alici|alicinin',
    lender: 'kredi veren|banka|borc veren',
    borrower: 'kredi alan|borclu|borc alan',
    guarantor: 'kefil',
    insurer: 'sigortaci|sigorta sirketi',
    insured: 'sigortali|sigorta ettiren',
    client: 'musteri|is sahibi',
    contractor: 'yuklenici|danisman',
  },
  concepts: {...contractPhrases, ...amountPhrases, ...eventPhrases},
};
