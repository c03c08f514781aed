import { Blob, Face, Font } from 'harfbuzzjs';
import { cutTypeface, typefaceRanges } from '#server/drawing/typeface-file.ts';

/** What a line is set in: big and narrow, plain, or with serifs. Other scripts follow in a weight that suits it. */
export type Voice = 'display' | 'sans' | 'serif';

export interface Typeface {
  font: Font;
  /** Units of the font for one em. */
  unitsPerEm: number;
  /** Code points that it really has. */
  has: ReadonlySet<number>;
  /** Outline of a glyph as SVG path data in units of the font, y upwards. Empty for a blank. */
  outlineOf(glyph: number): string;
}

interface Family {
  family: string;
  /** Part of the file's name behind the subset. */
  cut: 'wght' | 'wdth' | 'opsz';
  axes: Record<string, number>;
}

const own: Record<Voice, readonly Family[]> = {
  display: [{ family: 'instrument-sans', cut: 'wdth', axes: { wght: 700, wdth: 78 } }],
  sans: [{ family: 'instrument-sans', cut: 'wdth', axes: { wght: 500, wdth: 100 } }],
  serif: [{ family: 'source-serif-4', cut: 'opsz', axes: { wght: 560, opsz: 60 } }],
};
/** Weight of the scripts that the voice's own typeface lacks. */
const weights: Record<Voice, number> = { display: 720, sans: 500, serif: 560 };
/** Han characters look different in Japan: kana in the text tell which drawing is meant. */
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const korean = /\p{Script=Hangul}/u;

function familiesFor(voice: Voice, text: string): Family[] {
  const wght = weights[voice];
  const noto = (script: string): Family => ({ family: `noto-sans-${script}`, cut: 'wght', axes: { wght } });
  const han = japanese.test(text)
    ? ['jp', 'sc', 'kr']
    : korean.test(text)
      ? ['kr', 'sc', 'jp']
      : ['sc', 'jp', 'kr'];
  return [
    ...own[voice],
    { family: 'noto-sans', cut: 'wdth', axes: { wght, wdth: voice === 'display' ? 80 : 100 } },
    ...['arabic', 'hebrew', 'thai', ...han].map(noto),
    { family: 'noto-emoji', cut: 'wght', axes: { wght: Math.min(wght, 700) } },
  ];
}

interface Subset {
  /** Part of the file's name: `greek`, or a number. */
  name: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

const subsetsOf = new Map<string, readonly Subset[]>();
const cuts = new Map<string, Promise<Typeface>>();

function subsets(family: string): readonly Subset[] {
  const known = subsetsOf.get(family);
  if (known) return known;
  const read = Object.entries(typefaceRanges(family)).map(([key, list]) => ({
    name: key.replace(/^\[(\d+)\]$/, '$1'),
    ranges: list.split(',').map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    }),
  }));
  subsetsOf.set(family, read);
  return read;
}

function open({ family, cut, axes }: Family, subset: string): Promise<Typeface> {
  const file = `${family}-${subset}-${cut}-normal`;
  const key = `${file} ${JSON.stringify(axes)}`;
  const known = cuts.get(key);
  if (known) return known;
  const opening = cutTypeface(family, file, axes).then((data) => {
    const face = new Face(new Blob(data));
    const font = new Font(face);
    const outlines = new Map<number, string>();
    const outlineOf = (glyph: number): string => {
      const known = outlines.get(glyph);
      if (known !== undefined) return known;
      const outline = font.glyphToPath(glyph);
      outlines.set(glyph, outline);
      return outline;
    };
    return { font, unitsPerEm: face.upem, has: new Set(face.collectUnicodes()), outlineOf };
  });
  cuts.set(key, opening);
  // A failed one is tried again next time.
  opening.catch(() => cuts.delete(key));
  return opening;
}

/** Joiners and variation selectors steer the shaping and need no glyph of their own. */
const invisible = (point: number) =>
  point === 0x200c || point === 0x200d || (point >= 0xfe00 && point <= 0xfe0f) || point === 0x00ad;

/**
 * The typeface of one character with its marks: the first of the voice's families that has all of it.
 * @param text the whole text, which tells what Han characters mean
 * @returns null when no typeface of ours has it
 */
export async function typefaceFor(character: string, voice: Voice, text: string): Promise<Typeface | null> {
  const points = Array.from(character, (part) => part.codePointAt(0) ?? 0);
  const visible = points.filter((point) => !invisible(point));
  const [first = 0x20] = visible;
  for (const family of familiesFor(voice, text)) {
    const fitting = subsets(family.family).filter(({ ranges }) =>
      ranges.some(([from, to]) => first >= from && first <= to),
    );
    for (const { name } of fitting) {
      const typeface = await open(family, name);
      if (visible.every((point) => typeface.has.has(point))) return typeface;
    }
  }
  return null;
}
