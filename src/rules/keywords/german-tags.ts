import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import { withoutShortStops } from '#rules/ledger/shortened-words.ts';
import { firstWords } from '#rules/text/first-words.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { lastPartOf } from './german-heads.ts';
import { heightOf, nameTags, occasionIn } from './german-name-tags.ts';
import { addSentence, GermanTags, isTrait, withoutDenials } from './german-said-tags.ts';
import type { Slots } from './slots.ts';

const longestTag = 20;
/** Where tags are no short phrases, what is hung on the thing keeps its joint. */
const longestPhrase = 36;
/**
 * Tags for German shops where none is longer than 20 characters: the short names of the thing with what the seller's own
 * sentences say of it. Only words that take no ending behind a noun are moved; what a sentence says of a part ("Bezug
 * abnehmbar"), denies or restricts ("für Hunde bis 30 kg") stays where it is.
 */
export function germanTags(brief: Brief, slots: Slots, ledger: Ledger): Candidate[] {
  const head = slots.heads[0];
  if (head === undefined) return [];
  const { index, name, description } = brief.product;
  const source = `products.${index}.description`;
  const isHandmade = platforms[brief.platform].handmade === true;
  const said = calledSo(description, head.text);
  // "Schirm aus Reispapier" of a lamp is a part; where tags are few and short the seller's own opening is trusted.
  const called = isHandmade || sharesEnd(said, head.text) || sharesWord(said, name) ? said : '';
  const names = [
    ...new Set([
      head.text,
      ...slots.heads.slice(1, 2).map(({ text }) => text),
      ...(called === '' ? [] : [called]),
      ...otherNames(name, head.text),
      lastPartOf(head.text) ?? head.text,
      ...slots.synonyms.slice(0, 3).map(({ text }) => text),
    ]),
  ];
  const ofName: Candidate[] = isHandmade ? nameTags(brief, names, called) : [];
  if (called !== '') ofName.push({ ...built(called, 'synonym', source), least: 0.3 });
  const occasion = isHandmade ? occasionIn(head.text) : '';
  const last = lastPartOf(head.text) ?? '';
  if (occasion !== '' && last !== '')
    ofName.push({
      ...built(`${last} ${occasion}`, 'occasion', `products.${index}.name`),
      least: 0.4,
      sure: true,
    });
  const tags = new GermanTags(ofName, names, isHandmade ? longestTag : longestPhrase, source, ledger);
  tags.addHung(name);
  tags.addHungList(name);
  if (isHandmade) {
    const height = heightOf(description, names);
    if (height !== '') tags.add(height, 'attribute', 1);
  }
  // "Lavendelseife handgesiedet": too long for a tag, "Seife handgesiedet" is not.
  const behindName = /\s(\p{Ll}{6,}(?:et|t|en|fest|frei|bar))$/u.exec(name)?.[1] ?? '';
  if (isHandmade && behindName !== '' && isTrait(behindName)) tags.add(behindName, 'attribute', 2);
  for (const line of firstWords(description, 800).split('\n'))
    for (const sentence of splitSentences(line))
      addSentence(opensSmall(withoutDenials(withoutShortStops(sentence))), tags);
  return tags.found;
}

/** Whether two German names end in the same noun or one holds the end of the other: "Haarkranz", "Blumenkranz". */
function sharesEnd(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.length > 4 && b.length > 4 && (a.includes(b.slice(-5)) || b.includes(a.slice(-5)));
}

/** Letters of a word that two compounds may share. */
const sharedLetters = 8;

/** "Tropfbewässerung" of a "Hochbeet-Bewässerungsset": both hold one word. */
function sharesWord(one: string, name: string): boolean {
  const [word, own] = [one.toLowerCase(), name.toLowerCase()];
  for (let at = 0; at + sharedLetters <= word.length; at += 1)
    if (own.includes(word.slice(at, at + sharedLetters))) return true;
  return false;
}

/** Adjectives before the noun that a description opens with: "Handgeflochtener", "Kaltgerührte ", "Großer, runder ". */
const described = String.raw`(?:\p{L}\p{Ll}{3,}e[rs]?,? (?:\p{Ll}{3,}e[rs]? ){0,2})`;
const opening = new RegExp(
  `^(?:\\d{1,3} )?(${described})?(\\p{Lu}\\p{Ll}{4,})(?:,|\\s(?:A\\d\\s)?(?:aus|mit|für|zum|zur|auf)\\s)`,
  'u',
);

/**
 * What the seller calls the thing where the description begins ("Haarkranz mit getrockneten Blumen"); empty where it begins otherwise.
 * @param head what the thing is called: behind an adjective only a noun that ends in the same is one of its names
 */
function calledSo(description: string, head: string): string {
  const [, adjectives, first = ''] = opening.exec(description) ?? [];
  const last = (lastPartOf(head) ?? head).toLowerCase();
  if (adjectives !== undefined)
    return last.length > 3 && first.length > last.length && first.toLowerCase().endsWith(last) ? first : '';
  return /^(?:Ge\p{Ll}+(?:t|en)|Hand\p{Ll}+(?:t|ig)|Ideal|Perfekt|Passend|Geeignet|Komplett|Bestehend|Inklusive|Jede[rs]?|Diese[rs]?|Unsere?|Schön|Super|Direkt|Frisch|\p{Lu}\p{Ll}+(?:isch|lich|bar|frei|fest|end))$/u.test(
    first,
  ) || description.charAt(first.length) === ','
    ? ''
    : first;
}

/** "Holzbrett" of "Holzbrett Frühstücksbrettchen": another noun of the name that names such things by its end. */
function otherNames(name: string, head: string): string[] {
  const [front = ''] = name.split(/[,(|:;"„–—]|\s(?:aus|mit|für|zum|zur|auf|in|im|und)\s/u);
  const end = lastPartOf(head)?.toLowerCase().replace(/chen$/u, '').slice(-5) ?? '';
  return piecesOf(front).filter(
    (word) =>
      word !== head && end.length > 3 && /^\p{Lu}\p{Ll}{4,}$/u.test(word) && word.toLowerCase().endsWith(end),
  );
}

/** "Abwischbar.": alone, a trait has the capital of its sentence. */
function opensSmall(sentence: string): string {
  // "Leicht und vegan": before a small word the first is no noun; "Mit Messingring".
  if (/^\p{Lu}\p{Ll}{3,}(?:,| und) \p{Ll}/u.test(sentence) || /^Mit \p{Lu}/u.test(sentence))
    return sentence.charAt(0).toLowerCase() + sentence.slice(1);
  // "Oval, 42 cm lang".
  if (/^(?:Oval|Rund|Quadratisch|Rechteckig|Sechseckig|Achteckig)(?=[,.]|$)/u.test(sentence))
    return sentence.charAt(0).toLowerCase() + sentence.slice(1);
  return /^\p{Lu}\p{Ll}{3,}(?:bar|fest|frei|dicht|sicher|macht|fertigt|strickt|stickt|näht|malt)\.?$|^Vegan\.?$/u.test(
    sentence,
  )
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
}
