import { isThingWord, typeHits } from '#rules/ledger/type-hits.ts';
import { stemOf, stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Draft } from './draft.ts';
import { headOf, upperFirst } from './english-words.ts';
import { namedSubject, soldKind } from './subject.ts';
import { predicateOf } from './english.ts';
import type { Message } from './messages.ts';

/** "Built for weekend trips, this 40-liter backpack is …": the sentence points at the thing by its noun alone. */
export function pointsAtThing({ verbatim }: Message, { language, type, short }: Draft): boolean {
  if (language.written !== 'en') return false;
  const head = stemsOf(type).at(-1);
  const pointed =
    /(?:\b(?:this|these|our)|^(?:each|every))\s((?:[\p{L}\d-]+\s){0,4}[\p{L}-]+)/iu.exec(verbatim)?.[1] ?? '';
  if (head !== undefined && stemsOf(pointed).includes(head)) return true;
  // "I forge each cuff from a strip of copper" of a cuff bracelet: the word before its head names it too.
  const made = /^(?:I|We) \p{Ll}+ (?:each|every) ((?:\p{L}+\s)?\p{L}+)/u.exec(verbatim)?.[1] ?? '';
  const own = new Set(stemsOf(short).slice(-2));
  return made !== '' && stemsOf(made).some((stem) => own.has(stem));
}

const participle = /^(?:\p{Ll}{3,}(?:ed|wn)|sewn|torn|made|cut|cast|built|spun|hung|strung|bound|wound)$/u;

/** "Bib" of "bib sewn from linen", "wraps" of "three wraps coated in beeswax": the words before what was done to it. */
export function frontOfParticiple(text: string): string {
  const words = text.split(' ', mostBefore);
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      participle.test(word) &&
      (word === 'made' ? /^by$/u : joint).test(words[index + 1] ?? '') &&
      !isThingWord(word),
  );
  const front = at === -1 ? '' : words.slice(0, at).join(' ');
  return /[,:;(]|\s(?:with|and|of|for|in)\s/u.test(front) ? '' : front;
}

const mostBefore = 9;
const joint = /^(?:by|from|in|with|on|of|for|to|into|as)$/u;

/** A noun phrase whose head is the product's noun: "Climbing rope leash, 6 ft long". */
export function isAboutThing(message: Message, draft: Draft): boolean {
  const unit = message.units[0]!;
  const front = frontOfParticiple(unit.text);
  const head = stemOf(headOf(front === '' ? unit.text : front));
  return (
    unit.shape === 'noun' &&
    unit.label === '' &&
    head === stemsOf(soldKind(draft.type)).at(-1) &&
    // "Just mango" says what it is made of.
    !/^(?:just|only|simply|purely|nothing|mostly|also|still)\s/iu.test(unit.text)
  );
}

/** "It extends from 29 to 43 inches.": a sentence that tells of the thing by a pronoun of its number. */
export function speaksOfIt({ verbatim, whole }: Message, { language, plural }: Draft): boolean {
  if (language.written !== 'en' || !whole) return false;
  return plural
    ? /^They (?!also\b)\p{Ll}/u.test(verbatim)
    : /^It (?!also\b|is (?:not|only|just|important|a (?:gift|good))\b|(?:took|was|had)\b)\p{Ll}/u.test(
        verbatim,
      );
}

/** Such a sentence with the thing by its name: "The bamboo bath caddy extends from 29 to 43 inches." */
export function namedForIt({ verbatim }: Message, draft: Draft): string {
  const subject = namedSubject(draft);
  return `${upperFirst(subject)}${verbatim.slice(verbatim.indexOf(' '))}`;
}

/** "Berry bowl: stoneware colander", "gua sha stone: hand-cut rose quartz": other words for the thing, and no part of it. */
export function renames({ units }: Message, draft: Draft): boolean {
  const name = new Set(stemsOf(draft.name));
  // "Magnetic knife strip …" of a magnetic knife holder begins as its name does.
  const first = stemsOf(units[0]!.text).slice(0, 2);
  if (first.length === 2 && stemsOf(draft.name).join(' ').startsWith(first.join(' '))) return true;
  // "Expandable bamboo cutlery tray" of a cutlery organiser: what stands before both nouns tells the same thing.
  const [before, own, ...more] = stemsOf(draft.type).slice(-2);
  const front = frontOfParticiple(units[0]!.text).replace(/\s(?:hand|machine)$/u, '');
  const told = stemsOf(front === '' ? units[0]!.text : front);
  if (
    before !== undefined &&
    own !== undefined &&
    more.length === 0 &&
    units[0]!.shape === 'noun' &&
    told.length > 1 &&
    told.at(-2) === before &&
    !partOfTools.test(headOf(front === '' ? units[0]!.text : front))
  )
    return true;
  return units.some(({ text, shape, kind }, index) => {
    if (shape !== 'noun' || (index > 0 && kind === 'material')) return false;
    const head = headOf(text);
    return (
      name.has(stemOf(head)) || (index === 0 && !partOfThings.test(head) && typeHits(head, 'en').length > 0)
    );
  });
}

/**
 * "Waterproof all in one with taped seams" of a puddle suit: the first words of a text say what is sold, unless they name
 * a known part of it.
 */
export function mayRename({ units }: Message, draft: Draft): boolean {
  const { text, shape } = units[0]!;
  if (shape !== 'noun') return false;
  const front = frontOfParticiple(text);
  const head = headOf(front === '' ? text : front);
  if (partOfThings.test(head) || partOfTools.test(head)) return false;
  return /^(?:has|have) an? /u.test(predicateOf(units[0]!, draft.type, draft.plural) ?? '');
}

/** "Water level", "dog treats" of a water bottle or a dog toy: behind the same word a part may stand. */
const partOfTools =
  /^(?:level|lid|cap|tube|filter|tank|outlet|inlet|spout|pump|hose|treats?|hair|ears?|paws?|size|sizes|side|door|window|seat|strap|handle|hooks?|drawer|drawers|tag|tags|straps|design|print|pattern|motif|colou?rs?|finish|life|storage|holder|pocket|pockets)$/iu;

/** Parts that are things of their own elsewhere: the frame of a stool is no picture frame. */
const partOfThings = longPattern('iu')`
  ^(?:frame|seat|base|body|lid|handle|top|legs?|shell|case|cover|stand|box|bag|pouch|filter|battery|lamp
    |light|motor|screen|display|clock|timer|ring|rings|hooks?|straps?|belt|buttons?|ears|collar|cushions?
    |mirror|shelf|shelves|drawers?|wheels?|tyres?|tires?|pockets?|sleeves?|hood|lining|charger|cable|plug
    |port|speaker|camera|lens|blades?|knife|brush|bowl|cup|tray|basket|door|doors)$
`;
