import type { SupportEntry } from './entry.ts';
import { entryByKeywords } from './keyword-rule.ts';

/** Said when nothing matches: what support knows about, and where everything else goes (document 1 §8). */
export const noMatchText =
  'I can help with pricing, subscriptions, platforms and features, but I do not know the answer to that. For technical or billing issues, {contact}.';

/**
 * The text with its way to a person filled in.
 * @param supportEmail mailbox of the people who run the product; null when none is known
 */
export function withContact(text: string, supportEmail: string | null): string {
  const contact = supportEmail === null ? 'contact the people who run this site' : `write to ${supportEmail}`;
  return text.replaceAll('{contact}', contact);
}

/** What the keyword rule answers: an entry's text, or the one that says what support can help with. */
export function answerByKeywords(
  message: string,
  entries: readonly Pick<SupportEntry, 'keywords' | 'answer'>[],
  supportEmail: string | null,
): string {
  return withContact(entryByKeywords(message, entries)?.answer ?? noMatchText, supportEmail);
}
