import { withoutFormat } from './film-format.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { genericWords, singularOf } from './plain-words.ts';
import { stemOf } from '#rules/text/words.ts';

const counted =
  'mistakes|errors|tips|tricks|ways|things|habits|myths|lies|reasons|rules|hacks|ideas|secrets|lessons|steps|signs';
const list = new RegExp(
  String.raw`^(?:the |my |top )?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?(${counted})\b(.*)$`,
  'iu',
);
const subject =
  /\s(?:with|in|about|on|for|when|while|of|(?:that|which)\s(?:\p{L}+\s)?(?:kill|ruin|destroy|break|spoil|hurt|save|improve|change)s?)\s+(?:(?:your|their|my|an?|the|first|using)\s+)*([\p{L}\p{N}][\p{L}\p{N} -]{2,28})$/iu;
const makers =
  /^\s*(?:(?:that|which)\s)?(?:most |many |all )?(\p{L}{4,}s)\s(?:make|do|forget|get|need|miss)\b/iu;

/** "J'ai testé le purin d'ortie", "probé 5 tijeras": who did it, and with how many, is no topic. */
export const tried = longPattern('iu')`
  ^(?:(?:j[’']ai|on a|nous avons)\s\p{L}{3,14}(?:é|i|u|t)|(?:je|on)\s\p{L}{3,14}e|nous \p{L}{3,14}ons
    |(?:he|hemos) \p{L}{3,14}(?:ado|ido|ho)|\p{L}{3,14}(?:é|amos|imos)|comparo|restauro|reparo
    |ich (?:habe|teste|vergleiche|baue|repariere|restauriere)|wir (?:haben|testen|vergleichen|bauen
      |restaurieren))\s(?:l[’']|(?:le|la|les|un|une|des|du|mon|ma|mes|el|los|las|una|unos|unas|mi|mis|den
      |die|das|ein|eine|einen|mein\p{L}*|\d{1,3}|deux|trois|dos|tres|cinco|cinq|zwei|drei|fünf)\s)
`;

/** "X100VI one year later": when it was filmed. */
export const timeLater =
  /\s(?:\d+|an?|one|two|three|four|five|six|ten)\s(?:week|month|year)s?\s(?:later|on|in)(?!\p{L}).*$/iu;
/** "3 days": how long, and nothing of what. */
export const onlyTime =
  /^(?:\d+|an?|one|two|three|four|five|six|seven|ten)\s(?:day|night|week|month|year|hour|minute)s?$/u;

/** A title up to what parts it: a colon, a dash, or its only comma ("My yarn stash, sorted"), where that joins no series. */
/** "An old apple tree [that nobody touched for 20 years]": what befell it. English. */
const clauseBehind =
  /(?<=\p{L}{3}) (?:that|which) (?:nobody|no one|no-one|everyone|I|we|he|she|has|had|was|were)(?:\s.*)?$/iu;

export function titleFront(title: string): string {
  const front = title
    .split(/\s?[:|(–—?!]\s?/u)[0]!
    .replace(clauseBehind, '')
    .trim();
  const [first = '', ...rest] = front.split(', ');
  return rest.length !== 1 || /\s(?:and|or|&|und|y|et|o|ou|oder)\s/u.test(front) ? front : first;
}

/** "My first chair", "mein erster Stuhl": whose it is, and that it is the first. */
export const ownFirst = longPattern('iu')`
  ^(?:my|our|mein|meine[nrm]?|unser|unsere[nrm]?|mis?|nuestr[oa]s?|mon|ma|mes|notre
    |nos)\s(?:(?:very )?first\s|erste[nrsm]?\s|primer[oa]?s?\s|premi(?:er|ère)s?\s)?(?=\p{L}{3})(?!(?:weeks?
      |days?|months?|years?|nights?|woche|tage?|jahr|monat|semanas?|días?|años?|mes|semaines?|jours?|années?
      |mois)(?!\p{L}))
`;

/** "Day in the life of a night shift nurse", "living in a van": who or what it is about, up to where or when. */
const ofLife =
  /^(?:(?:an?|the|my|our)\s)?(?:(?:day|week|night|morning|shift|year) in the life of|(?:(?:living|moving|life|working|sleeping|staying)|(?:I|we)\s(?:lived|moved|slept|stayed))\s(?:in|on|into|onto|aboard|at))\s(?:an?|the|my|our)\s((?:\p{L}[\p{L}’'-]*\s){0,3}?\p{L}[\p{L}’'-]*)(?=$|,|\s(?:in|on|at|with|for|without|after|from|near|full)\s)/iu;

/** Whom or what a title tells the life of or in; empty for any other. English. */
export function lifeOf(title: string): string {
  return ofLife.exec(titleFront(title))?.[1] ?? '';
}

const deed =
  /^((?:\p{L}[\p{L}’'-]*\s){1,3}(?:set-?up|installation|install|repair|replacement|restoration|cleaning|service|conversion|upgrade|makeover|build|routine|workout|recipe|comparison|tour|haul))\s(?:on\s|for\s)?(?:an?\s|the\s|my\s)?((?:[\p{L}\p{N}][\p{L}\p{N}’'-]*\s?){1,3})$/iu;
const seenAt =
  /^(?:qué (?:ver|hacer|visitar)|que (?:ver|hacer|voir|faire|visiter)|quoi (?:voir|faire))\s(?:en|a|à|au|aux|dans)\s(\p{Lu}[\p{L}’'-]{1,24}(?:\s(?:de\s(?:la\s)?)?\p{Lu}[\p{L}’'-]{1,24}){0,2})/u;

/** "Qué ver en Oporto en 2 días" → "Oporto"; empty for any other title. Spanish and French. */
export function placeSeen(title: string): string {
  return seenAt.exec(title.charAt(0).toLowerCase() + title.slice(1))?.[1] ?? '';
}

const noThing =
  /^(?:with|without|in|from|at|by|and|or|vs|tips?|guide|tutorial|video|review|how|step|for|on|to)(?:\s|$)/iu;

/** "Tubeless tyre setup gravel bike": what is done, and to what; null for any other title. */
export function deedIn(title: string): { what: string; thing: string } | null {
  const [, what = '', thing = ''] = deed.exec(title.split(/[:|(–—?!]/u)[0]!.trim()) ?? [];
  return what === '' || /^(?:how|why|what|i|we|my)\s/iu.test(what) || noThing.test(thing)
    ? null
    : { what, thing };
}

/** A video that counts something: "7 mistakes beginners make with sourdough". */
export interface CountedTopic {
  /** What is counted: "mistakes". */
  what: string;
  /** What it is about: "sourdough". */
  subject: string;
  /** Who does it, in the plural; empty when the title does not say. */
  who: string;
}

/** Reads an English title that counts mistakes, tips and the like; null for any other. */
export function countedTopic(title: string): CountedTopic | null {
  const topic = title.split(/[:|(–—]/u)[0]!.trim();
  const [, what = '', rest = ''] = list.exec(topic) ?? [];
  const about = subject.exec(rest)?.[1]?.trim() ?? '';
  if (what === '' || about === '' || about.split(' ').length > 3) return null;
  const who = makers.exec(rest)?.[1] ?? '';
  return { what: what.toLowerCase(), subject: about, who: who.toLowerCase() };
}

const countedType = new RegExp(String.raw`^(.+) (?:${counted})$`, 'iu');

/** "sourdough mistakes" → "sourdough"; empty where a type counts nothing. */
export function countedSubject(type: string): string {
  return countedType.exec(type)?.[1] ?? '';
}

/** What such a video is searched by: "sourdough mistakes", "sourdough", "sourdough for beginners". */
export function countedParts(title: string, source: string): Candidate[] {
  const topic = countedTopic(title);
  if (topic === null) return [];
  const about = topic.subject.toLowerCase();
  return [
    built(`${about} ${topic.what}`, 'head', source),
    built(about, 'synonym', source),
    ...(topic.who === ''
      ? []
      : [
          built(`${about} for ${topic.who}`, 'audience', source),
          built(`${singularOf(topic.who)} ${about}`, 'audience', source),
          built(`${singularOf(topic.who)} ${topic.what}`, 'use', source),
        ]),
  ];
}

const rival =
  /\b(?:comparison (?:with|to)|compared (?:with|to)|versus|vs\.?|against)\s+(?:the |an? )?((?:\p{Lu}|\d)[\p{L}\p{N}.-]*(?: (?:\p{Lu}|\d)[\p{L}\p{N}-]*){0,3})/u;

const behind =
  /^\s+((?:\p{Ll}[\p{L}-]+\s){0,2}?\p{Ll}[\p{L}-]{2,})(?=\s(?:after|with|in|on|for|from|at|by|against|is|has|as|and)\b|[,.;:]|$)/u;

/** The thing behind its maker and model in a text: "Makita DHP486 cordless drill after one year" → "cordless drill". */
export function thingBehind(model: string, text: string): string {
  if (!/\d/.test(model)) return '';
  const at = text.toLowerCase().indexOf(model.toLowerCase());
  const after = at === -1 ? undefined : behind.exec(text.slice(at + model.length))?.[1];
  return after === undefined || /^(?:review|test|versus|after|with|and|in)\b/iu.test(after)
    ? ''
    : after.toLowerCase();
}

/** What a test of a thing is searched by: maker with thing, model alone, the other thing that it is held against. */
export function reviewParts(model: string, title: string, description: string, source: string): Candidate[] {
  if (!/\b(?:review|test|tested|hands-on)\b/iu.test(title)) return [];
  const behind = thingBehind(model, description);
  // "Using the A7 IV for one year": what says when names no kind of thing.
  const thing = genericWords.has(stemOf(behind.split(' ').at(-1)!)) ? '' : behind;
  const words = model.toLowerCase().split(' ');
  // "Is this 700g tent worth it?": a measure is no model.
  const code = words.find((word) => /\d/.test(word) && /\p{L}/u.test(word) && !measureAlone.test(word)) ?? '';
  const maker = words[0] === code ? '' : (words[0] ?? '');
  const found: Candidate[] = [];
  const add = (phrase: string, kind: Candidate['kind']): void => {
    found.push(built(phrase.trim(), kind, source));
  };
  // "Hoka Clifton 9": a model whose figure stands alone.
  if (code === '' && /\s\d{1,2}$/u.test(model) && words.length < 5)
    add(`${model.toLowerCase()} review`, 'attribute');
  if (code !== '' && words.length > 1) {
    add(code, 'synonym');
    add(`${code} review`, 'attribute');
  }
  if (thing !== '') {
    const last = thing.split(' ').at(-1)!;
    for (const name of new Set([thing, last])) {
      if (maker !== '') add(`${maker} ${name}`, 'brand');
      add(`${name} review`, 'use');
    }
    add(thing, 'use');
  }
  const other = rival.exec(description)?.[1]?.replace(/[.,]$/u, '').toLowerCase() ?? '';
  if (other !== '') {
    add(other, 'synonym');
    if (code !== '') add(`${code} vs ${other.split(' ').slice(1).join(' ') || other}`, 'use');
  }
  return found;
}

/** "MacBook faster" of which one charges it so. */
const halfAsked =
  /\s(?:faster|better|cheaper|longer|charges|lasts|wins|costs|takes|makes|keeps|wishes|wants)$/u;
const titleJoints = /\s(?:in|with|for|and|or|from|on|at|to|after|without|using|vs\.?|versus|&|\+)\s/iu;
const openingVerb =
  /^(?:how to |how i |why |i (?:tried|tested|made|built|rode|bought|spent) )?(?:(?:make|made|built|drew|grew|model|build|draw|paint|sew|knit|crochet|cook|bake|fix|install|grow|clean|use|create|edit|learn|set up|plan|pack|play|style|repair|write|cut|hem)?(?:e?d)?(?:\s|$))?\s?(?:an? |the |your |my )?/iu;

const measureAlone =
  /^\d[\d.,]*(?:k?g|lbs?|oz|m?l|[cmk]?m|in|ft|w|k?wh|v|mah|[gt]b|mp|m?hz|p|fps|mph|cc|hp|day|min|°c)$/u;

/** The pieces of a title between its joints, each searched by itself and taught or tested as the title says. */
export function titlePieces(title: string, description: string, source: string): Candidate[] {
  const [front = '', ...behind] = withoutFormat(title).split(/[:|(–—?!]|,(?!\d)/u);
  const form =
    /\b(tutorial|review|vlog|recipe|walkthrough)\b/iu.exec(`${title} ${description}`)?.[1]?.toLowerCase() ??
    '';
  const pieces = [front.replace(openingVerb, ''), ...behind]
    .flatMap((part) => part.split(titleJoints))
    .map((part) =>
      part
        .toLowerCase()
        .replace(/^(?:an?|the|my|your|our|this|\d+)\s/u, '')
        // "Meadowlands farm day 1-28 no mods".
        .replace(/(?<=^\p{L}{3,20}\s\p{L}{3,20})\s(?:day|part|ep|episode|year|season|no|without)\s.*$/u, '')
        .trim(),
    )
    .filter(
      (part) =>
        /^[\p{L}\p{N}][\p{L}\p{N}’'/ -]{2,30}$/u.test(part) &&
        /[\s\d]/u.test(part) &&
        !halfAsked.test(part) &&
        // "3 days" and "one year later" tell how long, and nothing of what.
        !/^(?:is it )?worth (?:it|buying)$/u.test(part) &&
        !/^(?:\d+|one|two|three|four|five|a|an)?\s?(?:day|night|week|month|year|hour|minute)s?(?:\s(?:later|on|in|off|away))?$/u.test(
          part,
        ) &&
        part.split(' ').length < 5,
    );
  const found = pieces.map((piece) => built(piece, 'use', source));
  const [first = '', second = ''] = pieces;
  if (form !== '')
    for (const piece of [first, second])
      if (piece !== '' && !piece.includes(form)) found.push(built(`${piece} ${form}`, 'attribute', source));
  // "Low poly house in Blender": "blender low poly house"; of two that are compared neither describes the other.
  const isWithin = new RegExp(`${first}\\s(?:in|on|with|for|using)\\s(?:an? |the |my )?${second}`, 'iu').test(
    title,
  );
  if (second !== '' && isWithin && `${first} ${second}`.split(' ').length < 6)
    found.push(built(`${second} ${first}`, 'attribute', source));
  return found;
}

/** What a title sets before its topic: "Easy 30-Minute Chicken Tikka Masala". */
const beforeTopic =
  /^(?:(?:the|my|our|an?|easy|quick|simple|perfect|best|homemade|ultimate|cheap|\d+[- ](?:minutes?|ingredients?|pans?|pots?)|one[- ](?:pan|pot))\s)+/iu;
const tooLong = 6;
/** "My yarn stash" is made by nobody: how quick, easy or home-made a thing is says that it is made in the film. */
const isMade =
  /^(?:(?:the|my|our|an?|best)\s)*(?:easy|quick|simple|perfect|homemade|ultimate|cheap|\d+[- ]|one[- ])/iu;

/** A title's topic without what praises or times it, and its last words, by which it is searched too. */
export function topicParts(title: string, source: string): Candidate[] {
  const front = title.split(/[:|(–—?!,]/u)[0]!.trim();
  const topic = front.replace(beforeTopic, '').toLowerCase();
  const words = topic.split(' ');
  if (topic === front.toLowerCase() || words.length < 2 || words.length >= tooLong) return [];
  if (!words.every((word) => /^[\p{L}’'-]{3,}$/u.test(word))) return [];
  const timed = /\b(\d+)[- ]minutes?\b/iu.exec(front)?.[1];
  return [
    topic,
    ...(words.length > 2 ? [words.slice(-2).join(' ')] : []),
    ...(words.length < 4 && isMade.test(front) ? [`how to make ${topic}`] : []),
    ...(timed === undefined || words.length > 3 ? [] : [`${timed} minute ${topic}`]),
  ].map((phrase) => built(phrase, 'synonym', source));
}

const whyIs =
  /^why (?:your|my|the) (\p{L}[\p{L}-]+(?: \p{L}+)?) (?:is|are|turns?|comes? out|goes) (?:so |too )?(\p{L}{3,})$/iu;

/** "Why your sourdough is dense": what somebody types who has it. */
export function whyParts(title: string, source: string): Candidate[] {
  const [, thing = '', how = ''] = whyIs.exec(title.split(/[:|(–—?]/u)[0]!.trim()) ?? [];
  if (thing === '') return [];
  const [what, state] = [thing.toLowerCase(), how.toLowerCase()];
  return [
    built(`why is my ${what} ${state}`, 'question', source),
    built(`${state} ${what}`, 'synonym', source),
    built(what, 'head', source),
  ];
}
