import { readCanonicals } from '#rules/facts/page/canonical.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readProse } from '#rules/facts/page/prose.ts';
import { sentencePieces } from '#rules/fit/shorten-prose.ts';
import { shortened } from '#rules/page/shortened.ts';
import { subjectOf } from '#rules/writers/webpage-analysis/subject.ts';
import { pageKeywords } from '#rules/writers/webpage-analysis/keywords.ts';
import { readPageImages, type PageImageTag } from './page-images.ts';
import { readPageTags, tagBounds, type PageTag } from './page-tags.ts';

/** Everything of a page that its cards are made of. Plain data: it crosses from the thread that read the page. */
export interface SocialPage {
  finalUrl: string;
  statusCode: number;
  /** Absolute; null when the page names none. */
  canonical: string | null;
  tags: PageTag[];
  tagCount: number;
  images: PageImageTag[];
  /** What the page is about in its own words: its main heading, else its title without the brand. */
  subject: string;
  /** Sentences of the beginning of the main text. */
  sentences: string[];
  keywords: string[];
  /** BCP 47 tag: detected, else declared; `und` when neither is known. */
  language: string;
  /** `lang` of the html element, such as `en-GB`; null when missing. */
  declaredLanguage: string | null;
  /** `#rrggbb` of theme-color; null when it names none. */
  themeColour: string | null;
}

const most = { sentences: 12, sentence: 400, block: 2_000, heading: 200, keywords: 12 } as const;

/** Reads out of a page what its cards are made of. Any input gives a reading. */
export function readSocialPage(facts: PageFacts): SocialPage {
  const { source, head, text } = facts;
  const { tags, count } = readPageTags(facts);
  const images = readPageImages(tags, facts);
  const { language } = facts.derive(readProse);
  const theme = tags.find(({ name }) => name === 'theme-color')?.value.toLowerCase() ?? '';
  return {
    finalUrl: source.finalUrl,
    statusCode: source.answer?.status ?? 200,
    canonical: shorterAddress(facts.derive(readCanonicals).find(({ url }) => url !== null)?.url ?? null),
    tags,
    tagCount: count,
    images,
    subject: shortened(subjectOf(facts), most.heading),
    sentences: sentencesOf(facts),
    keywords: pageKeywords(facts).slice(0, most.keywords),
    language: text.main === '' ? (head.language ?? 'und') : language.tag,
    declaredLanguage: head.language === null ? null : shortened(head.language, 40),
    themeColour: /^#[\da-f]{6}$/.test(theme) ? theme : longColour(theme),
  };
}

function shorterAddress(url: string | null): string | null {
  return url !== null && url.length <= tagBounds.address && /^https?:/.test(url) ? url : null;
}

/** `#abc` as `#aabbcc`. */
function longColour(colour: string): string | null {
  const match = /^#([\da-f])([\da-f])([\da-f])$/.exec(colour);
  return match === null
    ? null
    : `#${match
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`;
}

function sentencesOf({ text }: PageFacts): string[] {
  const found: string[] = [];
  for (const block of text.mainBlocks) {
    if (block.heading !== 0) continue;
    for (const sentence of sentencePieces(block.text.slice(0, most.block)))
      if (/[.!?…。！？]["”»)]?$/u.test(sentence) && sentence.length <= most.sentence && sentence.length >= 20)
        found.push(sentence);
    if (found.length >= most.sentences) break;
  }
  return found.slice(0, most.sentences);
}
