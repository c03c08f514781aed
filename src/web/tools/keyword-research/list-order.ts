import { searchIntents, type ResearchKeyword, type SearchIntent } from '#contract/keyword-research.ts';
import { keywordLevels, type KeywordLevel } from '#contract/keyword-import.ts';

export const sortKeys = ['priority', 'keyword', 'volume', 'difficulty', 'intent'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface ListView {
  /** Words that a keyword has to hold, in any order. */
  text: string;
  intent: SearchIntent | '';
  priority: KeywordLevel | '';
  sort: SortKey;
  descending: boolean;
}

/** As the server ranked them: the most worthwhile first. */
export const firstView: ListView = {
  text: '',
  intent: '',
  priority: '',
  sort: 'priority',
  descending: true,
};

/** What a first click on a column's head sorts by: figures from the top, words from A. */
export const startsDescending: Record<SortKey, boolean> = {
  priority: true,
  keyword: false,
  volume: true,
  difficulty: false,
  intent: false,
};

// One collator for all comparisons: making one for each is a hundred times slower.
const byWords = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/** Middle of the monthly searches; null when no source knows them. */
export function volumeOf({ figures }: Pick<ResearchKeyword, 'figures'>): number | null {
  return figures.volume ? (figures.volume.low + figures.volume.high) / 2 : null;
}

type Listed = Pick<ResearchKeyword, 'keyword' | 'priority' | 'difficulty' | 'intent' | 'figures'>;

/** The keywords that the view asks for, in its order. Unknown volumes stand last whichever way it is sorted. */
export function viewed<Keyword extends Listed>(keywords: readonly Keyword[], view: ListView): Keyword[] {
  const words = view.text.toLowerCase().split(/\s+/).filter(Boolean);
  const kept = keywords.filter(
    (one) =>
      (view.intent === '' || one.intent === view.intent) &&
      (view.priority === '' || one.priority === view.priority) &&
      words.every((word) => one.keyword.toLowerCase().includes(word)),
  );
  const sign = view.descending ? -1 : 1;
  const rank = (level: KeywordLevel) => keywordLevels.indexOf(level);
  const compare: Record<SortKey, (a: Keyword, b: Keyword) => number> = {
    priority: (a, b) => sign * (rank(a.priority) - rank(b.priority)),
    difficulty: (a, b) => sign * (rank(a.difficulty) - rank(b.difficulty)),
    intent: (a, b) => sign * (searchIntents.indexOf(a.intent) - searchIntents.indexOf(b.intent)),
    keyword: (a, b) => sign * byWords.compare(a.keyword, b.keyword),
    volume: (a, b) => {
      const [left, right] = [volumeOf(a), volumeOf(b)];
      if (left === null || right === null) return Number(left === null) - Number(right === null);
      return sign * (left - right);
    },
  };
  // The sort is stable: within one level the order of the research stays.
  return kept.sort(compare[view.sort]);
}

/** A selection after one row was ticked; with `range`, all rows from the last ticked one up to it. */
export function ticked(
  selected: ReadonlySet<string>,
  order: readonly string[],
  { keyword, anchor, range }: { keyword: string; anchor: string | null; range: boolean },
): Set<string> {
  const next = new Set(selected);
  const on = !selected.has(keyword);
  const from = range && anchor !== null ? order.indexOf(anchor) : -1;
  const to = order.indexOf(keyword);
  const span = from === -1 || to === -1 ? [keyword] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
  for (const one of span) {
    if (on) next.add(one);
    else next.delete(one);
  }
  return next;
}
