import type { Brief } from '#rules/listing/listing.ts';
import { claimHits } from './claim-index.ts';
import { labelKindOf } from './label-kinds.ts';

/**
 * Rows of German, French and Spanish sheets as a seller says them: "Griff aus Aluminium" of "Griff: Aluminium", "6 bolsillos" of
 * "Bolsillos: 6". Alone the stuff would be read as that of the whole thing, and the number as nobody's.
 */
export type SheetLanguage = 'de' | 'fr' | 'es';

const fewestRows = 3;
const row = /^(\s*(?:[-•*·–]\s?)?)(\p{L}[\p{L} -]{2,28}?)\s?:\s*(\S.{0,40}?)[.;,]?$/u;
const madeOf: Readonly<Record<SheetLanguage, string>> = { de: 'aus', fr: 'en', es: 'de' };
const withIt: Readonly<Record<SheetLanguage, string>> = { de: 'Mit', fr: 'Avec', es: 'Con' };
const confirmed: Readonly<Record<SheetLanguage, RegExp>> = {
  de: /^(?:ja|vorhanden|inklusive|dabei)$/iu,
  fr: /^(?:oui|incluse?s?|fournie?s?)$/iu,
  es: /^(?:s[ií]|incluid[oa]s?)$/iu,
};
const denied: Readonly<Record<SheetLanguage, RegExp>> = { de: /^nein$/iu, fr: /^non$/iu, es: /^no$/iu };
const not: Readonly<Record<SheetLanguage, string>> = { de: 'Nicht', fr: 'Non', es: 'No' };
/** How a thing is, by the end of its word; any other label names a part. */
const trait: Readonly<Record<SheetLanguage, RegExp>> = {
  de: /(?:bar|fest|dicht|frei|los|ig|isch|lich|geeignet|sicher|abweisend|verstellbar|vegan)$|^ge\p{L}{3,}(?:t|en)$/iu,
  fr: /(?:able|ible|ée?|euse|eux|étanche|imperméable|végane?|bio|sans \p{L}+)$/iu,
  es: /(?:able|ible|ad[oa]|id[oa]|vegan[oa]|estanc[oa]|impermeable)$/iu,
};
/** Plural nouns, by their end and what is no number of things. */
const many: Readonly<Record<SheetLanguage, RegExp>> = {
  de: /^(?!alter|größe|jahr|baujahr|modell|artikel|preis|menge|anzahl|stück)\p{Lu}\p{L}*(?:en|er|el|e|s|n)$/iu,
  fr: /^(?!dimensions|tailles?|mesures|années?|pièces)\p{L}{3,}[sx]$/iu,
  es: /^(?!medidas|tallas?|años?|piezas|dimensiones|unidades)\p{L}{3,}s$/iu,
};
/** A German label whose measure stands before it in a title as well: "60 Nm Drehmoment". */
const measuredGerman =
  /^(?:drehmoment|bohrfutter|sägeblatt|schnittlänge|schnittbreite|arbeitsbreite|sitzhöhe|sitzbreite|liegefläche|fassungsvermögen|reichweite|akkulaufzeit|brenndauer|helligkeit|saugkraft|druck|tragkraft|traglast|belastbarkeit|lautstärke|auflösung|bilddiagonale|spannweite|klingenlänge|motor|akku|netzteil|festplatte|arbeitsspeicher|display|bildschirm)$/iu;
const germanFigure =
  /^(?:ca\. )?\d[\d.,]*(?:\s?[-–x]\s?\d[\d.,]*)?\s?(?:\p{L}{1,4}(?:\/\p{L}{1,3})?|Liter|Stunden|Minuten|Zoll|Watt|Volt|Lumen)$/u;

/** "Autonomie: 8 h": how long it runs is no figure without its word. */
const runsOn = /^autonom(?:ie|ía)$/iu;
/** A figure with its unit or its class, which stands behind its label as copy says it: "puissance 400 lumens", "étanchéité IPX5". French and Spanish. */
const figured =
  /^(?:env\. |ca\. |aprox\. |max\. |jusqu[’']à |hasta )?(?:\d[\d.,]*(?:\s?[-–x]\s?\d[\d.,]*)?\s?(?:\p{L}{1,4}(?:\/\p{L}{1,3}[²³]?)?|°|%|lumens?|watts?|volts?|heures?|horas?|litros?|litres?|degrés|pouces|bars?|tours|pulgadas|minutes|minutos)|IP[X\d]\d|USB-?[AC]?)$/iu;

const small = (label: string, language: SheetLanguage): string =>
  language === 'de' || /\p{Lu}{2}/u.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** Whether a value names one stuff and nothing besides: "Aluminium", "SK5-Stahl", "acier inoxydable". */
function isStuff(value: string, language: SheetLanguage): boolean {
  const [hit, ...others] = claimHits(value, language);
  const isOnly = others.length === 0 && hit?.payload.kind === 'material' && hit.end === value.length;
  return isOnly && (hit.start === 0 || /^[\p{Lu}\d]{2,6}-$/u.test(value.slice(0, hit.start)));
}

const isColour = (value: string, language: SheetLanguage): boolean =>
  claimHits(value, language).some(
    ({ start, end, payload }) => payload.kind === 'colour' && start === 0 && end === value.length,
  );

/** "Griff: Aluminium, rutschfest": what else is told of the part. */
const stuffAndTrait = /^([^,]{3,30}), (\p{L}{4,24})$/u;
/** Stuffs that come of many things: "Cire: soja", "Madera: haya". */
const stuffOf = /^(?:cire|bois|cuir|laine|papier|cera|madera|cuero|lana|papel)$/iu;

function ofStuff(label: string, value: string, language: SheetLanguage): string {
  if (label.includes(' ')) return '';
  if (
    language !== 'de' &&
    stuffOf.test(label) &&
    /^\p{Ll}{3,}$/iu.test(value) &&
    (isStuff(value, language) || !trait[language].test(value))
  ) {
    const of = language === 'fr' && /^[aeiouéèêhy]/iu.test(value) ? 'd’' : 'de ';
    return `${label} ${of}${value.toLowerCase()}`;
  }
  const [, stuff = value, more = ''] = stuffAndTrait.exec(value) ?? [];
  if (!isStuff(stuff, language) || (more !== '' && !trait[language].test(more) && !isColour(more, language)))
    return '';
  const told = `${label} ${madeOf[language]} ${language === 'de' ? stuff : stuff.toLowerCase()}`;
  return more === '' ? told : `${told} (${more})`;
}

const noneOf: Readonly<Record<SheetLanguage, RegExp>> = {
  de: /^(?:keine?|nein|keine bekannt)$/iu,
  fr: /^(?:aucune?|non|néant|rien)$/iu,
  es: /^(?:ningun[oa]s?|no|nada)$/iu,
};

/** "Mängel: keine", "Panne: non", "Averías: ninguna": the bare value would be told as a fault. */
function withoutFault(label: string, language: SheetLanguage): string {
  if (language === 'de') return `Keine ${label}`;
  if (language === 'es') return `Sin ${label.toLowerCase()}`;
  const one = label.toLowerCase().replace(/s$/u, '');
  return `Aucun${one === 'panne' ? 'e' : ''} ${one}`;
}

/** The row as it is said; empty where label and value say it best. */
export function phraseOfRowAbroad(label: string, value: string, language: SheetLanguage): string {
  if (label.split(' ').length > 3) return '';
  if (labelKindOf(label, value) === 'flaw' && noneOf[language].test(value))
    return withoutFault(label, language);
  if (confirmed[language].test(value)) {
    if (trait[language].test(label)) return label;
    // "Funda de lluvia: incluida": what comes along is told so already.
    return /^(?:ja|oui|s[ií]|vorhanden)$/iu.test(value) && labelKindOf(label, value) === undefined
      ? `${withIt[language]} ${small(label, language)}`
      : '';
  }
  if (denied[language].test(value))
    return trait[language].test(label) ? `${not[language]} ${label.toLowerCase()}` : '';
  const isFigure = language !== 'de' && figured.test(value);
  if (isFigure && runsOn.test(label)) return `${label} ${value}`;
  if (labelKindOf(label, value) !== undefined) return '';
  if (/^[1-9]\d{0,2}$/u.test(value) && value !== '1' && many[language].test(label))
    return `${value} ${small(label, language)}`;
  if (language === 'de' && measuredGerman.test(label) && germanFigure.test(value)) return `${value} ${label}`;
  const stuff = ofStuff(label, value, language);
  return stuff === '' && isFigure ? `${label} ${value}` : stuff;
}

const stuffInText = /(?<=^|[.!?]\s)(\p{Lu}\p{L}{2,24})\s?: (\p{L}[\p{L} -]{2,24})(?=\.(?:\s|$)|$)/gu;

/** "Rahmen: Zinklegierung." between sentences: the stuff is that of the part. */
function withStuffsOfParts(product: Brief['product'], language: SheetLanguage): Brief['product'] {
  const description = product.description.replace(stuffInText, (said, label: string, value: string) => {
    const told = labelKindOf(label, value) === undefined ? ofStuff(label, value, language) : '';
    return told === '' ? said : told;
  });
  return description === product.description ? product : { ...product, description };
}

/** The product with the rows of its sheet told as phrases; what stood in them is kept for the specifics of a listing. */
export function withToldRowsAbroad(product: Brief['product'], language: SheetLanguage): Brief['product'] {
  const { name, description } = product;
  if (!description.includes(':')) return product;
  if (!description.includes('\n')) return withStuffsOfParts(product, language);
  const lines = description.split('\n');
  const found = lines.map((line) => row.exec(line));
  if (found.filter((match) => match !== null).length < fewestRows) return product;
  const rows: { name: string; value: string }[] = [];
  const told = lines.map((line, at) => {
    const [, mark = '', label = '', value = ''] = found[at] ?? [];
    // "Potencia: 1300 W" of a mop that bears them in its name says nothing else.
    const isTold = label === '' || (/\d/u.test(value) && name.includes(value));
    const phrase = isTold ? '' : phraseOfRowAbroad(label, value, language);
    if (phrase === '') return line;
    rows.push({ name: label, value });
    return `${mark}${phrase}`;
  });
  return { ...product, description: told.join('\n'), ...(rows.length > 0 && { rows }) };
}
