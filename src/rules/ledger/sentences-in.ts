import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { splitSentences } from './clauses.ts';

const colourAlone =
  /^colou?r (?!coded|matched|blocked|changing|fast|safe|proof|coordinated)\p{Ll}+(?:\/\p{Ll}+){0,3}[.!]?$/iu;

/** The sentences of a text; "Blue." of the English sentence "Color blue.", whose word Spanish has too. */
export function sentencesIn(text: string, language: WrittenLanguage): readonly string[] {
  const sentences = splitSentences(text);
  if (language !== 'en') return sentences;
  return sentences.map((sentence) =>
    colourAlone.test(sentence) ? sentence.slice(sentence.indexOf(' ') + 1) : sentence,
  );
}
