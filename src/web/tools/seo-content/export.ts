import Papa from 'papaparse';
import type { FieldValue, SeoResult, SeoResultItem } from '#contract/seo-content.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { escapeAnywhere } from '#rules/text/escape-html.ts';
import type { DownloadFile } from '#web/lib/download.ts';
import { formulaStart } from '#rules/spreadsheet/formula-start.ts';

export const exportFormats = ['text', 'csv', 'json', 'html'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const endings: Record<ExportFormat, { ending: string; type: string }> = {
  text: { ending: 'txt', type: 'text/plain;charset=utf-8' },
  csv: { ending: 'csv', type: 'text/csv;charset=utf-8' },
  json: { ending: 'json', type: 'application/json' },
  html: { ending: 'html', type: 'text/html;charset=utf-8' },
};

/** A field's value as lines of plain text; name–value pairs as "name: value". */
function linesOf(value: FieldValue): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return value.map((entry) => (typeof entry === 'string' ? entry : `${entry.name}: ${entry.value}`));
}

/** What the platform itself calls a field. */
function fieldLabel(item: SeoResultItem, field: string): string {
  return platforms[item.platform].fields[field as FieldId]?.label ?? field;
}

/** The blocks of one listing in the order of the specification, then the platform's own fields. */
function blocksOf(item: SeoResultItem): [label: string, lines: string[]][] {
  const own = Object.entries(item.platformFields).map(([field, value]): [string, string[]] => [
    fieldLabel(item, field),
    linesOf(value),
  ]);
  return [
    ['Meta description', linesOf(item.metaDescription)],
    ['Title tag', linesOf(item.titleTag)],
    ['Keywords', item.keywords.length > 0 ? [item.keywords.join(', ')] : []],
    ['Product title', linesOf(item.productTitle)],
    ['Bullet points', item.bulletPoints.map((bullet) => `- ${bullet}`)],
    ['Tags', item.tags.length > 0 ? [item.tags.join(', ')] : []],
    ['Search terms', item.searchTerms.length > 0 ? [item.searchTerms.join(' ')] : []],
    ['Improved body text', linesOf(item.improvedBodyText)],
    ...own,
    ['SEO score', [`${item.seoScore} out of 100`]],
    ['Recommendations', item.recommendations.map((recommendation) => `- ${recommendation}`)],
  ];
}

function asText(result: SeoResult): string {
  return result.products
    .map((item, index) => {
      const heading = `${index + 1}. ${item.productName} (${platforms[item.platform].name})`;
      const blocks = blocksOf(item)
        .filter(([, lines]) => lines.length > 0)
        .map(([label, lines]) => `${label}:\n${lines.join('\n')}`);
      return [`${heading}\n${'='.repeat(heading.length)}`, ...blocks].join('\n\n');
    })
    .join('\n\n\n');
}

function asCsv(result: SeoResult): string {
  const rows = result.products.map((item) =>
    Object.fromEntries([
      ['Product', item.productName],
      ['Platform', platforms[item.platform].name],
      ...blocksOf(item).map(([label, lines]) => [label, lines.join('\n')]),
    ]),
  );
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  // escapeFormulae: a title such as "=HYPERLINK(…)" must stay text when a spreadsheet opens the file.
  return `\uFEFF${Papa.unparse(rows, { columns, escapeFormulae: formulaStart })}`;
}

function asHtml(result: SeoResult): string {
  const sections = result.products.map((item) => {
    const blocks = blocksOf(item)
      .filter(([, lines]) => lines.length > 0)
      .map(
        ([label, lines]) =>
          `<h3>${escapeAnywhere(label)}</h3>\n<p>${lines.map(escapeAnywhere).join('<br>\n').replaceAll('\n\n', '<br><br>\n')}</p>`,
      );
    return `<section>\n<h2>${escapeAnywhere(item.productName)}</h2>\n${blocks.join('\n')}\n</section>`;
  });
  const language = result.products[0]?.language ?? 'en';
  return [
    '<!doctype html>',
    `<html lang="${escapeAnywhere(language)}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>SEO content</title><style>h2,p{unicode-bidi:plaintext}</style></head>',
    '<body>',
    ...sections,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const writers: Record<ExportFormat, (result: SeoResult) => string> = {
  text: asText,
  csv: asCsv,
  json: (result) => `${JSON.stringify(result, null, 2)}\n`,
  html: asHtml,
};

/** The file of "Export All": `seo-content-{count}-products.txt` and its kin. */
export function exportFile(result: SeoResult, format: ExportFormat): DownloadFile {
  const { ending, type } = endings[format];
  return {
    name: `seo-content-${result.products.length}-products.${ending}`,
    type,
    content: writers[format](result),
  };
}
