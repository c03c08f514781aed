import { perWord, type Token, tokensOf, type WordKey } from '#rules/text/words.ts';

export interface PhraseHit<T> {
  payload: T;
  start: number;
  end: number;
  /** Index of the first token and the one after the last. */
  from: number;
  to: number;
}

interface Entry<T> {
  stems: string[];
  /** The last word may go on: `certif*`. */
  open: boolean;
  payload: T;
}

/** What phrases may begin with a word. */
interface Opening<T> {
  phrases: readonly Entry<T>[];
  /** The phrase of one open word that it goes on with. */
  open: Entry<T> | null;
}

const parting = /^(?:[.!?;,]\s|\n)/u;

/** Whether a stop or a comma stands between two words of a run; figures ("No. 1", "1,000") bring their own. */
function isParted(tokens: readonly Token[], from: number, count: number, text: string): boolean {
  for (let at = from + 1; at < from + count; at += 1) {
    const [before, after] = [tokens[at - 1]!, tokens[at]!];
    if (
      after.start - before.end > 1 &&
      parting.test(text.slice(before.end, after.start)) &&
      !/\d/.test(before.stem + after.stem)
    )
      return true;
  }
  return false;
}

/** Looks up many phrases in one pass over a text's tokens; the longest phrase at a place wins. */
export class PhraseIndex<T> {
  readonly #byFirst = new Map<string, Entry<T>[]>();
  readonly #openFirst = new Map<string, Entry<T>[]>();
  #asked = false;
  #openingOf = perWord((key) => this.#opening(key));

  /** Adds a phrase of one or more words, compared by stem. A trailing `*` lets the last word go on. */
  add(phrase: string, payload: T): void {
    const open = phrase.endsWith('*');
    const tokens = tokensOf(open ? phrase.slice(0, -1) : phrase);
    const stems = tokens.map((token, index) =>
      open && index === tokens.length - 1 ? token.folded : token.stem,
    );
    const first = stems[0];
    if (first === undefined) return;
    const entry = { stems, open, payload };
    const map = open && stems.length === 1 ? this.#openFirst : this.#byFirst;
    const key = open && stems.length === 1 ? first.slice(0, 3) : first;
    const list = map.get(key);
    if (list === undefined) map.set(key, [entry]);
    else list.push(entry);
    // What was found before it came is forgotten; an index is filled before it is asked.
    if (this.#asked) this.#openingOf = perWord((word) => this.#opening(word));
    this.#asked = false;
  }

  /**
   * All hits in order, not overlapping, the longest first at each place. With the text of the tokens no phrase goes over a
   * stop or a comma: "lids of plastic. Free of PVC" is no "plastic free".
   */
  find(tokens: readonly Token[], text = ''): PhraseHit<T>[] {
    this.#asked = true;
    const hits: PhraseHit<T>[] = [];
    for (let from = 0; from < tokens.length;) {
      const opening = this.#openingOf(tokens[from]!.key);
      const best = opening === null ? null : this.#longestAt(tokens, from, opening, text);
      if (best === null) {
        from += 1;
        continue;
      }
      const to = from + best.stems.length;
      hits.push({ payload: best.payload, start: tokens[from]!.start, end: tokens[to - 1]!.end, from, to });
      from = to;
    }
    return hits;
  }

  #opening({ stem, folded }: WordKey): Opening<T> | null {
    const phrases = this.#byFirst.get(stem) ?? [];
    const near = folded.length < 3 ? [] : (this.#openFirst.get(folded.slice(0, 3)) ?? []);
    const open = near.find((entry) => folded.startsWith(entry.stems[0]!)) ?? null;
    return phrases.length === 0 && open === null ? null : { phrases, open };
  }

  #longestAt(
    tokens: readonly Token[],
    from: number,
    { phrases, open }: Opening<T>,
    text: string,
  ): Entry<T> | null {
    let best: Entry<T> | null = null;
    for (const entry of phrases) {
      if (best !== null && best.stems.length >= entry.stems.length) continue;
      if (this.#matches(tokens, from, entry) && !isParted(tokens, from, entry.stems.length, text))
        best = entry;
    }
    return best ?? open;
  }

  #matches(tokens: readonly Token[], from: number, entry: Entry<T>): boolean {
    for (let offset = 1; offset < entry.stems.length; offset += 1) {
      const token = tokens[from + offset];
      if (token === undefined) return false;
      const wanted = entry.stems[offset]!;
      const last = offset === entry.stems.length - 1;
      if (last && entry.open ? !token.folded.startsWith(wanted) : token.stem !== wanted) return false;
    }
    return true;
  }
}
