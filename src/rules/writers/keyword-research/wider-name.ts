import type { WrittenLanguage } from '#rules/listing/listing.ts';

/** Words in front that narrow an offer: "guided sea kayak tours" are looked for as "sea kayak tours", too. */
const narrowing =
  /^(?:guided|private|professional|bespoke|personalised|personalized|traditional|luxury|full|complete|expert|affordable|reliable|specialist|dedicated|tailored|small group)\s(?=\S+\s\S)/iu;

/** The same behind a Spanish or French one: "cours de surf débutant" are "cours de surf", too. */
const narrowingBehind =
  /(?<=\s(?:de|d['’])\s?\p{L}{3,20}(?:\s\p{L}{3,20})?)\s(?:débutants?|confirmés?|enfants?|adultes?|ados?|intensifs?|particuliers?|collectifs?|infantil(?:es)?|para niños|para adultos|para principiantes|intensiv[oa]s?|particulares|privad[oa]s|à domicile|a domicilio)$/iu;

/** For whom: "yoga classes" of "yoga classes for seniors". One short word in front would say too little. */
const forWhom: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: /^(\S+ \S+(?: \S+)?)\sfor\s.+$/iu,
  de: /^(\p{L}{9,}|\S+ \p{L}{5,})\s(?:für|nach)\s.+$/u,
  es: /^(\S+ (?:de|del) \S+)\spara\s.+$/iu,
  fr: /^(\S+ (?:de |d['’])\S+)\spour\s.+$/iu,
};

/** "Shepherd hut" of "shepherd hut with wood burner": a house is looked for without what it has, too. */
export function withoutFittings(said: string): string {
  return said.replace(/\s(?:with|mit|con|avec)\s.*$/iu, '');
}

/** The name without what narrows it; the name itself where nothing does. */
export function widerName(said: string, language: WrittenLanguage): string {
  const behind = forWhom[language];
  if (behind !== undefined && behind.test(said)) return said.replace(behind, '$1');
  if (language === 'en') return said.replace(narrowing, '');
  return language === 'es' || language === 'fr' ? said.replace(narrowingBehind, '') : said;
}
