import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { doing } from './name-parts.ts';
import { isSmallWord } from './plain-words.ts';
import { firstWords } from '#rules/text/first-words.ts';

/** Verbs of what films show step by step, in their base form. */
const shownVerbs = (
  'grow sharpen build make fix repair replace clean restore paint sew knit crochet cook bake brew ' +
  'carve turn weld solder install mount lay tile plaster sand stain oil wax prune plant sow ' +
  'propagate repot harvest pick preserve can ferment smoke grill roast dry dye spin weave felt ' +
  'embroider quilt draw sketch print bind fold wrap tie braid cut style curl shave train teach walk ' +
  'groom tune string play record mix edit shoot light film frame hang organise organize declutter ' +
  'pack plan book fly sail paddle climb ride fish tie cast hunt forage camp hike run stretch lift ' +
  'code program deploy design model animate render set unblock unclog bleed adjust align change swap ' +
  'rebuild convert insulate wire plumb drill fit hem darn mend'
).split(' ');
const bases = new Map<string, string>(
  shownVerbs.flatMap((verb) => [
    [verb, verb],
    [doing(verb), verb],
    // "Repotting": in a word of two syllables the end is doubled too where it bears the stress.
    [`${verb}${verb.at(-1)!}ing`, verb],
  ]),
);

const opening =
  /^(?<verb>\p{L}+)\s(?<object>(?:(?:an?|the|your|my|our)\s)?(?!(?:in|on|with|from|without|for|at|using|by)\s)\p{L}[\p{L}’'-]*(?:\s(?!(?:in|on|with|from|without|for|at|using|by)\s)\p{L}[\p{L}’'-]*){0,2})(?<rest>\s(?:in|on|with|from|without|for|at|using|by)\s.+)?$/iu;

/**
 * What an English title shows though it asks no "how to": "Grow potatoes in a bag on a balcony", "Sharpening a chisel with
 * sandpaper". Null where it opens with no verb of such films.
 */
export function shownDeed(title: string): { verb: string; thing: string; place: string } | null {
  const groups = opening.exec(title.split(/[:|(–—?!]/u)[0]!.trim())?.groups;
  const verb = bases.get(groups?.['verb']?.toLowerCase() ?? '');
  if (groups === undefined || verb === undefined) return null;
  const thing = groups['object']!.trim().toLowerCase();
  // "In a bag on a balcony": the first says most.
  const place =
    /^\s((?:in|on|with|from|without|for|at)\s(?:an?\s|the\s|your\s)?\p{L}[\p{L}’'-]*(?:\s(?!in\b|on\b|with\b|for\b|at\b|and\b)\p{L}[\p{L}’'-]*)?)/iu.exec(
      groups['rest'] ?? '',
    );
  return { verb, thing, place: place?.[1]?.toLowerCase() ?? '' };
}

/** Nouns that end a title and say what is done, with the verb for it. */
const verbOfDeed = new Map(
  (
    'repair repair, restoration restore, replacement replace, cleaning clean, maintenance maintain, ' +
    'installation install, removal remove, overhaul overhaul, conversion convert, refurbishment ' +
    'refurbish, rebuild rebuild, adjustment adjust, alignment align, setup set up, calibration ' +
    'calibrate, sharpening sharpen, tuning tune'
  )
    .split(', ')
    .map((pair): [string, string] => {
      const at = pair.indexOf(' ');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
);
const namedDeed = /^((?:\p{L}[\p{L}\d’'-]*\s){1,4})(\p{L}{4,})$/u;
/** "A broken fusee chain from an 1840 pocket watch": how old the thing is that a film shows, and what. English. */
const agedThing =
  /\b(?:from|on|of|in|inside|for) (?:an?|my|the|this) ((?:1[5-9]|20)\d\ds? ((?:\p{L}[\p{L}-]{2,} ){0,2}\p{Ll}{3,}))(?=[.,;:!?\n]|\s(?:and|with|that|which|i)\s|$)/u;

/** "1840 pocket watch", where the description tells it in its first words; empty for any other film. */
export function agedIn(description: string): string {
  return agedThing.exec(firstWords(description, 200))?.[1] ?? '';
}

const firstDeed =
  /^(?:in this \p{L}+ |today |here )?(?:i|we) (\p{Ll}{3,}) (?:(?:an?|the|my|our|some|\d{1,3}|two|three|four|five|six|ten) )?((?:\p{Ll}[\p{L}-]{2,} ){0,2}\p{Ll}{3,})(?= (?:in|on|at|with|from|for|by|into|onto|using|without|straight|and|under|over|through|to)\b|[.,;!\n])/iu;

/** "I plant 12 asparagus crowns straight on top of clay": what the first sentence of an English film does. */
function deedOfOpening(description: string, source: string): Candidate[] {
  const [, verb = '', thing = ''] = firstDeed.exec(firstWords(description, 200)) ?? [];
  const base = bases.get(verb.toLowerCase());
  const object = thing
    .toLowerCase()
    .replace(/ (?:straight|right|directly|again|together|over|up|down|out|back|away|flat|early|late)$/u, '');
  if (base === undefined || object.split(' ').some((word) => isSmallWord(word, 'en'))) return [];
  return [
    { ...built(`${doing(base)} ${object}`, 'use', source), least: 0.4 },
    { ...built(`how to ${base} ${object}`, 'question', source), least: 0.4 },
    ...(object.includes(' ') ? [{ ...built(object, 'synonym', source), least: 0.35 }] : []),
  ];
}

/** "No dig asparagus bed" is searched as "asparagus bed" and "no dig asparagus" too. */
function partsOfTopic(title: string, source: string): Candidate[] {
  const words = title.toLowerCase().split(' ');
  if (
    words.length !== 4 ||
    !words.every((word) => /^\p{L}{2,}$/u.test(word)) ||
    words.slice(1).some((word) => isSmallWord(word, 'en'))
  )
    return [];
  return [words.slice(2), words.slice(0, 3)].map((part) => ({
    ...built(part.join(' '), 'attribute', source),
    least: 0.35,
  }));
}

/** What an English title of a thing and a deed is searched by: "fusee chain repair" → "how to repair fusee chain", "fusee chain". */
function deedParts(title: string, description: string, source: string): Candidate[] {
  const [, before = '', noun = ''] =
    namedDeed.exec(
      title
        .split(/[:|(–—]/u)[0]!
        .trim()
        .toLowerCase(),
    ) ?? [];
  const verb = verbOfDeed.get(noun);
  const object = before.trim();
  // "Copper mines trip": where one went is searched without the way.
  if (/^(?:trip|tour|walk|visit|hike|exploration|walkthrough)$/u.test(noun) && object.includes(' '))
    return [{ ...built(object, 'head', source), least: 0.5 }];
  if (verb === undefined || object.split(' ').some((word) => isSmallWord(word, 'en'))) return [];
  const aged = agedIn(description).replace(/^\S+ /u, '').toLowerCase();
  return [
    built(`how to ${verb} ${object}`, 'question', source),
    built(object, 'head', source),
    ...(aged === '' ? [] : [built(aged, 'synonym', source), built(`${aged} ${noun}`, 'use', source)]),
  ].map((candidate) => ({ ...candidate, least: 0.35 }));
}

/** What an English film is searched by that shows something done, by its title and by the first sentence of its text. */
export function deedTags(title: string, description: string, source: string): Candidate[] {
  return [
    ...deedParts(title, description, source),
    ...deedOfOpening(description, source),
    ...partsOfTopic(title, source),
  ];
}
