import { countCharacters } from '#rules/text/count.ts';

const fitsWhat =
  /(?<!\p{L})(?:passend für|kompatibel mit|compatible (?:with|con|avec)|fits|para|pour|für|for) (?=\p{Lu}[^\d,]{0,24}\d)/u;

/** The seller's name cut at a comma or before "with", "for" … so that it fits; never inside a unit. */
export function cutName(name: string, max: number): string {
  let text = name;
  while (countCharacters(text) > max) {
    const cut = Math.max(
      text.lastIndexOf(', '),
      text.lastIndexOf(' - '),
      text.lastIndexOf(' – '),
      text.lastIndexOf(' ('),
    );
    const joint =
      /^(.*)\s(?:with|for|and|in|of|to|mit|für|und|aus|con|para|y|de|avec|pour|et)\s[^,]*$/iu.exec(text)?.[1];
    // "Bremsbeläge passend für Yamaha MT-07 RM04 2014-2020 Sinter": what a part fits is half of its name.
    const fits = text.slice(0, max + 1).search(fitsWhat);
    const last = text.slice(0, max + 1).lastIndexOf(' ');
    if (fits > 8 && last > fits + 20) text = text.slice(0, last);
    else if (cut > 8) text = text.slice(0, cut);
    else if (joint !== undefined && joint.length > 8) text = joint;
    else {
      const space = text.slice(0, max + 1).lastIndexOf(' ');
      return space > 8 ? withWholeMeasure(text, space) : text.slice(0, max);
    }
  }
  return text.replace(/[\s,;:–-]+$/u, '');
}

const unitBehind = /^\s(?:ml|cl|l|lit(?:er|ros?|res?)|[cm]?m|kg|g|W|V|Zoll|pulgadas|pouces)(?!\p{L})/u;

/** A text up to a space; "200" goes with the "ml" that is cut off behind it. */
function withWholeMeasure(text: string, space: number): string {
  const front = text.slice(0, space);
  return (unitBehind.test(text.slice(space)) ? front.replace(/\s\d[\d.,x×-]*$/u, '') : front).replace(
    /[\s,;:–-]+$/u,
    '',
  );
}
