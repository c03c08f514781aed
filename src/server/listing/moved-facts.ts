import { claimHits } from '#rules/ledger/claim-index.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { contentStemsOf, foldWord, partsOf } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { carried, dishwasher, washer } from './appliances.ts';
import type { Unsaid } from './brief-words.ts';
import { movedDeeds, movedParts } from './moved-parts.ts';
import { clauseEnds, headsOf, isSame, meets, not, partedAt } from './parts-of-clauses.ts';

const joints = /\s(?:and|und|sowie|y|e|et|ed)\s/giu;
/** Where "en" is "and", and no "of" as in French and Spanish. */
const dutchJoints = /\sen\s/giu;
/** What a clause excepts belongs to another part as well. */
const excepts =
  /(?<!\p{L})(?:without|except|ohne|außer|sin|salvo|sans|sauf|senza|tranne|zonder|behalve|sem|exceto|neither|weder|ni|nor|n[eé]|noch|nem)(?!\p{L})/iu;
/** "The lid is not", "a tampa vai": a part of which the same is said as before, or its contrary, without a word of what. */
const elliptic = longPattern('iu')`
  ^[^\p{N}]{2,40}\s(?:is|are|does|do|goes|can|may|must|should|isn[’']t|aren[’']t|doesn[’']t|don[’']t|ist|sind|darf|dürfen|kann|können|geht|gehen|es|son|está|están|puede|pueden|va|van|sí|no|l[’']est|le sont|peut|oui|non|può|possono|vanno|sì|mag|mogen|kan|kunnen|wel|niet|vai|vão|pode|podem|sim|não)(?:\s(?:not|nicht|no|pas|non|niet|não))?$
`;
/** Who washes a part by hand does not put it into a machine. */
const byHand =
  /(?<!\p{L})(?:by hand|hand[- ]?wash\p{L}*|von hand|handwäsche|a mano|à la main|met de hand|handwas|à mão)(?!\p{L})/iu;

/** A clause with a verb, of whose subject what follows is said as well; a row of phrases has none. */
const whole =
  /(?<!\p{L})(?:is|are|has|have|ist|sind|hat|haben|es|son|tiene|est|sont|a|ont|è|sono|ha|zijn|heeft|é|são|tem)(?!\p{L})/iu;

interface Holders {
  /** Stems of the clauses that say so of a part. */
  allowed: Set<string>;
  /** Stems of those that deny it. */
  denied: Set<string>;
  /** Whether a clause says so of no part at all, or of the thing itself. */
  isWhole: boolean;
}

const shortest = 3;

/** What a clause speaks of beside where it goes. */
const nounsOf = (clause: string): string[] =>
  contentStemsOf(carried.reduce((left, one) => left.replaceAll(one, ' '), clause)).filter(
    (stem) => stem.length >= shortest && !idle.has(stem),
  );

const idle: ReadonlySet<string> = new Set(
  contentStemsOf(
    'safe suitable washed wash clean cleaned put goes go hand hands needs must only please well dry itself both parts simply fest geeignet waschen spülen gespült hand dürfen darf gehen einfach bitte apto apta aptos aptas lavar lava lavan mano va van puede pueden ' +
      'passe passent laver lave main peut peuvent lavare lava mano possono vanno wassen was hand mogen mag kunnen gaan lavar lava-se mão pode podem vai vão máquina machine maschine macchina lavagem resistant resistente résistant kan può pode graden degrees grad grados degrés gradi graus op auf at bei wasbaar',
  ),
);

const holders = new WeakMap<Prepared, readonly Holders[]>();

/** Of which parts the brief says that they go where, and of which that they do not. */
function holdersOf(prepared: Prepared): readonly Holders[] {
  const before = holders.get(prepared);
  if (before !== undefined) return before;
  const { ledger } = prepared;
  const found = carried.map((): Holders => ({ allowed: new Set(), denied: new Set(), isWhole: false }));
  const name = headsOf(prepared);
  for (const { text } of ledger.sentences) {
    let row: readonly string[] = [];
    let last: { at: number; isDenied: boolean }[] = [];
    let before = '';
    for (const { text: clause } of partedAt(text, clauseEnds)) {
      const own = nounsOf(clause);
      // "The glass may go in the oven, microwave and freezer": what goes on is said of the same.
      const stems = own.length === 0 && (last.length > 0 || whole.test(before)) ? row : own;
      row = stems;
      before = clause;
      const said = carried.flatMap((one, at) =>
        matchesOf(one, clause).length > 0 ? [{ at, isDenied: not.test(clause) }] : [],
      );
      const isRest = said.length === 0 && last.length > 0 && elliptic.test(clause.trim());
      const told = isRest ? last.map(({ at }) => ({ at, isDenied: not.test(clause) })) : said;
      for (const { at, isDenied } of told) {
        const held = found[at]!;
        for (const stem of stems) (isDenied ? held.denied : held.allowed).add(stem);
        held.isWhole ||= !isDenied && (stems.length === 0 || stems.some((stem) => name.has(stem)));
      }
      if (said.length === 0 && byHand.test(clause))
        for (const at of [dishwasher, washer]) for (const stem of stems) found[at]!.denied.add(stem);
      last = told.length > 0 ? told : last;
    }
  }
  holders.set(prepared, found);
  return found;
}

/** Whether the brief says of any part that it goes there, by the number of the appliance. */
export const isAllowedForPart = (at: number, prepared: Prepared): boolean =>
  holdersOf(prepared)[at]!.allowed.size > 0;

/** "The lid is dishwasher safe" where the brief says so of the bowl: what holds for one part is said of another, or denied of it. */
function movedPlaces(text: string, prepared: Prepared): Unsaid[] {
  const found: Unsaid[] = [];
  const all = holdersOf(prepared);
  if (all.every(({ allowed, denied }) => allowed.size === 0 && denied.size === 0)) return found;
  for (const { text: clause, start } of partedAt(text, clauseEnds))
    for (const [at, { allowed, denied, isWhole }] of all.entries()) {
      const [match] = matchesOf(carried[at]!, clause);
      if (match === undefined || excepts.test(clause)) continue;
      // A washing machine goes into none.
      if (matchesOf(carried[at]!, prepared.brief.product.name).length > 0) continue;
      const stems = nounsOf(clause);
      const isOf = meets(stems, allowed);
      const isOfDenied = meets(stems, denied);
      const subject = nounsOf(clause.slice(0, match.index));
      const isOther =
        allowed.size > 0 && !isWhole && !isOf && subject.some((stem) => prepared.ledger.stems.has(stem));
      const isMoved = not.test(clause) ? isOf && !isOfDenied : (isOfDenied && !isOf) || isOther;
      if (isMoved) found.push({ start, end: start + clause.length, kind: 'deed' });
    }
  return found;
}

/** Stuffs of which others are kinds, so that "wood" may be said of what is of acacia: those that none of a list is a kind of. */
const metals: readonly string[] = [
  'metal',
  'steel',
  'stainless steel',
  'iron',
  'cast iron',
  'brass',
  'bronze',
  'copper',
  'aluminium',
  'silver',
  'gold',
  'zinc',
  'tin',
];
const noWoods: ReadonlySet<string> = new Set([
  ...metals,
  ...'plastic,glass,ceramic,stoneware,porcelain,cotton,linen,wool,canvas,oilcloth,nylon,polyester,felt,silk,hemp,jute,cork,paper,rubber,silicone'.split(
    ',',
  ),
]);
const isMetal: ReadonlySet<string> = new Set(metals);

/** Whether a stuff may be another name of one of those that the brief tells. */
function mayBeOf(stuff: string, others: readonly string[]): boolean {
  // Sterling silver is silver.
  if (others.some((one) => one.endsWith(stuff) || stuff.endsWith(one))) return true;
  if (isMetal.has(stuff)) return /metal|steel/u.test(stuff) && others.some((one) => isMetal.has(one));
  if (stuff === 'wood' || stuff === 'leather') return !others.every((one) => noWoods.has(one));
  return /^(?:fabric|textile|paper|plastic)$/u.test(stuff) && !others.every((one) => isMetal.has(one));
}

interface Told {
  stuff: string;
  /** The stuff as it is written. */
  word: string;
  part: string;
}

const stuffsOf = new WeakMap<Prepared, readonly Told[]>();

/** The parts of a clause that each of its stuffs may be of. */
function toldIn(text: string, prepared: Prepared): (Told & { start: number; end: number })[] {
  const { ledger } = prepared;
  const { written } = ledger.language;
  const makers = [ledger.brand, prepared.brief.businessName]
    .map((maker) => maker.toLowerCase())
    .filter((maker) => maker.includes(' '));
  return partedAt(text, clauseEnds).flatMap(({ text: coarse, start: from }) =>
    partedAt(coarse, ledger.language.tag.startsWith('nl') ? dutchJoints : joints).flatMap(
      ({ text: clause, start }) => {
        const hits = claimHits(clause, written).filter(
          // "Harbor Linen" is who makes it.
          ({ payload, end }) =>
            payload.kind === 'material' &&
            !makers.some((maker) => clause.slice(0, end).toLowerCase().endsWith(maker)),
        );
        const words = partsOf(clause).filter(
          (word) =>
            !word.small &&
            word.stem.length >= shortest &&
            !hits.some((hit) => word.start < hit.end && hit.start < word.end),
        );
        return hits.flatMap((hit) => {
          const behind = words.find(
            (word) => word.start >= hit.end && /^[\s-]$/u.test(clause.slice(hit.end, word.start)),
          );
          // "Backpack of waxed cotton": what is of a stuff stands before the "of".
          const of =
            partsOf(clause).findLast((word) => word.small && word.end <= hit.start)?.start ?? hit.start;
          const before =
            words.findLast((word) => word.end <= of) ?? words.findLast((word) => word.end <= hit.start);
          const part = (written === 'en' || written === 'de') && behind !== undefined ? behind : before;
          return part === undefined
            ? []
            : [
                {
                  stuff: hit.payload.group,
                  word: foldWord(clause.slice(hit.start, hit.end)),
                  part: part.stem,
                  start: from + start,
                  end: from + start + clause.length,
                },
              ];
        });
      },
    ),
  );
}

/** "Lederrucksack": a stuff of the brief and what would be of it, in one word. German. */
const compoundsOf = (text: string, told: readonly Told[]): (Told & { start: number; end: number })[] =>
  partsOf(text).flatMap(({ text: one, start, end }) => {
    const folded = foldWord(one);
    const stuff = told.find(
      ({ word }) => folded.startsWith(word) && folded.length >= word.length + leastCompound,
    );
    return stuff === undefined ? [] : [{ ...stuff, part: folded.slice(stuff.word.length), start, end }];
  });

/** Letters of a thing behind its stuff. */
const leastCompound = 4;

/** "The head is of metal" where the brief says so of the foot, and of the head that it is of plastic. */
function movedStuffs(text: string, prepared: Prepared): Unsaid[] {
  let own = stuffsOf.get(prepared);
  if (own === undefined) {
    own = prepared.ledger.sentences.flatMap((sentence) => toldIn(sentence.text, prepared));
    stuffsOf.set(prepared, own);
  }
  if (new Set(own.map(({ stuff }) => stuff)).size < 2) return [];
  const isOf = (part: string, one: Told): boolean => isSame(part, one.part);
  const told = own;
  return [
    ...toldIn(text, prepared),
    ...(prepared.ledger.language.written === 'de' ? compoundsOf(text, told) : []),
  ]
    .filter(({ stuff, part }) => {
      const others = own.filter((one) => isOf(part, one)).map((one) => one.stuff);
      if (others.length === 0 || others.includes(stuff) || !own.some((one) => one.stuff === stuff))
        return false;
      return !mayBeOf(stuff, others);
    })
    .map(({ start, end }) => ({ start, end, kind: 'deed' }));
}

/** What a text says of one part of a thing that its brief says of another. */
export const movedIn = (text: string, prepared: Prepared): Unsaid[] => [
  ...movedPlaces(text, prepared),
  ...movedStuffs(text, prepared),
  ...movedParts(text, prepared),
  ...movedDeeds(text, prepared),
];
