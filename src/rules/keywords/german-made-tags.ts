import { opensWithPart } from './opens-with-part.ts';
import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { isStuffOfPart } from '#rules/ledger/german-sentences.ts';
import { platforms } from '#rules/platforms/index.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { lastPartOf } from './german-heads.ts';
import type { Slots } from './slots.ts';
import { firstWords } from '#rules/text/first-words.ts';

const longestTag = 20;
const mostRead = 800;

/** Trees that a seller names by themselves; people look for the thing of wood. */
const tree =
  /^(?:massiv\p{L}*\s)?(?:Zirbe|Eiche|Buche|Esche|Ahorn|Nussbaum|Walnuss|Kirsche|Birke|Linde|Olive|Fichte|Kiefer|Lärche|Douglasie|Ulme|Robinie|Teak|Akazie|Birnbaum|Pflaume|Apfelbaum|\p{L}+holz)$/iu;
const namedOn = /(?<!\p{L})(?:Wunschnamen?|Namen?|Initialen)(?!\p{L})/u;
const engraved = /(?<!\p{L})(?:gravier|Gravur|eingraviert|Lasergravur)/iu;
const embroidered = /(?<!\p{L})(?:bestick|Stickerei|eingestickt)/iu;
const personal = /personalisier/iu;
const offersIt =
  /wunsch|gravi|gravur|bestick|personalisier|möglich|gern|beschrift|stempel|präg|eurem|deinem|Ihrem/iu;
const denies = /(?<!\p{L})(?:nicht|kein\p{L}*|ohne)(?!\p{L})/iu;
const byHand =
  /(?<!\p{L})(?:von Hand(?! (?:nachgearbeitet|nachbearbeitet|poliert|verpackt|gepflückt|gelesen|gewaschen|waschen|spülen|abwaschen|aufgetragen|sortiert|ausgelesen))|handgemacht|handgefertigt|in Handarbeit|Handarbeit|selbst ?gemacht|handmade)(?!\p{L})/iu;

/** What a pattern is for, by the end of its name. */
const craft: readonly (readonly [RegExp, string])[] = [
  [/^Häkel(?:anleitung|muster)$/u, 'häkeln'],
  [/^Strick(?:anleitung|muster)$/u, 'stricken'],
  [/^(?:Schnittmuster|Nähanleitung)$/u, 'nähen'],
  [/^(?:Bastelanleitung|Bastelvorlage)$/u, 'basteln'],
  [/^(?:Stickmuster|Stickvorlage|Stickdatei)$/u, 'sticken'],
];

/**
 * Tags of German makers by what their text offers: a name on the thing, its wood, the hand that made it, and for a pattern what one
 * makes by it ("Igel häkeln").
 */
export function germanMadeTags({ product, platform }: Brief, slots: Slots, ledger: Ledger): Candidate[] {
  const [head] = slots.heads;
  if (head === undefined || platforms[platform].handmade !== true) return [];
  const source = `products.${product.index}.description`;
  const told = firstWords(product.description, mostRead);
  const names = [
    ...new Set([
      head.text,
      lastPartOf(head.text) ?? head.text,
      ...slots.synonyms.slice(0, 3).map(({ text }) => text),
    ]),
  ];
  const found: string[] = [];
  const add = (tail: string, most: number): void => {
    found.push(
      ...names
        .filter((name) => !foldWord(name).includes(foldWord(tail)))
        .map((name) => `${name} ${tail}`)
        .filter((text) => text.length <= longestTag)
        .slice(0, most),
    );
  };
  const offered = told
    .split(/(?<=[.!?])\s|\n/u)
    .filter((sentence) => offersIt.test(sentence) && !denies.test(sentence))
    .join(' ');
  if (namedOn.test(offered)) add('mit Namen', 2);
  if (engraved.test(offered)) add('mit Gravur', 2);
  // "Riemen Rindsleder, bestickt" of a bell.
  const ofThing = offered.split(/(?<=[.!?])\s/u).filter((sentence) => !opensWithPart(sentence, names));
  if (ofThing.some((sentence) => embroidered.test(sentence))) add('bestickt', 1);
  if (personal.test(offered)) add('personalisiert', 2);
  const stuffs = ledger.facts
    // "An einem Ast aus Birke": of a part the whole is not made.
    .filter(
      ({ kind, quote, value }) => kind === 'material' && !isStuffOfPart(quote, value, ledger.productType),
    )
    .map(({ value }) => value);
  const isWooden =
    stuffs.some((stuff) => tree.test(stuff)) &&
    new RegExp(
      `(?:aus|Material:?)\\s(?:\\p{Ll}+e[mnrs]\\s)?(?:${stuffs
        .filter((stuff) => tree.test(stuff))
        .map(plainWord)
        .join('|')})`,
      'u',
    ).test(`${product.name} ${told}`);
  if (isWooden) {
    add('Holz', 2);
    add('aus Holz', 1);
    if (byHand.test(told)) found.push('Handarbeit Holz');
  }
  if (byHand.test(told)) add('handgemacht', 2);
  const verb = craft.find(([pattern]) => pattern.test(head.text))?.[1];
  if (verb !== undefined) found.push(...madeBy(product.name, head.text, verb));
  if (verb !== undefined && /Anfänger/u.test(told)) add('Anfänger', 1);
  return [...new Set(found)].map((text) => ({
    ...built(text, 'attribute', source),
    sentence: 2,
    least: 0.25,
    sure: true,
  }));
}

const plainWord = (stuff: string): string => stuff.replace(/[^\p{L}\s-]/gu, '');

/** "Igel häkeln" of a "Häkelanleitung Igel PDF". */
function madeBy(name: string, head: string, verb: string): string[] {
  const at = name.indexOf(head);
  if (at === -1) return [];
  return name
    .slice(at + head.length)
    .split(/[\s,/()–-]+/u)
    .filter(
      (word) =>
        /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
        !/^(?:Für|Und|Download|Anleitung|Set|Deutsch|Größe\p{L}*)$/u.test(word),
    )
    .map((word) => `${word} ${verb}`)
    .filter((text) => text.length <= longestTag)
    .slice(0, 2);
}
