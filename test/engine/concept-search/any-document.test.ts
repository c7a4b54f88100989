import {describe, expect, test} from 'vitest';
import type {ExtractedField} from '../../../src/contract/extraction.js';
import {findFields} from '../../../src/engine/concept-search/find-fields.js';
import {pageOf} from '../../helpers/page-of.js';

/** What prompts find on a page, by the names of their fields. */
function ask(
  page: string,
  prompts: Record<string, string>,
  documentType = 'contract',
): Record<string, unknown> {
  return Object.fromEntries([...found(page, prompts, documentType)].map(([name, {value}]) => [name, value]));
}

function found(
  page: string,
  prompts: Record<string, string>,
  paperKind: string,
): Map<string, ExtractedField> {
  const fields = Object.entries(prompts).map(([name, prompt]) => ({name, prompt}));
  return findFields([pageOf(page)], {paperKind, fields, minConfidence: 0.5});
}

describe('labels that say in part, or otherwise, what a prompt describes', () => {
  test('are found in another form of the word, and in another language', () => {
    const page = `
Kaufvertrag über ein gebrauchtes Fahrzeug

Fahrgestellnummer:   WVWZZZ1JZXW000001
Amtliches Kennzeichen:   M-AB 1234
Kilometerstand:   84.200 km`;
    expect(ask(page, {a: 'Kennzeichen des Fahrzeugs', b: 'VIN'}, 'Kaufvertrag')).toEqual({
      a: 'M-AB 1234',
      b: 'WVWZZZ1JZXW000001',
    });
    expect(ask(page, {a: 'plate of the car'}, 'Kaufvertrag')).toEqual({a: 'M-AB 1234'});
  });

  test('leave empty what the page does not say', () => {
    const page = `
Landlord:   Margaret Ellsworth
Monthly rent:   £1,350.00`;
    expect(
      ask(page, {
        guarantor: 'Name of the guarantor',
        band: 'Council tax band',
        fee: 'Late payment fee',
        furnished: 'Is the flat furnished?',
      }),
    ).toEqual({guarantor: null, band: null, fee: null, furnished: null});
  });

  test('of a row are wholly its name, and the amount beside it is the answer', () => {
    const page = `
Omschrijving                            Aantal      Prijs          Bedrag
Huur bedrijfsruimte Prinsenstraat 9     1           € 1.850,00     € 1.850,00
Servicekosten                           1           € 175,50       € 175,50`;
    expect(ask(page, {huur: 'Kale huur', service: 'Servicekosten'}, 'huurfactuur')).toEqual({
      huur: '1850.00',
      service: '175.50',
    });
  });

  test('stand above their values in rows of boxes, and are no values themselves', () => {
    const page = `
Tomador                NIF            Forma de pago
Iñaki Goñi             44623187P      Semestral`;
    expect(ask(page, {tomador: 'Nombre del tomador', pago: 'Forma de pago'}, 'póliza')).toEqual({
      tomador: 'Iñaki Goñi',
      pago: 'Semestral',
    });
  });

  test('meet in a table: the row says one part of a prompt, the column the other', () => {
    const page = `
Analyse           Resultat      Enhet       Referens
Hemoglobin        128           g/L         117
Kreatinin         71            mmol/L      45`;
    expect(ask(page, {k: 'Referens för kreatinin'}, 'provsvar')).toEqual({k: '45'});
  });
});

describe('a value whose type nobody said', () => {
  test('is written as typed ones are when it is an amount, a measure or a date, and kept as it stood', () => {
    const page = `
Waarborgsom in depot:   € 5.550,00
Vloeroppervlak:   112,4 m²
Oplevering:   1 juni 2025
Opzegging:   4 weken`;
    const fields = found(
      page,
      {a: 'Waarborgsom', b: 'Vloeroppervlak', c: 'Oplevering', d: 'Opzegging'},
      'contract',
    );
    expect([...fields.values()].map(({value}) => value)).toEqual([
      '5550.00',
      '112.4',
      '2025-06-01',
      '4 weken',
    ]);
    expect(fields.get('a')!.raw).toContain('5.550,00');
  });

  test('is the word that is ticked', () => {
    const page = 'Marital status:   ☐ married ☒ single';
    expect(ask(page, {status: 'marital status'}, 'form')).toEqual({status: 'single'});
  });

  test('is none of the words to choose from where no mark is seen', () => {
    const page = 'Marital status         Single      Married      Divorced';
    expect(ask(page, {status: 'marital status'}, 'form')).toEqual({status: null});
  });
});

describe('questions', () => {
  test('that want yes or no get it, or nothing', () => {
    const page = `
Pets allowed:   No
Parking space:   Yes
Total amount due:   £259.73
Rechnungsbetrag:   100,00 EUR`;
    expect(
      ask(
        page,
        {pets: 'Are pets allowed?', parking: 'Is there a parking space?', paid: 'Is it paid?'},
        'contract',
      ),
    ).toEqual({pets: false, parking: true, paid: null});
    expect(ask(page, {skonto: 'Hat der Kunde Skonto?', pages: 'How many pages?'}, 'invoice')).toEqual({
      skonto: null,
      pages: null,
    });
  });

  test('about one end of a period get that day', () => {
    const page = 'Abrechnungszeitraum:   01.02.2025 bis 31.01.2026';
    expect(
      ask(page, {a: 'Beginn des Abrechnungszeitraums', b: 'Ende des Abrechnungszeitraums'}, 'utility bill'),
    ).toEqual({a: '2025-02-01', b: '2026-01-31'});
  });
});

describe('numbers', () => {
  test('are read with all their groups', () => {
    const page = `
Account number:   850 0123 7741
SIRET :   552 100 554 00013
Bank:   sort code 20-45-77, account 40118822`;
    expect(ask(page, {account: 'Account number', siret: 'SIRET', sort: 'Sort code'}, 'utility bill')).toEqual(
      {account: '850 0123 7741', siret: '552 100 554 00013', sort: '20-45-77'},
    );
  });

  test('of a post office box are no numbers of an order', () => {
    expect(ask('PO Box 4410, Gloucester GL1 9XT', {order: 'Order number'}, 'utility bill')).toEqual({
      order: null,
    });
  });

  test('of an account go on in the next line where the check number says so', () => {
    const page = `
IBAN NL91 ABNA 0417
1643 00`;
    expect(ask(page, {iban: 'IBAN'}, 'letter')).toEqual({iban: 'NL91ABNA0417164300'});
  });
});

test('a name ends before the address behind it', () => {
  const page = 'Landlord:   Margaret Ellsworth, 8 Priory Walk, Bath BA2 4LR';
  expect(ask(page, {landlord: 'Who is the landlord?'})).toEqual({landlord: 'Margaret Ellsworth'});
});

test('an address in two boxes of a form is one', () => {
  const page = `
Domicilio                      C.P. y localidad
Calle del Muelle 14            39740 Santoña`;
  expect(ask(page, {address: 'dirección completa'}, 'solicitud')).toEqual({
    address: 'Calle del Muelle 14, 39740 Santoña',
  });
});

describe('balances', () => {
  const page = `
Date      Details                       Paid out    Paid in     Balance
1 Oct     BALANCE BROUGHT FORWARD                               12,406.18
3 Oct     Card border mills             922.40                  11,483.78
7 Oct     Cash and cheques                          1,640.00    13,123.78
          BALANCE CARRIED FORWARD       922.40      1,640.00    13,123.78`;

  test('at the start and the end of a period are brought and carried forward', () => {
    expect(
      ask(page, {a: 'balance at the start of the period', b: 'closing balance'}, 'bank statement'),
    ).toEqual({a: '12406.18', b: '13123.78'});
  });
});

describe('amounts', () => {
  test('of a tax nobody knows are not those of another', () => {
    const page = `
Accommodation                 387.00
VAT 20 % included              77.08`;
    expect(ask(page, {city: 'tourist tax'}, 'hotel bill')).toEqual({city: null});
  });

  test('that are taken off are asked for without their sign', () => {
    const page = `
Translation                     1.450,00 €
Withholding tax 15 %            − 217,50 €`;
    expect(ask(page, {held: 'How much withholding tax is taken off?'}, 'factura')).toEqual({held: '217.50'});
  });

  test('in the words of a row are not the one in its column', () => {
    const page = `
IVA 10 % su 87,40 €             8,74 €
Totale bolletta               118,47 €`;
    expect(ask(page, {iva: 'VAT amount on the bill'}, 'bolletta')).toEqual({iva: '8.74'});
  });
});

test('the name in a box ends where the address below it begins', () => {
  const page = `
Consignee's Name and Address
Maison Verdier SARL
4 quai des Orfèvres
69002 Lyon, France`;
  expect(ask(page, {to: 'name of the consignee'}, 'air waybill')).toEqual({to: 'Maison Verdier SARL'});
});

describe('how a page is written', () => {
  test('is what it says of its dates', () => {
    const page = `
ORDER DATE (MM/DD/YYYY)      DELIVER BY
06/09/2025                   07/01/2025`;
    expect(ask(page, {ordered: 'date of the order'}, 'purchase order')).toEqual({ordered: '2025-06-09'});
  });

  test('tells an amount from what is counted', () => {
    const page = `
                     Consumption billed
Excise   4,33 €      347 kWh`;
    expect(ask(page, {used: 'consumption billed'}, 'electricity bill')).toEqual({used: '347'});
  });

  test('tells a tax office from a number of tax', () => {
    const page = 'Anadolu Hizmetleri A.Ş. · Vergi Dairesi: Ulus · VKN: 0680112233';
    expect(ask(page, {office: 'vergi dairesi'}, 'fatura')).toEqual({office: 'Ulus'});
  });
});
