import { longPattern } from '#rules/text/long-pattern.ts';

/** German writes ordinals with a full stop: “ab 1. März”, “in der 14. Woche”, “zum 30. Geburtstag”. */
export const afterOrdinal = longPattern('u')`
  ^(?:Geburtstag|Hochzeitstag|Jahrestag|Jubiläum|Namenstag|Advent|Tag|Woche|Monat|Jahr|Lebensjahr
    |Lebensmonat|Jahrhundert|Schwangerschaftswoche|SSW|Klasse|Stock|Etage|OG|UG|Hand|Wahl|Gang|Generation
    |Reihe|Satz|Obergeschoss|Auflage|Mal|Kurs|Termin|Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August
    |September|Oktober|November|Dezember)(?:s|es|en|n)?(?!\p{L})
`;
/** The stop of such an ordinal, which ends nothing. */
const ordinalStop = new RegExp(
  String.raw`(?<=(?<!\d)\d{1,2})\.(?=\s(?:${afterOrdinal.source.slice(1)}))`,
  'gu',
);

/** "Im 7.", "die 2.", ", 2.": what leads to a German ordinal whatever noun follows. */
export const ordinalBefore =
  /(?:(?:^|\s)(?:im|am|vom|zum|zur|beim|der|die|das|dem|den|des|eine?[mnrs]?|jede[mnrs]?|unsere?[mnrs]?|meine?[mnrs]?|ihre?[mnrs]?)|\p{L}{3},)\s\d{1,2}\.$/iu;
/** A text in which the stops of German ordinals are left out, for readers that cut at every stop. */
export function withoutOrdinalStops(text: string): string {
  return /\d\.\s\p{Lu}/u.test(text) ? text.replace(ordinalStop, '') : text;
}

const grades = ['Erste', 'Zweite', 'Dritte'];

/** "1. Wahl, kleiner Kratzer": at the front of a sentence the figure is a grade, and marks no entry of a list. "230 grad" count a noun. */
export function withGradeInWords(text: string): string {
  return text
    .replace(
      /(?<=^|[\n.!?]\s|\n)([123])\. (?=Wahl(?!\p{L}))/gu,
      (_whole, figure: string) => `${grades[Number(figure) - 1]!} `,
    )
    .replace(
      /(?<=\d\s?)(?:grad|euro|watt|volt|liter|meter|gramm|kilo|stück|tassen)(?![\p{L}-])/gu,
      (unit) => unit.charAt(0).toUpperCase() + unit.slice(1),
    );
}
