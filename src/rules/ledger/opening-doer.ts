import { stemOf, stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** "Porridge stirrer turned from sycamore": the noun of a doer at the opening of the text, up to how it was made. */
const opensWithDoer =
  /^(?:an?\s|the\s|this\s|my\s)?((?:\p{L}{3,12}\s){1,2}\p{L}{2,10}(?:er|or))(?=[.,;]|$|\s(?:turned|made|carved|cut|sewn|knitted|thrown|cast|forged|woven|printed|built|from|of|in|with|for)\s)/iu;
/** Words in -er that name a stuff or a measure and nobody who does something. */
const noDoer = longPattern('iu')`
  (?:^|\s)(?:paper|leather|silver|copper|timber|rubber|juniper|pewter|amber|lavender|ginger|pepper|butter
    |water|winter|summer|flower|colou?r|number|letter|corner|border|water|order|meter|liter|diameter
    |centimeter|finger|feather|mother|father|sister|brother|daughter|other|never|over|under|after|ever
    |either|outer|inner|upper|lower|larger|smaller|floor|door|decor|mirror|motor|interior|exterior)$
`;

/** "Porridge stirrer" of a spurtle: what an English text calls the thing at its opening, by what it does. Empty for most. */
export function openingDoer(description: string, type: string): string {
  const doer = opensWithDoer.exec(description.slice(0, 90))?.[1]?.toLowerCase() ?? '';
  if (doer === '' || noDoer.test(doer)) return '';
  const words = doer.split(' ');
  return stemsOf(type).includes(stemOf(words.at(-1)!)) ? '' : words.slice(-2).join(' ');
}
