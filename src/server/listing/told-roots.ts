import { contentStemsOf, foldWord, stemOf, tokensOf } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { hasDenial } from './brief-words.ts';
import { isNeutral, isSize } from './neutral.ts';
import { bareWord, isTelling, rootOf } from './word-roles.ts';

/** Part of what a sentence tells that has to be untold for it to be worth its room. */
const leastUntold = 0.4;
/** Part of a sentence that the answer had told and that was lost with what was taken out. */
const leastLost = 1 / 3;
/** Part of what is left of a sentence that the seller's own one has to tell to take its place. */
const leastCovered = 0.6;
/** Letters by which words of one root are the same in languages whose endings nobody wrote down. */
const front = 6;
/** "Bez", "met": shorter words tell nothing there. */
const shortest = 4;
/** "L’armatura", "dell’olio": an article before its noun. */
const elided = /^(?:\p{L}{1,2}|dell|nell|sull|dall|quell)[’'](?=\p{L}{3})/u;
const figure = /\p{N}/u;
const none: ReadonlySet<string> = new Set();

export type Roots = ReadonlySet<string>;

/** What a text tells, as roots of its words and its figures. */
export function rootsOf(text: string, { ledger }: Prepared): Set<string> {
  const { written } = ledger.language;
  const bare = text.replaceAll(/<[^<>]{1,99}>/gu, '\n');
  if (written !== 'other')
    return new Set(contentStemsOf(bare).map((stem) => rootOf(foldWord(bareWord(stem)), written)));
  const stems = contentStemsOf(bare).map((stem) => foldWord(stem).replace(elided, ''));
  return new Set(
    stems
      .filter((stem) => stem.length >= shortest || !/^\p{Script=Latin}+$/u.test(stem))
      .map((stem) => stem.slice(0, front)),
  );
}

/** How many roots two texts share. */
export function shared(one: Roots, other: Roots): number {
  let count = 0;
  for (const root of one) if (other.has(root)) count += 1;
  return count;
}

/** What a field tells, and what it had told before something was taken out. */
export class Told {
  readonly #prepared: Prepared;
  readonly #now: Set<string>;
  readonly #before: Roots;
  readonly #sellers: Roots;

  constructor(prepared: Prepared, left: readonly string[], before: readonly string[]) {
    this.#prepared = prepared;
    this.#now = rootsOf(left.join('\n'), prepared);
    this.#before = rootsOf(before.join('\n'), prepared);
    this.#sellers = rootsOf(prepared.brief.product.description, prepared);
  }

  roots(text: string): Roots {
    return rootsOf(text, this.#prepared);
  }

  /** Roots that a sentence tells and the field does not, where they are worth telling; else none. */
  untold(text: string): Roots {
    const roots = this.roots(text);
    const untold = [...roots].filter((root) => !this.#now.has(root));
    return untold.some((root) => figure.test(root)) || untold.length >= roots.size * leastUntold
      ? new Set(untold)
      : none;
  }

  /** Whether what is untold had been told by what was taken out. */
  wasTold(untold: Roots, text: string): boolean {
    const lost = [...untold].filter((root) => this.#before.has(root));
    return (
      lost.length > 1 ||
      lost.some((root) => figure.test(root)) ||
      // "Needs an air pump, not included": what the seller warns of is told again for any word of it.
      (lost.length > 0 && (hasDenial(text) || lost.length >= this.roots(text).size * leastLost))
    );
  }

  /** Whether a sentence tells what is left of another. */
  covers(text: string, left: string, least = leastCovered): boolean {
    const roots = this.roots(left);
    const own = this.roots(text);
    const isFigure = [...roots].some((root) => figure.test(root) && !own.has(root));
    return roots.size > 0 && !isFigure && shared(roots, own) >= roots.size * least;
  }

  /** The same of a whole sentence, without words that tell nothing but that something is told: "misst" of a measure. */
  repeats(text: string, other: string): boolean {
    const { written } = this.#prepared.ledger.language;
    if (written === 'other') return this.covers(text, other, leastRepeated);
    const telling = tokensOf(other)
      .map(({ start, end }) => other.slice(start, end))
      .filter(
        (word) => !isTelling(word, written) && !isNeutral(stemOf(word), written) && !isSize(stemOf(word)),
      );
    const left = telling.join(' ');
    const { size } = this.roots(left);
    const own = this.roots(text);
    // "It has a loop for hanging" of what is 48 x 70 cm: the seller's word that only this sentence tells.
    const isMore = [...this.roots(left)].some(
      (root) => !own.has(root) && !figure.test(root) && this.#sellers.has(root),
    );
    // Of so few words more would be told alike than is.
    return (
      !isMore && size > 1 && size >= this.roots(other).size / 2 && this.covers(text, left, leastRepeated)
    );
  }

  add(text: string): void {
    for (const root of this.roots(text)) this.#now.add(root);
  }
}

const leastRepeated = 0.8;
