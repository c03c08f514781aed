import { frenchOpening } from '#rules/ledger/french-opening.ts';
import { frenchPartPhrases } from '#rules/ledger/french-part-phrases.ts';
import { isToldOfFrenchPart } from '#rules/ledger/french-parts.ts';
import { untoldKinds } from '#rules/ledger/untold-kinds.ts';
import type { Ledger } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { built, type Candidate } from './candidate.ts';
import type { Search } from './search.ts';

const mostFound = 16;
/** Characters of the longest tag of shops that take short ones, and of others. */
const shortTag = 20;
const longTag = 44;

/** Words behind the noun, each of them a trait by itself: "en inox", "500 ml", "rempli de microbilles". */
function traitsOf(tail: string): string[] {
  const traits: string[] = [];
  let rest = tail.toLowerCase();
  const measure =
    /\s?(?:de )?((?<![\d.,]|[x×] ?)\d[\d.,]{0,7} ?(?:ml|cl|l|litres?|cm|places|pouces|w))$/u.exec(rest);
  if (measure !== null) {
    traits.push(measure[1]!);
    rest = rest.slice(0, measure.index);
  }
  // "Au karité et au calendula": each of them.
  const each = /^(?:au|à la|aux|à l[’'])\s?\p{L}+(?: et (?:au|à la|aux|à l[’'])\s?\p{L}+)$/u.test(rest);
  if (each) return [...traits, ...rest.split(' et ')];
  const plain = rest.replace(/\s(?:avec|et|dans|sur|pour)\s.*$/u, '').trim();
  if (plain !== '' && !/\d/u.test(plain)) traits.push(plain);
  const stuff = /^en (\p{L}{3,}) \p{L}+$/u.exec(plain)?.[1];
  if (stuff !== undefined) traits.push(`en ${stuff}`);
  const by = /^(\p{L}{4,}able|\p{L}{4,}ible)\s\p{L}/u.exec(plain)?.[1];
  if (by !== undefined) traits.push(by);
  return traits;
}

/** "Anses en cuir de vachette" as it is typed: "anses en cuir". */
const shortPart = (part: string): string =>
  part
    .replace(/ (?:de \d.*|à \d.*)$/u, '')
    // "Fibre de verre" is one stuff.
    .replace(/( en (?!fibres? de |pâte )\p{L}+)(?: .*)$/u, '$1');

/** "N’abîme pas les cheveux", "au frais après ouverture", "niveau débutant": no part that a thing has. */
const isClause = /^(?:n[’']|ne |se |s[’']|au |à |niveau |déco )|(?:^|\s)(?:pas|très|bien)(?:\s|$)/iu;

/** What is said in the first words and of the parts of a French thing, behind its name as buyers type it. */
export function frenchSentenceTags({ brief, ledger, slots, takesShortTags }: Search): Candidate[] {
  const [head] = slots.heads;
  if (head === undefined || ledger.language.written !== 'fr') return [];
  const { name, description, index } = brief.product;
  const source = `products.${index}.description`;
  const room = takesShortTags ? shortTag : longTag;
  const called = head.text.toLowerCase();
  const folded = foldWord(name);
  const { behind, beside, instead } = frenchOpening(name, description);
  const names = [...new Set([called, name.toLowerCase()])].filter((text) => !/\d/u.test(text));
  const found: Candidate[] = [];
  const add = (phrase: string): void => {
    if (phrase.length <= room)
      found.push({ ...built(phrase, 'attribute', source), sentence: 1, least: 0.4, sure: true });
  };
  for (const trait of traitsOf(behind === '' ? beside : behind))
    for (const own of names)
      if (!folded.includes(foldWord(trait)) && !(trait.startsWith('en ') && / en /u.test(own)))
        add(`${own} ${trait}`);
  // "Jeu de société Catan".
  if (instead !== '' && !/\d$/u.test(instead) && instead.split(' ').length < 7) add(instead.toLowerCase());
  for (const part of partsIn(ledger, source, [ledger.productType, name])) {
    const short = shortPart(part);
    if (/\d/u.test(short) || !short.includes(' ') || isClause.test(short)) continue;
    if (!takesShortTags) add(`${called} avec ${short}`);
    else if (short.length <= room)
      found.push({ ...built(short, 'attribute', source), built: false, sentence: 3, loose: true });
  }
  if (takesShortTags) for (const phrase of madeTags(called, description)) add(phrase);
  return found.slice(0, mostFound);
}

function partsIn({ facts, sentences }: Ledger, source: string, names: readonly string[]): string[] {
  const hidden = facts.filter(({ kind }) => untoldKinds.has(kind)).map(({ value }) => value);
  const told = sentences
    .filter(({ path }) => path === source)
    .map(({ text }) => ({
      text: text.replace(/[.!?]+$/u, ''),
      tells: !hidden.some((value) => text.includes(value)),
    }));
  return frenchPartPhrases(told, names);
}

const byHand =
  /(?<!\p{L})(?:faite?s? (?:à la )?main|(?:cousu|tiss|tress|tricot|crochet|tourn|mod[eè]l|façonn|brod|pein|taill|sculpt|martel|forg|coul|fabriqu|confectionn|mont|assembl|estamp|émaill)\p{L}* (?:entièrement )?(?:à la )?main)(?!\p{L})/iu;
const withName =
  /(?<!\p{L})(?:brod|grav|imprim|marqu|personnalis|peint)\p{L}*\s(?:à la main )?(?:au|avec (?:le|un)|du|à partir du) prénom/iu;
const denied = /(?<!\p{L})(?:pas|non|jamais|ni|sans)\s/iu;

/** What handmade things are searched by beside their own words: that they are, and that a name goes on them. */
function madeTags(name: string, description: string): string[] {
  const sentenceOf = (pattern: RegExp): string =>
    description.split(/(?<=[.!?])\s/u).find((sentence) => pattern.test(sentence)) ?? '';
  const made = sentenceOf(byHand);
  const named = sentenceOf(withName);
  return [
    ...(made === '' || denied.test(made) ? [] : [...madeAsSaid(name, made), 'fait main']),
    ...(named === '' || denied.test(named) ? [] : [`${name} prénom`]),
  ];
}

/** "Bougie faite main" of a candle that is "coulée à la main": the participle of its own sentence tells how it agrees. */
function madeAsSaid(name: string, sentence: string): string[] {
  if (!foldWord(sentence).startsWith(foldWord(name.split(' ')[0]!))) return [];
  const ending = /é(e?s?) (?:entièrement )?(?:à la )?main/iu.exec(sentence)?.[1];
  return ending === undefined ? [] : [`${name} fait${ending} main`];
}

/** Stuffs that only the parts of a thing are made of, or its parcel. */
export function frenchPartStuffs(ledger: Ledger): string[] {
  if (ledger.language.written !== 'fr') return [];
  const name =
    ledger.sentences.find(({ path }) => path.startsWith('products.') && path.endsWith('.name'))?.text ?? '';
  const stuffs = ledger.facts.filter(({ kind }) => kind === 'material' || kind === 'colour');
  const own = new Set(
    stuffs.filter((fact) => !isToldOfFrenchPart(fact, ledger, name)).map(({ value }) => value.toLowerCase()),
  );
  return stuffs.map(({ value }) => value.toLowerCase()).filter((value) => !own.has(value));
}
