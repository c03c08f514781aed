import { describe, expect, it } from 'vitest';
import { withBareEntries } from './bare-entries.ts';

describe('entries that English sellers jot down', () => {
  it.each([
    ["Won't turn green. adults.", "Won't turn green. For adults"],
    ['Soft. Kids and teens\nWashable', 'Soft. For kids and teens\nWashable'],
    ['Adults only.', 'Adults only.'],
    ['Qty 4. Solid brass', '4 pieces. Solid brass'],
    ['Number in pack: Set 4. Steel', '4 pieces. Steel'],
    ['Qty 4 spare tyres. No glue', '4 spare tyres. No glue'],
    ['Qty: 3 Pairs', 'Qty: 3 Pairs'],
    ['12 carabiners metal. Mesh', '12 metal carabiners. Mesh'],
    ['Size 4x6 ft stretches to 8x12', '4x6 ft, stretches to 8x12'],
    ['Sand. buttons coconut.', 'Sand. coconut buttons.'],
    ['Sky blue wifi. 64gb', 'Sky blue, wifi. 64gb'],
    ['Gets very hot do not touch.', 'Gets very hot. Do not touch.'],
    ['Needs light and never leave it wet', 'Needs light and never leave it wet'],
    ['55 linen 45 cotton, camp collar', '55% linen 45% cotton, camp collar'],
    ['12 cotton 45 linen', '12 cotton 45 linen'],
    ['Comes in velvet pouch.', 'Comes in a velvet pouch.'],
    ['Comes in original box.', 'Comes in original box.'],
    ['For spares or repair - runs 5 sec', 'For spares or repair. runs 5 sec'],
    ['Made by hand no two are same', 'Made by hand, no two are same'],
    ['13 lb. gas electric grill campfire.', '13 lb. For gas, electric, grill, campfire.'],
    ['UK 6 EU 39 cherry red smooth. no box', 'UK 6 EU 39, cherry red smooth. no box'],
    ['Painted. rulebook no', 'Painted. no rulebook'],
    ['Sensor clean. box yes', 'Sensor clean. comes in its box'],
    ['Sensor clean. strap yes', 'Sensor clean. strap included'],
    ['Box: yes', 'Box: yes'],
    ['Orange. S hooks coated.', 'Orange. coated S hooks.'],
    ['Spins fine selling as moving house', 'Spins fine, selling as moving house'],
  ])('%s', (given, told) => {
    expect(withBareEntries(given).replace(/\.$/u, '')).toBe(told.replace(/\.$/u, ''));
  });
});
