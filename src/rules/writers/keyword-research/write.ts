import {
  researchCategories,
  type KeywordCluster,
  type ResearchAsked,
  type ResearchCategory,
  type ResearchCategoryId,
  type ResearchData,
  type ResearchForm,
  type ResearchKeyword,
  type ResearchRecord,
} from '#contract/keyword-research.ts';
import { scoreResearch } from '#rules/checks/research-check.ts';
import { categoryNames } from '#rules/keyword-research/category-names.ts';
import { clusterKeywords } from '#rules/keyword-research/clusters/cluster.ts';
import { keywordToolNames } from '#rules/keyword-research/import/tools.ts';
import { researchScorecard } from '#rules/scorecards/research.ts';
import type { ResearchBrief } from './brief.ts';
import { CandidateList, type Candidate, type KnownFigures } from './candidates.ts';
import { emptyReason } from './empty-reason.ts';
import { expand } from './expand.ts';
import { FigureBook } from './figures.ts';
import { addKnown } from './known-keywords.ts';
import { judge } from './judge.ts';
import { addNames } from './names.ts';
import { actionItems, overallStrategy, type PlacedKeyword } from './overall-strategy.ts';
import { seasonalHints } from './seasons.ts';

/** A research without what only its row knows. */
export type WrittenResearch = Omit<ResearchRecord, 'id' | 'createdAt'>;

/** Keywords of one category; longer lists are not read. */
const mostOfCategory = 60;
/** Wordings of one subject that one page of a small business answers. */
const mostOfOnePage = 14;

/** What comes from outside the rules. */
export interface Gathered {
  /** Sources with numbers: live ones first, then files. */
  sources: readonly KnownFigures[];
  /** Accepted ideas of a model; they carry no numbers. */
  ideas: readonly Candidate[];
  notices: readonly string[];
}

/** Files of the form as sources of numbers. */
export function importedSources(form: ResearchForm): KnownFigures[] {
  return (form.imports ?? []).map(({ tool, fileName, importedAt, rows }) => ({
    tool,
    rows,
    source: { kind: 'imported', name: `${keywordToolNames[tool]}, ${fileName}`, at: importedAt },
  }));
}

/** The whole research. Pure: the same brief and the same sources give the same keywords. */
export function writeResearch(brief: ResearchBrief, gathered: Gathered): WrittenResearch {
  const list = new CandidateList();
  const notices = [...gathered.notices];
  addKnown(brief, gathered.sources, list, notices);
  expand(brief, list);
  for (const idea of gathered.ideas) list.add(idea);
  addNames(brief, list);
  const keywords = placedKeywords(list, brief, gathered.sources);
  const clusters = clustersOf(keywords, brief);
  const clusterOf = new Map(clusters.flatMap(({ id, keywords: named }) => named.map((name) => [name, id])));
  for (const keyword of keywords) keyword.cluster = clusterOf.get(keyword.keyword) ?? null;
  const data = dataOf(keywords, brief);
  // Words that only stand beside a thing name no season: "stocking" beside socks is no Christmas, nor is "Elektro
  // Sommer" a summer.
  const hints = seasonalHints(
    keywords.filter(
      ({ category, origin }) =>
        category !== 'brandKeywords' && (category !== 'semanticKeywords' || origin !== 'rules'),
    ),
  );
  const { score, checks } = scoreResearch(researchScorecard, {
    form: brief.form,
    data,
    keywords,
    clusters,
    offers: brief.offers.filter(({ parted }) => !parted).map(({ name }) => name),
    towns: brief.places.towns,
    ownSite: brief.platform === null || brief.platform.ownSite === true,
  });
  if (brief.language.written === 'other')
    notices.push(
      'New wordings are made in English, Spanish, German and French only. Your own words are taken as they stand.',
    );
  const used = gathered.sources.filter(({ rows }) => rows.length > 0).map(({ source }) => source.name);
  return {
    businessName: brief.form.businessName.trim(),
    industry: brief.form.industry.trim(),
    location: brief.form.location?.trim() || null,
    researchData: data,
    totalKeywords: keywords.length,
    researchScore: score,
    overallStrategy: overallStrategy(brief, keywords, clusters),
    recommendations: actionItems(brief, keywords, clusters, hints, checks),
    clusters,
    seasonalHints: hints,
    checks,
    writer: gathered.ideas.length > 0 ? 'model' : 'rules',
    notices,
    sources: [...new Set(used)],
    language: brief.language.tag,
    ...askedOf(brief.form),
  };
}

/** What was asked for, as the record keeps it. */
function askedOf(form: ResearchForm): ResearchAsked {
  return {
    products: form.products ?? [],
    targetAudience: form.targetAudience?.trim() || null,
    competitors: form.competitors ?? [],
    businessGoals: form.businessGoals?.trim() || null,
    currentKeywords: form.currentKeywords ?? [],
    contentTypes: form.contentTypes ?? [],
    platform: form.platform ?? null,
    budgetRange: form.budgetRange,
  };
}

const priorities = { high: 0, medium: 1, low: 2 };
const difficulties = { low: 0, medium: 1, high: 2 };

/** Judged, the best first, no category longer than it is read. */
function placedKeywords(
  list: CandidateList,
  brief: ResearchBrief,
  sources: readonly KnownFigures[],
): PlacedKeyword[] {
  const book = new FigureBook(sources);
  const judged = list.all.map((candidate): PlacedKeyword => ({
    ...judge(candidate, brief, book),
    category: candidate.category,
  }));
  return researchCategories.flatMap((category) =>
    judged
      .filter((keyword) => keyword.category === category)
      .toSorted(
        (a, b) =>
          priorities[a.priority] - priorities[b.priority] ||
          (b.figures.volume?.high ?? -1) - (a.figures.volume?.high ?? -1) ||
          // "Stoneware mugs" before "mug": of what is equally worth its work, the easier one.
          difficulties[a.difficulty] - difficulties[b.difficulty],
      )
      .slice(0, mostOfCategory),
  );
}

function clustersOf(keywords: readonly PlacedKeyword[], brief: ResearchBrief): KeywordCluster[] {
  // Competitors' names and words for texts get no page of their own.
  const paged = keywords.filter(
    ({ category, adTextAllowed }) => adTextAllowed && category !== 'semanticKeywords',
  );
  const goods = brief.offers.filter(
    ({ kind }) => kind === 'product' || kind === 'food' || kind === 'software',
  ).length;
  const services = goods < brief.offers.length / 2;
  return clusterKeywords(
    paged.map(({ keyword, figures, priority }, index) => ({
      keyword,
      volume: figures.volume,
      // Without numbers the order goes by priority, then by the user's own.
      weight: figures.impressions ?? (3 - priorities[priority]) / 1_000 + (paged.length - index) / 1e7,
    })),
    {
      mostOfOnePage,
      places: [...brief.places.towns, brief.places.country],
      brand: brief.businessName,
      services,
      subjects: brief.offers.map(({ name }) => name),
      written: [brief.businessName, ...brief.places.towns, brief.places.country, ...acronymsOf(brief)],
    },
  );
}

/** "EV", "VAT": short words in capitals as the form writes them. */
function acronymsOf({ offers, currentKeywords }: ResearchBrief): string[] {
  const texts = [...offers.map(({ said }) => said), ...currentKeywords].filter((text) =>
    /\p{Ll}/u.test(text),
  );
  return [...new Set(texts.flatMap((text) => text.match(/(?<![\p{L}\d])\p{Lu}{2,5}(?![\p{L}\d])/gu) ?? []))];
}

function dataOf(keywords: readonly PlacedKeyword[], brief: ResearchBrief): ResearchData {
  const category = (id: ResearchCategoryId): ResearchCategory => {
    const own = keywords.filter((keyword) => keyword.category === id).map(withoutCategory);
    return {
      name: categoryNames[id],
      keywords: own,
      emptyReason: own.length > 0 ? null : emptyReason(id, brief),
    };
  };
  return {
    primaryKeywords: category('primaryKeywords'),
    longTailKeywords: category('longTailKeywords'),
    localKeywords: category('localKeywords'),
    competitorKeywords: category('competitorKeywords'),
    brandKeywords: category('brandKeywords'),
    semanticKeywords: category('semanticKeywords'),
  };
}

function withoutCategory(placed: PlacedKeyword): ResearchKeyword {
  const keyword: ResearchKeyword & { category?: unknown } = { ...placed };
  delete keyword.category;
  return keyword;
}
