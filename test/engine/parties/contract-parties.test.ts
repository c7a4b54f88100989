import {describe, expect, test} from 'vitest';
import {findFields} from '../../../src/engine/concept-search/find-fields.js';
import {pageOf} from '../../helpers/page-of.js';

function ask(page: string, prompts: Record<string, string>, paperKind: string): Record<string, unknown> {
  const fields = Object.entries(prompts).map(([name, prompt]) => ({name, prompt}));
  const found = findFields([pageOf(page)], {paperKind, fields, minConfidence: 0.5});
  return Object.fromEntries([...found].map(([name, {value}]) => [name, value]));
}

describe('parties that a sentence introduces with what they are called from there on', () => {
  test('are found by that, with where they live', () => {
    const page = `
This agreement is made on 3 March 2025 between Harold Pemberton, of 14 Abbey
Close, Wells BA5 2PZ (hereinafter the "Landlord"), and Olive Trent, presently
of 3 Mill Lane, Frome BA11 1DJ (the "Tenant").`;
    expect(
      ask(page, {a: 'Name of the landlord', b: 'Address of the landlord', c: 'Who is the tenant?'}, 'lease'),
    ).toEqual({a: 'Harold Pemberton', b: '14 Abbey Close, Wells BA5 2PZ', c: 'Olive Trent'});
  });

  test('are found between dashes, above each other', () => {
    const page = `
zwischen
Nordlicht Service GmbH, Hafenstraße 12, 24103 Kiel
vertreten durch Imke Thomsen
- nachfolgend "Auftragnehmer" genannt -
und
Praxis Dr. Ahlers & Kollegen, Holtenauer Straße 88, 24105 Kiel
- nachfolgend "Auftraggeber" genannt -`;
    expect(
      ask(
        page,
        {a: 'Auftragnehmer', b: 'Name des Auftraggebers', c: 'Anschrift des Auftraggebers'},
        'Vertrag',
      ),
    ).toEqual({
      a: 'Nordlicht Service GmbH',
      b: 'Praxis Dr. Ahlers & Kollegen',
      c: 'Holtenauer Straße 88, 24105 Kiel',
    });
  });

  test('are asked for in another language than they are introduced in', () => {
    const page = `
Entre les soussignés : Madame Hélène Dupuis, demeurant 6 rue des Lilas,
69003 Lyon, ci-après dénommée « le Bailleur », d'une part, et Monsieur Karim
Benali, ci-après dénommé « le Locataire », d'autre part,`;
    expect(ask(page, {a: 'name of the landlord', b: 'tenant'}, 'contract')).toEqual({
      a: 'Hélène Dupuis',
      b: 'Karim Benali',
    });
  });

  test('are nobody where a clause only speaks of one', () => {
    const page = `
The tenant shall name a guarantor (a person of means) on request. Rent is due
on the first day of each month (the "Due Date").`;
    expect(ask(page, {a: 'Name of the guarantor', b: 'Name of the landlord'}, 'lease')).toEqual({
      a: null,
      b: null,
    });
  });
});

describe('several labels and values on one line', () => {
  test('are told apart where nothing but words stands between two colons', () => {
    const page = 'Konsult: Freja Nordenfalk Vecka: 14 Kund: Sundsvalls Pappersbruk Projekt: Driftstopp';
    expect(ask(page, {a: 'konsult', b: 'kund', c: 'projekt'}, 'tidrapport')).toEqual({
      a: 'Freja Nordenfalk',
      b: 'Sundsvalls Pappersbruk',
      c: 'Driftstopp',
    });
  });

  test('of a form have no colon where a name follows words that are known', () => {
    const page = `
First name Oluwaseun
Surname Bankole`;
    expect(ask(page, {a: 'first name', b: 'surname'}, 'form')).toEqual({a: 'Oluwaseun', b: 'Bankole'});
  });
});
