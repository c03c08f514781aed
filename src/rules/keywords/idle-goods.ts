import { unitsOf } from '#rules/ledger/extract.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Candidate } from './candidate.ts';
import type { Search } from './search.ts';

/** Fields in which the seller writes what is searched. */
const sellersRows: ReadonlySet<string> = new Set(['targetKeywords', 'shopifyTags']);

/** Who pays or lives with it, and whom nobody types behind a thing: "high chair for grandparents". */
const whoPays = longPattern('iu')`
  \sfor\s(?:(?:new|young|busy|large|small|expecting|home)\s)?(?:famil(?:y|ies)|households?|parents?|grandparents?|homeowners?|renters?|hosts?
    |guests?|dwellers?|residents?|owners?|shoppers?|buyers?|people|everyone|clubs?|users?|customers?|enthusiasts?)$
`;

const opensWithSeason = /^(?:spring|summer|autumn|fall|winter)\s/iu;
/** What is worn, slept under or hung up by season. */
const ofSeason =
  /(?:wreaths?|garlands?|bedding|blankets?|duvets?|quilts?|throws?|covers?|centerpieces?|bouquets?|candles?|decor|decorations?|tires?|tyres?|boots?|hats?|scarves|scarf|gloves|mittens|socks|slippers|bulbs|seeds|wraps?|swaddles?|sheets?|coats?|jackets?|tents?|bags?)$/iu;

/** Words that say nothing of what it is: "simple clock", "little proposal box", "layer mitt". */
const saysNothing = /^(?:little|simple|complete|matching|included|usual|layers?|entire|separate)\s/iu;

/** "Cardboard core wrapped", "wide straps cross": the verb of a sentence behind its noun. */
const endsInVerb = /\s(?:wrapped|lined|filled|covered|coated|attached|sewn|glued|cross)$/iu;

const forChildren = /\b(?:kids?|child(?:ren)?(?:['’]s)?|toddlers?|baby|nursery|boys?|girls?)\b/iu;
const ofAdults =
  /(?<!\p{L})(?:office|writing|standing|computer|executive|gaming|bar|cocktail|wine)\s(?:desks?|chairs?|stools?|tables?|carts?)$/iu;

/** Refuses phrases of English goods that nobody types, or that are true of what lies beside the thing alone. */
export function idleGoods({ brief, ledger }: Search): (candidate: Candidate) => boolean {
  const { name, description } = brief.product;
  const type = ledger.productType;
  const lower = `${name}\n${description}`.toLowerCase();
  const isWorn = typeHits(type, 'en').at(-1)?.category === 'apparel' || ofSeason.test(type);
  const isForChildren = forChildren.test(name);
  const isHalfOfFigure = halvesFigure(name);
  const isOfContents = besideIt(brief, ledger);
  return ({ phrase, source }) => {
    if (!sellersRows.has(source) && isHalfOfFigure(phrase)) return true;
    if (sellersRows.has(source) || name.toLowerCase().includes(phrase)) return false;
    if (whoPays.test(phrase) && !/gifts?\s/iu.test(phrase)) return true;
    if (opensWithSeason.test(phrase) && !isWorn && !name.toLowerCase().includes(phrase.split(' ')[0]!))
      return true;
    if (saysNothing.test(phrase) && !name.toLowerCase().includes(phrase.split(' ')[0]!)) return true;
    if (endsInVerb.test(phrase)) return true;
    // "1 convertible chair" of a "3 in 1 convertible chair".
    if (phrase.startsWith('1 ') && /\d[ -]in[ -]1\b/iu.test(name)) return true;
    if (isForChildren && ofAdults.test(phrase) && !lower.includes(phrase)) return true;
    return isOfContents(phrase);
  };
}

const figureWithUnit =
  /(?<![\d.])(\d[\d.,]{0,12})[ -]?(cu(?:bic)? f(?:ee)?t|sq(?:uare)? f(?:ee)?t|pints?|keys?|gallons?|quarts?|cups?|inch(?:es)?|ft|feet|foot|oz|lbs?|watts?|volts?|amps?|gauge|string|strings|colou?rs?|counts?|pieces?|packs?)(?!\p{L})/iu;

/** "Pint dehumidifier" and "dehumidifier 50" of one of 50 pints, "key piano" of one of 88 keys. */
function halvesFigure(name: string): (phrase: string) => boolean {
  const found = figureWithUnit.exec(name);
  if (found === null) return () => false;
  const [, figure = '', unit = ''] = found;
  const words = unit.toLowerCase().split(' ');
  const fronts = words.map((_word, at) => `${words.slice(at).join(' ')} `);
  return (phrase) => fronts.some((front) => phrase.startsWith(front)) || phrase.endsWith(` ${figure}`);
}

const comesWith = /^(?:i|we) (?:also )?(?:include|add)\s|\bincluded\b/iu;

/** Whether a phrase calls the thing by a word that is told of what comes with it alone: "cotton" of a bag that it is kept in. */
function besideIt(brief: Search['brief'], ledger: Search['ledger']): (phrase: string) => boolean {
  const kind = stemsOf(ledger.productType);
  const head = kind.at(-1) ?? '';
  const units = unitsOf(ledger, brief).filter(({ path }) => path.endsWith('.description'));
  const isBeside = (unit: (typeof units)[number]): boolean =>
    unit.kind === 'contents' || comesWith.test(unit.text);
  const beside = new Set(units.filter(isBeside).flatMap(({ text }) => stemsOf(text)));
  if (head === '' || !beside.has(head)) return () => false;
  const own = new Set([
    ...kind,
    ...stemsOf(brief.product.name),
    ...units.filter((unit) => !isBeside(unit)).flatMap(({ text }) => stemsOf(text)),
  ]);
  return (phrase) => {
    const stems = stemsOf(phrase);
    return stems.at(-1) === head && stems.some((stem) => beside.has(stem) && !own.has(stem));
  };
}
