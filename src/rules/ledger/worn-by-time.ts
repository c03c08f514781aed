import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { tellsFault } from './fault-turns.ts';

const isOld =
  /^(?:rare )?(?:antique|vintage|mid[- ]century|art deco|victorian|georgian|edwardian)\s(?!style|look|inspired|effect)/iu;

/** "Vintage jeans … small hole at the right knee": what a thing of its time, and none in its style, has suffered. English. */
export function isWornByTime(name: string, text: string): boolean {
  return isOld.test(name) && tellsFault(text, 'en');
}

/** How names and first sentences say that a thing is old: "1960s", "aus den 60er Jahren", "des années 50", "antiguo". */
const ofItsTime: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: /\b(?:vintage|antique|mid[- ]century|(?:19|18)\d0s|[2-8]0s|(?:from|of|in|circa|c\.|about) (?:the )?(?:early |late |mid )?(?:18|19)\d\d)\b/iu,
  de: /(?<!\p{L})(?:vintage|antik\p{L}*|(?:19|18)?\d0er(?: jahren?)?|um (?:18|19)\d\d|aus dem jahr (?:18|19)\d\d)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:vintage|antigu[oa]s?|(?:los )?años \d0|(?:18|19)\d\d)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:vintage|ancien(?:ne)?s?|(?:les |des )?années \d0|(?:18|19)\d\d)(?!\p{L})/iu,
};
const inItsStyle = longPattern('iu')`
  (?<!\p{L})(?:style|stil|estilo|inspired|inspirée?s?|inspirad[oa]|look|reproduction|replica|réplica|réplique|nachbildung|theme|motto
    |handmade|hand[- ]made|i (?:make|sew|knit)|handgemacht|hecho a mano|fait main|upcycled|reclaimed|repurposed|made from|cut from|aus alte[nmr]|out of)(?!\p{L})
`;
/** "Comme neuf, petit éclat": who tells so of a thing of a craft shop has had it. */
const asNew: Readonly<Record<Exclude<WrittenLanguage, 'other'>, RegExp>> = {
  en: /(?:^|[,.;\n]\s?)(?:in )?(?:like|as) new(?: condition)?(?=$|[,.;])/iu,
  de: /(?:^|[,.;\n]\s?)(?:neuwertig|(?:fast |so gut )?wie neu)(?=$|[,.;])/iu,
  es: /(?:^|[,.;\n]\s?)como nuev[oa]s?(?=$|[,.;])/iu,
  fr: /(?:^|[,.;\n]\s?)(?:état )?comme neu(?:f|ve)s?(?=$|[,.;])/iu,
};
const longestOpening = 120;

/** Whether somebody who sells what is made by hand sells an old thing with what it has suffered: it has been used, then. */
export function isVintageWithFaults({ platform, product, language }: Brief): boolean {
  const { written } = language;
  const { goods, subject } = platforms[platform];
  if (goods !== undefined || subject !== 'product' || written === 'other') return false;
  if (asNew[written].test(product.description)) return tellsFault(product.description, written);
  const opening = product.description.slice(0, longestOpening).split(/[.!?\n](?:\s|$)/u)[0]!;
  return (
    ofItsTime[written]?.test(`${product.name}. ${opening}`) === true &&
    !inItsStyle.test(`${product.name}. ${opening}`) &&
    tellsFault(product.description, written)
  );
}
