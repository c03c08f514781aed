import { matchesOf } from '#rules/text/pattern-finds.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** The figure of a model or of a sequel right behind a name: " 7600", " 3". A year and a measure are none. */
const figure =
  /^ (?!(?:19|20)\d\d(?!\d))\d{1,5}\p{Lu}{0,2}(?:-\d{1,4})?(?![\p{L}\d.,:%-]*\p{L}|\d|[.,:-]\d)(?! ?(?:%|cm|mm|km|kg|g|ml|l|W|V|miles?|minutes?|hours?|days?|years?|pounds|euros|dollars|people|times|and \d|to \d|or \d))/u;

/** What stands behind a name as its figure, with its space; empty where none does. */
export function figureBehind(text: string, end: number): string {
  return figure.exec(text.slice(end, end + 40))?.[0] ?? '';
}

/** "Cyberpunk 2077", "Ryzen 5 7500F", "Windows 11" inside a sentence. */
const numbered =
  /(?<=(?:^|[\s(])\p{Ll}[\p{L}’'-]{0,14},? )\p{Lu}\p{Ll}{3,} \d{1,4}\p{Lu}{0,2}(?: \d{3,5}\p{Lu}{0,2})?(?![\p{L}\d.,:%-]*\p{L}|\d|[.,:-]\d)(?! ?(?:%|cm|mm|km|kg|ml|miles?|minutes?|hours?|days?|years?|pounds|euros|dollars|people|times|and \d|to \d|or \d))/gu;
/** A day, a step or a place in a row is no name. */
const counts = longPattern('u')`
  ^(?:January|February|March|April|May|June|July|August|September|October|November|December|\p{Lu}\p{Ll}+day
    |Spring|Summer|Autumn|Winter|Christmas|Easter|Chapter|Part|Episode|Season|Level|Step|Lesson|Week|Month|Year
    |Page|Room|Gate|Platform|Track|Take|Over|About|Around|Version|Number|Point|Rule|Mistake|Question)s?(?=\s)
`;
/** Before them stands what the film is not about. */
const besideTopic =
  /(?:n[’']t|\b(?:not|no|never|without|instead of|rather than|unlike|than|sponsored by|bought from))\s[^.,;!?]{0,40}$/iu;

/** Names with a figure that an English text tells; those that are denied or only compared are left out. */
export function numberedNames(text: string): string[] {
  return matchesOf(numbered, text)
    .filter(([name]) => !counts.test(name))
    .filter(({ index }) => !besideTopic.test(text.slice(Math.max(0, index - 60), index)))
    .map(([name]) => name)
    .slice(0, 3);
}

/** "Bernina 830 Record" of "Bernina 830 Record stuck cam stack repair". */
const modelFirst =
  /^(\p{Lu}[\p{L}&’'-]{2,24}(?: \p{Lu}\p{Ll}{2,20})?) ((?=[\p{L}/-]{0,6}\d)(?!(?:19|20)\d\d(?!\d))[\p{L}\d][\p{L}\d/-]{0,9})( \p{Lu}\p{Ll}{2,15})?(?= (?:[^:|(–—?!,]* )?(\p{Ll}{4,})(?:$|[:|(–—?!,]))/u;
const countedFirst =
  /^(?:top|best|worst|the|my|our|your|why|how|when|what|day|part|ep|episode|vlog|chapter|season|series|lesson|week|month|level|step|stage|round|unit|module|room|highway|route|grade|year|ages?|size|only|over|under|about|just|first|last|all|with|from|in|on|at|for)(?=\s)/iu;
/** What is done to a machine or told of it, which stands behind its name in a search. */
export const doneTo =
  /^(?:repair|restoration|rebuild|overhaul|service|servicing|cleaning|review|teardown|tutorial|setup|set-up|maintenance|installation|upgrade|modification|mod|conversion|replacement|calibration|alignment|adjustment|unboxing)$/u;

/** A maker's model that opens an English title, whole, without its surname and with what the title says is done to it. */
export function modelAtOpening(title: string): string[] {
  const [, maker = '', model = '', more = '', deed = ''] = modelFirst.exec(title) ?? [];
  if (maker === '' || countedFirst.test(title) || counts.test(`${maker} `)) return [];
  const plain = `${maker} ${model}`;
  return [
    ...(doneTo.test(deed) ? [`${plain} ${deed}`] : []),
    ...(more === '' ? [] : [`${plain}${more}`]),
    plain,
  ];
}
