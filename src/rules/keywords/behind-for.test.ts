import { describe, expect, it } from 'vitest';
import { behindFor } from './behind-for.ts';

describe('whom a clause names behind its preposition', () => {
  it.each([
    ['diseño seguro y ergonómico para bebés', 'es', 'diseño seguro y ergonómico para bebés'],
    ['diseño ergonómico para bebés', 'es', 'bebés'],
    ['clases para principiantes los sábados', 'es', 'principiantes'],
    ['crema para la piel', 'es', ''],
    ['terraza para las noches de verano', 'es', ''],
    ['juguete para controlar al perro', 'es', 'juguete para controlar al perro'],
    [
      'des vélos de ville et des remorques pour enfants',
      'fr',
      'des vélos de ville et des remorques pour enfants',
    ],
    ['bracelet pour enfants', 'fr', 'enfants'],
    ['a bracelet para children', 'en', 'a bracelet para children'],
  ] as const)('%s', (text, language, whom) => {
    expect(behindFor(text, language)).toBe(whom);
  });
});
