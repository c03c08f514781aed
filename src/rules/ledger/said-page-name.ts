import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { saidOffers } from '#rules/offers/offer-sentence.ts';
import { openingKind } from './page-names.ts';
import { shapeOf } from './shape.ts';

type Written = Exclude<WrittenLanguage, 'other'>;

/** A person's name with a title, up to the mark behind it: "Dr. med. Lena Brandt – ", "Dra. Ana Ruiz, ". */
const titled =
  /^(?:(?:Univ\.-)?(?:Dr|Prof|Dra|Mag|Dipl|Me|Maître|Lic)\b\.?(?:-\p{L}+\.?)?\s)(?:(?:Dr|med|dent|vet|phil|rer|nat|jur|univ)\.\s?)*(?:\p{Lu}[\p{L}’'-]+\s?){1,4}(?:,\s|:\s|\s?[–—|]\s?|\s-\s)/u;
const untitled = /^\p{Lu}[\p{L}’'-]+\s\p{Lu}[\p{L}’'-]+(?:,\s|:\s|\s?[–—|]\s?|\s-\s)/u;
const speaksOfOneself: Readonly<Record<Written, RegExp>> = {
  en: /(?:^|[\s,])(?:I|my)\s/u,
  de: /(?:^|\s)(?:[Ii]ch|[Mm]eine\p{L}?)\s/u,
  es: /(?:^|[\s,])(?:soy|mi|me|trabajo|llevo|ofrezco|atiendo)\s/iu,
  fr: /(?:^|[\s,])(?:j[’']|je\s|mon\s|ma\s|mes\s)/iu,
};
/** Words for who does a work, by their ends. */
const doer: Readonly<Record<Written, RegExp>> = {
  en: /(?:[^s]er|or|ist|ian|path|practor|lawyer|vet|midwife|nurse|surgeon|coach|guide|architect|accountant|notary|chef)$/u,
  de: /(?:er|or|ist|arzt|ärzt|anwalt|anwält|wirt|oge|path|peut|koch|köch|amme|frau|mann)(?:in)?$/u,
  es: longPattern('u')`
    (?:or|ora|ista|óloga?o?|er[oa]|eta|ogad[oa]|ari[oa]|médic[oa]|arquitect[oa]|psiquiatra|pediatra|fisio|coach)$
  `,
  fr: longPattern('u')`
    (?:eur|euse|rice|ien|ienne|iste|logue|pathe|peute|avocate?|notaire|médecin|sage-femme|architecte|coach)$
  `,
};
const trade =
  /^(\p{L}[\p{L}-]{3,}(?: (?!in|im|à|en|für|for|pour|para|bei|at|aus|mit|with|et|y|und|and)\p{Ll}[\p{L}-]{2,}){0,2})(?=$|,|\s(?:in|im|à|en|au|für|for|pour|para|bei|at|aus|mit|with|et|y|und|and|&)\s|\s?[–—|(])/u;

/** A person whose name a page bears, and the work that stands behind it. */
export interface NamedPerson {
  person: string;
  trade: string;
}

/** "Hautärztin" of "Dr. med. Lena Brandt – Hautärztin in Regensburg"; null for a page that bears no person's name. */
export function personOfPage(
  { name, description }: { name: string; description: string },
  language: WrittenLanguage,
): NamedPerson | null {
  if (language === 'other') return null;
  const withTitle = titled.exec(name)?.[0];
  const front =
    withTitle ?? (speaksOfOneself[language].test(description) ? untitled.exec(name)?.[0] : undefined);
  const work = front === undefined ? '' : (trade.exec(name.slice(front.length))?.[1] ?? '');
  if (front === undefined || work === '') return null;
  const last = language === 'es' || language === 'fr' ? work.split(' ')[0]! : work.split(' ').at(-1)!;
  return withTitle !== undefined || doer[language].test(last)
    ? { person: front.replace(/[\s,:–—|-]+$/u, ''), trade: work }
    : null;
}

/** A sentence by which a firm speaks of itself. German, Spanish and French. */
const speaks: Readonly<Record<Exclude<Written, 'en'>, RegExp>> = {
  de: /^(?:wir|ich) \p{Ll}{3,}\s/iu,
  es: /^\p{L}{3,}(?:amos|emos|imos)\s/iu,
  fr: /^(?:nous|on|je) \p{Ll}{3,}\s/iu,
};

/** Whether a page's name is a sentence of its firm: "Wir reparieren Ihre Waschmaschine". */
export const isSentenceName = (name: string, language: WrittenLanguage): boolean =>
  language !== 'other' && language !== 'en' && speaks[language].test(name);

/**
 * What a page offers whose name is a sentence ("Preparamos a niños para los exámenes"): the deed that it names, else what its text
 * opens with, else its shelf. Empty for every other name.
 */
export function offerOfSentence(
  { name, category, description }: { name: string; category: string; description: string },
  language: WrittenLanguage,
): string {
  if (language === 'other' || language === 'en' || !speaks[language].test(name)) return '';
  const said = saidOffers(name, language);
  const deed = said !== null && said.row === '' ? (said.named?.[0] ?? '') : '';
  if (deed !== '') return deed;
  const opening = openingKind(description.trimStart());
  return opening !== '' && shapeOf(opening, language) === 'noun' && !speaks[language].test(`${opening} `)
    ? opening
    : category.trim();
}
