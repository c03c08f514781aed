import { fieldCounts, formFieldsOf } from '#rules/form/seo-form.ts';
import { fieldRules, platforms } from './index.ts';
import type { FieldRule, Forbidden, Limit, Platform, Target } from './platform.ts';

const unitNames = {
  characters: ['character', 'characters'],
  bytes: ['byte', 'bytes'],
  width: ['width unit', 'width units'],
  'tag-list': ['counted', 'counted'],
  items: ['entry', 'entries'],
  words: ['word', 'words'],
} as const;

const number = (value: number): string => value.toLocaleString('en-US');

function limitText(limit: Limit): string {
  const [one, many] = unitNames[limit.unit];
  const least = limit.min === undefined ? '' : `${number(limit.min)}-`;
  return `${least}${number(limit.max)} ${limit.max === 1 ? one : many}${limit.strength === 'hard' ? '' : ' (advice)'}`;
}

const targetText = (target: Target | undefined): string =>
  target === undefined
    ? ''
    : target.from === target.to
      ? number(target.to)
      : `${number(target.from)}-${number(target.to)}`;

function row(...cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ')).join(' | ')} |`;
}

function table(head: string[], rows: string[]): string {
  return [row(...head), row(...head.map(() => '---')), ...rows].join('\n');
}

function limitsOf(rule: FieldRule): [string, Limit, Target | undefined][] {
  if (rule.kind === 'text') return [['', rule.limit, rule.target]];
  if (rule.kind === 'pairs')
    return [
      ['pairs: ', rule.count, rule.countTarget],
      ['name: ', rule.name, undefined],
      ['value: ', rule.value, undefined],
    ];
  return [
    ['list: ', rule.count, rule.countTarget],
    ['each: ', rule.each, rule.eachTarget],
    ...(rule.total === undefined
      ? []
      : [['together: ', rule.total, rule.totalTarget] as [string, Limit, Target | undefined]]),
  ];
}

function shapeOf(rule: FieldRule): string {
  const repeats =
    rule.kind === 'text' && rule.maxWordRepeats !== undefined
      ? `; no word more than ${rule.maxWordRepeats}×`
      : '';
  if (rule.kind === 'text') return `${rule.format}${repeats}`;
  return rule.kind === 'pairs' ? 'name and value' : `list of ${rule.entryFormat ?? 'phrase'}s`;
}

function fieldRow(rule: FieldRule): string {
  const limits = limitsOf(rule);
  return row(
    `${rule.label} (\`${rule.id}\`)${rule.apiName === undefined ? '' : `<br>\`${rule.apiName}\``}`,
    limits.map(([what, limit]) => `${what}${limitText(limit)}`).join('; '),
    limits
      .filter(([, , target]) => target !== undefined)
      .map(([what, , target]) => `${what}${targetText(target)}`)
      .join('; '),
    rule.required ? 'yes' : 'no',
    shapeOf(rule),
    [...new Set(limits.map(([, limit]) => `${limit.source} (${limit.confidence}, ${limit.date})`))].join(
      '; ',
    ),
  ).replaceAll('&lt;br>', '<br>');
}

function forbiddenRow(item: Forbidden, platform: Platform): string {
  const repair =
    item.repair === 'remove'
      ? 'taken out'
      : item.repair === 'space'
        ? 'becomes a space'
        : 'written otherwise';
  return row(
    item.label,
    item.fields === undefined
      ? 'all'
      : item.fields.map((field) => platform.fields[field]?.label ?? field).join(', '),
    `${repair}${item.allowedInBrand === true ? '; allowed inside the own brand' : ''}${item.advice === true ? '; advice only' : ''}`,
    `${item.source} (${item.date})`,
  );
}

/** What the page says of one platform, as Markdown. */
export function sectionOf(platform: Platform): string {
  const counts = fieldCounts(platform.id);
  const indexed = platform.indexedFields.map((field) => platform.fields[field]?.label ?? field).join(', ');
  return [
    `## ${platform.name}`,
    '',
    `Describes a ${platform.subject === 'app' ? 'mobile app' : platform.subject}. English titles in ${platform.titleCase} case. Keywords shown: ${targetText(platform.keywordCount)}. Searched by itself: ${indexed}. Import: ${platform.importFormat}.`,
    '',
    `Voice: ${platform.voice}`,
    '',
    '### Fields',
    '',
    table(['Field', 'Limit', 'Aim', 'Required', 'Shape', 'Source'], fieldRules(platform).map(fieldRow)),
    '',
    '### What each field should say',
    '',
    ...fieldRules(platform).map((rule) => `- **${rule.label}**: ${rule.guidance}`),
    '',
    '### Taken out',
    '',
    table(
      ['What', 'Where', 'Repair', 'Source'],
      platform.forbidden.map((item) => forbiddenRow(item, platform)),
    ),
    '',
    '### Form',
    '',
    `${counts.required} required and ${counts.optional} optional fields, business name and industry included. Of its own:`,
    '',
    platform.form.length === 0
      ? 'none.'
      : table(
          ['Input', 'Required', 'Kind', 'Hint'],
          platform.form.map((field) =>
            row(
              `${field.label} (\`${field.name}\`)`,
              field.required ? 'yes' : 'no',
              field.input,
              field.hint ?? '',
            ),
          ),
        ),
    '',
  ].join('\n');
}

/** The page of all rules (docs/platform-rules.md), as Markdown: it says what the platform files say. */
export function rulesPage(): string {
  const common = formFieldsOf('website').map((field) => `${field.label} (\`${field.name}\`)`);
  return [
    '# Rules of the platforms',
    '',
    'Generated by `npm run docs:rules` from `src/rules/platforms/`. Do not edit: change the platform file and run it again.',
    '',
    '- **characters** are Unicode code points (an emoji counts one); **bytes** are UTF-8; **counted** is YouTube’s arithmetic: commas count, and two quote marks for a tag with a space.',
    '- A plain limit is **hard**: the platform refuses or cuts more. **(advice)** is a display width, published advice, or our own bound where none is published. What is generated keeps to both; a hand edit is only stopped by the hard ones.',
    '- **Aim** is the range that the writers and the score work towards.',
    '- confirmed: read at the platform itself; third-party: read at a named other source; memory: believed true, not found in a source.',
    '- All capitals are set in normal case everywhere, except acronyms, sizes, Roman numerals and the seller’s own names.',
    '',
    `Every form also offers: ${common.join(', ')}.`,
    '',
    ...Object.values(platforms).map(sectionOf),
  ].join('\n');
}
