import type { WebpageAnalysis } from '#contract/webpage-analysis.ts';
import { brokenLetters } from '#rules/facts/broken-letters.ts';
import { readCanonicals } from '#rules/facts/page/canonical.ts';
import type { Anchor } from '#rules/facts/page/link-facts.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readProse } from '#rules/facts/page/prose.ts';
import { improvedDescription } from '#rules/writers/webpage-analysis/description.ts';
import { improvedKeywords, pageKeywords } from '#rules/writers/webpage-analysis/keywords.ts';
import { improvedTitle } from '#rules/writers/webpage-analysis/title.ts';
import { auditPage } from './audit.ts';
import { isBroken, type LinkAnswer } from './page-source.ts';
import { proveHead } from './prove.ts';
import { shortened } from './shortened.ts';

/** Titles, descriptions and keywords that a page could have. Null or empty: nothing to improve. */
export interface Improvement {
  title: string | null;
  description: string | null;
  keywords: string[];
}

/** What is asked before a page can be judged, and what a model is told of it. */
export interface PageDigest {
  /** Addresses to ask whether they answer: internal first, without fragments, each once. */
  links: string[];
  linkCount: number;
  title: string | null;
  description: string | null;
  headings: string[];
  keywords: string[];
  /** Beginning of the main text. */
  text: string;
  /** BCP 47 tag: detected, else declared; `und` when neither is known. */
  language: string;
  /** Whether the answer says that there is no page (HTTP 400 to 599). */
  isError: boolean;
  /** By rules, from the page's own words; empty for an error page, whose head nobody should polish. */
  improvement: Improvement;
}

/** Everything of an analysis but who asked for it and when. */
export type AnalysedPage = Omit<WebpageAnalysis, 'id' | 'createdAt' | 'writer' | 'notice'>;

/** Longest lists of an analysis, and longest texts in UTF-16 units; what is more is counted by the checks. */
const most = {
  links: 1_000,
  headings: 100,
  alternatives: 200,
  recommendations: 12,
  text: 2_000,
  address: 2_000,
} as const;
/** Units of text that a digest carries. */
const digestLength = 6_000;

/** Reads out of a page what has to be known before it is judged. */
export function digestPage(facts: PageFacts): PageDigest {
  const { anchors, head, headings, text } = facts;
  const links = pagesLinked(anchors);
  return {
    links,
    linkCount: links.length,
    title: short(head.title),
    description: short(head.description),
    headings: headings
      .filter((heading) => heading.text !== '')
      .slice(0, 20)
      .map(({ level, text: words }) => `H${level} ${shortened(words, 300)}`),
    keywords: pageKeywords(facts),
    text: text.main.slice(0, digestLength),
    language: spokenLanguage(facts) ?? head.language ?? 'und',
    isError: isErrorPage(facts),
    improvement: isErrorPage(facts)
      ? { title: null, description: null, keywords: [] }
      : {
          title: unbroken(improvedTitle(facts)),
          description: unbroken(improvedDescription(facts)),
          keywords: improvedKeywords(facts),
        },
  };
}

/** What holds letters that a wrong encoding broke is nothing to propose: the page has to be sent rightly first. */
function unbroken(text: string | null): string | null {
  return text === null || brokenLetters(text).length > 0 ? null : text;
}

/** Judges a page and puts the analysis together. `links` are those that were asked, null when none was. */
export function analysePage(
  facts: PageFacts,
  links: readonly LinkAnswer[] | null,
  improvement: Improvement,
): AnalysedPage {
  const known = facts.withLinks(links);
  const audit = auditPage(known);
  const { source, head, headings, anchors, images, text } = known;
  const broken = brokenLinks(links);
  return {
    url: source.url,
    finalUrl: source.finalUrl,
    source: source.answer === null ? 'pasted' : 'fetched',
    title: short(head.title),
    metaDescription: short(head.description),
    seoScore: audit.score,
    keywords: pageKeywords(known),
    contentLength: text.contentLength,
    wordCount: known.derive(readProse).words,
    internalLinks: linksOf(known, 'internal'),
    externalLinks: linksOf(known, 'external'),
    brokenLinks: broken.map(({ url }) => url),
    brokenLinkDetails: broken,
    linksAsked: links === null ? null : { asked: links.length, total: pagesLinked(anchors).length },
    headingStructure: { h1: level(1), h2: level(2), h3: level(3) },
    imageAltTags: images
      .flatMap(({ alt }) => alt?.trim() || [])
      .slice(0, most.alternatives)
      .map((alt) => shortened(alt, most.text)),
    recommendations: audit.checks
      .filter(({ outcome }) => outcome === 'failed' || outcome === 'improvable')
      .toSorted((a, b) => b.gain - a.gain)
      .slice(0, most.recommendations)
      .map(({ title, fix }) => `${title}. ${fix}`),
    improvedTitleTag: improvement.title,
    improvedMetaDescription: improvement.description,
    improvedKeywords: improvement.keywords,
    language: short(head.language) ?? spokenLanguage(known),
    statusCode: source.answer?.status ?? null,
    canonical: short(known.derive(readCanonicals)[0]?.url ?? null),
    encoding: source.encoding?.name ?? null,
    checks: audit.checks,
    cap: audit.cap,
    proof: isErrorPage(known) ? null : proveHead(known, audit, improvement),
  };

  function level(wanted: number): string[] {
    return headings
      .filter((heading) => heading.level === wanted)
      .slice(0, most.headings)
      .map((heading) => shortened(heading.text, most.text));
  }
}

/** Words from which a language can be told: "no" alone is Spanish as well as English. */
const leastSpoken = 4;

/** BCP 47 tag of the main text's language; null when it says too little. */
function spokenLanguage(facts: PageFacts): string | null {
  const { words, language } = facts.derive(readProse);
  return words < leastSpoken ? null : language.tag;
}

function isErrorPage({ source: { answer } }: PageFacts): boolean {
  return answer !== null && answer.status >= 400;
}

/** Addresses that a page links to, without fragments, each once: those of its own site first. */
function pagesLinked(anchors: readonly Anchor[]): string[] {
  const of = (kind: Anchor['kind']) =>
    anchors.flatMap((anchor) => (anchor.kind === kind && anchor.url ? withoutFragment(anchor.url) : []));
  return [...new Set([...of('internal'), ...of('external')])].filter((url) => url.length <= most.address);
}

function short(text: string | null): string | null {
  return text === null ? null : shortened(text, most.text);
}

function withoutFragment(url: string): string {
  const hash = url.indexOf('#');
  return hash < 0 ? url : url.slice(0, hash);
}

function linksOf(facts: PageFacts, kind: 'internal' | 'external'): string[] {
  const urls = facts.anchors.flatMap((anchor) => (anchor.kind === kind && anchor.url ? anchor.url : []));
  return [...new Set(urls)].filter((url) => url.length <= most.address).slice(0, most.links);
}

function brokenLinks(
  links: readonly LinkAnswer[] | null,
): { url: string; status: number | null; reason: string | null }[] {
  return (links ?? [])
    .filter(({ status }) => status !== null && isBroken(status))
    .map(({ url, status, reason }) => ({ url, status, reason }));
}
