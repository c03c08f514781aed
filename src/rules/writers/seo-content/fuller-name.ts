import { claimHits } from '#rules/ledger/claim-index.ts';
import { accessories } from '#rules/ledger/type-front.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { stemOf, stemsOf } from '#rules/text/words.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { describedName, opens, sharesRoot } from './described-name.ts';
import { isSmallBefore } from './small-before.ts';
import type { Draft } from './draft.ts';
import { isProperWord, lowerFirst, upperFirst } from './english-words.ts';
import { firstPhrase } from './opening-traits.ts';
import { ownNameAtOpening } from './own-name-at-opening.ts';
import { hasPraise } from './praise.ts';
import { tellsOfThings } from './tells-of-things.ts';

/** An English name with what the seller's first words add to it: the sort of its stuff, its model, its count, its shape. */
export function fullerName(name: string, draft: Draft): string {
  if (draft.language.written !== 'en' || !tellsOfThings(draft) || name.includes(' + ')) return name;
  const own = ownNameAtOpening(name, draft);
  if (own !== undefined) return own;
  return describedName(
    draft,
    withShape(withCount(withCode(withMaker(withSort(name, draft), draft), draft), draft), draft),
  );
}

const mostWords = 3;
const mostLetters = 26;
const describing = /^\p{L}{3,}(?:-\p{L}{2,}){0,2}$/u;
/** "Our heaviest flannel": held against the shop's others, and nothing that one thing is by itself. */
const compared =
  /^(?:most|least|best|\p{L}{2,9}iest|(?:bold|bright|clean|clear|cool|dark|deep|fast|fine|fresh|full|light|long|new|old|plain|quick|rich|sharp|short|slim|small|smooth|soft|stiff|strong|sweet|tall|thick|thin|tough|warm|wid|larg|fin)est)$/iu;

/** "Old canvas bell tent": how old, how used or how large the whole is, and no sort of its stuff. */
const ofWhole =
  /^(?:old|older|used|worn|tired|new|newish|large|big|huge|small|tiny|long|short|tall|lovely|nice)$/iu;

/** "Linen duvet cover", made of "stonewashed French linen"; "leather dog collar", a "full grain leather collar". */
function withSort(name: string, draft: Draft): string {
  const stuff = claimHits(name, 'en').find(({ payload }) => payload.kind === 'material');
  const { text } = firstPhrase(draft);
  if (stuff === undefined || text === '') return name;
  const words = piecesOf(text);
  const [first = ''] = stemsOf(name.slice(stuff.start, stuff.end));
  const stems = words.map(stemOf);
  const at = stems.indexOf(first);
  const from = opens.test(words[0] ?? '') ? 1 : 0;
  const added = words.slice(from, Math.max(from, at));
  const said = added.join(' ');
  const known = new Set(stemsOf(name));
  // Behind the stuff nothing but the thing itself: "solid oak legs" are a part.
  const behind = stems.slice(at + stemsOf(name.slice(stuff.start, stuff.end)).length);
  const isOfThing = behind.length === 0 || behind.at(-1) === stemsOf(draft.type).at(-1);
  if (
    at === -1 ||
    !isOfThing ||
    added.length === 0 ||
    added.length > mostWords ||
    said.length > mostLetters ||
    hasPraise(said, 'en') ||
    claimHits(said, 'en').some(({ payload }) => payload.kind === 'colour')
  )
    return name;
  const isFair = added.every(
    (word, place) =>
      describing.test(word) &&
      !compared.test(word) &&
      !ofWhole.test(word) &&
      (!isSmallBefore(word) || `${word} ${added[place + 1] ?? ''}`.toLowerCase() === 'full grain') &&
      (place === 0 || !/^\p{Lu}/u.test(word) || isProperWord(word)) &&
      !known.has(stemOf(word)) &&
      !sharesRoot(stemOf(word), known),
  );
  if (!isFair) return name;
  const sort = isProperWord(added[0]!) ? said : lowerFirst(said);
  return stuff.start === 0
    ? `${upperFirst(sort)} ${lowerFirst(name)}`
    : `${name.slice(0, stuff.start)}${sort} ${name.slice(stuff.start)}`;
}

const unitBehind = /^(?:mm|cm|m|in|inch|inches|ft|oz|ml|l|g|kg|lbs?|w|v|x|pieces?|pcs|pack)$/iu;
const code = /^(?=\S*\d)(?!(?:19|20)\d\d$)[\p{L}\d][\p{L}\d/-]{0,11}$/u;

/** "IKEA Kallax shelf", told of as "IKEA Kallax 4x4": the figure that tells one model from the other. */
function withCode(name: string, draft: Draft): string {
  const told = piecesOf(firstPhrase(draft).whole);
  const own = piecesOf(name);
  let shared = 0;
  while (shared < own.length && own[shared]?.toLowerCase() === told[shared]?.toLowerCase()) shared += 1;
  const next = told[shared] ?? '';
  // "iPhone 12" of a 64GB one.
  if (shared > 1 && shared === own.length && /^\d+ ?[GT]B$/u.test(next)) return `${name} ${next}`;
  if (shared < 2 || shared >= own.length || !/^\p{Lu}/u.test(own[shared - 1]!)) return name;
  if (
    !code.test(next) ||
    unitBehind.test(told[shared + 1] ?? '') ||
    /\d(?:mm|cm|m|in|ft|l|ml|g|kg|w|v)$/iu.test(next)
  )
    return name;
  return /\d/.test(name) ? name : [...own.slice(0, shared), next, ...own.slice(shared)].join(' ');
}

const measured = /^\d[\d.]{0,4}-?(?:ft|foot|cm|mm|m|in|inch|l|litre|kg)$/u;
const ofMaker = /^(?:\p{Lu}[\p{L}\d’'&-]*(?:\.\d{1,2})?|i\p{Lu}\p{L}+|\d[\p{L}\d-]*)$/u;

const ofWearers = /^(?:(?:wo)?men|boys?|girls?|kids?|ladies)[’']?s?$/iu;

/** "Camera backpack" of a "camera bag", "daypack" of a "rucksack": another noun for a thing of its shelf, and nothing for it. */
function isKindred(whole: string, type: string): boolean {
  const last = stemOf(piecesOf(whole).at(-1) ?? '');
  const told = typeHits(whole, 'en').at(-1);
  const own = typeHits(type, 'en').at(-1);
  return (
    told !== undefined &&
    own !== undefined &&
    told.end === whole.length &&
    told.category === own.category &&
    told.category !== 'general' &&
    !accessories.has(last)
  );
}

/** "JTX Sprint 7 treadmill", "iCandy Peach pushchair" of things sold on whose name is the bare noun. */
function withMaker(name: string, draft: Draft): string {
  const { text: own, whole } = firstPhrase(draft);
  const text = own === '' && draft.platform.goods === 'resold' && isKindred(whole, draft.type) ? whole : own;
  if (draft.platform.goods !== 'resold' || draft.brand !== '' || text === '' || /\d/.test(name)) return name;
  const words = piecesOf(text);
  const from = opens.test(words[0] ?? '') || ofWearers.test(words[0] ?? '') ? 1 : 0;
  const length = words.slice(from).findIndex((word) => !ofMaker.test(word));
  const run = words.slice(from, from + length);
  const [first = '', second = ''] = run;
  const isName =
    /^\p{Lu}[\p{Lu}\d&-]+$|^i\p{Lu}|^\p{Lu}[’']\p{Lu}|^\p{Lu}\p{Ll}+\p{Lu}/u.test(first) ||
    /\d/.test(run.slice(1).join(''));
  const known = new Set(stemsOf(name));
  if (
    run.length < 2 ||
    run.length > 4 ||
    !isName ||
    /^\d/.test(first) ||
    isProperWord(first) ||
    isProperWord(second) ||
    /^(?:UK|US|EU|XL|XS|LED|TV|DVD|CD|LP|USB|HD|UHD|SPF|BNWT|VGC|NEW)$/u.test(first) ||
    // "Plum 8ft trampoline": before a measure its maker or its colour, and right either way.
    (claimHits(first, 'en').length > 0 && !measured.test(second)) ||
    stemsOf(run.join(' ')).some((stem) => known.has(stem)) ||
    unitBehind.test(words[from + length] ?? '')
  )
    return name;
  return `${run.join(' ')} ${lowerFirst(name)}`;
}

/** "Kids books bundle" of a "bundle of 32 children's books". */
function withCount(name: string, draft: Draft): string {
  const { holder, count } = firstPhrase(draft);
  return count !== '' && !/\d/.test(name) && new RegExp(`\\s${holder}$`, 'iu').test(name)
    ? `${name} of ${count}`
    : name;
}

/** "Felt bookmark" that is one "in the shape of a fox". */
function withShape(name: string, draft: Draft): string {
  const { behind } = firstPhrase(draft);
  const shape =
    /^ in the shape of an? (\p{Ll}{3,}(?: \p{Ll}{3,})?)(?=$|[,.]|\s(?:with|and|about|that)\s)/u.exec(behind);
  return shape === null || stemsOf(name).some((stem) => stemsOf(shape[1]!).includes(stem))
    ? name
    : `${name}${shape[0]}`;
}
