const asked =
  /^how (?:to|do (?:i|you)|i) \p{L}+ (?:(?:an?|the|your|my) )?(\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+){1,2})(?=$| (?:for|with|in|on|at|without|from|and|that|before|after) |[:?(,])/iu;
const openEnd = / (?:for|with|in|on|at|without|from|and)$/iu;

/** "Learn to row course": the verb belongs to what is taught, and "row course" is none. */
const taught =
  /^learn(?:ing)? (?:how )?to \p{L}+ (?:courses?|lessons?|class(?:es)?|sessions?|workshops?|weekends?|days?)(?!\p{L})/iu;

/** "How long does homemade stock keep?", "why is my boiler leaking": what is asked of a thing, between the helper and its verb. */
const askedOf =
  /^(?:how(?: (?:long|much|often|many|far|big|old|soon))?|why|when|where|what) (?:does|do|did|is|are|can|should|will) (?:(?:an?|the|your|my|our) )?(?!(?:i|you|we|it|they)\s)(\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){1,5})\??$/iu;
const scope = / (?:in|on|at|for|with|without|from|after|before|during|and|when|if|to|by|per|not) .*$/iu;
/** "Buying and selling a house": two things that are done to one. */
const twice = /^\p{L}{3,}ing (?:and|or|&) \p{L}{3,}ing (?:(?:an?|the|your) )?\p{L}{3,}(?: \p{L}{3,})?$/iu;

/** "When should I neuter my rabbit?". */
const askedByMe =
  /^(?:how(?: (?:often|much|long|soon))?|when|why|where) (?:should|do|can|must|could) (?:i|you|we) \p{L}+ (?:(?:an?|the|my|your|our) )?(\p{L}{3,}(?: \p{L}{3,})?)\??$/iu;
/** Verbs of what things are asked for: how long they keep, what they cost. */
const closes =
  /^(?:keep|last|take|cost|need|work|grow|live|smell|leak|stop|rise|break|fail|dry|freeze|set|cure|weigh|mean|matter|come|happen|help|hurt|expire|spoil|ripen|bloom|run|turn|\p{L}+ing|\p{L}+ed|made|worth)$/iu;

const secondQuestion =
  / and (?:(?:do|does|did|is|are|can|should|will|how|what|why|when|where|which) )(?=\p{L}+ )[^?]+\?$/iu;

/** "What is rising damp?" of "What is rising damp and do you need a course?": the first of two questions, or the name as it is. */
export function firstQuestion(name: string): string {
  return name.replace(secondQuestion, '?');
}

/** "What is woodworm?". */
const definedWord = /^what (?:is|are) (?:(?:an?|the) )?(\p{L}{4,})\?$/iu;

/** The thing of such a question without the verb that closes it; empty where nothing is left. */
function thingAskedOf(name: string): string {
  const word = definedWord.exec(name.trim())?.[1];
  if (word !== undefined) return word;
  const told = (askedOf.exec(name.trim())?.[1] ?? '').replace(scope, '');
  const isDefined = /^what (?:is|are) /iu.test(name);
  const ofMine = askedByMe.exec(name.trim())?.[1] ?? '';
  if (ofMine !== '') return ofMine;
  const words = told.split(' ');
  // "Why does my cat lick plastic": of three words the verb may stand between two things.
  if (!isDefined && words.length > 2 && !closes.test(words.at(-1)!)) return '';
  const thing = (isDefined ? words : words.slice(0, -1)).join(' ');
  return /^(?:it|they|you|the|a|an|my|your)?$/iu.test(thing) ? '' : thing;
}

/** "How to choose a child bike seat": the thing that an English page of advice is about; empty where its name asks nothing. */
export function askedThing(name: string): string {
  const course = taught.exec(name)?.[0];
  if (course !== undefined) return course;
  if (twice.test(name.trim())) return name.trim();
  const thing = asked.exec(name)?.[1] ?? '';
  return openEnd.test(thing) || thing === '' ? thingAskedOf(firstQuestion(name)) : thing;
}
