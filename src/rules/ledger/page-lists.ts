/** Lists and rows of pages that say something else than what is offered. English. */

/** "01 Tell us what you need": how a firm counts the steps of its work. */
const step = /^0\d[.):]? (?=\p{Lu})/u;
const fewestSteps = 2;
const fewestWords = 5;

/** "We are most in need of the following:", "What to bring:": the list below is what somebody else gives. */
const wanted =
  /^(|[^\n]{0,400}[.!?]\s)((?:what to|please) bring|(?:we(?:[’']re| are)? )[^.!?:\n]{0,60}\b(?:need|need of|looking for|accept|short of))(?: the following)?(?: items)?(?: with you)?\s?:$/iu;
const mark = /^(?:[-*•–]\s?|\d{1,2}[.)]\s)/u;
const mostWords = 7;
const fewestItems = 2;

const isItem = (line: string): boolean =>
  line !== '' && line.split(/\s+/u).length <= mostWords && !/[.!?:]$/u.test(line);

/** "Tinned fish" amid a sentence; "NHS card" and "St John" keep their capitals. */
const amid = (item: string): string =>
  /^\p{Lu}\p{Ll}+(?! \p{Lu})(?![.’'])/u.test(item) ? `${item.charAt(0).toLowerCase()}${item.slice(1)}` : item;

/** What a page asks for, in one sentence with its list: as points they would read as what the firm offers. */
function withWantedListed(lines: readonly string[]): string[] {
  const told: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const found = lines[at]!.endsWith(':') ? wanted.exec(lines[at]!) : null;
    const from = (lines[at + 1] ?? '').trim() === '' ? at + 2 : at + 1;
    let to = from;
    while (to < lines.length && isItem(lines[to]!.trim())) to += 1;
    if (found === null || to - from < fewestItems) {
      told.push(lines[at]!);
      continue;
    }
    const items = lines.slice(from, to).map((line) => amid(line.trim().replace(mark, '')));
    const opener = found[2]!.replace(/^what to bring$/iu, 'Please bring');
    const end = items.length === 1 ? '' : `${items.slice(0, -1).join(', ')} and `;
    told.push(`${found[1]!}${opener} ${end}${items.at(-1)!}.`);
    at = to - 1;
  }
  return told;
}

/** Headings of counted steps over a sentence that tells the step; others without their number. */
function withoutSteps(lines: readonly string[]): readonly string[] {
  if (lines.filter((line) => step.test(line)).length < fewestSteps) return lines;
  return lines.flatMap((line, at) => {
    if (!step.test(line)) return [line];
    const next = lines[at + 1] ?? '';
    return next.split(/\s+/u).length >= fewestWords && !step.test(next) ? [] : [line.replace(step, '')];
  });
}

/** "238+ reviews", "4.7★ rated". */
const rating =
  /(?:\s[–—|-])?\s?(?<![\d.])\d(?:[.,]\d)?\s?[★⭐]\uFE0F?\s?(?:rated|rating|on google|google (?:rating|reviews?))(?!\p{L})/giu;
const counted = /^[\d.,]{1,6}\+? (?:\p{L}+ )?(?:reviews?|ratings?)$/iu;
const fewestBars = 2;
/** "Open from March to October\n(but Easter)": what a line in brackets says, it says of the line above. */
const brackets = /(?<=[\p{L}\d,]) ?\n(?=\([^()\n]{3,120}\)(?:\n|$))/gu;

/** "Walk-ins welcome | Clean & spacious | Free parking": a row of short points, and no row of a table. */
function splitBars(line: string): string[] {
  const parts = line.split(' | ').map((part) => part.trim());
  const points = parts.filter((part) => !counted.test(part));
  return parts.length > fewestBars && points.every((part) => /^[^\d|]{2,40}$/u.test(part)) ? points : [line];
}

/** The text of a page whose lists say of themselves what they are. */
export function withPageLists(text: string): string {
  if (!text.includes('\n')) return text;
  let lines: readonly string[] = text.replace(brackets, ' ').split('\n');
  if (/:$/mu.test(text)) lines = withWantedListed(lines);
  if (/^0\d/mu.test(text)) lines = withoutSteps(lines);
  if (text.includes(' | '))
    lines = lines.flatMap((line, at) =>
      `${lines[at - 1] ?? ''}${lines[at + 1] ?? ''}`.includes('|') ? [line] : splitBars(line),
    );
  const plain = lines.join('\n');
  return /[★⭐]/u.test(plain) ? plain.replace(rating, '') : plain;
}
