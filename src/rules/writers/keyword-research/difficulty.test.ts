import { expect, it } from 'vitest';
import { estimateDifficulty } from './difficulty.ts';

function difficultyOf(keyword: string, german = false) {
  return estimateDifficulty({ keyword, german, ownName: false, competitor: undefined, town: undefined });
}

it.each([
  ['自家焙煎コーヒー豆', false, 'low', 'Several words written as one'],
  ['手工陶瓷杯', false, 'medium', 'A compound, as narrow as two words'],
  ['Sauerteigbrot', true, 'medium', 'A compound, as narrow as two words'],
  ['mug', false, 'high', 'One general word'],
  ['soy candle', false, 'medium', 'Two words'],
  ['hand poured soy candle', false, 'low', '4 words'],
])(
  '%s: counts its words, also where they are written as one, and says so',
  (keyword, german, level, basis) => {
    const { difficulty, source } = difficultyOf(keyword, german);
    expect(difficulty).toBe(level);
    expect(JSON.stringify(source)).toContain(basis);
  },
);
