import { escapeAnywhere } from '#rules/text/escape-html.ts';

/** Markup that is already safe. Only `html` makes it, so text can never be taken for markup. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = Markup | string | number | null | false | readonly Markup[];

/** Template of markup: texts are escaped, markup and lists of markup go in as they are, `null` and `false` vanish. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(sourceOf)));
}

/** Markup made by a library that escapes by itself: the provider's logout form, the QR code. */
export function trustedMarkup(source: string): Markup {
  return new Markup(source);
}

function sourceOf(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Markup) return part.source;
  if (typeof part === 'object') return part.map((one) => one.source).join('');
  return escapeAnywhere(String(part));
}
