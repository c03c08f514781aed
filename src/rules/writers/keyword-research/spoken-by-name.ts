import { splitSentences } from '#rules/ledger/clauses.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { deedNames } from '#rules/offers/deed-names.ts';
import { giving, type SpokenLanguage } from '#rules/offers/deeds.ts';

const we: Readonly<Record<SpokenLanguage, string>> = { en: 'We', de: 'Wir', es: '', fr: 'Nous' };
const again: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: /^(?:he|she|they)\s(?=\p{L})/iu,
  de: /^(?:er|sie)\s(?=\p{L})/iu,
  es: /^(?:también\s)(?=\p{L})/iu,
  fr: /^(?:il|elle)\s(?=\p{L})/iu,
};
const gives: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: new RegExp(`^(?:${giving.en})$`, 'u'),
  de: new RegExp(`^(?:${giving.de})$`, 'u'),
  es: new RegExp(`^(?:${giving.es})$`, 'u'),
  fr: new RegExp(`^(?:${giving.fr})$`, 'u'),
};
/** "Is a small shop selling jet": what it does stands behind what it is. */
const shopThat =
  /^is (an?|the) ([^.,;:]{3,60}?),?\s(?:(?:that|which|who)\s(\p{L}+s)|(selling|making|offering|baking|building|growing|roasting|brewing|stocking|producing|supplying|repairing|restoring|teaching|hiring|serving))\s(.+)$/iu;

/** The verb as "we" say it: "makes" is "make", "repariert" is "reparieren", "repara" is "reparamos". */
function spokenVerb(verb: string, language: SpokenLanguage): string | null {
  const forms: Readonly<Record<SpokenLanguage, () => string[]>> = {
    en: () =>
      verb.endsWith('s') ? [verb.replace(/(?<=sh|ch|ss|x)es$|s$/u, ''), verb.replace(/ies$/u, 'y')] : [],
    de: () => (verb.endsWith('t') ? [verb.replace(/t$/u, 'en'), verb.replace(/et$/u, 'en')] : []),
    es: () =>
      verb.endsWith('a')
        ? [verb.replace(/a$/u, 'amos')]
        : verb.endsWith('e')
          ? [verb.replace(/e$/u, 'emos'), verb.replace(/e$/u, 'imos')]
          : [],
    fr: () => [verb, ...(verb.endsWith('e') ? [verb.replace(/e$/u, 'ons')] : [])],
  };
  return (
    forms[language]().find((form) => deedNames[language].has(form) || gives[language].test(form)) ?? null
  );
}

/** "Baut Küchen und repariert Türen": the second verb is of the same speaker. */
function secondByUs(row: string, language: SpokenLanguage): string {
  return language !== 'de'
    ? row
    : row.replace(/(?<=,\s|\sund\s)\p{Ll}{3,}t(?=\s)/gu, (verb) => spokenVerb(verb, 'de') ?? verb);
}

function baseOfGerund(gerund: string): string {
  if (gerund === 'serving') return 'offer';
  const stem = gerund.slice(0, -3);
  return /(?:mak|bak|produc|hir|restor)$/u.test(stem) ? `${stem}e` : stem;
}

/** What a business is called in its text: by its whole name, or by the first of two words, as "Tom" of "Tom Hart Joinery". */
function namesIn(businessName: string): string[] {
  const [first = '', second] = businessName.split(' ');
  const isCalled =
    second !== undefined && /^\p{Lu}[\p{L}'’-]{2,}$/u.test(first) && !/^(?:The|My|Our)$/u.test(first);
  // "Ellie makes cordial" of "Ellie's Elderflower".
  return businessName === ''
    ? []
    : [businessName, ...(isCalled ? [first, first.replace(/['’]s$/u, '')] : [])];
}

/**
 * A description in which the business speaks of itself by its name, as if it said "we": "Tom makes sash windows" and "Ivy's Pantry
 * sells pork pies" say as much as "we make" and "we sell". "Grandma's jams" of a business called so are jams.
 */
export function spokenByName(description: string, businessName: string, language: WrittenLanguage): string {
  if (language === 'other' || description === '') return description;
  const names = namesIn(businessName);
  let isNamed = false;
  const lines = description.split('\n').map((line) =>
    splitSentences(line)
      .map((sentence) => {
        const name = names.find((one) => sentence.toLowerCase().startsWith(`${one.toLowerCase()} `));
        const rest =
          name === undefined
            ? isNamed
              ? sentence.replace(again[language], '')
              : sentence
            : sentence.slice(name.length + 1);
        if (rest === sentence) return sentence;
        const said = saidByUs(rest, language);
        if (said !== null) isNamed = true;
        else if (name !== undefined && /['’]s?$/u.test(name) && !/^(?:is|was|has)\s/u.test(rest))
          return rest.charAt(0).toUpperCase() + rest.slice(1);
        return said ?? sentence;
      })
      .join(' '),
  );
  return lines.join('\n');
}

function saidByUs(rest: string, language: SpokenLanguage): string | null {
  const plain = rest.replace(/^(?:also|auch|également|aussi|también)\s/iu, '');
  const [verb = '', ...others] = plain.split(' ');
  const spoken = spokenVerb(verb, language);
  if (spoken !== null) return `${we[language]} ${spoken} ${secondByUs(others.join(' '), language)}`.trim();
  const [, article = '', what = '', third, gerund, row = ''] =
    language === 'en' ? (shopThat.exec(plain) ?? []) : [];
  const base =
    third === undefined
      ? gerund === undefined
        ? null
        : baseOfGerund(gerund.toLowerCase())
      : spokenVerb(third, 'en');
  // The house itself is looked for, too.
  return base === null || row === ''
    ? null
    : `${article.charAt(0).toUpperCase()}${article.slice(1)} ${what}. We ${base} ${row}`;
}
