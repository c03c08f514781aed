import { isOfTheThing } from '#rules/keywords/main-attribute.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { labelKindOf } from '#rules/ledger/label-kinds.ts';
import { sentenceContext } from '#rules/ledger/sentence-context.ts';
import type { Unit } from '#rules/ledger/units.ts';
import type { Fact } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { madeOfInGerman } from './german-predicates.ts';
import { headsOfType, isMadeOf } from './made-of.ts';

const madeOf: Partial<Record<string, RegExp>> = {
  de: /\saus (?:\S+ )?$/u,
  fr: /\s(?:sont|est) en (?:\S+ )?$/u,
};

const germanMadeOf = /^(?:sie|es|er|diese[rs]?\s\p{Lu}\p{L}+)\s[^,;]{1,60}\saus\s(?:[\p{L}-]+e[rmn]\s)?$/iu;

/** "The stand is cut from slate" of a poker set: a sentence about something that the name does not say. English. */
function isAboutPart(text: string, { type, name }: Draft): boolean {
  const subject =
    /^(?:the|its|our|each|every)\s((?:\p{L}[\p{L}-]*\s){1,3}?)(?:is|are|was|were|comes?)\s/iu.exec(text)?.[1];
  if (subject === undefined) return false;
  const own = new Set([...stemsOf(type), ...stemsOf(name), 'whole', 'piece', 'set', 'body', 'main']);
  return !stemsOf(subject).some((stem) => own.has(stem));
}

/** Whether a sentence says that the thing is made of a material. */
export function isMadeOfIt({ value }: Fact, unit: Unit, draft: Draft): boolean {
  const { written } = draft.language;
  // "It is made from 100% cotton with a 2.5 TOG filling": whatever else the sentence tells.
  if (unit.predicate !== undefined) return isMadeOf(unit.predicate, value);
  if (written === 'en') return isMadeOf(unit.text, value) && !isAboutPart(unit.text, draft);
  const before = unit.text.slice(0, unit.text.indexOf(value));
  // "Sie entstehen in Handarbeit aus reiner Schafwolle": behind its own pronoun the sentence tells what it is made of.
  if (written === 'de' && (germanMadeOf.test(before) || madeOfInGerman(before, draft.type))) return true;
  // "Dieses Geburtskissen nähe ich aus Baumwolle": the first sentence tells what the thing is made of.
  return (
    unit.whole &&
    madeOf[written]?.test(before) === true &&
    draft.units.find(({ path }) => path === unit.path)?.quote === unit.quote
  );
}

const thingIn =
  /(?<!\p{L})(\p{L}{2,30}) in (?!(?:an?|the|its) )(?:(?!(?:with|and|or|on|of|for|from|by) )\p{Ll}{3,} ){0,4}$/u;

/** "Boots in cherry red smooth leather": the noun of the thing, "in" and nothing else before the stuff. English. */
function isRightBehind({ value, quote }: Fact, { type, language }: Draft): boolean {
  const at = language.written === 'en' ? quote.indexOf(value) : -1;
  const noun = at < 4 ? undefined : thingIn.exec(quote.slice(0, at))?.[1];
  return (
    noun !== undefined &&
    stemsOf(noun).at(-1) === stemsOf(type).at(-1) &&
    !/^ \p{Ll}/u.test(quote.slice(at + value.length).replace(/^ (?:with|and|for|by|from)(?!\p{L})/u, ''))
  );
}

/** "Steel with 2 keys and 3 caps", "brushed steel with a walnut lid": the stuff stands for the thing. English. */
function isBeforeWith({ value }: Fact, { text, whole, label }: Unit, { language }: Draft): boolean {
  if (language.written !== 'en' || !whole || label !== '') return false;
  const front = text.slice(0, Math.max(0, text.indexOf(value)));
  return (
    text.slice(front.length + value.length).startsWith(' with ') &&
    /^(?:\p{L}{3,} )?$/u.test(front) &&
    claimHits(front, 'en').length === 0
  );
}

/** Whether a stuff or a colour is that of the thing: by its label, alone in its clause, or told of a word for the thing. */
export function isOwnStuff(fact: Fact, unit: Unit, draft: Draft): boolean {
  const { kind, value, quote } = fact;
  if (unit.kind === kind && (unit.label !== '' || unit.text === value)) return true;
  if (kind === 'material' && isRightBehind(fact, draft)) return true;
  if (kind === 'material' && isBeforeWith(fact, unit, draft)) return true;
  const stuff = value.replace(/\d+\s?%\s?/gu, '');
  return isOfTheThing(stuff, quote, headsOfType(draft), sentenceContext(fact, draft.ledger));
}

const partOf = /^(\p{L}{4,})\s(?:in|di|em|de|van|i|z|ze|af|av|från|из|з)\s/iu;
/** "Pentole in acciaio con coperchi in vetro": the stuff of what comes with the thing. */
const behindWith =
  /\s(?:con|com|met|z|ze|med|с)\s(?:\p{L}+\s){1,3}(?:in|di|de|em|van|av|af|из)\s(?:\p{L}+\s)?$/iu;

const madeSo = /(?:at|it|ut|ad|id|ett|att)[oaie]s?$|^ge\p{L}+[dtn]$|(?:an|on|en)[yae]$/iu;

/** "Fodera in fibra di bambù", "Taban: EVA": in languages without word lists a stuff behind a noun that is not the thing is that noun's. */
export function isOfPartElsewhere({ value, quote }: Fact, { name, language }: Draft): boolean {
  const clause = quote.split(/[,;.]\s/u).find((part) => part.includes(value)) ?? quote;
  const label = /^\s*([\p{L} ]{3,24})\s?:\s/u.exec(clause)?.[1]?.trim();
  if (label !== undefined) return labelKindOf(label, value) !== 'material';
  // "Gümüş renk metal kordon": in Turkish the last word is what all others describe.
  const last = clause.trim().split(' ').at(-1) ?? '';
  if (language.tag === 'tr' && !value.includes(last))
    return !name.toLowerCase().includes(last.toLowerCase().slice(0, 4));
  const before = clause.slice(0, clause.indexOf(value));
  if (behindWith.test(` ${before}`) || /^(?:com|con|met|med|z|ze) \p{L}/iu.test(value)) return true;
  const noun = partOf.exec(clause.trim())?.[1] ?? '';
  return (
    noun !== '' &&
    !madeSo.test(noun) &&
    !value.toLowerCase().startsWith(noun.toLowerCase()) &&
    !name.toLowerCase().includes(noun.toLowerCase().slice(0, -1))
  );
}
