import type { SocialGeneral } from '#contract/social-meta.ts';
import type { SocialNetwork } from '#contract/social-page.ts';
import { foldWord } from '#rules/text/words.ts';
import { titleTag } from '#rules/platforms/search-page-fields.ts';
import { countCharacters } from '#rules/text/count.ts';
import { networksOf } from '#rules/social-meta/networks/index.ts';
import type { SocialBrief } from '#rules/social-meta/social-brief.ts';
import { descriptionFor, generalDescription } from './descriptions.ts';
import { generalKeywords } from './keywords.ts';
import { statementsOf, type Statement } from './parts.ts';
import { cutLine, shorterNames } from './shorter-names.ts';
import { titleFor } from './titles.ts';

/** Words of a record before they are fitted and judged. */
export interface SocialTexts {
  cards: Partial<Record<SocialNetwork, { title: string; description: string }>>;
  general: SocialGeneral;
}

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
  return {
    title: generalTitle(brief),
    description: generalDescription(brief, statements),
    keywords: generalKeywords(brief, statements),
  };
}

/** Subjects from this length on say enough without the business behind them. */
const sayEnough = 38;

/** Share of a subject that is left where the business stands in place of a detail. */
const mostKept = 0.6;

/** As a search result shows it: the subject first, the business last where there is room and it is not named yet. */
function generalTitle({ subject, brand, language }: SocialBrief): string {
  const { limit } = titleTag('');
  const isNamed = brand === '' || foldWord(subject).includes(foldWord(brand));
  const fits = (title: string): boolean => countCharacters(title) <= limit.max;
  const signed = (name: string): string[] => (isNamed ? [] : [`${name} | ${brand}`]);
  const shorter = shorterNames(subject, language.written);
  const candidates = [
    ...signed(subject),
    // "Rye breads in Ely" for "Rye breads baked overnight in Ely": the business tells more than how.
    ...shorter.filter((name) => name.length >= subject.length * mostKept).flatMap(signed),
    ...(subject.length >= sayEnough ? [subject] : []),
    ...shorter.flatMap(signed),
    subject,
    ...shorter,
  ];
  const cut = cutLine(subject, limit, language);
  return [...candidates, ...signed(cut)].find(fits) ?? cut;
}
