import { lastPartOf } from '#rules/keywords/german-heads.ts';
import { openingDoer } from '#rules/ledger/opening-doer.ts';
import type { Category } from '#rules/ledger/type-hits.ts';
import type { Unit } from '#rules/ledger/units.ts';
import type { Fact } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Draft } from './draft.ts';

const itIsMade = longPattern('iu')`
  ^(?:it|they|each one|(?:this|these|the|our|each)\s(?:\p{L}[\p{L}-]*\s){0,3}?\p{L}[\p{L}-]*)(?:[’']s|\sis
    |\sare|[’']re)\s(?:(?:hand|entirely|all|fully)[ -]?)?(?:made|sewn|knitted|knit|crocheted|woven|crafted
    |built|carved|turned|cut|stitched|poured|cast|moulded|molded|forged|bound|set)\s(?:from|of|out of
    |in)\s(?:\d+\s?%\s)?(?:(?:solid|soft|thick|natural|organic|recycled|pure|real|heavy|smooth|durable
      |food-grade|water-resistant|waterproof|tear-resistant|stretchy|breathable)\s)?$
`;

/** Whether an English sentence says that the thing is made of a material: "It is made from 100% cotton with a 2.5 TOG filling". */
export function isMadeOf(sentence: string, material: string): boolean {
  const at = sentence.indexOf(material);
  return at > 0 && itIsMade.test(sentence.slice(0, at));
}

const subject =
  /^(?:it|they|this|these|each one|the (?:bag|set|unit|piece|whole (?:thing|set)|finished \p{L}+))\s(?=holds?|measures?|weighs?|stands?)|^(?:this|these|the|our|each)\s((?:\p{L}[\p{L}-]*\s){1,4}?)(?=holds?|measures?|weighs?|stands?)/iu;
const measuring =
  /(?:^|[\s,])(?:holds?|measures?|weighs?|stands?)\s(?:about|around|roughly|only|just|up to)?\s?$/iu;

/** "It has 54 LEDs with 4000 K and a battery of 1500 mAh": such a figure is the whole thing's, whichever part holds it. */
export function isWhollyIts(sentence: string, measure: string): boolean {
  return (
    /^(?:it|they)\s(?:has|have|comes? with)\s/iu.test(sentence) &&
    /\d\s?(?:K|mAh|lm|lumens?|W|watts?|V|GB|TB)$/u.test(measure)
  );
}

/** The words by which a seller speaks of the thing, as stems: its noun, the whole of it, the last part of a German compound. */
export function headsOfType({ type, language, brief }: Draft): (readonly string[])[] {
  const stems = stemsOf(type);
  const isRomance = language.written === 'es' || language.written === 'fr';
  const head = (isRomance ? stems[0] : stems.at(-1)) ?? '';
  const last = language.written === 'de' ? lastPartOf(type) : undefined;
  // "Porridge stirrer turned from sycamore": so the text calls the spurtle.
  const doer =
    language.written === 'en' ? stemsOf(openingDoer(brief.product.description, type)).at(-1) : undefined;
  return [
    [head],
    ...(stems.length > 1 ? [stems] : []),
    ...(last === undefined ? [] : [stemsOf(last)]),
    ...(doer === undefined ? [] : [[doer]]),
  ];
}

/** "Pattern: 6 inch hoop, stitch guide, 9 pages": a figure that is an entry of its own in a list is the thing's. */
export function isEntry(text: string, { kind, value }: Fact): boolean {
  if (kind !== 'number' && kind !== 'weight' && kind !== 'capacity' && kind !== 'power') return false;
  const at = text.indexOf(value);
  return /(?:^|[,;:]\s)$/u.test(text.slice(0, at)) && /^(?:$|[,;])/u.test(text.slice(at + value.length));
}

/** Whether a measure stands right behind its verb in a sentence about the thing: "The bag measures 48 x 33 cm, holds 35 litres". */
export function isToldOfThing(sentence: string, measure: string, type: string): boolean {
  const opening = subject.exec(sentence);
  const noun = opening?.[1]?.trim() ?? '';
  if (opening === null || (noun !== '' && !stemsOf(noun).includes(stemsOf(type).at(-1) ?? ''))) return false;
  return measuring.test(sentence.slice(0, Math.max(0, sentence.indexOf(measure))));
}

const toldBefore = longPattern('iu')`
  ^(?:(?:it|they|(?:this|our|these)\s(?:\p{L}[\p{L}\d-]*\s){1,6}|(?:the
        |each)\s(?<noun>(?:\p{L}[\p{L}\d-]*\s){1,6}))(?:holds?|is|are|weighs?|measures?|stands?|has
      |have)\s(?:an? |about )?|(?:es|sie|er)\s(?:ist|sind|misst|messen|fasst|wiegt|wiegen)\s(?:etwa |ca\. )?
    |(?:miden?|pesan?)\s(?:unos )?|(?:elles?|ils?)\s(?:mesure|mesurent|pèse|pèsent|fait
      |font)\s(?:environ )?)$
`;

/** Whether what stands before a measure says it of the thing: "It is …", "The bag holds …"; the head of a stamp is a part. */
export function isToldBefore(front: string, type: string): boolean {
  const match = toldBefore.exec(front);
  if (match === null) return false;
  const stems = stemsOf(match.groups?.['noun'] ?? '');
  return stems.length === 0 || stems.includes(stemsOf(type).at(-1) ?? '') || wholeThings.has(stems.at(-1)!);
}

/** What sellers call any thing of theirs, by its stem. */
const wholeThings = new Set(stemsOf('bag set unit piece thing item product pack kit whole print'));

const container =
  /^(?:flacon|tube|pot|sachet|bouteille|bocal|boîte|canette|tubo|frasco|bote|tarro|botella|bolsa|lata|flasche|tube|tiegel|dose|glas|beutel|bottle|jar|tin|pouch|bag|can)\s(?:(?:de|d’|d'|of|mit|zu|à)\s?)?$/iu;

/** "Flacon de 30 ml avec pipette" is how much of it is sold; "90 x 60 cm for dogs up to 30 kg" how big it is. */
export function isPackedSize({ kind, value }: Fact, text: string): boolean {
  if (kind === 'size') return text.startsWith(value) && /\d\s?[x×]\s?\d/u.test(value);
  return (kind === 'capacity' || kind === 'weight') && container.test(text.slice(0, text.indexOf(value)));
}

/** What a shampoo or a jam has in it, it is not made of: told as what it has. */
export function asIngredients(units: readonly Unit[], category: Category): readonly Unit[] {
  if (category !== 'beauty' && category !== 'food') return units;
  return units.map((unit) => (unit.kind === 'material' ? { ...unit, kind: 'feature' as const } : unit));
}
