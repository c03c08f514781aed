import { isSaidOtherwise } from './alike-verbs.ts';
import { isCount } from './neutral.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { foldedBrief, setOf, type Written } from './brief-words.ts';
import { otherNamesFor, otherWordsFor } from './other-words.ts';
import { bareWord, isRootOfBrief, rootOf, type Unit } from './word-roles.ts';
import { typedName } from '#rules/listing/listing.ts';

/** Words that tell nothing of a thing even where the brief has them: how much, how well, which. */
const idle = setOf(
  'much many more most little few well very own new good great small big large long short easy easily quick quickly nice fully only also just still even every each one whole other same some any ' +
    'will can may would last next first get gets got has have had make makes made take takes come comes go goes need needs use used uses keep keeps give gives put your you it its this that these those them their ' +
    'viel viele wenig gut gute guter gutes neu neue neuer neues klein gross lang kurz leicht ganz sehr nur auch noch mehr machen macht kommt geht hat habe haben hatte hatten ist sind bin war waren wird werden wurde wurden worden kann ' +
    'mucho mucha muchos muchas poco poca muy bien bueno buena nuevo nueva grande pequeno facil mas menos solo tambien hace tiene puede esta son ' +
    'beaucoup peu tres bien bon bonne nouveau nouvelle grand petit facile plus moins seul aussi fait peut est sont ont',
);

const known = new WeakMap<Prepared, Map<string, boolean>>();
const leastInside = 4;

/** Whether the seller wrote this word, one of its root, or an everyday name of the same; what people search with does not count. */
export function isSellers(word: string, prepared: Prepared, language: Written): boolean {
  let words = known.get(prepared);
  if (words === undefined) known.set(prepared, (words = new Map()));
  const before = words.get(word);
  if (before !== undefined) return before;
  const made = word.split('-').some((part) => isOne(part, prepared, language));
  words.set(word, made);
  return made;
}

const ofShop = /(?:name|url|brand)$/iu;
const names = new WeakMap<Prepared, ReadonlySet<string>>();

/** A billhook of the shop "Billhook & Stake" is none of its goods: in small letters a word of a name alone tells nothing. */
function isOfNameAlone(folded: string, prepared: Prepared, language: Written): boolean {
  let roots = names.get(prepared);
  if (roots === undefined) {
    const { brief, ledger } = prepared;
    const rootsIn = (text: string): string[] =>
      (foldWord(text).match(/\p{L}{3,}/gu) ?? []).map((word) => rootOf(word, language));
    const told = new Set(
      [
        ...ledger.sentences.filter(({ path }) => !ofShop.test(path)).map(({ text }) => text),
        typedName(brief.product),
        brief.product.category,
      ].flatMap(rootsIn),
    );
    roots = new Set(rootsIn(brief.businessName).filter((root) => !told.has(root)));
    names.set(prepared, roots);
  }
  return roots.has(rootOf(folded, language));
}

function isOne(word: string, prepared: Prepared, language: Written): boolean {
  const folded = foldWord(bareWord(word));
  if (folded.length < 2 || idle.has(folded)) return false;
  if (language !== 'de' && /^\p{Ll}/u.test(word) && isOfNameAlone(folded, prepared, language)) return false;
  if (isRootOfBrief(word, prepared, language) || prepared.ledger.stems.has(stemOf(folded))) return true;
  // "Watering" of what is watered.
  if (
    language === 'en' &&
    /\p{L}{3}ing$/u.test(folded) &&
    isRootOfBrief(folded.slice(0, -3), prepared, language)
  )
    return true;
  const brief = foldedBrief(prepared);
  if (otherNamesFor(brief, language).some((name) => stemOf(foldWord(name)) === stemOf(folded))) return true;
  if (prepared.platform.subject === 'app' && otherWordsFor(brief).includes(folded)) return true;
  if (language !== 'de' || folded.length < leastInside) return false;
  const bare = folded.replace(/(?:en|er|es|n|s|e|t)$/u, '');
  if (bare.length >= leastInside && brief.includes(bare)) return true;
  // "Bambusdeckel" of a "Deckel".
  return (brief.match(/\p{L}{4,}/gu) ?? []).some((one) => folded.includes(one));
}

const figure = /\p{N}/u;

/** Whether a word tells what the seller wrote: one of its words or a figure, which is judged as such. */
export const tellsSomething = (unit: Unit, prepared: Prepared, language: Written): boolean =>
  figure.test(unit.text) ||
  (isCount(foldWord(unit.text)) &&
    !/^(?:one|first|ein\p{L}*|erste\p{L}*|una?|primer\p{L}*|une?|premi\p{L}+)$/iu.test(unit.text)) ||
  (!unit.isSmall &&
    (isSellers(unit.text, prepared, language) ||
      isSaidOtherwise(foldWord(unit.text), foldedBrief(prepared))));
