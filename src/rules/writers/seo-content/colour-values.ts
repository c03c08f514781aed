import { claimHits } from '#rules/ledger/claim-index.ts';
import { uninflectedColour } from '#rules/ledger/words/colours.ts';

const behindColour =
  /^(?:$|[,;(/&+-]|\s(?:with|and|or|in|on|only|as|to|finish|tones?|stripes?|print|pattern|glaze|marl|melange|check|tartan|plaid|floral|mix|ombre|fade|wash|[(&/+–-]))/iu;

/** "Terracotta, sage or white": some are stuffs too, in a row of colours. */
export function isColourRow(text: string): boolean {
  const parts = text.split(/,\s|\sor\s|\sand\s/u);
  return (
    parts.length > 1 &&
    parts.some((part) => {
      const hits = claimHits(part, 'en');
      return hits.length > 0 && hits.every(({ payload }) => payload.kind === 'colour');
    })
  );
}

/** "Red light mode": what is red is no colour of the thing. */
export function coloursPart(text: string): boolean {
  const last = claimHits(text, 'en').findLast(({ payload }) => payload.kind === 'colour');
  return last !== undefined && !behindColour.test(text.slice(last.end));
}

/** "Grey" of "grey tank top", "Black" of "9.7in - Black", "Rot" of "Tasse in Rot": a colour without its thing and a measure before it. */
export function colourAlone(value: string, type: string, language: string): string {
  if (language === 'de') return uninflectedColour(value.replace(/^(?:.* )?in (?=\p{Lu}\p{Ll}+$)/u, ''));
  if (language !== 'en') return value;
  const bare = value.replace(/^\d\S* [-–] (?=\p{L})/u, '');
  const thing = ` ${type.toLowerCase()}`;
  return type !== '' && bare.toLowerCase().endsWith(thing) ? bare.slice(0, -thing.length) : bare;
}
