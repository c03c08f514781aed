import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';
import { isThingAt } from './name-ends.ts';
import { attributeStemsOf, isAttribute } from './type-agreed.ts';
import { accessories, frontOf, genericHeads } from './type-front.ts';

/** Of a stuff there are not many: "straws", "glasses" and "corks" are things. */
const thingsOfStuff = /^(?:straws|glasses|corks|irons|tins|canvases|sponges)$/iu;

/** English and German: the head stands last before the first preposition. */
export function headLast(name: string, language: WrittenLanguage, brandStems: ReadonlySet<string>): string {
  const front = frontOf(name, language);
  // The x of "30 x 24" is no word.
  const words = front.split(/\s+/u).filter((word) => /\p{L}/u.test(word) && !/^x$/iu.test(word));
  const attributeStems = attributeStemsOf(front, language);
  // "Sport-BH mittlerer Halt": what stands behind a German adjective describes the noun before it.
  const described =
    language === 'de'
      ? words.findIndex(
          (word, at) =>
            at > 0 && /^\p{Ll}{3,}(?:er|es|en|em|e)$/u.test(word) && /^\p{Lu}/u.test(words[at - 1]!),
        )
      : -1;
  if (described > 0) words.length = described;
  let end = words.length;
  while (
    end > 0 &&
    !isThingAt(
      words,
      end - 1,
      language,
      (stem) =>
        brandStems.has(stem) ||
        (end > 1 && attributeStems.has(stem) && !(language === 'en' && thingsOfStuff.test(words[end - 1]!))),
    )
  )
    end -= 1;
  if (end === 0) return '';
  const head = words[end - 1]!;
  const parts = [head];
  if (language === 'en') {
    for (let index = end - 2; index >= 0 && parts.length < 3; index -= 1) {
      const stem = stemOf(words[index]!);
      const isLoose =
        /^(?:and|or|&|with|for|of|over|under|up|down|off|out)$/iu.test(words[index]!) ||
        isAttribute(stem, attributeStems) ||
        brandStems.has(stem) ||
        words[index]!.includes('-') ||
        /['’]s$/.test(words[index]!) ||
        // A cable and a table are things, whatever they end in.
        /(?:ed|ful|less)$|(?<!^[ct])able$/.test(stem) ||
        (index > 0 && /^\p{Lu}/u.test(words[index]!) && /^\p{Ll}/u.test(head));
      if (isLoose) break;
      // "trekking poles": what it is for belongs to the name; a "Kallax shelf" is only a shelf.
      const isPurpose = /[^aeiou]ing$/.test(stem) && stem !== 'cancelling' && parts.length === 1;
      if (!isPurpose && ![genericHeads, accessories].some((heads) => heads.has(stemOf(parts[0]!)))) break;
      parts.unshift(words[index]!);
    }
  }
  return parts.join(' ');
}
