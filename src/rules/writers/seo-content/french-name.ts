import { frenchOpening, letterwise, shorterTails } from '#rules/ledger/french-opening.ts';
import { upperFirst } from './english-words.ts';
import { countCharacters } from '#rules/text/count.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { hasPraise } from './praise.ts';
import { noTitleWord, packaging } from './title-words.ts';

/** Characters of the longest words that a title sets behind the name. */
const longest = 56;

const sided = /\d ?(?:mm|cm|m)(?!\p{L})/u;

const isFrenchThing = ({ language, platform, shares }: Draft): boolean =>
  language.written === 'fr' && platform.subject === 'product' && !shares;

const mayStand = (tail: string): boolean =>
  tail.length <= longest &&
  countPieces(tail) < 9 &&
  !hasPraise(tail, 'fr') &&
  !noTitleWord.test(tail) &&
  !packaging.test(tail);

/** Whether words behind a name say something that it does not: "en lin" of a "nappe en lin" does not. */
function isNews(tail: string, name: string): boolean {
  const own = new Set(stemsOf(name));
  const stems = stemsOf(tail).filter((stem) => stem.length > 2 || /\d/u.test(stem));
  return stems.length > 0 && stems.every((stem) => !own.has(stem));
}

const foldIncludes = (text: string, part: string): boolean =>
  letterwise(text).includes(letterwise(part.trim()));

const holdsName = (text: string, { name }: Draft): boolean =>
  name.split(' ').every((word) => foldIncludes(text, word));

/** The name of a French thing as the first words of its text go on with it: "Gourde isotherme en inox de 500 ml". */
export function fullerFrench(name: string, draft: Draft, max: number): string {
  if (!isFrenchThing(draft)) return name;
  const at = letterwise(name).indexOf(letterwise(draft.name));
  if (at === -1 || letterwise(name).length !== name.length) return name;
  const end = at + draft.name.length;
  const { behind, instead } = frenchOpening(draft.brief.product.name, draft.brief.product.description);
  if (instead !== '') {
    const own = shorterTails(instead).find(
      (text) =>
        mayStand(text) &&
        holdsName(text, draft) &&
        countCharacters(name) - draft.name.length + countCharacters(text) <= max,
    );
    const brand = name.slice(0, at);
    // "Vélo enfant Btwin" of the maker whom the first words name too.
    if (own !== undefined)
      return foldIncludes(own, name.slice(end))
        ? `${brand}${upperFirst(own)}`
        : `${brand}${upperFirst(own)}${name.slice(end)}`;
  }
  // "Matelas à langer 70 x 50 cm" with "rebords de 10 cm": the measure of a part would leave no room for the name's own.
  const typed = draft.brief.product.typed ?? '';
  const isSized = sided.test(typed) && !sided.test(name);
  const maker = name.slice(end).trim();
  for (const tail of behind === '' ? [] : shorterTails(behind)) {
    // "Table à langer Ikea Sniglar avec matelas" of the maker who stands behind the name.
    const isMakers = maker !== '' && letterwise(tail).startsWith(letterwise(maker));
    const known = isMakers ? name.slice(0, end) : name;
    const rest = isMakers ? '' : name.slice(end);
    const fuller = `${name.slice(0, end)} ${tail.replaceAll('²', '2').replaceAll('³', '3')}${rest}`;
    if (isSized && sided.test(tail)) continue;
    if (mayStand(tail) && isNews(tail, known) && countCharacters(fuller) <= max) return fuller;
  }
  return name;
}

/** What the first words say of the thing besides its name: "parfumée à la figue". */
export function besideFrenchName(draft: Draft): string[] {
  if (!isFrenchThing(draft)) return [];
  const { beside } = frenchOpening(draft.brief.product.name, draft.brief.product.description);
  if (beside === '') return [];
  const tail =
    shorterTails(beside).find(
      (text) => /^\p{L}\S* /u.test(text) && mayStand(text) && isNews(text, draft.name),
    ) ?? '';
  // A stuff has its own place in a title.
  const isStuff = draft.ledger.facts.some(({ kind, value }) => kind === 'material' && tail.includes(value));
  return tail === '' || isStuff || tail.startsWith('en ') ? [] : [tail];
}
