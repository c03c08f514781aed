import { lengthCheck } from '#rules/checks/length-check.ts';

export const highlightsLength = lengthCheck({
  id: 'highlights-length',
  noun: 'highlights line',
  field: 'itemHighlights',
  shape: 'line',
  why: 'The highlights are searched like the title, and what is not used there is lost.',
});
