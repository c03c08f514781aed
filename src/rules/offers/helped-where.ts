import { isKnownTown } from '#rules/ledger/known-town.ts';
import type { SpokenLanguage } from './deeds.ts';

const where: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: /\s(?:in|near|around|across)\s((?:\p{Lu}[\p{L}’'-]+)(?:(?:\s|,\s|\sand\s)\p{Lu}[\p{L}’'-]+){0,3})(?=\s|[.,;:]|$)/u,
  de: /\s(?:in|im Raum|rund um)\s((?:\p{Lu}[\p{L}-]+)(?:(?:\s|,\s|\sund\s)\p{Lu}[\p{L}-]+){0,3})(?=\s|[.,;:]|$)/u,
  es: /\s(?:en|cerca de)\s((?:\p{Lu}[\p{L}-]+)(?:(?:\s|,\s|\sy\s)\p{Lu}[\p{L}-]+){0,3})(?=\s|[.,;:]|$)/u,
  fr: /\s(?:à|près de|autour de)\s((?:\p{Lu}[\p{L}-]+)(?:(?:\s|,\s|\set\s)\p{Lu}[\p{L}-]+){0,3})(?=\s|[.,;:]|$)/u,
};
/** Capitals that are no place: a language, a month, a program. */
const noPlace =
  /^(?:English|German|French|Spanish|Italian|Excel|Word|Xero|QuickBooks|January|February|March|April|May|June|July|August|September|October|November|December|IT|HR|VAT|Excel|Inglés|Anglais)(?!\p{L})/u;

/** "Help small firms in Leeds with payroll" without the town, which is not what they are helped with. */
export function withoutWhere(rest: string, language: SpokenLanguage): string {
  const found = where[language].exec(rest);
  if (found === null) return rest;
  const [said, named = ''] = found;
  const [first = ''] = named.split(/[\s,]/u);
  // Every German noun has a capital.
  const isPlace = language === 'de' ? isKnownTown(first, 'de') : !noPlace.test(named);
  return isPlace ? rest.slice(0, found.index) + rest.slice(found.index + said.length) : rest;
}

/** "Women over 40 who are stuck in their career": what somebody is in is told of them, and is no help. */
export const toldOfWhom =
  /\s(?:who|that|which|die|der|que|qui)\s(?:\p{L}+\s){0,5}(?:are|is|feel|find|live|work|have|been|sind|están?|se sienten|sont|se sentent)(?:\s\p{L}+){1,2}$/u;
