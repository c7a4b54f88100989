import {expect, test} from 'vitest';
import {extractFromPages} from '../../../src/engine/extract.js';
import {pageOf} from '../../helpers/page-of.js';

const request = {
  document_type: 'invoice',
  fields: ['net_total', 'tax_total', 'grand_total'].map((name) => ({name, type: 'money' as const})),
};

function totalsOf(text: string) {
  const {fields} = extractFromPages([pageOf(text)], request);
  return [fields.net_total!.value, fields.tax_total!.value, fields.grand_total!.value];
}

test('what is withheld is no tax', () => {
  const totals = totalsOf(`
FACTURA
Concepto                          Horas     Precio     Importe
Traducción técnica                26        38,00      988,00
Corrección de pruebas             9,5       30,00      285,00
Base imponible                                       1.273,00 €
IVA (21%)                                              267,33 €
Retención IRPF (-15%)                                 -190,95 €
TOTAL A PAGAR                                        1.349,38 €`);
  expect(totals).toEqual(['1273.00', '267.33', '1349.38']);
});

test('what is rounded is no tax', () => {
  const totals = totalsOf(`
FAKTURA
Netto                                                5 890,00
Moms 25%                                             1 472,50
Öresavrundning                                           0,50
Att betala SEK                                       7 363,00`);
  expect(totals).toEqual(['5890.00', '1472.50', '7363.00']);
});

test('a gross that is called so is not less than what only adds up', () => {
  const totals = totalsOf(`
Fattura n. 12/2026
Totale imponibile                                    3.050,00
Contributo cassa 4%                                    122,00
IVA 22% su 3.172,00                                    697,84
Totale fattura                                       3.869,84`);
  expect(totals.slice(1)).toEqual(['697.84', '3869.84']);
});
