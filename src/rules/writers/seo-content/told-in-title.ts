import { isDish } from '#rules/keywords/video-topics.ts';
import { isSmallWord } from '#rules/keywords/plain-words.ts';
import { countCharacters } from '#rules/text/count.ts';
import { countPieces, piecesOf } from '#rules/text/spaces.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Draft } from './draft.ts';
import { lowerFirst } from './english-words.ts';
import { hasPraise } from './praise.ts';
import { ofDish } from './title-details.ts';
import { endsInDoing } from './title-words.ts';

/** Characters below which a title leaves more than half of its line empty, and of the longest that is made. */
export const shortTitle = 35;
export const longestTitle = 64;

/** "What broke, what I still love": what a film answers, as the first words of its text put it. */
const asked =
  /^(?:what|how|why|where|which|welche[rsnm]?|wie|was|warum|wann|wo|qué|cómo|por qué|dónde|cuándo|comment|pourquoi|quand|où|quels?|quelles?|ce qu[ie])\s/iu;
/** What a viewer needs or is asked for stands with the film and is none of what it shows. */
const ofViewer = longPattern('iu')`
  (?<!\p{L})(?:me|you|your|us|subscribe|links?|linked|below|comments?|channel|video|episode|needed|required
    |free|etc|members?|patreon|description|fridays?|mondays?|sundays?|pdf|download|du|dir|dich|ihr|euch|sie
    |link|unten|kanal|abonnier\p{L}*|tú|tu|te|vosotros|usted|enlaces?|abajo|canal|suscr\p{L}*|vous|votre
    |lien|liens|chaîne|abonne\p{L}*)(?!\p{L})
`;
const doing = /^\p{L}{2,}ing\s(?!(?:is|are|was|takes?|needs?|for|to)\s)/iu;
/** "Take out the bead" tells a step, "the shed roof" goes on from something: neither stands behind a colon. */
const opensElse =
  /^(?:no|not|with|without|and|or|but|so|then|also|plus|just|the|this|that|these|those|some|all|it|there|\p{L}+(?<!ing) (?:the|an?|your|my|our|out|off|up|down|in|on|into|it|them))\s/iu;
const counts =
  /^(?:\d{1,3}|zwei|drei|vier|fünf|sechs|sieben|zehn|dos|tres|cuatro|cinco|seis|siete|diez|deux|trois|quatre|cinq|six|sept|dix)\s\p{L}{3,}/iu;
const plain = /^[\p{L}\d][\p{L}\d’'&%,. -]+$/u;
const mostWords = 8;

function contentOf(text: string, draft: Draft): string[] {
  return stemsOf(text).filter((stem) => stem.length > 2 && !isSmallWord(stem, draft.language.written));
}

/** The first clauses of the text where each asks something: "where they rust, what they cost to run". */
function answersIn(draft: Draft): string[] {
  const first =
    /^(?:[^.!?:;\n]|\.(?=\d)){6,200}(?=[.\n]|$)/u.exec(draft.brief.product.description.trim())?.[0] ?? '';
  const clauses = first.split(', ');
  const end = clauses.findIndex((clause) => !asked.test(clause));
  return clauses.slice(0, end === -1 ? clauses.length : end);
}

/** Characters below which a title says so little that its word may stand again in what is done. */
const barelyNamed = 20;
const newWords = 3;

/** "Laying ballast on 6 metres of OO9 track" of a "ballast day": what is done, with one word of the title and more of its own. */
function deedOfTopic(title: string, draft: Draft, own: ReadonlySet<string>): string {
  const [first] = draft.units.filter(
    ({ path }) => path.startsWith('products.') && path.endsWith('.description'),
  );
  const text = first?.text ?? '';
  const stems = contentOf(text, draft);
  const isFair =
    doing.test(text) &&
    plain.test(text) &&
    !ofViewer.test(text) &&
    !hasPraise(text, 'en') &&
    countPieces(text) <= mostWords &&
    stems.filter((stem) => own.has(stem)).length === 1 &&
    stems.filter((stem) => !own.has(stem)).length >= newWords &&
    countCharacters(`${title}: ${text}`) <= longestTitle;
  return isFair ? text : '';
}

const priced = /[£€$]|\b(?:pounds?|dollars?|euros?|costs?)\b/iu;

/**
 * A thing that stands behind a title: of three words where it opens its sentence, of more where it does or joins nothing.
 * "A pipette and a lot of patience" is the end of a list.
 */
function isTelling({ text, quote }: Draft['units'][number]): boolean {
  if (opensElse.test(text) || priced.test(text) || isSmallWord(piecesOf(text).at(-1)!, 'en')) return false;
  const opens = quote.startsWith(text);
  return countPieces(text) > 3
    ? opens || !/\sand\s/u.test(text)
    : opens && countPieces(text) === 3 && !/\d/.test(text);
}

/**
 * What a film shows, in its creator's own words: up to two questions that it answers, what is done in it ("riding 9 miles in the
 * dark") or, in English, a thing of several words ("sample photos side by side"). None that the title has a word of.
 */
function toldBehind(title: string, draft: Draft): string {
  const { written } = draft.language;
  const own = new Set(contentOf(title, draft));
  const isFair = (text: string): boolean =>
    countPieces(text) > 1 &&
    countPieces(text) <= mostWords &&
    plain.test(text) &&
    !ofViewer.test(text) &&
    !ofDish.test(text) &&
    !hasPraise(text, written) &&
    !contentOf(text, draft).some((stem) => own.has(stem)) &&
    countCharacters(`${title}${draft.lexicon.colon}${text}`) <= longestTitle;
  const joined = (parts: readonly string[]): string => {
    const both = parts
      .slice(0, 2)
      .map((part, at) => (at === 0 ? part : lowerFirst(part)))
      .join(', ');
    return isFair(both) ? both : (parts[0] ?? '');
  };
  const [first, second] = answersIn(draft);
  if (first !== undefined && isFair(first))
    return joined([first, ...(second !== undefined && isFair(second) ? [second] : [])]);
  const units = draft.units.filter(
    ({ path, shape, text }) =>
      path.startsWith('products.') && path.endsWith('.description') && shape === 'noun' && isFair(text),
  );
  const list = written === 'de' ? nounsOf(draft, isFair) : '';
  if (list !== '') return list;
  if (written !== 'en')
    return (
      units.find(
        // "3 Tage füttern" is one of its steps.
        ({ text }) => counts.test(text) && countPieces(text) > 2 && !(written === 'de' && endsInDoing(text)),
      )?.text ?? ''
    );
  const listed = behindColon(draft).filter(isFair);
  if (listed.length > 1) return joined(listed);
  const [deed, ...deeds] = units.filter(({ text }) => doing.test(text));
  if (deed !== undefined) {
    const next = deeds.find(({ quote }) => quote === deed.quote);
    return joined([deed.text, ...(next === undefined ? [] : [next.text])]);
  }
  const thing = units.find(isTelling)?.text ?? '';
  return thing === '' && countCharacters(title) < barelyNamed ? deedOfTopic(title, draft, own) : thing;
}

const opensLesson =
  /^(?:(?:This|In this|My|The) )?(?:lecture|lesson|class|episode|part|chapter|talk|session|module|week|unit|workshop|webinar)(?!\p{L})[^.!?:\n]{0,80}: ([^.!?:;\n]{12,200})/iu;

/** "Lecture 3 of my introduction to linear algebra: Gaussian elimination, row echelon form and …": what a lesson goes through. English. */
function behindColon({ brief }: Draft): string[] {
  const list = opensLesson.exec(brief.product.description.trim())?.[1] ?? '';
  return list
    .split(/, (?:and )?| and /u)
    .filter((entry) => countPieces(entry) < 5 && !asked.test(entry) && !opensElse.test(entry));
}

const endsInNoun = /(?:^|\s)\p{Lu}[\p{L}-]{2,}$/u;

/** "Esche, gedämpfte Lehne, drei Fehlversuche": a first sentence that only lists things. German. */
function nounsOf({ brief }: Draft, isFair: (text: string) => boolean): string {
  const first = /^[^.!?:;\n]{8,60}(?=[.\n]|$)/u.exec(brief.product.description.trim())?.[0] ?? '';
  const entries = first.split(', ');
  return entries.length > 1 && entries.every((entry) => endsInNoun.test(entry)) && isFair(first) ? first : '';
}

/** A title that leaves half of its line empty, with what its film shows behind a colon; any other as it is. */
export function withTold(title: string, draft: Draft): string {
  if (draft.language.written === 'other' || countCharacters(title) >= shortTitle) return title;
  if (/[:|(–—?!¿¡]|\s-\s/u.test(title)) return title;
  const told = toldBehind(title, draft);
  const whom = told === '' ? withChildren(title, draft) : '';
  if (whom !== '') return whom;
  if (told === '')
    return draft.language.written === 'en' &&
      draft.brief.industry === 'Food & Beverage' &&
      isDish(title, draft.brief)
      ? `${title} Recipe`
      : title;
  const isCased = draft.language.written === 'en' || draft.language.written === 'de';
  return `${title}${draft.lexicon.colon}${isCased ? told : lowerFirst(told)}`;
}

/** "Para niños de 2 a 5 años.": the ages of the children that a film is for, as a clause of its own. */
const children: Readonly<Record<'en' | 'de' | 'es' | 'fr', RegExp>> = {
  en: /(?:^|[.!?\n]\s?)[Ff]or ((?:kids|children|toddlers|preschoolers)(?: (?:aged )?\d{1,2}(?: ?(?:to|-|–) ?\d{1,2})?)?)(?=[.,!\n]|$)/u,
  de: /(?:^|[.!?\n]\s?)[Ff]ür (Kinder (?:ab|von) \d{1,2}(?: (?:bis|-|–) \d{1,2})?(?: Jahren)?)(?=[.,!\n]|$)/u,
  es: /(?:^|[.!?\n]\s?)[Pp]ara (niñ[oa]s (?:de|desde|a partir de) (?:los )?\d{1,2}(?: a \d{1,2})?(?: años)?)(?=[.,!\n]|$)/u,
  fr: /(?:^|[.!?\n]\s?)[Pp]our (?:les )?(enfants (?:de|dès|à partir de) \d{1,2}(?: à \d{1,2})?(?: ans)?)(?=[.,!\n]|$)/u,
};

/** "Canción de los colores para niños de 2 a 5 años"; empty where nothing says so, or a title that says whom it is for already. */
function withChildren(title: string, draft: Draft): string {
  const { written } = draft.language;
  if (
    written === 'other' ||
    /(?<!\p{L})(?:for|für|para|pour|kinder|kids|niñ[oa]s|enfants)(?!\p{L})/iu.test(title)
  )
    return '';
  const whom = children[written].exec(draft.brief.product.description)?.[1];
  const full = whom === undefined ? '' : `${title} ${draft.lexicon.forWhom(whom)}`;
  return countCharacters(full) <= longestTitle ? full : '';
}

const howDone =
  /^(?:(?:in this (?:video|film|one) )?(?:i(?:['’]ll)? (?:show|share|explain) (?:you )?|this is |here(?:['’]s| is) )?)?(how (?:to|i|we) \p{L}+ [^.!?,:;()\n]{6,48}?)(?=[.!?,:;(\n]|$)/iu;

/** "How I make cheese scones with buttermilk" of a film that is called "Scones": its first words, where they say more of all that the title names. English. */
export function howItIsDone(title: string, draft: Draft): string {
  if (draft.language.written !== 'en' || countCharacters(title) >= barelyNamed) return title;
  const [, told = ''] = howDone.exec(draft.brief.product.description.trim()) ?? [];
  const said = new Set(stemsOf(told));
  const isOfIt = told !== '' && contentOf(title, draft).every((stem) => said.has(stem));
  return isOfIt && !hasPraise(told, 'en') ? told : title;
}

/**
 * "Bugaboo Fox 5 review after 6 months", "how to bake sourdough bread for beginners": whether the name of a film says what the
 * title of its form says, and more.
 */
export function saysMore(name: string, title: string): boolean {
  if (name.length > longestTitle) return false;
  const named = new Set(stemsOf(name));
  const told = stemsOf(title);
  return (
    ` ${foldWord(name)} `.includes(` ${foldWord(title)} `) ||
    (named.size > told.length && told.every((stem) => named.has(stem)))
  );
}
