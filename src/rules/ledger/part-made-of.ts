import { claimHits } from './claim-index.ts';

/** "A handle turned from olive wood", "two legs made of beech": a part, and how it was made of what. */
const worked =
  /^(?:(?:an?|its|the)\s)?((?:(?:two|three|four|five|six|\d{1,2})\s)?(?:\p{Ll}[\p{Ll}-]{2,19}\s){1,2})(?:made|cut|sewn|\p{Ll}{2,14}(?:ed|wn|en))\s(?:out\sof|from|of|in)\s((?:\p{Ll}[\p{Ll}-]{1,19}\s){0,2}\p{Ll}[\p{Ll}-]{2,19})$/u;

/** The part with its stuff before it, "olive wood handle"; empty where the words tell no such thing. */
export function partMadeOf(entry: string): string {
  const [, part = '', stuff = ''] = worked.exec(entry.trim()) ?? [];
  if (stuff === '') return '';
  const isStuff = claimHits(stuff, 'en').some(
    ({ payload, end }) => payload.kind === 'material' && end === stuff.length,
  );
  if (!isStuff) return '';
  const [, count = '', noun = ''] = /^((?:two|three|four|five|six|\d{1,2})\s)?(.+?)\s$/u.exec(part) ?? [];
  return `${count}${stuff} ${noun}`;
}

/** Whether what stands behind a word makes a participle of it: "turned" of "a handle turned from olive wood". */
export function endsInDone(value: string, behind: string): boolean {
  return /\s\p{Ll}{2,}(?:ed|wn)$/u.test(value) && /^\s(?:from|of|out|in|with|on|by|to)\s/u.test(behind);
}
