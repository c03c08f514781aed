import { typeHits } from './type-hits.ts';

const counted =
  /^(?:\d{1,2}[- ]?teilige[rs]?\s)?Set\s(?:mit|aus|von)\s(?:\d{1,3}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)\s(?=\p{Lu})/iu;

/**
 * "Teller aus Porzellan" of a "Set aus 4 Tellern aus Porzellan": a set that counts what it holds is searched by it, in the form
 * of the nominative where that is a known thing. German; any other name as it is.
 */
export function withoutGermanSet(name: string): string {
  const things = name.replace(counted, '');
  if (things === name) return name;
  return things.replace(/^\p{Lu}\p{Ll}{2,}n(?!\p{L})/u, (dative) => {
    const plain = dative.slice(0, -1);
    // "Körben" are "Körbe", since one is a "Korb"; "Mützen" are "Mützen".
    const single = plain.endsWith('er')
      ? plain
      : plain.slice(0, -1).replace(/[äöü](?=\p{Ll}{1,3}$)/u, unbent);
    const isNominative = plain.endsWith('er') || single !== plain.slice(0, -1);
    return isNominative && typeHits(single, 'de').some(({ end }) => end === single.length) ? plain : dative;
  });
}

const unbent = (vowel: string): string => ({ ä: 'a', ö: 'o', ü: 'u' })[vowel] ?? vowel;
