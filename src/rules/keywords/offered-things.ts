import { splitSentences } from '#rules/ledger/clauses.ts';
import { giving } from '#rules/offers/deeds.ts';
import { saidOffers } from '#rules/offers/offer-sentence.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { stemOf } from '#rules/text/words.ts';
import { built, type Candidate } from './candidate.ts';
import { genericWords } from './plain-words.ts';
import type { Slot } from './slot.ts';

const sentencesRead = 10;
const mostThings = 8;
const longest = 3;
/** Letters from which one word names a thing that people look for in a town. */
const shortestWord = 6;

/** "Our clinic in Bristol treats", "the team lays": the firm, spoken of by what it is. */
const firmFirst =
  /^(?:our|the|this) (?:\p{Ll}[\p{Ll}-]* ){0,2}(?!(?:is|are|was|were|has|have|can|do)\s)\p{Ll}[\p{Ll}-]*[^s\s] (?:(?:in|near) \p{Lu}\p{L}+ )?(?=\p{Ll}{3,}s\s)/iu;
/** "Our artists specialise in", "our four vets treat". */
const peopleFirst = new RegExp(
  `^(?:our|the) (?:\\p{Ll}+ ){0,2}\\p{Ll}+s (?=(?:${giving.en}|treat|teach|repair|install)\\s)`,
  'iu',
);
const covers =
  /^(?:our|the) (?:\p{Ll}+ )?(?:services?|work|practice|offer|range) (?:covers?|includes?)\s(?=\p{Ll})/iu;
const price = /\s(?:for|from|at) (?:only |just )?[£€$]\s?\d[\d.,]*(?: (?:per|an?) \p{L}+)?/giu;
/** Nouns behind which only the firm's other words say what is done. */
const barely =
  /(?:^|\s)(?:services?|sessions?|packages?|appointments?|solutions?|options?|offers?|products?|work)$/u;
const grade =
  /^(?:evening|weekend|morning|daytime|same[- ]day|basic|full|free|first|standard|premium|regular|one-to-one|private|personal|other|more|own|same|various|wide|good|great|tailored|bespoke|professional|quality)\s/u;
const deed =
  /(?:ing|ment|tion|care|repairs?|removal|therapy|surgery|checks?|hire|rental|lessons?|tuition|courses?|classes|survey|design|services)$/u;

/** What the sentences of an English page say that the firm offers: "teeth whitening", "VAT returns"; each with the town as well. */
export function offeredThings(description: string, town: Slot | undefined, source: string): Candidate[] {
  const found = new Set<string>();
  for (const sentence of splitSentences(description).slice(0, sentencesRead)) {
    const said = sentence
      .trim()
      .replaceAll(price, '')
      .replace(covers, 'We offer ')
      .replace(firmFirst, 'We ')
      .replace(peopleFirst, 'We ');
    const read = saidOffers(said, 'en');
    if (read === null) continue;
    for (const thing of read.things)
      if ((read.row !== '' || deed.test(thing)) && isLookedFor(thing)) found.add(thing.toLowerCase());
  }
  const place = town?.text.toLowerCase() ?? '';
  return [...found].slice(0, mostThings).flatMap((thing) => {
    const alone = { ...built(thing, 'use', source), least: 0.3 };
    if (town === undefined) return [alone];
    const placed = { ...built(`${thing} ${place}`, 'place', town.source), least: 0.3 };
    return thing.includes(' ') ? [placed, alone] : [placed];
  });
}

function isLookedFor(thing: string): boolean {
  const words = thing.toLowerCase().split(' ');
  return (
    countPieces(thing) <= longest &&
    words.every((word) => /^[\p{L}’'-]+$/u.test(word)) &&
    !/^(?:evening|morning|weekend|weekday)s?$/u.test(thing.toLowerCase()) &&
    (words.length > 1 || thing.length >= shortestWord) &&
    !words.some((word) => /^(?:our|your|you|their|its|all|and|or|not|no|directly|back|up)$/u.test(word)) &&
    !genericWords.has(stemOf(words.at(-1)!)) &&
    !(barely.test(thing) && (words.length === 1 || grade.test(thing.toLowerCase())))
  );
}
