import type { Fact } from '#rules/listing/listing.ts';
import type { Draft } from './draft.ts';

/** "6-12 months" of "6-12 months filter life", a row of a sheet that stands in the title whole. English. */
export function isFrontOfRow({ kind, value, quote }: Fact, { brief }: Draft): boolean {
  return (
    brief.product.rows !== undefined &&
    (kind !== 'size' || isReach(quote.replace(/[.\s]+$/u, ''))) &&
    /^\d[^a-z]{0,12}\s?\p{L}{0,6}$/u.test(value) &&
    quote.startsWith(value) &&
    /^ \p{L}{3,}/u.test(quote.slice(value.length))
  );
}

/** "8 m hose length": how far a cable goes is asked for last of all. English. */
export function isReach(text: string): boolean {
  return /\d ?\p{L}{1,6} (?:power |air |water )?(?:hose|cable|cord|lead|wire)(?: length)?$/u.test(text);
}

/** "Navy" of "Blackout curtains 84 inch, 2 panels, navy": what the seller wrote into the name goes before what the text says. */
export function isOfName({ source, value, kind }: Fact, { name, language }: Draft): boolean {
  return (
    language.written === 'en' &&
    source.endsWith('.name') &&
    kind !== 'power' &&
    value.length < name.length &&
    !name.toLowerCase().includes(value.toLowerCase())
  );
}

/** What stands before the end of a range, and before the last of several things that share their noun. */
const before = /(?:between|from) \d[\d.,]*(?: ?\p{L}+)? (?:and|to|or) $/iu;
const sharesNoun = /(?:, | in )\p{L}{1,24}(?:, \p{L}{1,24}){0,4},? and $/u;
const listsContents = /^(?:also )?included (?:is|are)\s/iu;

/**
 * "3.5 inches wide" of "between 2.5 and 3.5 inches wide", "berry shades" of "nude, pink and berry shades", a cap of a list of
 * what is included: half of what was told. English.
 */
export function isHalfTold(text: string, description: string): boolean {
  // "Hook and loop" of pads that attach with it, "included hex key": how something is closed and what lies beside it.
  if (/^(?:hook and loop|included\s)/iu.test(text)) return true;
  const at = description.toLowerCase().indexOf(text.toLowerCase());
  if (at === -1) return false;
  const front = description.slice(Math.max(0, at - 60), at);
  // "One stick" of "one stick and a half".
  if (before.test(front) || description.slice(at + text.length).startsWith(' and a half')) return true;
  // "Base woven" of "base woven on ash slats", "two bolts" of "two bolts by hand": what it says stands behind it.
  const behind = description.slice(at + text.length, at + text.length + 12);
  if (behind.startsWith(' by hand')) return true;
  // "Allen key" of legs that come off with it.
  if (
    /\b(?:off|out|apart|together|turns|adjusts?|opens|assembled?|tightens?) with (?:an?|the|one) $/iu.test(
      front,
    )
  )
    return true;
  // "Linen" of a "linen blend", "tree nuts" of a facility, "one cut" of what is done with it.
  if (/^ (?:blend|mix)(?!\p{L})/u.test(behind)) return true;
  if (/\b(?:facility|traces of|may contain)\b[^.;]*$/iu.test(front)) return true;
  if (/^one \p{L}+$/iu.test(text) && /\bwith $/u.test(front)) return true;
  if (
    /^\p{L}+ \p{Ll}+(?:ed|en)$/iu.test(text) &&
    /^ (?:onto|on|over|with|from|of|by|in|to|around|under) /u.test(behind)
  )
    return true;
  // "Mint and mustard" of "gray, mint and mustard": the end of a row.
  if (/ and /u.test(text) && /(?:in|with|of|from) \p{L}+(?:, \p{L}+)*, $/u.test(front)) return true;
  if (sharesNoun.test(front) && /^\p{Ll}+ \p{Ll}+s$/u.test(text)) return true;
  const sentence = description.slice(Math.max(0, description.lastIndexOf('. ', at) + 1), at).trimStart();
  return listsContents.test(sentence);
}

/** "14 Mitarbeiter", "a team of six": how many work there is nothing that anybody looks for. */
export function isHeadcount(text: string): boolean {
  return (
    /^(?:(?:a |unser |ein |nuestro |notre )?team (?:of|von|aus) )?(?:about |rund |über |over )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze) ?(?:employees|staff|people|cats|dogs|pets|kids|children|smokers|owners|technicians|engineers|fitters|mitarbeiter(?:innen|:innen)?|angestellte|monteure|gesellen|empleados|trabajadores|técnicos|salariés|collaborateurs|employés|techniciens)?$/iu.test(
      text,
    ) && /\p{L}{4}/u.test(text)
  );
}

const holds = /^(?:holds|fits|carries|takes|stores)\s/iu;

const holdsMore = /(?:^|[\s,;])(?:holds|fits|carries|takes|stores) [^.;]{2,40}(?:\+|&|,|and) $/iu;

/** "2 lenses" of "fits DSLR + 2 lenses": what it takes, and nothing that comes with it. English. */
export function isAlsoHeld(text: string, units: Draft['units']): boolean {
  return (
    /^\d+ \p{Ll}+s$/u.test(text) &&
    units.some(({ quote }) => {
      const at = quote.indexOf(text);
      return at > 0 && holdsMore.test(quote.slice(Math.max(0, quote.lastIndexOf('.', at) + 1), at));
    })
  );
}

/** "Holds a body" of "It holds a body, five lenses and a laptop": the first of a row is not what it holds. English. */
export function isFirstOfHeld(text: string, { language, units }: Draft): boolean {
  if (language.written === 'en' && isAlsoHeld(text, units)) return true;
  return (
    language.written === 'en' &&
    holds.test(text) &&
    units.some(({ quote }) => {
      const at = quote.toLowerCase().indexOf(text.toLowerCase());
      return (
        at !== -1 &&
        /^, [^.;]{2,60}? and (?:an?|\d|your|the|two|three|four|five|six)\b/u.test(
          quote.slice(at + text.length),
        )
      );
    })
  );
}

/** "Plays" of "Plays, records and rewinds as it should": the first of several deeds is not all that a thing does. English. */
export function isFirstOfDeeds(text: string, { brief, language }: Draft): boolean {
  if (language.written !== 'en' || !/^\p{L}{3,}s$/u.test(text)) return false;
  const { description } = brief.product;
  const at = description.toLowerCase().indexOf(`${text.toLowerCase()}, `);
  return (
    at !== -1 && /^, (?:\p{Ll}+s, )*\p{Ll}+s and \p{Ll}+s(?!\p{L})/u.test(description.slice(at + text.length))
  );
}

/** "Four miles" west of Ludlow: how far it is from somewhere names no offer. */
export function isDistance({ kind, value }: Fact): boolean {
  return (
    kind === 'place' &&
    /^\S+ (?:miles?|kilomet(?:er|re)s?|km|minutes?|minuten|minutos|meilen|kilómetros|kilomètres)$/iu.test(
      value,
    )
  );
}
