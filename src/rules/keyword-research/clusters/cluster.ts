import type { ClusterPageKind, KeywordCluster, SearchIntent } from '#contract/keyword-research.ts';
import { plainWordsOf } from '#rules/keyword-research/intent.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { slugOf } from '#rules/fit/slug.ts';
import { cutByTopic, type Cut, type Member } from './cut.ts';
import { joinSmall } from './join-small.ts';
import { nameOverlaps, type CutCluster } from './overlaps.ts';
import { thingPlace } from './head-word.ts';
import { clusterStem, readWords, settleHeads, signatureOf, type Signature } from './signature.ts';

/** A keyword with what is known of its searches. */
export interface ClusterInput {
  keyword: string;
  volume?: { low: number; high: number } | undefined;
  /** Used to name and order clusters when there is no volume: impressions, or the place in a list. */
  weight?: number | undefined;
}

export interface ClusterOptions {
  /** Wordings of one subject that one page answers. 40 when absent. */
  mostOfOnePage?: number;
  /** Words that mean the user's towns, so that a page on a place is known as one. */
  places?: readonly string[];
  /** The business's own name. */
  brand?: string;
  /** Whether the business sells services rather than goods. */
  services?: boolean;
  /** What the business sells: things that share their last word have a page each. */
  subjects?: readonly string[];
  /** Names and short forms as titles of pages write them: "Bad Tölz", "EV". */
  written?: readonly string[];
}

const slugLength = 60;
const shelfSize = 12;
const intentOrder = ['transactional', 'commercial', 'informational', 'navigational'] as const;

/**
 * Groups keywords by what they are about and by intent: each group is answered by one page. Every keyword is in exactly
 * one cluster; the most searched clusters come first. The same keywords give the same clusters in any order. 50,000
 * keywords take about a second.
 */
export function clusterKeywords(
  inputs: readonly ClusterInput[],
  {
    mostOfOnePage = 40,
    places = [],
    brand = '',
    services = false,
    subjects = [],
    written = [],
  }: ClusterOptions = {},
): KeywordCluster[] {
  const known = new Map(inputs.map((input) => [input.keyword, input]));
  const byIntent = new Map<SearchIntent, Member[]>(intentOrder.map((intent) => [intent, []]));
  const words = new Map([...known.keys()].map((keyword) => [keyword, readWords(keyword)]));
  const options = {
    place: thingPlace([...words.values()]),
    placeWords: new Set(places.flatMap(plainWordsOf)),
  };
  const own = plainWordsOf(brand);
  for (const input of known.values()) {
    const read = words.get(input.keyword)!;
    const named = own.length > 0 && ` ${read.join(' ')} `.includes(` ${own.join(' ')} `);
    const signature = named ? nameSignature(own) : signatureOf(read, options);
    const { intent } = signature;
    const weight = input.volume?.high ?? input.weight ?? 0;
    byIntent.get(intent)!.push({ keyword: input.keyword, weight, signature: { ...signature, intent } });
  }
  if (options.place === 'free')
    settleHeads([...byIntent.values()].flatMap((members) => members.map(({ signature }) => signature)));
  nameSubjects(
    [...byIntent.values()].flat(),
    subjects.map((subject) => signatureOf(readWords(subject), options)),
  );
  const context = { written, places: places.map((place) => plainWordsOf(place).join(' ')), brand, services };
  const cuts = intentOrder.flatMap((intent) =>
    cutByTopic(byIntent.get(intent)!, mostOfOnePage).map((cut) => ({ intent, cut })),
  );
  const clusters = joinSmall(cuts).map(({ intent, cut }): CutCluster => ({
    cut,
    cluster: clusterOf(cut, intent, known, context),
  }));
  clusters.sort((a, b) => weightOf(b.cut) - weightOf(a.cut) || byTopicText(a.cluster, b.cluster));
  for (const [index, { cluster }] of clusters.entries()) cluster.id = `c${index + 1}`;
  nameOverlaps(clusters);
  return clusters.map(({ cluster }) => cluster);
}

/** "Solar panel installation" and "EV charger installation" are two subjects, though both are an installation. */
function nameSubjects(members: readonly Member[], subjects: readonly Signature[]): void {
  const shared = subjects
    .filter(({ head }) => subjects.filter((other) => other.head === head).length > 1)
    .toSorted((a, b) => b.stems.length - a.stems.length);
  if (shared.length === 0) return;
  for (const { signature } of members) {
    const found = shared.find(({ stems }) => stems.every((stem) => signature.stems.includes(stem)));
    if (found !== undefined) signature.subject = found.stems;
  }
}

/** Whoever types the business's name wants the business, whatever stands beside it. */
function nameSignature(name: readonly string[]): Signature {
  const stems = [...new Set(name.map(clusterStem))].toSorted();
  return { intent: 'navigational', stems, head: stems[0] ?? '', heads: [] };
}

function weightOf({ members }: Cut): number {
  return members.reduce((sum, { weight }) => sum + weight, 0);
}

function byTopicText(a: KeywordCluster, b: KeywordCluster): number {
  return b.keywords.length - a.keywords.length || (a.topic < b.topic ? -1 : a.topic > b.topic ? 1 : 0);
}

interface Context {
  written: readonly string[];
  places: readonly string[];
  brand: string;
  services: boolean;
}

function clusterOf(
  cut: Cut,
  intent: SearchIntent,
  known: ReadonlyMap<string, ClusterInput>,
  context: Context,
): KeywordCluster {
  cut.members.sort((a, b) => b.weight - a.weight || (a.keyword < b.keyword ? -1 : 1));
  const topic = nameOf(cut);
  const volumes = cut.members.flatMap(({ keyword }) => known.get(keyword)?.volume ?? []);
  return {
    id: '',
    topic,
    intent,
    page: {
      kind: pageKind(topic, intent, cut, context),
      title: titled(topic, context.written),
      slug: slugOf(topic, slugLength),
    },
    keywords: cut.members.map(({ keyword }) => keyword),
    volume:
      volumes.length === 0
        ? null
        : {
            low: volumes.reduce((sum, { low }) => sum + low, 0),
            high: volumes.reduce((sum, { high }) => sum + high, 0),
            known: volumes.length,
          },
    overlaps: [],
  };
}

/** The keyword that says the topic and least beside it; what it says beside it is left out. */
function nameOf({ members, topic }: Cut): string {
  const extra = ({ signature }: Member): number => signature.stems.length - topic.length;
  const [best] = members.toSorted(
    (a, b) => extra(a) - extra(b) || wordCount(a) - wordCount(b) || b.weight - a.weight,
  );
  if (best === undefined) return topic.join(' ');
  return extra(best) <= 0 ? best.keyword : topicWords(best.keyword, topic);
}

/** Words of the topic in their order, with the small words that stand between them. */
function topicWords(keyword: string, topic: readonly string[]): string {
  const words = keyword.split(/\s+/u);
  const named = words.map((word) => plainWordsOf(word).some((part) => topic.includes(clusterStem(part))));
  const first = named.indexOf(true);
  const last = named.lastIndexOf(true);
  const kept = words.filter(
    (word, index) =>
      index >= first && index <= last && (named[index] || plainWordsOf(word).every(isFunctionWord)),
  );
  return first === -1 ? keyword : kept.join(' ');
}

function wordCount({ keyword }: Member): number {
  return keyword.split(' ').length;
}

function pageKind(topic: string, intent: SearchIntent, cut: Cut, context: Context): ClusterPageKind {
  const words = ` ${plainWordsOf(topic).join(' ')} `;
  const brand = plainWordsOf(context.brand).join(' ');
  if (brand !== '' && words.includes(` ${brand} `)) return 'brand';
  if (intent === 'informational') return 'article';
  if (intent === 'navigational') return 'brand';
  if (context.places.some((place) => place !== '' && words.includes(` ${place} `))) return 'place';
  if (intent === 'commercial') return 'comparison';
  if (context.services) return 'service';
  return cut.members.length > shelfSize ? 'category' : 'listing';
}

/** As a heading writes it: names and short forms with their capitals, and the first letter. */
function titled(topic: string, written: readonly string[]): string {
  let title = topic;
  for (const name of written) {
    if (name === '') continue;
    const pattern = new RegExp(
      `(?<![\\p{L}\\d])${name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}(?![\\p{L}\\d])`,
      'giu',
    );
    title = title.replace(pattern, () => name);
  }
  const [first = '', ...rest] = title;
  return first.toUpperCase() + rest.join('');
}
