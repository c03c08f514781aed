import { isPeople } from '#rules/offers/people.ts';
import { isSmallWord } from '#rules/keywords/plain-words.ts';
import type { ResearchBrief } from './brief.ts';
import type { CandidateList } from './candidates.ts';
import type { Offer } from './offers.ts';

/** "For people with ADHD": the state is typed, and not that people have it. */
const having =
  /^(?:people|adults|kids|children|teens|those|anyone|students) (?:with|on|in) (\p{L}{3,}(?: \p{L}{3,})?)$/iu;
const whomEnds = /[.,;:(]|\s(?:who|that|which|to|and|or|at|by)\s|$/u;
/** Devices whose owners type them; every app of a shop runs on its phones. */
const devices =
  /(?<!\p{L})(apple watch|ipad|mac|wear os|windows|linux|chromebook|apple tv|carplay|android auto)(?!\p{L})/giu;
const mostDevices = 2;

/** What people type beside the bare kind of an app, as its text says it: for whom it is and on what it runs. English. */
export function addAppWordings(brief: ResearchBrief, offer: Offer, list: CandidateList): void {
  if (brief.platform?.subject !== 'app' || brief.language.written !== 'en') return;
  const add = (keyword: string): void =>
    list.add({ keyword, category: 'longTailKeywords', origin: 'rules', offer: offer.name });
  const description = brief.form.description ?? '';
  const whom = whomOf(description, offer.name);
  if (whom !== '') add(`${offer.name} for ${whom}`);
  const named = [...description.matchAll(devices)].map(([device]) => device.toLowerCase());
  for (const device of [...new Set(named)].slice(0, mostDevices)) add(`${offer.name} for ${device}`);
}

function whomOf(description: string, name: string): string {
  const at = description.toLowerCase().indexOf(`${name.toLowerCase()} for `);
  if (at === -1) return '';
  const behind = description.slice(at + name.length + ' for '.length);
  const whom = behind.slice(0, behind.search(whomEnds)).trim();
  const state = having.exec(whom)?.[1];
  if (state !== undefined)
    return isSmallWord(state.split(' ')[0]!.toLowerCase(), 'en') ? '' : state.toLowerCase();
  return isPeople(whom, 'en') && whom.split(' ').length < 3 ? whom.toLowerCase() : '';
}
