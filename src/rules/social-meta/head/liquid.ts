import { htmlTag } from './html.ts';
import type { HeadTag } from './head-tags.ts';

/** Shopify's theme.liquid, for this one page. Braces and percent signs are written so that Liquid sees no tag in them. */
export function liquidHead(tags: readonly HeadTag[], pageUrl: string): string {
  return [
    '{%- comment -%}',
    '  In layout/theme.liquid, between <head> and </head>. On this page it takes the place of the title element and of',
    "  the tags that the theme writes itself: put those where it says “the theme's own tags”.",
    '{%- endcomment -%}',
    `{%- if request.path == ${liquidString(pathOf(pageUrl))} -%}`,
    ...tags.map((tag) => `  ${htmlTag(tag, withoutLiquid)}`),
    '{%- else -%}',
    "  {%- comment -%} the theme's own tags {%- endcomment -%}",
    '{%- endif -%}',
  ].join('\n');
}

/** HTML reads the references as the signs; Liquid does not. */
function withoutLiquid(html: string): string {
  return html.replaceAll('{', '&#123;').replaceAll('}', '&#125;').replaceAll('%', '&#37;');
}

/** Liquid's texts know no escapes; an address written by the URL standard holds no double quotation mark. */
function liquidString(text: string): string {
  return `"${text.replaceAll('"', '%22').replaceAll('{', '%7B').replaceAll('}', '%7D')}"`;
}

function pathOf(url: string): string {
  return URL.parse(url)?.pathname ?? '/';
}
