import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { moodOf } from './app-mood.ts';
import { lowerFirst } from './english-words.ts';
import { functionRow } from './function-row.ts';
import type { Message } from './messages.ts';

/** From so many on the functions of one sentence stand in lines of their own, though one of them is a single word. */
const manyParts = 3;

/** "Filter by diesel, petrol, LPG": what the preposition opens is one list. */
const opensRow = /\s(?:by|for|with|in|por|para|con|en|nach|für|mit|par|pour|avec|dans)\s/iu;
/** "De commode", "y busca dentro del texto", "ohne dich zu überfordern": what leans on the words before it is no function alone. */
const leansAbroad: Readonly<Record<'de' | 'es' | 'fr', RegExp>> = {
  de: /^(?:und|oder|sondern|aber|denn|als|wie|ob|dass|damit|weil|wenn|wo|wobei|um|nicht|sogar|wann|wie|wer|was|(?:in|mit|an|auf|zu|von|bei|für) welche[mnrs]?|z\. ?b\.|diese\p{L}{0,2}|ohne \p{L}+ (?:\p{Ll}+ ){0,4}zu|\p{Ll}+(?:e|en) \p{Lu}\p{L}+ und (?:der|die|das)|\p{Ll}{4,} zu \p{Ll}+|auf (?:einem|jedem|allen))(?!\p{L})/u,
  es: /^(?:y|e|o|u|ni|pero|sino|de|del|que|como|donde|cuando|si|no|cuyo|incluso|además|(?:(?:en|con|a|de|por|para) )?(?:qué|quién|cuál)|cuándo|dónde|cómo|cuánt[oa]s?)\s/u,
  fr: /^(?:et|ou|ni|mais|de|du|des|d[’']\p{L}+|que|qui|dont|où|comme|quand|si|puis|afin|même|(?:(?:à|de|dans|avec|sur|pour|par) )?quel(?:le)?s?|combien|y compris|avec (?:des|un|une|les?))(?!\p{L})/u,
};
/** "Rückenwind grün, Gegenwind rot": each says how it is shown. German. */
const germanPair =
  /^\p{Lu}\p{L}+ (?:grün|rot|blau|gelb|schwarz|weiß|grau|orange|lila|links|rechts|oben|unten)$/u;
const hasRun = /\s/u;

/** "En qué bancal y en qué fecha": whether a piece of a sentence leans on the words before it. German, Spanish, French. */
export const leansOnBefore = (text: string, language: WrittenLanguage): boolean =>
  language !== 'en' &&
  language !== 'other' &&
  hasRun.test(text) &&
  leansAbroad[language].test(lowerFirst(text));

/** Whether the pieces of a sentence in German, Spanish or French are no functions of their own. */
function isOneAbroad(parts: readonly string[], language: WrittenLanguage): boolean {
  if (language === 'en' || language === 'other') return false;
  // "Tippe auf einen Baum, um Höhe, Umfang und Standort zu sehen".
  if (language === 'de' && parts.every((part) => germanPair.test(part))) return true;
  if (/^(?:fertig|los|listo|voilà)$/iu.test(parts.at(-1) ?? '')) return true;
  if (language === 'de' && /\szu \p{Ll}{2,}n$/u.test(parts.at(-1) ?? '')) return true;
  return parts.some((part, at) => at > 0 && hasRun.test(part) && leansAbroad[language].test(part));
}

const leans =
  /^(?:the|same|der|die|das|el|la|los|las|le|les|with|for|in|and|or|whether|not|than|while|where|which|who|whose|when|how|what|even|including|such as|like|so|instead)\s/iu;
/** "Journal - keep a diary, jot down ideas": one point under its head. English. */
export const hasHead = /^\p{Lu}[\p{L}\d&’' /-]{1,30}(?::| [-–—]) \p{L}/u;

/** "Note appointments", "symptoms and kicks": what else an order is done to stands with it. English. */
function withObjects(parts: readonly string[], language: WrittenLanguage): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isObject =
      language === 'en' &&
      before !== undefined &&
      !before.includes(',') &&
      /^\p{Ll}+ (?:and|or) \p{Ll}+$/u.test(part) &&
      moodOf(before, language) === 'do' &&
      moodOf(part, language) === 'has';
    if (isObject) joined[joined.length - 1] = `${before}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

const endsInQuestion =
  /^\p{Lu}\p{Ll}+ [^,;:]{3,40}, [^.;:]{2,60} (?:and|or) (?:where|what|how|when|which|who|whether) /u;

const pointMark = /^\s*(?:[-–—•*·]|\p{Extended_Pictographic}\uFE0F?)\s+/u;
const fewestPoints = 3;
export const longestPoint = 110;

/** The points of a description that lists some: each is one function, as its maker wrote it. */
export function pointsOf(description: string): readonly string[] {
  const points = description
    .split('\n')
    .filter((line) => pointMark.test(line))
    .map((line) => line.replace(pointMark, '').replace(/[.!]$/u, '').trim());
  return points.length < fewestPoints ? [] : points;
}

/** Whether a quote is the whole of one of the points. */
export const isPoint = (quote: string, points: readonly string[]): boolean =>
  points.length > 0 && points.includes(quote.replace(/[.!]$/u, '').trim());

/** "Alertes la veille, journal de culture": two functions; "pace, distance, splits" is one, which measures. */
export function partsOf(
  { units, whole, verbatim }: Message,
  language: WrittenLanguage,
  points: readonly string[],
): string[] {
  if (isPoint(units[0]?.quote ?? '', points)) return [verbatim.replace(/[.。]$/u, '')];
  // "Identify a bird by its size, colour and where you saw it": one deed by several things.
  if (language === 'en' && endsInQuestion.test(verbatim)) return [verbatim.replace(/[.。]$/u, '')];
  const isRow = language === 'en' && (whole || units.length === 1 || verbatim.includes(';'));
  const row = isRow ? functionRow(verbatim) : null;
  if (row !== null) return row;
  const parts = withObjects(
    units.map(({ text }) => text),
    language,
  );
  // "Record camera, lens, aperture and place": one deed with its objects.
  const [first = '', ...others] = parts;
  const areObjects =
    language === 'en' &&
    moodOf(first, language) === 'do' &&
    (others.slice(0, 2).filter((text) => !text.includes(' ')).length === 2 ||
      // "Export mileage, income, and expense records as CSV files".
      (!others[0]?.includes(' ') &&
        others.length > 1 &&
        others.slice(1).every((text) => moodOf(text, language) === 'has')) ||
      // "Enter lambing dates, weights and treatments in the field".
      (/^\p{Ll}+ and \p{Ll}/u.test(others[0] ?? '') && moodOf(others[0]!, language) === 'has'));
  const one = [verbatim.replace(/[.。]$/u, '')];
  if (whole || areObjects || parts.length < 2 || parts.slice(1).some((text) => leans.test(text))) return one;
  if (isOneAbroad(parts, language) || (language === 'en' && hasHead.test(verbatim))) return one;
  // "60 lessons recorded by Nia, a teacher from Caernarfon": who she is, and no function.
  const tellsWho = parts.some(
    (text, at) => at > 0 && /^an?\s/u.test(text) && /\s\p{Lu}\p{Ll}+$/u.test(parts[at - 1]!),
  );
  if (tellsWho) return one;
  const areLong = parts.every((text) => text.includes(' '));
  if (areLong && (language !== 'en' || parts.length >= manyParts)) return parts;
  if (areLong) return units.every(({ shape }) => shape === 'noun') ? parts : one;
  const isList = parts.length >= manyParts && parts.some((text) => text.includes(' '));
  return isList && !opensRow.test(parts[0]!) ? parts : one;
}
