import { singularOf } from '#rules/keywords/plain-words.ts';

/** What an app does, and what such an app is called. */
const doers = new Map([
  ['reminds', 'reminder'],
  ['tracks', 'tracker'],
  ['plans', 'planner'],
  ['counts', 'counter'],
  ['scans', 'scanner'],
  ['translates', 'translator'],
  ['calculates', 'calculator'],
  ['converts', 'converter'],
  ['identifies', 'identifier'],
  ['blocks', 'blocker'],
  ['logs', 'log'],
  ['records', 'recorder'],
  ['splits', 'splitter'],
]);
const doesIt =
  /^(?:\p{L}[\p{L}\p{N}’'-]* ){0,2}?(?<!\b(?:the|your|all|my|our|of|and|farm|their) )(reminds|tracks|plans|counts|scans|translates|calculates|converts|identifies|blocks|logs|records|splits) (?:(?:you|people|users|everyone) )?(?:(?:when|to|of|about|that|before|which) ){0,2}(?:(?:take|drink|pay|water|feed|do|call|check|give) )?(?:(?:each|every|your|the|all|any|an?|enough|more|plenty of|it is|how much|how many|how long|what|my|our) )*((?:\p{Ll}[\p{L}-]{2,} )??\p{Ll}[\p{L}-]{2,})(?=[.,;:]| (?:between|among|needs?|you|to|on|in|for|by|with|and|or|at|from|into|of|before|after|is|are|has|have|while|without|as|so|across|per|throughout|during|regularly|until|several|every|at) |$)/u;
const noDone =
  /^(?:you|we|they|your|them|this|that|what|where|when|everything|anything|something|time|how|much|many|whole|own|things?|put|get|has|have|who|out|the|and|for|not|new|old|all|due)$/u;

/** "Learn chess" of "Learn chess with 60 short lessons": what an app teaches is what it is looked for by. English. */
export function learntIn(description: string): string {
  const [, thing = ''] =
    /^Learn (?!how |to |from |by |about |new |any |more |at )(\p{L}{3,}) (?:with|in|by|through|from|using)\s/u.exec(
      description,
    ) ?? [];
  return thing === '' ? '' : `learn ${thing.toLowerCase()}`;
}

/** "Drippy reminds you when each houseplant needs water" → "houseplant reminder"; empty where the text says no such thing. */
export function doerOf(description: string, appName: string): string {
  const [first = ''] = description.split(/(?<=[.!?])\s|\n/u);
  if (appName === '' || !(first.startsWith(appName) || /^\p{L}\p{Ll}+s /u.test(first))) return '';
  const told = first.startsWith(appName)
    ? first.slice(appName.length).trim()
    : first.charAt(0).toLowerCase() + first.slice(1);
  // "Keeps track of everything in your fridge": it tracks what lies there.
  const plain = told
    .replace(/^keeps track of /u, 'tracks ')
    // "Plans a week of dinners": how many of what is planned.
    .replace(
      /^(\p{Ll}+) (?:an?|the|your) (?:whole )?(?:week|month|day|year)(?:['’]s)? (?:of|worth of) /u,
      '$1 ',
    )
    .replace(/^tracks everything (?:in|inside|about) (?=your |the )/u, 'tracks ');
  const [, verb = '', object = ''] = doesIt.exec(plain) ?? [];
  const words = object.split(' ');
  // "Counts anything with one tap" is a counter of all sorts.
  if (/^(?:anything|everything)$/u.test(object)) return doers.get(verb)!;
  if (object === '' || words.some((word) => noDone.test(word) || /(?:ing|ly)$/u.test(word))) return '';
  return `${[...words.slice(0, -1), singularOf(words.at(-1)!)].join(' ')} ${doers.get(verb)!}`;
}
