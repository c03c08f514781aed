import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { isSmallWord } from '#rules/keywords/plain-words.ts';
import { countCharacters } from '#rules/text/count.ts';
import { countPieces, piecesOf } from '#rules/text/spaces.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { hasPraise } from './praise.ts';
import { longestTitle } from './told-in-title.ts';

/** How a language tells in a sentence what a film shows. */
interface Film {
  /** A title that names a deed: "Comment faire du pain". */
  deed: RegExp;
  opensTail: RegExp;
  /** Words of whom the film speaks to, and of the film itself. */
  ofViewer: RegExp;
  /** "Nous visitons Kyoto, Nara et Osaka": the list of what is gone through. */
  looks: RegExp;
  between: RegExp;
  article: RegExp;
}

const films: Partial<Record<WrittenLanguage, Film>> = {
  fr: {
    deed: /^(?:comment )?\p{L}{2,}(?:er|ir|re)\s\p{L}/iu,
    opensTail: /^(?:à|au|aux|en|avec|sans|pour|dans|sur|chez|contre)$/u,
    ofViewer:
      /(?<!\p{L})(?:vous|votre|vos|tu|ton|ta|tes|mon|ma|mes|notre|nos|je|nous|on|cette|ce|ces|vidéo|chaîne|débutants?|lien)(?!\p{L})/iu,
    looks:
      /(?:^|[.!?]\s+|\s)(?:nous|je|on) (?:vous )?(?:visit|découvr|explor|compar|test|parcour|présent|abord|goût)(?:e|es|ons|re)? ([^.!?:;]{8,140})/giu,
    between: /,\s(?:et\s)?|\set\s(?!(?:nous|je|on|vous)\s)/u,
    article: /^(?:(?:le|la|les|un|une|des|du|nos|mes|de la)\s|l[’'])/iu,
  },
};

const readLength = 600;
const mostOfTail = 6;

/**
 * A film's title with what its sentences go on to say: where or with what its deed is done ("Comment faire du pain au levain à la
 * maison"), or what is gone through ("Une semaine au Japon : Kyoto, Nara, Osaka").
 */
export function toldAbroad(title: string, draft: Draft): string {
  const film = films[draft.language.written];
  if (film === undefined || /[:|(,–—?!]|\s-\s/u.test(title)) return title;
  const description = draft.brief.product.description.slice(0, readLength);
  const tail = film.deed.test(title) ? tailIn(description, title, film, draft) : '';
  if (tail !== '') return `${title} ${tail}`;
  const own = new Set(stemsOf(title));
  for (const [, list = ''] of description.matchAll(film.looks)) {
    const told = list.split(/,?\s(?:et (?:nous|je|on|vous)|où|qui|avant de|pour|avec|afin)\s/u)[0]!;
    const shown = told
      .split(film.between)
      .map((entry) => entry.replace(film.article, '').trim())
      .filter((entry) => isShown(entry, own, film));
    // A place keeps its capital in every row.
    const row = [3, 2]
      .map((most) => shown.slice(0, most))
      .find(
        (entries) =>
          entries.length > 1 &&
          countCharacters(`${title}${draft.lexicon.colon}${entries.join(', ')}`) <= longestTitle,
      );
    if (row !== undefined) return `${title}${draft.lexicon.colon}${row.join(', ')}`;
  }
  return title;
}

function isShown(entry: string, own: ReadonlySet<string>, { ofViewer }: Film): boolean {
  return (
    countPieces(entry) < 4 &&
    /^[\p{L}\d][\p{L}\d’'-]+(?: [\p{L}\d’'-]+)*$/u.test(entry) &&
    !ofViewer.test(entry) &&
    !stemsOf(entry).some((stem) => own.has(stem))
  );
}

const tailEnd = /[.,;:!?(\n]|\s(?:qui|que|et|afin|comme)\s/u;
/** "Une chasse d'eau qui fuit": which of them, in a verb of its own. */
const whichDoes =
  /^\s(qui (?!est|sont|ont|peut|doit|fait|vous|nous|veut|faut)\p{Ll}{3,12})(?=[\s.,;!?]|$)(?!\s(?:pas|plus|jamais|que|les?|la|une?|des|d[eu]|à)\s)/u;

/** What stands right behind the title's own words in a sentence: "à la maison". */
function tailIn(description: string, title: string, { opensTail, ofViewer }: Film, draft: Draft): string {
  const at = description.toLowerCase().indexOf(title.toLowerCase());
  if (at === -1) return '';
  const behind = description.slice(at + title.length);
  const which = whichDoes.exec(behind)?.[1] ?? '';
  const [rest = ''] = behind.slice(which === '' ? 0 : which.length + 1).split(tailEnd);
  const pieces = piecesOf(rest.trim()).slice(0, mostOfTail + 1);
  const tail = [which, ...pieces].filter((word) => word !== '').join(' ');
  const isTail =
    opensTail.test(pieces[0] ?? '') &&
    pieces.length > 1 &&
    pieces.length <= mostOfTail &&
    !isSmallWord(pieces.at(-1)!, draft.language.written) &&
    !ofViewer.test(tail) &&
    !hasPraise(tail, draft.language.written) &&
    countCharacters(`${title} ${tail}`) <= longestTitle;
  if (isTail) return tail;
  return which !== '' && countCharacters(`${title} ${which}`) <= longestTitle ? which : '';
}
