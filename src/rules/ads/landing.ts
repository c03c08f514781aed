import type { LandingKeyword, LandingMatch } from '#contract/google-ads.ts';
import { contentStemsOf, foldWord, partsOf } from '#rules/text/words.ts';

/** What of a website's page keywords are held against. */
export interface LandingPage {
  /** Where the redirects led. */
  url: string;
  title: string | null;
  headings: readonly string[];
  text: string;
  /** Addresses that it links to. */
  links: readonly string[];
  /** ISO 8601. */
  readAt: string;
}

/** What happened with the website of the form. */
export type LandingRead =
  | { state: 'no_website' }
  | { state: 'failed'; url: string; message: string }
  | { state: 'read'; page: LandingPage };

/** Scripts without spaces: there a keyword is looked for as it stands. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

interface Place {
  stems: ReadonlySet<string>;
  folded: string;
}

/** Each keyword with the best place of the page where all its words stand, in any form and order. */
export function landingMatch(
  read: LandingRead,
  groups: readonly { name: string; keywords: readonly string[] }[],
  nearWords: readonly string[] = [],
): LandingMatch {
  if (read.state !== 'read') return read;
  const { page } = read;
  const title = placeOf(page.title ?? '');
  const headings = page.headings.map(placeOf);
  const all = placeOf([page.title ?? '', ...page.headings, page.text].join('\n'));
  const unread = new Set(nearWords.flatMap((words) => contentStemsOf(words)));
  const keywords = groups.flatMap((group) =>
    group.keywords.map((text): LandingKeyword => {
      const stems = contentStemsOf(text).filter((stem) => !unread.has(stem));
      const has = (place: Place): boolean => holds(place, text, stems);
      const foundIn = has(title) ? 'title' : headings.some(has) ? 'heading' : has(all) ? 'text' : 'nowhere';
      const missing =
        foundIn === 'nowhere'
          ? partsOf(text).flatMap(({ text: word, stem, small }) =>
              small || unread.has(stem) || all.stems.has(stem) ? [] : [word],
            )
          : [];
      return { text, group: group.name, foundIn, missing };
    }),
  );
  return {
    state: 'read',
    url: page.url,
    title: page.title,
    readAt: page.readAt,
    keywords,
    groups: groups.map(({ name }) => {
      const own = keywords.filter(({ group }) => group === name);
      const found = own.filter(({ foundIn }) => foundIn !== 'nowhere').length;
      return { name, share: own.length === 0 ? 0 : Math.round((found / own.length) * 100) / 100 };
    }),
  };
}

function holds(place: Place, keyword: string, stems: readonly string[]): boolean {
  if (unspaced.test(keyword))
    return keyword.split(' ').every((part) => place.folded.includes(foldText(part)));
  return stems.length > 0 && stems.every((stem) => place.stems.has(stem));
}

function placeOf(text: string): Place {
  return { stems: new Set(contentStemsOf(text)), folded: foldText(text) };
}

function foldText(text: string): string {
  return foldWord(text.toLowerCase());
}
