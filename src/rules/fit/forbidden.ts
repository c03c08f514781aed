import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { finds } from '#rules/text/pattern-finds.ts';
import { cutClaim } from '#rules/ledger/claim-cut.ts';
import type { FieldId, Forbidden, Platform } from '#rules/platforms/platform.ts';
import { mayMatch } from '#rules/text/guards.ts';
import type { FitContext } from './fit-options.ts';
import { withoutOpenEnd } from './open-ends.ts';
import { type Place, placesOf } from './places.ts';
import type { RepairLog } from './repair-log.ts';

/** Passes after which what still hits is simply struck out; removing can join new hits. */
const passes = 4;
/** A cut of the whole clause may take this many characters more than the hit; beyond it only the hit goes. */
const clauseAtMost = 220;
/** More hits than these are no text with a slip in it: they are struck out without looking at clauses. */
const mostClauses = 40;
/** Fewer words than this are no statement. */
const leastWords = 3;

const byPlatform = new WeakMap<Platform, Map<FieldId, readonly Forbidden[]>>();

/** Rules that apply to one field, looked up once for each platform. */
export function forbiddenIn(platform: Platform, field: FieldId): readonly Forbidden[] {
  let map = byPlatform.get(platform);
  if (map === undefined) byPlatform.set(platform, (map = new Map()));
  let rules = map.get(field);
  if (rules === undefined) {
    rules = platform.forbidden.filter((item) => item.fields === undefined || item.fields.includes(field));
    map.set(field, rules);
  }
  return rules;
}

/** Stands between the entries of a list while they are searched together; no pattern reads across it. */
const between = '\n·\n';
const byLine = new WeakMap<Forbidden, RegExp>();

/** Rules that hit some entry of a list: each looks at the whole list once, since a list has many short entries. */
export function forbiddenInList(
  entries: readonly string[],
  platform: Platform,
  field: FieldId,
): readonly Forbidden[] {
  const text = entries.join(between);
  return forbiddenIn(platform, field).filter((rule) => {
    if (!mayMatch(rule.pattern, text)) return false;
    let pattern = byLine.get(rule);
    if (pattern === undefined) {
      const flags = rule.pattern.flags.replace('g', '');
      pattern = new RegExp(rule.pattern.source, flags.includes('m') ? flags : `${flags}m`);
      byLine.set(rule, pattern);
    }
    return pattern.test(text);
  });
}

/** Places in a text that a rule refuses, those inside the seller's own names left out where the rule allows it. */
export function hitsOf(text: string, rule: Forbidden, names: readonly string[]): Place[] {
  const found = finds(rule.pattern, text);
  if (found.length === 0) return [];
  const hits = found
    .filter((find) => find.text !== '')
    .map((find) => ({ start: find.start, end: find.start + find.text.length }));
  if (rule.allowedInBrand !== true || names.length === 0) return hits;
  const own = placesOf(text, names);
  return hits.filter((hit) => !own.some((place) => place.start <= hit.start && hit.end <= place.end));
}

/** Takes everything out that the platform refuses in this field, and names it. */
export function takeOutForbidden(
  text: string,
  field: FieldId,
  prose: boolean,
  context: FitContext,
  log: RepairLog,
  rules: readonly Forbidden[] = forbiddenIn(context.platform, field),
): string {
  const names = context.names ?? [];
  let current = text;
  for (let pass = 0; pass < passes; pass += 1) {
    const before = current;
    for (const rule of rules) {
      const hits = hitsOf(current, rule, names);
      if (hits.length === 0) continue;
      log.add(
        `Taken out, because ${rule.label} are not allowed here.`,
        hits.map((hit) => current.slice(hit.start, hit.end)),
      );
      current = repaired(current, rule, hits, prose, context.language.written);
    }
    if (current === before) return current;
  }
  return struckOut(current, rules, names);
}

function repaired(
  text: string,
  rule: Forbidden,
  hits: readonly Place[],
  prose: boolean,
  language: WrittenLanguage,
): string {
  if (rule.repair === 'remove' && hits.length <= mostClauses && hits.some((hit) => isPhrase(text, hit))) {
    // From the end, so that the places before stay right.
    return hits.reduceRight(
      (result, hit) => (hit.end <= result.length ? withoutPhrase(result, hit, rule, prose) : result),
      text,
    );
  }
  let result = '';
  let last = 0;
  for (const { start, end } of hits) {
    const found = text.slice(start, end);
    const put = rule.repair === 'remove' ? '' : rule.repair === 'space' ? ' ' : rule.repair(found, language);
    result += text.slice(last, start) + put;
    last = end;
  }
  return result + text.slice(last);
}

const isPhrase = (text: string, { start, end }: Place): boolean =>
  /\p{L}{3}|\d{3}/u.test(text.slice(start, end));

/** Rules whose single words are adjectives or names: the word goes alone where what stays is a sentence. */
const wordRules: ReadonlySet<string> = new Set([
  'rank-claims',
  'absolute-words',
  'performance-words',
  'name-superlatives',
  'platform-names',
  'retailers',
  'apple-marks',
  'search-term-words',
  'wasted-keywords',
  'noise-words',
]);

/** A phrase goes with its clause, so that the sentence stays one; alone where that would cost too much. */
function withoutPhrase(text: string, hit: Place, rule: Forbidden, prose: boolean): string {
  // "Engraved board wedding gift, walnut": the clause around a gift in a title is the thing, and what follows its facts.
  if (rule.id === 'gift-words' && /\p{L} $/u.test(text.slice(0, hit.start)) && text.startsWith(', ', hit.end))
    return `${withoutOpenEnd(text.slice(0, hit.start)).trimEnd()}${text.slice(hit.end)}`;
  const cut = cutClaim(text, { ...hit, kind: wordRules.has(rule.id) ? 'superlative' : 'offer' });
  const lost = text.length - cut.length - (hit.end - hit.start);
  if (rule.id === 'guarantees' && wordsIn(cut) < leastWords && ofTime.test(around(text, hit)))
    return withoutAttached(text, hit) ?? cut;
  if (lost <= 2 || (lost <= clauseAtMost && wordsIn(cut) >= leastWords)) return cut;
  const alone = withoutWords(text, hit);
  // "See" and "Call" are nothing without what they pointed to.
  return prose && wordsIn(alone) < leastWords ? '' : alone;
}

/** "Two years of warranty": for how long something holds says nothing without what it is. */
const ofTime =
  /(?<!\p{L})(?:years?|months?|days?|lifetime|Jahr(?:e[ns]?)?|Monat(?:e[ns]?)?|Tag(?:e[ns]?)?|años?|mes(?:es)?|días?|ans?|mois|jours?|vie)(?!\p{L})/iu;
const mostAround = 24;
const around = (text: string, { start, end }: Place): string =>
  text.slice(Math.max(0, start - mostAround), end + mostAround);

const attached =
  /(?<!(?:comes|come|ships|sold|kommt|kommen|geliefert|viene|vienen|vient|livrée?))\s(?:with|plus|including|mit|samt|inklusive|avec|con)(?:\s[\p{L}\p{N}-]+){0,4}\s?$/iu;

/** "Boots with two years of warranty": a name without what is attached to it. */
function withoutAttached(text: string, { start }: Place): string | null {
  const joint = attached.exec(text.slice(0, start));
  return joint === null || joint.index === 0 ? null : text.slice(0, joint.index);
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

function withoutWords(text: string, { start, end }: Place): string {
  let before = text.slice(0, start);
  let after = text.slice(end);
  if (/^\s*(?:$|[.,;:!?)|\n])/u.test(after)) before = withoutOpenEnd(before);
  if (/(?:^|[.!?\n]\s*)$/u.test(before.slice(-3)))
    after = after
      .replace(/^\s*(?:and|or|but|und|oder|y|o|et|ou)\s+/iu, ' ')
      .replace(/^\s*\p{Ll}/u, (letter) => letter.toUpperCase());
  return `${before} ${after}`.replace(/[ \t]{2,}/gu, ' ');
}

/** Strikes hits out until none is left. Every round shortens the text, so it ends. */
function struckOut(text: string, rules: readonly Forbidden[], names: readonly string[]): string {
  let current = text;
  for (let round = 0; round < 50; round += 1) {
    const before = current;
    for (const rule of rules) {
      for (const hit of hitsOf(current, rule, names).toReversed())
        current = current.slice(0, hit.start) + current.slice(hit.end);
    }
    if (current === before) return current;
  }
  return '';
}
