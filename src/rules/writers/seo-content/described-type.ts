import { claimHits } from '#rules/ledger/claim-index.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';

const small =
  /^(?:and|or|with|for|in|of|on|to|under|over|from|by|without|the|an?|y|e|o|con|sin|para|de|del|en|a|et|ou|avec|sans|pour|à|au|aux|du|des)$/iu;
const mostDescribing = 2;
const needsFigure =
  /^(?:années?|años|tailles?|tallas?|pointure|número|numéro|modèle|modelo|version|versión)$/iu;
const leaning =
  /^(?:effect|look|style|inspired|tone|drawn|painted|printed|poured|dyed|forest|tree|leaf|leaves|cone|branch|blossom)$/iu;

/**
 * The type with the words that describe it in the name, which are half of what is searched: "electric kettle", "bougie
 * parfumée". Materials stay out, since titles name them behind it; so do the maker, figures and names of variants.
 * @returns wordings, the fullest first, the bare type last; German compounds say it all in one word
 */
export function describedTypes(draft: Draft): string[] {
  const { type, name, brand } = draft;
  const written = draft.language.written;
  if (written === 'de' || written === 'other') return [type];
  const words = piecesOf(name.split(/[,(|:–—]/u)[0]!);
  const stems = words.map((word) => stemsOf(word)[0] ?? '');
  const own = stemsOf(type);
  const at =
    own.length === 0
      ? -1
      : stems.findIndex((_, index) => own.every((stem, place) => stems[index + place] === stem));
  if (at === -1) return [type];
  const makers = new Set(stemsOf(brand));
  // "Collier pierre de lune": a material of several words is not parted.
  const materials = new Set(
    claimHits(name, written)
      // "Cafetera italiana", "guitarra española": behind its noun the country says of which kind it is.
      .filter(({ payload }) => written === 'en' || payload.kind !== 'place')
      .flatMap(({ start, end }) => piecesOf(name.slice(start, end).toLowerCase())),
  );
  const describes = (word: string): boolean =>
    /^\p{L}{3,}(?:-\p{L}+)?$/u.test(word) &&
    !small.test(word) &&
    !makers.has(stemsOf(word)[0] ?? '') &&
    !materials.has(word.toLowerCase()) &&
    (written === 'en' || /^\p{Ll}/u.test(word));
  // English describes before the thing, Spanish and French behind it.
  const beside = written === 'en' ? words.slice(0, at).toReversed() : words.slice(at + own.length);
  // "Table de salle" of a "table de salle à manger" is none.
  if (
    written === 'fr' &&
    beside.some((word, index) => word === 'à' && /(?:er|ir|oir|re)$/u.test(beside[index + 1] ?? ''))
  )
    return [type];
  // "Buffet parisien années 50": the word is nothing without its figure.
  const end = beside.findIndex((word) => !describes(word) || (written !== 'en' && needsFigure.test(word)));
  // "Pine & Smoke candle": two words with a joint are one name.
  if (
    written === 'en' &&
    /^(?:&|and|\+)$/iu.test(beside[end] ?? '') &&
    end > 0 &&
    /^\p{L}{3,}$/u.test(beside[end + 1] ?? '')
  )
    return [
      `${beside
        .slice(0, end + 2)
        .toReversed()
        .join(' ')
        .toLowerCase()} ${type}`,
      type,
    ];
  const reach = beside.slice(0, Math.min(end === -1 ? beside.length : end, mostDescribing));
  // "6 tier shoe rack": without its figure the word says nothing.
  if (written === 'en' && /^\d+$/u.test(beside[reach.length] ?? '')) reach.pop();
  // "Effect cutting board" of one with marble effect: such a word goes with the one before it or not at all.
  const isHalf = written === 'en' && leaning.test(reach.at(-1) ?? '') && beside[reach.length] !== undefined;
  const near = isHalf ? reach.slice(0, -1) : reach;
  // "Drawn oak tree print": neither does one that stands between.
  const wordings = near
    .map((_, index) => near.slice(0, index + 1))
    .filter((some) => some.length === near.length || written !== 'en' || !leaning.test(some.at(-1)!));
  return [
    ...wordings
      .toReversed()
      .map((some) =>
        written === 'en'
          ? `${some.toReversed().join(' ').toLowerCase()} ${type}`
          : `${type} ${some.join(' ')}`,
      ),
    type,
  ];
}
