import type { Brief } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Candidate } from './candidate.ts';

const deed =
  /^ (?!using|including|being|having|keeping|making|showing|giving|according)\p{Ll}{3,}ing \p{Ll}{3,}s(?!\p{L})/u;

/** What is done without or in place of something: "Spitzkohl statt Chinakohl". */
const inPlaceOf =
  /(?:^|\s)(?:statt|anstatt|anstelle von|instead of|rather than|en vez de|en lugar de|au lieu de|au lieu d[’'])\s?$/u;
/** "Making workshop" of a bagel making workshop: the verb without what is made. */
const deedAlone =
  /^(?:making|keeping|holding) (?:workshops?|class(?:es)?|courses?|lessons?|sessions?|days?)(?!\p{L})/u;
/** "Reparatur Görlitz", "Reparatur Kosten": done to anything. */
const anyDeed = /^(?:reparatur|verkauf|verleih|vermietung|wartung|einbau|montage|pflege)(?: \p{L}+)?$/u;

/** "Mujeres cabeza [de hogar]": nouns that say nothing without of what. Spanish. */
const asksOfWhat = /\s(?:cabeza|jef[ae]s?|parte|punto|tipo|clase|falta|llen[oa]s?|capaz|hech[oa]s?)$/u;

/**
 * Whether a phrase is half of what the text says: "little pectin" of "too little pectin", "sobra del cocido" of "lo que sobra del
 * cocido", "practise change" of "practise change ringing methods"; or what the text says that another thing stands for.
 */
export function halfSaid({ product, language }: Brief): (candidate: Candidate) => boolean {
  const text = foldWord(product.description);
  const name = foldWord(product.name);
  const { written } = language;
  const isOfName = (folded: string): boolean =>
    (written === 'en' && deedAlone.test(folded) && !name.startsWith(folded.split(' ')[0]!)) ||
    (written === 'de' && anyDeed.test(folded) && name.split(' ').length > 2 && !name.includes(' und '));
  return ({ phrase, source }) => {
    const folded = foldWord(phrase);
    if (isOfName(folded)) return true;
    const at = source.endsWith('.description') ? text.indexOf(folded) : -1;
    if (at === -1) return false;
    const before = text.slice(Math.max(0, at - 14), at);
    if (inPlaceOf.test(before)) return !text.includes(folded, at + folded.length) && !name.includes(folded);
    if (!phrase.includes(' ')) return false;
    if (written === 'en')
      return (
        /(?:^|\s)too $/u.test(before) || deed.test(text.slice(at + folded.length, at + folded.length + 40))
      );
    return (
      written === 'es' &&
      (/(?:^|\s)lo que $/u.test(before) ||
        (asksOfWhat.test(folded) && text.startsWith(' de ', at + folded.length)))
    );
  };
}
