import type { BusinessType } from '#contract/google-ads-form.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { adjectives } from '#rules/keywords/plain-words.ts';
import { countWidth } from '#rules/text/count.ts';
import { stemOf, wordsOf } from '#rules/text/words.ts';

/** Where ads must not say whom they are for: health and law (personal hardships), housing (equal treatment). */
const unnamed: ReadonlySet<BusinessType> = new Set(['healthcare', 'legal', 'real_estate']);
const cutBefore =
  /[,;.:(/]|\s(?:aged?|who|that|with|without|in|within|near|from|between|over|under|looking|seeking|living|needing|wanting|and|or|&|im|mit|ohne|ab|zwischen|die|der|aus|und|oder|von|bis|in der|de|entre|con|sin|que|en|y|o|mayores|avec|sans|qui|dans|à|et|ou|âgée?s|des)\s/iu;
const personal =
  /\b(?:\d+|age|aged|income|divorced|disabled|sick|patients?|debt|depress\w*|diabet\w*|overweight|gay|muslim|christian|jewish)\b/iu;

/** Whether a phrase tells of people what Google lets no ad address them by: age, money, faith, health. */
export function namesPerson(phrase: string): boolean {
  return personal.test(phrase);
}

const women = /(?<!\p{L})(?:women|ladies|girls|frauen|damen|mujeres|femmes)(?!\p{L})/iu;
/** Whoever reads is one of them; "people buying gifts", too. */
const anybody =
  /^(?:(?:people|persons|those|anyone|everyone) \p{L}+ing(?!\p{L}).*|(?:all |other |many |the )?(?:people|persons|customers|clients|buyers|users|adults|individuals|leute|menschen|kunden|personen|personas|clientes|personnes|clients|gens))$/iu;
const men = /(?<!\p{L})(?:men|gentlemen|boys|männer|herren|hombres|hommes)(?!\p{L})/iu;

const families = /(?<!\p{L})(?:famil(?:y|ies)|familien|familias?|familles?)(?!\p{L})/iu;

/** Words for people of one age or sex, children first, by what they have in common. */
const kinds: readonly RegExp[] = [
  /(?<!\p{L})(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|teens?|teenagers?|juniors?|youth|pupils?|kinder|\p{L}*kinder|jugendliche\p{L}?|schüler|niñ[oa]s?|infantil(?:es)?|bebés?|juvenil|enfants?|bébés?|ados?|jeunes)(?!\p{L})|(?<!\p{L})kinder\p{L}/iu,
  women,
  men,
  families,
  /(?<!\p{L})(?:team[- ]?(?:building|events?)|teamevents?|corporate|firmen\p{L}*|de empresas?|d['’]entreprises?)(?!\p{L})/iu,
  /(?<!\p{L})(?:adults?|erwachsene\p{L}?|adult[oa]s|adultes)(?!\p{L})/iu,
  /(?<!\p{L})(?:seniors?|elderly|retire(?:es|d)|pensioners?|senioren|rentner|mayores|jubilados|aînés|retraités)(?!\p{L})/iu,
];

/** Whether an offer may stand beside those whom the ads are for: a sewing course for children is not "for adults". */
export function suitsAudience(service: string, audience: string): boolean {
  const whose = kinds.filter((kind) => kind.test(service));
  // Children come with their families.
  if (whose.includes(kinds[0]!) && families.test(audience)) return true;
  return (
    whose.length === 0 ||
    whose.some((kind) => kind.test(audience)) ||
    !kinds.some((kind) => kind.test(audience))
  );
}

/** Width of two that a headline has room for behind its "For". */
const mostPair = 25;

const joinedPair =
  /^(\p{L}{3,14}) (?:and|&|und|y|et) (\p{L}{3,14})(?=[,;.(]|\s(?:nearby|locally|in|near|who|with|aged?|from|im|in der|aus|mit|de|en|con|avec|dans|à|qui)\s|\s(?:nearby|locally)$|$)/iu;

/** "Couples and families" of "couples and families nearby": the ads are for both. */
function pairOf(text: string, type: BusinessType, language: WrittenLanguage): string | null {
  const [pair, first = '', second = ''] = joinedPair.exec(text.trim()) ?? [];
  if (pair === undefined || countWidth(pair) > mostPair) return null;
  const isBoth = [first, second].every((one) => audienceOf(one, type, language) === one);
  return isBoth && !(women.test(pair) && men.test(pair)) ? pair : null;
}

const ofWhat = /\s(?:of|with|for|von|mit|für|de|con|para|du|des|avec|pour)\s/iu;
const noPlural = /(?:ous|us|ss|is|less)$/iu;

/**
 * Whether the row that a phrase was cut from goes on with its noun: "owners of antique [and modern chairs]", "anxious [and senior
 * dogs]". A single plural noun before the "and" stands alone.
 */
function isOpenRow(phrase: string, text: string, language: WrittenLanguage): boolean {
  const last = phrase.split(' ').at(-1)!;
  if (language === 'en' && (noPlural.test(last) || adjectives.has(stemOf(last.toLowerCase())))) return true;
  if (!ofWhat.test(phrase)) return false;
  // "Owners of dogs and cats": of each the noun is there.
  const [, behind = ''] = /^\s(?:and|or|&|und|oder|y|o|et|ou)\s(.+)$/iu.exec(text.slice(phrase.length)) ?? [];
  return language !== 'en' || !/[^s]s$/u.test(last) || behind.split(/[\s,;.]/u)[1] !== undefined;
}

const namedHouses =
  /^(?:(?:écoles|clubs|salles|associations|cabinets|maisons|centres|agences|magasins) (?:de |d[’'])|(?:escuelas|clubes|clubs|salas|asociaciones|centros|tiendas|agencias|casas|comunidades) de )(?!plus |más )\p{L}{3,}(?=\s?(?:[,;.]|$|et |ou |y |o ))/iu;

/** "Homeowners" of "Homeowners aged 30-65 in Leeds": one plural noun with at most two words before it; else empty. */
export function audienceOf(text: string, type: BusinessType, language: WrittenLanguage): string {
  if (unnamed.has(type) || language === 'other') return '';
  const both = pairOf(text, type, language);
  if (both !== null) return both;
  // "Écoles de musique et particuliers": a school of music is no school, and its name ends at the next joint.
  const named = namedHouses.exec(text.trim())?.[0];
  if (named !== undefined && countWidth(named) <= mostPair) return named;
  const cut = cutBefore.exec(` ${text} `);
  const phrase = (cut === null ? text : text.slice(0, Math.max(0, cut.index - 1))).trim();
  const words = wordsOf(phrase);
  if (words.length === 0 || words.length > 3 || namesPerson(phrase) || /\d/u.test(phrase)) return '';
  const last = words.at(-1)!.text.toLowerCase();
  // "Owners of dogs" of "… who pull"
  if (cut !== null && /\b(?:of|with|for) \p{L}+$/iu.test(phrase) && /^\s(?:who|that)/iu.test(cut[0]))
    return '';
  // "Owners of anxious" of "… and senior dogs": what stands before an "and" may wait for its noun.
  if (
    cut !== null &&
    /^\s(?:and|or|&|und|oder|y|o|et|ou)\s/iu.test(cut[0]) &&
    isOpenRow(phrase, text, language)
  )
    return '';
  // "Parents of children" of "… aged 9 to 18"
  const parents = /^(?:parents|eltern|padres|mums|moms)(?= (?:of|von|de) )/iu.exec(phrase);
  if (cut !== null && parents !== null) return parents[0];
  if (anybody.test(phrase)) return '';
  // "Women and men" are everybody.
  if (women.test(text) && men.test(text)) return '';
  const isPlural =
    language === 'de'
      ? /(?:er|en|e|n|s)$/u.test(last) && /^\p{Lu}/u.test(words.at(-1)!.text)
      : /(?:s|x|people|men|women|children)$/u.test(language === 'en' ? last : words[0]!.text.toLowerCase());
  return isPlural ? phrase : '';
}
