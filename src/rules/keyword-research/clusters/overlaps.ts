import type { KeywordCluster } from '#contract/keyword-research.ts';
import type { Cut } from './cut.ts';

/** A cluster with what it was cut by. */
export interface CutCluster {
  cluster: KeywordCluster;
  cut: Cut;
}

/** Overlaps named for one cluster, and keywords named for one overlap. */
const mostOverlaps = 5;
const mostKeywords = 5;
/** Longer topics are not looked for among a keyword's stems: the number of combinations grows too fast. */
const longestTopic = 3;

const topicKey = (stems: readonly string[]): string => stems.toSorted().join(' ');

/**
 * Names the clusters whose pages would compete with each other (cannibalisation): the same subject with another intent,
 * and keywords that another page of the same intent answers as well, since they hold all words of its topic.
 */
export function nameOverlaps(clusters: readonly CutCluster[]): void {
  const byTopic = new Map<string, CutCluster[]>();
  for (const one of clusters) {
    if (one.cut.topic.length > longestTopic) continue;
    const key = topicKey(one.cut.topic);
    byTopic.set(key, [...(byTopic.get(key) ?? []), one]);
  }
  for (const one of clusters) {
    const shared = new Map<CutCluster, string[]>();
    for (const member of one.cut.members) {
      for (const key of keysWithin(member.signature.stems)) {
        for (const other of byTopic.get(key) ?? []) {
          if (other === one || !competes(one, other)) continue;
          const keywords = shared.get(other) ?? [];
          keywords.push(member.keyword);
          shared.set(other, keywords);
        }
      }
    }
    one.cluster.overlaps = [...shared]
      .toSorted(
        ([a, left], [b, right]) => right.length - left.length || (a.cluster.id < b.cluster.id ? -1 : 1),
      )
      .slice(0, mostOverlaps)
      .map(([other, keywords]) => ({
        cluster: other.cluster.id,
        topic: other.cluster.topic,
        keywords: keywords.slice(0, mostKeywords),
        advice: adviceFor(one.cluster, other.cluster),
      }));
  }
}

/** Pages of the same intent compete unless one stands above the other; of different intents only about one subject. */
function competes(one: CutCluster, other: CutCluster): boolean {
  if (one.cluster.intent !== other.cluster.intent)
    return nearBuying(one) && nearBuying(other) && topicKey(one.cut.topic) === topicKey(other.cut.topic);
  // A page on "mugs" above one on "travel mugs" is a shelf and its goods, not a rival.
  return other.cut.topic.length > 1 && !other.cut.topic.every((stem) => one.cut.topic.includes(stem));
}

/** Search engines often answer "mug" and "best mug" with the same pages; an article is seldom among them. */
function nearBuying({ cluster }: CutCluster): boolean {
  return cluster.intent === 'transactional' || cluster.intent === 'commercial';
}

function adviceFor(one: KeywordCluster, other: KeywordCluster): string {
  if (one.intent !== other.intent)
    return `Both pages are about “${one.topic}”: give each only the keywords of its own intent, and link from the one that compares to the one that sells.`;
  return `Put these keywords on one of the two pages only, and link from there to the page on “${other.topic}”.`;
}

/** Keys of all topics that a keyword's stems hold. */
function keysWithin(stems: readonly string[]): string[] {
  const some = stems.slice(0, 8);
  const keys: string[] = [];
  for (let a = 0; a < some.length; a += 1) {
    keys.push(some[a]!);
    for (let b = a + 1; b < some.length; b += 1) {
      keys.push(`${some[a]} ${some[b]}`);
      for (let c = b + 1; c < some.length; c += 1) keys.push(`${some[a]} ${some[b]} ${some[c]}`);
    }
  }
  return keys;
}
