import type { NamedValue } from '#contract/seo-content.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Draft } from './draft.ts';

const names: Readonly<Partial<Record<WrittenLanguage, string>>> = {
  en: 'Warranty',
  de: 'Garantie',
  es: 'Garantía',
  fr: 'Garantie',
};
/** How long somebody answers for a used thing: "6 months warranty", "Garantie 12 Monate", "garantía de seis meses". */
const howLong: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: longPattern('iu')`
    (?<!\p{L})(\d{1,2}|an?|one|two|three|five|six|twelve)[\s-](days?|weeks?|months?|years?)[’']?s?[’']?\s(?:\p{L}+\s){0,2}(?:warranty|guarantee)(?!\p{L})
    |(?<!\p{L})(?:warranty|guarantee)(?:d)?\s?(?:of|for|is|:)?\s(\d{1,2}|one|two|three|six|twelve)\s(days?|weeks?|months?|years?)(?!\p{L})
  `,
  de: longPattern('iu')`
    (?<!\p{L})(\d{1,2}|ein|einem|zwei|drei|sechs|zwölf)\s(tagen?|wochen?|monaten?|jahre?n?)\s(?:\p{L}+\s)?(?:garantie|gewährleistung)(?!\p{L})
    |(?<!\p{L})(?:garantie|gewährleistung)\s?(?:von|für|:)?\s(\d{1,2}|zwei|drei|sechs|zwölf)\s(tagen?|wochen?|monaten?|jahre?n?)(?!\p{L})
  `,
  es: longPattern('iu')`
    (?<!\p{L})(\d{1,2}|un|dos|tres|seis|doce)\s(días|meses|mes|años?)\sde\sgarantía(?!\p{L})
    |(?<!\p{L})garantía\s?(?:de|:)?\s(\d{1,2}|un|dos|tres|seis|doce)\s(días|meses|mes|años?)(?!\p{L})
  `,
  fr: longPattern('iu')`
    (?<!\p{L})(\d{1,2}|un|deux|trois|six|douze)\s(jours|mois|ans?)\sde\sgarantie(?!\p{L})
    |(?<!\p{L})garantie?s?\s?(?:de|:)?\s(\d{1,2}|un|deux|trois|six|douze)\s(jours|mois|ans?)(?!\p{L})
  `,
};
/** What no longer holds, is not given, or is of a part. */
const isOver = longPattern('iu')`
  (?<!\p{L})(?:no|not|without|expired|ended|ran\sout|runs\sout|over|was|had|until|battery|motor\sonly|new\sones?|ohne|keine?|abgelaufen|bis|akku|hatte
    |sin|caducad[oa]|venció|hasta|batería|sans|pas|expirée?|jusqu|batterie|terminée?)(?!\p{L})
`;

/** The warranty of a thing that is sold on, in a row of its own; none that is denied, over or of a part. */
export function warrantyRow({ language: { written }, units, category }: Draft): NamedValue[] {
  const pattern = howLong[written];
  if (pattern === undefined || category !== 'used') return [];
  for (const { text, path } of units) {
    const found = path.endsWith('.description') && !isOver.test(text) ? pattern.exec(text) : null;
    if (found === null) continue;
    const count = found[1] ?? found[3]!;
    const unit = found[2] ?? found[4]!;
    // "A 6 month warranty" is one of 6 months.
    const isMany = written === 'en' && !/^(?:an?|one|1)$/iu.test(count) && !unit.endsWith('s');
    const value = `${count} ${isMany ? `${unit}s` : unit}`;
    return [{ name: names[written]!, value: value.charAt(0).toUpperCase() + value.slice(1) }];
  }
  return [];
}
