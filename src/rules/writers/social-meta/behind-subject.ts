import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { endsOpen } from '#rules/fit/open-ends.ts';
import type { SocialBrief } from '#rules/social-meta/social-brief.ts';
import { foldWord } from '#rules/text/words.ts';
import { piecesOf, speaksForIt, type Statement } from './parts.ts';
import { isList, shorterNames } from './shorter-names.ts';

/** The subject of a brief, whole and shorter, with one fragment behind it each, in the order of the fragments. */
export function withFragments(
  brief: SocialBrief,
  fragments: readonly Statement[],
  order: 'as said' | 'wholes first' = 'as said',
): string[] {
  const wholes = fragments.map(({ fragment }) => fragment ?? '');
  // A piece of what only says something more says nothing.
  const partsOf = (statement: Statement): string[] => (speaksForIt(statement) ? piecesOf(statement) : []);
  // What was said first comes first, whole or by the parts of its list.
  const pieces =
    order === 'as said'
      ? fragments.flatMap((statement) => [statement.fragment ?? '', ...partsOf(statement)])
      : [...wholes, ...fragments.flatMap(partsOf)];
  // Behind a question stands its answer, and no fact.
  if (brief.subject.endsWith('?')) return [];
  return subjectsOf(brief).flatMap((subject) =>
    pieces
      .filter((fragment) => !foldWord(brief.subject).includes(foldWord(fragment.replace(article, ''))))
      .map((fragment) => behind(subject, withoutPlace(fragment, subject), brief)),
  );
}

/** Without its article a part of a sentence may be the subject's own words: "… 50mm f1.8 Zuiko: The Olympus OM-1n". */
const article = /^(?:the|an?|der|die|das|eine?|l[ae]s?|une?|el|los|una?)\s/iu;

/** What describes the subject follows a comma, as in a sentence; what is a thing of its own follows a colon. */
function behind(subject: string, fragment: string, brief: SocialBrief): string {
  const { written } = brief.language;
  // A subject with a colon of its own takes no second one.
  const hasColon = /:(?:\s|$)/u.test(subject);
  if (!hasColon && (written === 'other' || !describes[written].test(fragment)))
    return `${subject}${colonOf(brief)}${fragment}`;
  // A German line keeps the capitals of its nouns, and no noun begins like this: "Von Hand gegossen".
  const leans = written === 'de' && describes.de.test(fragment);
  return `${subject}, ${leans ? fragment.charAt(0).toLowerCase() + fragment.slice(1) : fragment}`;
}

/** Beginnings that lean on a noun before them: "woven in Galashiels", "from £45", "von Hand gegossen". */
const describes: Readonly<Record<Exclude<WrittenLanguage, 'other'>, RegExp>> = {
  en: /^(?:(?:hand )?(?:made|woven|sewn|grown|built|cut|thrown|knitted|spun|drawn|sold|written|taught|led|run|bred|born|\p{L}{3,}ed)\s(?:in|by|from|on|at|with|and|to|for|over|under|since|overnight|daily)|from|with|in|by|for|at|since|until|without|on)\s/iu,
  de: /^(?:von|aus|mit|ab|für|in|im|seit|ohne|bis|auf|bei|handgemacht|\p{L}{0,12}ge\p{L}{2,18}(?:t|en))\s/iu,
  es: /^(?:con|desde|de|en|para|sin|por|a|hech[oa]s?|\p{L}{3,}(?:ad|id)[oa]s?)\s/iu,
  fr: /^(?:avec|depuis|dès|en|pour|sans|par|à|de|faite?s?|\p{L}{3,}(?:é|ée|és|ées))\s/iu,
};

/** The subject, and where it is a list of traits the thing alone. */
function subjectsOf({ subject, language }: SocialBrief): string[] {
  // "Count anything: laps, pushups": one more behind that row would pass for a part of it.
  const [front = '', row] = subject.split(/:\s/u);
  if (row?.includes(', ')) return front.includes(' ') ? [front] : [];
  const [thing = ''] = isList(subject) || row !== undefined ? [subject] : subject.split(/,\s/u);
  const shorter = shorterNames(subject, language.written);
  return [...new Set([subject, ...(thing.includes(' ') ? [thing] : []), ...shorter])];
}

function colonOf({ language, draft }: SocialBrief): string {
  return language.written === 'other' ? ': ' : draft.lexicon.colon;
}

/** A place that the subject names already is not named again. */
export function withoutPlace(fragment: string, subject: string): string {
  const place = /\s(?:in|en|à|aus|from)\s(\p{Lu}[\p{L}’'-]*)$/u.exec(fragment);
  if (place === null || !foldWord(subject).includes(foldWord(place[1]!))) return fragment;
  const rest = fragment.slice(0, place.index);
  return endsOpen(rest) ? fragment : rest;
}
