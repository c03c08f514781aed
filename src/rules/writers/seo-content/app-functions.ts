import { hasHead } from './app-parts-of-line.ts';
import { withoutMakers } from '#rules/keywords/app-words.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { isHalfFunction } from './half-function.ts';
import { hasPraise } from './praise.ts';

/** The name of an app, and how long the field is that says behind it what the app is. */
export interface NameField {
  name: string;
  max: number;
  draft: Draft;
}

/** "Bestimmt keine Pilze", "does not count calories": what an app leaves undone is no name for it. */
export const deniedIn =
  /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemand\p{L}*|not|cannot|never|n[’']est|ne|nunca)(?!\p{L})|n['’]t(?!\p{L})|^no\s/iu;

/** "DSGVO-konform", "Server in Frankfurt", "données hébergées en France": how the data lie says nothing of what the app does. */
export const tellsHosting =
  /(?<!\p{L})(?:DSGVO|RGPD|GDPR|HIPAA|hébergée?s?|hébergeur|alojad[oa]s?|gehostet|hosted|regulated|authorised|chiffrées?|cifrad[oa]s?|verschlüsselt)(?!\p{L})|^(?:données|datos|daten|data from|Serve[rur]+s?|Servidore?s?|Hosting)\s|-konform$/iu;

/** Functions in the seller's order: those of the form, then the clauses of the description; none with a figure or a price. */
export function namedFunctions(draft: Draft): string[] {
  const own = draft.units.filter(({ path }) => path === 'appFeatures');
  const told = draft.units.filter(({ path, shape }) => path.endsWith('.description') && shape !== 'sentence');
  return [...own, ...told]
    .map(({ text }) => text.replace(/[.。]$/u, ''))
    .filter(
      (text) =>
        stemsOf(text).length > 1 &&
        !/^(?:no|without|free|one|two|three|four|five|six|seven|eight|nine|ten|kein\p{L}*|ohne|sin|sans|pas)\s/iu.test(
          text,
        ) &&
        !/[\d:]|\b(?:apple|iphone|ipad|ios|android|google|samsung|subscription|purchase|payment|trial)\b/iu.test(
          text,
        ) &&
        !tellsHosting.test(text) &&
        !hasPraise(text, draft.language.written) &&
        !deniedIn.test(text) &&
        !isHalfFunction(text, draft),
    );
}

/** "Two university ecologists" with whom an app was made, "server in Frankfurt": nothing that it does. */
export function isOfMakers(text: string, { brief }: Draft): boolean {
  const { description } = brief.product;
  return description.includes(text) && !withoutMakers(description).includes(text);
}

/** Whether the clause that holds a phrase goes on to say what is free or denied. */
export function isPiece(text: string, { units }: Draft): boolean {
  const holding = units.filter((own) => own.text.toLowerCase().includes(text.toLowerCase()));
  // "Even with the screen off", "singers pay nothing": what is said of a function, and who pays.
  if (/^(?:even|only|also|just|so|then|still)\s|\spays?(?:\s|$)/iu.test(text)) return true;
  if (!text.includes(' ')) return !holding.some(({ path }) => path === 'appFeatures');
  const whole = holding[0]?.text ?? '';
  // "GPX for the chart plotter" of "Export: PDF with your signature, GPX for the chart plotter".
  if (holding[0] !== undefined && hasHead.test(holding[0].quote) && !holding[0].quote.startsWith(text))
    return true;
  return whole.length > text.length && /\b(?:free|no|without|only|up to|paid)\b|^made by /iu.test(whole);
}
