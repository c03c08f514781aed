import { longPattern } from '#rules/text/long-pattern.ts';

/** What somebody does to a thing that another made, right before his name. */
const handled = longPattern('iu')`
  (?<!\p{L})(?:refurbished|restored|reconditioned|repaired|serviced|tested|checked|inspected|cleaned|rebuilt|overhauled|tuned
      |sold|bought|supplied|shipped|sent|packed|prepared|rewired|reupholstered|photographed|listed|offered
      |(?:general)?überholt|aufgearbeitet|restauriert|repariert|gewartet|geprüft|verkauft|angeboten|gekauft
      |reconditionnée?s?|restaurée?s?|réparée?s?|révisée?s?|testée?s?|vendue?s?|achetée?s?
      |reacondicionad[oa]s?|restaurad[oa]s?|reparad[oa]s?|revisad[oa]s?|probad[oa]s?|vendid[oa]s?|comprad[oa]s?)
    \s(?:[^.,;]{1,40}\s)?(?:by|at|from|in|through|von|bei|par|chez|por|en)\s(?:the\s|our\s)?$
`;

/** Whether each time that a text names somebody, he is told as who has refurbished or sold the thing: no maker of it. */
export function isOnlyHandledBy(text: string, who: string): boolean {
  const folded = text.toLowerCase();
  const name = who.toLowerCase();
  let at = folded.indexOf(name);
  if (at === -1) return false;
  for (; at !== -1; at = folded.indexOf(name, at + name.length))
    if (!handled.test(text.slice(Math.max(0, at - longestBefore), at))) return false;
  return true;
}
const longestBefore = 80;
