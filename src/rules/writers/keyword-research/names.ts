import type { ResearchCategoryId } from '#contract/keyword-research.ts';
import type { ResearchBrief } from './brief.ts';
import type { CandidateList } from './candidates.ts';
import { fillingOf } from './expand.ts';
import { holds } from './held-words.ts';
import { fillPattern, patternsOf, type Filling } from './patterns/index.ts';

const mostCompetitors = 8;
const mostOffers = 4;

/** Searches for the business itself and for its competitors, by name. */
export function addNames(brief: ResearchBrief, list: CandidateList): void {
  const patterns = patternsOf[brief.language.written];
  const plain = (name: string): string =>
    brief.language.written === 'de' || brief.language.written === 'other' ? name : name.toLowerCase();
  const b = plain(brief.businessName);
  const add = (
    pattern: string,
    category: ResearchCategoryId,
    filling: Filling,
    extra: { competitor?: string; offer?: string } = {},
  ): void => {
    const keyword = fillPattern(pattern, { b, ...filling });
    if (keyword !== null) list.add({ keyword, category, origin: 'rules', ...extra });
  };
  add('{b}', 'brandKeywords', {});
  if (patterns === null) {
    for (const name of brief.competitors.slice(0, mostCompetitors))
      add('{c}', 'competitorKeywords', { c: plain(name) }, { competitor: name });
    return;
  }
  for (const pattern of patterns.brand) add(pattern, 'brandKeywords', {});
  const [town] = brief.places.towns;
  if (town !== undefined && !holds(brief.businessName, town))
    for (const pattern of patterns.brandLocal) add(pattern, 'brandKeywords', { p: plain(town) });
  for (const offer of brief.offers.filter(({ parted }) => !parted).slice(0, mostOffers))
    // "leeds boiler care boiler repair" says a word twice; nobody types that.
    if (!shareWord(brief.businessName, offer.name))
      add(patterns.brandOffer, 'brandKeywords', fillingOf(offer, brief.language.written), {
        offer: offer.name,
      });
  for (const name of brief.competitors.slice(0, mostCompetitors)) {
    const c = plain(name);
    for (const pattern of patterns.competitor) {
      if (pattern.includes('{b}') && shareWord(name, brief.businessName)) continue;
      add(pattern, 'competitorKeywords', { c }, { competitor: name });
    }
    for (const offer of brief.offers.filter(({ parted }) => !parted).slice(0, 2))
      if (!shareWord(name, offer.name))
        add(
          patterns.competitorOffer,
          'competitorKeywords',
          { c, ...fillingOf(offer, brief.language.written) },
          { competitor: name, offer: offer.name },
        );
  }
}

function shareWord(one: string, other: string): boolean {
  return other.split(/[\s-]+/u).some((word) => word.length > 2 && holds(one, word));
}
