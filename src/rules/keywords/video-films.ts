import type { Brief } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { livedTopics } from './video-lives.ts';

const place = String.raw`\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?`;
const ride = String.raw`(?:(?:night|sleeper|overnight|scenic|high[- ]speed|slow|car|bike|road|motorbike) )?(?:train|ferry|bus|trip|ride|drive|flight|sleeper|cruise|hike|walk)`;
/** "Night train Paris to Vienna", "the ferry from Oban to Barra". */
const rideFirst = new RegExp(
  String.raw`(?:^|\s)(${ride}) (?:from )?(${place}) to (${place})(?=$|[ :,(?!–—|-])`,
  'iu',
);
/** "Paris to Vienna by night train". */
const rideLast = new RegExp(
  String.raw`(?:^|\s)(${place}) to (${place}) by (${ride})(?=$|[ :,(?!–—|-])`,
  'iu',
);
const aboard =
  /\b(?:take|took|on|aboard|ride|rode|riding) the (\p{Lu}\p{Ll}{3,})(?=\s(?:from|to|between)\s)/u;

/** Where a film goes, and by what: "paris to vienna", "paris to vienna night train", "nightjet". */
function routeOf(title: string, description: string): string[] {
  const first = rideFirst.exec(title);
  const last = rideLast.exec(title);
  const [mode = '', from = '', to = ''] =
    first !== null ? first.slice(1) : last !== null ? [last[3]!, last[1]!, last[2]!] : [];
  if (mode === '' || !/^\p{Lu}/u.test(from) || !/^\p{Lu}/u.test(to)) return [];
  const kind = mode.split(' ').at(-1)!;
  const named = aboard.exec(description)?.[1];
  return [
    `${from} to ${to} ${mode}`,
    `${from} to ${to}`,
    ...(/^(?:train|ferry|bus|sleeper)$/iu.test(kind) ? [`${from} to ${to} by ${kind}`] : []),
    mode,
    ...(named === undefined ? [] : [named, `${named} ${from} ${to}`]),
  ];
}

const covered =
  /^(.{2,40}?)(?:\s[-–—|]\s|\s\(|:\s|\s)((?:(?!(?:a|the|my|our)\s)\p{L}+ )?cover)\)?(?=$|[\s(|–—-])/iu;

/** A song that is played again, by whom it was made, and on what: "Fast Car - Cello Cover". Null for any other film. */
export function coverOf(
  title: string,
  description: string,
): { song: string; artist: string; what: string } | null {
  const [, song = '', what = ''] = covered.exec(title) ?? [];
  if (song === '') return null;
  const at = description.toLowerCase().indexOf(`${song.toLowerCase()} by `);
  const artist =
    at === -1
      ? ''
      : (/^(?:(?:the|The) )?\p{Lu}[\p{L}’'-]+(?: (?:(?:&|and|of|the) )?\p{Lu}[\p{L}’'-]+){0,3}/u.exec(
          description.slice(at + song.length + 4),
        )?.[0] ?? '');
  return { song, artist, what };
}

const released =
  /^(.{2,40}?)\s[-–—]\s(.{2,40}?)\s[([](?:official\s|new\s)?((?:lyrics?|music|live|acoustic|performance)?\s?(?:video|audio|session|visuali[sz]er|lyrics))[)\]]/iu;

/** Who plays which song in what kind of film: "Cold Harbour Lane - Salt Road (official lyric video)"; null for any other. */
export function songOf(title: string): { artist: string; song: string; kind: string } | null {
  const [, artist = '', song = '', kind = ''] = released.exec(title) ?? [];
  return song === '' ? null : { artist, song, kind: kind.trim() };
}

function songParts(title: string): string[] {
  const released = songOf(title);
  if (released === null) return [];
  const { artist, song, kind } = released;
  return [
    `${artist} ${song}`,
    `${song} ${artist}`,
    ...(/^lyric/iu.test(kind) ? [`${song} lyrics`] : []),
    `${song} ${kind}`,
    song,
  ];
}

function coverParts(title: string, description: string): string[] {
  const cover = coverOf(title, description);
  if (cover === null) return [];
  const { song, artist, what } = cover;
  const instrument = what.split(' ').length > 1 ? what.split(' ')[0]! : '';
  return [
    `${song} ${what}`,
    ...(artist === '' ? [] : [`${artist} ${song}`, `${song} ${artist} cover`, `${artist} cover`, artist]),
    `${song} cover`,
    ...(instrument === '' ? [] : [what, `${song} ${instrument}`]),
  ];
}

/** "Washing machine not draining?": what somebody types who has it. */
const trouble =
  /^(?:is |are )?(?:your |my |the )?((?:\p{L}[\p{L}’'-]*\s){1,3}?(?:not \p{L}+ing|won[’']?t \p{L}+|keeps? \p{L}+ing|(?:leak|drip|smell|squeak|jam|rattl|freez|flicker)ing|blocked|stuck|broken|clogged))\?/iu;
const compared = /\b(\p{L}{4,}) (?:vs\.?|versus) (\p{L}{4,})\b/iu;

/** What an English film is searched by when it goes somewhere, plays a song, mends a trouble or compares kinds of its thing. */
export function filmTopics(brief: Brief, source: string): Candidate[] {
  const { product, fields } = brief;
  const title = fields.videoTitle ?? product.name;
  const { description } = product;
  const found: Candidate[] = [];
  const add = (phrase: string, least: number): void => {
    found.push({ ...built(phrase.toLowerCase(), 'use', source), least });
  };
  for (const phrase of [
    ...routeOf(title, description),
    ...coverParts(title, description),
    ...songParts(title),
  ])
    add(phrase, 0.5);
  const wrong = trouble.exec(description)?.[1];
  if (wrong !== undefined) {
    add(wrong, 0.6);
    add(`${wrong} fix`, 0.4);
  }
  const [, one = '', other = ''] = compared.exec(description) ?? [];
  const maker = /^\p{Lu}[\p{L}’'-]{2,}(?= \p{L}| \d)/u.exec(title)?.[0] ?? '';
  if (one !== '' && maker !== '' && /\breview|tested|test\b/iu.test(`${title} ${description}`))
    add(`${maker} ${one} vs ${other}`, 0.45);
  return [...found, ...livedTopics(brief, source)];
}

/** Sentences about how a film was made, who paid or is thanked for it and what lies ready: none of their words is searched with it. */
const making = longPattern('iu')`
  ^(?:tools?|materials?|equipment|gear|you[’' ]?(?:ll|will)? need|filmed|recorded|shot|edited|mixed|mastered
    |camera|mic|microphone|sheet music|thanks|thx|thank you|follow|subscribe|strings|sponsored|paid partnership
    |art(?:work)? by|listen on|available on|music by|edited by|subtitles in
    |danke|vielen dank|dank an|werbung|gesponsert|merci|gracias|sponsorisée?|patrocinad[oa]|outils|matériel
    |herramientas|liens?|enlaces|no es colaboración
    |(?:(?:lead|backing|all|additional) )?(?:vocals?|lyrics|words|guitars?|drums|bass|keys|piano|fiddle
      |violin) (?:and \p{L}+ )?(?:by )?(?=\p{L})|\p{L}+: .*\bstrings)\b
  |^(?:music|musik|kamera|schnitt|regie|sprecher|musique|montage|image|réalisation|son|guion|guión|música|edición
      |cámara|voz|montaje|dirección)\s?:(?=\s)
`;

/** "Stone chapel" of where a song was recorded, "flat screwdriver" of the tools: a phrase that only such sentences hold. */
export function toldOfMaking({ product, fields }: Brief): (candidate: Candidate) => boolean {
  const told = `${fields.videoTitle ?? ''} ${product.name}`.toLowerCase();
  const sentences = product.description
    .split(/(?<=[.!?\n])\s+|\n/u)
    .map((text) => ({ isMaking: making.test(text), text: text.toLowerCase() }));
  return ({ phrase, source }) => {
    const text = phrase.toLowerCase();
    if (source === 'targetKeywords' || source === 'videoTags' || told.includes(text)) return false;
    const holding = sentences.filter((sentence) => sentence.text.includes(text));
    return holding.length > 0 && holding.every(({ isMaking }) => isMaking);
  };
}
