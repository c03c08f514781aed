import { describe, expect, it } from 'vitest';
import { withDeniedRows } from './denied-lists.ts';

const rows: [label: string, text: string, told: string][] = [
  ['English', 'Vegan, no gluten, soy, dairy. Tested.', 'Vegan, no gluten, soy or dairy. Tested.'],
  ['two of them', 'Without parabens, sulfates.', 'Without parabens or sulfates.'],
  ['German', 'Ohne Gluten, Soja, Laktose.', 'Ohne Gluten, Soja oder Laktose.'],
  ['Spanish', 'Sin gluten, soja, lactosa.', 'Sin gluten, soja ni lactosa.'],
  ['French', 'Sans gluten, soja, lactose.', 'Sans gluten, soja ni lactose.'],
  ['a row that closes stays', 'No gluten, soy or dairy.', 'No gluten, soy or dairy.'],
  ['what goes on behind it stays', 'No sugar, honey and lemon.', 'No sugar, honey and lemon.'],
  ['other things may be there', 'No pets, quiet home, garden.', 'No pets, quiet home, garden.'],
];

describe('rows of what is not in it', () => {
  it.each(rows)('%s', (_label, text, told) => {
    expect(withDeniedRows(text)).toBe(told);
  });
});
