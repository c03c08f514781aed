import { cutClaim } from '#rules/ledger/claim-cut.ts';
import type { FieldId, Forbidden, Platform } from '#rules/platforms/platform.ts';
import type { FitContext } from './fit-options.ts';
import type { RepairLog } from './repair-log.ts';

/** Passes after which what still hits is simply struck out; removing can join new hits. */
const passes = 4;
/** A cut of the whole clause may take this many characters more than the hit; beyond it only the hit goes. */
const clauseAtMost = 220;

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

/** Places in a text that a rule refuses, those inside the seller's own names left out where the rule allows it. */
export function hitsOf(
  text: string,
  rule: Forbidden,
  names: readonly string[],
): { start: number; end: number }[] {
  rule.pattern.lastIndex = 0;
  const found = rule.pattern.test(text);
  // `matchAll` would start where `test` stopped.
  rule.pattern.lastIndex = 0;
  if (!found) return [];
  const hits = [...text.matchAll(rule.pattern)]
    .filter((match) => match[0] !== '')
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
  if (rule.allowedInBrand !== true || names.length === 0) return hits;
  const own = placesOf(text, names);
  return hits.filter((hit) => !own.some((place) => place.start <= hit.start && hit.end <= place.end));
}

/** Where phrases stand in a text, as whole words, whatever their case. */
export function placesOf(text: string, phrases: readonly string[]): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  const lower = text.toLowerCase();
  // A few letters change their length in lower case; places would be wrong then, and protection is only a nicety.
  if (lower.length !== text.length) return places;
  for (const phrase of phrases) {
    const wanted = phrase.trim().toLowerCase();
    if (wanted === '') continue;
    for (
      let start = lower.indexOf(wanted);
      start !== -1;
      start = lower.indexOf(wanted, start + wanted.length)
    ) {
      const end = start + wanted.length;
      if (!joins(lower, start - 1, start) && !joins(lower, end - 1, end)) places.push({ start, end });
    }
  }
  return places;
}

function joins(text: string, left: number, right: number): boolean {
  const pair = /^[\p{L}\p{N}]{2}$/u;
  return left >= 0 && right < text.length && pair.test(text.charAt(left) + text.charAt(right));
}

/** Takes everything out that the platform refuses in this field, and names it. */
export function takeOutForbidden(text: string, field: FieldId, context: FitContext, log: RepairLog): string {
  const rules = forbiddenIn(context.platform, field);
  const names = context.names ?? [];
  let current = text;
  for (let pass = 0; pass < passes; pass += 1) {
    const before = current;
    for (const rule of rules) {
      const hits = hitsOf(current, rule, names);
      if (hits.length === 0) continue;
      log.add(
        `Taken out, because ${context.platform.name} does not take ${rule.label} here.`,
        hits.map((hit) => current.slice(hit.start, hit.end)),
      );
      current = repaired(current, rule, hits);
    }
    if (current === before) return current;
  }
  return struckOut(current, rules, names);
}

function repaired(text: string, rule: Forbidden, hits: { start: number; end: number }[]): string {
  let result = text;
  // From the end, so that the places before stay right.
  for (const hit of hits.toReversed()) {
    const found = result.slice(hit.start, hit.end);
    if (rule.repair === 'remove' && /\p{L}{3}|\d{3}/u.test(found)) result = withoutPhrase(result, hit);
    else {
      const put = rule.repair === 'remove' ? '' : rule.repair === 'space' ? ' ' : rule.repair(found);
      result = `${result.slice(0, hit.start)}${put}${result.slice(hit.end)}`;
    }
  }
  return result;
}

/** A phrase goes with its clause, so that the sentence stays one; alone where that would cost too much. */
function withoutPhrase(text: string, hit: { start: number; end: number }): string {
  const kind = /\s/u.test(text.slice(hit.start, hit.end)) ? 'offer' : 'superlative';
  const cut = cutClaim(text, { ...hit, kind });
  const lost = text.length - cut.length - (hit.end - hit.start);
  const few = (cut.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) < 3;
  if (lost <= 2 || (lost <= clauseAtMost && !few && cut !== '')) return cut;
  return `${text.slice(0, hit.start)} ${text.slice(hit.end)}`.replace(/[ \t]{2,}/gu, ' ');
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
