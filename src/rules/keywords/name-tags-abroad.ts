import type { Brief } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { foldWord } from '#rules/text/words.ts';
import { built, type Candidate } from './candidate.ts';
import { isSmallWord } from './plain-words.ts';

/** Adjectives by their ends, as they stand between a Spanish or French noun and its complement. */
const trait = longPattern('u')`
  ^\p{Ll}{2,}(?:[aiu]d[oa]s?|al(?:es)?|ales?|aux|ar(?:es)?|aires?|ic[oa]s?|iques?|os[oa]s?|euses?|eux|iv[oa]s?|ifs?|ives?|ée?s?|ant[es]*|ente?s?|ables?|ibles?|an[oa]s?|enn?e?s?|ín|ina|er[oa]s?)$
`;
/** Two words that are one noun only together: "salle", "machine", "huile essentielle". */
const oneNoun = /^(?:essentiell?e?s?|esencial(?:es)?|végétale?s?|vegetal(?:es)?|électrique|eléctric[oa]s?)$/u;
const complement = longPattern('iu')`
  ^(?:de|d['’]|en|à la|à l['’]|au|aux|con|avec|al|a la)\s?\p{L}[\p{L}’'-]{2,}(?:\s\p{L}{4,})?(?=$|[\s,])
`;
const longestTag = 20;
const longestPhrase = 40;

/**
 * "Aceite de almendras dulces" of an "aceite corporal de almendras dulces": people leave out the adjective between a thing and what
 * it is of. Spanish and French.
 */
export function nameTagsAbroad({ product, platform, language: { written } }: Brief): Candidate[] {
  if (written !== 'es' && written !== 'fr') return [];
  const name = (product.name.split(/[,;(–]|\s-\s/u)[0] ?? '').trim();
  const most = platforms[platform].handmade === true ? longestTag : longestPhrase;
  const found = [
    ...withoutTrait(name, written),
    ...ofKindAndStuff(name, written),
    ...pairOfParts(name).slice(0, most === longestTag ? 3 : 2),
    ...withoutDoing(name),
    ...whatItIsOf(name),
  ]
    .map((phrase) => phrase.toLowerCase())
    .filter((phrase) => phrase.length <= most);
  return [...new Set(found)].map((phrase) => ({
    ...built(phrase, 'attribute', `products.${product.index}.name`),
    sure: true,
    least: 0.5,
  }));
}

function withoutTrait(name: string, language: 'es' | 'fr'): string[] {
  const [thing = '', word = '', ...rest] = name.split(' ');
  if (!/^\p{L}{4,}$/u.test(thing) || !trait.test(word) || oneNoun.test(word)) return [];
  if (isSmallWord(word, language)) return [];
  const behind = complement.exec(rest.join(' '))?.[0] ?? '';
  return [behind, shorter(behind)].filter((tail) => tail !== '').map((tail) => `${thing} ${tail}`);
}

/**
 * "Bastones de carbono", "bastones plegables de carbono" of "bastones de senderismo plegables de carbono": people leave out the kind
 * or the adjective before what a thing is made of.
 */
function ofKindAndStuff(name: string, language: 'es' | 'fr'): string[] {
  const [thing = '', joint = '', kind = '', word = '', ...rest] = name.split(' ');
  if (!/^\p{L}{4,}$/u.test(thing) || joint !== 'de' || !/^\p{L}{4,}$/u.test(kind)) return [];
  if (!trait.test(word) || oneNoun.test(word) || isSmallWord(word, language)) return [];
  const stuff = complement.exec(rest.join(' '))?.[0] ?? '';
  return /^(?:de|en|d['’])/u.test(stuff)
    ? [`${thing} ${stuff}`, `${thing} ${word} ${stuff}`, `${thing} de ${kind} ${stuff}`]
    : [];
}

const parts =
  /^(\p{L}{4,}(?: à \p{Ll}+(?:er|ir|re)| de \p{Ll}+ar)?)(?: (?:de|d['’]|en)\s?\p{L}+)? (con|avec) (\p{L}{4,}) (y|et) (\p{L}{3,})(?=$| (?:de|d['’]|en) )/iu;

/** "Móvil con lunas", "móvil con estrellas", "lunas y estrellas" of a "móvil de cuna con lunas y estrellas de fieltro". */
function pairOfParts(name: string): string[] {
  const [, thing = '', joint = '', first = '', and = '', second = ''] = parts.exec(name) ?? [];
  return thing === ''
    ? []
    : [`${thing} ${joint} ${first}`, `${thing} ${joint} ${second}`, `${first} ${and} ${second}`];
}

const forDoing = /^(\p{L}{4,}) de \p{Ll}+[aei]r (de \p{L}{3,})(?=$|\s)/iu;

/** "Tabla de bambú" of a "tabla de cortar de bambú": people leave out what one does with it. Spanish; a French "planche" alone is any. */
function withoutDoing(name: string): string[] {
  const [, thing = '', stuff = ''] = forDoing.exec(name) ?? [];
  return thing === '' ? [] : [`${thing} ${stuff}`];
}

const ofSeveral =
  /^\p{L}{4,}(?:s|x)? (?:de|d['’]|con|avec|en) (\p{L}{4,}s \p{L}{3,}(?:[ée]{1,2}s|[ao]s))(?=$|[\s,])/iu;

/** "Fleurs séchées" of a "couronne de fleurs séchées", "perlas cultivadas" of a necklace: of what it is. */
function whatItIsOf(name: string): string[] {
  const of = ofSeveral.exec(name)?.[1];
  return of === undefined ? [] : [of];
}

/** "De almendras" of "de almendras dulces": without the word that says of which kind they are. */
function shorter(tail: string): string {
  const words = tail.split(' ');
  const last = words.at(-1) ?? '';
  return words.length > 2 && /(?:es|[oa]s?|ée?s?)$/u.test(foldWord(last)) && !/^(?:à|a)$/u.test(words[0]!)
    ? words.slice(0, -1).join(' ')
    : '';
}
