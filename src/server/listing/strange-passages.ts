import { isPlainlyIn } from '#rules/language/detect.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { ownWords } from './request.ts';

const passageEnds = /(?<=[.!?…])\s+|\n+|<\/?(?:p|ul|li)>/gu;
/** A shorter one may stand in the question and in a listing by chance. */
const leastEcho = 30;
/** So many passages are looked at; a field with more is over its limit anyway. */
const mostPassages = 120;
/** A passage of fewer words tells no language. */
const tellingWords = 7;
const languages: readonly Exclude<WrittenLanguage, 'other'>[] = ['en', 'de', 'es', 'fr'];

/** Small words without which hardly a sentence is of a language; a German wall and its middle are English things too. */
const smallWords: Readonly<Record<Exclude<WrittenLanguage, 'other'>, RegExp>> = {
  en: /(?<!\p{L})(?:the|and|with|for|is|are|of|this|that|you|your|it|its|to|on|by|from|not|can|will|we|our|at|as|or|now|has|have|all)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:der|die|das|und|mit|für|ist|sind|ein|eine|einen|nicht|auch|sie|wir|von|zu|im|am|auf|aus|bei|als|wie|ihr|ihre|jetzt)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|la|los|las|de|del|y|con|para|es|son|un|una|en|por|que|no|se|su|al|más|este|esta|ahora|todo)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:le|la|les|de|des|du|et|avec|pour|est|sont|un|une|en|par|que|qui|ne|pas|ce|cette|au|aux|sur|vous|votre|nous|son|sa)(?!\p{L})|(?<!\p{L})[ldcnsj][’']/giu,
};
const fewestSmall = 2;

const hasSmallWords = (text: string, language: Exclude<WrittenLanguage, 'other'>): boolean =>
  new Set(text.match(smallWords[language])).size >= fewestSmall;

const questions = new WeakMap<Prepared, string>();

/** The words of the question to a model, in one line of lower case; made once a product. */
function questionOf(prepared: Prepared): string {
  const before = questions.get(prepared);
  if (before !== undefined) return before;
  const question = plain(ownWords(prepared));
  questions.set(prepared, question);
  return question;
}

const plain = (text: string): string => text.toLowerCase().replace(/[\s"'’“”\\]+/gu, ' ');

/** Why a text is none about the product though parts of it may be: it repeats the question, or goes on in another language. */
export function strangePassage(prepared: Prepared, text: string): string | null {
  const { ledger } = prepared;
  const brief = plain(ledger.sentences.map((sentence) => sentence.text).join(' '));
  const isOwn = (passage: string): boolean => brief.includes(passage);
  for (const passage of text.split(passageEnds).slice(0, mostPassages)) {
    const said = plain(passage)
      .replace(/^[\s([]{1,9}|[\s.!?)\]]{1,9}$/gu, '')
      .trim();
    if (said.length >= leastEcho && questionOf(prepared).includes(said) && !isOwn(said))
      return 'It repeats the question.';
    if (ledger.language.written === 'other' || said.split(' ').length < tellingWords || isOwn(said)) continue;
    const foreign = languages.some(
      (language) =>
        language !== ledger.language.written &&
        hasSmallWords(said, language) &&
        isPlainlyIn(passage, { written: language, tag: language }, ledger.language),
    );
    if (foreign) return `It must all be in the language “${ledger.language.tag}”.`;
  }
  return null;
}
