import { stemOf } from '#rules/text/words.ts';

export const lastOf = (text: string): string => text.split(' ').at(-1)!;

/** Whether two names have a word in common, in whatever number. */
export function sharesHead(entry: string, type: string): boolean {
  const stems = new Set(type.split(/[\s-]+/u).map(stemOf));
  return entry.split(/[\s-]+/u).some((word) => stems.has(stemOf(word)));
}

/** "Fensterwischer" and "Fensterreiniger" begin with what both are for. */
export function sharesStart(entry: string, head: string): boolean {
  const least = 6;
  return (
    /^\p{Lu}\p{Ll}+$/u.test(entry) &&
    entry.length > least + 2 &&
    stemOf(entry) !== stemOf(head) &&
    !entry.toLowerCase().startsWith(head.toLowerCase()) &&
    head.toLowerCase().startsWith(entry.slice(0, least).toLowerCase())
  );
}

/** Whether an English type goes on behind a thing: "air fryer liners" are no air fryer. */
export function isMadeFor(type: string, thing: string, language: string): boolean {
  const last = (text: string): string => stemOf(text.split(/[\s-]+/u).at(-1) ?? '');
  return (
    language === 'en' &&
    last(type) !== last(thing) &&
    // "Toddler kitchen knife set" are kitchen knives.
    (type.toLowerCase().startsWith(thing.toLowerCase()) ||
      // "Clay cutters" cut polymer clay.
      (thing.includes(' ') && type.toLowerCase().startsWith(`${lastOf(thing).toLowerCase()} `)) ||
      (last(type) !== 'set' && ` ${type.toLowerCase()} `.includes(` ${thing.toLowerCase()} `)))
  );
}

/** "Fairy lights", "wiper blades": who sells several names several, and so do those who look for them. */
export function isSoldAsMany(type: string, name: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replaceAll('-', ' ');
  if (!/[^s]s$/iu.test(type)) return false;
  // "Vitamin D3 4000 IU 365 tablets": how many stands between.
  const [last = ''] =
    /(?:tablets|capsules|softgels|gummies|caplets|lozenges|drops)$/u.exec(plain(type)) ?? [];
  return plain(name).includes(plain(type)) || (last !== '' && plain(name).includes(` ${last}`));
}
