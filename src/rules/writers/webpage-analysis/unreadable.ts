import { brokenLetters } from '#rules/facts/broken-letters.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';

/** Broken letters from which on the words of a page are pieces of words: "Fr hst ck". */
const mostBroken = 2;

/** Whether a wrong encoding broke the words of a page. */
export function isUnreadable({ head, text }: PageFacts): boolean {
  return brokenLetters(`${head.title ?? ''}\n${text.main}`).length > mostBroken;
}

/** "Info lumenloft.example": pieces of an e-mail address, which the page has with its sign. */
export function isOfAddress(keyword: string, { text }: PageFacts): boolean {
  const domain = keyword.includes('.')
    ? /(?:^|\s)([\p{L}\d-]+(?:\.[\p{L}\d-]+)+)$/u.exec(keyword)?.[1]
    : undefined;
  return domain !== undefined && text.main.includes(`@${domain}`);
}
