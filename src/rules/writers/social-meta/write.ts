import type { SocialGeneral } from '#contract/social-meta.ts';
import type { SocialNetwork } from '#contract/social-page.ts';
import { foldWord } from '#rules/text/words.ts';
import { shortenLine } from '#rules/fit/shorten-line.ts';
import { titleTag } from '#rules/platforms/search-page-fields.ts';
import { countCharacters } from '#rules/text/count.ts';
import { networksOf } from '#rules/social-meta/networks/index.ts';
import type { SocialBrief } from '#rules/social-meta/social-brief.ts';
import { descriptionFor, generalDescription } from './descriptions.ts';
import { statementsOf, type Statement } from './parts.ts';
import { titleFor } from './titles.ts';

/** Words of a record before they are fitted and judged. */
export interface SocialTexts {
  cards: Partial<Record<SocialNetwork, { title: string; description: string }>>;
  general: SocialGeneral;
}

/** Keywords of the general entry. */
const mostKeywords = 12;

/** Titles and descriptions by rules, out of the seller's own sentences and those of the page. */
export function writeSocial(brief: SocialBrief): SocialTexts {
  const statements = statementsOf(brief);
  const general = generalOf(brief, statements);
  const cards: SocialTexts['cards'] = {};
  const taken = [general.title];
  for (const network of networksOf(brief.form.platform)) {
    const title = titleFor(network, brief, statements, taken);
    taken.push(title);
    cards[network] = { title, description: descriptionFor(network, brief, statements, title) };
  }
  return { cards, general };
}

/** The tags that every page has: the subject with the business behind it, then what the page offers. */
function generalOf(brief: SocialBrief, statements: readonly Statement[]): SocialGeneral {
  const said = foldWord(
    [brief.subject, ...statements.map(({ sentence }) => sentence)].join(' ').replace(/\s+/gu, ' '),
  );
  // Phrases that the brief itself says; what a shop's search would add beside them is no word of this page.
  const found = brief.prepared.keywords
    .map(({ phrase }) => phrase)
    .filter((phrase) => phrase.includes(' ') && !/\d/.test(phrase) && said.includes(foldWord(phrase)));
  return {
    title: generalTitle(brief),
    description: generalDescription(brief, statements),
    keywords: [...new Set([...brief.keywords, ...found])].slice(0, mostKeywords),
  };
}

/** As a search result shows it: the subject first, the business last where there is room and it is not named yet. */
function generalTitle({ subject, brand }: SocialBrief): string {
  const { limit } = titleTag('');
  const signed = `${subject} | ${brand}`;
  const isNamed = brand === '' || foldWord(subject).includes(foldWord(brand));
  if (!isNamed && countCharacters(signed) <= limit.max) return signed;
  return shortenLine(subject, limit, [brand]);
}
