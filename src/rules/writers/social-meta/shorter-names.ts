import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { endsOpen } from '#rules/fit/open-ends.ts';

/** Where a name goes on with what it is made with or by whom; whom it is for is never left out. */
const groups: Readonly<Record<WrittenLanguage, RegExp | null>> = {
  en: /\s(?=(?:with|by|from|in|at|plus)\s(?!one\s|two\s|\d))/u,
  de: /\s(?=(?:mit|aus|von|bei|in)\s)/u,
  es: /\s(?=(?:con|sin|en)\s)/u,
  fr: /\s(?=(?:avec|sans|en)\s)/u,
  other: null,
};
const place = /^(?:in|at|from|en|aus|bei)\s(?:the\s)?\p{Lu}/u;
const deed = /(?:ad[oa]s?|id[oa]s?|hech[oa]s?|ée?s?|made|ed|ge\p{Ll}{3,}t)$/u;
/** Two words name a thing; one and its place do, too. */
const leastWords = 2;

/**
 * A name with fewer of its details, the longest first: "pain treatment by registered osteopaths in Whitby" becomes "pain
 * treatment in Whitby". A place stays; a list of things is not cut.
 */
export function shorterNames(name: string, language: WrittenLanguage): string[] {
  const joint = groups[language];
  if (joint === null) return [];
  // "… when you order by 2 pm", "pressed cold": a clause or a deed needs what follows it.
  if (/\s(?:when|that|which|who|if|is|are|wenn|die|que|qui|ist|es|est)\s/u.test(name)) return [];
  const parts = name.split(joint);
  const found: string[] = [];
  for (let at = parts.length - 1; at > 0; at -= 1) {
    if (place.test(parts[at]!) || deed.test(parts[at - 1]!)) continue;
    parts.splice(at, 1);
    const shorter = parts.join(' ').replace(/[,\s]+$/u, '');
    if (shorter.split(' ').length >= leastWords && !endsOpen(shorter) && !/:(?:\s|$)/u.test(name))
      found.push(shorter);
  }
  return found;
}

/** Whether commas of a name part a list of things: "bookkeeping, payroll and VAT". */
export function isList(name: string): boolean {
  // Two looks: one pattern for both grows with the square of a text.
  const comma = name.search(/,\s/u);
  return comma !== -1 && /\s(?:and|und|y|e|et|&)\s/u.test(name.slice(comma + 2));
}
