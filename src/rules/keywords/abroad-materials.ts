import type { FactKind, Ledger } from '#rules/listing/listing.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { isStuffOfPart } from '#rules/ledger/german-sentences.ts';
import { type AbroadParts, quoteOf } from './abroad-parts.ts';
import { isToldOfFrenchPart } from '#rules/ledger/french-parts.ts';
import { sentenceContext } from '#rules/ledger/sentence-context.ts';
import { agreeingColour } from './agreeing-colour.ts';
import { materialStems } from './attribute-words.ts';
import { built } from './candidate.ts';
import { isOfTheThing } from './main-attribute.ts';
import { isSmallWord } from './plain-words.ts';
import type { SentenceContext } from './said-of-whole.ts';
import type { Slot } from './slot.ts';

/** "Außen Polyester", "doublure coton": of a part by its first word. */
const partFirst =
  /^(?:paille|pajita|außen|innen|futter|oberstoff|obermaterial|füllung|sohle|innensohle|laufsohle|boden|deckel|griff|exterior|interior|forro|suela|relleno|extérieur|intérieur|doublure|semelle|garnissage)\s/iu;
/** "Mousse refaite": a part that was renewed. */
const renewed = /\s(?:refaite?s?|changée?s?|remplacée?s?|cambiad[oa]s?)$/iu;

const filledWith =
  /(?<!\p{L})(?:remplie?s?|garnie?s?|rembourrée?s?|doublée?s?|rellen[oa]s?|forrad[oa]s?) (?:de |d[’']|en |avec |con )(?:(?:une? |la |de la )?\p{L}+ (?:de |d[’']))?$/iu;

/** "Émail intérieur clair": the stuff of one side. */
const ofSide = /\s(?:intérieure?|extérieure?|interior(?:es)?|exterior(?:es)?)(?:\s|$)/iu;

/** The thing by what it is made of, where the material is its own and no part's. */
export function addMaterials(parts: AbroadParts): void {
  const { slots, ledger, language } = parts;
  const other = language === 'de' ? otherName(ledger) : '';
  const alias = parts.names[0] === other ? '' : other;
  for (const material of slots.facts('material')) {
    const value = materialName(material.text, language);
    if (isOfFrenchPart('material', material, ledger, parts.productName)) continue;
    if (!partFirst.test(value) && !renewed.test(value) && !ofSide.test(value))
      addMaterial(value, material, alias, parts);
  }
}

function addMaterial(value: string, material: Slot, alias: string, parts: AbroadParts): void {
  const { slots, ledger, language, grammar, names, plain, add } = parts;
  const quote = quoteOf(material, ledger);
  // "Pierre de lune" of the name: typed alone where a tag has no room for the thing.
  if (value.includes(' ') && foldWord(parts.productName).includes(foldWord(value)))
    parts.push({ ...built(plain(value), 'attribute', material.source), built: false });
  const isOfAlias =
    alias !== '' && new RegExp(`^(?:\\p{Lu}\\p{Ll}{3,}e[rs]? )?${alias}(?!\\p{L})`, 'u').test(quote);
  const called = isOfAlias ? [...parts.headStems, [stemOf(alias)]] : parts.headStems;
  // "Rempli de mousse": of its filling nothing is made.
  if (filledWith.test(quote.slice(0, Math.max(0, quote.indexOf(material.text))))) return;
  if (language === 'de' && isStuffOfPart(quote, material.text, ledger.productType)) return;
  if (!isMaterialName(value, language) || !isOfTheThing(value, quote, called, contextOf(material, parts)))
    return;
  if (isOfAlias) {
    add(alias, 'synonym', material);
    add(`${alias} ${plain(value)}`, 'synonym', material);
  }
  for (const name of names) {
    if (foldWord(name).includes(foldWord(value))) continue;
    for (const phrase of grammar.material(name, plain(value))) add(phrase, 'attribute', material);
  }
  const short = language === 'de' ? undefined : lastOfTwoStuffs(value);
  if (short !== undefined) for (const name of names) add(`${name} ${short}`, 'attribute', material);
  if (value.includes(' ')) return;
  for (const shelf of slots.categories.slice(0, 1))
    for (const phrase of grammar.material(shelf.text, plain(value))) add(phrase, 'use', material);
}

function contextOf(slot: Slot, { ledger }: AbroadParts): SentenceContext {
  return sentenceContext({ source: slot.source, quote: quoteOf(slot, ledger) }, ledger);
}

/** "Bougie soja" beside "bougie en cire de soja". */
function lastOfTwoStuffs(value: string): string | undefined {
  if (!/^\S+ de \S+$/u.test(value)) return undefined;
  const [stuff = '', , last = ''] = value.split(' ');
  return [stuff, last].every((word) => materialStems.has(stemOf(word))) ? last.toLowerCase() : undefined;
}

/** The thing by its colour, in the form that agrees with it. */
export function addColours(parts: AbroadParts): void {
  const { slots, ledger, language, head, names } = parts;
  for (const colour of slots.facts('colour')) {
    const value = colour.text.replace(/^(?:farben?|couleurs?|color(?:es)?)\s?:?\s+/iu, '');
    const quote = quoteOf(colour, ledger);
    if (language === 'de' && isInflected(value)) {
      const at = foldWord(quote).indexOf(`${foldWord(value)} ${foldWord(head.text)}`);
      if (at !== -1) parts.add(`${value.toLowerCase()} ${head.text}`, 'attribute', colour);
      continue;
    }
    // "Bezug dunkelblau": with its noun it is the colour of that.
    if (language === 'de' && /^\p{Lu}[\p{L}-]+ \p{Ll}/u.test(value)) continue;
    // "Taufkerze weiß" names the thing already.
    if (foldWord(value).includes(foldWord(head.text))) continue;
    if (value.split(' ').length > 2 || !isOfTheThing(value, quote, parts.headStems, contextOf(colour, parts)))
      continue;
    if (isOfFrenchPart('colour', colour, ledger, parts.productName)) continue;
    // "Caoutchouc naturel": of the rubber, and no colour.
    if (isOfStuff(value, quote) || isOfOtherNoun(value, quote, parts)) continue;
    for (const name of names.slice(0, 2)) {
      const said = colourOf(name, value, language);
      if (said !== null)
        parts.push({ ...built(`${name} ${said}`, 'attribute', colour.source), sure: language !== 'de' });
    }
  }
}

function isOfFrenchPart(kind: FactKind, { text, source }: Slot, ledger: Ledger, name: string): boolean {
  const found = ledger.facts.find(
    (fact) => fact.kind === kind && fact.source === source && fact.value === text,
  );
  return found !== undefined && isToldOfFrenchPart(found, ledger, name);
}

function isOfStuff(colour: string, quote: string): boolean {
  if (!/^natur(?:el|elle|al)$/iu.test(colour)) return false;
  const before = /(\p{L}+) $/u.exec(quote.slice(0, Math.max(0, quote.indexOf(colour))))?.[1] ?? '';
  return materialStems.has(stemOf(before.toLowerCase()));
}

const behindJoint = /(?:^|\s)(?:au|aux|à la|al|a la|con|avec) (\p{L}{3,}) $/iu;

/** "Terrine de canard au poivre vert", "Sofa, grauer Stoff": the shade of what is named with it. */
function isOfOtherNoun(colour: string, quote: string, { headStems, language }: AbroadParts): boolean {
  if (language === 'de') return /^\p{Ll}+e[rsnm] \p{Lu}/u.test(colour);
  const noun = behindJoint.exec(quote.slice(0, Math.max(0, quote.indexOf(colour))))?.[1];
  return noun !== undefined && !headStems.some((stems) => stems.includes(stemOf(noun.toLowerCase())));
}

/** "Kleiner blauer Anhänger": with its ending a German colour stands before its noun. */
function isInflected(colour: string): boolean {
  return /(?:u|z|ß|t|n|b)e[nrsm]?$/iu.test(colour) && !/^(?:beige|creme|orange)/iu.test(colour);
}

/** The colour behind a name; null for "camiseta blanco" and "pendientes azul", which agree with nothing. */
function colourOf(name: string, colour: string, language: AbroadParts['language']): string | null {
  if (language !== 'de') return agreeingColour(name.split(' ')[0]!, colour, language);
  return isGermanNoun(colour) ? colour : colour.toLowerCase();
}

/** "Salbei", "Petrol": a shade named by a thing keeps its capital, a colour that is an adjective has none behind the thing. */
function isGermanNoun(colour: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+$/u.test(colour) &&
    !/(?:rot|blau|grün|gelb|schwarz|wei(?:ß|ss)|grau|braun|rosa|lila|orange|türkis|beige|pink|violett|bunt|gold|silber|creme|natur|farben|farbig)$/iu.test(
      colour,
    )
  );
}

/** What the description calls the thing at its very beginning: "Ohrhänger aus 925er Silber"; empty for any other. */
function otherName(ledger: Ledger): string {
  const opening = ledger.sentences.find(({ path }) => path.endsWith('.description'))?.text ?? '';
  return (
    /^(?:\p{Lu}\p{Ll}{2,}(?:ig|lich|isch|bar|sam|los|elt|ert|igt|kt|zt)e[rs]? )?(\p{Lu}\p{L}{3,})\s(?:aus|in|für)\s/u.exec(
      opening,
    )?.[1] ?? ''
  );
}

/** A bare name of a material, not "in Papier verpackt". */
function isMaterialName(value: string, language: 'de' | 'es' | 'fr'): boolean {
  const words = value.split(' ');
  if (
    words.length > 3 ||
    words.some((word, index) => isSmallWord(word, language) && (index === 0 || !/^de$/iu.test(word)))
  )
    return false;
  if (/^(?:nunca|no|jamais|nie|kein\p{L}*|pas|sin|sans|ohne)$/iu.test(words[0]!)) return false;
  // "Mèche coton", "esmalte azul": the first word says which part or coat it is.
  const [first = '', second] = words;
  const isPart =
    language !== 'de' &&
    words.length === 2 &&
    !materialStems.has(stemOf(first)) &&
    materialStems.has(stemOf(second ?? '')) &&
    !/^(?:pure?|vraie?|véritable|pur[oa]|auténtic[oa])$/iu.test(first);
  return !isPart && words.some((word) => materialStems.has(stemOf(word)));
}

/** "100 % Baumwolle" → "Baumwolle"; a noun of a material without the share and without "massivem". */
function materialName(text: string, language: 'de' | 'es' | 'fr'): string {
  const bare = text
    .replace(/^\d+\s*%\s*(?:de\s+)?/u, '')
    .replace(/^(?:massive[mrsn]?|echte[mrsn]?|reine[mrsn]?)\s+/iu, '');
  if (language !== 'de') return bare;
  // "Braunes Rindsleder": an adjective with its ending fits behind no "aus".
  const nouns = bare.split(' ').filter((word) => /^\p{Lu}/u.test(word));
  return nouns.length === 0 ? bare : nouns.join(' ');
}
