import {describe, expect, it} from 'vitest';
import {itemsOf} from './items-of.js';

describe('names that stand on a line above their figures', () => {
  it('belong to them where a column of discounts has a title that may mean a description', () => {
    const lines = itemsOf(`
     Designação            Qtd.      Preço        Desc.      Valor
1    Vinho tinto
                           2         50,00        20 %       80,00
     8168134546030
2    Portes de envio
                           3         10,00        20 %       24,00
     Cor: azul
3    Instalação
                           1         25,00        20 %       20,00
Total ilíquido                                               124,00`);
    expect(lines).toMatchObject([
      {description: 'Vinho tinto', quantity: '2', line_amount: '80.00'},
      {description: 'Portes de envio', quantity: '3', line_amount: '24.00'},
      {description: 'Instalação', quantity: '1', line_amount: '20.00'},
    ]);
  });

  it('are found for the first figures of the next page too', () => {
    const head = `
Description                  Qty       Price        Amount`;
    const item = (name: string, count: number) => `
${name}
                             ${count}         10.00        ${count}0.00
`;
    const lines = itemsOf(
      `${head}${item('Oak shelf, oiled', 2)}${item('Steel bracket', 3)}${item('Bolt', 4)}`,
      `
Acme Ltd

${item('Safety gloves', 5)}${item('Copper pipe', 6)}
Net total                                           200.00`,
    );
    expect(lines).toMatchObject(
      ['Oak shelf, oiled', 'Steel bracket', 'Bolt', 'Safety gloves', 'Copper pipe'].map((description) => ({
        description,
      })),
    );
  });
});

it('a weight in the name of an only item is not taken for how many there are', () => {
  const lines = itemsOf(`
Café en grains, 1 kg           1         200.00       20 %        160.00
0843980149398

Montant HT                                                        160.00
TVA 20 %                                                           32.00
Total TTC                                                         192.00`);
  expect(lines).toMatchObject([{description: 'Café en grains, 1 kg', line_amount: '160.00'}]);
});
