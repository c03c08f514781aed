import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { foldWord } from '#rules/text/words.ts';
import { firstWords } from '#rules/text/first-words.ts';

const longestTag = 20;
const onlyLetters = /^\p{L}{2,}$/u;
const readLength = 400;

/** How a thing is made, in two or three words that stay together. */
const ways: Readonly<Record<string, RegExp>> = {
  tr: /(?<!\p{L})(?:el yapımı|el işi|el emeği|el örgüsü|el dokuması|el boyaması|kişiye özel|isme özel)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:fatt|cucit|dipint|ricamat|lavorat|intagliat|tessut|modellat|realizzat|forgiat|decorat|scolpit|tornit|colat|assemblat|rilegat|intrecciat|tint|stampat)[oaie] (?:a mano|all['’]uncinetto|al tornio)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:feit|pintad|costurad|bordad|tecid|esculpid|modelad|moldad|tingid|entalhad|cosid|encadernad|impress|decorad)[oa]s? à mão(?!\p{L})/giu,
  sv: /(?<!\p{L})hand(?:gjord|vävd|stickad|sydd|målad|drejad|virkad)[ea]?(?!\p{L})/giu,
  da: /(?<!\p{L})hånd(?:lavet|vævet|strikket|syet|malet|drejet|hæklet)e?(?!\p{L})/giu,
  no: /(?<!\p{L})hånd(?:laget|vevd|strikket|sydd|malt|dreid|heklet)e?(?!\p{L})/giu,
  pl: /(?<!\p{L})(?:ręcznie robion[ayei]|ręcznie szyt[aye]|ręcznie malowan[aye]|ręcznie tkan[aye]|ręczna robota)(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:met de hand gemaakt|handgemaakt)(?!\p{L})/giu,
};

/**
 * Short phrases for shops whose tags hold 20 characters, in languages that are not written in full: the end of a Turkish
 * name, which is a name of the thing by itself; a Polish name without the adjective before it; the thing with a word of
 * the description that agrees with it. All of them are the seller's own words in an order that the language allows.
 */
export function tagsElsewhere(brief: Brief, ledger: Ledger): string[] {
  if (platforms[brief.platform].handmade !== true) return [];
  const { tag } = ledger.language;
  const { name, description } = brief.product;
  const [front = ''] = name.split(/[,(–—|:;]/u);
  const way = ways[tag];
  // "El yapımı gümüş küpe": what stands behind the way it is made names the thing.
  const bare = way === undefined ? front : front.replace(way, ' ');
  const words = piecesOf(bare.trim());
  const clauses = firstWords(description, readLength)
    .split(/[,;:()\n]|\.(?:\s|$)/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  const made = way === undefined ? [] : [...`${name}. ${firstWords(description, readLength)}`.matchAll(way)];
  const said = [...new Set(made.map(([text]) => text.toLowerCase()))];
  const found = [...said, ...(tag === 'tr' ? turkish(words, clauses, said, bare !== front) : [])];
  if (tag === 'pl') found.push(...polish(words, clauses));
  if (tag === 'el') found.push(...greek(words, clauses));
  if (tag === 'it') found.push(...italian(words, clauses, ledger));
  found.push(...aroundThing(words, clauses[0] ?? '', tag));
  return found.filter((text) => text.length <= longestTag);
}

/** Slavic languages, in which an adjective stands on either side of its noun; two of them name nothing. */
const slavic = /^(?:pl|ru|uk|cs|sk)$/u;
const slavicAdjective = /(?:[aя]я|[ыи]й|[ое]е|ые|ие|на|ний|[nwktsc][aye]|á|ý|é|í)$/u;
const smallWord = /^(?:\p{L}{1,2}|для|без|под|над|при|dla|pro|pre)$/u;

/** The word of the name that opens the description too is the thing: it is typed alone, and with the word on either side. */
function aroundThing(words: readonly string[], opening: string, tag: string): string[] {
  if (!slavic.test(tag) || words.length < 2) return [];
  const told = piecesOf(opening).slice(0, 4);
  const said = new Set(told.slice(0, 3).map(foldWord));
  const at = words.findIndex((word) => /^\p{L}{4,}$/u.test(word) && said.has(foldWord(word)));
  if (at === -1) return [];
  // "Układanka z drewna": before a small word stands a noun.
  const behind = told[told.findIndex((word) => foldWord(word) === foldWord(words[at]!)) + 1];
  const isNoun = behind === undefined || smallWord.test(behind);
  return [at - 1, at].flatMap((first) => {
    const pair = words.slice(Math.max(0, first), first + 2);
    const isWhole =
      pair.length === 2 && pair.every((word) => /^\p{L}{3,}$/u.test(word) && !smallWord.test(word));
    // "Кружка ручной [работы]": what goes on behind it is not of the thing.
    const goesOn = first === at && words.length > at + 2;
    return first < 0 || !isWhole || goesOn || (!isNoun && pair.every((word) => slavicAdjective.test(word)))
      ? []
      : [pair.join(' ')];
  });
}

/** "Olejowana", "gebreide": an adjective alone, which nobody looks for. */
export function isHalf(phrase: string, tag: string): boolean {
  // "Ręcznie 180 ml": how it is made, without its participle.
  if (tag === 'pl' && /^(?:własno)?ręcznie(?: \d.*)?$/iu.test(phrase)) return true;
  if (phrase.includes(' ')) return false;
  if (tag === 'pl')
    return /^\p{L}{3,}(?:czn[aye]|sk[iae]|skie|ana|any|ane|ona|ony|one|ista|isty|iana|iany|iane)$/iu.test(
      phrase,
    );
  if (tag === 'tr') return /^\p{L}{3,}s[ıiuü]z$/iu.test(phrase);
  return tag === 'nl' && /^ge\p{L}{3,}[dt]e?$/iu.test(phrase);
}

/** "Bebek battaniyesi": with this ending the last word belongs to the one before it. */
const owned = /(?:[aeıioöuü]s[ıiuü]|[bcçdfgğhjklmnprsştvyz][ıiuü])$/u;
const compoundEnd = /(?:[aeıioöuü]s[ıiuü]|(?:mum|sabun|süs|küpe|tablo|çanta|örtü|kutu)[uüıi])$/iu;
/** "Pamuk iplik", "925 ayar gümüş": what it is made of stands before the thing; "cam bardakta" is in what it comes. */
const ofStuff =
  /^(?:(?:hakiki|doğal|masif|organik|\d{2,4} ayar) )?(altın|gümüş|pirinç|bakır|çelik|deri|ahşap|ceviz|meşe|kayın|bambu|pamuk|keten|yün|ipek|kadife|keçe|hasır|seramik|porselen)(?: (?:ip|iplik|ağacı|kumaş))?$/iu;

function turkish(
  given: readonly string[],
  clauses: readonly string[],
  ways: readonly string[],
  isCut: boolean,
): string[] {
  if (!given.every((word) => onlyLetters.test(word)) || given.length === 0) return [];
  // "Soya mumu lavanta": behind a noun with the ending of a compound stands its scent or colour.
  const end = given.findIndex((word, at) => at > 0 && compoundEnd.test(word));
  const words = end === -1 ? given : given.slice(0, end + 1);
  const last = words.at(-1)!;
  const isOwned = words.length > 1 && owned.test(last);
  const thing = isOwned ? words.slice(-2).join(' ') : last;
  const stuff = clauses.flatMap((clause) => {
    const [whole, plain = ''] = ofStuff.exec(clause) ?? [];
    return whole === undefined ? [] : [{ whole: /\d/.test(whole) ? whole : '', plain }];
  });
  return [
    ...(isCut || words.length < given.length ? [words.join(' ')] : []),
    ...(words.length > 2 ? [words.slice(-2).join(' '), words.slice(-3).join(' ')] : []),
    ...(isOwned ? [] : [last]),
    ...ways.map((way) => `${way} ${thing}`),
    ...stuff.flatMap(({ whole, plain }) => [
      ...(whole === '' ? [] : [whole]),
      ...(foldWord(thing).includes(foldWord(plain)) ? [] : [`${plain} ${thing}`]),
    ]),
  ].map((text) => text.toLocaleLowerCase('tr'));
}

const polishAdjective = /^\p{L}{3,}(?:na|ny|ne|wa|wy|we|ka|ki|kie|ta|ty|te|sza|szy)$/u;
const polishJoint = /^(?:do|na|z|ze|dla|pod)$/iu;

function polish(words: readonly string[], clauses: readonly string[]): string[] {
  const isDescribed = words.length > 1 && polishAdjective.test(words[0]!);
  const own = isDescribed ? words.slice(1) : words;
  const thing = own[0] ?? '';
  if (!/^\p{L}{4,}$/u.test(thing)) return [];
  const purpose = polishJoint.test(own[1] ?? '') && own.length > 2 ? [own.slice(0, 3).join(' ')] : [];
  // "Olejowana" agrees with "deska": both end alike, and a feminine noun alone ends in "a".
  const traits = clauses.filter(
    (clause) => thing.endsWith('a') && /^\p{L}{4,}(?:ana|ona|na|wa)$/u.test(clause) && clause.length > 5,
  );
  const kind = polishAdjective.test(own[1] ?? '') ? [own.slice(0, 2).join(' ')] : [];
  return [...kind, ...purpose, ...traits.map((trait) => `${thing} ${trait}`)].map((text) =>
    text.toLowerCase(),
  );
}

/** The last word of a Greek name, where the text opens with it too, and the silver that it is made of. */
function greek(words: readonly string[], clauses: readonly string[]): string[] {
  const thing = words.at(-1) ?? '';
  const [opening = ''] = clauses;
  const opensWith = foldWord(opening).startsWith(foldWord(thing));
  const silver = /(?<!\p{L})ασήμι 925(?!\d)/iu.exec(opening)?.[0];
  if (thing.length < 4 || !opensWith) return [];
  return [thing.toLowerCase(), ...(silver === undefined ? [] : [silver.toLowerCase()])];
}

/** "Pelle conciata al vegetale", "ritagli di pelle": a first clause that is about what the thing is made of. */
function italian(words: readonly string[], clauses: readonly string[], ledger: Ledger): string[] {
  const [thing = ''] = words;
  const [first = ''] = clauses;
  if (!/^\p{L}{4,}$/u.test(thing) || /^(?:con|senza|per|non)\s/iu.test(first)) return [];
  return ledger.facts
    .filter(({ kind, value }) => kind === 'material' && onlyLetters.test(value))
    .map(({ value }) => value.toLowerCase())
    .filter((stuff) =>
      new RegExp(`^(?:(?:ritagli|scarti|avanzi|filo) di )?${stuff}(?!\\p{L})`, 'iu').test(first),
    )
    .flatMap((stuff) => [`${thing} in ${stuff}`, `${thing} ${stuff}`])
    .slice(0, 2)
    .map((text) => text.toLowerCase());
}
