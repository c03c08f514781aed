import type { Draft } from './draft.ts';

/** "70 x 140 cm" of a "Babybett 70x140 weiß". */
export function isSizeOfName(size: string, { name, language }: Draft): boolean {
  if (name.includes(size)) return true;
  // Elsewhere the name may leave its unit to what follows: "Tarp 12x16, 12 x 16 ft".
  if (language.written !== 'de') return false;
  const sides =
    /(?<![\d.,])\d{1,5}(?:[.,]\d{1,3})?(?: ?[x×] ?\d{1,5}(?:[.,]\d{1,3})?){1,2}/u
      .exec(size)?.[0]
      .replaceAll(/\s/gu, '') ?? '';
  return sides !== '' && name.replaceAll(/\s/gu, '').includes(sides);
}
