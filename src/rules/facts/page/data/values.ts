import { textsOf, type DataItem } from './item.ts';

/** A value that is not written as its property asks. */
export interface ValueFault {
  item: DataItem;
  property: string;
  value: string;
  /** What stands there in place of what. */
  reason: string;
  /** Search engines usually still understand it. */
  isMild: boolean;
}

const dates = new Set(
  (
    'datePublished dateModified dateCreated uploadDate datePosted validThrough validFrom startDate endDate ' +
    'priceValidUntil availabilityStarts availabilityEnds'
  ).split(' '),
);
const addresses = new Set(
  'url contentUrl embedUrl thumbnailUrl image logo sameAs item mainEntityOfPage downloadUrl installUrl'.split(
    ' ',
  ),
);
const prices = new Set(['price', 'lowPrice', 'highPrice']);
const counts = new Set(['ratingCount', 'reviewCount', 'offerCount', 'answerCount', 'upvoteCount']);

/** ISO 8601: year, month or day, with or without a time and its zone. */
const isoDate =
  /^[+-]?\d{4}(?:-?(?:0[1-9]|1[0-2])(?:-?(?:0[1-9]|[12]\d|3[01]))?)?(?:[T ](?:[01]\d|2[0-4])(?::?[0-5]\d(?::?[0-5]\d(?:[.,]\d{1,9})?)?)?\s?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** Values of one item that are badly written. What is not known of a property is no fault. */
export function valueFaults(item: DataItem): ValueFault[] {
  const faults: ValueFault[] = [];
  const fault = (property: string, value: string, reason: string, isMild = false): void => {
    faults.push({ item, property, value, reason, isMild });
  };
  for (const property of item.properties.keys()) {
    for (const written of textsOf(item, property)) {
      const value = written.trim();
      if (value === '') fault(property, value, 'is empty', true);
      else if (dates.has(property)) {
        if (!isoDate.test(value)) fault(property, value, 'is no date of ISO 8601 such as 2026-11-21');
      } else if (addresses.has(property)) {
        if (/\s/.test(value) || URL.parse(value, 'https://a.example/') === null)
          fault(property, value, 'is no web address');
      } else if (prices.has(property)) {
        if (!/^\d+(?:\.\d+)?$/.test(value))
          fault(property, value, 'is no plain number such as 1299.90', true);
      } else if (property === 'priceCurrency') {
        if (!/^[A-Z]{3}$/.test(value)) fault(property, value, 'is no currency code such as EUR');
      } else if (counts.has(property) && !/^\d+$/.test(value))
        fault(property, value, 'is no whole number', /^[\d.,\s]+$/.test(value));
    }
  }
  const rating = numberOf(item, 'ratingValue');
  if (rating !== null) {
    const best = numberOf(item, 'bestRating') ?? 5;
    const worst = numberOf(item, 'worstRating') ?? Math.min(1, best);
    if (rating > best || rating < worst)
      fault('ratingValue', String(rating), `is outside ${worst} to ${best}; name bestRating and worstRating`);
  }
  return faults;
}

function numberOf(item: DataItem, property: string): number | null {
  const [text] = textsOf(item, property);
  return text !== undefined && /^\s*-?\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : null;
}
