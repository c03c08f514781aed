import { longPattern } from '#rules/text/long-pattern.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { contentStemsOf, partsOf } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { carried } from './appliances.ts';
import type { Unsaid } from './brief-words.ts';
import { isCount, isNeutral, isSize } from './neutral.ts';
import { clauseEnds, headsOf, isSame, meets, not, partedAt } from './parts-of-clauses.ts';

/** Shorter words tell nothing. */
const shortest = 3;

/** Where a part of a thing is, behind that part: "air holes at the back", "Löcher im Deckel". */
const place = longPattern('giu')`
  \s(?:(?:at|in|on|inside|under|behind) (?:(?:the|its|both|each) )?|(?:am|im) |(?:an|in|auf|unter|hinter) (?:der|dem|den|beiden) |en (?:el|la|los|las|su) |(?:dans|sur|sous|à) (?:les? |la |l[’'])|(?:au|aux) |(?:nel|nella|nei|nelle|nello|sul|sulla|sui|sulle|sullo) |(?:nell|sull)[’']
    |(?:in|op|aan|onder) (?:de|het) |(?:na|no|nas|nos) )(\p{L}{3,}(?: \p{L}+){0,3})
`;

/** Each part of a text with the part or the side that it is said to be at. */
function placesIn(text: string): { part: string; at: readonly string[]; start: number; end: number }[] {
  return partedAt(text, clauseEnds).flatMap(({ text: clause, start }) =>
    matchesOf(place, clause).flatMap((match) => {
      // Where it is put is judged by itself.
      if (carried.some((one) => matchesOf(one, match[1]!).length > 0)) return [];
      const at =
        /^\p{L}+/u.test(match[1]!) && partsOf(match[1]!)[0]?.small === false ? contentStemsOf(match[1]!) : [];
      const part = contentStemsOf(clause.slice(0, match.index)).findLast(
        (stem) => stem.length > shortest && !sits.test(stem),
      );
      return at.length === 0 || part === undefined ? [] : [{ part, at, start, end: start + clause.length }];
    }),
  );
}

const sits =
  /^(?:sit|sits|lie|hang|found|place|sitz|sitzt|sitzen|befind\p{L}*|liegt|liegen|lleva|tiene|est[aá]n?|trouve|trouvent|trova|trovano|zit|zitten|fica|ficam)$/u;

const placesOf = new WeakMap<Prepared, ReturnType<typeof placesIn>>();

/** "Air holes in the lid" of what the brief says that they are at the back. */
export function movedParts(text: string, prepared: Prepared): Unsaid[] {
  let own = placesOf.get(prepared);
  if (own === undefined) {
    own = prepared.ledger.sentences.flatMap((sentence) => placesIn(sentence.text));
    placesOf.set(prepared, own);
  }
  if (own.length === 0) return [];
  const { ledger, brief } = prepared;
  const name = contentStemsOf(`${brief.product.name} ${ledger.productType}`);
  return placesIn(text)
    .filter(({ part, at }) => {
      const places = own.filter((one) => isSame(one.part, part));
      // What the whole thing is called is no part of it.
      const isPart = ledger.stems.has(at[0]!) && !ofWhole(at[0]!, name, ledger.productType);
      return isPart && places.length > 0 && !places.some((one) => meets(one.at, new Set(at)));
    })
    .map(({ start, end }) => ({ start, end, kind: 'deed' }));
}

/** "Bin" of a "bread bin with wooden lid", whose lid is a part. */
const ofWhole = (at: string, name: readonly string[], type: string): boolean =>
  contentStemsOf(type).some((stem) => isSame(stem, at)) || name[0] === at;

const subject = longPattern('iu')`
  ^\s*(?:the|its|both|each|der|die|das|ihre?|seine?|el|la|los|las|sus?|le|les|son|sa|ses|il|lo|i|gli|de|het|os?|as?)\s((?:\p{L}[\p{L}-]*\s){1,3}?)(?:is|are|was|were|has|have|comes?|can|may|ist|sind|war|waren|hat|haben|kann|können|darf|dürfen|es|son|está|están|tiene|tienen|lleva|llevan|puede|pueden|est|sont|a|ont|peut|peuvent
    |è|sono|ha|hanno|può|zijn|heeft|hebben|mag|kan|é|são|tem|têm|pode|podem)\s(.{3,})$
`;
const follows =
  /^\s*(?:it|they|this|these|that|both|its|their|which|er|sie|es|diese\p{L}?|ihre?|beide|se|lo|los|ella|ellos|il|elle|ils|elles|ce|ces|esso|essa|hij|ze|deze|ele|ela)(?!\p{L})/iu;

/** Each sentence of a brief with those behind it that go on about the same, as the stems of both. */
function passagesOf({ ledger }: Prepared): readonly ReadonlySet<string>[] {
  const passages: Set<string>[] = [];
  for (const { text } of ledger.sentences) {
    const stems = contentStemsOf(text);
    passages.push(new Set(stems));
    if (follows.test(text)) for (const stem of stems) passages.at(-2)?.add(stem);
  }
  return passages;
}

const passages = new WeakMap<Prepared, readonly ReadonlySet<string>[]>();

/** "The base is waxed" where the brief says so of the stone: a part and what is said of it stand nowhere together. */
export function movedDeeds(text: string, prepared: Prepared): Unsaid[] {
  let own = passages.get(prepared);
  if (own === undefined) passages.set(prepared, (own = passagesOf(prepared)));
  const { ledger } = prepared;
  const { written } = ledger.language;
  const name = new Set([...contentStemsOf(prepared.brief.product.name), ...headsOf(prepared)]);
  const isPlain = (stem: string): boolean =>
    stem.length < shortest ||
    isCount(stem) ||
    isSize(stem) ||
    (written !== 'other' && isNeutral(stem, written));
  return partedAt(text, clauseEnds).flatMap(({ text: clause, start }) => {
    const [, front = '', behind = ''] = subject.exec(clause) ?? [];
    const parts = contentStemsOf(front);
    const part = parts.at(/^(?:es|fr|it|pt)/u.test(ledger.language.tag) ? 0 : -1);
    const told = contentStemsOf(behind).filter((stem) => !isPlain(stem));
    if (part === undefined || part.length < shortest || told.length === 0 || not.test(clause)) return [];
    if (meets([part], name) || !meets([part], ledger.stems)) return [];
    // What the brief has no word of at all is judged elsewhere.
    if (!told.every((stem) => meets([stem], ledger.stems))) return [];
    const isTold = own.some((stems) => meets([part], stems) && told.some((stem) => meets([stem], stems)));
    return isTold ? [] : [{ start, end: start + clause.length, kind: 'deed' }];
  });
}
