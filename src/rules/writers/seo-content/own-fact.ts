import { ofMixture } from '#rules/ledger/label-kinds.ts';
import { tagEnglish } from '#rules/keywords/tagger.ts';
import { isChoice } from '#rules/ledger/colour-choice.ts';
import { labelKindOf } from '#rules/ledger/label-kinds.ts';
import { isBeforePart, isSideOfPart, namesPart } from '#rules/ledger/part-nouns.ts';
import type { Fact, FactKind } from '#rules/listing/listing.ts';
import { isOfHadThing } from './abroad-predicates.ts';
import { isMaker } from '#rules/ledger/maker-in-name.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import type { Unit } from '#rules/ledger/units.ts';
import type { Draft } from './draft.ts';
import { isColourByStuff } from './colour-of-stuff.ts';
import { isLookedForFirst } from './key-figure.ts';
import { isEntry, isWhollyIts } from './made-of.ts';
import { isBound, isFigureOfPart, isOwnMeasure, isOwnNumber, measured } from './own-measure.ts';
import { isMadeOfIt, isOfPartElsewhere, isOwnStuff } from './own-stuff.ts';

const thisOne = /^(?:this|the) (?:pair|piece|one|set|item|example) (?:is|are|comes? in) /iu;

/** "This pair is aqua, drop 3.5 cm, weighs 4 g": a sentence about the very piece that is sold. English. */
function saysOfThisOne(text: string, { kind, value }: Fact): boolean {
  const opening = thisOne.exec(text)?.[0];
  if (opening === undefined) return false;
  if (kind !== 'size' && kind !== 'weight') return false;
  return /(?:^|,\s|\sand\s)(?:(?:drop|length|width|height|weighs|measures)\s)?$/iu.test(
    text.slice(opening.length, text.indexOf(value)),
  );
}

const sizesThereAre = /^(?:größen?|tallas?|tailles?)\s\d/iu;
/** "Ring mandag til fredag 7-16": of a page in a language without lists the first sentence alone says what it offers. */
export function isBelowHeading({ quote }: Fact, { platform, language, brief }: Draft): boolean {
  return (
    language.written === 'other' &&
    platform.subject === 'page' &&
    !brief.product.description.startsWith(quote.slice(0, 12))
  );
}

const enoughFor =
  /^(?:Für|Pour|Para|For) [^.;]{4,80} (?:reicht|reichen|genügt|genügen|braucht man|brauchen Sie|suffit|suffisent|il faut|basta|bastan|hace falta|is enough|are enough|will do)(?!\p{L})/u;
const ofOven = /\b(?:oven|gas mark|air ?fryer)\b/iu;

/**
 * "S (chest 38in, length 26in)" of a chart is one size of several, and "oven 220c, 12 mins" tells neither how hot nor how long a
 * film is.
 */
const priced = /[£$€]\s?\d|\b(?:pounds|cash|ono)\b/iu;

export function isOfPart({ kind, value, quote }: Fact, { platform, language, category }: Draft): boolean {
  return (
    /^\S{1,4} \(/u.test(value) ||
    // "Für ein Paar Socken in Größe 39 reicht ein Strang": of what is made with it.
    enoughFor.test(quote) ||
    // "48 pieces of track" of a train set are not all of it.
    (kind === 'pack' &&
      language.written === 'en' &&
      /\d pieces$/u.test(value) &&
      behindOf({ value, quote }).startsWith(' of ')) ||
    // "Asking 90 pounds, cash, Hexham": where it is; "with its hard case" is a part of its sentence.
    (category === 'used' && kind === 'feature' && /^its\s/iu.test(value)) ||
    ((category === 'used' || platform.handover) &&
      kind === 'feature' &&
      priced.test(quote) &&
      /^\p{Lu}\p{Ll}+$/u.test(value)) ||
    // Where a sofa stands is no trait of it, as it is of a flat.
    (category === 'used' && /^(?:ground|first|second|third|top) floor(?: flat)?$/iu.test(value)) ||
    (platform.subject === 'video' && /\d/u.test(value) && ofOven.test(quote))
  );
}

/** What a sentence says right behind a fact. */
function behindOf({ value, quote }: Pick<Fact, 'value' | 'quote'>): string {
  return quote.slice(quote.indexOf(value) + value.length);
}

/** What sellers call the stuff of a thing before it. */
const ofStuff = /material|fabric|metal|wood|yarn|cloth|made|finish/iu;

const typedLabel = /^(\p{L}[\p{L} -]{2,24}): \S+(?: \S+){0,2}$/u;

/** "Handle 17.5 cm long", "filling: polyester", "glass included": measure and stuff of a part, which the thing has not. English. */
function isOfPartInClause(
  { kind, value, quote }: Fact,
  { text, label, kind: unitKind }: Unit,
  draft: Draft,
): boolean {
  const isOwnNoun = (word: string): boolean => {
    const [stem = ''] = stemsOf(word);
    return stemsOf(draft.type).at(-1) === stem;
  };
  if (kind === 'size' || kind === 'weight')
    return isSideOfPart(`${label === '' ? '' : `${label} `}${text.slice(0, text.indexOf(value))}`, isOwnNoun);
  if (kind !== 'material') return false;
  if (unitKind === 'contents' || unitKind === 'exclusion') return true;
  const [entry = '', ...more] = quote.split(', ');
  if (more.length === 1 && more[0]!.replace(/[.\s]+$/u, '') === value && namesPart(entry)) return true;
  const head = label === '' ? (typedLabel.exec(text)?.[1] ?? '') : label;
  return (
    head !== '' &&
    labelKindOf(head, value) !== 'material' &&
    !ofStuff.test(head) &&
    !head.split(' ').some(isOwnNoun)
  );
}

const clauseOnly: ReadonlySet<FactKind> = new Set<FactKind>(['number', 'duration', 'quantity', 'contents']);

/** Whether a count or a time is all that its clause says: "8 chế" of "8 chế độ nấu" and the minutes of a timer are halves. */
export function isWholeClause({ kind, value }: Fact, { units }: Draft): boolean {
  return !clauseOnly.has(kind) || (kind !== 'contents' && units.some(({ text }) => text === value));
}

/** Whether a name has said for whose machine the thing is: "Belt for Husqvarna ". */
export function isForMaker(text: string): boolean {
  const maker = / for (?:an? |the |all )?(\p{Lu}[\p{L}-]+)(?: [^,]{0,80})?$/u.exec(text)?.[1];
  return maker !== undefined && isMaker(foldWord(maker));
}

/** Whether a detail is said of the product itself: not the steel of its lid, not the figure of what it fits. */
export function isOwn(fact: Fact, draft: Draft): boolean {
  const isElsewhere = draft.language.written === 'other';
  // "Beko" of a row is the maker, who stands before the name.
  if (fact.value === draft.brand) return false;
  if (isElsewhere && fact.kind === 'material' && isOfPartElsewhere(fact, draft)) return false;
  if (isElsewhere && (fact.kind === 'material' || fact.kind === 'colour') && isOfHadThing(fact, draft))
    return false;
  // "Work boots steel toe".
  // "Belt for Husqvarna 42 inch": the figure is that of what it is for.
  if (fact.source.endsWith('.name') && fact.kind === 'size' && draft.language.written === 'en')
    return !isForMaker(fact.quote.slice(0, fact.quote.indexOf(fact.value)));
  if (fact.source.endsWith('.name'))
    return (
      fact.kind !== 'material' ||
      draft.language.written !== 'en' ||
      !(isBeforePart(behindOf(fact)) || isBehindThing(fact, draft))
    );
  if (fact.kind === 'colour' && isChoice(fact, draft.language.written)) return false;
  if (isElsewhere && isInFirstWords(fact, draft)) return true;
  const unit = draft.units.find(
    (other) => other.path === fact.source && other.quote === fact.quote && other.text.includes(fact.value),
  );
  return unit === undefined ? !isFewest(fact) : isOwnInClause(fact, unit, draft);
}

const noPartBehind =
  /^(?:size|set|pair|mens?|womens?|ladies|gents|kids|boys|girls|unisex|new|used|boxed|vintage|colou?r|finish|effect|look|style|design|pattern|edition|made|and|with|in|for|from|by|on|rare|large|medium|small)(?!\p{L})/iu;

/** "Snooker cue, jointed ebony butt": of a stuff and a noun behind the thing the stuff is that noun's. English names. */
function isBehindThing(fact: Fact, { type }: Draft): boolean {
  const next = /^ (\p{Ll}{3,})(?=$|[\s,])/u.exec(behindOf(fact))?.[1] ?? '';
  if (next === '' || noPartBehind.test(next)) return false;
  const head = stemsOf(type).at(-1) ?? '';
  const front = fact.quote.slice(0, Math.max(0, fact.quote.indexOf(fact.value)));
  const before = stemsOf(front);
  // "Bookmark leather corner", "flat cap tweed herringbone": without a comma the noun is of the thing itself.
  if (!front.includes(',') && !namesPart(next)) return false;
  return (
    head !== '' && before.includes(head) && stemsOf(next)[0] !== head && tagEnglish(next)[0]?.class === 'noun'
  );
}

const ofEach = /\s\d{1,3}\s(\p{L}{4,})\s(?:de|di|da|van|z|av|af)\s$/iu;

/** Without a grammar: what the first words of the description say of it. */
function isInFirstWords({ kind, value, quote }: Fact, { brief, name }: Draft): boolean {
  // "Painel de 12 azulejos de 15 x 15 cm": so big is each of the tiles.
  const each = ofEach.exec(quote.slice(0, Math.max(0, quote.indexOf(value))))?.[1];
  if (each !== undefined && !name.toLowerCase().startsWith(each.slice(0, 4).toLowerCase())) return false;
  return (
    (kind === 'material' || kind === 'colour' || measured.has(kind)) &&
    // "Koc z wełny, kolor szary, 130 x 170 cm": an entry of its own in the row that a text opens with.
    (quote.split(',')[0]!.includes(value) || quote.replace(/[.!]$/u, '').split(', ').includes(value)) &&
    // "Painel de 12 azulejos de 15 x 15 cm": of each of several.
    !/\d \p{L}+ d[eai] $/u.test(quote.slice(0, quote.indexOf(value))) &&
    brief.product.description.startsWith(quote.slice(0, 12))
  );
}

/** "Ab 20 Stück": the fewest that one can order. */
function isFewest({ kind, value, quote }: Fact): boolean {
  return kind === 'pack' && isBound(quote, value);
}

const soldIn =
  /^(?:(?:(?:This|It) is|It[’']s|(?:(?:I am|I[’']m|We are) s|S)elling) (?:an?|the|my|our) (?:[^.,;]|\.(?=\d)){3,70} in|(?:It is|It[’']s|They are|They[’']re)(?: in| an?)?|The colou?r is) (?:\p{Ll}{3,} )?$/u;

/** "Selling a white Hemnes chest": the colour right before what is sold. */
const soldAs = /^(?:(?:This|It) is|It[’']s|(?:I am |I[’']m |We are )?[Ss]elling) (?:an?|my|our|the) $/u;

/** "This is a Game Boy Color from 1998 in teal": the colour in which the seller's first sentence names it. */
function isSoldIn(value: string, text: string): boolean {
  const at = text.indexOf(value);
  const before = text.slice(0, Math.max(0, at));
  return (
    (soldIn.test(before) || soldAs.test(before)) &&
    !/^(?:,| or | and (?!(?:have|has|is|are|it|they|comes?|fits?)\b))/u.test(text.slice(at + value.length))
  );
}

const tinted =
  /^(?:It|They) (?:is|are) (?:tinted|dyed|painted|lacquered|upholstered|covered)(?: in)?(?: an?)? (?:(?:warm|soft|deep|rich|pale|light|dark|matte) )?$/u;

/** "It is tinted a warm terracotta", "upholstered in a light gray fabric": one colour, and no row of them. */
function isTinted(value: string, { text, predicate = text }: Unit): boolean {
  const at = predicate.indexOf(value);
  return (
    at > 0 &&
    tinted.test(predicate.slice(0, at)) &&
    !/^(?:,| and | or )/u.test(predicate.slice(at + value.length))
  );
}

/** Whether the clause that tells a detail says it of the thing: first by what it is, then by where in the clause it stands. */
function isOwnInClause(fact: Fact, unit: Unit, draft: Draft): boolean {
  const { kind, value } = fact;
  const isEnglish = draft.language.written === 'en';
  if (isEnglish && isOfPartInClause(fact, unit, draft)) return false;
  // "Du bekommst sie in den Größen 36 bis 42": which sizes there are is said of the thing alone.
  if (kind === 'size' && sizesThereAre.test(value)) return !isBound(unit.text, value);
  if (isEnglish && saysOfThisOne(unit.text, fact)) return true;
  // "Silver plate lid and handle" of a barrel of stoneware.
  const behind = isEnglish && kind === 'material' ? `${value.replace(/^\p{L}+/u, '')}${behindOf(fact)}` : '';
  if (/^ plated? /iu.test(behind) && isBeforePart(behind)) return false;
  if (kind === 'material') return isMadeOfIt(fact, unit, draft) || isOwnStuff(fact, unit, draft);
  if (kind === 'colour' && isEnglish && (isTinted(value, unit) || isSoldIn(value, unit.text))) return true;
  if (kind === 'colour' && isEnglish && isColourByStuff(fact, unit, draft)) return true;
  if (kind === 'age' && isEnglish && /^(?:19|20)\d\d$/u.test(value)) return true;
  if (kind === 'colour' && unit.text !== value) return isOwnStuff(fact, unit, draft);
  if (isFewest(fact)) return false;
  // "Ingredientes: 500 g de harina": so much goes into it, and of nothing else.
  if (measured.has(kind) && ofMixture.test(unit.label)) return false;
  // "Se démonte (4 vis)": what stands in brackets explains a word.
  if (kind === 'number' && !isEnglish && unit.text.charAt(unit.text.indexOf(value) - 1) === '(') return false;
  // "1 cesta, 1 rejilla", "garde-corps + 2 coussins": of what lies once in the box, or beside another thing, no title tells.
  if (
    kind === 'number' &&
    unit.kind === 'contents' &&
    (/^1 (?!\d)/u.test(value) || unit.text.slice(0, unit.text.indexOf(value)).endsWith('+ '))
  )
    return false;
  // "Ab 4 Jahren": from when on, and no time that it takes.
  if (kind === 'duration' && isBound(unit.text, value)) return false;
  if (isWholeUnit(fact, unit)) return true;
  if (unit.kind === 'flaw' || unit.kind === 'condition') return kind === unit.kind;
  if (isEnglish && measured.has(kind) && isFigureOfPart(value, unit)) return false;
  if (isEntry(unit.text, fact) || isWhollyIts(unit.text, value)) return true;
  if (measured.has(kind)) return isOwnMeasure(fact, unit, draft);
  // "160 pages" of a "carnet", wherever its sentence tells them.
  if (kind === 'number' && !isEnglish && isLookedForFirst(fact, draft)) return true;
  return kind !== 'number' || isOwnNumber(value, unit);
}

/** Whether a clause says the detail and nothing besides. */
function isWholeUnit({ kind, value }: Fact, unit: Unit): boolean {
  return unit.text === value || (unit.kind === kind && unit.text.length <= value.length + 14);
}
