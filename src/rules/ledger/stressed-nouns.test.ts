import { expect, test } from 'vitest';
import { withoutStressedNouns } from './stressed-nouns.ts';

test.each([
  ['Mid Century TEAK Serving Tray', 'Mid Century Teak Serving Tray'],
  ['Danish Plywood ICE BUCKET', 'Danish Plywood Ice Bucket'],
  ['Clear PVC Rain Coat', 'Clear PVC Rain Coat'],
  ['Old Sony TV with Remote', 'Old Sony TV with Remote'],
  ['LEGO Storage Box Red', 'LEGO Storage Box Red'],
  ['OAK TABLE', 'OAK TABLE'],
])('%s', (name, told) => expect(withoutStressedNouns(name)).toBe(told));
