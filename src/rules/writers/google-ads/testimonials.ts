/**
 * What a customer said, in quotation marks with the name behind a dash: words of others, and no fact. A quoted word of the
 * business itself ("no fix, no fee") has no name behind it.
 */
const testimonial =
  /[“„«"](?=\S{1,60}(?:\s{1,3}\S{1,60}){3})[^“”„«»"\n]{12,400}[”“»"][ \t]?(?:[-–—~][ \t]?|by )\p{Lu}[\p{L}\p{M}'’]{0,20}(?:,? \p{Lu}(?:[\p{L}\p{M}'’-]{1,24}|\.?)(?![\p{L}\p{M}])){0,4}/gu;

/** The text without what its customers said. */
export function withoutTestimonials(text: string): string {
  return /[”“»"]\s?(?:[-–—~]|by )/u.test(text) ? text.replace(testimonial, ' ') : text;
}
