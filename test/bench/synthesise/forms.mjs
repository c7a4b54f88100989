// Forms of fixed layout: a blank reference, the template drawn on it, and filled copies from different machines.
import {date} from '../../../fixtures/make/figures.mjs';
import {png} from '../../../fixtures/make/formats.mjs';
import {rasterise} from '../../../fixtures/make/raster.mjs';
import {toGrey} from '../../../fixtures/make/scan.mjs';
import {closeSheet, fill, frame, openSheet, put, rule} from '../../../fixtures/make/sheet.mjs';
import {between, chance, day, digits, letters, pick, some} from './draw.mjs';
import {locales} from './locales.mjs';
import {render} from './media.mjs';
import {company} from './parties.mjs';

const captions = {
  en: [
    'Full name',
    'Date of birth',
    'Street',
    'Postcode and town',
    'E-mail',
    'Telephone',
    'Member no.',
    'Occupation',
    'Amount',
    'Valid from',
    'Application form',
    'Please complete in block letters.',
  ],
  de: [
    'Name, Vorname',
    'Geburtsdatum',
    'Straße, Nr.',
    'PLZ und Ort',
    'E-Mail',
    'Telefon',
    'Mitgliedsnummer',
    'Beruf',
    'Betrag',
    'Gültig ab',
    'Antragsformular',
    'Bitte in Druckbuchstaben ausfüllen.',
  ],
  fr: [
    'Nom et prénom',
    'Date de naissance',
    'Rue',
    'Code postal et ville',
    'Courriel',
    'Téléphone',
    'N° d’adhérent',
    'Profession',
    'Montant',
    'Valable à partir du',
    'Formulaire de demande',
    'À remplir en lettres majuscules.',
  ],
  es: [
    'Nombre y apellidos',
    'Fecha de nacimiento',
    'Calle',
    'Código postal y ciudad',
    'Correo electrónico',
    'Teléfono',
    'Nº de socio',
    'Profesión',
    'Importe',
    'Válido desde',
    'Formulario de solicitud',
    'Rellene en mayúsculas.',
  ],
  it: [
    'Cognome e nome',
    'Data di nascita',
    'Via',
    'CAP e città',
    'E-mail',
    'Telefono',
    'N. socio',
    'Professione',
    'Importo',
    'Valido dal',
    'Modulo di domanda',
    'Compilare in stampatello.',
  ],
  nl: [
    'Naam',
    'Geboortedatum',
    'Straat',
    'Postcode en plaats',
    'E-mail',
    'Telefoon',
    'Lidnummer',
    'Beroep',
    'Bedrag',
    'Geldig vanaf',
    'Aanvraagformulier',
    'Invullen in blokletters a.u.b.',
  ],
  pt: [
    'Nome completo',
    'Data de nascimento',
    'Rua',
    'Código postal e localidade',
    'E-mail',
    'Telefone',
    'N.º de sócio',
    'Profissão',
    'Montante',
    'Válido desde',
    'Formulário de pedido',
    'Preencher em maiúsculas.',
  ],
  pl: [
    'Imię i nazwisko',
    'Data urodzenia',
    'Ulica',
    'Kod i miejscowość',
    'E-mail',
    'Telefon',
    'Nr członkowski',
    'Zawód',
    'Kwota',
    'Ważne od',
    'Formularz wniosku',
    'Wypełnić drukowanymi literami.',
  ],
  sv: [
    'Namn',
    'Födelsedatum',
    'Gata',
    'Postnummer och ort',
    'E-post',
    'Telefon',
    'Medlemsnr',
    'Yrke',
    'Belopp',
    'Gäller från',
    'Ansökningsblankett',
    'Texta tydligt.',
  ],
  tr: [
    'Adı soyadı',
    'Doğum tarihi',
    'Cadde / Sokak',
    'Posta kodu ve şehir',
    'E-posta',
    'Telefon',
    'Üye no',
    'Meslek',
    'Tutar',
    'Geçerlilik',
    'Başvuru formu',
    'Büyük harflerle doldurunuz.',
  ],
};
export const formLanguages = Object.keys(captions);

const fields = [
  ['full_name', 'name'],
  ['date_of_birth', 'date'],
  ['street', 'text'],
  ['town', 'text'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['member_no', 'identifier'],
  ['occupation', 'text'],
  ['amount', 'money'],
  ['valid_from', 'date'],
];
const [width, height] = [595.28, 841.89];

/** File name to content of one form and its copies; `media` as in media.mjs. */
export async function makeForm(random, languages, {copies = 6, media = 'scan,copy,photo,text'} = {}) {
  const language = pick(random, languages);
  const locale = locales[language];
  const country = pick(random, locale.countries);
  const form = {
    language,
    locale,
    country,
    house: company(random, locale, country).name,
    ...layoutOf(random, language, locale),
  };
  const blank = await draw(form);
  const [reference] = await rasterise(blank, 150);
  const files = {
    'blank.pdf': blank,
    'blank.png': await png(toGrey(reference)),
    'template.json': json(templateOf(form)),
  };
  const truth = {};
  for (let copy = 0; copy < copies; copy++) {
    const values = fillOut(random, form);
    const {bytes, extension} = await render(random, await draw(form, values.printed), {media});
    const name = `${String(copy).padStart(2, '0')}${extension}`;
    files[name] = bytes;
    truth[name] = values.truth;
  }
  return {...files, 'truth.json': json(truth)};
}

function layoutOf(random, language, locale) {
  const texts = captions[language];
  const shown = some(
    random,
    fields.map(([name, type], index) => ({name, type, label: texts[index]})),
    between(random, 6, 10),
  );
  const columns = pick(random, [1, 2]);
  const style = pick(random, ['box', 'line', 'colon', 'under']);
  const numbered = chance(random, 0.4);
  const step = between(random, 46, 60);
  const top = between(random, 150, 200);
  const boxes = shown.map((field, index) => ({
    ...field,
    caption: `${numbered ? `${index + 1}. ` : ''}${field.label}`,
    x: 50 + (columns === 2 && index % 2 === 1 ? 255 : 0),
    y: top + Math.floor(index / columns) * step,
    width: columns === 2 ? 240 : 430,
  }));
  const fonts = locale.wide
    ? ['DejaVu', 'DejaVuCondensed', 'DejaVuSerif']
    : ['Helvetica', 'Times-Roman', 'Lato'];
  const typed = locale.wide ? ['DejaVuMono', 'DejaVu'] : ['Courier-Bold', 'Courier', 'DejaVuMono'];
  return {
    boxes,
    style,
    font: pick(random, fonts),
    typed: pick(random, typed),
    title: texts[10],
    hint: texts[11],
    banner: chance(random, 0.4),
    code: `${letters(random, 1)}-${digits(random, 2)}`,
  };
}

function fillOut(random, {boxes, locale, country, language}) {
  const pattern = country.dates[0];
  const months = locale.months.split(' ');
  const someone = company(random, locale, country);
  const first = pick(random, ['Anna', 'Marta', 'Jonas', 'Elena', 'Tomas', 'Lucia', 'Erik', 'Clara']);
  const birth = day(random, 1950, 2004);
  const start = day(random, 2020, 2026);
  const cents = between(random, 1_000, 250_000);
  const [decimal] = country.marks[0];
  const all = {
    full_name: `${first} ${pick(random, locale.names).split(/[\s&]/)[0]}`,
    date_of_birth: [date(birth, pattern, months), birth],
    street: someone.lines[0],
    town: someone.lines[1],
    email: `${first.toLowerCase()}@${language}.example`,
    phone: someone.phone,
    member_no: `${letters(random, 1)}-${digits(random, 5)}`,
    occupation: pick(random, locale.trades),
    amount: [(cents / 100).toFixed(2).replace('.', decimal), (cents / 100).toFixed(2)],
    valid_from: [date(start, pattern, months), start],
  };
  const pairs = boxes.map(({name}) => [name, Array.isArray(all[name]) ? all[name] : [all[name], all[name]]]);
  return {
    printed: Object.fromEntries(pairs.map(([name, [printed]]) => [name, printed])),
    truth: Object.fromEntries(pairs.map(([name, [, value]]) => [name, value])),
  };
}

function draw(form, printed) {
  const doc = openSheet({title: form.title, author: form.house, date: '2024-01-01', language: form.language});
  const {font} = form;
  if (form.banner) fill(doc, 0, 0, width, 80, '#2b3d55');
  const ink = form.banner ? '#fff' : '#111';
  put(doc, form.house, 50, 26, {font, size: 17, color: ink});
  put(doc, form.title, 50, 52, {font, size: 13, color: ink});
  put(doc, form.code, 460, 54, {font, size: 10, color: ink, width: 85, align: 'right'});
  put(doc, form.hint, 50, 108, {font, size: 9.5});
  for (const box of form.boxes) entry(doc, form, box, printed?.[box.name]);
  rule(doc, 50, 770, 545, 770);
  put(doc, `${form.house} · ${form.code} · ${form.title}`, 50, 778, {
    font,
    size: 8,
    width: 495,
    align: 'center',
  });
  return closeSheet(doc);
}

function entry(doc, {style, font, typed}, {x, y, width: across, caption}, value) {
  if (style === 'under') return entryUnder(doc, {font, typed}, {x, y, width: across, caption}, value);
  if (style === 'box') frame(doc, x, y, across, 36, {width: 0.8});
  else rule(doc, x + (style === 'colon' ? across * 0.42 : 0), y + 33, x + across, y + 33, {width: 0.7});
  const beside = style === 'colon';
  put(doc, beside ? `${caption}:` : caption, x + 4, beside ? y + 20 : y + 3, {
    font,
    size: beside ? 9.5 : 7.8,
    color: '#222',
    ...(beside ? {width: across * 0.42, height: 12, ellipsis: true} : {}),
  });
  if (value !== undefined)
    put(doc, value, x + (beside ? across * 0.44 : 8), y + 18, {font: typed, size: 10.5, color: '#1a1a2e'});
}

/** The value on a line with its caption in brackets below, as at the foot of contracts. */
function entryUnder(doc, {font, typed}, {x, y, width: across, caption}, value) {
  rule(doc, x, y + 20, x + across, y + 20, {width: 0.7});
  put(doc, `(${caption})`, x + 4, y + 23, {font, size: 7.8, color: '#222'});
  if (value !== undefined) put(doc, value, x + 8, y + 6, {font: typed, size: 10.5, color: '#1a1a2e'});
}

function templateOf({boxes, style, title}) {
  const part = (value, whole) => Math.round((value / whole) * 10_000) / 10_000;
  const region = (left, top, across, down) => ({
    left: part(left, width),
    top: part(top, height),
    right: part(left + across, width),
    bottom: part(top + down, height),
  });
  const beside = style === 'colon';
  const under = style === 'under';
  const drawn = boxes.map(({name, type, label, x, y, width: across}) => ({
    name,
    kind: 'RECTANGLE',
    type,
    labels: [label],
    page: 1,
    label_box: beside
      ? region(x, y + 18, across * 0.42, 14)
      : region(x, y + (under ? 21 : 0), across * 0.6, 13),
    value_box: beside
      ? region(x + across * 0.42, y + 12, across * 0.58, 22)
      : region(x + 2, y + (under ? 0 : 14), across - 4, 20),
  }));
  return {name: title, document_type: 'form', reference_images: ['blank.png'], fields: drawn};
}

function json(value) {
  return `${JSON.stringify(value, null, 1)}\n`;
}
