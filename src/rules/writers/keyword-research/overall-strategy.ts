import {
  budgetRangeTexts,
  type KeywordCluster,
  type ResearchCategoryId,
  type ResearchKeyword,
  type SeasonalHint,
} from '#contract/keyword-research.ts';
import type { CheckResult } from '#contract/report.ts';
import type { ResearchBrief } from './brief.ts';

/** A judged keyword with the list that it stands in. */
export type PlacedKeyword = ResearchKeyword & { category: ResearchCategoryId };

const mostActions = 8;

const tasks = {
  product: 'Write a listing for',
  page: 'Write a page for',
  app: 'Write the page in',
  video: 'Plan a video for',
} as const;

const quoted = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(', ');

/** The plan in a few sentences: where to begin, what follows, what the budget is for, and what is not known. */
export function overallStrategy(
  brief: ResearchBrief,
  keywords: readonly PlacedKeyword[],
  clusters: readonly KeywordCluster[],
): string {
  const begin = beginWith(keywords, brief.platform?.subject === 'video');
  const sentences: string[] = [];
  const where = brief.platform === null ? 'your website' : brief.platform.name;
  if (begin !== undefined)
    sentences.push(
      `Begin on ${where} with ${quoted(begin.list.slice(0, 3).map(({ keyword }) => keyword))}: ${begin.since}.`,
    );
  const pages = clusters.filter(({ keywords: list }) => list.length > 1).length;
  if (pages > 1 && brief.platform === null)
    sentences.push(
      `The ${keywords.length} keywords fall into ${clusters.length} topics; plan one page each and begin with the ${Math.min(pages, 5)} that hold most of them.`,
    );
  const questions = keywords.filter(
    ({ intent, category }) => intent === 'informational' && category !== 'semanticKeywords',
  );
  if (questions.length > 1)
    sentences.push(
      `${questions.length} of them ask something, such as ${quoted(questions.slice(0, 2).map(({ keyword }) => keyword))}: ${answeredIn(brief)}.`,
    );
  const [town] = brief.places.towns;
  if (town !== undefined && keywords.some(({ category }) => category === 'localKeywords'))
    sentences.push(`For ${town}, one page with address, hours and area served answers the local searches.`);
  sentences.push(budgetSentence(brief));
  const known = keywords.filter(({ figures }) => figures.volume !== undefined).length;
  sentences.push(
    known === 0
      ? 'No source of numbers was used, so every search volume is unknown, and difficulty is an estimate from the words themselves.'
      : `${known} of ${keywords.length} search volumes come from a source; the others are unknown.`,
  );
  return sentences.join(' ');
}

/** The best searches that there are. Who types the name of the business finds it anyway, so that comes last. */
function beginWith(
  keywords: readonly PlacedKeyword[],
  ofFilms: boolean,
): { list: readonly PlacedKeyword[]; since: string } | undefined {
  const own = keywords.filter(({ adTextAllowed }) => adTextAllowed);
  const others = own.filter(
    ({ category }) => category !== 'brandKeywords' && category !== 'semanticKeywords',
  );
  const highOf = (list: readonly PlacedKeyword[]): PlacedKeyword[] =>
    list.filter(({ priority }) => priority === 'high');
  const easyOf = (list: readonly PlacedKeyword[]): PlacedKeyword[] =>
    list.filter(({ difficulty }) => difficulty === 'low');
  return [
    { list: easyOf(highOf(others)), since: 'high priority and low difficulty' },
    { list: highOf(others), since: 'the searches nearest to a sale' },
    {
      list: easyOf(others.filter(({ priority }) => priority === 'medium')),
      since: 'few pages compete for them',
    },
    // Nobody buys what a film shows, so that no search for it is of high priority.
    { list: ofFilms ? others : [], since: 'the searches nearest to what you show' },
    { list: highOf(own), since: 'high priority and low difficulty' },
  ].find(({ list }) => list.length > 0);
}

/** Where questions are answered: a marketplace and a channel have no articles. */
function answeredIn({ platform }: ResearchBrief): string {
  if (platform === null || platform.ownSite === true)
    return 'answer them in articles that link to what you sell';
  return platform.subject === 'video'
    ? 'answer each in a video of its own'
    : 'answer them in the description';
}

function budgetSentence({ form }: ResearchBrief): string {
  const range = budgetRangeTexts[form.budgetRange];
  const use = {
    low: 'spend it on a few narrow keywords that name what you sell, and leave general words to later',
    medium:
      'spend it on keywords that name what you sell, and test one general term for a month before keeping it',
    high: 'it allows general terms too, as long as each is measured apart from the narrow ones',
  }[form.budgetRange];
  return `With a budget of ${range}, ${use}.`;
}

/** What to do, most useful first: specific to the keywords found and to what is missing. */
export function actionItems(
  brief: ResearchBrief,
  keywords: readonly PlacedKeyword[],
  clusters: readonly KeywordCluster[],
  hints: readonly SeasonalHint[],
  checks: readonly CheckResult[],
): string[] {
  const items: string[] = [];
  const own = keywords.filter(({ adTextAllowed }) => adTextAllowed);
  const [main] = clusters.filter(({ intent, page }) => intent !== 'navigational' && page.kind !== 'article');
  if (main !== undefined)
    items.push(
      brief.platform === null
        ? `Write or improve the page “${main.page.title}” for ${quoted(main.keywords.slice(0, 3))}.`
        : `${tasks[brief.platform.subject]} ${brief.platform.name} on “${main.topic}” with ${quoted(main.keywords.slice(0, 3))}.`,
    );
  const [question] = own.filter(
    ({ intent, category }) => intent === 'informational' && category === 'longTailKeywords',
  );
  if (question !== undefined && brief.platform === null)
    items.push(`Answer “${question.keyword}” in an article of your own.`);
  const rivals = rivalPages(clusters);
  if (rivals !== null)
    items.push(
      `Keep the pages on “${rivals[0]}” and “${rivals[1]}” apart: both would answer the same searches.`,
    );
  const [hint] = hints;
  if (hint !== undefined) items.push(`${hint.season}: ${hint.advice}`);
  if (keywords.some(({ adTextAllowed }) => !adTextAllowed))
    items.push('Keep competitors’ names out of ad texts, titles, tags and other listing fields.');
  const gaps = checks
    .filter(({ fix, gain }) => fix !== '' && gain >= 1)
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ fix }) => fix);
  return [...new Set([...items, ...gaps])].slice(0, mostActions);
}

/** Topics of two pages of the same intent that share keywords. */
function rivalPages(clusters: readonly KeywordCluster[]): [string, string] | null {
  const intents = new Map(clusters.map(({ id, intent }) => [id, intent]));
  for (const { topic, intent, overlaps } of clusters) {
    // One keyword that names both things makes no rivals of their pages.
    const rival = overlaps.find(
      ({ cluster, keywords }) => keywords.length > 1 && intents.get(cluster) === intent,
    );
    if (rival !== undefined && rival.topic !== topic) return [topic, rival.topic];
  }
  return null;
}
