import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { platforms } from '#rules/platforms/index.ts';
import { gates } from './gates.ts';
import type { Scorecard } from './scorecard.ts';
import { scorecardOf } from './index.ts';
import { standardScorecard } from './standard.ts';

const folder = new URL('../checks/listing/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const cards: readonly (readonly [string, Scorecard])[] = [
  ...Object.values(platforms).map((platform) => [platform.name, scorecardOf(platform)] as const),
  ['the standard card', standardScorecard],
];
const used = new Set([
  ...gates.map((gate) => gate.check.id),
  ...cards.flatMap(([, card]) => card.map((line) => line.check.id)),
]);

describe('scorecards', () => {
  it.each(cards)('%s: points add to 100 and no check stands twice', (_name, card) => {
    expect(card.reduce((sum, line) => sum + line.points, 0)).toBe(100);
    const ids = [...gates.map((gate) => gate.check.id), ...card.map((line) => line.check.id)];
    expect(new Set(ids).size).toBe(ids.length);
    for (const line of card) expect(line.reason).toMatch(/[.?]$/);
  });

  it('gates take enough that a fault shows in a fair listing too', () => {
    for (const gate of gates) expect(gate.first).toBeGreaterThanOrEqual(15);
  });
});

describe('check files', () => {
  it.each(files)('%s holds one check of that id, and a scorecard uses it', async (file) => {
    const module: unknown = await import(new URL(file, folder).href);
    const exported = Object.values(module ?? {});
    expect(exported).toHaveLength(1);
    expect(exported[0]).toMatchObject({ id: file.replace(/\.ts$/, '') });
    expect(exported[0].titleGood).not.toBe(exported[0].titleBad);
    expect(exported[0].why).toMatch(/\.$/);
    expect(used).toContain(exported[0].id);
  });
});
