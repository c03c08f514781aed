import { conditionPatterns } from './condition-patterns.ts';

const isOld =
  /^(?:rare )?(?:antique|vintage|mid[- ]century|art deco|victorian|georgian|edwardian)\s(?!style|look|inspired|effect)/iu;

/** "Vintage jeans … small hole at the right knee": what a thing of its time, and none in its style, has suffered. English. */
export function isWornByTime(name: string, text: string): boolean {
  return isOld.test(name) && conditionPatterns.en.flaw.test(text);
}
