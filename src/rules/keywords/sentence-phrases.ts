import type { Brief, FactKind, Ledger } from '#rules/listing/listing.ts';
import { measuresIn } from '#rules/ledger/measures.ts';
import { phrasesOf, type Said, saidOfThing, verbsSaid } from '#rules/ledger/said-in-sentences.ts';
import { grammarOf, type Phrase, type Sentences } from '#rules/ledger/sentence-grammars.ts';
import { foldWord } from '#rules/text/words.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { built, type Candidate } from './candidate.ts';
import type { Slots } from './slots.ts';

const untold: ReadonlySet<FactKind> = new Set<FactKind>([
  'flaw',
  'condition',
  'exclusion',
  'shipping',
  'price',
]);
const mostWords = 4;
const mostFound = 12;
/** Characters of the longest tag of shops that take short ones. */
const shortTag = 20;

/** What whole sentences say of the thing, behind its name as buyers type it: "gourde 750 ml", "sac à dos avec poche intérieure". */
export function sentencePhrases(
  { product, language }: Brief,
  { heads }: Slots,
  ledger: Ledger,
  takesShortTags: boolean,
): Candidate[] {
  const grammar = grammarOf(language.written);
  if (grammar === undefined || heads.length === 0) return [];
  const source = `products.${product.index}.description`;
  const hidden = ledger.facts.filter(({ kind }) => untold.has(kind)).map(({ value }) => value);
  const sentences = ledger.sentences
    .filter(({ path }) => path === source)
    .map(({ text }) => ({
      text: text.replace(/[.!?]+$/u, ''),
      tells: !hidden.some((value) => text.includes(value)),
    }));
  const said = saidOfThing(sentences, [product.name, ledger.productType], language.written);
  const names = [...new Set(heads.map(({ text }) => text.toLowerCase()))].toSorted(
    (a, b) => a.length - b.length,
  );
  const tails = [
    ...measures(said, grammar).map((text) => ({ text, alone: '' })),
    ...phrasesOf(said, language.written, product.name).flatMap((phrase) =>
      tailsOf(phrase, grammar, takesShortTags),
    ),
  ];
  const folded = foldWord(product.name);
  return tails
    .filter(({ text }) => countPieces(text) <= mostWords && !folded.includes(foldWord(text)))
    .flatMap(({ text, alone }) => [
      // "Panier pour chien rempli de mousse": behind whom it is for the trait would be his.
      ...names
        .slice(0, 2)
        .filter((name) => !grammar.forWhom.test(name) || /^\d/u.test(text))
        .map((name) => ({ ...built(`${name} ${text}`, 'attribute', source), sure: true, least: 0.35 })),
      ...(alone === ''
        ? []
        : [{ ...built(alone, 'attribute', source), built: false, sentence: 3, loose: true }]),
    ])
    .slice(0, mostFound);
}

interface Tail {
  text: string;
  /** What is searched without the thing. */
  alone: string;
}

function tailsOf({ text, says }: Phrase, grammar: Sentences, takesShortTags: boolean): Tail[] {
  // "Pierre de lune naturelle de 6 mm": nobody types how big a part is.
  const plain = text.toLowerCase().replace(/ (?:(?:de|à|sur|jusqu[’']à) )?\d.*$/u, '');
  const isCut = plain.length < text.length;
  // "Autonomie de 30 km": without its figure it says nothing.
  if (says === 'figure' || /\d/u.test(plain) || plain === '' || (isCut && !plain.includes(' '))) return [];
  if (says !== 'part') return [{ text: plain, alone: '' }];
  if (!takesShortTags) return [{ text: grammar.withPart(plain), alone: '' }];
  const words = plain.split(' ');
  const front = words.slice(0, -1).join(' ');
  // What describes a part goes where a tag has no room for it.
  const short = plain.length > shortTag && words.length > 3 && words.at(-2)!.length > 3 ? front : plain;
  return [{ text: short, alone: short.includes(' ') && short.length <= shortTag ? short : '' }];
}

/** "750 ml" of "contient 750 ml", "140 x 240 cm" of "mesure 140 x 240 cm"; what it weighs nobody searches. */
function measures(said: readonly Said[], { measuring }: Sentences): string[] {
  return said.flatMap(({ clause }) => {
    const first = measuresIn(clause)[0];
    if (first === undefined || !measuring.test(clause.slice(0, first.start))) return [];
    const isTwo = /\d\s?[x×]\s?\d/u.test(first.text);
    return first.kind === 'capacity' || (first.kind === 'size' && isTwo) ? [first.text] : [];
  });
}

/** Whether a phrase was cut out of a sentence with its verb, or with words that only the sentence holds together. */
export function cutOutOfSentence(brief: Brief): (candidate: Candidate) => boolean {
  const { written } = brief.language;
  const grammar = grammarOf(written);
  if (grammar === undefined) return () => false;
  const verbs = verbsSaid(brief.product.description, written);
  const name = foldWord(brief.product.name);
  const named = new Set(brief.product.name.split(/[^\p{L}]+/u).map(foldWord));
  const description = brief.product.description.toLowerCase();
  const filling = grammar.filling.exec(description)?.[1];
  return ({ phrase, source }) => {
    if (source === 'targetKeywords' || source === 'videoTags' || name.includes(foldWord(phrase)))
      return false;
    const isFilled = filling !== undefined && / (?:de|en) /u.test(phrase) && phrase.endsWith(` ${filling}`);
    const purpose = source.endsWith('.description') ? grammar.purpose.exec(phrase)?.[0] : undefined;
    return (
      isFilled ||
      grammar.cutOut.test(phrase) ||
      // "Robot pour passer des heures" of one by which nobody does.
      (purpose !== undefined && !description.includes(purpose)) ||
      phrase.split(/[^\p{L}]+/u).some((word) => verbs.has(foldWord(word)) && !named.has(foldWord(word)))
    );
  };
}
