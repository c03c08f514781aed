import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { animalFirst } from '#rules/offers/of-animals.ts';
import { isPeople } from '#rules/offers/people.ts';

const parts = /^(.{3,60}?) for (.{3,40})$/iu;
/** Those of whom the word itself is typed before a thing: "kids paddle boards". */
const typedBefore =
  /^(?:kids|toddlers|babies|women|men|ladies|girls|boys|teens|adults|beginners|seniors|scouts|brownies|cubs|dogs|cats|horses)$/iu;
/** What a meal, a band or a car is booked for. */
const booked =
  /^(?:weddings|parties|birthdays|events|funerals|christenings|proms|festivals|conferences|offices|schools|restaurants|shops|homes|hotels)$/iu;
const groups = /(?:^|\s)(?:groups|parties|teams|gatherings)$/iu;
/** How many, how long and until when is no whom. */
const counted = /\d|^(?:up to|over|under|the|your|all|every|one|two|hire|sale|rent|free|life)(?!\p{L})/iu;
const mostWords = 5;

/**
 * What people type of a name that goes on to say for whom or what it is: "antique chair caning" of "caning for antique chairs",
 * "pet dental care" of "dental care for dogs and cats", "refresher lessons" of "refresher lessons for nervous drivers". Null where
 * the name has no such end, or would say too little without it. English.
 */
export function typedWithoutFor(name: string, language: WrittenLanguage): string | null {
  const [, what = '', whom = ''] = language === 'en' ? (parts.exec(name) ?? []) : [];
  if (what === '' || counted.test(whom) || / for /iu.test(whom)) return null;
  const ofAnimal = animalFirst(name);
  if (ofAnimal !== name) return ofAnimal.toLowerCase();
  const turned = `${singularPhrase(whom)} ${what}`;
  if (typedBefore.test(whom)) return `${asTyped(whom.toLowerCase())} ${what}`.toLowerCase();
  if (booked.test(whom)) return turned.toLowerCase();
  const isThing = !isPeople(whom, 'en') && typeHits(whom, 'en').at(-1)?.end === whom.length;
  if (isThing && !/\s(?:and|or|&)\s/iu.test(whom) && turned.split(' ').length <= mostWords)
    return turned.toLowerCase();
  return what.includes(' ') && (isPeople(whom, 'en') || groups.test(whom)) ? what.toLowerCase() : null;
}

/** "Teen" and "womens": as the word is typed before a thing. */
function asTyped(whom: string): string {
  if (whom === 'kids') return whom;
  return /^(?:wo)?men$/u.test(whom) ? `${whom}s` : whom.replace(/ies$/u, 'y').replace(/s$/u, '');
}
