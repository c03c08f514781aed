import type { Signature } from './signature.ts';

/** A keyword on its way into a cluster. */
export interface Member {
  keyword: string;
  /** How much it is searched, to name and order clusters; 0 when unknown. */
  weight: number;
  signature: Signature;
}

/** Members whose stems all hold the topic. */
export interface Cut {
  /** Every stem that all of them share. */
  topic: readonly string[];
  members: Member[];
}

/** Fewer keywords with a further word in common do not make a page of their own. */
const fewestOfOnePage = 3;
const deepest = 6;

/**
 * Parts members by what they are about: first by the thing that they name; a group too large for one page is cut by the
 * stem that most of its members share beyond its topic, and so on. What shares no further stem stays with the topic.
 * The order of the input does not matter; ties go by the alphabet.
 * @param mostOfOnePage wordings of one subject that one page answers
 */
export function cutByTopic(members: readonly Member[], mostOfOnePage: number): Cut[] {
  const cuts: Cut[] = [];
  const keyOf = ({ signature: { subject, head } }: Member): string => subject?.join(' ') ?? head;
  for (const [key, named] of sorted(Map.groupBy(members, keyOf))) {
    // One keyword alone is a subject with all its words.
    const [only] = named;
    if (named.length === 1 && only) cuts.push({ topic: only.signature.stems, members: named });
    else part(named[0]?.signature.subject ?? [key], named);
  }
  for (const cut of cuts) cut.topic = sharedStems(cut);
  return cuts;

  function part(topic: readonly string[], group: Member[]): void {
    if (group.length <= mostOfOnePage || topic.length >= deepest) {
      cuts.push({ topic, members: group });
      return;
    }
    const { groups, rest } = byCommonestStem(group, topic);
    for (const [stem, next] of sorted(groups)) {
      // A word whose keywords went to a commoner one leaves crumbs, which belong to the page above.
      if (next.length < fewestOfOnePage) rest.push(...next);
      else part([...topic, stem], next);
    }
    if (rest.length > 0) cuts.push({ topic, members: rest });
  }
}

/** What every member says: "installation" becomes "bathroom installation" when there is no other. */
function sharedStems({ topic, members }: Cut): readonly string[] {
  const [first, ...others] = members;
  const more = (first?.signature.stems ?? []).filter(
    (stem) => !topic.includes(stem) && others.every(({ signature }) => signature.stems.includes(stem)),
  );
  return [...topic, ...more];
}

function sorted(groups: ReadonlyMap<string, Member[]>): [string, Member[]][] {
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function byCommonestStem(
  group: readonly Member[],
  topic: readonly string[],
): { groups: Map<string, Member[]>; rest: Member[] } {
  const counts = new Map<string, number>();
  for (const { signature } of group)
    for (const stem of signature.stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  for (const stem of topic) counts.delete(stem);
  const groups = new Map<string, Member[]>();
  const rest: Member[] = [];
  for (const member of group) {
    const stem = commonest(member.signature.stems, counts);
    if (stem === null || counts.get(stem)! < fewestOfOnePage) {
      rest.push(member);
      continue;
    }
    const known = groups.get(stem);
    if (known) known.push(member);
    else groups.set(stem, [member]);
  }
  return { groups, rest };
}

function commonest(stems: readonly string[], counts: ReadonlyMap<string, number>): string | null {
  let best: string | null = null;
  let most = 0;
  for (const stem of stems) {
    const count = counts.get(stem) ?? 0;
    // Stems are sorted, so that the first of equals is the first in the alphabet.
    if (count > most) {
      best = stem;
      most = count;
    }
  }
  return best;
}
