import type { KeywordLevel } from '#contract/keyword-import.ts';
import type { ResearchKeyword, SearchIntent } from '#contract/keyword-research.ts';
import { signedIntent } from '#rules/keyword-research/intent.ts';
import type { ResearchBrief } from './brief.ts';
import type { Candidate } from './candidates.ts';
import { estimateDifficulty, levelOfScore } from './difficulty.ts';
import { holds } from './held-words.ts';
import { relevanceOf, type Relevance } from './relevance.ts';
import { unknown, volumeText, type FigureBook } from './figures.ts';
import { keywordStrategy } from './keyword-strategy.ts';

/** Searches a month from which a keyword is worth an effort of its own, and from which it is large. */
const worthSearches = 100;
const manySearches = 1_000;

/** A candidate with its intent, its numbers and where they are from, and what to do with it. */
export function judge(candidate: Candidate, brief: ResearchBrief, book: FigureBook): ResearchKeyword {
  const { keyword, category } = candidate;
  const competitor = candidate.competitor ?? brief.competitors.find((name) => holds(keyword, name));
  const intent = intentOf(candidate, competitor, brief.platform?.subject === 'video');
  const found = book.find(keyword);
  const figures = found?.figures ?? {};
  const difficulty =
    found !== null && figures.difficulty !== undefined
      ? { difficulty: levelOfScore(figures.difficulty, found.known.tool), source: found.known.source }
      : estimateDifficulty({
          keyword,
          ownName: category === 'brandKeywords',
          competitor,
          town: category === 'localKeywords' ? townOf(brief) : undefined,
          german: brief.language.written === 'de',
        });
  const searches = figures.volume?.high;
  const relevance = relevanceOf(candidate, brief);
  const { priority, reason } = priorityOf(candidate, brief, {
    intent,
    difficulty: difficulty.difficulty,
    searches,
    ...relevance,
  });
  const rest = Object.keys(figures).some((name) => name !== 'volume' && name !== 'difficulty');
  return {
    keyword,
    priority,
    searchVolume: volumeText(figures.volume),
    difficulty: difficulty.difficulty,
    intent,
    figures,
    volumeSource: figures.volume === undefined ? unknown : found!.known.source,
    difficultySource: difficulty.source,
    figuresSource: rest ? found!.known.source : null,
    priorityReason: reason,
    strategy:
      relevance.unsaid === null
        ? keywordStrategy(candidate, brief, intent)
        : `Only if it is true of what you sell: say “${relevance.unsaid}” in your description, or leave this keyword out.`,
    origin: candidate.origin,
    cluster: null,
    adTextAllowed: competitor === undefined,
    restriction: competitor === undefined ? null : restrictionFor(competitor, brief),
  };
}

/** Around whom few compete; a whole country is no such place. */
function townOf({ places: { towns, country } }: ResearchBrief): string | undefined {
  return towns[0] ?? (country === '' ? 'the searcher' : undefined);
}

function intentOf(
  { keyword, category }: Candidate,
  competitor: string | undefined,
  video: boolean,
): SearchIntent {
  const signed = signedIntent(keyword);
  if (category === 'brandKeywords') return signed === 'transactional' ? signed : 'navigational';
  if (competitor !== undefined)
    return signed ?? (keyword.toLowerCase() === competitor.toLowerCase() ? 'navigational' : 'commercial');
  if (signed !== null) return signed;
  // A related word says what a page is about, not what somebody wants of it.
  if (category === 'semanticKeywords' || video) return 'informational';
  return 'transactional';
}

function restrictionFor(competitor: string, { platform }: ResearchBrief): string {
  const where =
    platform === null || platform.subject === 'page' ? '' : ` ${platform.name} forbids it in listings.`;
  return `Holds the name of ${competitor}: not for ad texts, titles, tags or other listing fields.${where} It may be bid on in Google Ads and named in an honest comparison on your own site.`;
}

interface Weighed extends Relevance {
  intent: SearchIntent;
  difficulty: KeywordLevel;
  searches: number | undefined;
}

const bySearches = (searches: number): string => `searched ${searches.toLocaleString('en-US')} times a month`;

function priorityOf(
  candidate: Candidate,
  brief: ResearchBrief,
  { intent, difficulty, searches, namesOffer, unsaid }: Weighed,
): { priority: KeywordLevel; reason: string } {
  const { category, origin, keyword } = candidate;
  const { budgetRange } = brief.form;
  if (category === 'brandKeywords')
    return keyword.toLowerCase() === brief.businessName.toLowerCase()
      ? { priority: 'high', reason: 'Whoever types your name already wants you; you must be found for it.' }
      : { priority: 'medium', reason: 'Searched by people who know you; quickly served by one page each.' };
  if (category === 'competitorKeywords')
    return { priority: 'low', reason: 'Most who search a competitor’s name want that competitor.' };
  if (category === 'semanticKeywords')
    return { priority: 'low', reason: 'Supports the main keywords inside a text; no page of its own.' };
  let points = intent === 'transactional' ? 3 : intent === 'commercial' ? 2 : 1;
  const reasons = [
    {
      transactional: namesOffer ? 'names what you sell' : 'near what you sell',
      commercial: 'searched while comparing, just before a choice',
      informational: 'searched while still learning',
      navigational: 'searched to find a certain site',
    }[intent],
  ];
  if (origin === 'brief' && category !== 'primaryKeywords') points += 1;
  // A wording around an offer comes after the offer itself: its page answers both.
  if (origin === 'rules' && category === 'longTailKeywords') points -= 1;
  if (!namesOffer) points -= 2;
  if (unsaid !== null) {
    points -= 3;
    reasons.push(`says “${unsaid}”, which your brief does not`);
  }
  if (category === 'localKeywords') {
    points += 1;
    reasons.push('near you');
  }
  if (searches !== undefined) {
    points += searches >= manySearches ? 2 : searches >= worthSearches ? 1 : -1;
    reasons.push(bySearches(searches));
  }
  if (difficulty === 'low') points += 1;
  if (difficulty === 'high') {
    points -= budgetRange === 'high' ? 0 : budgetRange === 'low' ? 2 : 1;
    reasons.push(budgetRange === 'high' ? 'hard, but within a large budget' : 'hard to win');
  }
  const priority = points >= 4 ? 'high' : points >= 2 ? 'medium' : 'low';
  const text = reasons.join(', ');
  return { priority, reason: `${text[0]?.toUpperCase()}${text.slice(1)}.` };
}
