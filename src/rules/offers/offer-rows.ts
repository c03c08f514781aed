import { withoutOpenEnd } from '#rules/fit/open-ends.ts';
import { deedNames } from './deed-names.ts';
import { giving, type SpokenLanguage } from './deeds.ts';
import { kinds } from './kind-words.ts';
import { isPair } from './parted-name.ts';
import { standAlone } from './split-list.ts';
import { isUnknownVerb } from './spoken-verbs.ts';

/** Where the things end, and where, when or out of what begins. */
const ends: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: /\s(?:the same day|same day|overnight|for|across|throughout|around|between|in|near|from|since|at|with|within|on|to|by|out of|every|each|that|which|who|when|while|so|because|usually|mostly|including|such as|and (?:we|deliver|ship|also|more|help with)\b|using|without|including)(?:\s|$)/iu,
  de: /\s(?:für|in|im|um|aus|mit|seit|ab|bei|zu|zum|zur|an|am|auf|vor|direkt|ganz|rund|von|ohne|bis|nach (?!Maß)|die|das|der|sowohl|jeden|jede|jedes)\s/u,
  es: /\s(?:para|en|con|desde|por|sin|que|hech[oa]s?|según|cada|muchas veces|casi siempre|normalmente|a menudo)\s/iu,
  fr: /\s(?:pour|à|au|aux|en|dans|depuis|avec|sans|chez|sur(?! mesure)|par|qui|que|dès|selon|chaque|autour)\s/iu,
};
const ands: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: /,\s(?:and\s|or\s)?|\s(?:and|&)\s/u,
  de: /,\s(?:und\s)?|\s(?:und|sowie)\s/u,
  es: /,\s(?:y\s|e\s)?|\s(?:y|e)\s/u,
  fr: /,\s(?:et\s)?|\set\s/u,
};

/**
 * The rows of all verbs, each up to where it goes on to say where or of what: "refaisons les toitures en ardoise, posons des
 * Velux" does two things.
 */
export function rowsIn(rest: string, language: SpokenLanguage): string {
  const [line = ''] = rest.split(/\s?[:;(–—]\s?/u);
  const clauses: string[] = [];
  for (const piece of line.split(new RegExp(`(${ands[language].source})`, ands[language].flags))) {
    if (piece === undefined) continue;
    const [verb = '', second = ''] = piece.split(' ');
    const isNew =
      second !== '' &&
      (deedNames[language].has(verb) ||
        isUnknownVerb(piece, language) ||
        new RegExp(`^(?:${giving[language]})\\s`, 'u').test(piece));
    // "Sell and let cottages" says two verbs of one thing.
    const isOpen = clauses.at(-1)?.replace(openJoint, '').includes(' ') === false;
    if ((isNew && !isOpen) || clauses.length === 0) clauses.push(piece);
    else clauses[clauses.length - 1] += piece;
  }
  return clauses.map((clause) => rowIn(clause.replace(openJoint, ''), language)).join(', ');
}

const openJoint = /(?:,\s?(?:and|und|y|e|et|or)?|\s(?:and|&|und|sowie|y|e|et))\s?$/iu;

/** Up to where it goes on to say where, when or for whom. */
export function rowIn(text: string, language: SpokenLanguage): string {
  const line = text.split(
    /\s?[:;(–—]\s?|,\s(?=(?:all|so|which|with|from|for|mit|für|con|para|avec|pour)\s)/u,
  )[0]!;
  const end = ends[language].exec(line);
  return withoutOpenEnd(end === null ? line : line.slice(0, end.index)).replace(/[,\s]+$/u, '');
}

/** "Oposiciones de policía local" of "oposiciones de correos, policía local y auxiliar": fields of what is taught or let. */
function withFront(part: string, index: number, all: readonly string[], language: SpokenLanguage): string {
  if (index === 0 || (language !== 'es' && language !== 'fr') || part.split(' ').length > 2) return part;
  // "Bicis de montaña" and "bicis eléctricas" of "bicis urbanas, de montaña y eléctricas".
  if (language === 'es' && (/^de \p{Ll}+$/u.test(part) || (!part.includes(' ') && spanishKind.test(part)))) {
    const noun = all
      .slice(0, index)
      .map((other) => (spanishKind.test(other) ? kindsOf.exec(other)?.[1] : undefined))
      .findLast((found) => found !== undefined);
    if (noun !== undefined) return `${noun} ${part}`;
  }
  // "Bières ambrées" of "bières blondes, ambrées et stout".
  const before = all[index - 1]!.split(' ');
  if (!part.includes(' ') && before.length === 2 && shade.test(before[1]!) && shade.test(part))
    return `${before[0]} ${part}`;
  const front = fieldsOf.exec(all.slice(0, index).findLast((before) => fieldsOf.test(before)) ?? '')?.[1];
  if (front === undefined || / (?:de|des|du|del) |[dl]['’]/iu.test(part) || isUnknownVerb(part, language))
    return part;
  return language === 'fr' && /^[aeiouhéèêâîô]/iu.test(part) ? `${front} d'${part}` : `${front} de ${part}`;
}

/** "Arreglamos bicis urbanas": the noun of the first of a row. */
const kindsOf = /^(?:\p{Ll}+(?:mos|o) )?(\p{Ll}+s) \p{Ll}+s$/u;
const spanishKind = /(?:ad[oa]s|id[oa]s|iles|ales|antes?|iv[oa]s|ic[oa]s|an[oa]s|ari[oa]s)$/iu;
const shade =
  /(?:[ée]e?s|ad[oa]s|id[oa]s|iles|ales|antes?|entes?|iv[eo]s|iques|euses?|blond[ea]s|brunes|blanches|rouges|negras|rubias|tostadas|rojas|blancas)$/iu;

const fieldsOf =
  /(?:^|\s)(clases|cursos|oposiciones|refuerzo|apoyo|impuestos|alquiler|cours|stages|formations|location)\s(?:de\s|d['’])\p{L}+(?:\s\p{L}+)?$/iu;

export function partsOfRow(row: string, language: SpokenLanguage): string[] {
  const isDeed = (part: string): boolean =>
    new RegExp(`^(?:${giving[language]})$`, 'iu').test(part) || deedNames[language].has(part.toLowerCase());
  const parts = row.split(ands[language]).map((part, index, all) => withFront(part, index, all, language));
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    // "Bed and breakfast rooms" and "back and neck pain treatment" are one thing.
    if (
      before !== undefined &&
      !isDeed(before) &&
      row.includes(`${before} and ${part}`) &&
      (isPair(`${before} and ${part}`) ||
        (language === 'en' && (kinds.test(before) || !standAlone(before, part, 'en'))))
    )
      joined[joined.length - 1] = `${before} and ${part}`;
    else joined.push(part);
  }
  return joined;
}
