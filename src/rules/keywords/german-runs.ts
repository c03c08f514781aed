import type { Brief } from '#rules/listing/listing.ts';
import { type Candidate, built } from './candidate.ts';
import type { Slot } from './slot.ts';

/** Where a thing is used and how it shines or fits, which German names set behind the noun and buyers type there. */
const tail =
  /^(?:außen|aussen|innen|outdoor|indoor|draußen|garten|balkon|weihnachten|warmweiß|warmweiss|kaltweiß|bunt|wasserdicht|faltbar|klappbar|elektrisch|wiederaufladbar|kabellos|verstellbar|groß|klein|rund|eckig|oval|schwarz|weiß|grau|damen|herren|kinder|baby|mädchen|jungen)$/iu;

/**
 * "Solar Lichterkette außen 20 m 200 LED warmweiß" is searched as "Lichterkette außen", "Solar Lichterkette außen" and
 * "LED Lichterkette": the words of a German name that describe the thing, before and behind it.
 */
export function germanRuns(brief: Brief, heads: readonly Slot[]): Candidate[] {
  const head = heads[0]?.text ?? '';
  const words = brief.product.name.split(/[\s,]+/u);
  const at = words.indexOf(head);
  if (at === -1) return [];
  const source = `products.${brief.product.index}.name`;
  const before = /^\p{Lu}[\p{L}-]{2,}$/u.test(words[at - 1] ?? '') ? `${words[at - 1]!} ` : '';
  const tails = words.slice(at + 1).filter((word) => tail.test(word));
  const lights = words.some((word) => word === 'LED' || word === 'LEDs') ? [`LED ${head}`] : [];
  return [
    ...tails.flatMap((word, index) =>
      index === 0 && before !== '' ? [`${head} ${word}`, `${before}${head} ${word}`] : [`${head} ${word}`],
    ),
    ...lights,
  ].map((phrase) => built(phrase, 'attribute', source));
}
