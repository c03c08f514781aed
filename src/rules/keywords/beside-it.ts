import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { stemOf, stemsOf } from '#rules/text/words.ts';
import type { Candidate } from './candidate.ts';
import { firstWords } from '#rules/text/first-words.ts';

/** "With gig bag, capo and spare strings", "comes with a stand": what lies beside the thing. */
const beside =
  /(?<=^|[.;\n,]\s?)(?:comes? |supplied |sold |complete )?(?:with|includes?|including|plus) ((?:[^.;\n,]{2,40}, ){0,4}[^.;\n,]{2,40}?)(?=[.;\n,]|$)/giu;

/** "Notes of cocoa and red apple": what it tastes of. */
function notesIn(text: string): string[] {
  return [
    ...firstWords(text, 800).matchAll(
      /\b(?:notes?|hints?|tastes|flavou?rs?|aromas?) of ([^.;\n]{3,60}?)(?=, \p{L}+ (?:process|roast|origin)|[.;\n]|, \d|$)/giu,
    ),
  ].flatMap((match) => match[1]!.split(/, | and | & /u).slice(0, 4));
}

/** What is sold as several things is searched by each of them. */
const ofSeveral = /\b(?:kit|set|bundle|box|hamper|pack|basket|collection|combo|starter|lot|gift)\b/iu;
/** "With a soft lining": a part of the thing, and no other thing. */
const hasStuff =
  /\b(?:lining|lid|handles?|straps?|pockets?|zip|zipper|sleeves?|base|legs?|wheels?|cap|hood|collar|trim|finish|print|buttons?|notes? of|hint|scent|flavou?r)\b/iu;

const vessels = 'dropper bottle jar tin lid cap pump tube pouch sachet box pipette leaflet'
  .split(' ')
  .map(stemOf);

/**
 * Tells the phrases that name nothing but what comes with an English thing: who looks for a gig bag looks for no guitar. What the
 * name itself says stands.
 */
export function namesContents({ product }: Brief, ledger: Ledger): (candidate: Candidate) => boolean {
  const { name, description } = product;
  if (ledger.language.written !== 'en' || ofSeveral.test(name)) return () => false;
  const own = new Set(stemsOf(`${name} ${ledger.productType}`));
  const lasts = new Set(
    [...firstWords(description, 800).matchAll(beside)]
      .flatMap((match) => match[1]!.split(/, | and | & /u))
      .filter((entry) => !hasStuff.test(entry))
      .concat(notesIn(description))
      .map((entry) => stemOf(entry.trim().split(' ').at(-1)!.toLowerCase()))
      .filter((stem) => !own.has(stem)),
  );
  // A tincture is looked for by no dropper that it comes in.
  const category = typeHits(ledger.productType, 'en').at(-1)?.category;
  if ((category === 'food' || category === 'beauty') && !/\bset\b/iu.test(name))
    for (const vessel of vessels) if (!own.has(vessel)) lasts.add(vessel);
  if (lasts.size === 0) return () => false;
  return ({ phrase, source }) =>
    source !== 'targetKeywords' &&
    !/ (?:with|for|in) /u.test(phrase) &&
    lasts.has(stemOf(phrase.split(' ').at(-1)!.toLowerCase()));
}
