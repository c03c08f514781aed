import { withoutOpenEnd } from '#rules/fit/open-ends.ts';
import type { Listing } from '#rules/listing/listing.ts';
import { fieldRules } from '#rules/platforms/index.ts';
import type { FieldId, Platform, TextFieldRule } from '#rules/platforms/platform.ts';

/** Where a model shortened its text by its own count. */
const dots = /[\s,;:–—-]{0,4}(?:\.{3,8}|…)\s*$/u;
const wholeSentences = /^.{0,7000}[.!?](?=\s)/su;
/** What stays of a text must say something. */
const leastKept = 30;

function wholePart(text: string): string {
  const found = dots.exec(text);
  if (found === null) return text;
  const whole = wholeSentences.exec(text.slice(0, found.index))?.[0] ?? '';
  return whole.length < leastKept ? '' : whole;
}

const sentenceEnd = /(?<=\p{Ll}{3})[.!?]\s+(?=\p{Lu})/gu;
const mostEnds = 1;
const mostTimesLimit = 2;
const titles: ReadonlySet<FieldId> = new Set(['productTitle', 'titleTag', 'h1']);

/**
 * Why no cut makes a good text of one: it breaks off before its first sentence is whole, and nothing tells which of its words is
 * half of one, or it is a whole description where a title should stand.
 */
export function misshapen({ id, limit }: TextFieldRule, text: string): string | null {
  if (text.trim() !== '' && wholePart(text) === '') return 'It breaks off.';
  const isLong =
    text.length > limit.max * mostTimesLimit || (text.match(sentenceEnd) ?? []).length > mostEnds;
  return titles.has(id) && isLong ? 'It must be a title, not sentences.' : null;
}

/** A model's listing of which no text breaks off in dots: each ends with its last whole sentence. */
export function withoutBrokenEnds(listing: Listing, platform: Platform): Listing {
  const result: Listing = { ...listing };
  for (const { id, kind } of fieldRules(platform)) {
    const value = listing[id];
    if (kind === 'text' && typeof value === 'string') result[id] = wholePart(value) || value;
    else if (kind === 'list' && Array.isArray(value))
      result[id] = value
        .filter((entry) => typeof entry === 'string')
        .map((entry) => (dots.test(entry) ? withoutOpenEnd(entry.replace(dots, '')) : entry));
  }
  return result;
}
