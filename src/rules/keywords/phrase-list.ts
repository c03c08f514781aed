import type { Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import type { ListFieldRule, Platform } from '#rules/platforms/platform.ts';
import { countList, countText } from '#rules/text/count.ts';
import { matches } from '#rules/text/pattern-finds.ts';
import { foldWord } from '#rules/text/words.ts';
import { phraseStems } from './phrase-stems.ts';
import { pluralKey } from './pack-words.ts';
import { isSmallWord } from './plain-words.ts';

/** From this share of common stems on, two entries say the same (writing guide §2.0, `dup`). */
const sameFrom = 0.8;

/** Stems of an entry without small words, as they are compared for duplicates. */
export function entryStems(entry: string, language: WrittenLanguage): string[] {
  return phraseStems(entry)
    .filter((stem) => !isSmallWord(stem, language))
    .map(pluralKey);
}

/** An entry without case, accents, order and plural letters: "carnets reliés" is "carnet relié", whose stems differ. */
function plainKey(folded: string, language: WrittenLanguage): string {
  return (
    folded
      // "750 ml pot" is a "750ml pot".
      .replaceAll(/(\d) (?=(?:ml|cl|l|oz|g|kg|mm|cm|m|in|ft|lbs?|w|v)(?: |$))/gu, '$1')
      .split(/[^\p{L}\p{N}]+/u)
      .map((word, at, words) => {
        if (word.length < 4) return word;
        // "Geschlossenem Kamm" is "geschlossener Kamm".
        if (language === 'de' && at < words.length - 1) return word.replace(/(?<=\p{L}{4})e[mnrs]?$/u, '');
        return word.replace(/(?<!s)s$/u, '');
      })
      .toSorted()
      .join(' ')
      .trim()
  );
}

/**
 * A list under a field's limits: an entry is taken only when it fits alone, in number and in sum, and does
 * not say what an entry before it says.
 */
export class PhraseList {
  readonly entries: string[] = [];
  readonly #stems: string[][] = [];
  readonly #folded = new Set<string>();
  readonly #rule: ListFieldRule;
  readonly #forbidden: readonly RegExp[];
  readonly #brand: string;
  readonly #checked: ReadonlySet<string>;
  readonly #language: WrittenLanguage;

  /** `checked` holds phrases that are known to carry nothing the platform refuses. */
  constructor(
    rule: ListFieldRule,
    platform: Platform,
    ledger: Ledger,
    checked: ReadonlySet<string> = new Set(),
  ) {
    this.#checked = checked;
    this.#rule = rule;
    this.#language = ledger.language.written;
    this.#brand = ledger.brand.toLowerCase();
    this.#forbidden = platform.forbidden
      .filter((entry) => entry.fields === undefined || entry.fields.includes(rule.id))
      .map((entry) => entry.pattern);
  }

  get size(): number {
    return this.entries.length;
  }

  /** Whether an entry with the same stems, or four fifths of them, stands here already. */
  holds(entry: string): boolean {
    return this.#says(plainKey(foldWord(entry), this.#language), entryStems(entry, this.#language));
  }

  #says(folded: string, stems: readonly string[]): boolean {
    return this.#folded.has(folded) || this.#stems.some((other) => same(other, stems));
  }

  /** Takes an entry if it fits; says whether it did. */
  add(entry: string): boolean {
    const text = entry.trim();
    const { each, count, total, separator } = this.#rule;
    if (text === '' || this.entries.length >= count.max) return false;
    const size = countText(text, each.unit);
    if (size > each.max || size < (each.min ?? 1)) return false;
    const folded = plainKey(foldWord(text), this.#language);
    const stems = entryStems(text, this.#language);
    if (this.#says(folded, stems) || this.#isForbidden(text)) return false;
    if (total !== undefined && countList([...this.entries, text], total.unit, separator) > total.max)
      return false;
    this.entries.push(text);
    this.#folded.add(folded);
    this.#stems.push(stems);
    return true;
  }

  /** Size of the list in the unit of its sum, as the platform counts it; 0 where it has none. */
  get total(): number {
    const { total, separator } = this.#rule;
    return total === undefined ? 0 : countList(this.entries, total.unit, separator);
  }

  #isForbidden(text: string): boolean {
    if (this.#checked.has(text)) return false;
    if (this.#brand !== '' && text.toLowerCase().includes(this.#brand)) return false;
    return this.#forbidden.some((pattern) => matches(pattern, text));
  }
}

function same(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || b.length === 0) return false;
  // Sizes alone rule most pairs out.
  if (Math.min(a.length, b.length) / Math.max(a.length, b.length) < sameFrom) return false;
  // Most pairs share no word at all.
  if (!a.some((stem) => b.includes(stem))) return false;
  const left = new Set(a);
  const right = new Set(b);
  let common = 0;
  for (const stem of left) if (right.has(stem)) common += 1;
  return common / (left.size + right.size - common) >= sameFrom;
}
