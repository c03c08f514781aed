import { describe, expect, it } from 'vitest';
import { tellsReasonOfSale } from './reason-of-sale.ts';

describe('why a thing is sold', () => {
  it.each([
    ['en', 'Selling as it no longer fits me'],
    ['en', 'It no longer fits my car'],
    ['en', 'Selling because I have upgraded'],
    ['en', 'Our daughter has outgrown it'],
    ['de', 'Ich verkaufe sie, weil sie mir nicht mehr passt'],
    ['es', 'La vendo porque ya no la uso'],
    ['es', 'Ya no me sirve'],
    ['fr', 'Je la vends car j’en ai deux'],
    ['fr', 'Vendu car déménagement'],
    ['fr', 'Mes parents ont déménagé'],
    ['fr', 'suite fermeture cabinet'],
    ['es', 'Vendo por herencia'],
  ] as const)('%s: %s', (language, text) => expect(tellsReasonOfSale(text, language)).toBe(true));

  it.each([
    ['en', 'Sold as a pair'],
    ['en', 'Sold as seen'],
    ['en', 'It fits most cars'],
    ['en', 'It does not fit the older model'],
    ['en', 'We never use plastic'],
    ['de', 'Ich verkaufe ein Fahrrad mit 7 Gängen'],
    ['es', 'Se vende por piezas'],
    ['fr', 'Vendu avec sa housse'],
  ] as const)('%s, but not: %s', (language, text) => expect(tellsReasonOfSale(text, language)).toBe(false));
});
