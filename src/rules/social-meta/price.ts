import type { StatedPrice } from '#contract/social-meta.ts';

const signs: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD' };
const words: Readonly<Record<string, string>> = {
  euro: 'EUR',
  euros: 'EUR',
  pound: 'GBP',
  pounds: 'GBP',
  dollar: 'USD',
  dollars: 'USD',
};
const amount = String.raw`\d{1,3}(?:[ .,'’]\d{3})+(?:[.,]\d{2})?|\d{1,7}(?:[.,]\d{1,2})?`;
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?<sign>[€£$]|EUR|GBP|USD|CHF)\s?(?<after>${amount})|(?<before>${amount})\s?(?<unit>€|£|\$|EUR|GBP|USD|CHF|euros?|pounds?|dollars?))(?![\p{L}\d])`,
  'giu',
);
/** “from 20 €” is no price of the product. */
const open =
  /(?:from|starting at|up to|ab|bis|desde|hasta|a partir de|à partir de|dès|jusqu['’]à|per|save|off|über|over)\s*$/iu;

/** The price that a text states, when it states exactly one and no range; null otherwise. */
export function statedPrice(text: string): StatedPrice | null {
  const found = new Map<string, StatedPrice>();
  for (const match of text.matchAll(pattern)) {
    const { sign, after, before, unit } = match.groups ?? {};
    if (open.test(text.slice(0, match.index))) return null;
    // A second number right behind makes it a range: “20–30 €”.
    if (/\d\s?[–-]\s?$/u.test(text.slice(0, match.index))) return null;
    const price = { amount: plain(after ?? before ?? ''), currency: currencyOf(sign ?? unit ?? '') };
    found.set(`${price.amount} ${price.currency}`, price);
  }
  const [price] = found.values();
  return found.size === 1 && price ? price : null;
}

function currencyOf(written: string): string {
  return signs[written] ?? words[written.toLowerCase()] ?? written.toUpperCase();
}

/** `1.299,00` and `1,299.00` as `1299.00`. */
function plain(written: string): string {
  const decimals = /[.,](\d{1,2})$/.exec(written);
  const whole = (decimals ? written.slice(0, decimals.index) : written).replace(/[^\d]/g, '');
  return decimals ? `${whole}.${(decimals[1] ?? '').padEnd(2, '0')}` : whole;
}
