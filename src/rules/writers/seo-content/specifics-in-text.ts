import type { NamedValue } from '#contract/seo-content.ts';
import { ownWordsOf } from '#rules/ledger/not-its-own.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';

/** Specifics that electronics and clothes are filtered by, each read from words that only mean this. */
const readings: readonly (readonly [string, RegExp])[] = [
  [
    'Processor',
    /\b((?:Intel (?:Core )?(?:Ultra )?(?:i[3579]|Celeron|Pentium|Xeon)|AMD Ryzen|Apple M\d)[\p{L}\d -]{0,60}?)(?=[,.;]|$| processor)/u,
  ],
  ['RAM Size', /\b(\d+ ?GB)(?: DDR\d)? (?:RAM|memory)\b(?! (?:cards?|sticks?))/iu],
  ['SSD Capacity', /\b(\d+ ?[GT]B)(?: NVMe)? SSD\b/iu],
  ['Screen Size', /\b(\d+(?:\.\d)?[ -]?(?:inch|in|"))(?= (?:laptop|screen|display|monitor|tv|tablet)\b)/iu],
  ['Operating System', /\b(Windows \d+(?: (?:Pro|Home))?|macOS \p{L}+|Chrome OS)\b/u],
  ['Resolution', /\b(\d+(?:\.\d)? ?MP)\b/u],
  ['Focal Length', /\b(\d{1,4}(?:-\d{1,4})?\s?mm)(?=\s(?:f\/|1:\d))/iu],
  ['Maximum Aperture', /\b(f\/\d+(?:\.\d)?(?:-\d+(?:\.\d)?)?)/iu],
  ['Filter Thread', /\bfilter (?:thread|size)s?:? (?:is )?(\d{2,3}\s?mm)/iu],
  ['Shutter Count', /\bshutter count:? (\d[\d,]*k?)/iu],
  ['Size', /\b(W\d{2} ?L\d{2})\b/u],
  ['Format', /\b(paperback|hardback|hardcover|softcover)\b/iu],
  [
    'Release Year',
    /\b((?:19|20)\d\d) (?:(?:UK|US|EU|German|Japanese|original|first) )?(?:pressing|reissue)\b/iu,
  ],
  [
    'Publication Year',
    /\b(?:(?:1st|first|\d(?:nd|rd|th)) ed(?:ition|n)?\.?|published|publ\.?|reprint(?:ed)?)(?: in|,)? ((?:18|19|20)\d\d)\b/iu,
  ],
  ['Number of Pages', /\b(\d{2,4}) pages\b/iu],
  ['Closure', /\b(button fly|zip fly)\b/iu],
  ['Connectivity', /(?<!\bno )\b(Bluetooth)\b/iu],
  [
    'Amperage',
    /\b(?:alternator|starter|battery|charger|welder|generator|inverter|fuse|relay)\b[^;]{0,80}?\b(\d{1,3}(?:\.\d)? ?A(?:mps?)?)(?![\p{L}\d])/iu,
  ],
];
/** The description without what it says of other things, and of what does not come with it. */
function saidOfIt({ brief: { product }, ledger }: Draft): string {
  const left = ledger.facts.flatMap(({ kind, quote }) => (kind === 'exclusion' ? [quote] : []));
  return left
    .reduce((text, quote) => text.replace(quote, ' '), product.description)
    .split(/(?<=[.!?])\s/u)
    .map((sentence) => ownWordsOf(sentence, 'en', product.name))
    .join(' ');
}

/** Electronics, clothes and books by the words that only mean one of their specifics. English. */
export function readInText(draft: Draft): NamedValue[] {
  if (draft.language.written !== 'en') return [];
  const text = `${draft.brief.product.name}. ${saidOfIt(draft)}`;
  // A bag for a 15 inch laptop has no screen.
  const holdsScreen =
    /(?:bag|backpack|case|sleeve|desk|stand|rucksack|tray|holder|mount|arm|cover|briefcase|satchel|tote)s?$/iu;
  return readings.map(([name, pattern]) => {
    if (name === 'Screen Size' && holdsScreen.test(draft.type)) return { name, value: '' };
    const value = pattern.exec(text)?.[1]?.trim() ?? '';
    if (value === '') return { name, value };
    return {
      name,
      value: name === 'Connectivity' ? 'Bluetooth' : name === 'Closure' ? upperFirst(value) : value,
    };
  });
}
