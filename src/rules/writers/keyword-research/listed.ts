import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { splitList } from '#rules/offers/split-list.ts';
import type { Platform } from '#rules/platforms/platform.ts';

/** From here on a name tells details that nobody types. */
export const mostWords = 5;
const fewestListed = 3;

const verbs =
  /(?:^|\s)(?:wir|ich|sie|ist|sind|haben|hat|bieten|wird|werden|kann|können|macht|machen|gibt|we|you|i|it|they|is|are|was|our|your|have|has|can|will|offers?|provides?|helps|makes?|keeps?|gives?|us|that|which|who|que|es|son|somos|hay|nous|vous|est|sont|avons|qui|il|elle|included|inclus[ei]?s?|compris|fournis|incluid[oa]s?|inklusive)(?:\s|$)|(?:mos|ons|ez)$/iu;
/** What stands behind the last entry and says more of it: "a help desk that answers in 15 minutes". */
const relative = /\s(?:that|which|who|qui|que|die|der|das)\s.*$/iu;
const article = /^(?:an?|the|ein|eine|une?|un[oa]?|l[ae]s?|el)\s+(?=\p{L})/iu;
/** "Weekly films about thru-hiking": what a channel is on. */
const topicLead = /^.{0,60}?\s(?:about|on|über|zum thema|sobre|sur)\s/iu;
const place = /\s(?:in|en|à|au) (?:the )?\p{Lu}.*$/u;

/**
 * A first sentence that only lists: "Hautkrebsscreening, Aknebehandlung, Laser gegen Besenreiser". An entry is a few words
 * without a verb that says it of somebody; in German it has its noun. Before a colon stands what all of them belong to,
 * and one word of a video's list is about that: "maps" of a channel on thru-hiking are thru-hiking maps.
 */
export function listedFirst(
  description: string,
  language: WrittenLanguage,
  subject: Platform['subject'],
): string[] {
  const first = /^[^.!?。！？\n]{10,300}(?=[.!?。！？\n]|$)/u.exec(description.trim())?.[0] ?? '';
  const lead = /^([^:]{0,60}):\s/u.exec(first);
  const entries = splitList(first.slice(lead?.[0].length ?? 0), language, 'names').map((entry) =>
    entry.replace(relative, '').replace(article, ''),
  );
  // "IT support" speaks of no "it".
  const tells = (text: string): boolean => verbs.test(text.replace(/\bIT\b/gu, ''));
  const isEntry = (entry: string): boolean =>
    entry.split(' ').length <= mostWords &&
    !tells(entry) &&
    (language !== 'de' || /\p{Lu}\p{Ll}/u.test(entry));
  if (entries.length < fewestListed || !entries.every(isEntry)) return [];
  const whole = (lead?.[1] ?? '').replace(topicLead, '').trim();
  if (whole === '' || tells(whole) || !/\p{L}{3}/u.test(whole)) return entries;
  const about = whole.replace(place, '');
  if (subject !== 'video') return [whole, ...entries];
  return [
    whole,
    ...entries.map((entry) => (entry.includes(' ') || language !== 'en' ? entry : `${about} ${entry}`)),
  ];
}
