import type { Ledger } from '#rules/listing/listing.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { agreeingColour } from './agreeing-colour.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import { built, type Candidate } from './candidate.ts';
import { lastPartOf } from './german-heads.ts';
import { stuffCompounds } from './german-joints.ts';
import { isOfTheThing } from './main-attribute.ts';
import { type Abroad, type Narrow, narrowWords } from './narrow-words.ts';
import { synonymsOf } from './synonyms.ts';

/**
 * "Taburete de madera" of a "taburete de roble", "bonnet bleu" of one in "bleu marine", "Holzhocker" and "Eichenhocker" of a
 * "Hocker aus Eiche": what holds of the thing because the brief says a narrower word, for tags that would stay empty.
 * @param before the searches in which a word may be widened
 * @param heads stems of the nouns that the thing is called by
 */
export function widerTagsAbroad(
  before: readonly Candidate[],
  ledger: Ledger,
  heads: ReadonlySet<string>,
): Candidate[] {
  const language = ledger.language.written;
  if (language === 'en' || language === 'other') return [];
  const narrow = narrowWords(ledger, language).filter(isOfWhole(ledger, language));
  const found: Candidate[] = [];
  for (const { phrase, source, loose } of before) {
    if (loose === true || !phrase.includes(' ')) continue;
    for (const word of narrow)
      for (const text of language === 'de'
        ? inGerman(phrase, word, heads)
        : inRomance(phrase, word, heads, language))
        found.push({ ...built(text, 'attribute', source), wider: true, sure: true });
  }
  return found;
}

/** Whether the name or a sentence says a stuff of the thing itself: "Wandbehang aus Filz an einem Ast aus Birke" is of no wood. */
function isOfWhole({ productType }: Ledger, language: Abroad): (narrow: Narrow) => boolean {
  const part = language === 'de' ? lastPartOf(productType) : undefined;
  const names = [productType, ...(part === undefined ? [] : [part]), ...synonymsOf(productType, language)];
  const headStems = names.map((name) => name.split(/[\s-]+/u).map(stemOf));
  return ({ kind, fact: { value, quote, source } }) =>
    kind === 'colour' || source.endsWith('.name') || isOfTheThing(value.toLowerCase(), quote, headStems);
}

function inGerman(phrase: string, { kind, said, families }: Narrow, heads: ReadonlySet<string>): string[] {
  const words = phrase.split(' ').filter((word) => !/^(?:aus|in)$/u.test(word));
  const at = words.findIndex((word) => foldWord(word) === said);
  const stuff = words[at];
  const [name = '', ...others] = words.filter((_word, index) => index !== at);
  if (stuff === undefined || others.length > 0 || !/^\p{Lu}\p{Ll}+$/u.test(name) || !heads.has(stemOf(name)))
    return [];
  if (kind === 'colour')
    // "Salbeigrüne Vase": with its ending it stands before the noun.
    return families
      .filter((family) => (at === 0) === /e[mnrs]?$/u.test(family))
      .map((family) => (at === 0 ? `${family} ${name}` : `${name} ${family}`));
  // "Sockenwolle Wolle" says it twice.
  const isIn = (family: string): boolean =>
    foldWord(name).startsWith(foldWord(family)) || foldWord(name).endsWith(foldWord(family));
  const spaced = families.filter((family) => !isIn(family));
  return [...stuffCompounds(name, [...families, stuff]), ...spaced.map((family) => `${name} ${family}`)];
}

const joint = /\s(?:de|en|d['’])$/u;

function inRomance(
  phrase: string,
  { kind, said, families }: Narrow,
  heads: ReadonlySet<string>,
  language: 'es' | 'fr',
): string[] {
  const folded = foldWord(phrase);
  if (!folded.endsWith(` ${said}`)) return [];
  const front = phrase.slice(0, phrase.length - said.length - 1);
  const bare = front.replace(joint, '').replace(/\s(?:coloris|couleur|color)$/u, '');
  const words = foldWord(bare).split(' ');
  const [noun = ''] = words;
  // "Cuenco de gres azul cobalto": two wider words at once are none of this phrase.
  if (!heads.has(stemOf(noun)) || words.some((word) => isStuffOrColour(word))) return [];
  if (kind === 'material')
    return families
      .filter((family) => !words.includes(foldWord(family)))
      .map((family) => `${front} ${family}`);
  return families.flatMap((family) => {
    const plain = agreeingColour(bare.split(' ')[0]!, family, language);
    return plain === null || joint.test(front) ? [] : [`${bare} ${plain}`];
  });
}

const isStuffOrColour = (word: string): boolean =>
  materialStems.has(stemOf(word)) || colourStems.has(stemOf(word));
