import type { Ledger } from '#rules/listing/listing.ts';
import { partsOf, stemsOf } from '#rules/text/words.ts';
import { claimHits } from './claim-index.ts';
import { inBaseUnit, type NumberFound, numbersIn } from './numbers.ts';

/** A time of day in a text, as minutes since midnight; both readings where neither half of the day is named. */
interface Clock {
  start: number;
  end: number;
  minutes: readonly number[];
}

const clockPattern =
  /(?<![\d:.,])(\d{1,2})(?:[:.h](\d{2}))?(?:\s?(a\.?m\.?|p\.?m\.?)(?!\p{L})|\s?(Uhr|h)(?![\p{L}\d]))?(?![\d:])/giu;

/** Times of day of a text: "6:30 pm", "18:30", "18.30 Uhr", "5pm". A figure alone is none. */
function clocksIn(text: string): Clock[] {
  const found: Clock[] = [];
  for (const match of text.matchAll(clockPattern)) {
    const [all, hours = '', minutes, half, word] = match;
    const isTime = half !== undefined || (minutes !== undefined && (all.includes(':') || word !== undefined));
    const hour = Number(hours);
    if (!isTime || hour > 24 || Number(minutes ?? 0) > 59) continue;
    const past = Number(minutes ?? 0);
    const ofDay = (value: number): number => (value % 24) * 60 + past;
    const isLate = half?.toLowerCase().startsWith('p') ?? false;
    const readings =
      half === undefined
        ? hour < 12
          ? [ofDay(hour), ofDay(hour + 12)]
          : [ofDay(hour)]
        : [ofDay((hour % 12) + (isLate ? 12 : 0))];
    found.push({ start: match.index, end: match.index + all.length, minutes: readings });
  }
  return found;
}

const morning = 'in the morning|(?:Uhr )?(?:morgens|vormittags|früh)|de la mañana|du matin';
const later =
  "in the (?:afternoon|evening)|at night|(?:Uhr )?(?:nachmittags|abends|nachts)|de la (?:tarde|noche)|de l[’']après-midi|du soir";
const halfOfDay = new RegExp(`^(?:\\sheures?)?\\s(?:(${morning})|(${later}))(?!\\p{L})`, 'iu');

const partOfHour = /(?:(half past)|(quarter past)|(quarter to))\s$/iu;

/** "Ocho de la tarde", "seven in the morning": an hour whose half of the day is told in words. */
function hourInWords({ readings, start, end }: NumberFound, text: string): Clock | null {
  const match = halfOfDay.exec(text.slice(end, end + 32));
  const hour = Number(readings[0]);
  if (match === null || !Number.isInteger(hour) || hour > 12) return null;
  const before = partOfHour.exec(text.slice(Math.max(0, start - 16), start));
  const past = before === null ? 0 : before[1] !== undefined ? 30 : before[2] !== undefined ? 15 : -15;
  const minutes = ((hour % 12) + (match[2] === undefined ? 0 : 12)) * 60 + past;
  return { start: start - (before?.[0].length ?? 0), end: end + match[0].length, minutes: [minutes] };
}

const clockRange =
  /(?<![\d:.])(\d{1,2})(?:[:.h](\d{2}))?\s?([ap]m)?(?:\sUhr|\sh)?\s?(?:-|–|to|until|till|bis|a|à)\s?(\d{1,2})(?:[:.h](\d{2}))?\s?([ap]m|Uhr|h)?(?![\d:\p{L}])/giu;

/** Words of sentences that tell when somebody is there. */
const hoursKept =
  /(?<!\p{L})(?:weekdays?|daily|open|opening|appointments?|hours|mondays?|werktag\p{L}*|geöffnet|öffnungszeiten|termine?|täglich|montags?|laborables|abiert\p{L}+|horario|citas?|lunes|ouvert\p{L}*|horaires?|rendez-vous|lundi|(?:mo|di|mi|do|fr|sa|so|mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?=\.?(?:\s?[-–]|\s(?:bis|to)\s|\s\d)))(?!\p{L})/iu;

interface Span {
  from: readonly number[];
  to: readonly number[];
}

/** Spans of the day: "18:30 bis 19:45", "9 am to 5 pm", "de 9 a 20 h". */
function spansIn(text: string): Span[] {
  return [...text.matchAll(clockRange)].flatMap((match) => {
    const [, hour = '', minute, half, lastHour = '', lastMinute, mark = ''] = match;
    const isTime =
      minute !== undefined ||
      lastMinute !== undefined ||
      mark !== '' ||
      half !== undefined ||
      // "Appointments on weekdays from 9 to 17."
      (Number(hour) < Number(lastHour) &&
        /^\s*(?:$|[.,;)])/u.test(text.slice(match.index + match[0].length)) &&
        hoursKept.test(text));
    if (!isTime || Number(lastHour) > 24 || Number(hour) > 24) return [];
    const late = /^[ap]m$/iu.exec(mark)?.[0];
    const clock = (hours: string, minutes: string | undefined, part: string | undefined): number[] =>
      clocksIn(`${hours}:${minutes ?? '00'}${part === undefined ? '' : ` ${part}`}`).flatMap(
        ({ minutes: all }) => [...all],
      );
    return [{ from: clock(hour, minute, half), to: clock(lastHour, lastMinute, late) }];
  });
}

/** "75 minutes" of what lasts from 18:30 to 19:45. */
function isSpanOfTimes(number: NumberFound, ledger: Ledger): boolean {
  const measure = inBaseUnit(number.readings[0] ?? '', number.unit);
  if (measure?.base !== 'time') return false;
  return ledger.sentences.some(({ text }) =>
    spansIn(text).some(({ from, to }) =>
      from.some((start) => to.some((end) => (end - start) * 60 === measure.amount)),
    ),
  );
}

const hourAlone =
  /(?<!\p{L})(?:dès|à|à partir de|vers|jusqu[’']à|a las|desde las|hasta las|um|ab|bis|gegen)\s(\d{1,2})\s?(?:h|Uhr)(?![\p{L}\d])/giu;

const longest = 600;

/** How long something lasts, as a text tells it, in minutes. */
function minutesIn(text: string): number[] {
  return numbersIn(text).flatMap(({ readings, unit }) => {
    const measure = inBaseUnit(readings[0] ?? '', unit);
    const minutes = measure?.base === 'time' ? measure.amount / 60 : 0;
    return minutes >= 15 && minutes <= longest ? [minutes] : [];
  });
}

const times = new WeakMap<Ledger, ReadonlySet<number>>();

function timesOf(ledger: Ledger): ReadonlySet<number> {
  const known = times.get(ledger);
  if (known !== undefined) return known;
  const lasts = ledger.sentences.flatMap(({ text }) => minutesIn(text));
  const found = new Set(
    ledger.sentences.flatMap(({ text }) => [
      // Sixty minutes from 18:30 end at 19:30.
      ...clocksIn(text).flatMap(({ minutes }) => minutes.flatMap((from) => lasts.map((last) => from + last))),
      ...clocksIn(text).flatMap(({ minutes }) => minutes),
      ...spansIn(text).flatMap(({ from, to }) => [...from, ...to]),
      ...[...text.matchAll(hourAlone)].map(([, hour]) => (Number(hour) % 24) * 60),
    ]),
  );
  times.set(ledger, found);
  return found;
}

/** The time of day that a number is a part of, with whether the brief names it; null where it is part of none. */
export function clockAround(
  number: NumberFound,
  text: string,
  ledger: Ledger,
): { start: number; end: number; backed: boolean } | null {
  const near = text.slice(number.end, number.end + 8);
  const inWords = hourInWords(number, text);
  if (inWords !== null)
    return { ...inWords, backed: inWords.minutes.some((minutes) => timesOf(ledger).has(minutes)) };
  const isPart =
    /^\s?[ap]\.?m\b/iu.test(near) ||
    /^\s?Uhr(?!\p{L})/u.test(near) ||
    /^[:.h]\d\d/u.test(near) ||
    /\d[:.h]$/u.test(text.slice(0, number.start));
  if (!isPart) return null;
  const clock = clocksIn(text).find(({ start, end }) => start <= number.start && number.end <= end);
  if (clock === undefined) {
    // "Bis 18 Uhr" of "8 bis 18".
    const hour = Number(number.readings[0]);
    const word = /^\s?Uhr(?!\p{L})/u.exec(near)?.[0];
    if (word === undefined || !timesOf(ledger).has((hour % 24) * 60)) return null;
    return { start: number.start, end: number.end + word.length, backed: true };
  }
  const backed = clock.minutes.some((minutes) => timesOf(ledger).has(minutes));
  return { start: clock.start, end: clock.end, backed };
}

/** "No two are alike", "keine zwei": speaks of none. */
const noneOfTwo = /(?:^|[^\p{L}])(?:no|keine|no hay|pas)\s$/iu;
const listed = /^\s(?:\p{L}+\s){0,2}\p{L}+\s?[:,(–-]\s?([^.;:)\n<]{3,160})/u;
const parted =
  /\s*,\s*(?:and|or|und|oder|y|o|e|u|et|ou)\s+|\s*,\s*|\s+(?:and|or|und|oder|y|o|e|u|et|ou)\s+/iu;
const mostListed = 12;
const mostWordsEach = 4;

/** Entries of a list as they stand. */
function entriesIn(list: string): string[] {
  return list
    .trim()
    .split(parted)
    .filter((entry) => entry !== '');
}

const isShort = (entry: string): boolean =>
  partsOf(entry).filter(({ small, text }) => !small && /^\p{L}{3}/u.test(text)).length <= mostWordsEach;

/** Things of an entry: two for "two pillow cases". */
function thingsIn(entry: string): number {
  const [first] = numbersIn(entry);
  return first?.start === 0 && first.unit === '' ? Number(first.readings[0]) : 1;
}

/** "Three colours: navy, rust or oatmeal" counts what stands behind it, each of which the brief names. */
function countsItsList(amount: number, rest: string, ledger: Ledger): boolean {
  const list = listed.exec(rest)?.[1];
  if (list === undefined || amount < 2 || amount > mostListed) return false;
  const entries = entriesIn(list);
  const isAmount =
    entries.length === amount || entries.reduce((all, entry) => all + thingsIn(entry), 0) === amount;
  return (
    isAmount &&
    entries.length > 1 &&
    entries.every((entry) => isShort(entry) && stemsOf(entry).some((stem) => ledger.stems.has(stem)))
  );
}

const labelled = /(?:^|[.;\n]\s?)((?:\p{L}+\s){0,2}\p{L}+)\s?:\s([^.;:\n]{3,200})/gu;
const colourNoun = /^(?:colou?r|farbe|farbton|farbvariante|color|tono|couleur|coloris|teinte|shade|finish)/iu;
const inColours = /(?<!\p{L})(?:in|en|colou?rs?|farben|colores|couleurs|coloris)\s([^.;:\n]{3,120})/giu;

/** "In three colours" of "in navy, sage or sand"; "three scents" of "Scents: fig, rose, cedar". */
function countsListOfBrief(amount: number, rest: string, ledger: Ledger): boolean {
  const words = /^\s(?:\p{L}[\p{L}’'-]*\s?){1,3}/u.exec(rest)?.[0] ?? '';
  const nouns = stemsOf(words);
  if (nouns.length === 0 || amount < 2 || amount > mostListed) return false;
  const isColour = words
    .trim()
    .split(/\s/u)
    .some((word) => colourNoun.test(word));
  const { written } = ledger.language;
  return ledger.sentences.some(({ text }) => {
    const lists = [...text.matchAll(labelled)]
      .filter(([, label = '']) => stemsOf(label).some((stem) => nouns.includes(stem)))
      .map(([, , list = '']) => list);
    if (isColour)
      for (const [, list = ''] of text.matchAll(inColours))
        if (
          entriesIn(list).every(
            (entry) =>
              isShort(entry) && claimHits(entry, written).some(({ payload }) => payload.kind === 'colour'),
          )
        )
          lists.push(list);
    return lists.some((list) => {
      const entries = entriesIn(list);
      return entries.length === amount && entries.every(isShort);
    });
  });
}

const sizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
const sizeRange =
  /(?<![\p{L}\d])(X{0,3}S|M|X{0,3}L)\s?(?:-|–|to|bis|a|à)\s?(X{0,3}S|M|X{0,3}L)(?![\p{L}\d])/gu;

/** "Six sizes" for XS to XXL. */
function countsSizes(amount: number, rest: string, ledger: Ledger): boolean {
  if (!/^\s(?:sizes|Größen|tallas|tailles)(?!\p{L})/iu.test(rest)) return false;
  return ledger.sentences.some(({ text }) =>
    [...text.matchAll(sizeRange)].some(
      ([, from = '', to = '']) => sizes.indexOf(to) - sizes.indexOf(from) + 1 === amount,
    ),
  );
}

const lastsPattern = /^\s*(\d{1,3}):(\d\d)\s*$/u;

/** "14 minutes" of a video of 14:20. */
function isLengthOfVideo({ readings, unit }: NumberFound, ledger: Ledger): boolean {
  return ledger.sentences.some(({ path, text }) => {
    if (path !== 'videoLength' || unit !== 'min') return false;
    const [, minutes = '', seconds = ''] = lastsPattern.exec(text) ?? [];
    const rounded = Math.round(Number(minutes) + Number(seconds) / 60);
    return (
      minutes !== '' && (readings.includes(String(Number(minutes))) || readings.includes(String(rounded)))
    );
  });
}

/** Fineness of what sellers name by a word or by carat. */
const fineness: readonly (readonly [string, RegExp])[] = [
  ['925', /sterling|plata de ley|argent massif/iu],
  ['375', /(?<!\d)9\s?(?:k|ct|kt|carat|karat|quilates|carats)(?!\p{L})/iu],
  ['585', /(?<!\d)14\s?(?:k|ct|kt|carat|karat|quilates|carats)(?!\p{L})/iu],
  ['750', /(?<!\d)18\s?(?:k|ct|kt|carat|karat|quilates|carats)(?!\p{L})/iu],
];

/**
 * Whether a number that the brief does not give says what it says in other words: the decade of a year, the plural of
 * a model ("501s"), the fineness of silver, the count of a list that stands right behind it, or no number at all.
 */
export function isSaidOtherwise(number: NumberFound, text: string, ledger: Ledger): boolean {
  const written = text.slice(number.start, number.end);
  const rest = text.slice(number.end);
  const amount = Number(number.readings[0]);
  if (amount === 2 && noneOfTwo.test(text.slice(Math.max(0, number.start - 10), number.start))) return true;
  if (/^['’]?s(?!\p{L})/u.test(rest) && /^\d+$/.test(written)) {
    if (/^(?:19|20)\d0$/.test(written))
      return [...ledger.numbers].some(
        (year) => year.length === 4 && year.slice(0, 3) === written.slice(0, 3),
      );
    return written.length > 2 && ledger.numbers.has(written);
  }
  if (number.unit !== '') return isSpanOfTimes(number, ledger) || isLengthOfVideo(number, ledger);
  const known = fineness.find(([figure]) => figure === written);
  if (known !== undefined && ledger.sentences.some(({ text: said }) => known[1].test(said))) return true;
  return [countsItsList, countsListOfBrief, countsSizes].some((counts) => counts(amount, rest, ledger));
}
