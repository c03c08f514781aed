import type { SeoResultItem } from '#contract/seo-content.ts';
import { entriesOf } from '#rules/facts/field-text.ts';
import { unspacedScript } from '#rules/facts/measured-text.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { listingOf } from './result-item.ts';

/** Fields that hold sentences; titles and lists of words are no sentences, and name what is alike in the same way. */
export const sentenceFields: readonly FieldId[] = [
  'improvedBodyText',
  'metaDescription',
  'intro',
  'promotionalText',
  'shortDescription',
  'conditionDescription',
  'bulletPoints',
  'keyFeatures',
  'sellingPoints',
  'videoIdeas',
];

/** Words from which a sentence is known again, its label not counted, in a language that is written in full. */
const fewestWords = 3;
/** The same in any language, all words counted: "not in the box: liner". */
const fewestOfOthers = 5;
/** Signs of a sentence in a script without spaces. */
const fewestSigns = 8;

const label = /^[\p{L}\s’'-]{2,30}\s?:\s/u;
const sentenceEnds = /(?<=[.!?…؟۔]["'”’)]?)\s+|(?<=[。！？])|\n+/u;

/** The sentences of a text as a reader compares them: without markup, marks at their ends and capitals. */
function sentenceKeys(text: string): string[] {
  return text
    .replaceAll(/<[^<>]{1,99}>/gu, '\n')
    .split(sentenceEnds)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replaceAll(/^[\s•*–✔-]+|[.!?;:,。！？؟۔…\s]+$/gu, '')
        .replaceAll(/\s+/gu, ' '),
    )
    .filter((sentence) => sentence !== '');
}

function isKnownAgain(sentence: string, isWhole: boolean): boolean {
  if (unspacedScript.test(sentence)) return sentence.length >= fewestSigns;
  // "Care: dishwasher safe" is a row of two words, as many things have it.
  return (
    countPieces(sentence) >= fewestOfOthers ||
    (isWhole && countPieces(sentence.replace(label, '')) >= fewestWords)
  );
}

/** The sentences that the finished listings of one form tell, each with the first product that told it. */
export class ToldSentences {
  readonly #tellers = new Map<string, number>();

  /** Keeps what a finished listing tells. */
  add(item: SeoResultItem, index: number): void {
    const listing = listingOf(item);
    for (const field of sentenceFields)
      for (const entry of entriesOf(listing[field]))
        for (const key of sentenceKeys(entry)) if (!this.#tellers.has(key)) this.#tellers.set(key, index);
  }

  /** Whether another product than this one tells a sentence of the text too. */
  isTold(text: string, index: number, isWhole: boolean): boolean {
    if (this.#tellers.size === 0) return false;
    return sentenceKeys(text).some((key) => {
      const teller = this.#tellers.get(key);
      return teller !== undefined && teller !== index && isKnownAgain(key, isWhole);
    });
  }

  /** Fields of a listing with a sentence that another product tells too. */
  sharedFields(item: SeoResultItem, index: number, isWhole: boolean): FieldId[] {
    if (this.#tellers.size === 0) return [];
    const listing = listingOf(item);
    return sentenceFields.filter(
      (field) =>
        platforms[item.platform].fields[field] !== undefined &&
        entriesOf(listing[field]).some((entry) => this.isTold(entry, index, isWhole)),
    );
  }
}
