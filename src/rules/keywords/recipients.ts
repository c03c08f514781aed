import { matchesOf } from '#rules/text/pattern-finds.ts';
import type { Brief } from '#rules/listing/listing.ts';
import type { Slot } from './slot.ts';
import { firstWords } from '#rules/text/first-words.ts';

/** Words for people whom a gift is for, in the singular form that stands before "gift". */
const people =
  /\b(mom|mum|mother|mommy|mummy|dad|father|daddy|grandma|grandmother|grandpa|grandfather|granddad|sister|brother|best friend|friend|teacher|wife|husband|girlfriend|boyfriend|bridesmaid|groomsmen|couple|coworker|colleague|nurse)s?\b(?!['’]?s? day)/giu;

/** A gift said to be none, or one that is only wrapped, names no recipient. */
/** "End caps present on both", "all keys present": there, and no gift. */
const giftTalk =
  /\b(?:gifts?|gifting|(?:(?:an?|the|birthday|christmas|wedding|leaving|small|little|lovely|nice|good|great|perfect|ideal|as|for) )presents?(?! (?:and correct|on|in|at|day|time|tense)\b)|presents (?=for|under))\b/iu;
const denial = /\b(?:no|not|never|without)\b/iu;
const mostFound = 4;

/** People whom the seller's own sentences name as those who get the thing as a gift. English. */
export function recipientsOf(brief: Brief): Slot[] {
  const texts = [
    { path: `products.${brief.product.index}.name`, text: brief.product.name },
    {
      path: `products.${brief.product.index}.description`,
      text: firstWords(brief.product.description, 1500),
    },
  ];
  const found: Slot[] = [];
  for (const { path, text } of texts) {
    if (!giftTalk.test(text)) continue;
    for (const sentence of text.split(/[.!?\n]+/u)) {
      if (!giftTalk.test(sentence) || denial.test(sentence)) continue;
      for (const match of matchesOf(people, sentence)) {
        if (found.length < mostFound) found.push({ text: (match[1] ?? '').toLowerCase(), source: path });
      }
    }
  }
  return found;
}

/** Whether the product's own texts speak of a gift, other than to deny it. English. */
export function saysGift({ product }: Brief): boolean {
  return `${product.name}. ${firstWords(product.description, 1500)}`
    .split(/[.!?;\n]+/u)
    .some((clause) => giftTalk.test(clause) && !denial.test(clause));
}

const sending = /(?:sent|ship(?:s|ped|ping)?|post(?:ed|age)?|packed|dispatch(?:ed)?)\b[^.!?\n]{0,80}/giu;
const seasons =
  /\b(?:(?<!\b(?:coil|leaf|valve|suspension|watch|clock|truck|car|rusty|spare|replacement|return|extra|metal|torsion|tension|gas|broken|door) )spring(?![ -](?:hinge|load|clip|bar|mattress|water|steel|onion|roll|arm|latch|back|assist|coil|action|lock|form)\p{L}*)|summer|autumn|winter)\b/giu;
const occasions =
  /\b(christmas|easter|halloween|valentine['’]?s(?: day)?|mother['’]?s day|father['’]?s day|anniversary|birthday|wedding|bridal shower|baby shower|graduation(?!s)|housewarming|christening|baptism|thanksgiving|hanukkah|retirement)s?\b/giu;
const rooms =
  /\b(?:for|in|on|to|and|or|,)\s(?:(?:the|your|a|any|every)\s)?(sofa|couch|bed|bedroom|living room|kitchen|bathroom|nursery|office|desk|hallway|front door|dining table|dining room|patio|balcony|garden|porch|mantel|bookshelf|windowsill)(?=\s*(?:[.,;!?)]|$|(?:and|or|in|on|with|at|all)\s))/giu;

/** Words of a text that no denial stands before in its clause. */
function saidIn(text: string, pattern: RegExp): string[] {
  const found = new Set<string>();
  for (const clause of text.split(/[.!?;\n]+/u)) {
    for (const match of matchesOf(pattern, clause)) {
      // "New brake cables this spring": a time that is over or to come, and no season that the thing is for.
      const before = clause.slice(0, match.index);
      if (
        !denial.test(before) &&
        !/(?:\bless|\bmore|\bhours?|\bdays?|\bonly|\blonger|\bshorter)\s(?:in|during)\s$/iu.test(before) &&
        !/\b(?:serviced|bought|got|received|ordered|given|purchased|sharpened|replaced|cleaned|made|picked|harvested|gathered|sown|planted|fitted|repaired|painted|new) (?:in|last|this|the) ?$/iu.test(
          before,
        ) &&
        !/\b(?:bought|got|received|purchased|given|ordered)(?: (?:for|at|in|last|the|a|as an?|it|new))* ?$/iu.test(
          before,
        ) &&
        !/\b(?:this|last|next|each|every|since|by|before|after|over|until|during|through)\s$/iu.test(before)
      )
        found.add((match[1] ?? match[0]).toLowerCase().replaceAll('’', "'"));
    }
  }
  return [...found];
}

/** "Bit of rust on the bed" of a saw, "kept in the office": where a fault is, and where a thing stood, is no place that it is for. */
const ailsOrStood =
  /\b(?:rust|rusty|scratch(?:es|ed)?|marks?|chip(?:s|ped)?|dents?|wear|stain(?:s|ed)?|worn|scuffs?|cracks?|kept|stored|sat|stood|lived|been|bought|rolled|tested|laid|checked|measured|tried|placed|pictured|photographed|shown)\b/iu;

/** The text without the clauses that say so. */
function withoutAilments(text: string): string {
  return text.replace(/[^.,;!?\n]+/gu, (clause) => (ailsOrStood.test(clause) ? ' ' : clause));
}

/** "About ten days, longer at Christmas": when the seller is slow. */
const takesLonger =
  /\b(?:longer|slower|busier|busy|closed|last orders?|order by)\s(?:at|over|around|before|for|until)\s(?:the\s)?(?:christmas|xmas|easter|holidays?|summer)(?!\p{L})/giu;

/** Seasons, occasions and rooms that an English description names in passing ("for sofa or bed in winter"). */
export function momentsOf(brief: Brief): { seasons: Slot[]; occasions: Slot[]; rooms: Slot[] } {
  const source = `products.${brief.product.index}.description`;
  // "Sent with a heat pack in winter": when it is sent, and no season that it is for.
  const text = firstWords(brief.product.description, 1500).replace(sending, '').replace(takesLonger, '');
  const slots = (pattern: RegExp, told = text): Slot[] =>
    saidIn(told, pattern)
      .slice(0, 3)
      .map((word) => ({ text: word, source }));
  return {
    seasons: slots(seasons),
    occasions: slots(occasions),
    rooms: slots(rooms, withoutAilments(text)),
  };
}
