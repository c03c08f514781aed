import { traitsBound } from '#rules/keywords/list-entries.ts';
import { cleanName } from './name.ts';
import { shapeOf } from '#rules/ledger/shape.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { isThingWord } from '#rules/ledger/type-hits.ts';
import { tagsOf } from '#rules/ledger/tagger.ts';
import { hasWordSign } from '#rules/text/letters.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { type Draft, labelled, pick } from './draft.ts';
import { nameInside } from './case.ts';
import { lowerFirst, upperFirst, withArticle } from './english-words.ts';
import type { LabelKey, Lexicon } from './lexicon/lexicon.ts';
import { tellsOfThings } from './messages.ts';
import { tidySentence } from './sentence.ts';
import { hasPraise, removePraise } from './praise.ts';
import type { Topic } from './topics.ts';

/** A field of the form told in a sentence, and as a labelled line. */
export interface FormLine {
  path: string;
  topic: Topic;
  sentence: string;
  line: string;
  items: readonly string[];
}

type Sentences = Lexicon['sentences'];

interface Told {
  path: string;
  topic: Topic;
  label: LabelKey;
  /** Template that a list of noun phrases goes into; absent where only a label is safe. */
  template?: Exclude<keyof Sentences, 'nextStepOf'>;
}

const told: readonly Told[] = [
  { path: 'targetAudience', topic: 'fit', label: 'audience', template: 'audience' },
  { path: 'shopifyTargetSegments', topic: 'fit', label: 'audience', template: 'audience' },
  { path: 'tiktokAudience', topic: 'fit', label: 'audience', template: 'audience' },
  { path: 'targetViewerAge', topic: 'fit', label: 'audience', template: 'audience' },
  { path: 'facebookCommunityFocus', topic: 'fit', label: 'audience', template: 'audience' },
  { path: 'deviceCompatibility', topic: 'fit', label: 'devices' },
  { path: 'certifications', topic: 'proof', label: 'certificate' },
  { path: 'customerPainPoints', topic: 'aside', label: 'problem', template: 'problem' },
  { path: 'seasonalRelevance', topic: 'aside', label: 'occasion', template: 'occasion' },
  { path: 'priceRange', topic: 'terms', label: 'price' },
];
const relative =
  /^(?:(?:für|mit|bei|von|in|an|pour|avec|à|con|para)\s)?(?:die|der|das|den|dem|denen|deren|dessen|que|quienes|qui|dont|lesquel(?:le)?s)\s\p{Ll}/u;
/** Items of a comma-separated field, cleaned of praise. */
function itemsOf(value: string, draft: Draft): string[] {
  const language = draft.language.written;
  return traitsBound(value, false)
    .split(/(?:(?<!\d),|,(?!\d)|[;\n、])+|[^\S\u00A0](?:and|und|y|et)\s(?=[^,]*$)/u)
    .map((item) =>
      item
        .trim()
        .replaceAll('\u00A0', ' ')
        .replace(/^(?:and|und|y|et|for|für|para|pour)\s/iu, '')
        .replace(/[.!]+$/u, ''),
    )
    .map((item) => (hasPraise(item, language) ? removePraise(item, language) : item))
    .filter(hasWordSign)
    .reduce<string[]>((items, item) => {
      // "Frauen, die ihren Zyklus kennen wollen": said of who stands before.
      if (items.length > 0 && relative.test(item)) {
        items[items.length - 1] = `${items.at(-1)!}, ${item}`;
        return items;
      }
      // "Dog owners in Kendal and Windermere" live in both.
      const last = items.at(-1) ?? '';
      if (
        /\s(?:in|near|around|from|en|à|a|bei|um) \p{Lu}[\p{L}-]+$/u.test(last) &&
        /^\p{Lu}[\p{L} -]+$/u.test(item)
      )
        items[items.length - 1] = draft.lexicon.list([last, item]);
      else items.push(item);
      return items;
    }, []);
}

/** "18-34", "25 to 40 years": whom the campaign aims at. In a text it would read as an age limit of the thing. */
function isTargetedAge(item: string, path: string): boolean {
  const from =
    /^(?:ages?\s)?(\d{1,2})\s?(?:[-–—]|to|bis|a|à)\s?\d{1,2}(?:\s(?:years?(?:\sold)?|jahre|años|ans))?$|^(?:ages?\s)?(\d{2})\+$/iu.exec(
      item,
    );
  if (from === null) return false;
  return Number(from[1] ?? from[2]) >= 13 || path === 'targetViewerAge' || path === 'tiktokAudience';
}

/** The product inside a sentence: "the water bottle", or with its own name where several products share the form. */
export function subjectName(draft: Draft): string {
  if (draft.language.written !== 'en') return nameInside(draft.short, draft);
  // "The tide times works": an app is spoken of by its name.
  const app = draft.brief.fields['appName'];
  if (draft.platform.subject === 'app' && app !== undefined && !draft.shares) return cleanName(app, 'en');
  // "The Chordly": a name takes no article.
  const isOnlyName = foldWord(draft.type) === foldWord(draft.brief.fields['appName'] ?? '');
  if (draft.shares && draft.platform.subject === 'page') return offerName(draft);
  if (isNamed(draft)) return draft.shares || isOnlyName ? draft.short : withThe(draft.type);
  return withThe(draft.shares ? quietShort(draft) : draft.type);
}

/** People by what they do, who take an article: "an emergency plumber". */
const doer = /(?:[^aeiou](?:er|or)|ician|ist|smith)$/u;
const noDoer =
  /(?:cover|shelter|flower|corner|border|floor|door|order|water|number|letter|paper|colou?r|summer|winter|dinner|mirror|decor|labor|rubber|leather|gutter|counter|shower|boiler|laser)$/u;

/** An offer of a page inside a sentence: "boiler servicing", "an emergency plumber"; a name at its front keeps its capital. */
function offerName({ short, type }: Draft): string {
  const [front = ''] = short.split(' ');
  const quiet = type.startsWith(`${front} `) && /^\p{Lu}/u.test(front) ? short : lowerItem(short);
  const last = short.split(' ').at(-1) ?? '';
  return doer.test(last) && !noDoer.test(last) ? withArticle(quiet) : quiet;
}

/** The thing by its name inside a sentence ("the Torvik folding camp stool"); by its kind where the name does not say it. English. */
export function namedSubject(draft: Draft): string {
  return withThe(
    stemsOf(draft.type).every((stem) => stemsOf(draft.short).includes(stem)) ? quietShort(draft) : draft.type,
  );
}

/** Apps, videos, places and titled works bear a name that takes no article. */
function isNamed(draft: Draft): boolean {
  return ['app', 'video', 'service', 'course'].includes(draft.category) || draft.platform.subject === 'page';
}

function quietShort(draft: Draft): string {
  const words = draft.short.split(' ');
  const isRunning =
    words.slice(1).some((word) => /^\p{Ll}{4,}/u.test(word)) &&
    !draft.brand.startsWith(words[0] ?? '') &&
    // "Ego 56V cordless lawn mower": a name before figures is its maker's, whatever the ledger knows.
    !(
      /^\p{Lu}\p{Ll}{1,11}$/u.test(words[0] ?? '') &&
      /\d/.test(words[1] ?? '') &&
      claimHits(words[0]!, 'en').length === 0
    );
  // "Ticket to Ride Europe" is the title of a thing, "Great Britain" a name.
  const isTitle = /^\p{Lu}\p{Ll}+ (?:(?:to|of|the|and|in) )?\p{Lu}\p{Ll}/u.test(draft.short);
  if (isRunning && isTitle) return draft.short;
  if (isRunning) return lowerFirst(draft.short);
  const running = new Set(draft.brief.product.description.split(/[^\p{L}’'-]+/u));
  for (const { word, tag } of tagsOf(draft.short.toLowerCase())) if (tag === 'ADJ') running.add(word);
  const kind = new Set(draft.type.toLowerCase().split(' '));
  const isQuiet = (word: string) => kind.has(word.toLowerCase()) || running.has(word.toLowerCase());
  // "Night" is plain in "Night Light" and a part of a name in "Night Shift Decaf".
  const namesOf = words.filter((word) => !isQuiet(word) && !draft.brand.split(' ').includes(word));
  const isPlain = (word: string) => plainInNames.has(word.toLowerCase()) || isThingWord(word.toLowerCase());
  const arePlain = namesOf.every((word) => isPlain(word) || /\d/.test(word));
  // "Car Seat Gap Filler": where the description says most of its words, the rest is plain too.
  if (namesOf.length < words.length / 2 && isQuiet(words[0]!) && !namesOf.some((word) => /\d/.test(word)))
    return draft.short.toLowerCase();
  // "Insulated Water Bottle" reads as a thing inside a sentence; a house name keeps its capitals.
  return words
    .map((word, at) => {
      // "Apple iPhone 13", "Galaxy Watch 5": the kind is a part of the model's name.
      const isModel = /\p{Ll}\p{Lu}/u.test(word) || (at > 0 && /^\d{1,3}$/u.test(words[at + 1] ?? ''));
      return !isModel && (isQuiet(word) || (arePlain && isPlain(word))) ? word.toLowerCase() : word;
    })
    .join(' ');
}

/** Nouns and small words that stand in names of things as what they are. */
const plainInNames = new Set(
  'wedding birthday baby kids kitchen garden bathroom bedroom office nursery dog cat pet travel camping hiking yoga gym car bike desk wall floor door window table sofa tea coffee wine water milk bread cake cheese lunch dinner breakfast summer winter spring autumn holiday school teacher family motion sensor closet night plug phone laptop tablet camera cable charging press slip under over with and for in on no pull non free gift card photo wood bamboo hand face hair body nail lip eye foot ice rain snow sun moon star flower plant tree leaf bird wool cotton linen silk bath shower beach book shoe jewelry jewellery tool fruit salad soup pizza pasta egg grill oven sink towel laundry clothes sock hat coat key wallet pen pencil paper notebook rope chain drill paint brush roller ladder light lamp bulb candle clock mirror frame picture curtain rug mat pillow blanket sheet mattress chair stool bench shelf cabinet drawer rack hook stand holder tray basket box bin bag case bottle mug cup glass bowl plate jar pot pan knife fork spoon board dish steam herb seed soil pond pool patio lawn hedge fence gate deck horse rabbit puppy kitten toddler newborn mini steel iron copper brass leather rubber plastic ceramic stoneware marble cork felt velvet denim canvas'.split(
    ' ',
  ),
);

function withThe(noun: string): string {
  return /^(?:the|a|an)\s/iu.test(noun) ? lowerFirst(noun) : `the ${noun}`;
}

function isProse(value: string, draft: Draft): boolean {
  return (
    /[.!?]\s+\S/u.test(value) || shapeOf(value.replace(/[.!]$/u, ''), draft.language.written) === 'sentence'
  );
}

const read = new WeakMap<Draft, readonly FormLine[]>();

/** Sentences and labelled lines for the fields of the form that no clause reading fits. */
function formLines(draft: Draft): readonly FormLine[] {
  const known = read.get(draft);
  if (known !== undefined) return known;
  const lines: FormLine[] = [];
  const audiences = new Set<string>();
  for (const entry of told) {
    const value = draft.brief.fields[entry.path];
    if (value === undefined || (entry.path === 'priceRange' && draft.platform.priceApart)) continue;
    // Whom a firm serves is told with its first service.
    const isFirms = entry.label === 'audience' && draft.platform.subject === 'page' && draft.shares;
    if (isFirms && draft.brief.product.index > 0) continue;
    const items = itemsOf(value, draft).filter(
      (item) =>
        !audiences.has(item.toLowerCase()) &&
        !(entry.label === 'audience' && isTargetedAge(item, entry.path)),
    );
    if (items.length === 0) continue;
    if (entry.label === 'audience') for (const item of items) audiences.add(item.toLowerCase());
    lines.push({ path: entry.path, topic: entry.topic, items, ...tell(entry, value, items, draft) });
  }
  read.set(draft, lines);
  return lines;
}

function tell(
  entry: Told,
  value: string,
  items: readonly string[],
  draft: Draft,
): { sentence: string; line: string } {
  const { lexicon, language } = draft;
  if (entry.label === 'price' || isProse(value, draft)) {
    const text = value.replace(/\n+/gu, ' ').replace(/[.\s]+$/u, '');
    // "Pressen verbiegen, Teig quillt oben raus": without its label it would be said of the thing.
    const isBare =
      isProse(value, draft) &&
      !draft.shares &&
      (language.written === 'en' || !['problem', 'audience'].includes(entry.label));
    const body = isBare ? text : labelled(draft, entry.label, text);
    return {
      sentence: tidySentence(sharedPrefix(body, draft), language.written),
      line: labelled(draft, entry.label, text),
    };
  }
  const quiet = items.map((item) => (language.written === 'en' ? lowerItem(item) : item));
  // "iPhone and Apple Watch, iOS 16 or later" is no list of equals: it stands as it was written.
  const list =
    entry.label === 'devices' ? value.replace(/\s+/gu, ' ').replace(/[.\s]+$/u, '') : lexicon.list(quiet);
  const line = labelled(draft, entry.label, list);
  if (entry.template === 'audience' && language.written === 'en' && !tellsOfThings(draft)) {
    const isFigure = /^\d/.test(list);
    const text = isFigure ? line : `For ${list}`;
    return {
      sentence: tidySentence(
        draft.shares && draft.platform.subject !== 'page' ? `${draft.short}: ${lowerFirst(text)}` : text,
        'en',
      ),
      line,
    };
  }
  if (entry.template !== undefined && (language.written === 'en' || draft.shares)) {
    const wordings = lexicon.sentences[entry.template](
      subjectName(draft),
      list,
      draft.plural && !isNamed(draft),
    );
    return { sentence: upperFirst(pick(draft, wordings, entry.path)), line };
  }
  const sentence = tidySentence(sharedPrefix(line, draft), language.written);
  return { sentence: language.written === 'other' ? upperFirst(sentence) : sentence, line };
}

/** Several products of a form never share a sentence: the common text is told with the product's own name. */
function sharedPrefix(text: string, draft: Draft): string {
  if (!draft.shares || draft.language.written === 'other') return text;
  // "What it costs (the bear hat): 28 euros": a label has its colon already.
  const label = /^[^:.]{2,30}(?=\s?:\s)/u.exec(text)?.[0];
  if (label !== undefined && draft.twin === 0)
    return upperFirst(`${label} (${subjectName(draft)})${text.slice(label.length)}`);
  return upperFirst(
    pick(draft, draft.lexicon.sentences.about(subjectName(draft), lowerLabel(text, draft)), text),
  );
}

function lowerLabel(text: string, draft: Draft): string {
  return draft.language.written === 'en' ? lowerFirst(text) : text;
}

/** "Hikers" inside a list reads "hikers"; names keep their capital. */
export function lowerItem(item: string): string {
  const words = item.split(' ');
  const isNameLike = words.length > 1 && words.slice(1).some((word) => /^\p{Lu}/u.test(word));
  return isNameLike ? item : lowerFirst(item);
}

/** Lines of the form that the seller's sentences do not tell already ("NICEIC approved contractor" stands in both). */
export function untoldLines(draft: Draft, messages: readonly { verbatim: string }[]): FormLine[] {
  const said = new Set(messages.flatMap((message) => stemsOf(message.verbatim)));
  return formLines(draft).filter((line) => {
    // "Great for a baby shower. A thought for baby shower: the quilt" says it twice.
    if (line.topic === 'aside' && draft.language.written === 'en')
      return !line.items.every((item) => stemsOf(item).every((stem) => said.has(stem)));
    if (line.topic !== 'proof' && line.topic !== 'fit') return true;
    const spare = (item: string): number => (line.topic === 'fit' && /\d/.test(item) ? 1 : 0);
    return !line.items.every((item) => stemsOf(item).filter((stem) => !said.has(stem)).length <= spare(item));
  });
}
