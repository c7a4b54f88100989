import {expect, test} from 'vitest';
import {findFields} from '../../../src/engine/concept-search/find-fields.js';
import {pageOf} from '../../helpers/page-of.js';

function ask(page: string, prompts: Record<string, string>): Record<string, unknown> {
  const fields = Object.entries(prompts).map(([name, prompt]) => ({name, prompt}));
  const found = findFields([pageOf(page)], {paperKind: 'form', fields, minConfidence: 0.5});
  return Object.fromEntries([...found].map(([name, {value}]) => [name, value]));
}

const below = `
Inscription


Roussel                   Camille
Nom de famille            Prénoms

04/02/2012                Lyon
Date de naissance         Lieu de naissance

06 55 01 44 87            c.roussel@mail.example
Téléphone                 E-mail


Fait à Lyon, le 3 mars 2026`;

test('values stand above their captions where those of the page do', () => {
  expect(
    ask(below, {
      name: 'Nom de famille',
      born: 'Date de naissance',
      place: 'Lieu de naissance',
      phone: 'Téléphone',
    }),
  ).toEqual({name: 'Roussel', born: '2012-02-04', place: 'Lyon', phone: '06 55 01 44 87'});
});

test('values stand below their captions where nothing tells otherwise', () => {
  const above = `
Inscription


Nom de famille            Prénoms
Roussel                   Camille

Date de naissance         Lieu de naissance
04/02/2012                Lyon

Téléphone                 E-mail
06 55 01 44 87            c.roussel@mail.example`;
  expect(ask(above, {name: 'Nom de famille', born: 'Date de naissance', phone: 'Téléphone'})).toEqual({
    name: 'Roussel',
    born: '2012-02-04',
    phone: '06 55 01 44 87',
  });
});
