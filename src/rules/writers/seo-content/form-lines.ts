import { traitsBound } from '#rules/keywords/list-entries.ts';
import { anyTime } from '#rules/ledger/any-time.ts';
import { targetedAges } from '#rules/ledger/targeted-ages.ts';
import { withEnglishCapitals } from '#rules/ledger/english-capitals.ts';
import { shapeOf } from '#rules/ledger/shape.ts';
import { hasWordSign } from '#rules/text/letters.ts';
import { stemsOf } from '#rules/text/words.ts';
import { type Draft, labelled, pick } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import type { LabelKey, Lexicon } from './lexicon/lexicon.ts';
import { toldElsewhere } from './labels-elsewhere.ts';
import { areOneAudience, isSaidOf, isTargetedAge } from './audience-entries.ts';
import { tellsPrice } from './tells-price.ts';
import { tellsOfThings } from './tells-of-things.ts';
import { tidySentence } from './sentence.ts';
import { hasPraise, removePraise } from './praise.ts';
import { labelledByTurn } from './turned-label.ts';
import { isNamed, lowerItem, subjectName } from './subject.ts';
import type { Topic } from './topics.ts';

/** A field of the form told in a sentence, and as a labelled line. */
export interface FormLine {
  path: string;
  topic: Topic;
  sentence: string;
  line: string;
  items: readonly string[];
  /** What the sentence says behind its subject, where it can share one. */
  predicate?: string;
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
  /^(?:(?:für|mit|bei|von|in|an|auf|aus|unter|über|zu|nach|durch|ohne|um|pour|avec|à|sous|sur|dans|con|para|en|de|por|bajo)\s)?(?:die|der|das|den|dem|denen|deren|dessen|que|quienes|qui|dont|lesquel(?:le)?s)\s\p{Ll}/u;
const spanOfTime =
  /^(?:de|du|von|vom|ab|from|entre|between|zwischen|d[’'])\s?\S+\s(?:à|au|a|al|bis|to|until|till|et|y|und|and)\s\S+$|^(?:à partir d[eu’']|jusqu[’'](?:à|en)|desde|hasta|ab|bis|from|until)\s\S+$/iu;
const sufferers = /\s(?:mit|with|con|avec|for|für)\s/iu;

/** "Patienten mit Rücken- und Gelenkschmerzen": whom a page is for has what he has; on a shop's shelf nobody is named by an ailment, nor by half of one. */
function quietItem(item: string, { language, platform }: Draft): string {
  const quiet = removePraise(item, language.written);
  if (!sufferers.test(item) || quiet === item) return quiet;
  return platform.subject === 'page' ? item : '';
}

const chosen = /^[^,;\n]+(?:, [^,;\n]+)+ (?:o|u|oder|ou|or) [^,;\n]+$/u;

/** Items of a comma-separated field, cleaned of praise. */
function itemsOf(value: string, draft: Draft): string[] {
  const language = draft.language.written;
  // "Personas con huerto, terraza o jardín": a list that one may choose from is one entry.
  if (chosen.test(value))
    return [value.trim().replace(/[.!]+$/u, '')].filter((item) => !hasPraise(item, language));
  return traitsBound(value, false)
    .split(/(?:(?<!\d),|,(?!\d)|[;\n、])+|(?<!-)[^\S\u00A0](?:and|und|y|et)\s(?=[^,]*$)/u)
    .map((item) =>
      item
        .trim()
        .replaceAll('\u00A0', ' ')
        .replace(/^(?:and|und|y|et|for|für|para|pour)\s/iu, '')
        .replace(/[.!]+$/u, ''),
    )
    .map((item) => item.replace(targetedAges, ''))
    .map((item) => (hasPraise(item, language) ? quietItem(item, draft) : item))
    .filter(hasWordSign)
    .reduce<string[]>((items, item) => {
      // "Frauen, die ihren Zyklus kennen wollen": said of who stands before.
      if (items.length > 0 && relative.test(item)) {
        items[items.length - 1] = `${items.at(-1)!}, ${item}`;
        return items;
      }
      // "Taille d'hiver, de novembre à mars": when an occasion is stands with it.
      if (items.length > 0 && spanOfTime.test(item)) {
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
    // The form's price is that of the offer which tells none itself.
    if (entry.path === 'priceRange' && draft.shares && tellsPrice(draft)) continue;
    // Whom a firm serves is told with its first service.
    const isFirms = entry.label === 'audience' && draft.platform.subject === 'page' && draft.shares;
    if (isFirms && draft.brief.product.index > 0) continue;
    const items = itemsOf(value, draft).filter(
      (item) =>
        !isSaidOf(item, audiences) && !(entry.label === 'audience' && isTargetedAge(item, entry.path)),
    );
    if (items.length === 0 || (entry.template === 'occasion' && items.every((item) => anyTime.test(item))))
      continue;
    if (entry.label === 'audience') for (const item of items) audiences.add(item.toLowerCase());
    const at = lines.findIndex(({ path }) => areOneAudience(path, entry.path, draft));
    if (at !== -1 && ![value, lines[at]!.items.join(', ')].some((text) => isProse(text, draft))) {
      const all = [...lines[at]!.items, ...items];
      lines[at] = { ...lines[at]!, items: all, ...tell(entry, all.join(', '), all, draft) };
      continue;
    }
    lines.push({ path: entry.path, topic: entry.topic, items, ...tell(entry, value, items, draft) });
  }
  read.set(draft, lines);
  return lines;
}

/** Who buys and does not wear or use it: "the headphones suit parents" says another thing than "for parents". */
const buyers =
  /(?<!\p{L})(?:parents?|owners?|famil(?:y|ies)|gifts?|givers?|buyers?|shoppers?|teachers?|grandparents?|lovers?|fans?|collectors?|landlords?|retailers?|businesses|households?)(?!\p{L})/iu;

const stateOfMind =
  /^(?:fears?|anxiety|worr(?:y|ies|ied)|pains?|stress(?:ed)?|lack|difficult(?:y|ies)?|troubles?|confus(?:ion|ed)|uncertainty|no|not|never|can['’]?t|cannot|unable|hard|struggl\p{L}+|finding|knowing|wanting|need(?:s|ing)?|too|how|what|when|where|don['’]?t|wasting|losing|missing|overwhelmed|guilt|shame|embarrassment)(?!\p{L})/iu;

/** "Laptop dies on the train": what happens is a sentence of its own, which nothing takes for a noun. */
const happens =
  /^(?!\p{L}+ (?:that|which|who|with|of|in|on|for)\s)(?:(?:the|my|your|our) )?(?:[\p{L}-]{2,20} ){1,2}(?:dies?|breaks?|leaks?|fails?|falls?|slips?|slides?|tears?|fades?|shrinks?|hurts?|runs? out|gets?|goes?|keeps?|never|always|won[’']t|doesn[’']t|don[’']t|can[’']t|cannot|is|are)(?=\s|$)/iu;

/** "Fear of the dentist": nobody is tired of that, nor is a service for the tired. */
function nobodyTires(items: readonly string[], draft: Draft): boolean {
  return (
    !tellsOfThings(draft) ||
    items.some((item) => stateOfMind.test(item) || happens.test(item) || / too \p{L}+$/u.test(item))
  );
}

const forThem = ['For', 'Made for', 'Meant for'] as const;

function tell(
  entry: Told,
  value: string,
  items: readonly string[],
  draft: Draft,
): Pick<FormLine, 'sentence' | 'line' | 'predicate'> {
  const { lexicon, language } = draft;
  if (entry.label === 'price' || isProse(value, draft)) {
    const text = value.replace(/\n+/gu, ' ').replace(/[.\s]+$/u, '');
    // "Pressen verbiegen, Teig quillt oben raus": without its label it would be said of the thing.
    const isOfPeople = ['problem', 'audience'].includes(entry.label);
    const isBare =
      isProse(value, draft) &&
      !draft.shares &&
      // "Forgetting whether the dose was taken" is a sentence of nobody.
      (language.written === 'en' ? entry.label !== 'problem' || /[.!?]\s+\S/u.test(value) : !isOfPeople);
    const body = isBare ? text : labelled(draft, entry.label, text);
    return {
      sentence: tidySentence(sharedPrefix(body, draft), language.written),
      line: labelled(draft, entry.label, text),
    };
  }
  const quiet = items.map((item) => (language.written === 'en' ? lowerItem(item) : item));
  // "iPhone and Apple Watch, iOS 16 or later" is no list of equals: it stands as it was written.
  const list =
    entry.label === 'devices'
      ? value.replace(/\s+/gu, ' ').replace(/[.\s]+$/u, '')
      : // "Menschen, die nachts schwitzen; Allergiker": an entry with its own comma is parted by more than one.
        quiet.length > 1 && quiet.some((item) => item.includes(', '))
        ? quiet.join('; ')
        : lexicon.list(quiet);
  const line =
    language.written === 'other'
      ? toldElsewhere(entry.label, list, language)
      : labelled(draft, entry.label, list);
  const isPlain = !tellsOfThings(draft) || (!draft.shares && buyers.test(list));
  if (entry.template === 'audience' && language.written === 'en' && isPlain) {
    const isFigure = /^\d/.test(list);
    const isOwn = draft.shares && draft.platform.subject !== 'page';
    const front = upperFirst(withEnglishCapitals(draft.short));
    const own = isFigure ? `${front}: ${lowerFirst(line)}` : `${front}, for ${list}`;
    // The first few say it without their name, each in another way.
    const bare = forThem[isOwn ? draft.brief.product.index + 3 * draft.twin : 0];
    const plain = isFigure ? line : `${bare ?? 'For'} ${list}`;
    const said = isOwn && (isFigure || bare === undefined) ? own : plain;
    return { sentence: tidySentence(said, 'en'), line };
  }
  const standsAlone =
    !draft.shares &&
    (entry.template === 'occasion' || (entry.template === 'problem' && nobodyTires(quiet, draft)));
  if (entry.template !== undefined && !standsAlone && (language.written === 'en' || draft.shares)) {
    const wordings = lexicon.sentences[entry.template](
      subjectName(draft),
      list,
      draft.plural && !isNamed(draft),
    );
    const sentence = upperFirst(wordingOf(wordings, entry.path, draft));
    const isPredicate = entry.template === 'audience' && language.written === 'en';
    return isPredicate
      ? { sentence, line, predicate: sentence.slice(subjectName(draft).length + 1, -1) }
      : { sentence, line };
  }
  const sentence = tidySentence(sharedPrefix(line, draft), language.written);
  return { sentence: language.written === 'other' ? upperFirst(sentence) : sentence, line };
}

/** A wording that no other product of the form has: those without the product's name go round by turns, then the name stands before them. */
function wordingOf(wordings: readonly string[], path: string, draft: Draft): string {
  const { index } = draft.brief.product;
  const name = subjectName(draft);
  // Alone in its form, a thing need not be named again.
  const nameless = draft.shares ? [] : wordings.filter((wording) => !wording.includes(name));
  if (nameless.length > 0) return pick(draft, nameless, path);
  const naming = wordings.filter((wording) => wording.includes(name));
  if (!draft.shares || naming.length > 0) return pick(draft, naming, path);
  const wording = wordings[index % wordings.length]!;
  if (index < wordings.length) return wording;
  return draft.language.written === 'other'
    ? `${draft.name}: ${wording}`
    : `${upperFirst(name)}${draft.lexicon.colon}${wording.charAt(0).toLowerCase()}${wording.slice(1)}`;
}

/** Several products of a form never share a sentence: the common text is told with the product's own name. */
function sharedPrefix(text: string, draft: Draft): string {
  if (!draft.shares || draft.language.written === 'other') return text;
  // "What it costs (the bear hat): 28 euros": a label has its colon already.
  const inTurn = labelledByTurn(text, draft)[draft.brief.product.index];
  if (inTurn !== undefined) return inTurn;
  const label = /^[^:.]{1,29}[^:.\s](?=\s?:\s)/u.exec(text)?.[0];
  if (label !== undefined && draft.twin === 0)
    return upperFirst(`${label} (${subjectName(draft)})${text.slice(label.length)}`);
  // "Piano tuning, in short: Registered Piano Technician": a title behind an offer needs no such opening.
  if (draft.platform.subject === 'page' && /^\p{Lu}[^.!?:]{3,40}$/u.test(text) && !/\s\p{Ll}/u.test(text))
    return `${upperFirst(subjectName(draft))}${draft.lexicon.colon}${text}`;
  return upperFirst(
    pick(draft, draft.lexicon.sentences.about(subjectName(draft), lowerLabel(text, draft)), text),
  );
}

function lowerLabel(text: string, draft: Draft): string {
  return draft.language.written === 'en' ? lowerFirst(text) : text;
}

const figuresIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)?/gu) ?? [];

/** Lines of the form that the seller's sentences do not tell already ("NICEIC approved contractor" stands in both). */
export function untoldLines(draft: Draft, messages: readonly { verbatim: string }[]): FormLine[] {
  const priced = draft.units.filter(({ kind, path }) => kind === 'price' && path.startsWith('products.'));
  const said = new Set(messages.flatMap((message) => stemsOf(message.verbatim)));
  return formLines(draft).filter((line) => {
    // "150 euros. Precio: 150 €.": the text says the form's price by itself.
    if (line.path === 'priceRange' && priced.length > 0) {
      const figures = line.items.flatMap(figuresIn);
      if (figures.every((figure) => priced.some(({ text }) => figuresIn(text).includes(figure))))
        return false;
    }
    // "Great for a baby shower. A thought for baby shower: the quilt" says it twice.
    if (line.topic === 'aside' && draft.language.written === 'en')
      return !line.items.every((item) => stemsOf(item).every((stem) => said.has(stem)));
    // "From £2,400, 0% finance over 12 months": the form's "from £2,400" would say it again.
    if (line.path === 'priceRange' && /\d/.test(line.line))
      return !stemsOf(line.items.join(' ')).every((stem) => said.has(stem));
    if (line.topic !== 'proof' && line.topic !== 'fit') return true;
    const spare = (item: string): number => (line.topic === 'fit' && /\d/.test(item) ? 1 : 0);
    return !line.items.every((item) => stemsOf(item).filter((stem) => !said.has(stem)).length <= spare(item));
  });
}
