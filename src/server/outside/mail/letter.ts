import { escapeAnywhere } from '#rules/text/escape-html.ts';
import type { Letter } from './port.ts';

/** What a letter says; its look is the same for all. */
export interface LetterText {
  subject: string;
  /** Plain sentences, one paragraph each. */
  paragraphs: readonly string[];
  /** Figures and dates, one row each. */
  facts?: readonly (readonly [name: string, value: string])[];
  button?: { label: string; url: string };
  /** What comes after the button. */
  after?: readonly string[];
}

const ink = '#1f2723';
const quiet = '#5b655f';
const line = '#d9ddd6';
const green = '#1e5c43';

/** The same words as plain text and as HTML that needs no style sheet and no picture. */
export function writeLetter(text: LetterText): Pick<Letter, 'subject' | 'text' | 'html'> {
  return { subject: text.subject, text: plain(text), html: marked(text) };
}

function plain({ paragraphs, facts = [], button, after = [] }: LetterText): string {
  const blocks = [
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...after,
    '-- \nShelfmark, rank everywhere',
  ];
  return `${blocks.join('\n\n')}\n`;
}

function marked({ subject, paragraphs, facts = [], button, after = [] }: LetterText): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" style="padding:6px 16px 6px 0;text-align:left;font-weight:400;color:${quiet}">${escapeAnywhere(name)}</th>` +
      `<td style="padding:6px 0;text-align:right">${escapeAnywhere(value)}</td></tr>`,
  );
  const table = rows.length
    ? `<table style="border-collapse:collapse;width:100%;margin:16px 0;border-top:1px solid ${line};border-bottom:1px solid ${line}">${rows.join('')}</table>`
    : '';
  const link = button
    ? `<p style="margin:24px 0"><a href="${escapeAnywhere(button.url)}" style="display:inline-block;padding:12px 20px;background:${green};color:#ffffff;text-decoration:none;border-radius:4px">${escapeAnywhere(button.label)}</a></p>` +
      `<p style="margin:0 0 16px;font-size:13px;color:${quiet}">If the button does not work, open this address:<br>${escapeAnywhere(button.url)}</p>`
    : '';
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeAnywhere(subject)}</title></head>` +
    `<body style="margin:0;padding:24px;background:#f4f5f1;color:${ink};font:16px/1.5 system-ui,'Segoe UI',Arial,sans-serif">` +
    `<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid ${line}">` +
    `<p style="margin:0 0 24px;font-weight:700">Shelfmark</p>` +
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeAnywhere(subject)}</h1>` +
    paragraphs.map(paragraph).join('') +
    table +
    link +
    after.map(paragraph).join('') +
    `</div></body></html>\n`
  );
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeAnywhere(text)}</p>`;
}
