import type { Listing } from '#rules/listing/listing.ts';
import { bodyOf, firstSentence } from '#rules/writers/seo-content/body.ts';
import { headedBullets } from '#rules/writers/seo-content/bullets.ts';
import type { Draft } from '#rules/writers/seo-content/draft.ts';
import { highlightsOf } from '#rules/writers/seo-content/highlights.ts';
import { metaOf, titleTagOf } from '#rules/writers/seo-content/search-page.ts';
import type { Telling } from '#rules/writers/seo-content/telling.ts';
import { stemsOf } from '#rules/text/words.ts';
import { buildTitle } from '#rules/writers/seo-content/titles.ts';

const none: ReadonlySet<never> = new Set();

const degrees: Readonly<Record<string, string>> = {
  en: 'degrees',
  de: 'Grad',
  es: 'grados',
  fr: 'degrés',
  it: 'gradi',
  pt: 'graus',
  nl: 'graden',
  pl: 'stopni',
  sv: 'grader',
  da: 'grader',
  no: 'grader',
  cs: 'stupňů',
  ro: 'grade',
  tr: 'derece',
  ru: 'градусов',
  uk: 'градусів',
  el: 'βαθμούς',
  ar: 'درجة',
  he: 'מעלות',
  hi: 'डिग्री',
  th: 'องศา',
  vi: 'độ',
  ja: '度',
  zh: '度',
  ko: '도',
};

/** Bullets take no degree sign; the word for it stands there in the seller's language. */
function inDegrees(line: string, { language }: Draft): string {
  const word = degrees[language.tag];
  if (word === undefined || !line.includes('°')) return line;
  // "30度", "30도": these scripts set no space, and the scale of Celsius goes without saying.
  if (/^(?:ja|zh|ko)$/u.test(language.tag)) return line.replace(/\s?°\s?C?(?!\p{L})/gu, word);
  return line.replace(/\s?°\s?([CFcf])?(?!\p{L})/gu, (_sign, scale: string | undefined) =>
    // "30 degrés": a Frenchman writes no scale behind the word.
    [word, language.written === 'fr' && scale?.toUpperCase() === 'C' ? undefined : scale?.toUpperCase()]
      .filter((part) => part !== undefined)
      .reduce((text, part) => `${text} ${part}`, ''),
  );
}

/** Of few lines the one that says what the thing is stands first: "Kneeling pad from EVA foam" before "Handle slot". */
function whatItIsFirst(lines: readonly string[], { type, language }: Draft): string[] {
  const own = stemsOf(type);
  const at =
    language.written !== 'en' || lines.length > 3 || own.length === 0
      ? -1
      : lines.findIndex((line) => {
          const stems = stemsOf(line.split(/[,;:]/u)[0]!);
          return own.every((stem) => stems.includes(stem));
        });
  return at < 1 ? [...lines] : [lines[at]!, ...lines.filter((_, other) => other !== at)];
}

/** Amazon: brand first, 75 characters; five headed bullets; a description in prose. */
export function writeAmazon(draft: Draft, telling: Telling): Listing {
  const productTitle = buildTitle(draft, { max: 75 }, { brand: true });
  return {
    productTitle,
    itemHighlights: highlightsOf(draft, telling, productTitle, 125),
    bulletPoints: whatItIsFirst(
      headedBullets(draft, telling.points, { count: 5, max: 200 }).map((line) => inDegrees(line, draft)),
      draft,
    ),
    improvedBodyText: bodyOf(draft, telling, { labelled: none }),
    titleTag: titleTagOf(draft, draft.brand, productTitle),
    metaDescription: metaOf(draft, firstSentence(draft, telling), telling.points),
  };
}
