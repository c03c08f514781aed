import { isChoice } from '#rules/ledger/colour-choice.ts';
import { labelKindOf } from '#rules/ledger/label-kinds.ts';
import { isBeforePart, isSideOfPart, namesPart } from '#rules/ledger/part-nouns.ts';
import { isOfTheThing } from '#rules/keywords/main-attribute.ts';
import type { Fact, FactKind } from '#rules/listing/listing.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import type { Unit } from '#rules/ledger/units.ts';
import type { Draft } from './draft.ts';
import {
  headsOfType,
  isEntry,
  isMadeOf,
  isPackedSize,
  isToldBefore,
  isToldOfThing,
  isWhollyIts,
} from './made-of.ts';

/** Whether a figure stands behind the words that make it the bound of something. */
function isBound(text: string, value: string): boolean {
  return /(?<!\p{L})(?:max|min|to|at|below|above|under|over|until|from|since|ab|seit|bis|bei|desde|hasta|dès|a|à|jusqu’à)\s[-+±]?$/iu.test(
    text.slice(0, text.indexOf(value)),
  );
}

const madeOf: Partial<Record<string, RegExp>> = {
  de: /\saus (?:\S+ )?$/u,
  fr: /\s(?:sont|est) en (?:\S+ )?$/u,
};

const measured = new Set<FactKind>(['size', 'weight', 'capacity', 'power', 'duration', 'percentage', 'pack']);

const spokenOnly = new Set<FactKind>([
  'care',
  'limit',
  'shipping',
  'duration',
  'price',
  'guarantee',
  'exclusion',
]);

/** Whether the text names what is sold before any part of it. */
function namesType(text: string, draft: Draft): boolean {
  const head = stemsOf(draft.type).at(-1);
  const beforeParts = text.split(/\s(?:with|for|mit|für|con|para|avec|pour)\s/iu)[0] ?? '';
  return head !== undefined && stemsOf(beforeParts).includes(head);
}

const anyJoint =
  /[,;:(]|\s(?:with|for|to|in|on|of|at|from|by|and|or|per|up|over|under|holds?|fits?|takes?|needs?|per)\s/iu;

function closesOnMeasure(text: string, value: string, { type }: Draft): boolean {
  // "Cutting board 16 x 12 in (L x W)".
  const told = text.endsWith(')') ? text.replace(/ \([LWHD]( x [LWHD]){1,2}\)$/u, '') : text;
  if (!told.endsWith(` ${value}`)) return false;
  const front = told.slice(0, -value.length);
  const head = stemsOf(type).at(-1);
  return head !== undefined && stemsOf(front).includes(head) && !anyJoint.test(front);
}

/** "The stand is cut from slate" of a poker set: a sentence about something that the name does not say. English. */
function isAboutPart(text: string, { type, name }: Draft): boolean {
  const subject =
    /^(?:the|its|our|each|every)\s((?:\p{L}[\p{L}-]*\s){1,3}?)(?:is|are|was|were|comes?)\s/iu.exec(text)?.[1];
  if (subject === undefined) return false;
  const own = new Set([...stemsOf(type), ...stemsOf(name), 'whole', 'piece', 'set', 'body', 'main']);
  return !stemsOf(subject).some((stem) => own.has(stem));
}

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
const germanMadeOf = /^(?:sie|es|er|diese[rs]?\s\p{Lu}\p{L}+)\s[^,;]{1,60}\saus\s(?:\p{Ll}+e[rmn]\s)?$/iu;

const partOf = /^(\p{L}{4,})\s(?:in|di|em|de|van|i|z|ze|af|av|från|из|з)\s/iu;
const madeSo = /(?:at|it|ut|ad|id|ett|att)[oaie]s?$|^ge\p{L}+[dtn]$|(?:an|on|en)[yae]$/iu;

/** "Fodera in fibra di bambù", "Taban: EVA": in languages without word lists a stuff behind a noun that is not the thing is that noun's. */
function isOfPartElsewhere({ value, quote }: Fact, { name, language }: Draft): boolean {
  const clause = quote.split(/[,;.]\s/u).find((part) => part.includes(value)) ?? quote;
  const label = /^\s*([\p{L} ]{3,24})\s?:\s/u.exec(clause)?.[1]?.trim();
  if (label !== undefined) return labelKindOf(label, value) !== 'material';
  // "Gümüş renk metal kordon": in Turkish the last word is what all others describe.
  const last = clause.trim().split(' ').at(-1) ?? '';
  if (language.tag === 'tr' && !value.includes(last))
    return !name.toLowerCase().includes(last.toLowerCase().slice(0, 4));
  const noun = partOf.exec(clause.trim())?.[1] ?? '';
  return (
    noun !== '' &&
    !madeSo.test(noun) &&
    !value.toLowerCase().startsWith(noun.toLowerCase()) &&
    !name.toLowerCase().includes(noun.toLowerCase().slice(0, -1))
  );
}

/** "Ring mandag til fredag 7-16": of a page in a language without lists the first sentence alone says what it offers. */
export function isBelowHeading({ quote }: Fact, { platform, language, brief }: Draft): boolean {
  return (
    language.written === 'other' &&
    platform.subject === 'page' &&
    !brief.product.description.startsWith(quote.slice(0, 12))
  );
}

const ofOven = /\b(?:oven|gas mark|air ?fryer)\b/iu;

/**
 * "S (chest 38in, length 26in)" of a chart is one size of several, and "oven 220c, 12 mins" tells neither how hot nor how long a
 * film is.
 */
export function isOfPart({ value, quote }: Fact, { platform }: Draft): boolean {
  return (
    /^\S{1,4} \(/u.test(value) || (platform.subject === 'video' && /\d/u.test(value) && ofOven.test(quote))
  );
}

/** What a sentence says right behind a fact. */
function behindOf({ value, quote }: Fact): string {
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

/** Whether a detail is said of the product itself: not the steel of its lid, not the figure of what it fits. */
export function isOwn(fact: Fact, draft: Draft): boolean {
  // "Beko" of a row is the maker, who stands before the name.
  if (fact.value === draft.brand) return false;
  if (draft.language.written === 'other' && fact.kind === 'material' && isOfPartElsewhere(fact, draft))
    return false;
  // "Work boots steel toe".
  if (fact.source.endsWith('.name'))
    return fact.kind !== 'material' || draft.language.written !== 'en' || !isBeforePart(behindOf(fact));
  if (fact.kind === 'colour' && isChoice(fact, draft.language.written)) return false;
  // Without a grammar: what the first words of the description say of it.
  if (
    draft.language.written === 'other' &&
    (fact.kind === 'material' || fact.kind === 'colour' || measured.has(fact.kind)) &&
    fact.quote.split(',')[0]!.includes(fact.value) &&
    draft.brief.product.description.startsWith(fact.quote.slice(0, 12))
  )
    return true;
  const unit = draft.units.find(
    (other) => other.path === fact.source && other.quote === fact.quote && other.text.includes(fact.value),
  );
  if (draft.language.written === 'en' && unit !== undefined && isOfPartInClause(fact, unit, draft))
    return false;
  // "Dieses Geburtskissen nähe ich aus Baumwolle": the first sentence tells what the thing is made of.
  if (
    fact.kind === 'material' &&
    unit?.whole === true &&
    madeOf[draft.language.written]?.test(unit.text.slice(0, unit.text.indexOf(fact.value))) === true &&
    draft.units.find(({ path }) => path === unit.path)?.quote === unit.quote
  )
    return true;
  // "Du bekommst sie in den Größen 36 bis 42": which sizes there are is said of the thing alone.
  if (fact.kind === 'size' && sizesThereAre.test(fact.value)) return true;
  // "Sie entstehen in Handarbeit aus reiner Schafwolle": behind its own pronoun the sentence tells what it is made of.
  if (
    fact.kind === 'material' &&
    draft.language.written === 'de' &&
    unit !== undefined &&
    germanMadeOf.test(unit.text.slice(0, unit.text.indexOf(fact.value)))
  )
    return true;
  // "It is made from 100% cotton with a 2.5 TOG filling": whatever else the sentence tells.
  if (
    fact.kind === 'material' &&
    draft.language.written === 'en' &&
    unit !== undefined &&
    isMadeOf(unit.text, fact.value) &&
    !isAboutPart(unit.text, draft)
  )
    return true;
  if (draft.language.written === 'en' && unit !== undefined && saysOfThisOne(unit.text, fact)) return true;
  if (
    unit !== undefined &&
    (fact.kind === 'material' || (fact.kind === 'colour' && unit.text !== fact.value))
  ) {
    return (
      (unit.label !== '' && unit.kind === fact.kind) ||
      (unit.text === fact.value && unit.kind === fact.kind) ||
      isOfTheThing(fact.value.replace(/\d+\s?%\s?/gu, ''), fact.quote, headsOfType(draft))
    );
  }
  // "Ab 20 Stück": the fewest that one can order.
  if (fact.kind === 'pack' && isBound(fact.quote, fact.value)) return false;
  // "Ab 4 Jahren": from when on, and no time that it takes.
  if (unit !== undefined && fact.kind === 'duration' && isBound(unit.text, fact.value)) return false;
  if (
    unit === undefined ||
    unit.text === fact.value ||
    (unit.kind === fact.kind && unit.text.length <= fact.value.length + 14)
  )
    return true;
  if (unit.kind === 'flaw' || unit.kind === 'condition') return fact.kind === unit.kind;
  if (isEntry(unit.text, fact)) return true;
  if (
    measured.has(fact.kind) &&
    /^(?:it|they)\s(?:holds?|is|are|weighs?|measures?|comes?)\s/iu.test(unit.text) &&
    !/\b(?:so|fits?|for|suits|when|if|up to)\s/iu.test(unit.text.slice(0, unit.text.indexOf(fact.value)))
  )
    return true;
  // "12 oz stoneware mug with a glaze": the figure before the thing is the thing's.
  if (
    measured.has(fact.kind) &&
    unit.text.startsWith(fact.value) &&
    // "20 g protein per bar" weighs no bar.
    !unit.text.includes(' per ') &&
    namesType(unit.text, draft)
  )
    return true;
  // "Adjustable jump rope 9 ft", "dried mango slices 40g": at the end of a clause that names the thing and no part of it.
  if (
    measured.has(fact.kind) &&
    draft.language.written === 'en' &&
    closesOnMeasure(unit.text, fact.value, draft)
  )
    return true;
  // "Wax jacket size L olive green".
  if (
    fact.kind === 'size' &&
    /^size\s/iu.test(fact.value) &&
    foldWord(unit.text).includes(`${foldWord(draft.type)} ${foldWord(fact.value)}`)
  )
    return true;
  // "Aceite de romero 60 ml con pipeta": right behind the thing.
  if (
    measured.has(fact.kind) &&
    foldWord(unit.text).startsWith(`${foldWord(draft.type)} ${foldWord(fact.value)}`)
  )
    return true;
  if (isWhollyIts(unit.text, fact.value) || isPackedSize(fact, unit.text)) return true;
  if (measured.has(fact.kind) && isToldOfThing(unit.text, fact.value, draft.type)) return true;
  // "It stands 66 inches tall with a 10-inch base": what follows the verb is the thing's.
  if (
    (fact.kind === 'power' ||
      (measured.has(fact.kind) &&
        !/(?:has|have)\s\S*\s?$/iu.test(unit.text.slice(0, unit.text.indexOf(fact.value))))) &&
    isToldBefore(unit.text.slice(0, unit.text.indexOf(fact.value)), draft.type)
  )
    return true;
  if (measured.has(fact.kind)) return fact.value.length >= unit.text.length * 0.6;
  // "Oven safe to 500 F": the bound of a quality is no attribute by itself.
  if (fact.kind === 'number' && (isBound(unit.text, fact.value) || spokenOnly.has(unit.kind))) return false;
  // "Some crazing on two saucers", "played about ten times" count something else.
  const before = unit.text.slice(0, unit.text.indexOf(fact.value));
  if (fact.kind === 'number' && /\b(?:on|of|to|at|about|around|after|within|every)\s$/iu.test(before))
    return false;
  if (fact.kind === 'number') return unit.text.startsWith(fact.value) || unit.text.split(' ').length <= 5;
  return true;
}
