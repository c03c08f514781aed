import type { PagePart, WrittenLanguage } from '#rules/listing/listing.ts';

/** Parts of a page; beside those of a sheet what comes with an offer, and who offers it. */
export type HeadedPart = PagePart | 'contents' | 'about';

type Written = Exclude<WrittenLanguage, 'other'>;

/** Headings over the parts of a page. */
export const pageHeadings: Readonly<Record<Written, Readonly<Record<HeadedPart, string>>>> = {
  en: {
    service: 'Services',
    fact: 'At a glance',
    contents: 'What is included',
    price: 'Prices',
    hours: 'Opening hours',
    place: 'Where',
    terms: 'Good to know',
    about: 'About us',
    contact: 'Contact',
  },
  de: {
    service: 'Leistungen',
    fact: 'Auf einen Blick',
    contents: 'Das ist enthalten',
    price: 'Preise',
    hours: 'Öffnungszeiten',
    place: 'Wo',
    terms: 'Gut zu wissen',
    about: 'Über uns',
    contact: 'Kontakt',
  },
  fr: {
    service: 'Prestations',
    fact: 'En bref',
    contents: 'Ce qui est compris',
    price: 'Tarifs',
    hours: 'Horaires',
    place: 'Où',
    terms: 'Bon à savoir',
    about: 'À propos',
    contact: 'Contact',
  },
  es: {
    service: 'Servicios',
    fact: 'En resumen',
    contents: 'Qué incluye',
    price: 'Precios',
    hours: 'Horario',
    place: 'Dónde',
    terms: 'Conviene saber',
    about: 'Sobre nosotros',
    contact: 'Contacto',
  },
};

/** Over what one person tells of himself. */
export const aboutOne: Readonly<Record<Written, string>> = {
  en: 'About me',
  de: 'Über mich',
  fr: 'À propos',
  es: 'Sobre mí',
};

const allHeadings: ReadonlySet<string> = new Set(
  [
    ...Object.values(pageHeadings).flatMap((headings) => Object.values(headings)),
    ...Object.values(aboutOne),
  ].filter((heading) => heading.includes(' ')),
);

/** Whether a line is a heading of a page's parts, of several words: it claims nothing by itself. */
export function isPageHeading(line: string): boolean {
  return allHeadings.has(line.trim());
}

/** A text whose headings are blank, sign for sign, so that places in it stay what they were. */
export function withoutHeadings(text: string): string {
  return text.includes('\n')
    ? text.replace(/^[^\n]{4,30}$/gmu, (line) =>
        isPageHeading(line) ? `${' '.repeat(line.length - 1)}.` : line,
      )
    : text;
}
