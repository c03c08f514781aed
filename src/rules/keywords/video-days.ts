import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';

/** "The tap in our kitchen will not stop dripping", "my sourdough keeps collapsing": a thing and what is the matter with it. */
const fault = longPattern('iu')`
  ^(?:(?:why|when|what if) )?(?:the|my|our|this
    |your)\s((?:\p{L}[\p{L}’'-]*\s){0,2}?\p{L}[\p{L}’'-]{2,})(?:\s(?:in|on|of|at|under)\s(?:the|my|our
      |your)\s\p{L}+(?:\s\p{L}+)?)?\s(?:keeps(?: on)?|(?:will not|won[’']t|would not|wouldn[’']t|does not
      |doesn[’']t|did not|didn[’']t|never) (?:stops? )?)\s?((?:(?:going|getting|turning) )?\p{L}{3,})(?=$
    |[\s.,:!?|(–—])
`;
const mends = /\b(?:fix(?:ing|ed)?|repair(?:ing|ed)?|mend(?:ing|ed)?|sort(?:ing|ed)? (?:it|out))\b/iu;

/** "Stop overmixing your muffins": what is done wrong to what. */
const stopped =
  /^(?:stop|quit|please stop)\s(\p{L}{3,}ing)\s(?:your|the)\s(\p{L}[\p{L}’'-]*(?:\s(?!(?:like|with|in|on|so|this|that|and|before|after|until|if|when|too|wrong|every|right|all)\s?)\p{L}[\p{L}’'-]*)?)(?=$|[\s,.:!?|(–—])/iu;

interface Fault {
  /** "dripping tap", "car won't start": what it is searched by. */
  topic: string;
  thing: string;
  isGoingOn: boolean;
}

function faultIn(title: string): Fault | null {
  const [, thing = '', doing = ''] = fault.exec(title) ?? [];
  if (thing === '') return null;
  // "Keeps going lumpy" is lumpy.
  const state = /^(?:going|getting|turning) (\p{L}+)$/iu.exec(doing)?.[1] ?? doing;
  const isGoingOn = state !== doing || /ing$/iu.test(doing);
  const topic = isGoingOn ? `${state} ${thing}` : `${thing} won't ${doing}`;
  return { topic: topic.toLowerCase(), thing: thing.toLowerCase(), isGoingOn };
}

/** "Un domingo plantando tomates en el balcón": what is done to what, and where. Spanish. */
const spent =
  /(?:^|\s)(\p{L}{2,14}(?:ando|iendo|yendo))\s(?:(?:el|la|los|las|un[ao]?s?|mi|mis)\s)?(\p{L}{4,}(?:\sde\s\p{L}{3,})?)(?:\s(en\s(?:el\s|la\s|los\s|las\s|mi\s|un\s|una\s)?\p{L}{3,}))?(?=$|[\s,:|(–—?!.])/iu;
const inIr =
  /^(?:viv|escrib|sub|abr|descubr|sal|ped|med|serv|part|repart|compart|cubr|constru|dorm|decid|segu|eleg|corrig|sent|visti)/iu;
const noObject = /^(?:para|desde|hasta|sobre|entre|como|cuando|porque|solo|sola|todo|nada|mucho|juntos)$/iu;
/** "Llevo un mes viviendo en una furgoneta". */
const livesIn = /(?:^|\s)viviendo en una\s(\p{L}{4,})(?=$|[\s,:|(–—?!.])/iu;
/** Verbs that tell of no deed: "llevo un año viviendo", "estoy haciendo". */
const noDeed = /^(?:siendo|teniendo|estando|yendo|pasando|intentando|usando|hablando|esperando|viendo)$/iu;

/** "Plantar tomates" of somebody who spends a Sunday so. */
function spentOn(title: string): { deed: string; thing: string; where: string } | null {
  const [, gerund = '', thing = '', where = ''] = spent.exec(title) ?? [];
  if (thing === '' || noObject.test(thing) || noDeed.test(gerund)) return null;
  const stem = gerund.replace(/(?:ando|iendo|yendo)$/iu, '');
  const ending = /ando$/iu.test(gerund) ? 'ar' : inIr.test(stem) ? 'ir' : 'er';
  // "Durmiendo" and "pidiendo" change their vowel: such verbs are searched as they stand.
  const verb = /^(?:durm|pid|mid|sirv|sig|elig|corrij|sint|vist)/iu.test(stem) ? gerund : `${stem}${ending}`;
  return { deed: `${verb} ${thing}`.toLowerCase(), thing: thing.toLowerCase(), where: where.toLowerCase() };
}

/** "Mein Hund hasst den Regen": who does what to what. German. */
const toldGerman =
  /^(?:Mein|Meine|Unser|Unsere|Der|Die|Das|Dein|Deine)\s(\p{Lu}\p{Ll}{2,})\s\p{Ll}{2,12}t\s(?:(?:den|die|das|der|dem|ein\p{L}{0,2}|kein\p{L}{0,2}|sein\p{L}{0,2})\s)?(\p{Lu}\p{Ll}{2,})$/u;

/** What a film of somebody's day is about by a title that is a sentence; empty for any other. */
export function dayTopic(title: string, language: WrittenLanguage): string {
  if (language === 'en') return faultIn(title)?.topic ?? '';
  return language === 'es' ? (spentOn(title)?.deed ?? '') : '';
}

/** Whether words are only the thing of a fault, and nothing of what is the matter with it: "tap", "tap vlog". English. */
export function lacksFault(title: string): (phrase: string) => boolean {
  const thing = faultIn(title)?.thing ?? '';
  return (phrase) => thing !== '' && !thing.includes(' ') && (phrase === thing || phrase === `${thing} vlog`);
}

/** What a film of somebody's day is searched by, read from a title that is a sentence. */
export function dayParts(brief: Brief, language: WrittenLanguage, source: string): Candidate[] {
  const title = brief.fields.videoTitle ?? brief.product.name;
  const add = (phrase: string, kind: Candidate['kind']): Candidate => ({
    ...built(phrase, kind, source),
    least: 0.45,
    sure: true,
  });
  if (language === 'en') {
    const [, wrongly = '', object = ''] = stopped.exec(title) ?? [];
    if (object !== '') return [add(`${wrongly} ${object}`.toLowerCase(), 'use')];
    const timed = /^\d{1,3}[\s-](?:min|minutes?|hours?)\s(\p{L}[^:|(–—?!,]{6,40})$/iu.exec(title)?.[1] ?? '';
    if (timed !== '') return [add(timed.toLowerCase(), 'head')];
    const found = faultIn(title);
    if (found === null) return [];
    const { topic, thing, isGoingOn } = found;
    return [
      add(topic, 'head'),
      ...(isGoingOn ? [add(`${thing} ${topic.split(' ')[0]!}`, 'synonym')] : []),
      ...(mends.test(brief.product.description)
        ? [
            add(`fix ${topic}`, 'use'),
            add(
              `how to fix ${/^[aeiou]/u.test(topic) ? 'an' : 'a'} ${isGoingOn ? topic : topic.replace(" won't ", " that won't ")}`,
              'question',
            ),
          ]
        : []),
    ];
  }
  if (language === 'es') {
    const found = spentOn(title);
    const home = livesIn.exec(title)?.[1]?.toLowerCase() ?? '';
    if (home !== '') return [add(`vivir en una ${home}`, 'head'), add(`vivir en ${home}`, 'synonym')];
    if (found === null) return [];
    const { deed, thing, where } = found;
    return [
      add(deed, 'head'),
      ...(where === '' ? [] : [add(`${deed} ${where}`, 'use'), add(`${thing} ${where}`, 'use')]),
    ];
  }
  const [, who = '', what = ''] = language === 'de' ? (toldGerman.exec(title) ?? []) : [];
  return what === '' ? [] : [add(`${who} ${what}`, 'head')];
}
