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

/** One named part of a listing. */
interface Block {
  label: string;
  lines: string[];
  /** The lines are items that stand for themselves, with a mark in front where the format has one. */
  list?: boolean;
}

/** The texts of one listing in the order of the specification, then the platform's own fields. */
function textsOf(item: SeoResultItem): Block[] {
  const own = Object.entries(item.platformFields).map(([field, value]): Block => {
    return { label: fieldLabel(item, field), lines: linesOf(value) };
  });
  return [
    { label: 'Meta description', lines: linesOf(item.metaDescription) },
    { label: 'Title tag', lines: linesOf(item.titleTag) },
    { label: 'Keywords', lines: item.keywords.length > 0 ? [item.keywords.join(', ')] : [] },
    { label: 'Product title', lines: linesOf(item.productTitle) },
    { label: 'Bullet points', lines: item.bulletPoints, list: true },
    { label: 'Tags', lines: item.tags.length > 0 ? [item.tags.join(', ')] : [] },
    { label: 'Search terms', lines: item.searchTerms.length > 0 ? [item.searchTerms.join(' ')] : [] },
    { label: 'Improved body text', lines: linesOf(item.improvedBodyText) },
    ...own,
  ];
}

const recommendationsOf = (item: SeoResultItem): Block => ({
  label: 'Recommendations',
  lines: item.recommendations,
  list: true,
});

/** Everything that is read by people: the texts, the score in words, the recommendations. */
function blocksOf(item: SeoResultItem): Block[] {
  const score: Block = { label: 'SEO score', lines: [`${item.seoScore} out of 100`] };
  return [...textsOf(item), score, recommendationsOf(item)].filter(({ lines }) => lines.length > 0);
}

function asText(result: SeoResult): string {
  return result.products
    .map((item, index) => {
      const heading = `${index + 1}. ${item.productName} (${platforms[item.platform].name})`;
      const blocks = blocksOf(item).map(({ label, lines, list }) => {
        const shown = list ? lines.map((line) => `- ${line}`) : lines;
        return `${label}:\n${shown.join('\n')}`;
      });
      return [`${heading}\n${'='.repeat(heading.length)}`, ...blocks].join('\n\n');
    })
    .join('\n\n\n');
}

function asCsv(result: SeoResult): string {
  const cell = ({ label, lines }: Block): [string, string] => [label, lines.join('\n')];
  const rows = result.products.map((item) =>
    Object.fromEntries<string | number>([
      ['Product', item.productName],
      ['Platform', platforms[item.platform].name],
      ...textsOf(item).map(cell),
      // A number, so that the column can be sorted; items without a dash, which would make the cell look like a formula.
      ['SEO score', item.seoScore],
      cell(recommendationsOf(item)),
    ]),
  );
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  // escapeFormulae: a title such as "=HYPERLINK(…)" must stay text when a spreadsheet opens the file.
  return `\uFEFF${Papa.unparse(rows, { columns, escapeFormulae: formulaStart })}`;
}

/** The file stands alone: what it looks like is inside it, and nothing is loaded. */
const htmlStyle = `
:root{color-scheme:light dark}
body{max-width:44rem;margin:2.5rem auto;padding:0 1.25rem;font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.1rem;font-weight:400;opacity:.75}
h2{font-size:1.6rem;line-height:1.25;margin:2.5rem 0 .25rem}
h3{font-size:.9rem;margin:1.5rem 0 .25rem}
p,ul{margin:0 0 .75rem}
ul{padding-left:1.25rem}
section+section{border-top:1px solid;margin-top:3rem}
h2,p,li{unicode-bidi:plaintext}
h2,h3{break-after:avoid}
`;

function htmlOf({ label, lines, list }: Block): string {
  // Names of fields are English, whatever the listing is written in.
  const heading = `<h3 lang="en">${escapeAnywhere(label)}</h3>`;
  if (list)
    return `${heading}\n<ul>\n${lines.map((line) => `<li>${escapeAnywhere(line)}</li>`).join('\n')}\n</ul>`;
  const paragraphs = lines.join('\n').split(/\n{2,}/);
  const shown = paragraphs.map((text) => `<p>${escapeAnywhere(text).replaceAll('\n', '<br>\n')}</p>`);
  return `${heading}\n${shown.join('\n')}`;
}

function asHtml(result: SeoResult): string {
  const sections = result.products.map((item) => {
    const head = `<h2>${escapeAnywhere(item.productName)}</h2>\n<p>${escapeAnywhere(platforms[item.platform].name)}</p>`;
    return `<section>\n${head}\n${blocksOf(item).map(htmlOf).join('\n')}\n</section>`;
  });
  const language = result.products[0]?.language ?? 'en';
  const count = result.products.length;
  const title = `SEO content of ${count === 1 ? '1 product' : `${count} products`}`;
  return [
    '<!doctype html>',
    `<html lang="${escapeAnywhere(language)}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${htmlStyle}</style></head>`,
    '<body>',
    `<h1 lang="en">${title}</h1>`,
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
