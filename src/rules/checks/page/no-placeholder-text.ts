import type { PageCheck } from '#rules/checks/page-check.ts';

const placeholder =
  /lorem ipsum|dolor sit amet|\byour (?:text|content|headline) (?:goes )?here\b|\bplaceholder text\b|\bhier steht (?:ihr|dein) text\b|\bblindtext\b|\btexto de (?:ejemplo|relleno)\b|\bvotre texte ici\b|\{\{\s*[\w.]+\s*\}\}|\bundefined undefined\b|\[object Object\]/iu;

export const noPlaceholderText: PageCheck = {
  id: 'no-placeholder-text',
  subject: 'Placeholder text',
  titleGood: 'No placeholder text is left',
  titleBad: 'Placeholder text is left on the page',
  why: 'It tells every visitor that nobody looked at the page.',
  lacks: ({ text }) => (text.visibleLength === 0 ? 'The page has no text.' : null),
  judge: ({ parts }) => {
    const found = parts.blocks.flatMap(({ text }) => placeholder.exec(text)?.[0] ?? []);
    return {
      score: found.length === 0 ? 1 : 0,
      found: found.length === 0 ? 'None' : [...new Set(found)].slice(0, 5).join(', '),
      expected: 'None',
      fix: 'Replace it by the real text.',
    };
  },
};
