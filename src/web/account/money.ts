const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `999` → `$9.99`. */
export function moneyText(cents: number): string {
  return dollars.format(cents / 100);
}
