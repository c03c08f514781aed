import type { Brief } from '#rules/listing/listing.ts';
import type { Candidate } from './candidate.ts';

/**
 * Two words that name one stuff, with those of them that are another stuff alone, or none: carbon steel is no carbon,
 * what is gold plated is not gold.
 */
const compounds: readonly [string, string, alone: 'first' | 'second' | 'either'][] = [
  ['carbon', 'steel', 'first'],
  ['damascus', 'steel', 'first'],
  ['cast', 'iron', 'first'],
  ['wrought', 'iron', 'first'],
  ['memory', 'foam', 'first'],
  ['bone', 'china', 'first'],
  ['sea', 'glass', 'first'],
  ['rose', 'gold', 'either'],
  ['faux', 'leather', 'second'],
  ['vegan', 'leather', 'second'],
  ['pu', 'leather', 'second'],
  ['faux', 'fur', 'second'],
  ['faux', 'suede', 'second'],
  ['faux', 'marble', 'second'],
  ...['gold', 'silver', 'brass', 'chrome', 'nickel', 'copper', 'rhodium'].flatMap((metal) =>
    ['plated', 'filled', 'tone', 'toned', 'plate'].map((coat): [string, string, 'either'] => [
      metal,
      coat,
      'either',
    ]),
  ),
];

const signs = /carbon|damascus|cast|wrought|memory|bone|sea|rose|faux|vegan|\bpu\b|plate|fill|tone/iu;

const spaced = (text: string) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;

/**
 * Tells the phrases that hold one half of what an English product is made of: "carbon loaf pan" of a carbon steel one,
 * "gold hoops" of gold plated ones. What the brief itself says of the half alone stands ("solid gold posts" beside them).
 */
export function halvedCompounds({ product }: Brief): (candidate: Candidate) => boolean {
  const given = `${product.name} ${product.description}`;
  if (!signs.test(given)) return () => false;
  const text = spaced(given);
  const found = compounds.filter(([first, second]) => text.includes(` ${first} ${second} `));
  const halves = found.flatMap(([first, second, alone]) => [
    ...(alone === 'second' ? [] : [{ half: first, whole: `${first} ${second}` }]),
    ...(alone === 'first' ? [] : [{ half: second, whole: `${first} ${second}` }]),
  ]);
  const isAlone = (within: string, { half, whole }: (typeof halves)[number]) =>
    within.replaceAll(` ${whole} `, '  ').includes(` ${half} `);
  const only = halves.filter((half) => !isAlone(text, half));
  if (only.length === 0) return () => false;
  return ({ phrase, source }) => {
    if (source === 'targetKeywords') return false;
    const words = spaced(phrase);
    return only.some((half) => isAlone(words, half));
  };
}
