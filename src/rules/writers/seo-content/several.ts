import type { Brief } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import { isPlural } from './english-words.ts';

const manyOf =
  /^(?:set of )?(?:[2-9]|1\d|two|three|four|five|six|eight|ten|twelve)(?: \p{L}[\p{L}-]*){0,3}? (\p{L}+[^s\P{L}]s)(?: |$)/iu;

/** A "cord organizer, set of 3" or a "loaf pan set" whose text opens with "two loaf pans": several, and no "it". */
export function areSeveral({ product }: Brief, type: string): boolean {
  if (!/\b(?:set|pack|pair|lot)\b/iu.test(product.name)) return false;
  const found = manyOf.exec(
    product.description
      .slice(0, 80)
      .split(/[,.;:]/u)[0]!
      .trim(),
  )?.[1];
  if (found === undefined) return false;
  return /(?:^|\s)(?:set|pack) of \d/iu.test(product.name) || stemsOf(type).includes(stemsOf(found)[0] ?? '');
}

/** "Treat" of "chicken breast treats 14 oz": the shelf is called by one, and the name sells many. English. */
export function soldInPlural(name: string, type: string): boolean {
  const [stem = ''] = stemsOf(type).slice(-1);
  // "Chest of drawers" is one.
  if (stem === '' || isPlural(type) || / of /u.test(type)) return false;
  const words =
    name.replace(/[,(|–—:].*$|(?<=\p{L}s) (?:for|with|to) .*$/u, '').match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const at = words.findLastIndex((word) => stemsOf(word)[0] === stem);
  // "Drawer knobs set", "beads for bracelets": the thing itself stands last, or before what is counted and measured.
  return (
    at !== -1 &&
    isPlural(words[at]!) &&
    words
      .slice(at + 1)
      .every((word) => /^(?:oz|lbs?|g|kg|ml|l|fl|cm|mm|in|inch|pieces?|pcs|pack|of|count|ct)$/iu.test(word))
  );
}

/** "Jumper cables" of "jumper cables 4 gauge": what a figure counts at the end of the kind is no thing. English. */
export function withoutCounted(type: string, name: string): string {
  const at = type.lastIndexOf(' ');
  const last = type.slice(at + 1).toLowerCase();
  if (at === -1 || !/^[a-z]{3,}$/u.test(last)) return type;
  const place = name.toLowerCase().indexOf(` ${last}`);
  const front = type.slice(0, at);
  if (!isPlural(front) || isPlural(last)) return type;
  return place > 0 &&
    /\p{L} \d+$/u.test(name.slice(0, place)) &&
    name.toLowerCase().includes(front.toLowerCase())
    ? front
    : type;
}

/** Whether a phrase ends in the thing itself or in what a set holds: "puzzles" of a "puzzle set". */
export function endsInThing(text: string, type: string): boolean {
  const [last = ''] = stemsOf(text).slice(-1);
  return stemsOf(type.replace(/ (?:set|kit|pack|bundle|lot)s?$/iu, '')).at(-1) === last;
}
