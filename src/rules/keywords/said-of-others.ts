import { isToldWhole } from '#rules/ledger/told-whole.ts';
import { ownWordsOf, tellsNeeds } from '#rules/ledger/not-its-own.ts';
import { tellsElsewhere } from '#rules/ledger/spanish-sentences.ts';
import type { Brief, Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { foldWord, stemOf, stemsOf, wordsOf } from '#rules/text/words.ts';
import type { Candidate } from './candidate.ts';
import { isSmallWord } from './plain-words.ts';

const noStems: ReadonlySet<string> = new Set();
const read = new WeakMap<Ledger, ReadonlySet<string>>();

/**
 * Stems that the description says of other things alone, or of what the thing is not: the "PVC" of "most mats are made of PVC",
 * the "plastic" of "not of plastic". What the name or another field says besides is none of them.
 */
export function stemsOfOthers(
  { product, language, fields, platform }: Brief,
  ledger: Ledger,
): ReadonlySet<string> {
  const known = read.get(ledger);
  if (known !== undefined) return known;
  const { name, description } = product;
  const own: string[] = [];
  const isProduct = platforms[platform].subject === 'product';
  let isWhole = true;
  for (const { text, path } of ledger.sentences) {
    if (!path.startsWith('products.') || !path.endsWith('.description')) continue;
    const isElsewhere =
      (language.written === 'es' && tellsElsewhere(text)) ||
      (isProduct && (tellsNeeds(text, language.written) || isToldWhole(text)));
    const said = isElsewhere ? '' : ownWordsOf(text, language.written, name);
    isWhole &&= said === text;
    own.push(said);
  }
  const found = isWhole
    ? noStems
    : without(description, [name, product.category, ...Object.values(fields), ...own], language.written);
  read.set(ledger, found);
  return found;
}

function without(text: string, texts: readonly string[], language: WrittenLanguage): ReadonlySet<string> {
  const own = new Set(texts.flatMap((other) => stemsOf(other)));
  const words = wordsOf(text).filter((word) => !isSmallWord(foldWord(word.text), language));
  return new Set(words.map((word) => stemOf(word.text)).filter((stem) => stem.length > 2 && !own.has(stem)));
}

/** "Sin siliconas", "washing machine not draining": the phrase denies as the text does. */
const denies =
  /(?:^|\s)(?:no|not|without|non|ohne|nicht|keine?|sin|sans|aucune?|pas)\s|(?:n[’']t|[ -]free|frei)(?:\s|$)/iu;

/** "Black PVC", "mug of plastic": phrases with a word that is said of other things alone. The names of the thing stay. */
export function saidOfOthers(brief: Brief, ledger: Ledger): (candidate: Candidate) => boolean {
  const others = stemsOfOthers(brief, ledger);
  if (others.size === 0) return () => false;
  const isMade = platforms[brief.platform].subject === 'video';
  return ({ phrase, source, built, kind }) =>
    source !== 'targetKeywords' &&
    !(built && (isMade || kind === 'head')) &&
    !denies.test(phrase) &&
    stemsOf(phrase).some((stem) => others.has(stem));
}
