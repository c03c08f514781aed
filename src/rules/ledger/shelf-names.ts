import { longPattern } from '#rules/text/long-pattern.ts';
import { foldWord } from '#rules/text/words.ts';

/** "4255 - Camp stool", "GLK-HUB-001 | Grow hub": the number under which a shop keeps a thing. A year is none. */
const keptUnder = longPattern('u')`
  ^(?:(?:SKU|Sku|Item|Art\.?|No\.?|#)\s?[:#]?\s?)?(?!(?:19|20)\d\d\s)(?:\d{4,14}|\p{Lu}{1,4}0\d{2,6}|\p{Lu}{2,6}(?:-[\p{Lu}\d]{1,8}){1,4}(?<=\d\p{Lu}{0,4}))\s?(?:\s[-–—|]\s|:\s)(?=\p{L}[\p{L}\p{N}’'&-]*\s?\p{L}?)
`;
const tail = /\s(?:[-–—|]|by)\s([^|–—]{2,60})$/iu;
/** "Kelsow's - Street hoodie". */
const head = /^([^|–—]{3,40}?)(?:[’']s)?\s[-–—|:]\s(?=\p{L}{3})/u;
const fewestLetters = 3;

/**
 * A name as the thing is called, without what a shop sets around it on its own shelves: the number under which it is kept, and
 * the shop's own name behind a bar. A listing of the shop bears both elsewhere.
 */
export function withoutShelfNumber(name: string, owners: readonly (string | undefined)[]): string {
  const kept = name.replace(keptUnder, '').trim();
  const front = /\p{L}{3}/u.test(kept) ? kept : name;
  const isOwners = (text: string): boolean =>
    owners.some(
      (owner) =>
        owner !== undefined &&
        owner.length >= fewestLetters &&
        foldWord(owner.trim()) === foldWord(text.trim()),
    );
  const before = head.exec(front);
  if (before !== null && isOwners(before[1]!)) return front.slice(before[0].length);
  const behind = tail.exec(front);
  if (behind === null || !isOwners(behind[1]!)) return front;
  const rest = front.slice(0, behind.index).trim();
  return rest.length >= fewestLetters ? rest : front;
}
