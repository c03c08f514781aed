import { stemOf } from '#rules/text/words.ts';
import { accessories, genericHeads } from './type-front.ts';
import { type TypeHit, typeHits } from './type-hits.ts';

/** "Dyson V8 Animal": a maker, a code and the rest of a model. */
export const modelOnly =
  /^\p{Lu}\p{Ll}{2,} \p{Lu}{1,3}\d{1,4}\p{L}{0,2} \p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+)?$/u;

const sideways =
  /^(?:wide|narrow|slim|flat|short|long|large|small|deep|double|single|curved|straight|round|square|soft|hard|thick|thin|open|closed)$/iu;
const loose = /^(?:weights?|stones?|straws?|beads?|lids?)$/iu;

/**
 * Whether a noun found in an English name of goods may be what is sold: "fencing mask" and "foam roller massage" say what
 * is done with it, "cold brew maker glass" of what it is made, "hair straightener wide plate" what a part of it is like.
 */
export function namesGoods(hit: TypeHit, hits: readonly TypeHit[], front: string): boolean {
  if (hit.category === 'service') return hits.length === 1 && hit.end === front.length;
  if (hit.start === 0 || hit.end !== front.length) return true;
  const before = hits.findLast(({ end }) => end <= hit.start);
  if (
    before !== undefined &&
    before.text.includes(' ') &&
    sideways.test(front.slice(before.end, hit.start).trim())
  )
    return false;
  if (hit.text.toLowerCase() !== 'glass') return true;
  const word = front.slice(0, hit.start).trim().split(' ').at(-1)!;
  return !(genericHeads.has(stemOf(word)) || loose.test(word));
}

/**
 * "Shaving brush badger", "incense holder lotus": behind a known thing of two words a small word that is itself nothing
 * which is sold only describes the thing.
 */
export function onlyDescribes(known: TypeHit, byName: string, front: string): boolean {
  const rest = front.slice(known.end).trim();
  const stem = stemOf(rest);
  return (
    known.text.includes(' ') &&
    byName.toLowerCase().endsWith(rest.toLowerCase()) &&
    /^\p{Ll}{3,}$/u.test(rest) &&
    !/(?:[^su]s|(?<!badg)er|or)$/u.test(rest) &&
    !accessories.has(stem) &&
    !genericHeads.has(stem) &&
    typeHits(rest, 'en').length === 0
  );
}

/** "Cable clips": the last word counts the things and the known word does not; "bookmark pressed flowers" shows some. */
export function countsMany(known: TypeHit, byName: string, compound: string): boolean {
  return (
    known.category !== 'apparel' &&
    /[^s]s$/iu.test(byName) &&
    !/s$/iu.test(known.text) &&
    !/\s(?:pressed|dried|printed|painted)\s/iu.test(compound)
  );
}

const laptops =
  /\b(?:latitude|thinkpad|elitebook|probook|inspiron|ideapad|vostro|zenbook|vivobook|surface laptop|chromebook)\b/iu;

/** "Dell Latitude 7420 i5": a laptop by its maker's name for it; a charger or a screen for one has its noun. English. */
export function isLaptop(name: string): boolean {
  return laptops.test(name) && typeHits(name, 'en').length === 0 && !ofLaptop.test(name);
}
const ofLaptop = /\b(?:lid|hinge|fan|palm ?rest|bezel|heatsink|parts?|spares?|lot|bundle|ribbon|caddy)s?\b/iu;
