import {expect, test} from 'vitest';
import {languagesOfText} from '../../../../../src/engine/recognise/correction/lexicon.js';
import {withAccents} from '../../../../../src/engine/recognise/correction/restore-accents.js';
import {seenLine, textOf} from './seen.js';

const page = 'Factura fecha de vencimiento importe cliente gracias por su compra';
const spanish = languagesOfText(page.split(' ')).first;

test('a known word has its accent where the picture does not clearly speak against it', () => {
  expect(textOf(withAccents(seenLine('C_digo', ['o', {ó: -1}]), spanish))).toBe('Código');
  expect(textOf(withAccents(seenLine('C_digo', ['o', {ó: -9}]), spanish))).toBe('Codigo');
});
