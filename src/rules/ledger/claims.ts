import { deniedThings } from './denied-things.ts';
import { deniesCure, isSubject, isTopic } from './ailments.ts';
import type { Ledger } from '#rules/listing/listing.ts';
import { claimHits, type ClaimKind } from './claim-index.ts';
import { cutClaim } from './claim-cut.ts';
import {
  backedMeasures,
  type BackedMeasures,
  isBackedFraction,
  isBackedNumber,
  isPartOfMeasure,
} from './claim-numbers.ts';
import { endorsementsIn } from './endorsements.ts';
import { strangeContents } from './contents-claims.ts';
import { strangeSizes } from './letter-sizes.ts';
import { strangeMonths, strangeWeekdays } from './months.ts';
import { propertiesIn } from './properties.ts';
import { strangeClaims } from './strange-claims.ts';
import { strangeNames } from './strange-names.ts';
import { isDerived, isMiscounted } from './derived.ts';
import { fractionsIn } from './fractions.ts';
import { addImplied, compoundMaterials, groupMeant, isHandwork } from './implied-claims.ts';
import { isMissing, isOtherWordThere } from './hit-in-place.ts';
import { isNegated } from './negated.ts';
import { numbersIn } from './numbers.ts';
import { isStuffOfOthers } from './stuff-of-others.ts';
import { clockAround, isSaidOtherwise } from './said-otherwise.ts';
import { isSaidToBeNew } from './said-to-be-new.ts';
import { strangeSigns } from './strange-signs.ts';
import { stemsOf, tokensOf, type Token } from '#rules/text/words.ts';

export { fillerHits } from './filler.ts';

/** A claim of an output that nothing in the brief backs, with its place in UTF-16 units. */
export interface Claim {
  text: string;
  kind: ClaimKind;
  start: number;
  end: number;
}

interface Backing {
  /** Groups that the brief claims, and groups that it only denies ("no plastic parts") or says of others ("lighter than glass"). */
  claimed: ReadonlySet<string>;
  denied: ReadonlySet<string>;
  measures: BackedMeasures;
}

/** Kinds that are praise or rank: denied they claim nothing. */
const unboasted = new Set<ClaimKind>(['origin', 'superlative', 'award', 'social', 'time']);
const polarKinds = new Set<ClaimKind>(['material', 'safety']);
const backings = new WeakMap<Ledger, Backing>();
/** Texts judged against a ledger: cutting, filling and scoring ask about the same ones. Bounded for long editing. */
const judged = new WeakMap<Ledger, Map<string, readonly Claim[]>>();
const mostJudged = 300;

function backingOf(ledger: Ledger): Backing {
  const known = backings.get(ledger);
  if (known !== undefined) return known;
  const claimed = new Set<string>();
  const denied = new Set<string>();
  const texts = ledger.sentences.map((sentence) => sentence.text);
  for (const fact of ledger.facts) if (!fact.quote.includes(fact.value)) texts.push(fact.value);
  for (const text of texts) {
    const tokens = tokensOf(text);
    for (const hit of claimHits(text, ledger.language.written)) {
      const group = groupMeant(hit.payload.group, text, hit.start, hit.end);
      const isOthers = (): boolean =>
        hit.payload.kind === 'material' && isStuffOfOthers(text, hit.start, hit.end, ledger);
      (isNegated(text, tokens, hit.from, hit.to) || isOthers() ? denied : claimed).add(group);
    }
  }
  addImplied(texts, claimed, denied, ledger);
  const backing = { claimed, denied, measures: backedMeasures(texts) };
  backings.set(ledger, backing);
  return backing;
}

/** "stainless steel" backs "steel", never the other way round. */
function isWithin(group: string, claimed: ReadonlySet<string>): boolean {
  for (const other of claimed) if (other.endsWith(` ${group}`) || other.startsWith(`${group} `)) return true;
  return false;
}

function isBackedWord(
  group: string,
  kind: ClaimKind,
  tokens: readonly Token[],
  negated: boolean,
  ledger: Ledger,
  backing: Backing,
): boolean {
  if (kind === 'medical') return false;
  if (backing.claimed.has(group) || isWithin(group, backing.claimed)) return true;
  if (backing.denied.has(group)) return negated || !polarKinds.has(kind);
  if (kind === 'history' && isSaidToBeNew(tokens, ledger)) return true;
  if (tokens.length !== 1) return false;
  const [{ stem }] = tokens as readonly [Token];
  // "We deliver" of a delivery.
  if (kind === 'shipping' && stem.length >= sharedFront && sharesFront(stem, ledger)) return true;
  // "Van katoen" of a "katoenen lont": languages without lists of endings.
  if (kind === 'material' && ledger.language.written === 'other' && beginsOne(stem, ledger)) return true;
  // "Chipboard with veneer" of veneered chipboard; what is silvered is no silver.
  return ledger.stems.has(stem) || (kind === 'material' && coats.has(stem) && ledger.stems.has(`${stem}ed`));
}

/** Letters in which a word and its kin agree: "entregamos" of "entrega". */
const sharedFront = 6;

const shortestStuff = 5;

function beginsOne(stem: string, { stems }: Ledger): boolean {
  if (stem.length < shortestStuff) return false;
  for (const one of stems) if (one.startsWith(stem)) return true;
  return false;
}

function sharesFront(stem: string, { stems }: Ledger): boolean {
  const front = stem.slice(0, sharedFront);
  for (const one of stems) if (one.startsWith(front)) return true;
  return false;
}

/** Everyday words that are a stuff's name elsewhere but for an accent or an ending: "la" (lã), "tra" (trä), "tre", "har" (hars). */
const otherWords: ReadonlySet<string> = new Set(['la', 'tra', 'tre', 'har']);
const coats: ReadonlySet<string> = new Set(['veneer', 'wax', 'lacquer', 'rubber']);

/**
 * Claims of a text that the ledger does not back: invented numbers and measures, materials, colours, places,
 * certificates, safety, environment, superlatives, guarantees, shipping, price and praise. A medical effect is
 * always among them, because the platforms refuse it even when the seller says it. In order, not overlapping.
 */
export function unbackedClaims(text: string, ledger: Ledger): readonly Claim[] {
  if (text === '') return [];
  let known = judged.get(ledger);
  const before = known?.get(text);
  if (before !== undefined) return before;
  if (known === undefined || known.size >= mostJudged) judged.set(ledger, (known = new Map()));
  const claims = findUnbacked(text, ledger);
  known.set(text, claims);
  return claims;
}

const labelEnd = /^(?: \([^)\n]{1,60}\))?\s?:\s/u;

/** "Certification: OEKO-TEX Standard 100": the word that heads a line claims nothing where the seller fills in his certificates. */
function headsCertificates(text: string, end: number, { facts }: Ledger): boolean {
  return labelEnd.test(text.slice(end, end + 65)) && facts.some(({ source }) => source === 'certifications');
}

function findUnbacked(text: string, ledger: Ledger): Claim[] {
  const backing = backingOf(ledger);
  const claims: Claim[] = [];
  const tokens = tokensOf(text);
  const hits = claimHits(text, ledger.language.written);
  for (const hit of hits) {
    const { kind } = hit.payload;
    const group = groupMeant(hit.payload.group, text, hit.start, hit.end);
    if (kind === 'plain') continue;
    const words = tokens.slice(hit.from, hit.to);
    const negated =
      isNegated(text, tokens, hit.from, hit.to) ||
      (kind === 'material' && isMissing(text, hit.end)) ||
      (kind === 'material' && backing.denied.has(group) && isStuffOfOthers(text, hit.start, hit.end, ledger));
    // What a video or a service is about is said by its maker; what it cures is not.
    const isNamed = kind === 'medical' && words.every(({ stem }) => ledger.stems.has(stem));
    if (isNamed && deniesCure(text, hit.start)) continue;
    if (isNamed && (isSubject(text.slice(hit.start, hit.end), ledger) || isTopic(text, hit.start, hit.end)))
      continue;
    if (isOtherWordThere(text, hit) || isBackedWord(group, kind, words, negated, ledger, backing)) continue;
    // "One of the knobs is not original": nobody boasts so.
    if (negated && unboasted.has(kind)) continue;
    const said = text.slice(hit.start, hit.end);
    if (kind === 'certificate' && headsCertificates(text, hit.end, ledger)) continue;
    if (otherWords.has(said.toLowerCase())) continue;
    if (
      isHandwork(kind, said, backing.claimed, (verb) => stemsOf(verb).some((stem) => ledger.stems.has(stem)))
    )
      continue;
    claims.push({ text: said, kind, start: hit.start, end: hit.end });
  }
  for (const { start, end } of strangeSigns(text, ledger))
    claims.push({ text: text.slice(start, end), kind: 'script', start, end });
  const fractions = fractionsIn(text);
  for (const number of numbersIn(text)) {
    if (fractions.some(({ start, end }) => start <= number.start && number.end <= end)) continue;
    if (isBackedNumber(number, text, ledger, backing.measures) && !isMiscounted(number, text, ledger))
      continue;
    if (isSaidOtherwise(number, text, ledger) || isPartOfMeasure(number, text, backing.measures)) continue;
    if (isDerived(number, text, ledger)) continue;
    const clock = clockAround(number, text, ledger);
    if (clock?.backed) continue;
    // A time goes as a whole: "Tuesdays, 6:30 pm" without its hour reads "Tuesdays:30 pm".
    const { start, end } = clock ?? { start: number.start, end: number.unitEnd };
    claims.push({ text: text.slice(start, end), kind: 'number', start, end });
  }
  for (const fraction of fractions) {
    const { start, end } = fraction;
    const said = text.slice(start, end);
    const isVerbatim = ledger.sentences.some((one) => one.text.toLowerCase().includes(said.toLowerCase()));
    const asNumber = { readings: [fraction.reading], unit: fraction.unit, start, unitEnd: end };
    if (!isVerbatim && !isBackedFraction(fraction, backing.measures) && !isDerived(asNumber, text, ledger))
      claims.push({ text: said, kind: 'number', start, end });
  }
  const add = (kind: ClaimKind, found: readonly { start: number; end: number }[]): void => {
    for (const { start, end } of found) claims.push({ text: text.slice(start, end), kind, start, end });
  };
  for (const { start, end, isAttribute } of endorsementsIn(text, ledger))
    add(isAttribute ? 'social' : 'name', [{ start, end }]);
  for (const { kind, start, end } of strangeClaims(text, ledger)) add(kind, [{ start, end }]);
  // "British harbours" of harbours in Britain.
  const isPlace = (start: number, end: number): boolean =>
    hits.some(
      (hit) =>
        hit.payload.kind === 'place' &&
        hit.start <= start &&
        end <= hit.end &&
        backing.claimed.has(hit.payload.group),
    );
  add(
    'name',
    strangeNames(text, ledger).filter(({ start, end }) => !isPlace(start, end)),
  );
  add('contents', strangeContents(text, ledger));
  add('contents', deniedThings(text, ledger));
  add('safety', propertiesIn(text, ledger));
  add('time', strangeMonths(text, ledger));
  add('number', strangeWeekdays(text, ledger));
  add('number', strangeSizes(text, ledger));
  if (ledger.language.written === 'de') add('material', compoundMaterials(text, ledger, backing.claimed));
  claims.sort((a, b) => a.start - b.start);
  const apart: Claim[] = [];
  for (const claim of claims) {
    const last = apart.at(-1);
    if (last === undefined || claim.start >= last.end) apart.push(claim);
    // "Recommended by | dog trainers": of two that begin together the longer says it whole.
    else if (claim.start === last.start && claim.end > last.end)
      apart.splice(-1, 1, { ...last, end: claim.end, text: claim.text });
  }
  return apart;
}

/**
 * Takes every unbacked claim out of a text: the word where it is a plain attribute, else its clause, else its
 * sentence, so that what stays is grammatical. Returns the claims that were taken out, in order.
 */
export function removeUnbacked(text: string, ledger: Ledger): { text: string; removed: Claim[] } {
  let current = text;
  const removed: Claim[] = [];
  for (let round = 0; round < 60; round += 1) {
    const claim = unbackedClaims(current, ledger)[0];
    if (claim === undefined) return { text: current, removed };
    removed.push(claim);
    current = cutClaim(current, claim);
  }
  return { text: '', removed };
}
