import {describe, expect, it} from 'vitest';
import {itemsOf} from './items-of.js';

describe('titles of columns', () => {
  it('may stand in two languages', () => {
    const lines = itemsOf(`
Description/Omschrijving      Qté/Aantal     P.U./E.P.      Montant/Bedrag
Formation                     2 sessions     450,00         900,00
Hébergement                   3 mois/mnd     150,00         450,00`);
    expect(lines).toMatchObject([
      {description: 'Formation', quantity: '2', unit_price: '450.00', line_amount: '900.00'},
      {description: 'Hébergement', quantity: '3', unit_price: '150.00', line_amount: '450.00'},
    ]);
  });

  it('may run together', () => {
    const lines = itemsOf(`
Serviço                  QuantidadePreço unitário     Valor líquido
Cabo de rede             7,5       292,54             2.194,05
Manutenção mensal        34        26,00                884,00`);
    expect(lines).toMatchObject([
      {description: 'Cabo de rede', quantity: '7.5', unit_price: '292.54', line_amount: '2194.05'},
      {description: 'Manutenção mensal', quantity: '34', unit_price: '26.00', line_amount: '884.00'},
    ]);
  });

  it('do not take in the title of the page', () => {
    const lines = itemsOf(`
INVOICE
  Qty  Description             Unit price     Amount
  4    Oak shelf               25.00          100.00
  3    Steel bracket           10.00           30.00`);
    expect(lines).toMatchObject([
      {description: 'Oak shelf', quantity: '4'},
      {description: 'Steel bracket', quantity: '3'},
    ]);
  });

  it('say which amount is net where prices are, though rounding proves none', () => {
    const lines = itemsOf(`
Nazwa towaru       Ilość     Cena netto   Wartość netto    VAT      Wartość brutto
Naprawa            3           33,33         100,00        23%            123,00
Dostawa            7           14,28         100,00        23%            123,00`);
    expect(lines).toMatchObject([
      {description: 'Naprawa', line_amount: '100.00'},
      {description: 'Dostawa', line_amount: '100.00'},
    ]);
  });

  it('do not take in the name of the first item, though it begins like one', () => {
    const lines = itemsOf(`
Nazwa                   Ilość        Cena        Wartość
Usługa transportowa
                        1 kpl.       2,83          2,83
Montaż u klienta
                        2 kpl.      21,00         42,00
Doradztwo techniczne
                        7 kpl.     468,35      3.278,45`);
    expect(lines).toMatchObject([
      {description: 'Usługa transportowa', quantity: '1'},
      {description: 'Montaż u klienta', quantity: '2'},
      {description: 'Doradztwo techniczne', quantity: '7'},
    ]);
  });
});
