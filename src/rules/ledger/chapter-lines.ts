/** A place in a film, with the brackets that some set around it. */
const stamp = /[([]?(?<![\d:.])(\d{1,2}):(\d{2})(?::(\d{2}))?(?![\d:])[)\]]?/gu;
const heading =
  /(?:^|(?<=[.!?\n]\s?))\s*(?:timestamps?|chapters?|kapitel|capítulos|chapitres|sommaire)\s?:?\s*(?=[([]?\d{1,2}:\d{2})/giu;
/** What stands between two chapters of one line, and between a stamp and its name. */
const gapBefore = /[\s,;|/·•–—-]{1,9}$/u;
const gapBehind = /^\s?[-–—:|]?\s+/u;
const named = /^\s?[-–—:|]?\s+["“‘'(#£$€]?[\p{L}\p{N}]/u;
/** Nothing but the end of its entry behind a stamp: "Intro 0:00, Cutting 1:20". */
const closed = /^\s?(?:[,;|/·•\n]|\.?\s?$|\.\s+\p{Lu})/u;
const fewestBehindNames = 3;
const longestName = 60;

interface Stamp {
  at: number;
  end: number;
  time: string;
  seconds: number;
}

/** Whether a clause is a chapter of a film: "7:15 Harvest and curing". */
export function opensWithStamp(text: string): boolean {
  return /^\d{1,2}:\d{2}(?::\d{2})?\s+\S/u.test(text);
}

/** "0:48 Is it safe?": the name of a chapter bare of what ends its line, but with the mark of what it asks. */
export function withMark(line: string, plain: string): string {
  const whole = line.trim();
  return /[?？]$/u.test(whole) ? whole : plain;
}

/** Chapter stamps written in one line ("0:00 Start, 1:20 Cut") become lines of their own, each time before its name. */
export function splitChapters(given: string): string {
  if (!given.includes(':')) return given;
  // "Minuto 2:10 instalación, 8:45 Zigbee".
  const plain = given.replace(minuteBefore, '');
  return splitStamps(plain.replace(heading, '\n')) ?? plain;
}

/** "Takes 25 min. 0:00 Start": how long something takes is no mark of a time. */
const minuteBefore = /(?<!\p{L}|\d ?)(?:en el )?min(?:uto|ute|uten)?s?\.? (?=\d{1,2}:\d{2}(?!\d))/giu;

/** The text with each chapter on a line of its own; null where its stamps are those of no film from its start. */
function splitStamps(text: string): string | null {
  const stamps = [...text.matchAll(stamp)].map(([whole, first = '', second = '', third], at, all) => ({
    at: all[at]!.index,
    end: all[at]!.index + whole.length,
    time: whole.replace(/[^\d:]/gu, ''),
    seconds:
      third === undefined
        ? Number(first) * 60 + Number(second)
        : Number(first) * 3600 + Number(second) * 60 + Number(third),
  }));
  // "Tuesdays from 18:30 to 20:00": hours, and no place in a video.
  const from = stamps.findIndex(({ seconds }) => seconds < 60);
  if (from === -1 || stamps.length < 2) return null;
  const rising: Stamp[] = [];
  for (const found of stamps.slice(from))
    if (rising.length === 0 || found.seconds > rising.at(-1)!.seconds) rising.push(found);
  return namesFirst(text, rising) ?? stampsFirst(text, stamps, new Set(rising));
}

/** "Intro 0:00, Cutting 1:20": the names before their times; null where they stand behind. */
function namesFirst(text: string, stamps: readonly Stamp[]): string | null {
  if (stamps.length < fewestBehindNames || !stamps.every(({ end }) => closed.test(text.slice(end, end + 40))))
    return null;
  const lines: string[] = [];
  let before = text.slice(0, stamps[0]!.at);
  const opening = Math.max(...['. ', '! ', '? ', ': ', '\n'].map((sign) => before.lastIndexOf(sign)));
  const front = opening === -1 ? '' : text.slice(0, opening + 1);
  before = before.slice(front.length);
  for (const [at, { end, time }] of stamps.entries()) {
    const name = before.replace(gapBefore, '').replace(/^[\s,;|/·•–—-]{1,9}/u, '');
    if (name === '' || name.length > longestName || /[.!?]\s/u.test(name)) return null;
    lines.push(`${time} ${name}`);
    before = text.slice(end, stamps[at + 1]?.at ?? text.length);
  }
  return [front, ...lines, before.replace(/^[\s.,;]+/u, '')].join('\n');
}

/** Each stamp with a name behind it on a line of its own, bare of its brackets and joints. */
function stampsFirst(text: string, stamps: readonly Stamp[], rising: ReadonlySet<Stamp>): string {
  let told = '';
  let done = 0;
  for (const found of stamps) {
    const behind = text.slice(found.end, found.end + 8);
    const isChapter = rising.has(found)
      ? named.test(behind)
      : /^\s+(?:\p{L}|\d+\p{L})/u.test(behind) && text[found.at] !== '(';
    if (!isChapter) continue;
    const before = text.slice(done, found.at);
    told += `${before.replace(gapBefore, '')}\n${found.time} `;
    done = found.end + (gapBehind.exec(text.slice(found.end, found.end + 8))?.[0].length ?? 0);
  }
  return told + text.slice(done);
}
