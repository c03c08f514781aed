import { longPattern } from '#rules/text/long-pattern.ts';

/** What stands between two stops as English sellers jot it down, and which the words around it would say in a sentence. */

const opens = '(?<=(?:^|[.;!?\\n])\\s*)';
const ends = '(?=\\s*(?:[.;!?\\n]|$))';

/** "Adults.", "kids and teens": for whom it is, and nothing that it has. */
const bareBuyers = new RegExp(
  `${opens}((?:(?:adults?|men|women|ladies|gents|kids|children|boys|girls|teens|teenagers|toddlers|babies|beginners|seniors|pets|dogs|cats|puppies|kittens)(?:,? and |, | or | & )?){1,3})${ends}`,
  'giu',
);
/** "Qty 4.": how many there are. */
const bareQuantity = new RegExp(
  `${opens}(?:qty|quantity|number in pack|pack quantity):? (?:set |pack |box |lot )?(?:of )?(\\d{1,3})${ends}`,
  'giu',
);
/** "Qty 4 spare tyres". */
const quantityOf = /(?<=(?:^|[.,;(\n])\s*)(?:qty|quantity) (\d{1,3}) (?=\p{Ll}{3,})/giu;
/** "12 carabiners metal": the stuff behind the parts that are made of it. */
const stuffBehind = longPattern('giu')`
  (?<=(?:^|[.,;\n])\s*)(\d{1,3}) (\p{Ll}{3,}s) (metal|plastic|steel|stainless steel|brass|leather|rubber|silicone|bamboo
    |alumini?um|ceramic|iron|copper|glass)(?=\s*(?:[.,;\n]|$))
`;
/** "Size 4x6 ft stretches to 8x12": a size, and what it does. */
const sizeAndDeed =
  /(?<=(?:^|[.;\n])\s*)size:? (\d[\d.,]*(?: ?x ?\d[\d.,]*){0,2} ?(?:ft|feet|in|inch(?:es)?|cm|mm|m)) (?=(?:stretches|expands|extends|folds|opens|unfolds)\s)/giu;
/** "Works fine selling as moving house": a reason that no stop sets apart. */
const reasonBehind =
  /(?<=\p{Ll}{3}) (?=selling (?:only |just )?(?:as|because|due to|since|cos|cause|to make (?:room|space))\s)/giu;

const signs =
  /qty|quantity|number in pack|selling| (?:metal|plastic|steel|brass|leather|rubber|silicone|bamboo|alumini?um|ceramic|iron|copper|glass)(?:\s*[.,;\n]|$)|size:? \d/iu;
const buyers =
  /(?:adults?|men|ladies|gents|kids|children|boys|girls|teens|teenagers|toddlers|babies|beginners|seniors|pets|dogs|cats|puppies|kittens)\s*(?:[.;!?\n]|$)/iu;

/** An English text with its bare entries in words: "For adults", "4 pieces", "12 metal carabiners". */
export function withBareEntries(text: string): string {
  const told = buyers.test(text)
    ? text.replace(bareBuyers, (_whole, whom: string) => `For ${whom.toLowerCase()}`)
    : text;
  if (!signs.test(told)) return told;
  return told
    .replace(bareQuantity, '$1 pieces')
    .replace(quantityOf, '$1 ')
    .replace(stuffBehind, '$1 $3 $2')
    .replace(sizeAndDeed, '$1, ')
    .replace(reasonBehind, ', ');
}
