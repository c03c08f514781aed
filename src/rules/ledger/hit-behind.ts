import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { type TypeHit, typeHits } from './type-hits.ts';

/** The first noun behind what a name begins with. A "tuner for ukulele" is none: what a thing is for is another. */
export function hitBehind(
  name: string,
  front: string,
  isThing: boolean,
  language: WrittenLanguage,
): TypeHit | undefined {
  const isFor =
    isThing &&
    front !== '' &&
    /^\s(?:[Ff]or|FOR|[Tt]o(?!\s\p{Lu}\p{Ll})|TO|with|mit|con|avec)\s/u.test(name.slice(front.length));
  if (isFor) return undefined;
  // "Türgummi für Bosch Waschmaschine", "goma de puerta para lavadora": what it belongs to is not what is sold.
  const isForAbroad =
    (language === 'de' && nounEnds.test(front) && germanFor.test(name.slice(front.length))) ||
    ((language === 'es' || language === 'fr') &&
      /\p{L}{4}/u.test(front) &&
      /^\s(?:para|pour)\s/iu.test(name.slice(front.length)));
  if (isForAbroad) return undefined;
  // "Nintendo DS Lite + charger": what stands behind the plus comes with it.
  const own = isThing && front !== '' && /^\s\+\s/u.test(name.slice(front.length)) ? front : name;
  const hit = typeHits(own, language)[0];
  // "Marchande en bois avec parasol": what comes with the thing is not what is sold.
  const comesWith =
    language !== 'en' &&
    hit !== undefined &&
    /\s(?:mit|ohne|con|sin|avec|sans)\s/iu.test(name.slice(0, hit.start));
  // "Gestickter Stammbaum im Stickrahmen": in what a thing lies is not what is sold.
  const liesIn =
    language === 'de' &&
    hit !== undefined &&
    nounEnds.test(front) &&
    liesBehind.test(name.slice(front.length, hit.start));
  return comesWith || liesIn ? undefined : hit;
}

const nounEnds = /(?:^|\s)\p{Lu}[\p{L}-]{4,}$/u;
const germanFor = /^\s(?:passend )?(?:für|zu|zum|zur)\s/u;
const liesBehind =
  /^ (?:im|in (?:der|dem|einer|einem)|am|an (?:der|dem|einer|einem)|auf(?: (?:der|dem|einer|einem))?) (?:\p{Ll}+ )?$/u;
