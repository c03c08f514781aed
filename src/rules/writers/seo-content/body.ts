import type { Draft } from './draft.ts';
import { labelOf } from './draft.ts';
import { isNoValue } from './no-value.ts';
import { behindLabel, comesInBox, saysLabel, tellsItself } from './behind-label.ts';
import { inLine } from './bullet-line.ts';
import type { LabelKey } from './lexicon/lexicon.ts';
import { gapOf, paragraphsOf } from './prose.ts';
import type { Paragraph } from './realise.ts';
import { isPureMaterial } from './stuff-of-part.ts';
import { inTone } from './tone.ts';
import { subjectName } from './subject.ts';
import { openingOf } from './opening.ts';
import type { Telling } from './telling.ts';
import { ownSubject, type Topic } from './topics.ts';
import { isNoParcelRow } from './parcel-row.ts';
import { escapeText } from '#rules/text/escape-html.ts';
import { foldWord } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { upperFirst } from './english-words.ts';

const own = longPattern('iu')`
  ^(?:in the box|what[’']?s in the box|box contents|what you get|you (?:get|receive)|contents?|includes?
    |included|(?:(?:it|they|each(?: one)?) )?comes? with|care|size|condition|lieferumfang|enthält|enthalten
    |inklusive|pflege|zustand|incluye|contenido|contiene|cuidado|estado|contient|comprend|contenu|entretien
    |état)\s?:\s+
`;

/** A denial, or a measure that names itself ("Weight 2 kg"), needs no label before it. */
const startsOwn =
  /^(?:(?:pack|set|box|lot) of|no|not|without|sin|ohne|kein\p{L}*|sans|pas de|gewicht|höhe|breite|länge|peso|altura|poids|hauteur|largeur|weight|height|width|length|plazo|tiempo|délai|temps|lieferzeit|fertigungszeit|herstellungszeit|preparación|elaboración|fabrication)\s/iu;
const deniesContents =
  /\b(?:(?:not|(?:is|are)n[’']t) (?:included|supplied)|nicht (?:enthalten|dabei|inbegriffen|im lieferumfang|mitverkauft|mitgeliefert)|gehör(?:t|en) nicht (?:mit )?(?:dazu|zum lieferumfang|zum set)|lieg(?:t|en) nicht bei|no (?:está |están |vienen? |van? |quedan? )?incluid[oa]s?|n[’']est pas (?:inclus|fourni|compris)\p{L}*|ne sont pas (?:inclus|fourni|compris)\p{L}*|non (?:inclus|fourni|compris)\p{L}*)\)?(?: \([^()]{1,40}\))?\.?$/iu;

/** "Chain not included, new cables needed", "ampoule non fournie, 60 W maximum": what is missing stands first. */
const lacksFirst =
  /^[^,;.:]{2,40} (?:not (?:included|supplied)(?:,| but )|(?:non (?:inclu|fourni|compri)s?e?s?|no incluid[oa]s?|nicht (?:enthalten|dabei|inbegriffen)),)/iu;

/** A time or an age in a list of measures. */
const noSide =
  /\d\s?(?:h|min|heures?|stunden?|horas?|hours?|minut\p{L}+)(?!\p{L})|^(?:ages?|aged|ab|dès|desde)\s\d|^\d+\s?(?:years?|months?|jahre?|monate?|ans|mois|años|meses)(?!\p{L})/iu;

const placeOfMaking =
  /^(?:(?:hand)?made|sewn|printed|built|(?:hand)?gefertigt|hergestellt|genäht|gedruckt|(?:hech|fabricad|cosid|impres)[oa]s?|(?:fabriqu|cous|imprim)\p{L}{1,4}) (?:in|at|en|à) (?:the )?\p{L}/iu;

const upToWeight =
  /^(?:up to|max\.?|bis(?: zu)?|hasta|jusqu[’']à|(?:tragkraft|belastbar) bis) \d[\d.,]{0,8} ?(?:kg|lbs?)(?!\p{L})/iu;

/** "Medidas: frasco de 30 ml": how much of it comes in what. */
const inVessel = /^(?:frasco|bote|tarro|tubo|bolsa|botella|lata|garrafa) de \d/iu;
const onlyWeight = /^(?:weighs? )?(?:about )?\d[\d.,]*\s?(?:kg|g|gsm|lbs?|oz|mg)\.?$/iu;
const onlyStorage = /^\d[\d.,]*\s?[GT]B\.?$/u;

/** Sentences without the product's name before them, where the first one brings it; null where it does not. */
function withoutSubject(sentences: readonly string[], draft: Draft): string[] | null {
  const [first = '', ...rest] = sentences;
  if (!draft.shares || draft.twin > 0) return null;
  const fronts = draft.lexicon.sentences
    .about(subjectName(draft), '\u0000')
    .map((wording) => upperFirst(wording.split('\u0000')[0]!));
  const front = fronts.find((text) => first.startsWith(text));
  return front === undefined ? null : [upperFirst(first.slice(front.length)), ...rest];
}

const innerContents =
  /(^|[.;]\s)(?:in the box|box contents|what[’']s in the box|package contents|lieferumfang|contenido|contenu):\s/giu;

/** "Dimensions : 1254 pièces": what counts is no side. French. */
const onlyCount =
  /^(?:(?:lot|set|jeu|paire|boîte|paquet) de \d+|\d+ (?:pièces|unités|exemplaires|albums|volumes|tomes))(?![^.]*\d ?(?:mm|cm|m)(?!\p{L}))/iu;

function labelOfSize(text: string): LabelKey {
  if (onlyWeight.test(text)) return 'weight';
  if (onlyStorage.test(text)) return 'capacity';
  return onlyCount.test(text) ? 'quantity' : 'size';
}

/** Sentences about a parcel of which one has to stand as its seller wrote it. English. */
const tellMoreThanParcel = (sentences: readonly string[]): boolean =>
  tellsItself(sentences[0] ?? '') || sentences.some(isNoParcelRow);

/** A paragraph as a labelled line: "Care: wipe clean …". A sentence that brings its own label keeps the shop's. */
function labelledLine(draft: Draft, key: LabelKey, told: readonly string[]): string {
  const plain = labelOf(draft, key === 'size' ? labelOfSize(told.join(' ')) : key);
  // "About the hat: hand wash" behind "Care: " would bring a second colon: the label takes the name.
  const bare = plain === '' ? null : withoutSubject(told, draft);
  const sentences = bare ?? told;
  const label = bare === null ? plain : `${plain} (${subjectName(draft)})`;
  // What a scrub or a jam contains is in no box beside it.
  if (key === 'contents' && (draft.category === 'beauty' || draft.category === 'food'))
    if (/^(?:contains?|contiene|contient|enthält)\s/iu.test(sentences[0] ?? ''))
      return sentences.join(gapOf(draft));
  if (key === 'contents' && draft.language.written === 'en' && tellMoreThanParcel(sentences))
    return sentences.join(gapOf(draft));
  const whole = (key === 'contents' ? sentences.map((sentence) => behindLabel(key, sentence)) : sentences)
    .join(gapOf(draft))
    .replace(own, '');
  // A seller's own "In the box:" stands behind ours once.
  const joined = key === 'contents' ? whole.replace(innerContents, '$1') : whole;
  const text = behindLabel(
    key,
    key === 'contents'
      ? joined.replace(
          /^(?:(?:(?:it|they|each(?: one| set| pack| box)?|this|(?:the )?(?:set|pack|package|kit|box|bundle)) )?(?:includes?|(?:comes?|supplied) with)|(?:each|the) (?:set|pack|package|kit|box|bundle) contains|incluye|contiene|inclut|comprend|enthält)\s/iu,
          '',
        )
      : joined,
  );
  if (
    label === '' ||
    foldWord(text).startsWith(foldWord(label)) ||
    saysLabel(text, label) ||
    isNoValue(key, text, draft) ||
    // "Size: 15 x 4 inches, steel, white": the label holds for the first entry alone.
    (key === 'size' && sentences.length === 1 && text.split(/,\s/u).some((part) => !/\d/.test(part))) ||
    // "Dimensions : 180 g, environ 40 heures", "Size: 400 g, ages 2 and up": neither a time nor an age is a side.
    (key === 'size' && text.split(/,\s|\.\s/u).some((part) => noSide.test(part))) ||
    // "Dimensions : 150 g, 11 cm fermé": it begins with what it weighs.
    (key === 'size' && /^\d[\d.,]* ?(?:k?g,|gsm[,.])\s/u.test(text)) ||
    // "Size: holds phones up to 10 oz": what it can hold is no side of it.
    (key === 'size' && /^(?:holds|fits|supports|carries|extends|takes|weighs?)\s/iu.test(text)) ||
    // "Material: with a silicone seal" is no material of the thing.
    (key === 'material' && /^(?:with|mit|con|avec)\s/iu.test(text)) ||
    // "Material: made in Fife": where it was made is no stuff.
    (key === 'material' && placeOfMaking.test(text)) ||
    // "Größe: bis 50 kg": what it carries is no side of it.
    (key === 'size' && (upToWeight.test(text) || inVessel.test(text))) ||
    startsOwn.test(text) ||
    // "Pflege: es ist 40 x 40 cm groß, …": what has its own subject stands alone.
    (key !== 'contents' && /\s\S+\s\S+\s/u.test(text) && ownSubject.test(text)) ||
    deniesContents.test(sentences[0] ?? '') ||
    // "Chain not included, new cables needed": what is missing stands first.
    (key === 'contents' && lacksFirst.test(sentences[0] ?? '')) ||
    // "Kommode weiß: gebraucht": behind its name the state needs no label.
    (key === 'condition' && text.startsWith(`${upperFirst(subjectName(draft))}${draft.lexicon.colon}`)) ||
    // "12 cm de alto, …, platillo incluido": how big it is lies in no box.
    (key === 'contents' &&
      /^\d[\d.,]*\s?(?:cm|mm|m)(?!\p{L})|^(?:format|taille|tamaño|größe|maße|medidas|dimensions?)\s\d/iu.test(
        text,
      )) ||
    (key === 'contents' &&
      (comesInBox.test(text) || soldApart.test(text) || opensWithMaterial(text, draft))) ||
    /^[\p{L}\s]{2,24}:\s/u.test(text) ||
    /^(?:you (?:get|receive)|comes|packed|delivered|sold|vendu\p{L}*|vends|vendo|verkaufe|se vende|verkauft|wird|geliefert (?:wird|werden)|gekauft|se entrega|viene|livré\p{L}*|(?:presentad|envuelt|empaquetad|embalad|envasad)[oa]s?|(?:emballé|conditionné|présenté)e?s?|verpackt|eingewickelt|eingepackt)\s/iu.test(
      text,
    )
  )
    return upperFirst(text);
  return `${label}${draft.lexicon.colon}${inLine(text, draft)}`;
}

/** "Kunststoff, inkl. Schrauben": what it is made of lies in no box. */
function opensWithMaterial(text: string, draft: Draft): boolean {
  const [first = '', ...rest] = text.split(/,\s/u);
  return rest.length > 0 && isPureMaterial(first, draft);
}

const labelOfTopic: Partial<Record<Topic, LabelKey>> = {
  make: 'material',
  size: 'size',
  care: 'care',
  box: 'contents',
  time: 'makingTime',
  limit: 'limit',
  condition: 'condition',
  proof: 'certificate',
};

/** "Passender Tropfschutz separat erhältlich": what has to be bought as well is no part of the parcel. */
const soldApart =
  /(?:sold|available|bought|ordered) separately|(?:separat|getrennt|extra) (?:erhältlich|bestellbar)|(?:por separado|séparément)[.\s]*$/iu;

/** "32 x 24 x 10 cm." alone in a paragraph says not what it measures. */
const bareMeasure = /^\d[\d\s.,x×/-]*(?:mm|cm|m|in|inch|inches|ft)\.?$/iu;

/** "Mill, brush, manual." alone in a paragraph says not where they are. */
function isBareList(sentences: readonly string[], { language }: Draft): boolean {
  return (
    language.written === 'en' &&
    sentences.length === 1 &&
    /^(?:\d+ |an? )?[\p{L}][\p{L} -]{1,30}(?:, (?:and )?[\p{L}\d][\p{L}\d -]{1,40}){1,8}\.?$/u.test(
      sentences[0]!,
    ) &&
    !/\b(?:included|includes?|comes?|is|are|has|have|with|not|no|without|sold|you)\b/iu.test(sentences[0]!)
  );
}

export interface BodyShape {
  /** Topics that stand behind a label in a line of their own. */
  labelled: ReadonlySet<Topic>;
  skip?: ReadonlySet<Topic>;
  /** Puts the paragraphs in another order. */
  arranged?: (paragraphs: readonly Paragraph[], draft: Draft) => readonly Paragraph[];
  /** Between paragraphs. */
  gap?: string;
}

/**
 * The authoritative tone sets measures, care, contents and limits apart, as a data sheet does; the detailed style those
 * that a buyer compares.
 */
function labelledTopics({ brief }: Draft, asked: ReadonlySet<Topic>): ReadonlySet<Topic> {
  if (brief.tone === 'authoritative')
    return new Set<Topic>([...asked, 'make', 'size', 'care', 'box', 'limit', 'proof']);
  return brief.style === 'detailed' ? new Set<Topic>([...asked, 'size', 'care', 'box']) : asked;
}

/** The body of a listing: prose paragraphs, and labelled lines for the topics that shops scan for. */
export function bodyOf(draft: Draft, telling: Telling, shape: BodyShape): string {
  const labelled = labelledTopics(draft, shape.labelled);
  const told = paragraphsOf(draft, telling.messages, shape.skip, labelled);
  const paragraphs = shape.arranged === undefined ? told : shape.arranged(told, draft);
  return bodyFrom(draft, paragraphs, { ...shape, labelled });
}

/** The same from paragraphs that are already told. */
export function bodyFrom(draft: Draft, paragraphs: readonly Paragraph[], shape: BodyShape): string {
  const blocks: string[] = [];
  const labelled = new Map<Topic, string[]>();
  for (const paragraph of paragraphs) {
    if (
      shape.labelled.has(paragraph.topic) &&
      labelOfTopic[paragraph.topic] !== undefined &&
      draft.language.written !== 'other'
    ) {
      const known = labelled.get(paragraph.topic);
      if (known === undefined) {
        labelled.set(paragraph.topic, [...paragraph.sentences]);
        blocks.push(`\u0000${paragraph.topic}`);
      } else known.push(...paragraph.sentences);
    } else if (paragraph.topic === 'size' && bareMeasure.test(paragraph.sentences.join(' ')))
      blocks.push(labelledLine(draft, 'size', paragraph.sentences));
    else if (paragraph.topic === 'box' && isBareList(paragraph.sentences, draft))
      blocks.push(labelledLine(draft, 'contents', paragraph.sentences));
    else blocks.push(paragraph.sentences.join(gapOf(draft)));
  }
  const text = blocks
    .map((block) => {
      if (!block.startsWith('\u0000')) return block;
      const topic = paragraphs.find((paragraph) => `\u0000${paragraph.topic}` === block)!.topic;
      return labelledLine(draft, labelOfTopic[topic]!, labelled.get(topic)!);
    })
    .join(shape.gap ?? '\n\n');
  return inTone(text, draft);
}

/** First sentence of a body, for search pages and intros. */
export function firstSentence(draft: Draft, telling: Telling): string {
  const opening = openingOf(draft, telling.messages).sentence;
  return opening === '' ? (paragraphsOf(draft, telling.messages)[0]?.sentences[0] ?? '') : opening;
}

/** A list line for HTML: capital first. */
export function listItem(text: string): string {
  return `<li>${escapeText(upperFirst(text))}</li>`;
}
