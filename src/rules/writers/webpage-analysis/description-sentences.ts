import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readProse } from '#rules/facts/page/prose.ts';
import { isCode } from '#rules/facts/page/text-facts.ts';
import { sentencePieces } from '#rules/fit/shorten-prose.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { leansBack } from '#rules/text/leans-back.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { similarity, stemsOf } from '#rules/text/words.ts';
import { brandOf } from './brand-name.ts';
import { capitalized } from './page-words.ts';

/** Sentences at the beginning of the page that are looked at. */
const looked = 15;
/** Units of one paragraph that are looked at. */
const longestBlock = 2_000;
/** Words of a sentence that can stand alone. */
const leastWords = 5;

/** A sentence of the page that can stand in a description. */
export interface Sentence {
  text: string;
  place: number;
  /** Number of its paragraph. */
  block: number;
  /** Under the heading of a part, after what the page says of the whole. */
  isUnderPart: boolean;
  /** Has no verb, and names what the part is on: "Green oak beams cut to order." under "Oak beams". */
  isPhrase: boolean;
  /** Speaks of something that only the sentence before it names. */
  leans: boolean;
}

/** Headings above what others say of the business, which is no word of its own. */
const praise =
  /(?<!\p{L})(?:reviews?|testimonials?|(?:customers?|clients?|guests?|patients?|people|they) (?:are |have )?sa(?:y|id|ying)|kind words|comments|bewertungen|kundenstimmen|(?:kunden|gäste|patienten) (?:über|sagen)|opiniones|testimonios|reseñas|avis|témoignages|recensioni|opinie)(?!\p{L})/iu;

/** Sentences of the page's beginning that can stand in a description, in order. */
export function firstSentences(facts: PageFacts): Sentence[] {
  const { text, head } = facts;
  const found: Sentence[] = [];
  const standsAlone = saysItself[facts.derive(readProse).language.written] ?? /./u;
  // Where no heading stands over the whole, the first one does.
  let hasTop = text.mainBlocks.some(({ heading }) => heading === 1);
  let isUnderPart = false;
  let isPraise = false;
  let named: ReadonlySet<string> = new Set();
  const brand = brandOf(facts);
  for (const [at, block] of text.mainBlocks.entries()) {
    if (block.heading > 0) {
      isUnderPart ||= block.heading > 1 && hasTop;
      hasTop = true;
      isPraise = praise.test(block.text);
      named = new Set(stemsOf(block.text).filter((stem) => stem.length > 3 && !isFunctionWord(stem)));
    }
    if (block.heading !== 0 || block.inSteps || isPraise || isCode(block) || /^["“„«]/u.test(block.text))
      continue;
    let last = -2;
    for (const [number, piece] of piecesOf(block.text.slice(0, longestBlock)).entries()) {
      const sentence = withoutSalutation(piece);
      if (!isSentence(sentence, head.title ?? '')) continue;
      const isPhrase = isUnderPart && !standsAlone.test(sentence) && !opensWith(sentence, brand);
      if (isPhrase && !names(sentence, named)) continue;
      // What leans on the sentence before it can only follow that.
      const leans = leansBack(piece);
      if (leans && number !== last + 1) continue;
      last = number;
      found.push({ text: sentence, place: found.length, block: at, isUnderPart, isPhrase, leans });
    }
    if (found.length >= looked) break;
  }
  return found.slice(0, looked);
}

/** Units at the beginning of a sentence in which it names what it speaks of. */
const openingLength = 60;

/** "Green oak beams cut to order from English logs." under "Oak beams" says what it speaks of. */
function names(sentence: string, named: ReadonlySet<string>): boolean {
  return named.size > 0 && stemsOf(sentence.slice(0, openingLength)).some((stem) => named.has(stem));
}

/** "Two hours at high tide." under "Dolphin tour" is said of that tour alone; what has a subject and a verb is true anywhere. */
const saysItself: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: /^our\b|\b(?:we|you|i|they|is|are|was|were|has|have|had|can|will|does|do|costs|takes|lasts|comes|needs|includes|carries|keeps|gives|uses|means)\b/iu,
  de: /(?<!\p{L})(?:ich|wir|sie|du|ihr|man|ist|sind|hat|haben|wird|werden|kann|können|gibt)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|es|son|está|están|hay|se|tiene|tienen|puede|pueden|\p{L}{2,}(?:amos|emos|imos))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|nous|vous|on|il|elle|est|sont|ont|avons|peut|peuvent)(?!\p{L})/iu,
};

/** "Liebe Skifreunde, auch in dieser Saison …": whom it greets says nothing of the page. */
const salutation = /^(?:liebe[rs]?|dear|hello|hi|querid[oa]s|chère?s?|cari) [^,.!?]{3,40}, (?=\p{L})/iu;

function withoutSalutation(sentence: string): string {
  return capitalized(sentence.replace(salutation, ''));
}

/** German dates have a full stop inside: "am 4. Mai". */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const piece of sentencePieces(text)) {
    const before = pieces.at(-1) ?? '';
    if (
      /(?<!\d)\d{1,2}\.$/u.test(before) &&
      /^(?:\p{Ll}|Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Klasse|Woche|Etage|Stock)/u.test(piece)
    )
      pieces[pieces.length - 1] = `${before} ${piece}`;
    else pieces.push(piece);
  }
  return pieces;
}

/** Behind its question: "Yes, but only in spring." */
const answers = /^(?:yes|no|ja|nein|sí|no|oui|non|sì)[,.!]|^(?:you|they) can, but\s/iu;
const greets = /^(?:welcome (?:to|on)|(?:herzlich )?willkommen|bienvenid[oa]s?|bienvenue|benvenut[oaie])\s/iu;

function isSentence(text: string, title: string): boolean {
  return (
    /[.!?…。！？]["”»)]?$/u.test(text) &&
    (text.split(/\s+/u).length >= leastWords || /[\u3040-\u30ff\u4e00-\u9fff]/u.test(text)) &&
    !/https?:|[{}<>]|cookie|affiliate/iu.test(text) &&
    !answers.test(text) &&
    !greets.test(text) &&
    // A sentence much longer than the title cannot be the title again.
    (text.length > title.length * 1.6 + 20 || similarity(text, title) < 0.8)
  );
}

/** Whether a sentence says of the business by its name: "The Millbrook Bakery bakes …". */
export function opensWith(text: string, brand: string): boolean {
  const at = brand === '' ? -1 : text.indexOf(brand);
  return at >= 0 && at <= 5;
}
