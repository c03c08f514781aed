import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { placesIn } from '#rules/text/word-places.ts';

/** "No online booking", "ohne Füllung": what is not there. */
const denial =
  /(?<!\p{L})(?:no|without|keine?[nmr]?|ohne|sin|sans|aucune?|pas d(?:e\s|[’']))\s?(?:an?\s|any\s)?$/iu;
const lookBack = 16;

/** Whether a page names something only to say that it has none: nobody who looks for it finds it there. */
export function isOnlyDenied(keyword: string, { text, headings }: PageFacts): boolean {
  const told = [...text.mainBlocks.map((block) => block.text), ...headings.map((heading) => heading.text)];
  const said = keyword.toLowerCase();
  let isDenied = false;
  for (const block of told) {
    const line = block.toLowerCase();
    for (const at of placesIn(line, said)) {
      if (!denial.test(line.slice(Math.max(0, at - lookBack), at))) return false;
      isDenied = true;
    }
  }
  return isDenied;
}
