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

/** "14 Mitarbeiter", "a team of six": how many work there is nothing that anybody looks for. */
export function isHeadcount(text: string): boolean {
  return (
    /^(?:(?:a |unser |ein |nuestro |notre )?team (?:of|von|aus) )?(?:about |rund |über |over )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) ?(?:employees|staff|people|technicians|engineers|fitters|mitarbeiter(?:innen|:innen)?|angestellte|monteure|gesellen|empleados|trabajadores|técnicos|salariés|collaborateurs|employés|techniciens)?$/iu.test(
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
