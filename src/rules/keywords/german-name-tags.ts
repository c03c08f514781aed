import type { Brief } from '#rules/listing/listing.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';

const longestTag = 20;

/**
 * Tags of the words of the name and of what begins the description: "Makramee Wandbehang" of a "Makramee Eule Wandbehang",
 * "Cake Topper" of "Cake Topper Taufe mit Namen", "Regal Altholz" of a "Wandregal aus Altholz".
 */
export function nameTags({ product }: Brief, names: readonly string[], called: string): Candidate[] {
  const found: Candidate[] = [];
  const add = (text: string, path: string, kind: Candidate['kind'] = 'attribute', sure = false): void => {
    if (text.length <= longestTag && found.length < mostOfName)
      found.push({ ...built(text, kind, path), sentence: 1, least: 0.4, ...(sure && { sure }) });
  };
  const path = `products.${product.index}.name`;
  const [front = ''] = product.name.split(/[,(|:;"„–—]|\s-\s/u);
  const made = /\saus\s(\p{Lu}\p{L}{3,})$/u.exec(front.trim())?.[1];
  if (made !== undefined) for (const name of names) add(`${name} ${made}`, path);
  const placed = placedIn.exec(product.name)?.[1];
  if (placed !== undefined) for (const name of names) add(`${name} ${placed}`, path);
  for (const compound of ownCompounds(product, names[0] ?? '')) add(compound, path, 'use');
  const described =
    /^([\p{L} -]{3,60}?)(?=\s(?:aus|mit|für|zum|zur|auf|in|im)\s|[,.(])/u.exec(product.description)?.[1] ??
    '';
  for (const [run, source] of [
    [front.split(/\s(?:aus|mit|für|zum|zur|auf|in|im|und)\s/u)[0]!, path],
    [described, `products.${product.index}.description`],
  ] as const) {
    const words = piecesOf(run.trim());
    if (words.length < 2 || words.length > 4 || !words.every((word) => /^\p{Lu}[\p{L}-]{2,}$/u.test(word)))
      continue;
    const at = words.findIndex((word) => names.includes(word));
    // "Totes Meer Salz": behind an adjective the words are one name.
    if (at === -1 || (source !== path && words[0]!.endsWith('es') && at > 0)) continue;
    words.forEach((word, index) => {
      if (index === at || setWord.test(word)) return;
      for (const name of names.filter((text) => text === called || isEndOf(text, words[at]!)))
        add(index < at ? `${word} ${name}` : `${name} ${word}`, source);
      const wide = wideMotif(word);
      if (wide !== '' && index > at)
        for (const name of names) add(`${name} ${wide}`, source, 'attribute', true);
    });
  }
  return found;
}

/** "Blumen" of "Wiesenblumen", which are some: the whole compound leaves a tag no room for the thing. */
function wideMotif(word: string): string {
  const last =
    /^\p{Lu}\p{Ll}{3,}(blumen|blüten|tiere|vögel|kräuter|blätter|sterne|herzen|beeren|früchte|pilze)$/u.exec(
      word,
    )?.[1];
  return last === undefined ? '' : last.charAt(0).toUpperCase() + last.slice(1);
}

const occasions: ReadonlyMap<string, string> = new Map([
  ['Tauf', 'zur Taufe'],
  ['Hochzeits', 'zur Hochzeit'],
  ['Trau', 'zur Hochzeit'],
  ['Geburtstags', 'zum Geburtstag'],
  ['Geburts', 'zur Geburt'],
  ['Kommunion', 'zur Kommunion'],
  ['Konfirmations', 'zur Konfirmation'],
  ['Weihnachts', 'zu Weihnachten'],
  ['Oster', 'zu Ostern'],
  ['Einschulungs', 'zur Einschulung'],
]);

/** "Zur Taufe" of a "Taufkerze": the occasion that a German compound names; empty for any other. */
export function occasionIn(thing: string): string {
  const [, front = ''] =
    /^(Tauf|Hochzeits|Trau|Geburtstags|Geburts|Kommunion|Konfirmations|Weihnachts|Oster|Einschulungs)\p{Ll}{4,}$/u.exec(
      thing,
    ) ?? [];
  return occasions.get(front) ?? '';
}

const height =
  /(?:^|[.!?\n]\s?)(?:Die|Der|Das) (\p{Lu}[\p{L}-]+) (?:ist|misst|hat eine (?:Höhe|Länge) von) (?:etwa |ca\. |rund )?(\d{1,3}(?:,\d)? ?cm)(?! (?:breit|tief|dick|x))/u;

/** "25 cm" of a candle that is so high, by the sentence about the thing; empty where it tells of a part. German. */
export function heightOf(description: string, names: readonly string[]): string {
  const [, thing = '', measure = ''] = height.exec(description) ?? [];
  return names.includes(thing) ? measure : '';
}

/** Where or in what a name says that the thing is: "im Glas". */
const placedIn = /\s((?:im|am|fürs|zum|zur)\s\p{Lu}\p{Ll}{2,})(?=$|[\s,])/u;

/**
 * "Lavendelblüten" and "Lavendelöl" of a bath salt with lavender: compounds of the description that begin with a noun of
 * the name. Behind "eines" a noun is bent as nobody types it: "in Form eines Ginkgoblatts".
 */
function ownCompounds(product: Brief['product'], head: string): string[] {
  const nouns = piecesOf(product.name).filter((word) => /^\p{Lu}\p{Ll}{4,}$/u.test(word) && word !== head);
  const found =
    product.description.match(/(?<!\p{L}|(?:eines|des|jedes|dieses) )\p{Lu}\p{Ll}{6,19}(?!\p{L})/gu) ?? [];
  return [
    ...new Set(
      found.filter((word) => nouns.some((noun) => word.startsWith(noun) && word.length > noun.length + 1)),
    ),
  ];
}

/** A name in other letters of the same thing: "Anleitung" of "Strickanleitung". */
function isEndOf(text: string, whole: string): boolean {
  return whole.toLowerCase().endsWith(text.toLowerCase());
}

const mostOfName = 8;
const setWord =
  /^(?:Set|Stück|Paar|Pack|Neu|Unikat|Handarbeit|Handmade|Personalisiert\p{L}*|Große?\p{L}*|Kleine?\p{L}*)$/iu;
