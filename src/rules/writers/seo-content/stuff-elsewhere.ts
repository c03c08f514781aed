import { foldWord } from '#rules/text/words.ts';

const wood = /(?:^|\s)(?:legno|madeira|hout|drewno|trä|træ)$/iu;
const whichWood = /^ (?:d[’']|di |de |da )\p{Ll}{4,}(?=[\s,.;)]|$)/u;
const precious = /(?:^|\s)(?:argento|oro|prata|ouro|zilver|goud|srebro|złoto|silver|sølv|guld|gull)$/iu;
const fineness = /^ (?:da )?(?:\d{3}|\d{1,2} ?(?:kt|karaats?|carati|quilates))(?![\d\p{L}])/iu;

/** "Legno" of "legno d'ulivo" and "argento" of "argento 925" as their sentence names them. Languages without word lists. */
export function fullStuff(value: string, quote: string): string {
  const at = quote.indexOf(value);
  if (at === -1) return value;
  const behind = quote.slice(at + value.length);
  const more = wood.test(value)
    ? whichWood.exec(behind)
    : precious.test(value)
      ? fineness.exec(behind)
      : null;
  return value + (more?.[0] ?? '');
}

/** The same for a title; empty where its name says of which wood it is: "Tagliere in ulivo". */
export function stuffInTitle(value: string, quote: string, name: string): string {
  const full = fullStuff(value, quote);
  const sort = full.slice(value.length).replace(/^ (?:d[’']|d[ia] |de )?/u, '');
  return sort !== '' && foldWord(name).includes(foldWord(sort)) ? '' : full;
}
