import { isLongMixture } from '#rules/writers/seo-content/others-last.ts';
import { altTextOf, onlyColourOf } from '#rules/writers/seo-content/alt-text.ts';
import { countCharacters } from '#rules/text/count.ts';
import type { Listing } from '#rules/listing/listing.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { firstSentence, listItem } from '#rules/writers/seo-content/body.ts';
import { escapeText } from '#rules/text/escape-html.ts';
import { labelOfPoint } from '#rules/writers/seo-content/bullet-rows.ts';
import { inLine } from '#rules/writers/seo-content/bullet-line.ts';
import type { Point } from '#rules/writers/seo-content/bullets.ts';
import { clauseGap, type Draft, labelled, labelOf } from '#rules/writers/seo-content/draft.ts';
import { isNoValue } from '#rules/writers/seo-content/no-value.ts';
import { behindLabel, saysLabel } from '#rules/writers/seo-content/behind-label.ts';
import { asFragment } from '#rules/writers/seo-content/fragment.ts';
import { frontOfRow } from '#rules/writers/seo-content/front-of-row.ts';
import { namesLand } from '#rules/writers/seo-content/case.ts';
import { lowerFirst, upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { untoldLines } from '#rules/writers/seo-content/form-lines.ts';
import { paired } from '#rules/writers/seo-content/paired.ts';
import { gapOf, paragraphsOf } from '#rules/writers/seo-content/prose.ts';
import { inTone } from '#rules/writers/seo-content/tone.ts';
import { type Message, proseOf } from '#rules/writers/seo-content/messages.ts';
import { openingOf } from '#rules/writers/seo-content/opening.ts';
import { metaOf, titleTagOf } from '#rules/writers/seo-content/search-page.ts';
import type { Telling } from '#rules/writers/seo-content/telling.ts';
import { buildTitle } from '#rules/writers/seo-content/titles.ts';
import { standingAlone } from '#rules/writers/seo-content/standing-alone.ts';
import type { Topic } from '#rules/writers/seo-content/topics.ts';
import { firstWords } from '#rules/text/first-words.ts';
import { isBusinessText } from '#rules/ledger/business-text.ts';

/** Topics that stand as items of the list; the rest is told in prose. */
const listed: ReadonlySet<Topic> = new Set([
  'make',
  'size',
  'power',
  'care',
  'box',
  'limit',
  'proof',
  'condition',
]);

/** Who makes and sends it, and for whom, are no facts of a list about the thing. */
const apart: ReadonlySet<Topic> = new Set(['story', 'terms', 'aside']);
const forWhom = /^For |\s(?:suits?|(?:is|are) for)\s/u;

const longestWhole = 220;

/** Shopify: name, type, attribute; HTML with one opening sentence, a list of labelled facts and a short paragraph. */
export function writeShopify(draft: Draft, telling: Telling): Listing {
  const productTitle = buildTitle(draft, { max: 60 }, { brand: false });
  const shop = draft.brief.fields['shopifyStoreName'] ?? draft.brief.businessName;
  const first = firstSentence(draft, telling);
  // A language without labels keeps its sentences whole: "Depois de aberto, conservar na geladeira".
  const isOther = draft.language.written === 'other';
  const paragraphs = isOther
    ? paragraphsOf(draft, telling.messages)
    : paragraphsOf(draft, inProse(draft, telling), listed);
  const opening =
    draft.twin === 0 || first === ''
      ? frontOfRow(first, draft, telling.messages)
      : paired([first], draft)[0]!;
  const behind = paragraphs.map(({ topic, sentences }, index) => ({
    topic,
    sentences: index === 0 ? sentences.slice(1) : sentences,
  }));
  const told = behind.map(({ sentences }) => sentences).filter((sentences) => sentences.length > 0);
  const inSentences = new Set(told.flat().map((sentence) => sentence.replace(/[.]$/u, '')));
  // "Viene en tres colores y se puede lavar a máquina" tells the care too: what the prose tells whole is no item beside it.
  const inWhole = ({ unit }: Point): boolean =>
    unit?.predicate !== undefined &&
    !(isEnglish(draft) && unit.whole) &&
    inSentences.has(unit.quote.replace(/[.]$/u, ''));
  const listPoints = telling.points.filter((point) => !inWhole(point));
  const items = isOther ? [] : listOf(draft, listPoints, opening);
  // A thing without measures and materials has its sentences as the list that shoppers scan.
  const isShort = items.length === 2 && isAbroad(draft);
  const loose = behind
    .filter(({ topic }) => !apart.has(topic))
    .flatMap(({ sentences }) => (isShort ? standingAlone(sentences) : sentences))
    .filter(
      (sentence) =>
        countCharacters(sentence) <= 90 &&
        !forWhom.test(sentence) &&
        // What buyers are asked to mind is no fact of the list.
        !/^(?:please|kindly) /iu.test(sentence),
    );
  const isListed =
    (isShort ? loose.length > 0 : items.length < 2 && loose.length >= 3) &&
    draft.brief.style !== 'storytelling';
  if (isListed) {
    const sentences = loose.map((sentence) => asItem(sentence, draft));
    // "Größe: Außenmaß 100 x 70 cm" says no more than a sentence that tells both sides.
    const isAgain = (item: string): boolean => {
      const value = foldWord(item.slice(item.indexOf(': ') === -1 ? 0 : item.indexOf(': ') + 2));
      return sentences.some((text) => foldWord(text).includes(value));
    };
    const own = items.filter((item) => !isAgain(item));
    items.splice(0, items.length, ...sentences, ...own);
  }
  const rest = told
    .map((sentences) =>
      sentences.filter((sentence) => !isListed || !loose.includes(sentence)).join(gapOf(draft)),
    )
    .filter((text) => text !== '');
  // A clause that stood beside a measure in its sentence is in no paragraph: it gets a line of its own.
  const saidWhole = [opening, ...told.flat(), ...items].join(' ');
  const said = new Set(stemsOf(saidWhole));
  for (const { unit, topic, text } of draft.twin === 0 && !isOther ? telling.points : []) {
    if (unit !== null && draft.brief.echoes?.includes(unit.quote.toLowerCase()) === true) continue;
    if (
      (unit?.path.endsWith('.description') === true || unit?.path === 'uniqueSellingProposition') &&
      !listed.has(topic) &&
      !isSaid(text, said) &&
      !saidWhole.includes(text)
    )
      items.push(text);
  }
  // Too long for a point, a list of ingredients stands whole: buyers look for it.
  if (!isOther) items.push(...mixturesOf(telling.messages, draft));
  // What proves all products of a form stands in the list as that of one does.
  if (draft.shares)
    for (const { topic, line: proof } of untoldLines(draft, telling.messages))
      if (topic === 'proof') items.push(proof);
  const collection = draft.brief.fields['shopifyCollections'];
  // Without a label the name of a shelf says nothing of the thing.
  if (collection !== undefined && draft.language.written !== 'other')
    items.push(labelled(draft, 'collection', collection));
  const listing = (improvedBodyText: string): Listing => ({
    productTitle,
    improvedBodyText,
    titleTag: titleTagOf(draft, shop, productTitle),
    metaDescription: metaOf(draft, draft.twin === 0 ? first : opening, telling.points),
    handle: handleOf(draft),
    imageAltText: altTextOf(draft, productTitle),
  });
  const tone = (text: string): string => inTone(text, draft);
  const head = opening === '' ? '' : `<p>${escapeText(tone(opening))}</p>`;
  const list = items.length === 0 ? '' : `<ul>${items.map((item) => listItem(tone(item))).join('')}</ul>`;
  // Concise: what is said in two or three short sentences is one paragraph.
  const isOneBreath = draft.brief.style === 'concise' && list === '' && head !== '';
  const whole = [opening, ...rest].map(tone).join(gapOf(draft));
  if (isOneBreath && countCharacters(whole) <= longestWhole) return listing(`<p>${escapeText(whole)}</p>`);
  const tail = rest.map((text) => `<p>${escapeText(tone(text))}</p>`).join('');
  return listing(`${head}${list}${tail}`);
}

/** Lists of ingredients that are too long for a point, behind the label that their seller gave them. */
function mixturesOf(messages: readonly Message[], { lexicon }: Draft): string[] {
  return messages
    .filter(({ mine }) => mine)
    .flatMap(({ units }) => units.filter(isLongMixture))
    .map(({ label, text }) => `${upperFirst(label)}${lexicon.colon}${text}`);
}

function isAbroad({ language }: Draft): boolean {
  return language.written === 'de' || language.written === 'es' || language.written === 'fr';
}

function isEnglish({ language }: Draft): boolean {
  return language.written === 'en';
}

/** Messages for the prose: a list of clauses of which one is a labelled fact goes into the list as a whole, and is told once. */
function inProse(draft: Draft, { messages, points }: Telling): readonly Message[] {
  const inList = new Set(points.filter(({ topic }) => listed.has(topic)).map(({ unit }) => unit?.text));
  const { used } = openingOf(draft, messages);
  const isSplit = (message: Message): boolean =>
    !message.shared &&
    !message.whole &&
    !listed.has(message.topic) &&
    message.units.length > 2 &&
    !used.has(message) &&
    message.units.some(({ text }) => inList.has(text)) &&
    !proseOf(message, { text: 'It', plural: draft.plural }, draft).aboutSubject;
  return messages.some(isSplit) ? messages.filter((message) => !isSplit(message)) : messages;
}

/** "Éthiopie ; région de Sidamo": a land and no "Fabriquée en …". */
const isPlaceAlone = /^\p{Lu}[\p{L}-]+(?=\s?[;,]|$)/u;

/** "Colores: turquesa, mostaza y crudo": of several the label speaks of many. German, Spanish and French. */
const manyOf: Readonly<Record<string, string>> = { Farbe: 'Farben', Color: 'Colores', Couleur: 'Couleurs' };

function line(draft: Draft, given: string, text: string): string {
  const isMany = draft.language.written !== 'en' && /,\s|\s(?:y|et|und|o|ou|oder)\s/u.test(text);
  const label = isMany ? (manyOf[given] ?? given) : given;
  return label === '' || foldWord(text).startsWith(foldWord(label)) || saysLabel(text, label)
    ? text
    : `${label}${draft.lexicon.colon}${draft.language.written === 'de' || namesLand.test(text) || (given === labelOf(draft, 'origin') && isPlaceAlone.test(text)) ? text : lowerFirst(text)}`;
}

/** A sentence as an item: "It has a card slot" is "Card slot". */
function asItem(sentence: string, draft: Draft): string {
  const text = sentence.replace(/[.。]$/u, '');
  // What is common to several products stands in each of them with its name.
  return upperFirst(draft.shares && text.startsWith('The ') ? text : asFragment(text, draft));
}

/** Facts as list items, one label each; facts of one label share an item. */
function listOf(draft: Draft, points: readonly Point[], opening: string): string[] {
  const byLabel = new Map<string, string[]>();
  const said = new Set(stemsOf(opening));
  for (const point of points) {
    if (!listed.has(point.topic) || (labelOfPoint(point) !== 'ingredients' && isSaid(point.text, said)))
      continue;
    // "Small-batch coffee roasters": what the shop says of itself is no method of one thing.
    if (isBusinessText(point.unit?.path ?? '') && point.unit?.shape === 'noun') continue;
    // "Details: recyclable" says no more than "Recyclable".
    const ownLabel =
      point.label === 'features' ||
      // A language without labels: facts of different kinds stand in lines of their own.
      draft.language.written === 'other' ||
      /^[\p{L}\s’'-]{2,30}\s?:\s/u.test(point.text) ||
      isNoValue(point.label, point.text, draft);
    const label = ownLabel ? `\u0000${point.text}` : labelOf(draft, labelOfPoint(point));
    byLabel.set(label, [...(byLabel.get(label) ?? []), behindLabel(point.label, point.text)]);
  }
  const ingredients = labelOf(draft, 'ingredients');
  return [...byLabel].map(([label, texts]) => {
    if (label.startsWith('\u0000')) return texts[0]!;
    const joined = texts
      .map((text, index) => (index === 0 || label === ingredients ? text : inItem(text, draft)))
      .join(label === ingredients ? ', ' : clauseGap(draft));
    return line(draft, label, joined);
  });
}

/** A fact behind another in one item: German nouns keep their capital. */
function inItem(text: string, draft: Draft): string {
  return draft.language.written === 'other' ? lowerFirst(text) : inLine(text, draft);
}

function isSaid(text: string, said: ReadonlySet<string>): boolean {
  const stems = stemsOf(text);
  return stems.filter((stem) => said.has(stem)).length >= stems.length * 0.75;
}

/** URL handle of the name, the type and a colour: three to six words. */
function handleOf(draft: Draft): string {
  const colour = onlyColourOf(draft);
  const words: string[] = [];
  const small =
    /^(?:the|a|an|and|with|for|in|of|to|by|der|die|das|und|mit|fur|aus|el|la|de|y|con|para|le|les|et|avec|pour|en|du|au)$/u;
  // "Cama" of a "cama para perro" would be the address of any.
  const own = draft.language.written === 'es' && !draft.short.includes(' ') ? draft.name : draft.short;
  for (const part of [own, latinNames(draft), draft.ledger.productType, colour]) {
    // "Navy rim on white" is no word of an address.
    if (part === colour && part.split(' ').length > 2) continue;
    // "TOG 2.5", "6/8": two figures in an address would be two numbers.
    const plain = part
      .replace(/(?<=\p{L})[’']s\b/gu, 's')
      // "50 x 50": a word that stands twice would end the address in the sign between.
      .replace(/(?<![\p{L}\d])(\d+)\s?[x×]\s?(?=\d+(?![\p{L}\d]))/giu, '$1x')
      // "Sirop d’érable": what is left out before a vowel is no word of an address.
      .replace(/(?<!\p{L})(?:[dl]|qu)[’'](?=\p{L})/giu, ' ')
      .replace(/(?<![\p{L}\d])\d+(?:[.,/]\d+)+(?:\s?\p{L}{1,3}(?!\p{L}))?/gu, ' ');
    for (const given of plain.split(/[^\p{L}\p{M}\p{N}]+/u)) {
      // Folded, Devanagari loses its vowels.
      const word = /\p{Script=Devanagari}/u.test(given) ? given : foldWord(given);
      // Tea, which without its accent is an article.
      const isSmall = small.test(word) && !/^thés?$/iu.test(given.normalize('NFC'));
      if (word !== '' && !isSmall && !words.includes(word) && words.length < 6) words.push(word);
    }
  }
  return words.join('-');
}

/** Latin words and model numbers of a text in another script: all that an address can say of it. */
function latinNames({ language, brief }: Draft): string {
  // "A nossa mochila": where the name itself is in Latin letters, words of the text are words of its language.
  if (language.written !== 'other' || !/(?!\p{Script=Latin})\p{L}/u.test(brief.product.name)) return '';
  const text = `${brief.product.name} ${firstWords(brief.product.description, 400)}`;
  return (text.match(/(?<![\p{L}\d])(?!X{1,4}L(?![\p{L}\d]))[A-Za-z][A-Za-z0-9-]{2,}(?![\p{L}\d])/gu) ?? [])
    .slice(0, 3)
    .join(' ');
}
