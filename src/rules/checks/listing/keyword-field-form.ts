import { clamp, type Check } from '#rules/checks/check.ts';
import { quoteList } from '#rules/facts/facts-named.ts';
import { measureText } from '#rules/facts/measured-text.ts';

/** Words that the store adds or ignores by itself (App Store Connect help, keywords). */
const wasted: ReadonlySet<string> = new Set([
  'app',
  'free',
  'best',
  'new',
  'the',
  'and',
  'for',
  'iphone',
  'ipad',
]);

export const keywordFieldForm: Check<object> = {
  id: 'keyword-field-form',
  titleGood: 'No byte of the keyword field is wasted',
  titleBad: 'The keyword field wastes bytes',
  why: 'The store searches name and subtitle already and joins single words by itself.',
  applies: (context) => context.filled.includes('keywordField'),
  judge: (context) => {
    const text = context.text('keywordField').plain;
    const words = text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
    const known = context.together(['productTitle', 'subtitle']);
    const seen = new Set<string>();
    const repeated: string[] = [];
    const useless: string[] = [];
    for (const word of words) {
      const stems = [...measureText(word).stems];
      if (stems.some((stem) => known.contentStems.has(stem) || seen.has(stem))) repeated.push(word);
      if (stems.some((stem) => wasted.has(stem))) useless.push(word);
      for (const stem of stems) seen.add(stem);
    }
    const spaces = /,\s/.test(text);
    const faults = repeated.length + useless.length + (spaces ? 2 : 0);
    const sentences = [
      ...(repeated.length > 0 ? [`${quoteList(repeated)} already in name, subtitle or field`] : []),
      ...(useless.length > 0 ? [`${quoteList(useless)} bring nobody`] : []),
      ...(spaces ? ['spaces after commas'] : []),
    ];
    return {
      score: clamp(1 - faults * 0.2),
      found: sentences.length === 0 ? 'Only new words' : sentences.join('; '),
      expected: 'Single words, each new, commas without spaces',
      fix: 'Replace these words by synonyms, uses and objects that neither name nor subtitle holds.',
      field: 'keywordField',
    };
  },
};
