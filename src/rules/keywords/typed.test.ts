import { describe, expect, it } from 'vitest';
import { ledgerOf } from '#rules/ledger/ledger-of.ts';
import type { Fact, FactKind, Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { typedPhrase } from './typed.ts';

function ledger(
  written: WrittenLanguage,
  type: string,
  texts: readonly string[],
  more: readonly [FactKind, string][] = [],
): Ledger {
  const facts: Fact[] = [
    { id: 'f0', kind: 'type', value: type, source: 'products.0.name', quote: texts[0] ?? type },
    ...more.map(([kind, value], index) => ({
      id: `m${index}`,
      kind,
      value,
      source: 'location',
      quote: value,
    })),
    ...texts.map((text, index): Fact => ({
      id: `f${index + 1}`,
      kind: 'other',
      value: text,
      source: 'products.0.description',
      quote: text,
    })),
  ];
  return ledgerOf(facts, { written, tag: written === 'other' ? 'ja' : written });
}

const mug = ledger('en', 'mug', [
  'Stoneware mug with a speckled cream glaze',
  'Wheel-thrown stoneware mug, 350 ml. Dishwasher safe. Stamped by hand with a name. For coffee lovers.',
]);
const plumber = ledger(
  'en',
  'plumber',
  ['Boiler service and leak repair by a plumber'],
  [['place', 'Leeds']],
);
const lunchBox = ledger('de', 'Brotdose', ['Brotdose aus Edelstahl mit Trennwand für Kinder']);
const candle = ledger('es', 'vela', ['Vela de soja con romero, vaso de vidrio']);
const tea = ledger('other', '煎茶', ['深蒸し煎茶 100g', '静岡県の茶園']);

describe('typedPhrase', () => {
  it.each<[string, Ledger]>([
    ['stoneware mug', mug],
    ['wheel thrown mug', mug],
    ['coffee cup', mug],
    ['350 ml mug', mug],
    ['dishwasher safe mug', mug],
    ['coffee lover gift', mug],
    ['mug for coffee lovers', mug],
    ['plumber leeds', plumber],
    ['boiler service leeds', plumber],
    ['leak repair', plumber],
    ['Brotdose Edelstahl', lunchBox],
    ['Lunchbox für Kinder', lunchBox],
    ['vela de soja', candle],
    ['vela con romero', candle],
    ['深蒸し煎茶', tea],
  ])('accepts "%s"', (phrase, facts) => {
    expect(typedPhrase(phrase, facts)).toBe(true);
  });

  it.each<[string, Ledger, string]>([
    ['mug dishwasher', mug, 'the head does not move forward'],
    ['safe dishwasher mug safe', mug, 'a word stands twice'],
    ['dishwasher safe', mug, 'it ends in a property'],
    ['speckled', mug, 'an adjective whose noun is gone'],
    ['porcelain mug', mug, 'the seller names no porcelain'],
    ['mug for', mug, 'it ends in a small word'],
    ['with glaze', mug, 'it begins with a small word'],
    ['350 ml', mug, 'a measure names no thing'],
    ['cream white mug glaze red', mug, 'two colours'],
    ['best mug', mug, 'praise'],
    ['stoneware mug with cream glaze stamped', mug, 'too many words'],
    ['gift', mug, 'a general noun alone'],
    ['plumber london', plumber, 'a place that the seller does not name'],
    ['Brotdose aus', lunchBox, 'it ends in a small word'],
    ['紅茶', tea, 'not the words of the seller'],
    ['', mug, 'nothing'],
  ])('refuses "%s" (%#): %s', (phrase, facts) => {
    expect(typedPhrase(phrase, facts)).toBe(false);
  });
});
