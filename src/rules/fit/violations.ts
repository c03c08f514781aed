import { countList, countText } from '#rules/text/count.ts';
import type { Listing } from '#rules/listing/listing.ts';
import { fieldRules } from '#rules/platforms/index.ts';
import type { FieldId, FieldRule, Limit, Platform } from '#rules/platforms/platform.ts';
import { entriesOf } from '#rules/facts/field-text.ts';
import { forbiddenIn, hitsOf } from './forbidden.ts';

/** Why a platform would refuse a field, in a sentence for the user. */
export interface Violation {
  field: FieldId;
  message: string;
}

/** Hard limits that are broken, content that the platform refuses, and entries that stand twice. */
export function violations(listing: Listing, platform: Platform, names: readonly string[] = []): Violation[] {
  const found: Violation[] = [];
  for (const rule of fieldRules(platform)) {
    const value = listing[rule.id];
    if (value === undefined) continue;
    const entries = entriesOf(value);
    const add = (message: string): void =>
      void found.push({ field: rule.id, message: `${rule.label}: ${message}` });
    for (const message of overLimits(listing, rule)) add(message);
    for (const entry of entries) {
      for (const item of forbiddenIn(platform, rule.id)) {
        if (item.advice === true) continue;
        const [hit] = hitsOf(entry, item, names);
        if (hit === undefined) continue;
        const text = entry.slice(hit.start, hit.end).trim();
        add(`${platform.name} does not take ${item.label}${text === '' ? '' : ` (“${text}”)`}.`);
      }
    }
    const folded = rule.kind === 'list' ? entries.map((entry) => entry.toLowerCase()) : [];
    const twice = folded.find((entry, index) => folded.indexOf(entry) !== index);
    if (twice !== undefined) add(`“${twice}” stands twice.`);
  }
  return found;
}

function overLimits(listing: Listing, rule: FieldRule): string[] {
  const value = listing[rule.id];
  if (rule.kind === 'text') {
    if (typeof value !== 'string') return [];
    return over(countText(value, rule.limit.unit), rule.limit, '');
  }
  const entries = entriesOf(value);
  if (rule.kind === 'pairs') {
    const pairs = Array.isArray(value) ? value.filter((entry) => typeof entry !== 'string') : [];
    return [
      ...over(pairs.length, rule.count, ''),
      ...pairs.flatMap((pair) => [
        ...over(countText(pair.name, rule.name.unit), rule.name, ` in the name “${pair.name}”`),
        ...over(countText(pair.value, rule.value.unit), rule.value, ` in “${pair.name}”`),
      ]),
    ];
  }
  return [
    ...over(entries.length, rule.count, ''),
    ...entries.flatMap((entry) =>
      over(countText(entry, rule.each.unit), rule.each, ` in “${entry.slice(0, 40)}”`),
    ),
    ...(rule.total ? over(countList(entries, rule.total.unit, rule.separator), rule.total, ' together') : []),
  ];
}

const unitNames = {
  characters: 'characters',
  bytes: 'bytes',
  width: 'width units',
  'tag-list': 'characters',
  items: 'entries',
  words: 'words',
};

function over(count: number, limit: Limit, where: string): string[] {
  if (limit.strength !== 'hard' || count <= limit.max) return [];
  return [`${count} ${unitNames[limit.unit]}${where}, at most ${limit.max}.`];
}
