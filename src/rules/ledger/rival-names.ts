import { countPieces } from '#rules/text/spaces.ts';

/** "Duolingo killer", "Dyson Airwrap dupe": a thing called by somebody else's mark. */
const calledByRival =
  /^\p{Lu}[\p{L}\d&'’-]*(?: \p{Lu}[\p{L}\d&'’-]*){0,2} (?:killer|dupe|clone|knock-?off|look-?alike|rip-?off)s?$/iu;
/** "Like Duolingo but for sign language!", ", like Dyson Airwrap but cheaper": a rival's mark by which it is measured. */
const likeRival =
  /(?:(?<=^|[.!?\n]\s?)Like|,\s(?:just )?like|,\s(?:similar to|same as)(?: the)?) \p{Lu}[\p{L}\d&'’-]*(?: \p{Lu}[\p{L}\d&'’-]*){0,2},? but [^,.!?\n]{2,60}(?:(?<=(?:^|[.!?\n]\s?)Like [^.!?\n]{2,99})[.!?]+\s?)?/gu;
/** "“Best app ever!!” - Karen", "“So soft” five star review from Amazon": what a buyer wrote somewhere else, with who or where it was. */
const copiedReview =
  /(?<=^|[.!?\n]\s?)(?:(?:[Pp]eople are saying|(?:[Oo]ur )?(?:[Cc]ustomers|[Bb]uyers|[Ff]ans) say|[Ww]hat (?:people|customers) (?:are saying|say)|[Rr]eviews?)\s?[:,]\s?)?["“][^"“”\n]{4,300}["”](?:\s?[-–—]\s?\p{Lu}\p{L}+(?: (?:\p{Lu}\.?\p{L}{0,20}|user|customer|buyer|reviewer|shopper))?|,?\s(?:(?:five|5|four|4)[- ]?stars? |verified |customer |buyer )*(?:reviews?|rating)(?: (?:from|on|by|at) (?:an? )?\p{L}+(?: \p{L}+)?)?)[.!]*\s?/gu;
const starsAlone =
  /(?<=^|[.!?\n]\s?)(?:five|5|4\.\d|5\.0)(?: ?\/ ?5|[- ]?stars?)(?: (?:rating|reviews?|rated))?[.!]+\s?/giu;
const sign = / but |["”]|stars?|\/ ?5/u;
const mostNameWords = 4;

/** A description without marks of rivals by which the thing is measured and without reviews copied into it; text that is nothing else stays. */
export function withoutRivals(text: string): string {
  if (!sign.test(text)) return text;
  const plain = text.replace(copiedReview, '').replace(starsAlone, '').replace(likeRival, '').trim();
  return plain === '' ? text : plain;
}

/** What a thing that is called by a rival's mark is called by its own text: "Hair styler" of "Hair styler with 6 heads"; an app has its own name. */
export function ownNameOf(name: string, description: string, appName: string | undefined): string {
  if (!calledByRival.test(name)) return name;
  if (appName !== undefined && appName.trim() !== '') return appName.trim();
  const [front = ''] = description.split(/[.,;:!?\n(]|\s(?:with|for|in|of|from|that|which|is|has|like)\s/u);
  const own = front.replace(/^(?:an?|the|our|this)\s/iu, '').trim();
  return own !== '' && countPieces(own) <= mostNameWords ? own.charAt(0).toUpperCase() + own.slice(1) : name;
}
