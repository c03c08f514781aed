import type { Ledger } from '#rules/listing/listing.ts';
import { protectedPhrases } from '#rules/listing/protected-phrases.ts';
import { MeasuredText, measureText } from '#rules/facts/measured-text.ts';
import { stemsOf } from '#rules/text/words.ts';
import { capitalWords } from '#rules/facts/capitals.ts';
import { adviceHits } from '#rules/facts/forbidden-hits.ts';
import { quoteList } from '#rules/facts/facts-named.ts';
import { repeatedWords } from '#rules/facts/repeated-words.ts';
import { fillerHits } from '#rules/ledger/claims.ts';
import { isOfSellersName } from '#rules/facts/sellers-names.ts';
import { clamp, type Check } from '#rules/checks/check.ts';
import type { ListingContext } from '#rules/checks/listing-context.ts';

interface Params {
  /** Times that one word may stand in the title. */
  repeats: number;
  /** Words all in capitals that are allowed beside brand and acronyms. */
  capitals?: number;
}

/** Small words that may close a title ("Plug In", "For You", the condition in "Lens, Used"). */
const closing: ReadonlySet<string> = new Set([
  'in',
  'on',
  'up',
  'off',
  'out',
  'us',
  'you',
  'more',
  'one',
  'two',
  'it',
  'used',
  'new',
]);

/** Acronyms of the seller's own text ("HEMA hook") are no shouting. */
function acronymStems(ledger: Ledger): string[] {
  return protectedPhrases(ledger)
    .filter((phrase) => /^\p{Lu}{2,8}$/u.test(phrase))
    .flatMap(stemsOf);
}

/**
 * Words that maker or product have in their names in capitals ("NESTA mug"). A name that is in capitals altogether was
 * typed with the key held down and says nothing of how it is written.
 */
function capitalNames({ ledger, productName, facts }: ListingContext): string[] {
  const name = measureText(productName);
  const isShouted = name.tokens.length > 1 && productName === productName.toUpperCase();
  const ofName = isShouted ? [] : name.tokens.filter(({ text }) => text === text.toUpperCase());
  return [...ofName.map(({ stem }) => stem), ...(isCapital(ledger.brand) ? facts.brandStems : [])];
}

function isCapital(word: string): boolean {
  return word !== '' && word === word.toUpperCase() && word !== word.toLowerCase();
}

/** "Sunny Trails Snacks Trail Mix": where each word may stand once, the maker's name before the thing spends none of them. */
function withoutMaker(title: MeasuredText, brand: string): MeasuredText {
  if (brand === '' || !title.plain.toLowerCase().startsWith(`${brand.toLowerCase()} `)) return title;
  const tokens = title.tokens.filter(({ start }) => start >= brand.length);
  return new MeasuredText(title.plain.slice(brand.length), tokens, tokens.length);
}

/** "Lohnt sich das?", "qui ne démarre plus", "springt nicht an": a question, a French no and the front of a German verb end a sentence. */
function isWholeEnd(title: string, language: string): boolean {
  if (title.endsWith('?')) return true;
  // "Un reloj que se para": behind its pronoun the small word is a verb.
  if (language === 'es')
    return /\s(?:se|me|te|nos|lo|la) (?:para|entre|sobre|bajo|cuenta|contra|tras)$/u.test(title);
  if (language === 'fr') return /(?:\sne\s|\sn[’'])\S[^.:!?]{0,80} (?:plus|pas)$/u.test(title);
  return (
    language === 'de' &&
    /(?<=\p{Ll}{3})t (?:[^.:!?]{0,80} )?(?:an|auf|aus|ab|ein|mit|zu|nach|vor|um|los|zurück|weiter)$/u.test(
      title,
    )
  );
}

export const titleWording: Check<Params> = {
  id: 'title-wording',
  titleGood: 'The title is plain: no word twice, no capitals, no filler',
  titleBad: 'The title repeats words, shouts or uses filler',
  why: 'Repeated and empty words take the room of facts, and platforms rank such titles down.',
  judge: (context, params) => {
    const field = context.platform.titleField;
    const title = context.text(field);
    const repeated = repeatedWords(
      params.repeats === 1 ? withoutMaker(title, context.ledger.brand) : title,
      params.repeats,
    );
    const capitals = capitalWords(
      title,
      new Set([...capitalNames(context), ...acronymStems(context.ledger)]),
    );
    const tooMany = capitals.length > (params.capitals ?? 0) ? capitals : [];
    const filler = fillerHits(title.plain, context.language.written).filter(
      (hit) => !isOfSellersName(hit, context.ledger),
    );
    const discouraged = adviceHits(context.platform, field, title.plain);
    const last = title.tokens[title.tokens.length - 1];
    // A film and a page may be named by the question that they answer.
    const isFilm = context.platform.subject === 'video';
    const told =
      context.platform.subject === 'product' || context.platform.subject === 'app'
        ? title.plain
        : // "Wasserhahn tropft? Kartusche wechseln": a film's question stands before its answer too.
          title.plain.replace(isFilm ? /\?(?=\s\p{L}|$)/u : /\?$/u, '');
    // "Dienstplan Plus": a small word that a name of the seller's ends with, written as a part of it.
    const isOfName = last !== undefined && context.nameStems.has(last.stem) && /^\p{Lu}/u.test(last.text);
    const marks = told.match(/[!?]/g) ?? [];
    const faults = [
      ...repeated.map(({ word, count }) => `“${word}” stands ${count} times`),
      ...(tooMany.length > 0 ? [`${quoteList(tooMany)} in capitals`] : []),
      ...(filler.length > 0 ? [`${quoteList(filler)} says nothing a buyer can check`] : []),
      ...(discouraged.length > 0 ? [`${quoteList(discouraged)} belongs in other fields`] : []),
      ...(last !== undefined &&
      last.small &&
      !closing.has(last.stem) &&
      !isOfName &&
      !/\bpas à pas$/iu.test(title.plain) &&
      !isWholeEnd(title.plain, context.language.written)
        ? [`it breaks off after “${last.text}”`]
        : []),
      ...(marks.length > 0 ? [`“${marks.join('')}”`] : []),
    ];
    return {
      score: title.plain === '' ? 0 : clamp(1 - faults.length * 0.5),
      found: faults.length === 0 ? 'Nothing to take out' : faults.join('; '),
      expected: `No word more than ${params.repeats === 1 ? 'once' : params.repeats === 2 ? 'twice' : `${params.repeats} times`}, no capitals, no filler`,
      fix: 'Take these words out of the title and use the room for facts.',
      field,
    };
  },
};
