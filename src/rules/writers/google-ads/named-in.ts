import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { saidOffers } from '#rules/offers/offer-sentence.ts';
import { splitList } from '#rules/offers/split-list.ts';
import { isTold } from './terms.ts';

/** "Tractor parts: hydraulic pumps, starters, seats": the kind, which is searched too, and what there is of it. */
const leadAndList =
  /^((?!(?:services?|products?|including|such as|leistungen|servicios|prestations)(?!\p{L}))[\p{L}’'-]+(?: [\p{L}’'-]+){0,2}):\s{1,3}([^:]{1,400})$/iu;
/** "We look after your garden: mowing, hedges, felling": what it comes to stands behind the colon. */
const sentenceAndList = /^([^:]{8,120}?)\s?:\s{1,3}([^:]{5,400})$/u;
/** Entries longer than this are sentences. */
const mostWords = 5;
/** "Pflasterarbeiten und Rollrasen gehören ebenso dazu wie Winterdienst": the verb joins what it stands between. */
const belongs =
  /\s(?:gehören|gehört|zählen|zählt) (?:(?:ebenso|auch|natürlich|selbstverständlich) )?(?:dazu|zu unser\p{L}{0,2} \p{L}+)(?: wie\s(?=\S))?/iu;
const belongsAtEnd =
  /\s(?:(?:are|is) (?:also )?(?:part of (?:our|what) .{2,40}|available|on offer)|(?:font|fait) (?:aussi |également )?partie de (?:nos|notre) .{2,40}|(?:también )?forman parte de nuestr\p{L}+ .{2,40})[.!]?$/iu;

/** The services of a sentence: what is done to what, else its row, else the entries of a list. */
export function namedIn(typed: string, language: WrittenLanguage, lead: RegExp): string[] {
  const sentence = typed
    .replace(belongs, (verb) => (verb.endsWith(' ') ? ', ' : ''))
    .replace(belongsAtEnd, '');
  const [, front, entries] = sentenceAndList.exec(sentence) ?? [];
  // "We come to you: brakes, batteries": how they work, told by itself, and what is done there.
  if (front !== undefined && entries !== undefined && isTold(front))
    return [front, ...splitList(entries, language, 'list')];
  if (
    front !== undefined &&
    entries !== undefined &&
    (saidOffers(front, language) !== null || lead.test(front))
  ) {
    const named = splitList(entries, language, 'list');
    if (named.length > 1 && named.every((name) => name.split(' ').length <= mostWords)) return named;
  }
  const said = saidOffers(sentence, language);
  const [, kind, list] = leadAndList.exec(sentence) ?? [];
  if (kind !== undefined && list !== undefined && said === null)
    return [kind, ...splitList(list, language, 'list')];
  if (said === null) return withSharedObject(splitList(sentence, language, 'names'));
  return said.named ?? splitList(sentence.replace(lead, ''), language, 'list');
}

/** "Cleaning and releveling of old stones": both are done to the stones. English. */
function withSharedObject(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const object = /^\p{L}+ing (of \p{L}.{2,40})$/iu.exec(names[index + 1] ?? '')?.[1];
    return object !== undefined && /^\p{L}{4,}ing$/iu.test(name) ? `${name} ${object}` : name;
  });
}
