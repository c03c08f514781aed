import { stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { built, type Candidate } from './candidate.ts';
import { isSmallWord, sellingWords } from './plain-words.ts';

/** What a film is, behind what it is about: "narrowboat tour", "brake rebuild". */
const form =
  /\s(?:tour|review|(?:re)?build|lesson|tutorial|explained|vlog|guide|course|recipe|restoration|setup|haul|diary|test|walkthrough|basics)$/u;
const where = /\s(?:in|on|at|near|around|through|across|after|with|without|for|from) .*$/u;
const opening =
  /^(?:how to \p{L}+|(?:my|our|the|an?|this|these)|\d+[ -]\p{L}+)\s(?:for\s|of\s|to\s|in\s|against\s)?(?:an?\s|the\s|your\s)?/u;
/** "A day in our bakery", "what I learned", "best street food": none names a thing that has facets. */
const tells =
  /^(?:best|top|worst|cheapest) |\b(?:days?|weeks?|months?|years?|hours?|life|things|ways|reasons|why|what|when|i|we|you|vs)\b/u;
const mostSubject = 3;
const mostFacets = 5;
const noFacet = longPattern('u')`
  \b(?:needed|below|link(?:ed|s)?|subscribe|explained|tested|would|should|could|buy|honest|included|music
    |minutes?|broke|failed|worked|went|goes|real|time|screen|both|each|every|all|choice|refresh)\b
  |^(?:group|add|make|draw|find|keep|get|set|cut|put|take|use|show|turn|mix|sand|glue|apply|remove|check
    |choose|what|where|how|why)\s|^\p{L}+(?:ing|ed|ly)$
`;

/** "You need a jack, axle stands and a spanner": what lies ready. */
const needed = /\b(?:need|needs|needed|required?|tools|ingredients|materials)\b/iu;

/** "This review covers noise cancelling": what the film goes through follows. */
const goesThrough =
  /^(?:in this \p{L}+ )?(?:this|the|my|it|i|we)(?: \p{L}+)? (?:covers?|compares?|tests?|looks? at|explains?|talks? about|discuss(?:es)?) (?:the )?/iu;

/** Entries of up to three words of the lists of a text: "Battery life, autofocus, overheating in summer, kit lens". */
function entriesOf(description: string): string[] {
  return (
    description
      .replace(/ \([^()\n]{1,80}\)/gu, '')
      .split(/[.!?\n;:]+/u)
      .filter((sentence) => sentence.split(',').length > 2 && !needed.test(sentence))
      .flatMap((sentence) => sentence.split(/,|\s(?:and|&)\s/u))
      // "And finish with five minutes of stretching": one word before a joint is what is done.
      .filter((part) => !/^\s*(?:and\s)?\p{L}+\s(?:with|by)\s/iu.test(part))
      .map((part) =>
        part
          .trim()
          .replace(goesThrough, '')
          .replace(/\s(?:in|on|at|with|after|for|from)\s.*$/iu, '')
          .toLowerCase(),
      )
      .filter(
        (part) =>
          /^\p{L}{4,}(?: \p{L}{3,})?$/u.test(part) &&
          !part.split(' ').some((word) => isSmallWord(word, 'en') || sellingWords.has(word)) &&
          !noFacet.test(part),
      )
  );
}

/** "Narrowboat" of "narrowboat tour", "winter camping" of "winter camping in the Cairngorms"; empty where a title names no thing. */
export function subjectOf(front: string): string {
  const whole = front.toLowerCase().replace(opening, '').replace(where, '');
  const subject = whole.replace(form, '').replace(form, '');
  const words = subject.split(' ');
  const isThing = words.length <= mostSubject && words.every((word) => /^[\p{L}\d-]{2,}$/u.test(word));
  return isThing && subject.length > 3 && !tells.test(subject) ? subject : '';
}

/** "Narrowboat galley", "winter camping stove": a film's subject with what one list of its text names. English. */
export function filmFacets(subject: string, description: string, source: string): Candidate[] {
  if (subject === '') return [];
  const own = new Set(stemsOf(subject));
  return entriesOf(description)
    .filter((entry) => !stemsOf(entry).some((stem) => own.has(stem)))
    .slice(0, mostFacets)
    .map((entry) => ({
      ...built(`${subject} ${entry}`.toLowerCase(), 'use', source),
      least: 0.4,
      sure: true,
    }));
}
