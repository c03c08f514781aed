import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import { categoryWordsOf } from './category-words.ts';
import { synonymsOf } from './synonyms.ts';

/** Made or marked somehow: "embroidered", "hand-painted". A stuffed animal or a raised bed is a thing of its own. */
const made =
  /^(?:(?:hand|machine|wheel|slip)-?\p{L}+|embroidered|printed|personali[sz]ed|custom|engraved|monogrammed|knitted|woven|quilted|painted|carved|stamped|beaded|tooled|braided|tufted|felted|dyed|scented|handmade|vintage|crochet(?:ed)?)$/iu;

/** Things that a stuff only seems to stand before. */
const ofWholeName =
  /^(?:paper (?:towel|clip|cup|plate|bag|napkin)|wax (?:melt|warmer|burner)|(?:glass|leather|metal|silver) (?:cleaner|polish|detector)|oil (?:burner|diffuser|lamp)|wood (?:burner|burning|stove)|stone fruit|egg (?:cup|box))/iu;

/**
 * An English name without what it is made of and how: "embroidered sweatshirt" → "sweatshirt". Undefined where
 * nothing stands before it or the rest is no thing that the tables know.
 */
export function plainNameOf(name: string, language: WrittenLanguage): string | undefined {
  if (language !== 'en') return undefined;
  const words = name.toLowerCase().split(' ');
  let at = 0;
  while (at < words.length - 1 && isAttribute(words[at]!)) at += 1;
  if (at === 0) return undefined;
  // A paper towel is a thing of its own, and its holder holds no bath towel.
  if (ofWholeName.test(name)) return undefined;
  const plain = words.slice(at).join(' ');
  const isKnown = synonymsOf(plain, language).length > 0 || categoryWordsOf(plain, language).length > 0;
  return isKnown && synonymsOf(name, language).length === 0 ? plain : undefined;
}

function isAttribute(word: string): boolean {
  const stem = stemOf(word);
  return made.test(word) || materialStems.has(stem) || colourStems.has(stem);
}
