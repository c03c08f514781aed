import type { GermanPhrase } from './german-measures.ts';

/** "Bietet 20 Meter Trockenlänge": a measure before the name of what is measured. */
const measureBefore =
  /^(?:bietet|bieten|hat|haben|besitzt|besitzen|liefert|schafft|erreicht)\s((?:bis zu |rund |etwa )?\d[\d.,]* ?(?:mm|cm|m|km|Meter|Kilometer|Liter|l|ml|Watt|W|kW|Nm|Lumen|m²|Quadratmeter|GB|TB|Stunden|kg)) (\p{Lu}\p{L}*(?:länge|höhe|breite|tiefe|fläche|volumen|leistung|raum|reichweite|laufzeit|kapazität|speicher|moment|inhalt|weite|kraft|helligkeit))(?=$|\s(?:auf|bei|in|an)\s)/u;
const plural: Readonly<Record<string, string>> = {
  Kindern: 'Kinder',
  Babys: 'Babys',
  Frauen: 'Frauen',
  Damen: 'Damen',
  Männern: 'Männer',
  Herren: 'Herren',
  Hunden: 'Hunde',
  Katzen: 'Katzen',
  Erwachsenen: 'Erwachsene',
  Jugendlichen: 'Jugendliche',
};
/** "Passt Kindern von 3 bis 6 Jahren": whom it fits, in the case that "für" asks for. */
const fitsWhom = new RegExp(
  `^(?:passt|passen) (?:auch )?(${Object.keys(plural).join('|')})((?: (?:von \\d+ bis \\d+|ab \\d+|bis \\d+) (?:Jahren?|Monaten?|kg|cm)(?: Größe)?)?)$`,
  'u',
);

/** "Hat Pyrolyse, 71 Liter Garraum und Energieklasse A+": figures and classes in a row of what it has. */
const hadRow = /^(?:hat|haben|besitzt|bietet) (.+)$/u;
const ofClass =
  /^((?:Energieklasse|Energieeffizienzklasse|Schutzklasse|Schutzart) (?:[A-G]\+{0,3}|IP\w{2,3}|I{1,3}))$/u;
const amountOf =
  /^((?:bis zu )?\d[\d.,]* ?(?:Liter|l|Watt|W|kW|GB|TB|Nm|Lumen|m²)) (\p{Lu}\p{L}*(?:raum|inhalt|volumen|leistung|speicher|fläche|moment|kapazität))$/u;

function rowsHad(clause: string): GermanPhrase[] {
  const entries = hadRow.exec(clause)?.[1]?.split(/, | und /u) ?? [];
  return entries.length < 2
    ? []
    : entries.flatMap((entry): GermanPhrase[] => {
        const graded = ofClass.exec(entry)?.[1];
        if (graded !== undefined) return [{ text: graded, says: 'part' }];
        const [, value = '', name = ''] = amountOf.exec(entry) ?? [];
        return value === '' ? [] : [{ text: entry, says: 'measure', row: { name, value } }];
      });
}

/** What a clause says of the thing by a measure before its name, or by whom it fits. */
export function moreOfThing(clause: string): GermanPhrase[] {
  const [, value = '', name = ''] = measureBefore.exec(clause) ?? [];
  if (value !== '') return [{ text: `${value} ${name}`, says: 'measure', row: { name, value } }];
  const [, whom = '', age = ''] = fitsWhom.exec(clause) ?? [];
  if (whom === '') return rowsHad(clause);
  return [{ text: `für ${plural[whom]!}${age}`, says: 'use' }];
}

const adjusted =
  /^(?:lässt|lassen) sich (?:(?:leicht|einfach|stufenlos) |mit (?:einem|einer|zwei|drei) \p{Lu}[\p{L}-]+ |über (?:einen|eine|ein) \p{Lu}[\p{L}-]+ |zum \p{Lu}\p{L}+ )?(verstellen|abnehmen|herausnehmen|entfernen|austauschen|wechseln|aufklappen|einklappen|ausziehen|verschließen|abziehen|anpassen|kürzen)$/u;
const able: Readonly<Record<string, string>> = {
  verstellen: 'verstellbar',
  abnehmen: 'abnehmbar',
  herausnehmen: 'herausnehmbar',
  entfernen: 'abnehmbar',
  austauschen: 'austauschbar',
  wechseln: 'austauschbar',
  aufklappen: 'aufklappbar',
  einklappen: 'einklappbar',
  ausziehen: 'ausziehbar',
  verschließen: 'verschließbar',
  abziehen: 'abziehbar',
  anpassen: 'anpassbar',
  kürzen: 'kürzbar',
};
const endings: Readonly<Record<string, string>> = { Der: 'er', Die: 'e', Das: 'es' };

/** "Das Nackenband lässt sich mit einem Druckknopf verstellen" → "verstellbares Nackenband". */
export function adjustedPart(clause: string, article: string, noun: string): GermanPhrase[] {
  const verb = adjusted.exec(clause)?.[1];
  const ending = endings[article];
  if (verb === undefined || ending === undefined) return [];
  const word = able[verb]!;
  const behindWith = /^lassen\s/u.test(clause) ? '' : `mit ${word}${article === 'Die' ? 'er' : 'em'} ${noun}`;
  return [{ text: `${word}${/^lassen\s/u.test(clause) ? 'e' : ending} ${noun}`, says: 'part', behindWith }];
}

/** "Aufgebaut misst er 180 x 55 x 105 cm": its size as it is used; folded away it has another, which is not told here. */
const openedSize =
  /^(?:Aufgebaut|Aufgestellt|Ausgeklappt|Aufgeklappt|Geöffnet|Ausgebreitet|Insgesamt) (misst|messen|ist|sind) (er|sie|es) (?=\d)/u;

/** A sentence about the opened thing with its pronoun first, as any other. */
export const pronounFirst = (text: string): string =>
  text.replace(
    openedSize,
    (_, verb: string, who: string) => `${who.charAt(0).toUpperCase()}${who.slice(1)} ${verb} `,
  );

/** "Darf in die Spülmaschine, der Deckel nicht": not the whole of it. */
export const exceptPart =
  /, (?:aber |nur )?(?:der|die|das|den|dem) (?:\p{Ll}+ )?\p{Lu}[\p{L}-]+ (?:aber |jedoch |dagegen |hingegen )?nicht$/u;
