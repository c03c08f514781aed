import { tagEnglish } from '#rules/keywords/tagger.ts';
import { partMadeOf } from './part-made-of.ts';
import { endsInNumber, shortRow, threeSides } from './said-figures.ts';

/**
 * A predicate in few words, in those of the seller: a `part` that the thing has, of what a part is (`made`), a `trait` of one
 * word, the `stuff` that it is made of, what it does or takes (`doing`), a `use` or whom it is for, a `side` of it, its `weight`,
 * what it is `without`, in which `state` it comes, of what it tastes or smells (`notes`), the `place` where it is made.
 */
export interface EnglishPhrase {
  text: string;
  says:
    | 'part'
    | 'made'
    | 'trait'
    | 'stuff'
    | 'doing'
    | 'use'
    | 'side'
    | 'weight'
    | 'without'
    | 'state'
    | 'notes'
    | 'place'
    | 'figure';
}

export const phraseThat = (says: EnglishPhrase['says'], text: string): EnglishPhrase => ({ text, says });
export const partPhrases = (list: string): EnglishPhrase[] =>
  partsIn(list).map((text) => phraseThat('part', text));

/** A figure with its unit, or a number in words. */
const figure =
  /(?:\d[\d.,/]*|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)\b)/iu;
/** Small words that stand before a thing and belong to the sentence. */
const determiners =
  /^(?:(?:an?|the|its|their|your|our|also|only|just|even|some|both|all|each|small|little|nice|simple|handy|useful|convenient|practical|elegant|stylish|generous|spacious|roomy|sleek|beautiful|cosy|lovely|extra|(?:100 ?% )?sustainable|eco-friendly|large enough|added|separate)\s)+/iu;
/** Where a thing ends and what is said of it begins. */
const behindThing =
  /,?\s(?:with|in|on|at|(?<!mother\s)of|from|to|under|over|between|around|near|inside|outside|by|into|onto|per|across|along|through|(?<!(?:goose|duck|feather)\s)down|up|you|we|I|they|it|that|which|who|made|sold|kept|held|included|available|is|are|was|has|have|can|will|for (?:your|the|when|you|extra|easy|added|more|a|an|up|those|people|every|any))(?=\s|$).*$/u;
/** Nouns that say nothing without what stands behind them, or nothing of the thing. */
const nothingAlone =
  /^(?:pair|set|piece|kind|type|bit|lot|number|range|choice|variety|couple|touch|hint|layer|row|end|side|top|bottom|inside|back|front|way|time|day|week|month|year|hour|minute|people|person|size|sizes|colou?r|colou?rs|thing|things|look|feel|smell|taste|look|part|rest|place|box|hole|place|lower price|note|card|scratch|scratches|mark|marks|dent|stain|room|space|design|quality|weight|height|length|width|depth|diameter|capacity|load|price|use|uses|others?|ones?|seller|owner|reviews?|orders?|customers?|shop|workshop|studio|house|home|car|kitchen|photos?|pictures?|dimensions?|measurements?|compartments?|instructions?|manual|description|small|medium|large|big|long|short|nicks?|chips?|cracks?|wear|rust|tears?|fraying|fading|spots?|scuffs?|blemish(?:es)?|flaws?|damage|repairs?|(?:water )?rings|warranty|guarantee|refund|returns?)$/iu;
const vague =
  /^(?:many|main|few|several|other|same|different|various|more|most|enough|good|better|best|great|new|old|own|next|last|first|second|right|wrong|real|such|any|no|this|that|these|those|my|his|her|another|every|either|what|how)\s/iu;

/** Whether the last word is a noun and nothing before it a verb. */
function isNamed(text: string): boolean {
  const words = tagEnglish(text).filter((word) => word.class !== 'break');
  return (
    words.at(-1)?.class === 'noun' &&
    words.every((word) => word.class !== 'stop' || /^(?:and|for)$/u.test(word.text))
  );
}

/** A thing by its own words, without what leads to it and what goes on behind it; empty where they name none. */
function thingOf(entry: string, fewest = 2): string {
  // "48 pieces of track" are no 48 pieces.
  if (/^\d+ pieces of \p{L}+$/u.test(entry)) return entry;
  // One of a thing is the thing.
  const told = entry
    .trim()
    .replace(determiners, '')
    .replace(/^one\s/iu, '')
    .replace(behindThing, '')
    // "Front pocket split in two".
    .replace(/(?<=\p{L} \p{L}+) (?:split|sewn|cut|held)$/u, '')
    .trim();
  const words = told.split(' ');
  const last = words.at(-1) ?? '';
  if (
    told === '' ||
    words.length > 6 ||
    vague.test(`${told} `) ||
    (nothingAlone.test(last) && !/^\d+ (?:pieces|parts)$/u.test(told)) ||
    /[:"“”()]/u.test(told) ||
    /^(?:and|or|not)\s/iu.test(told)
  )
    return '';
  const isTelling = words.length >= fewest || /\d|-/u.test(told);
  return isTelling && isNamed(told) ? told : '';
}

/** The parts of a list that a thing has: "a padded shoulder strap, two pockets and a lid". */
export function partsIn(list: string): string[] {
  if (/\sor\s/u.test(list)) return [];
  // "Five woodland animals: fox, owl and deer": behind the colon stands what they are.
  const entries = entriesOf(list.split(/:\s/u, 1)[0]!);
  return entries.map((entry) => partMadeOf(entry) || thingOf(entry)).filter((thing) => thing !== '');
}

function entriesOf(list: string): string[] {
  return list
    .replace(/^(?:with|by|using)\s/u, '')
    .split(
      /,\s(?:and\s|plus\s)?|\s(?<!\bboth \p{L}+ )(?:and|plus|as well as)\s(?=(?:an?|the|one|two|three|four|five|six|\d)\s|\p{L}+ \p{L}+)/u,
    );
}

const has =
  /^(?:(?:also|now)\s)?(?:has|have|features?|offers?(?= (?:up to )?\d)|comes? with|includes?|contains?|is fitted with|are fitted with|is equipped with|is lined with|are lined with|is finished with|closes? with|close with|fastens? with|hangs? from|locks? with|ties? with|opens? with|uses?|is filled with|runs? on|(?:is|are) powered by)\s(?=(?:an?|the|its|one|two|three|four|five|six|seven|eight|ten|twelve|\d|\p{Ll}))/iu;
const made =
  /^(?:is|are)\s(?:(?:all|entirely|fully|still|each)\s)?(?:(?:hand-?)?made|cut|\p{Ll}{2,}(?:ed|en|wn|ut|ast|ung|uilt))(?:\s(?:entirely|by hand|in \p{Lu}\p{L}+))?\s(?:of|from|out of)\s(?:an? blend of\s|(?:an?|one) (?:single |solid )?(?:piece|block|sheet|length|slab|board|strip|plank|branch|log) of\s)?(?=\p{Ll}|\d|[A-Z]+\d|\p{Lu}\p{Ll}+ \p{Ll}{3,})/u;
const weighs =
  /^weighs?\s(?:(?:only|just|in at|a mere)\s)?((?:about |around |under |less than )?(?:\d[\d.,]*|one|two|three|four|five|six)\s?(?:kg|g|grams?|kilos?|kilograms?|lbs?|pounds?|oz|ounces?))(?=$|[,\s](?!per))/iu;
const forWhom =
  /^(?:(?:is|are)\s(?:meant|made|designed|intended|suitable|suited|built|sized|safe|gentle enough|ready)|works?(?: well)?|suitable)\s(?:for|to fit)\s(.+)$/iu;
const suits = /^(?:suits?|fits?)\s(?:(?:most|all)\s)?(.+)$/iu;
const anybody =
  /^(?:anyone|everyone|everybody|all|any|your?|the|it|them|us|me|this|that|those|when|about|well|nicely|perfectly|comfortably|easily)\b/iu;
const denied =
  /(?:^|\s)(?:needs?|has|have|requires?|contains?|uses?)\s(no\s(?:added\s|artificial\s|visible\s)?[^.;]+)$/iu;
const doing =
  /^(?:(?:holds|takes|carries|supports|seats|lasts|keeps|covers|charges|extends|expands|stretches|folds|runs|reaches|heats|boils|rotates|turns|adjusts|burns|serves|sleeps|feeds|makes|lifts|tows|pulls|spins|brews|records|tilts|reclines|grows)\s.*)$/u;
/** "Works with phones up to 7 inches". */
const upTo = /^works?\swith\s(\p{Ll}[\p{Ll}\s]+\s(?:up to|from)\s\d[\d.,]*(?:\sto\s\d[\d.,]*)?\s?\p{L}+)$/u;
/** "Cut branches up to 1 inch thick": for what it is. */
const cutting =
  /^(?:cuts?|trims?|handles?|grinds?|takes?)\s(\p{L}+\s(?:of\s)?up to\s\d[\d.,]*\s?\p{L}+(?:\s(?:thick|wide|long|deep))?)(?=$|\s|,)/u;
const oneSide = '(?:about |around )?\\d[\\d.,]*\\s?\\p{L}+\\s(?:long|wide|tall|high|deep|thick|across)';
const side = new RegExp(
  `^(?:is|are|measures?)\\s(${oneSide}(?:,\\s${oneSide})*(?:,?\\sand\\s${oneSide})?|(?<=measures?\\s)\\d[\\d.,]*(?: ?[x×] ?\\d[\\d.,]*){1,2} ?\\p{L}{1,6})(?=$|\\s|,)`,
  'iu',
);
export const trait =
  /^(?:[\p{L}]+-(?:proof|coated|plated|resistant|free|safe|walled|lined|friendly|soluble|dyed|sided|woven|ended|tight|washable|sealed|glazed|stitched|fired|bound|finished)|waterproof|washable|reversible|adjustable|foldable|collapsible|stackable|rechargeable|dimmable|removable|reusable|refillable|compostable|biodegradable|recyclable|vegan|unscented|unlined|undyed|untreated|wireless|cordless|stretchy|breathable|handmade|handwoven|hand-?\p{L}+ed|ambidextrous|water-?repellent|windproof|shatterproof|leakproof|non-?slip|non-?stick|non-?toxic|lint-?free|hypoallergenic|submersible|unfiltered|unsweetened|unsalted|cold-pressed|single-origin|insulated|telescopic)$/iu;

/** "Comes pre-seasoned". */
const arrives =
  /^comes?\s(?:already\s)?((?:fully |half )?(?:pre-?\p{L}+ed|assembled|sharpened|threaded|primed))(?=$|[\s,])/u;
const tastes = /^(?:tastes?|smells?)\sof\s(\p{Ll}[\p{L}\s,-]+)$/u;
const rated = /^is (?:rated|certified)\s(?:to\s)?(IPX?\d\d?)(?!\p{L})/u;
/** "Heats up to 240 ml of milk": the most that it takes. */
const most =
  /^\p{Ll}+s(?:\sand\s\p{Ll}+s)?\s(up to \d[\d.,]*\s?(?:ml|l|litres?|liters?|oz|ounces|cups|quarts?|kg|lbs?|pounds))(?=$|\s|,)/u;

/** What a buyer would miss: no title praises a thing for lacking it. */
const missed =
  /^no (?:\p{L}+ )?(?:pockets?|lid|lining|hood|straps?|handles?|zips?|zippers?|buttons?|plug|cable|charger|box|manual|warranty|guarantee|returns?|refunds?|holes?|seal|stand|cover|case|screen|display|light|speakers?|camera|lens|remote|key|idea|choice|room|space)(?![\p{L}-])/iu;

/** What the thing does without; empty where a buyer would miss it, undefined where nothing is denied. */
function withoutIt(said: string): string | undefined {
  const no = denied.exec(said)?.[1];
  return no !== undefined && missed.test(no) ? '' : no;
}

/** What a clause says of the thing, behind its subject. */
export function ofThing(predicate: string): EnglishPhrase[] {
  const said = predicate.replace(/^(?:also|now|still|itself)\s/u, '').trim();
  const held = has.exec(said)?.[0];
  const no = withoutIt(said);
  // One of many things in the box tells less than the thing's own name.
  if (
    held !== undefined &&
    /^(?:includes?|contains?)/u.test(held) &&
    entriesOf(said.slice(held.length).split(/:\s/u, 1)[0]!).length > 2
  )
    return [];
  if (no !== undefined) return no === '' ? [] : [phraseThat('without', no)];
  // With what it is rubbed at last it has as its finish.
  if (held !== undefined && /finished with\s$/u.test(held))
    return /\b(?:oil|wax|varnish|lacquer|polish|sealant|soap)s?(?=$|[\s,])/u.test(said)
      ? []
      : partPhrases(said.slice(held.length));
  if (held !== undefined) return partPhrases(said.slice(held.length));
  return stateOf(said) ?? stuffOf(said) ?? purposeOf(said) ?? figuresOf(said) ?? traitsOf(said);
}

function stateOf(said: string): EnglishPhrase[] | undefined {
  const state = arrives.exec(said)?.[1];
  if (state !== undefined) return [phraseThat('state', state)];
  const notes = tastes.exec(said);
  // "Tastes of grass"; of several things the notes alone, whose verb has no place in a title.
  return notes === null ? undefined : [phraseThat('notes', /^\p{L}+s\s/u.test(said) ? notes[0] : notes[1]!)];
}

function stuffOf(said: string): EnglishPhrase[] | undefined {
  const stuff = made.exec(said)?.[0];
  if (stuff === undefined) return undefined;
  const [front = '', ...parts] = said.slice(stuff.length).split(/\swith\s/u);
  const main = thingOf(front.split(/,\s|\sand\s/u)[0]!);
  return [...(main === '' ? [] : [phraseThat('stuff', main)]), ...parts.flatMap(partPhrases)];
}

/** What the thing weighs, and whom or what it is for. */
function purposeOf(said: string): EnglishPhrase[] | undefined {
  const weight = weighs.exec(said)?.[1];
  if (weight !== undefined) return [phraseThat('weight', weight)];
  const whom = forWhom.exec(said)?.[1] ?? '';
  const row = shortRow.test(whom) ? whom : whom.replace(/,.*$/u, '');
  if (whom !== '') return anybody.test(whom) ? [] : [phraseThat('use', `for ${row}`)];
  const suited = suits.exec(said)?.[1] ?? '';
  if (suited === '') return undefined;
  const use = /^fits\s|\bup to \d/iu.test(said) ? said : `for ${suited}`;
  return anybody.test(suited) ? [] : [phraseThat('use', use)];
}

function figuresOf(said: string): EnglishPhrase[] | undefined {
  const amount = most.exec(said)?.[1];
  if (
    amount !== undefined &&
    !/^(?:holds|carries|supports|fits|suits|weighs|loses|wastes|saves|leaks)/u.test(said)
  )
    return [phraseThat('figure', amount)];
  const taken = upTo.exec(said)?.[1] ?? cutting.exec(said)?.[1];
  if (taken !== undefined) return [phraseThat('figure', `for ${taken}`)];
  const sides = side.exec(said)?.[1];
  const all = sides === undefined ? '' : threeSides(sides);
  if (all !== '') return [phraseThat('side', all)];
  if (sides !== undefined)
    return (sides.split(' ').length < 9 ? [sides] : sides.split(/,\s(?=[^,]*$)/u).reverse()).map((text) =>
      phraseThat('side', text),
    );
  const mark = rated.exec(said)?.[1];
  if (mark !== undefined) return [phraseThat('figure', mark)];
  return doing.test(said) &&
    figure.test(said) &&
    !endsInNumber.test(said) &&
    !/^takes.*\b(?:minutes?|hours?|days?|weeks?)\b/u.test(said)
    ? [phraseThat('doing', said.replace(/,\s.*$/u, ''))]
    : undefined;
}

function traitsOf(said: string): EnglishPhrase[] {
  if (!/^(?:is|are)\s/u.test(said)) return [];
  return said
    .replace(/^(?:is|are)\s(?:also\s|fully\s|completely\s)?/u, '')
    .split(/,\s|\sand\s/u)
    .filter((word) => trait.test(word))
    .map((word) => phraseThat('trait', word));
}

const stuffOfPart =
  /^(?:is|are)\s(?:made\s(?:of|from)\s)?((?:(?!(?:with|in|by)\s)[\p{L}\d-]+\s){0,2}(?:steel|aluminium|aluminum|brass|copper|bronze|titanium|iron|wood|oak|beech|walnut|bamboo|glass|leather|suede|silicone|rubber|plastic|cotton|linen|wool|nylon|polyester|canvas|ceramic|porcelain|stoneware|marble|cork|carbon))(?=$|,|\s(?:with|and|in)\s)/iu;
const measureIs =
  /^(?:is|are)\s((?:about |around |up to |only |just )?\d[\d.,]*\s?(?:[x×]\s?\d[\d.,]*\s?)*(?:[\p{L}%°"″]+)?(?:\s(?:per|by)\s[\p{L}\d]+(?:\s\p{L}+)?)?)$/iu;
const measured =
  /^(?:(?:max(?:imum)?|total|maximal)\s)?(?:\p{L}+\s)?(?:load|capacity|range|weight|height|length|width|diameter|depth|thickness|output|power|voltage|battery life|shutter count|wattage|count|speed|focal length|brightness|run ?time|drop)$/iu;

const carrier = /(?:^|\s)(?:frame|base|legs?|structure|body|seat|stand|bar|feet)$/iu;
/** What a part is free of is said of what is put into things, and not of what a part lacks. */
const substance =
  /^no (?:added |artificial )?(?:[A-Z]{2,}\w*|chemicals?|dyes?|plastics?|additives?|fragrances?|perfumes?|preservatives?|lead)$/u;
const ofStuff =
  /\b(?:steel|aluminium|aluminum|brass|copper|bronze|titanium|cast iron|oak|beech|walnut|bamboo|leather|suede|silicone|rubber|cotton|linen|wool|nylon|polyester|canvas|ceramic|porcelain|stoneware|marble|cork)\b/iu;

/** A part by the words of its subject: one that comes in with "a", that has a stuff, or a figure ("the 10-inch foam tires"). */
export function namesPart(noun: string, opening: string): EnglishPhrase[] {
  const part = partOf(noun);
  const isNew = /^(?:An?|Two|Three|Four)$/u.test(opening) && part.includes(' ');
  if (!isNew && !/\d-\p{L}|^\d+\p{Lu}\s/u.test(part) && !(part.includes(' ') && ofStuff.test(part)))
    return [];
  const count = /^(?:Two|Three|Four)$/u.test(opening) ? `${opening.toLowerCase()} ` : '';
  const named = thingOf(`${count}${part}`);
  return named === '' ? [] : [phraseThat('part', named)];
}

/** "Ring at the top" → "ring". */
function partOf(noun: string): string {
  return noun
    .replace(/\s(?:also|now|still|only|itself|inside|outside)$/u, '')
    .replace(/\s(?:at|in|on|of|under|around|for)\s.*$/u, '');
}

/** What a clause says of a part of the thing: its stuff or trait before its noun, its figure behind it. */
export function ofPart(noun: string, predicate: string, opening: string): EnglishPhrase[] {
  const part = partOf(noun);
  const stuff = stuffOfPart.exec(predicate)?.[1];
  if (
    stuff !== undefined &&
    !part.includes(' ') &&
    /^(?:The|Its|Their|Each|Both)$/u.test(opening) &&
    !/^an?\s/iu.test(stuff)
  ) {
    const more = /\swith\s(.+)$/u.exec(predicate)?.[1];
    return [phraseThat('made', `${stuff} ${part}`), ...(more === undefined ? [] : partPhrases(more))];
  }
  if (/^sizes?$/iu.test(part)) {
    const size = /^is\s((?:[A-Z]{1,3}\d?|\d[\d.]*)(?:\s?(?:x|by)\s?\d.*)?)$/u.exec(predicate)?.[1];
    return size === undefined ? [] : [phraseThat('side', size)];
  }
  const value = measureIs.exec(predicate)?.[1];
  if (value !== undefined && measured.test(part))
    return [phraseThat('figure', `${part} ${value.replace(/^(?:only|just) /u, '')}`)];
  // What its frame carries, the chair carries; what its pocket holds, it does not.
  if (carrier.test(part) && /^(?:supports?|holds?|carr(?:y|ies)) up to \d/u.test(predicate))
    return [phraseThat('doing', predicate.replace(/^support /u, 'supports ').replace(/,\s.*$/u, ''))];
  const no = denied.exec(predicate)?.[1];
  if (no !== undefined) return substance.test(no) ? [phraseThat('without', no)] : [];
  // "The roast is dark".
  const roast = /^roast$/u.test(part)
    ? /^is\s((?:medium[- ])?(?:dark|light)|medium)(?=$|,)/u.exec(predicate)?.[1]
    : undefined;
  if (roast !== undefined) return [phraseThat('trait', `${roast} roast`)];
  const being = /^(?:is|are)\s(\S+)$/u.exec(predicate)?.[1] ?? '';
  return trait.test(being) && /^(?:The|Its|Their)$/u.test(opening) && !part.includes(' ')
    ? [phraseThat('made', `${being} ${part}`)]
    : [];
}
