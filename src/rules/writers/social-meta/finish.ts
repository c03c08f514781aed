import { fitText } from '#rules/fit/fit.ts';
import { removeUnbacked, type Claim } from '#rules/ledger/claims.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { TextFieldRule } from '#rules/platforms/platform.ts';
import { metaDescription, titleTag } from '#rules/platforms/search-page-fields.ts';
import { networkRules, networksOf } from '#rules/social-meta/networks/index.ts';
import type { SocialBrief } from '#rules/social-meta/social-brief.ts';
import { writeSocial, type SocialTexts } from './write.ts';

/** Keywords of the general entry, and UTF-16 units of one. */
const keywordBounds = { count: 12, length: 80 } as const;

/**
 * Takes out of proposed texts what the brief does not bear out, and fits each inside its length. A text of which
 * nothing is left is written by the rules.
 */
export function finishTexts(
  brief: SocialBrief,
  proposal: SocialTexts,
): { texts: SocialTexts; removed: Claim[] } {
  const removed: Claim[] = [];
  let rules: SocialTexts | undefined;
  const byRules = (): SocialTexts => (rules ??= writeSocial(brief));
  const finish = (text: string, rule: TextFieldRule, instead: () => string): string => {
    const backed = removeUnbacked(text, brief.ledger);
    removed.push(...backed.removed);
    const fitted = fit(backed.text, rule, brief);
    return fitted === '' ? fit(instead(), rule, brief) : fitted;
  };
  const cards: SocialTexts['cards'] = {};
  for (const id of networksOf(brief.form.platform)) {
    const { title, description } = networkRules[id];
    const card = proposal.cards[id];
    cards[id] = {
      title: finish(card?.title ?? '', title, () => byRules().cards[id]?.title ?? brief.subject),
      description: finish(card?.description ?? '', description, () => byRules().cards[id]?.description ?? ''),
    };
  }
  const general = {
    title: finish(proposal.general.title, titleTag(''), () => byRules().general.title),
    description: finish(
      proposal.general.description,
      metaDescription(''),
      () => byRules().general.description,
    ),
    keywords: keywordsOf(proposal.general.keywords, brief),
  };
  return { texts: { cards, general }, removed };
}

function fit(text: string, rule: TextFieldRule, { language, brand, ledger }: SocialBrief): string {
  return fitText(text, rule, platforms.website, {
    language,
    protect: [brand, ledger.brand].filter((name) => name !== ''),
    names: [brand].filter((name) => name !== ''),
  }).value;
}

function keywordsOf(proposed: readonly string[], { ledger, keywords }: SocialBrief): string[] {
  const kept = [
    ...keywords,
    ...proposed.filter((keyword) => removeUnbacked(keyword, ledger).removed.length === 0),
  ]
    .map((keyword) => keyword.replace(/\s+/gu, ' ').trim().slice(0, keywordBounds.length))
    .filter((keyword) => keyword !== '');
  const seen = new Set<string>();
  return kept
    .filter((keyword) => !seen.has(keyword.toLowerCase()) && seen.add(keyword.toLowerCase()))
    .slice(0, keywordBounds.count);
}
