import type { PageCheck } from '#rules/checks/page-check.ts';
import { readSocialTags, socialContent } from '#rules/facts/page/social-tags.ts';

/** The four that the Open Graph protocol requires (ogp.me), and the description that networks show. */
const basics = ['og:title', 'og:type', 'og:image', 'og:url', 'og:description'];

export const socialBasics: PageCheck = {
  id: 'social-basics',
  subject: 'Open Graph tags',
  titleGood: 'The page says how it looks when it is shared',
  titleBad: 'Open Graph tags are missing',
  why: 'Without them Facebook, LinkedIn, WhatsApp and others guess title and picture (ogp.me).',
  judge: (facts) => {
    const tags = facts.derive(readSocialTags);
    const missing = basics.filter((name) => socialContent(tags, name) === null);
    return {
      score: 1 - missing.length / basics.length,
      found: missing.length === 0 ? 'All five' : `Missing: ${missing.join(', ')}`,
      expected: basics.join(', '),
      fix: `Add ${missing.join(', ')} to the head.`,
    };
  },
};
