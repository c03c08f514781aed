import { oneByOne } from '#rules/ledger/app-sentence.ts';
import { pairedObject } from './app-paired-object.ts';
import { trackedThing } from './app-tracked.ts';
import { upperFirst } from './english-words.ts';
import { singularOf } from '#rules/keywords/plain-words.ts';
import { opensWithAppOrder, usedBy } from '#rules/ledger/app-order.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** "Split bills with roommates": verb and object before what says with whom, where or how. */
const verbAndObject = longPattern('u')`
  ^(?!(?:Put|Place|Drop|Throw|Turn|Lay|Bring)\s)\p{Lu}\p{Ll}+ (?:for (?=\p{Ll}{4,} \p{Ll}{4,}))?(?:(?:your|a|an|the|my|all) )?(?:(?!(?:and|with|for|from|into|when|what|how|which|where
        |that|who|while) )(?:\p{Lu}\p{Ll}+|\p{Ll}{3,}) )?(?!(?:and|with|for|from|into|when|what|how|which
      |where|that|who|while) )\p{Ll}{3,}(?= (?:and|with|for|from|in|on|by|between|without|through|across
      |around|while|when|before|after|at|into|to|past)\b|[.,:])
`;
/** "Find and pay for parking in 40 cities": the second verb has the object. */
const secondVerb =
  /^\p{Lu}\p{Ll}+ and (\p{Ll}+ (?:for )?(?:(?:your|a|an|the|my|all) )?\p{Ll}{3,})(?= (?:with|for|from|in|on|by)\b|[.,:])/u;
/** "Save where you parked, add a photo": the first clause. */
const firstClause = /^[\p{L} ’']{8,28}(?=[,.;:])/u;

/** "Count down intermittent fasting: 16:8, 18:6": the noun of what is done. */
const doneObject =
  /^\p{Lu}\p{Ll}+ (?:(?:up|down|out|off) )?(?:(?:your|the|a|an|all|my) )?((?:\p{Ll}{4,} ){0,2}\p{Ll}{4,})(?=[,.;:])/u;
/** "Change ringing" of "change ringing methods". */
const upToDeed = /^\p{Ll}{4,} \p{Ll}{3,}ing(?= \p{Ll}{4,}$)/u;
/** "Point your phone at the sky and see stars, planets": what is seen says more than how. */
const pointed =
  /^Point (?:your|the) (?:phone|camera) at .{3,24}? (?:and|to) (\p{Ll}{3,} \p{Ll}{3,})(?=[,.;:]| and )/u;

/** "Reminds you when to water each plant", "reminds you to take your pills". */
const reminds =
  /^(?:\p{L}+ )?reminds? you (?:when )?(?:to|of) \p{L}+ (?:(?:each|every|your|all|the|a|an) (?:of your )?)?(\p{L}{4,})(?= (?:at|on|by|before|in|every)\b|[.,;!])/iu;
const learns = /^learn (?:\d+ )?(?:(?:the|your|to tie|how to tie) )?(?:\d+ )?(\p{Ll}{4,}s)\b/iu;

/** "Tells you which bin goes out tomorrow", "Parkpin remembers where you parked": the question that an app answers. */
const answers =
  /^(?:\p{L}[\p{L}\p{N}-]* )?(?:tells|shows|remembers|reminds|knows|says|finds|checks|tracks|sees)(?: you)?(?: (?:of|to))? ((?:which|where|what|when|how)(?: \p{L}[\p{L}’'-]*){2,7})/iu;
/** Where such a question may end: behind what it asks, before when it is asked. */
const askedWhen =
  / (?:tomorrow|today|tonight|now|next|this|every|each|and|or|before|after|while|so|with|from|on)(?: .*)?$/iu;

/** "When does the light get good? Dusk gives golden hour": what is asked tells nothing yet. */
const leadingQuestion = /^[^.!?\n]{5,90}\?\s{1,3}/u;

/** "How to tie 142 knots": the question is that without how many. */
const howMany = /(?<= how to \p{Ll}{2,12}) \d[\d,.]*(?= \p{Ll})/u;

/** "Which bin goes out": the question that an English app answers by its first words; empty for any other. */
export function answerIn(description: string): string {
  const told = description.replace(leadingQuestion, '').replace(howMany, '');
  const asked = (answers.exec(told)?.[1] ?? '').replace(askedWhen, '');
  return asked.split(' ').length > 2 && !/\s(?:in|on|at|of|for|with)$/u.test(asked) ? asked : '';
}

/** "Moving box" of what "shows what is in every moving box": the thing that is asked about; empty for any other. */
export function askedThingIn(description: string): string {
  return (
    / (?:every|each|your|the|any) (\p{Ll}{3,} \p{Ll}{3,})$/u.exec(
      answers.exec(description.replace(leadingQuestion, ''))?.[1] ?? '',
    )?.[1] ?? ''
  );
}

/** "Simple timer for cooking" of Timer: whom or what an app is for, behind its name; empty for any other. */
export function purposeIn(description: string, name: string): string {
  const [first = ''] = description.split(/[.!?\n,;]/u);
  const at = first.toLowerCase().indexOf(`${name.toLowerCase()} for `);
  return at === -1 || first.slice(0, at).split(' ').length > 3 ? '' : first.slice(at + name.length).trim();
}

/** "Plant reminder": what an app reminds of by the first words of its description; empty for any other. */
export function reminderIn(description: string): string {
  const thing = reminds.exec(description)?.[1]?.toLowerCase() ?? '';
  return thing === '' ? '' : `${singularOf(thing)} reminder`;
}

/** "Spin a wheel to share out chores between flatmates": what it is done for says more than how. */
const doneFor =
  /^\p{Lu}\p{Ll}+ (?:\p{Ll}+ ){1,4}to (\p{Ll}+ (?:(?:out|up|off|down) )?(?:(?:your|the|a|an|all) )?\p{Ll}{4,})(?= (?:and|with|for|from|in|on|by|between|among|at|before|without)\b|[.,])/u;

/** "Ebbtide shows tide times for 700 harbours", "Gives live prices from …": what an app shows. */
const shows = longPattern('iu')`
  ^(?:\p{L}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*)? )?(?:shows?|gives?|lists?|finds?|plays?|reads?|displays?
    |teaches|draws?|makes?|turns?|measures?|maps?|teaches|collects?|keeps?|brings?|sends?|stores?|has
    |offers|provides|includes|contains|holds) (?:you )?((?:\p{Ll}[\p{L}-]{2,} ){0,2}\p{Ll}[\p{L}-]{2,})(?= (?:for|of|in|from|on|at|with|by|to
      |into|and|as|near|around|without|that|between)\b|[.,])
`;
const looseObject =
  /^(?:you|your|my|our|the|all|any|each|every|what|when|where|how|which|it|them|this|that|an?|one|new|more|things?|track|everything|anything)(?:\s|$)/iu;

/** "Tide times": the things that an English app shows by its first words; empty for any other. */
export function shownIn(description: string): string {
  const first = description.replace(leadingQuestion, '').split('\n')[0]!;
  const object = shows.exec(first.replace(oneByOne, ''))?.[1] ?? '';
  return looseObject.test(object) ? '' : object;
}

/** "Fledge helps you name the birds": what stands behind it is what is done. */
const helpsYou =
  /^\p{Lu}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*)? (?:(?:helps|lets) you (?:to )?|teaches you (?:how )?to |makes it easy to )(?=\p{Ll}{3,} )(?!(?:get|keep|stay|become|feel|live|make|find) )/u;

/** "With Plantora you will never forget to water your plants": what stands behind it is what is done. */
const withIt =
  /^With \p{Lu}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*)?,? you (?:can|will|could)(?: also)? (?:(?:easily|always|quickly|simply|finally|never (?:again )?forget to|remember to|learn how to|learn to) )?(?=\p{Ll}{3,} )(?!(?:never|not|always|get|keep|stay|become|feel|live|make|find|know|have|be) )/u;

/** "Again", "step by step": how it is done, behind what it is done to. */
const lastWord = /^([^.!?]{3,60}?) (?:again|step by step|easily|quickly)(?=[.!,])/u;

/** What an English app does by the beginning of its description, for names of apps that tell nothing; the shortest way first. */
export function doneFirstInEnglish(description: string): string[] {
  // A hurried seller opens with a small letter.
  const [opening = '', ...later] = description.split(/(?<=[.!?])\s+/u);
  // "For readers who forget what they read. Save quotes from …": whom it is for stands before what is done.
  if (/^for\s/iu.test(opening) && later.length > 0) return doneFirstInEnglish(later.join(' '));
  const isSmall = /^\p{Ll}{2,}\s/u.test(description) && opensWithAppOrder(description);
  const helped = description
    .replace(helpsYou, '')
    .replace(usedBy, '')
    .replace(withIt, '')
    .replace(oneByOne, '')
    .replace(lastWord, '$1');
  const told = isSmall || helped !== description ? upperFirst(helped) : description;
  const object = doneObject.exec(told)?.[1];
  const seen = pairedObject(description) || trackedThing(description) || pointed.exec(told)?.[1];
  if (seen !== undefined) return [seen];
  const found = [
    doneFor.exec(told)?.[1],
    verbAndObject.exec(told)?.[0],
    // "Learn 60 knots step by step".
    ...[learns.exec(told)?.[1]].map((things) => (things === undefined ? undefined : `learn ${things}`)),
    secondVerb.exec(told)?.[1],
    opensWithAppOrder(told) ? firstClause.exec(told)?.[0] : undefined,
    // "Practise sight singing" that is too long for the field is about "sight singing", and that about singing.
    ...(opensWithAppOrder(told)
      ? [object, upToDeed.exec(object ?? '')?.[0], /(?<!\p{L})\p{Ll}{3,20}ing$/u.exec(object ?? '')?.[0]]
      : []),
  ];
  // "Draw your vegetable beds" that is too long for the field is "Draw vegetable beds".
  return found
    .filter((text) => text !== undefined)
    .flatMap((text) => {
      const bare = text.replace(/^(\S+) (?:your|the|my|all|an?) /u, '$1 ');
      // "Pay for street parking" that is too long for the field is about "street parking".
      const thing = text.replace(/^\S+ for (?=\p{Ll}+ \p{Ll}+$)/u, '');
      return [...new Set([text, bare, thing])];
    });
}
