import { rangeScore } from '#rules/checks/check.ts';
import type { SocialVerdict } from '#rules/checks/social-check.ts';
import type { TextFieldRule } from '#rules/platforms/platform.ts';
import { countText } from '#rules/text/count.ts';

/** How a text of a card stands to the length that shows. */
export function lengthVerdict(
  text: string,
  rule: TextFieldRule,
  field: 'title' | 'description',
): SocialVerdict {
  const { max, unit } = rule.limit;
  const target = rule.target ?? { from: 1, to: max };
  const length = countText(text, unit);
  const expected = `${target.from} to ${target.to} characters; ${max} at most`;
  if (length === 0) return { score: 0, found: 'None', expected, fix: `Give the card a ${field}.`, field };
  return {
    // Between the aim and the limit nothing is cut everywhere, only on narrow screens.
    score: length > target.to && length <= max ? 0.85 : rangeScore(length, target.from, target.to),
    found: `${length} characters`,
    expected,
    fix:
      length > max
        ? `Shorten the ${field}: ${length - max} characters are cut off.`
        : length > target.to
          ? `Shorten the ${field} to ${target.to} characters, so that phones show it whole.`
          : `Say more in the ${field}: there is room for ${target.to - length} characters.`,
    field,
  };
}
