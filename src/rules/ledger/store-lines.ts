/** The lines of a page of a store, as they can be read: whole where a width cut them, in one language, with one mark before each point. */

/** Marks before points that a clean text has not. */
const otherBullet = /^\s*[▪►✓✔☑➤●◦○‣⁃■◆★☆✅✨]\uFE0F?\s*(?=\p{L}|\d)/u;

const leastWrapped = 40;
const widest = 90;
const fewestCut = 2;
const point = /^\s*(?:[-–—•*·▪►✓✔☑➤●◦○‣⁃■◆★☆✅✨]|\d{1,2}[.)]\s|\p{Extended_Pictographic})/u;
const open = /[^.!?:;…\s]\s*$/u;

/** Whether a text was cut at a width: none of its lines is longer, and some go on in small letters. */
function isWidthCut(lines: readonly string[]): boolean {
  if (lines.some((line) => line.length > widest)) return false;
  const goOn = lines.filter(
    (line, at) =>
      at > 0 &&
      lines[at - 1]!.trim().length >= leastWrapped &&
      open.test(lines[at - 1]!) &&
      /^\s*\p{Ll}/u.test(line),
  );
  return goOn.length >= fewestCut;
}

/** Lines as they were before a width cut them: "… and a widget\n  for the home screen". */
function unwrapped(lines: readonly string[]): string[] {
  const isCut = isWidthCut(lines);
  const out: string[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const isWrapped =
      last !== undefined &&
      line.trim() !== '' &&
      last.trim().length >= leastWrapped &&
      open.test(last) &&
      (/^\s*(?:<[a-z]{1,2}>)?\p{Ll}/u.test(line) || (isCut && !point.test(line)));
    if (isWrapped) out[out.length - 1] = `${last.trimEnd()} ${line.trim()}`;
    else out.push(line);
  }
  return out;
}

/** "• Noise — white, pink and brown": a head and what belongs to it, which a comma would join to one row. */
const headedPoint = /^(\s*[•*·-]\s*\p{Lu}[\p{L}\d&'’ -]{1,28}) [—–] (?=[\p{Ll}\d][^,—–\n]{1,60},)/u;

const isForeign = /[äöüßéèêàçñáíóú¿¡œ]/iu;
const englishWords =
  /(?<!\p{L})(?:the|you|your|will|be|and|of|for|with|is|are|to|can|this|our|we)(?!\p{L})/giu;
const fewestEnglish = 5;

/** A text in another language without the English lines that a maker left in it: terms of subscriptions above all. */
function withoutEnglishLines(lines: readonly string[]): readonly string[] {
  const opening = lines.find((line) => line.trim() !== '') ?? '';
  if (!isForeign.test(opening) || (opening.match(englishWords) ?? []).length > 2) return lines;
  return lines.filter(
    (line) => isForeign.test(line) || (line.match(englishWords) ?? []).length < fewestEnglish,
  );
}

/** Words that a maker lists for the search of a store. */
const searchWords =
  /^\s*(?:keywords?|search terms|tags?|schlagw[oö]rter?|schlagworte|stichw[oö]rter|suchbegriffe|mots[- ]cl[ée]s?|palabras clave|etiquetas)\s?:/iu;
const headMark = /^\s*[■◆▼▶►◼]\uFE0F?\s*\S/u;
const otherPoint = /^\s*[-–•*·]\s/u;

/** Lines of a text, and which of them head others by a mark that its points have not ("■ Backup" over "• …"). */
export function linesOfPage(text: string): { lines: string[]; marked: ReadonlySet<number> } {
  const whole = withoutEnglishLines(unwrapped(text.split('\n'))).filter((line) => !searchWords.test(line));
  const hasPoints = whole.some((line) => otherPoint.test(line));
  const marked = new Set(whole.flatMap((line, at) => (hasPoints && headMark.test(line) ? [at] : [])));
  // French sets a space before its colon.
  const colon = /\s:\s|«|(?<!\p{L})(?:vous|votre|vos|avec|pour)(?!\p{L})/u.test(text) ? ' : ' : ': ';
  return {
    lines: whole.map((line) => line.replace(otherBullet, '• ').replace(headedPoint, `$1${colon}`)),
    marked,
  };
}
