import { html, type Markup } from './html.ts';

export interface Frame {
  /** Title of the browser tab, without the product's name. */
  title: string;
  heading: string;
  /** One or two sentences under the heading. */
  lead?: Markup | string;
  body: Markup;
  /** Wider sheet, for the account page. */
  wide?: boolean;
}

const logo = html`<svg
  class="logo"
  viewBox="0 0 28 28"
  width="28"
  height="28"
  fill="currentColor"
  aria-hidden="true"
>
  <path d="M0 4h28l-2.2 6H0z" />
  <path d="M0 12h18.5l-2.2 6H0z" opacity="0.75" />
  <path d="M0 20h10l-2.2 5H0z" opacity="0.5" />
</svg>`;

/** The product in one picture, beside narrow sheets on wide screens: one text, cut to several lengths. */
const cuttings = html`<div class="cuttings" aria-hidden="true">
  <p>One description, cut to fit every shelf.</p>
  <div class="strips">
    ${[
      'Speckled Stoneware Mug, Handmade Pottery Coffee Cup, 12 oz',
      'How I Throw a Speckled Stoneware Mug, Start to Finish',
      'Speckled Stoneware Mug 12 oz Wheel Thrown Cream',
      'Speckled Stoneware Mug | Kiln & Co.',
      'Kiln: Pottery Class Booking',
    ].map((text) => html`<span>${text}</span>`)}
  </div>
</div>`;

/** The whole page: the mat, the product's mark and one sheet. Works without any script. */
export function framed(frame: Frame): string {
  return `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${frame.title} · Shelfmark</title>
        <link rel="preload" href="/oidc/assets/text.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/oidc/assets/page.css" />
        <script src="/oidc/assets/theme.js"></script>
        <script src="/oidc/assets/show-password.js" defer></script>
        <script src="/oidc/assets/check-fields.js" defer></script>
      </head>
      <body class="mat">
        <header>
          <a class="brand" href="/"
            >${logo}<span><b>Shelfmark</b> <small>rank everywhere</small></span></a
          >
        </header>
        <div class="${frame.wide ? 'desk' : 'desk beside'}">
          ${frame.wide ? null : cuttings}
          <main class="${frame.wide ? 'sheet wide' : 'sheet'}">
            <div class="ruler" aria-hidden="true"></div>
            <h1>${frame.heading}</h1>
            ${frame.lead === undefined ? null : html`<p class="lead">${frame.lead}</p>`} ${frame.body}
          </main>
        </div>
      </body>
    </html>`.source
  }`;
}

/** A sentence that says what went wrong, announced by screen readers and linked from the field. */
export function complaint(message: string | null, id = 'complaint'): Markup | null {
  return message === null ? null : html`<p class="complaint" role="alert" id="${id}">${message}</p>`;
}

export interface Field {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  value?: string;
  autocomplete: string;
  required?: boolean;
  maxLength: number;
  hint?: string;
  /** What the page's script says of the field before the form is sent; the server says the same where none runs. */
  missing?: string;
  shape?: { pattern: string; wrong: string };
  shortest?: { characters: number; wrong: string };
  /** Has to hold what another field holds. */
  same?: { as: string; wrong: string };
  /** What is wrong with this field. */
  error?: string | null;
  /** Keyboard of phones. */
  inputMode?: 'numeric' | 'email';
  autofocus?: boolean;
}

/** One labelled input. Hint and error stand outside the label, so the label stays the plain name. */
export function field(options: Field): Markup {
  const { name, label, type = 'text', value = '', required = true, hint, error } = options;
  const { missing, shape, shortest, same } = options;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${type === 'password' ? '' : value}"
      autocomplete="${options.autocomplete}"
      maxlength="${options.maxLength}"
      ${required && html`required`}
      ${missing !== undefined && html`data-missing="${missing}"`}
      ${shape !== undefined && html`data-pattern="${shape.pattern}" data-wrong="${shape.wrong}"`}
      ${shortest !== undefined && html`data-shortest="${shortest.characters}" data-wrong="${shortest.wrong}"`}
      ${same !== undefined && html`data-same="${same.as}" data-wrong="${same.wrong}"`}
      ${options.autofocus === true && html`autofocus`}
      ${options.inputMode !== undefined && html`inputmode="${options.inputMode}"`}
      ${type === 'text' ? null : html`autocapitalize="none" spellcheck="false"`}
      ${error ? html`aria-invalid="true"` : null}
      ${described === '' ? null : html`aria-describedby="${described}"`}
    />
    ${hint === undefined ? null : html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${error ? html`<p class="field-error" id="${name}-error">${error}</p>` : null}
  </div>`;
}
