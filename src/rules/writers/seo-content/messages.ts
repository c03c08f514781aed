import type { FactKind } from '#rules/listing/listing.ts';
import type { Unit } from '#rules/ledger/units.ts';
import { type Draft, labelled } from './draft.ts';
import { isSaidShortly, saidOfOne } from './one-of-a-kind.ts';
import { predicateOf, sentenceAbout, type Subject } from './english.ts';
import { stemsOf } from '#rules/text/words.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { lostReason, statesWorking } from './cleaned-text.ts';
import { praisesPriceAlone, withoutPraise } from './praise.ts';
import { mainKind, topicOfMessage } from './main-kind.ts';
import { isTeller } from './turns.ts';
import { onlyCheaper, listPaths, silentPaths, templatedPaths } from './message-paths.ts';
import { asIngredients } from './made-of.ts';
import { namesContact } from './names-contact.ts';
import { isSameFlaw } from './same-flaw.ts';
import { withAppNamed } from './app-pronoun.ts';
import { calmed } from './calm-shout.ts';
import { tidySentence } from './sentence.ts';
import { inOneRow, isLongerThanQuote, withCleanPredicate } from './predicates-in-row.ts';
import { toldApart } from './told-apart.ts';
import { withoutOur } from './without-our.ts';
import { type Topic, topicOf } from './topics.ts';
import { sameUnits, saysAgain, sayingMore } from './told-already.ts';
import { isNameAgain, isToldBefore } from './told-before.ts';
import { phonePattern } from '#rules/platforms/forbidden-everywhere.ts';
import { matches } from '#rules/text/pattern-finds.ts';
import { tellsSubject } from '#rules/ledger/ailments.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { tellsOfThings } from './tells-of-things.ts';
import { opensWithMaker } from './told-in-whole.ts';
import { isBusinessText } from '#rules/ledger/business-text.ts';

/** Something to say: one sentence of the seller, or one field of the form. */
export interface Message {
  /** A line about the business that names no verb ("Bags and belts from Leeds"). */
  tagLine: boolean;
  /** The same without the name of the business before it. */
  plain: string;
  kind: FactKind;
  topic: Topic;
  path: string;
  units: readonly Unit[];
  /** Reading order in the brief. */
  index: number;
  /** It belongs to the whole form, so that every product of it could say the same. */
  shared: boolean;
  /** Of several products, this one tells a common text; always true for a product's own. */
  mine: boolean;
  /** The seller wrote a whole sentence, which is told as it stands. */
  whole: boolean;
  /** The sentence as the seller wrote it, cleaned, with its stop. */
  verbatim: string;
}

const firstPerson =
  /(?:^|\s)(?:I|I[’']m|I[’']ve|[Ww]e|[Ww]e[’']re|[Ww]e[’']ve|[Mm]y|[Oo]ur|[Uu]s|[Ii]ch|[Ww]ir|[Uu]nsere?\w*|[Nn]uestr[oa]s?|[Nn]osotros|[Hh]acemos|[Nn]ous|[Nn]otre|[Nn]os)(?=[\s,.]|$)/u;

/** One word for what a shop sells, or a cry: no sentence about its owner. */
const saysLittle =
  /^[\p{Script=Latin}\p{N}’'-]+$|^(?:[\p{Script=Latin}\p{N}’'-]+ ){1,2}(?:stuff|things|items|bits|goods|sale|gone|shop|store|products|supplies|deals)$/iu;

function isPresentable(unit: Unit, draft: Draft): boolean {
  const { platform, category, language } = draft;
  // Only English and German tell a model with its label wherever it stands.
  if (unit.kind === 'model' && language.written !== 'en' && language.written !== 'de') return false;
  if (topicOf(unit.kind, category) === null || unit.kind === 'medical' || unit.kind === 'superlative')
    return false;
  if (platform.neverTold?.includes(unit.kind)) return false;
  const isState = unit.path === 'itemCondition' || unit.path === 'facebookCondition';
  if (isState && ['service', 'course', 'property'].includes(category)) return false;
  // A tag line about the business is no fact of the product.
  const isTagLine = isBusinessText(unit.path) && unit.shape !== 'sentence';
  if (isTagLine && (category === 'app' || category === 'used' || platform.neverTold !== undefined))
    return false;
  // "Need gone", "desk stuff": a word or two that say nothing of anybody.
  if (isTagLine && saysLittle.test(unit.text)) return false;
  const speaksOfMaker = draft.brand !== '' && unit.text.startsWith(draft.brand);
  if (
    unit.kind === 'other' &&
    isBusinessText(unit.path) &&
    platform.neverTold !== undefined &&
    !speaksOfMaker
  )
    return false;
  if (platform.impersonal && firstPerson.test(unit.text)) return false;
  return !namesContact(unit.text) && !matches(phonePattern, unit.text);
}

function cleanUnit(unit: Unit, draft: Draft): Unit | null {
  const language = draft.language.written;
  const calm = draft.brief.product.name.includes(unit.text) ? null : calmed(unit, draft);
  const text = calm ?? unit.text;
  // "Works perfect" of a used thing says that it works, and is no praise.
  if (tellsSubject(text, draft.ledger, language)) return unit;
  // "Free shipping with tracking" in the field of the delivery is a term of the sale, and no cry.
  if (unit.path === 'shippingDetails') return unit;
  const isOnlyCheap = draft.platform.subject === 'video' && praisesPriceAlone(text, language);
  const kept =
    isOnlyCheap || ((draft.category === 'used' || unit.kind === 'flaw') && statesWorking.test(text))
      ? text
      : withoutPraise(text, language, draft.ledger);
  if (kept === text) return calm === null ? unit : { ...unit, text };
  const bare = (kept ?? '').replace(/[\s,.;:!]+$/u, '').trim();
  // "Vibrant green color" inside a sentence: what is left stays as small as it was typed.
  const small = `${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
  const cleaned = !text.includes(bare) && text.includes(small) ? small : bare;
  const name = new Set(stemsOf(draft.brief.product.name));
  if (unit.text.startsWith(`${cleaned} `) && onlyCheaper.test(unit.text.slice(cleaned.length + 1)))
    return null;
  if (lostReason(cleaned, text)) return null;
  if (countPieces(cleaned) < 2 || stemsOf(cleaned).every((stem) => name.has(stem))) return null;
  return withCleanPredicate({ ...unit, text: cleaned }, draft);
}

function stemsAt(draft: Draft, place: RegExp): Set<string>[] {
  return draft.units.filter(({ path }) => place.test(path)).map(({ text }) => new Set(sameUnits(text)));
}

/** Fragments of a list that can share a sentence go together, three at most; the others stand alone. */
function listKey(unit: Unit, draft: Draft): string {
  const joins =
    draft.language.written === 'en' &&
    unit.shape !== 'sentence' &&
    unit.shape !== 'order' &&
    predicateOf(unit, draft.type, draft.plural) !== null;
  // Of several products each tells its own part of a common list.
  if (draft.shares) return `${unit.path}\n${unit.text}`;
  if (draft.language.written !== 'en')
    return `${unit.path}\n${unit.shape === 'sentence' ? unit.text : 'list'}`;
  return joins
    ? `${unit.path}\n${unit.kind === 'size' || unit.kind === 'weight' ? 'size' : 'what'}`
    : `${unit.path}\n${unit.text}`;
}

const read = new WeakMap<Draft, readonly Message[]>();

/** Everything the brief has to say, one message for each sentence of the seller, in reading order. */
export function messagesOf(draft: Draft): readonly Message[] {
  const known = read.get(draft);
  if (known !== undefined) return known;
  const groups = new Map<string, Unit[]>();
  const told = stemsAt(draft, /^products\..*\.description$/u);
  const setsApart = stemsAt(draft, /^uniqueSellingProposition$/u);
  const saysMore = sayingMore(setsApart, told);
  const apart = tellsOfThings(draft) ? toldApart(draft) : new Set<Unit>();
  const flaws: Set<string>[] = [];
  let toldBefore = '';
  for (const given of draft.units) {
    const unit = withoutOur(given, draft);
    if (silentPaths.has(unit.path) || templatedPaths.has(unit.path) || unit.path.endsWith('.category'))
      continue;
    if (unit.path.endsWith('.name') || !isPresentable(unit, draft)) continue;
    const clean = cleanUnit(unit, draft);
    if (clean === null || isNameAgain(clean, draft) || isToldBefore(clean, told, setsApart, draft)) continue;
    // "No ties" of a text whose selling point is "No ties: slips over the head".
    if (clean.whole && unit.path.startsWith('products.') && saysAgain(clean.text, saysMore)) continue;
    if (clean.kind === 'flaw') {
      if (isSameFlaw(clean.text, flaws)) {
        toldBefore = clean.quote;
        continue;
      }
      flaws.push(new Set(stemsOf(clean.text)));
    }
    // "See photo" goes with the flaw that it belongs to.
    if (clean.quote === toldBefore && /^see (?:the )?(?:photo|pic)\p{L}*$/iu.test(clean.text)) continue;
    const key = listPaths.has(unit.path)
      ? listKey(clean, draft)
      : `${unit.path}\n${unit.label === '' ? '' : unit.kind}\n${unit.quote}${apart.has(unit) ? `\n${unit.kind}` : ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [clean]);
    // A sentence that the seller pasted twice is told once.
    else if (!group.some((other) => other.text === clean.text)) group.push(clean);
  }
  const messages: Message[] = [];
  const said = new Set<string>();
  let index = 0;
  for (const units of groups.values()) {
    const message = messageOf(units, index, draft);
    index += 1;
    const key = message.verbatim.toLowerCase();
    if (message.verbatim === '' || said.has(key)) continue;
    said.add(key);
    const mine = !message.shared || !draft.shares || isTeller(message, draft);
    const second = message.tagLine && messages.some((other) => other.tagLine);
    messages.push({ ...message, mine, ...(second ? { verbatim: message.plain } : {}) });
  }
  read.set(draft, messages);
  return messages;
}

function messageOf(units: readonly Unit[], index: number, draft: Draft): Message {
  const first = units[0]!;
  const language = draft.language.written;
  const isIntact = units.length === 1 && first.whole;
  const same = draft.units.filter((unit) => unit.path === first.path && unit.quote === first.quote);
  const all = same.filter((unit, at) => same.findIndex((other) => other.text === unit.text) === at);
  const untouched =
    !isLongerThanQuote(units) &&
    units.length === all.length &&
    units.every((unit, at) => unit.text === all[at]!.text);
  const isField = listPaths.has(first.path);
  // What a sentence says in several predicates is told in that sentence.
  const isOneSentence = untouched && first.predicate !== undefined;
  const isForeign = language === 'other' && first.whole;
  const body = isForeign
    ? first.quote
    : isOneSentence
      ? withoutOur({ ...first, text: first.quote }, draft).text
      : units.length === 1 && first.predicate !== undefined && !isIntact && first.kind !== 'contents'
        ? first.predicate
        : isIntact || !untouched || first.label !== '' || isField
          ? inOneRow(units, isField, draft)
          : first.quote;
  // "Poured in Leith since 2016" is said of a maker's goods, and not of the one at hand.
  const isBareStory = first.path === 'brandStory' && first.shape === 'participle';
  const tagLine =
    ((isBusinessText(first.path) && !isIntactSentence(units)) || isBareStory) &&
    draft.platform.subject !== 'page';
  // A question keeps its mark.
  const asks = isIntact && first.quote.replace(/\s\?$/u, '?').endsWith(`${first.text}?`);
  const tidy = tidySentence(
    withAppNamed(asks ? `${body}${language === 'fr' ? ' ?' : '?'}` : body, draft),
    language,
  );
  const isBareSize = first.path === 'productDimensions' && language !== 'en' && opensOnFigure.test(tidy);
  const text = isBareSize
    ? labelled(draft, 'size', tidy)
    : language === 'other' && (isField || /^\p{Ll}{2}/u.test(tidy))
      ? upperFirst(tidy)
      : tidy;
  return {
    kind: mainKind(units, language),
    tagLine,
    mine: true,
    plain: text,
    topic:
      tagLine || (isBusinessText(first.path) && draft.category === 'app')
        ? 'story'
        : topicOfMessage(units, draft),
    path: first.path,
    units,
    index,
    shared: !first.path.startsWith('products.'),
    whole: isOneSentence || (isIntact && (first.shape === 'sentence' || first.shape === 'order')),
    verbatim:
      tagLine && language !== 'other' && !opensWithOwner(text, draft.brief.businessName)
        ? `${draft.brief.businessName}${draft.lexicon.colon}${language === 'de' ? text : lowerFirst(text)}`
        : text,
  };
}

/** "Marta comparte recetas" of Cocina con Marta: who it is stands in the line already. */
function opensWithOwner(text: string, owner: string): boolean {
  const [first = ''] = text.split(/[\s,]/u);
  return text.startsWith(owner) || (/^\p{Lu}\p{L}{2,}$/u.test(first) && owner.split(/\s/u).includes(first));
}

/** "137 x 147 cm", "L 32 cm x B 10": alone in a paragraph it says not what it measures. */
const opensOnFigure = /^(?:\p{L}{1,2}[.:]?\s?)?\d[^;]*(?:mm|cm|m|in|zoll|pouces|pulgadas)(?!\p{L})/iu;

function isIntactSentence(units: readonly Unit[]): boolean {
  return units.every((unit) => unit.shape === 'sentence' || unit.shape === 'order');
}

const namedSide =
  /^((?:\p{L}+ ){0,2}(?:height|width|length|depth|diameter|circumference))(?: of)? (\d[\d.,]*(?: ?(?:-|–|to) ?\d[\d.,]*)? ?(?:mm|cm|m|in|inch(?:es)?|ft|feet))$/iu;

/** The message as prose. English builds a sentence about the subject where the seller left only fragments. */
export function proseOf(
  message: Message,
  subject: Subject,
  draft: Draft,
): { text: string; aboutSubject: boolean } {
  const isVerbs = message.units.every((unit) => unit.shape === 'verb');
  const canBuild =
    (tellsOfThings(draft) && !opensWithMaker(message.units, draft)) || (draft.category === 'app' && isVerbs);
  if (
    draft.language.written === 'en' &&
    canBuild &&
    !isSaidShortly(message.units, draft) &&
    !message.whole &&
    !message.tagLine &&
    message.units[0]!.label === ''
  ) {
    // "Seat height 38 cm" tells of a side, and the side has the measure.
    const side = message.units.length === 1 ? namedSide.exec(message.units[0]!.text) : null;
    if (side !== null) return { text: `The ${lowerFirst(side[1]!)} is ${side[2]!}.`, aboutSubject: false };
    const built = sentenceAbout(asIngredients(message.units, draft.category), subject, draft.type);
    if (built !== null)
      return { text: saidOfOne(upperFirst(built), message.units, draft), aboutSubject: true };
  }
  return { text: message.verbatim, aboutSubject: false };
}
