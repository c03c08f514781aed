import { longPattern } from '#rules/text/long-pattern.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { seriesIn } from './about-thing.ts';

/** "Vi går igenom", "vediamo", "in dit filmpje laat ik zien": what is shown stands behind it. */
const shows = longPattern('iu')`
  ^(?:.{0,40}(?<!\p{L}))?(?:går igenom|gennemgår|går gjennom|visar (?:jag|vi)|viser (?:jeg|vi)|vediamo|mostro|parliamo di|spiego|vi mostro|ti mostro
    |mostro|mostramos|vemos|falo (?:de|sobre)|explico|laat ik|bespreek ik|behandel ik|pokazuję|omawiam|pokażę|ukazuju|ukážu|probereme
    |gösteriyorum|anlatıyorum)\s(?:zien\s|hoe\s|di\s|sobre\s)?
`;
/** "Dove fare il taglio", "quali rami tagliare": half of a question. */
const asks =
  /^(?:quali?|dove|quando|quanto|perché|qual|quais|onde|porque|welke|waar|wanneer|waarom|welk|vilka?|vilket|var|när|varför|hvilke[nt]?|hvor|hvornår|jaki\p{L}*|gdzie|kiedy|które|jaké|kde|kdy)\s/iu;
const mostWords = 4;

/** What a film shows, of a sentence that lists it: "surdegsgrund, autolys, vikning och gräddning". */
export function shownInFilm(description: string): string[] {
  return description
    .slice(0, 1500)
    .split(/(?<=[.!?\n])\s*/u)
    .filter((sentence) => sentence.includes(', '))
    .flatMap((sentence) => {
      const bare = sentence.replace(shows, '');
      // Without a verb that is known, a row has to be bare from its first word on.
      return bare === sentence ? [] : [...seriesIn(bare)];
    })
    .map((entry) => entry.split(/\s(?:i|in|med|con|com|met|w|v|op|su|på)\s/u)[0]!.trim())
    .filter(
      (entry) =>
        entry.length > 3 && countPieces(entry) <= mostWords && !asks.test(entry) && !/\d/u.test(entry),
    );
}
