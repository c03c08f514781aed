import type { Brief } from '#rules/listing/listing.ts';
import { firstWords } from '#rules/text/first-words.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { built, type Candidate } from './candidate.ts';
import { isSmallWord } from './plain-words.ts';

type Language = 'de' | 'es' | 'fr';

const longestTag = 20;
const mostFormats = 3;

/** Pictures on paper, by the first word of a name (by its end in German). */
const prints: Readonly<Record<Language, RegExp>> = {
  de: /(?:druck|poster|plakat|illustration)$/iu,
  es: /^(?:láminas?|pósters?|carteles|cartel|ilustraci[oó]n|impresi[oó]n)$/iu,
  fr: /^(?:affiches?|illustrations?|posters?|reproductions?|tirages?|estampes?|lithographies?)$/iu,
};
/** What buyers call any of them. */
const called: Readonly<Record<Language, string>> = { de: 'Poster', es: 'lámina', fr: 'affiche' };
const onPaper =
  /(?:gedruckt|imprimée?s?|impres[oa]s?|tirages?|reproduction|reproducción|auf \p{L}*papier|sur papier|en papel)(?!\p{L})/iu;
const formats = /(?<![\p{L}\d])(?:A[1-6]|\d{2,3} ?x ?\d{2,3} cm)(?![\p{L}\d])/gu;
const denied =
  /(?<!\p{L})(?:nicht|kein\p{L}*|ohne|pas|sans|ni|no|sin|cadre|marco|rahmen|passe-partout)(?!\p{L})/iu;

/** The sizes of sheets that a text tells of the picture, and not of a frame or of what is not to be had. */
function formatsIn(description: string): string[] {
  const told = firstWords(description, 800)
    .split(/(?<=[.!?])\s|\n/u)
    .filter((sentence) => !denied.test(sentence))
    .flatMap((sentence) => sentence.match(formats) ?? []);
  return [...new Set(told)].slice(0, mostFormats);
}

/** A print by its format, by what it shows and by the word that buyers use for all of them: "illustration A4", "affiche renard". */
export function printTags({ product }: Brief, language: Language, takesShortTags: boolean): Candidate[] {
  const [noun = '', ...behind] = piecesOf(product.name.split(/[,(|:;–—]/u)[0] ?? '');
  if (!takesShortTags || !prints[language].test(noun)) return [];
  const name = language === 'de' ? noun : noun.toLowerCase();
  const motif = behind.filter((word) => /^\p{L}{3,}$/u.test(word) && !isSmallWord(word, language));
  const isRow = motif.length === behind.length;
  const plain = (words: readonly string[]): string =>
    language === 'de' ? words.join(' ') : words.join(' ').toLowerCase();
  const also = onPaper.test(product.description) && name !== called[language] ? [called[language]] : [];
  const found = [
    ...formatsIn(product.description).map((format) => `${name} ${format}`),
    ...(isRow && motif.length > 0 ? also.map((word) => `${word} ${plain(motif.slice(0, 1))}`) : []),
    ...(isRow && motif.length > 1 ? [plain(motif)] : []),
  ];
  return found
    .filter((text) => text.length <= longestTag)
    .map((text) => ({
      ...built(text, 'attribute', `products.${product.index}.description`),
      sentence: 1,
      least: 0.4,
      sure: true,
    }));
}
