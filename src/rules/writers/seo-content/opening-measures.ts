import type { FactKind } from '#rules/listing/listing.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { lowerFirst } from './english-words.ts';
import { figureReadings, packed } from './opening-figures.ts';
import type { Phrase } from './ranked-phrases.ts';

const numbers = 'two|three|four|five|six|seven|eight|nine|ten|twelve|sixteen|twenty|\\d{1,3}';
const ofSet = new RegExp(
  String.raw`^(?:an? )?((?:set|pack|box|bundle|lot) of (?:${numbers}))(?!\p{L}|[-–]| ?x )`,
  'iu',
);
const ofPairs = new RegExp(
  String.raw`^((?:${numbers}) (?:pairs|packs|rolls|sheets|skeins|bars|bottles|jars)) of \p{L}`,
  'iu',
);
const packOf = /^(\d{1,3})[- ]?(?:pack|piece|pcs|pc)\b(?! (?:of )?\d)/iu;
const unit = String.raw`(?:mm|cm|m|in|inch|inches|ft|feet|")`;
const across = new RegExp(
  String.raw`^(\d[\d.,]{0,6} ?${unit} (?:across|in diameter|wide|long|high|tall))(?: and \d[\d.,]{0,6} ?${unit} (?:deep|thick|high|wide|tall))?$`,
  'iu',
);
const wideAndHigh = new RegExp(
  String.raw`^(\d[\d.,]{0,6}) ?(${unit}) (?:wide|long) (?:and|by|x) (\d[\d.,]{0,6}) ?\2 (?:wide|high|tall|deep)$`,
  'iu',
);
const eachOf = new RegExp(
  String.raw`^(?:each|all) (\d[\d.,]{0,6}(?: x \d[\d.,]{0,6}){0,2} ?${unit})(?: each)?$`,
  'iu',
);
const inBrackets =
  /(?:^|\s)(\d{1,3} (?:cups?|pints?|quarts?|oz|fl oz) \(\d[\d.,]{0,6} ?(?:ml|l|cl|litres?|liters?)\))$/iu;
const players = /(?:^|\sfor )(\d{1,2}(?: ?[-–] ?| to | or )\d{1,2} players|\d{1,2}\+ players)/iu;
const ages = /^(?:for )?(ages? \d{1,2}(?:\+| and (?:up|over|above)| (?:to|-|–) \d{1,2})?)$/iu;
const paper = /\s(A[2-7])(?: |$)/u;
const outside = /^((?:matte? |glossy |dark |light )?\p{Ll}{3,}) (?:outside|finish|exterior|body|enamel)$/u;

const figuredPart = new RegExp(
  String.raw`^(?:an? )?((?:${numbers}|\d[\d.,]{0,6})(?:[ -]?(?:mm|kPa|Pa|mAh|W|V|LEDs?|lumens?|MP|dB|bar|psi))?(?: \p{Ll}[\p{Ll}-]{2,}){0,2}(?<=\p{L}))$`,
  'u',
);
const isFault = /(?:scratch|tear|mark|stain|chip|crack|dent|split|rip|burn|scuff)(?:es|s)?$/u;
const sizeOfWearer =
  /^(?:(?:wo)?m[ae]n|ladies|boys?|girls?|kids|unisex|mens|womens)(?:[’']s?)? (size (?:UK |US |EU )?(?:[A-Z]{0,2}\d{1,3}(?:\.5)?[A-Z]?|X{0,3}[SML]))$/iu;

type Reading = (entry: string, isFirst: boolean, draft: Draft) => Phrase | undefined;

const found = (kind: FactKind, text: string | undefined): Phrase | undefined =>
  text === undefined ? undefined : { kind, text };

/** "Three pairs" of socks; "two pairs of jeans" of a bundle are not all of it. */
function pairsOf(entry: string, type: string): string | undefined {
  const head = stemsOf(type).at(-1) ?? '';
  return stemsOf(entry.split(/ (?:with|for|in) /u)[0]!).includes(head) ? ofPairs.exec(entry)?.[1] : undefined;
}

/** "Set of 4", "3 pairs", "6-pack": how many of the thing are sold. */
const countedFirst: Reading = (entry, isFirst, { name, type }) => {
  if (!isFirst) return undefined;
  if (/\b(?:trio|duo|pair|twin|quartet|\d+ ?x|x ?\d+|\d+[- ]?(?:pack|piece|pcs))\b/iu.test(name))
    return undefined;
  const pack = packOf.exec(entry)?.[1];
  const said = ofSet.exec(entry)?.[1] ?? pairsOf(entry, type) ?? (pack && `set of ${pack}`);
  // "Paint brush set, set of 5" says a word twice.
  const [, word = '', count = ''] = /^(\p{L}+) of (\S+)$/u.exec(said ?? '') ?? [];
  return found('pack', word !== '' && stemsOf(name).includes(word.toLowerCase()) ? `${count} pieces` : said);
};

/** "10.25 inches across and 2 inches deep", "each 11 x 11 x 11 inches". */
const measured: Reading = (entry) => {
  const [, one, word, other] = wideAndHigh.exec(entry) ?? [];
  if (one !== undefined) return { kind: 'size', text: `${one} x ${other!} ${word!}` };
  return found('size', across.exec(entry)?.[1] ?? eachOf.exec(entry)?.[1]);
};

/** "Moka pot 3 cup (150 ml)". */
const heldInBrackets: Reading = (entry, isFirst) =>
  isFirst ? found('capacity', inBrackets.exec(entry)?.[1]) : undefined;

/** "With 22 kPa suction and a 2200 mAh battery", "with five aluminum tubes": how much or how many of a part. */
const partWithFigure: Reading = (entry, isFirst) => {
  if (!isFirst) return undefined;
  const told = / with (.{4,90})$/u.exec(entry)?.[1] ?? '';
  const parts = told.split(/\s(?:and|for|so|of|in|on|at|under|over|inside|from|to)\s/u);
  // "350 in-lbs of torque".
  if (told.startsWith(`${parts[0]!} of `) || isFault.test(parts[0]!)) return undefined;
  return found('number', figuredPart.exec(parts[0]!)?.[1]);
};

/** "Men's size C42". */
const wornSize: Reading = (entry) => found('size', sizeOfWearer.exec(entry)?.[1]);

/** "For 2 to 4 players", "ages 10 and up": whom a game is for. */
const playedBy: Reading = (entry) => found('number', players.exec(entry)?.[1]);
const forAges: Reading = (entry) => found('age', ages.exec(entry)?.[1]);

/** "Dot grid notebook A5". */
const onPaper: Reading = (entry, isFirst, { type }) =>
  isFirst && /book|journal|planner|print|poster|diary|pad|paper|cards?|folder|binder/iu.test(type)
    ? found('size', paper.exec(entry.split(/ (?:with|for) /u)[0]!)?.[1])
    : undefined;

/** "Matte black outside", "white with grey leaves". */
const coloured: Reading = (entry) => {
  const shade =
    outside.exec(entry)?.[1] ??
    (/^\p{L}\p{Ll}{2,} with \p{Ll}{3,}(?: \p{Ll}{3,})?$/u.test(entry) ? entry : '');
  const first = claimHits(shade.toLowerCase().replace(/^(?:matte?|glossy|dark|light) /u, ''), 'en')[0];
  return first?.payload.kind === 'colour' && first.start === 0
    ? { kind: 'colour', text: lowerFirst(shade) }
    : undefined;
};

const readings: readonly Reading[] = [
  countedFirst,
  measured,
  heldInBrackets,
  onPaper,
  coloured,
  partWithFigure,
  wornSize,
  playedBy,
  forAges,
  ...figureReadings,
];

/** The entries of a row without brackets being cut. */
const entriesOf = (sentence: string): string[] =>
  sentence
    .replace(/[.\s]+$/u, '')
    .split(/,\s(?![^()]*\))/u)
    .map((entry) => entry.trim());

const read = new WeakMap<Draft, readonly Phrase[]>();

/**
 * Counts, measures and colours that an English description tells in a row without a verb, each as an entry of its own: what
 * stands so is said of the thing, and of no part of it.
 */
export function openingMeasures(draft: Draft): readonly Phrase[] {
  const known = read.get(draft);
  if (known !== undefined) return known;
  const phrases = readMeasures(draft);
  read.set(draft, phrases);
  return phrases;
}

function readMeasures(draft: Draft): Phrase[] {
  if (draft.language.written !== 'en' || draft.platform.subject !== 'product') return [];
  const own = draft.units.filter(
    ({ path, label }) => path.startsWith('products.') && path.endsWith('.description') && label === '',
  );
  const head = stemsOf(draft.type).at(-1) ?? '';
  const rows = [...new Set(own.map(({ quote }) => quote))].filter(
    (quote, at) =>
      !own.some(
        (unit) =>
          unit.quote === quote &&
          (unit.shape === 'sentence' ||
            unit.kind === 'flaw' ||
            unit.kind === 'exclusion' ||
            unit.kind === 'story'),
      ) &&
      // Behind the first row an entry may be that of a part named before it.
      (at === 0
        ? isOfThing(quote, head, draft.name) && own[0]?.predicate === undefined
        : !quote.includes(',') || saysStuffs(quote, own)),
  );
  const phrases: Phrase[] = [];
  rows.forEach((row, place) => {
    entriesOf(row).forEach((entry, at) => {
      for (const reading of readings) {
        const phrase = reading(entry, place === 0 && at === 0, draft);
        if (phrase !== undefined && !phrases.some(({ kind }) => kind === phrase.kind)) phrases.push(phrase);
      }
    });
  });
  return phrases;
}

function isOfThing(row: string, head: string, name: string): boolean {
  const [first = ''] = entriesOf(row);
  const thing = first.replace(/^\S+ \p{L}+ of (?=\p{Ll})/u, '').split(/ (?:with|for|of) /u)[0]!;
  const told = stemsOf(thing);
  // "Three hot sauces" of a trio.
  if (/^(?:trio|duo|set|bundle|kit|pair)$/u.test(head))
    return stemsOf(name).some((stem) => told.includes(stem));
  if (first.startsWith(`${name} `)) return true;
  // "12 oz bag." of a coffee.
  if (packed.test(first)) return true;
  // "Acrylic painting of a birch forest".
  if (stemsOf(first.split(' of ')[0]!).at(-1) === head) return true;
  return ofSet.test(first) || told.includes(head) || (head === 'television' && told.includes('tv'));
}

const stuffKinds: ReadonlySet<FactKind> = new Set<FactKind>([
  'material',
  'colour',
  'size',
  'capacity',
  'weight',
  'power',
  'age',
]);

/** "Stainless steel, matte black outside": a row of stuffs, colours and measures alone. */
const saysStuffs = (quote: string, units: Draft['units']): boolean =>
  units.every((unit) => unit.quote !== quote || (stuffKinds.has(unit.kind) && unit.shape === 'noun'));
