import { expect, test } from 'vitest';
import { nameKey } from './name-key.ts';

test.each([
  ['tuer fuer die kueche', 'Tür für die Küche'],
  ['lampe d appoint en gres', 'Lampe d’appoint en grès'],
  ['POELE 28CM', 'Poêle 28cm'],
  ['maquina de coser', 'Máquina de coser'],
])('%s is the name that a listing writes as %s', (typed, written) => {
  expect(nameKey(typed)).toBe(nameKey(written));
});

test('other names stay apart', () => {
  expect(nameKey('Tasse blau')).not.toBe(nameKey('Tasse grau'));
});
