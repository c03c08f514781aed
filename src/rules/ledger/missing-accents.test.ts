import { expect, test } from 'vitest';
import { withMakers } from './maker-in-name.ts';
import { withAccents } from './missing-accents.ts';

const spanish = { written: 'es', tag: 'es' } as const;
const french = { written: 'fr', tag: 'fr' } as const;

test.each([
  ['maquina de coser de los anos 50, algun golpe', 'máquina de coser de los años 50, algún golpe', spanish],
  ['cinturon, edicion, bateria, termicas, jabones', 'cinturón, edición, batería, térmicas, jabones', spanish],
  ['COMPAÑIA de television', 'COMPAÑÍA de televisión', spanish],
  ['mi papa esta en la materia del collection', 'mi papa esta en la materia del collection', spanish],
  ['por lo demas buen estado, sobre generico', 'por lo demás buen estado, sobre genérico', spanish],
  ['remorque a velo, pedale, tuque du quebec', 'remorque à vélo, pédale, tuque du Québec', french],
  ['cafetiere tres bon etat, boites', 'cafetière très bon état, boîtes', french],
  [
    'poignee fondue d un coté, l anse, moka express',
    'poignée fondue d’un côté, l’anse, moka express',
    french,
  ],
  ['Theiere, derniere piece, coffee', 'Théière, dernière pièce, coffee', french],
  ['s allume mais gresille, a reviser, a la main', 's’allume mais grésille, à réviser, à la main', french],
  ['taille s adaptée, il a un fils', 'taille s adaptée, il a un fils', french],
  [
    'coupe jusqu’a 22 mm, freins a régler, eraflures',
    'coupe jusqu’à 22 mm, freins à régler, éraflures',
    french,
  ],
  ['5 l avec bouchon, foret à bois, il casse', '5 l avec bouchon, foret à bois, il casse', french],
  [
    'el presidente publica las actas, si practicas yoga, calculo el precio',
    'el presidente publica las actas, si practicas yoga, calculo el precio',
    spanish,
  ],
  ['muy practica, la via publica, el calculo', 'muy práctica, la via pública, el cálculo', spanish],
  ['maquina', 'maquina', { written: 'en', tag: 'en' }],
] as const)('writes %s with its accents', (text, written, language) => {
  expect(withAccents(text, language)).toBe(written);
});

test.each([
  ['cafetière bialetti moka', 'cafetière Bialetti moka'],
  ['chaussures puma, canon à neige', 'chaussures puma, canon à neige'],
  ['site bialetti.com et @bialetti', 'site bialetti.com et @bialetti'],
])('writes makers of %s with their capital', (text, written) => {
  expect(withMakers(text)).toBe(written);
});
