import type { SocialCheck, SocialMetaDetails, SocialPlatform } from '#contract/social-meta.ts';
import { socialNetworks } from '#contract/social-page.ts';
import { networkRules } from './networks/index.ts';

/** Entries of the list; more are not read. */
const most = 10;

/** What is left to do, most useful first: what is wrong on the page, then what our own cards still lack. */
export function recommendationsOf(
  platform: SocialPlatform,
  {
    page,
    checks,
    imageOrigin,
    questions,
  }: Pick<SocialMetaDetails, 'page' | 'checks' | 'imageOrigin' | 'questions'>,
): string[] {
  const list: string[] = [];
  if (page.state === 'read') {
    if (page.missing.length > 0)
      list.push(`The page lacks ${page.missing.join(', ')}: put the head block into it.`);
    for (const { name, problems } of page.tags) {
      if (problems.length > 0) list.push(`${name}: ${problems.join(' ')}`);
    }
  }
  list.push(...ownGaps(checks));
  if (imageOrigin === 'made')
    list.push('Download the drawn picture and put it on your own site, if its address should be yours.');
  if (platform === 'all')
    list.push(
      `${socialNetworks
        .filter((id) => id !== 'twitter')
        .map((id) => networkRules[id].name)
        .join(', ')} read the same og: tags of a page: choose whose texts the head block carries.`,
    );
  if (questions[0] !== undefined) list.push(`A fact is missing: ${questions[0]}`);
  return [...new Set(list)].slice(0, most);
}

/** The same gap on several networks is told once, with their names. */
function ownGaps(checks: readonly SocialCheck[]): string[] {
  const gaps = new Map<string, { fix: string; names: string[]; gain: number }>();
  for (const { id, fix, surface, gain } of checks) {
    if (fix === '' || gain < 0.2) continue;
    const name = surface === 'general' ? 'Search result' : networkRules[surface].name;
    const known = gaps.get(id);
    if (known) {
      known.names.push(name);
      known.gain += gain;
    } else gaps.set(id, { fix, names: [name], gain });
  }
  return [...gaps.values()]
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ fix, names }) => `${names.join(', ')}: ${fix}`);
}
