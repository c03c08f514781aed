import { rulesThatHit } from '#rules/keywords/allowed.ts';
import { unbackedClaims } from '#rules/ledger/claims.ts';
import { cleanLine } from '#rules/ledger/clean.ts';
import { platforms } from '#rules/platforms/index.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { ResearchBrief } from './brief.ts';
import type { Candidate } from './candidates.ts';
import { categoryBySize } from './expand.ts';
import { holds } from './held-words.ts';
import { isPlain } from './known-keywords.ts';

/** Ideas taken of one answer, and of those the ones that share no word with the brief. */
const mostIdeas = 60;
const mostRelated = 12;
const mostWords = 8;

/**
 * Ideas of a writing model that may stand in the list: what people type, about what the brief says. An idea that says
 * something of the offer which the brief does not (a material, a place, a figure, an award), or that the platform
 * forbids, is passed over. Numbers of a model are never looked at.
 */
export function acceptIdeas(ideas: readonly string[], brief: ResearchBrief): Candidate[] {
  const own = new Set(
    [...brief.offers.map(({ name }) => name), ...brief.currentKeywords, brief.form.description ?? ''].flatMap(
      (text) => [...stemsOf(text)],
    ),
  );
  const accepted: Candidate[] = [];
  let related = 0;
  for (const idea of ideas) {
    if (accepted.length >= mostIdeas) break;
    const line = cleanLine(idea.slice(0, 200)).replace(/[.!?]+$/u, '');
    const keyword = brief.language.written === 'de' ? line : line.toLowerCase();
    if (!isTyped(keyword, brief)) continue;
    const competitor = brief.competitors.find((name) => holds(keyword, name));
    if (competitor !== undefined) {
      accepted.push({ keyword, category: 'competitorKeywords', origin: 'model', competitor });
      continue;
    }
    const about = stemsOf(keyword).some((stem) => own.has(stem));
    if (!about && related >= mostRelated) continue;
    if (!about) related += 1;
    accepted.push({
      keyword,
      category: about ? categoryBySize(keyword, brief) : 'semanticKeywords',
      origin: 'model',
    });
  }
  return accepted;
}

function isTyped(keyword: string, brief: ResearchBrief): boolean {
  // "a bc d": rests of something else.
  if (!/[\p{L}\p{M}]{3}|[\u3040-\u9fff\uac00-\ud7a3]{2}/u.test(keyword)) return false;
  if (!isPlain(keyword) || keyword.split(' ').length > mostWords) return false;
  // A number that the brief does not name is made up.
  const { form } = brief;
  const said = [form.description ?? '', ...(form.products ?? []), ...brief.currentKeywords].join(' ');
  if ((keyword.match(/\d+/gu) ?? []).some((number) => !said.includes(number))) return false;
  if (rulesThatHit([keyword], brief.platform ?? platforms.website).length > 0) return false;
  const ledgers = brief.found.map(({ ledger }) => ledger);
  return ledgers.length === 0 || ledgers.some((ledger) => unbackedClaims(keyword, ledger).length === 0);
}
