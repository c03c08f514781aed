import { splitSentences } from '#rules/ledger/clauses.ts';
import { tagsOf } from '#rules/ledger/tagger.ts';
import { firstWords } from '#rules/text/first-words.ts';
import { built, type Candidate } from './candidate.ts';

/** "Spiral, floating and helical stairs": words in a row before the noun of all of them, where a sentence or a part of it opens. */
const row =
  /(?:^|[:;]\s|,\splus\s)((?:\p{L}{3,}(?:-\p{L}+)?, ){1,4}\p{L}{3,}(?:-\p{L}+)?,? (?:and|&|or) )(\p{L}{3,}(?:-\p{L}+)?) (\p{Ll}{3,}(?:s|ing|ment|care|therapy|repair|hire|tuition))(?=\s(?:in|for|from|with|at|on|by|to|and|of)\s|[.,;:]|$)/u;
/** Work that stands behind what it is done to: "boiler, shower and tap repairs". */
const work =
  /^(?:repairs?|servicing|services?|cleaning|fitting|installations?|removals?|hire|rentals?|lessons|classes|courses|workshops|tuition|therapy|massages?|treatments?|surveys?|inspections?|replacements?|restoration|maintenance|training|coaching|parties|tours|walks|trips|insurance|claims|returns|waxing|boarding)$/u;
const noEntry =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:the|our|all|other|more|new|good|clean|friendly|fresh|free|local|large|small|great|big|own|warm|quiet|clear|simple|honest|first|second|third|many|several|regular)$/iu;
const mostRead = 800;
const mostEntries = 5;

/**
 * What an English page is searched by whose text counts up kinds of what it offers before one noun: "spiral stairs sheffield",
 * "helical stairs", "boiler repairs leeds".
 */
export function sharedNounRows(description: string, place: string, source: string): Candidate[] {
  const town = place.toLowerCase();
  return splitSentences(firstWords(description, mostRead)).flatMap((sentence) => {
    const [, front = '', last = '', noun = ''] = row.exec(sentence) ?? [];
    if (noun === '') return [];
    const entries = [...front.split(/,\s?| (?:and|&|or) /u), last]
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => entry !== '');
    // "Windows, doors and roofs": things of their own; "tea, coffee and homemade cakes" are no tea cakes.
    const isDone = work.test(noun);
    const describes = entries.filter(
      (entry) => /(?:ing|ic|al|ed|ive|able|ary)$/u.test(entry) || tagsOf(entry)[0]?.tag === 'ADJ',
    ).length;
    if (entries.some((entry) => noEntry.test(entry) || /[^s]s$/u.test(entry))) return [];
    if (!isDone && describes < entries.length - 1) return [];
    return entries
      .slice(0, mostEntries)
      .map((entry) => `${entry} ${noun}`)
      .flatMap((phrase) => [
        ...(town === ''
          ? []
          : [{ ...built(`${phrase} ${town}`, 'place', source), built: false, sure: true, least: 0.44 }]),
        { ...built(phrase, 'use', source), built: false, sure: true, least: 0.42 },
      ]);
  });
}
