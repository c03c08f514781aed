import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { stemsOf, wordsOf } from '#rules/text/words.ts';
import { claimHits } from './claim-index.ts';

const unaccented = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

/** Small words stand in titles as well, whose other words have a capital each. */
const joint =
  /^(?:avec|pour|dans|sans|sous|entre|para|desde|sobre|with|from|voor|zonder|senza|przez|utan|efter|uden|için|plus|tout|tous|très|bien|cette|leur|elle|vous|nous|votre|notre|comme|aussi|même|cela|mucho|toda|todo|como|este|esta|that|this|your|their|more|most|very|just|only|they|them|have|will)$/u;

/** "Gebraucht", "Faltbar": what sellers of German write with a capital in a name, and small in its text. */
const germanTrait =
  /^ge\p{L}+(?:t|en)$|^(?:vorne|hinten|links|rechts|oben|unten|innen|außen|seitlich)$|(?:ig|lich|isch|bar|los|sam|haft|iert|artig|farben|fach|groß|klein|lang|breit|hoch|neu|alt|dünn|dick|weich|hart|schwer|leicht)$/u;

/** "Erwachsene Anfänger" of "Unterricht für Erwachsene": with its ending the word stands before a noun. */
function describesNoun(word: string, behind: string): boolean {
  return /e[nrsm]?$/u.test(word) && /^ \p{Lu}\p{Ll}{2}/u.test(behind);
}

/** "Elle se lave" of a "nappe en lin lavé": behind its pronoun stands a verb, and no participle. */
const behindPronoun = /(?<!\p{L})(?:se|ne|me|te|je|on|il|elle|qui|ils|elles) $/iu;

/** "Cire d’abeille" beside a "fil ciré": before what it is of stands a noun, and no participle. */
function isOfStuff(word: string, spelled: string | undefined, behind: string): boolean {
  return word.endsWith('e') && spelled?.endsWith('é') === true && /^ d(?:e |[’'])/u.test(behind);
}

/** "La báscula pesa hasta 5 kg" of a "Báscula de cocina Pesa": before an amount stands a verb. */
const measures =
  /^ (?:hasta |solo |unos |casi |jusqu[’']à |environ )?\d[\d.,]* ?(?:[mk]?g|kilos?|gramos|grammes|[cm]?m|[mc]?l|litros|litres)(?!\p{L})/u;

/** "Feuille de figuier" of a "Bougie Figuier & Cèdre": behind its article or preposition a noun that a careful text writes small. */
const behindArticle =
  /(?<!\p{L})(?:le|la|les|un|une|du|des|de|au|aux|el|los|las|una|al|del|l[’']|d[’'])[ ]?$/iu;

/** Whether each of a text's sentences, two at the least, begins with a capital: its writer knows what is written small. */
function isCareful(text: string): boolean {
  const openings = text.match(/(?:^|[.!?]\s+)\p{L}/gu) ?? [];
  return openings.length > 1 && openings.every((opening) => /\p{Lu}$/u.test(opening));
}

/** "Maerklin" and "Kaffeemuehle" as a name with "Märklin" and "Kaffeemühle" has them. German. */
function withItsUmlauts(description: string, words: readonly { text: string }[]): string {
  let told = description;
  for (const { text } of words)
    if (/[äöü]/u.test(text) && text.length > 4) told = told.replaceAll(inTwoLetters(text), text);
  return told;
}
const inTwoLetters = (word: string): string =>
  word.replace(/ä/gu, 'ae').replace(/ö/gu, 'oe').replace(/ü/gu, 'ue');

/**
 * A description with the accents and the capitals that its seller gave the same words in the name: "derailleur arriere simplex"
 * of a "Dérailleur arrière Simplex". A capital counts where the name writes its other words small.
 */
export function spelledAsNamed(description: string, name: string, language: WrittenLanguage): string {
  const spellings = new Map<string, string>();
  const words = wordsOf(name);
  // In German nouns and makers have their capital, whatever else the name holds.
  const hasSmall =
    language === 'de' ||
    words.some(({ text }, at) => at > 0 && /^\p{Ll}{4,}$/u.test(text) && !joint.test(text));
  words.forEach(({ text, start }, at) => {
    if (text.length < 4 || /\d/.test(text)) return;
    const small = text.toLowerCase();
    if (unaccented(small) !== small) spellings.set(unaccented(small), small);
    const isName =
      hasSmall &&
      at > 0 &&
      !joint.test(small) &&
      /^\p{Lu}\p{Ll}{3,}$/u.test(text) &&
      // "Camiseta de algodón, Azul": behind a mark the capital only begins, and a colour is nobody's name.
      /[\p{L}\d] $/u.test(name.slice(0, start)) &&
      // "Taller El Torno": with its article the noun is a name, alone it is none.
      (language === 'de' || !/(?<!\p{L})(?:El|La|Los|Las|Le|Les|L[’'])\s?$/u.test(name.slice(0, start))) &&
      claimHits(small, language).length === 0 &&
      !(language === 'de' && germanTrait.test(small));
    if (isName) spellings.set(unaccented(small), text);
  });
  // "Raquettes a neige" of "raquettes à neige".
  const joined = language === 'fr' ? /(\p{L}{3,}) à (\p{L}{3,})/iu.exec(name) : null;
  const spelled =
    language === 'de' && /[aou]e/u.test(description) ? withItsUmlauts(description, words) : description;
  const told =
    joined === null
      ? spelled
      : spelled.replace(
          new RegExp(`(?<!\\p{L})(${joined[1]!}) a (?=${unaccented(joined[2]!)}|${joined[2]!})`, 'giu'),
          '$1 à ',
        );
  if (spellings.size === 0) return told;
  const careful = language !== 'de' && isCareful(told);
  return told.replace(
    /(?<![\p{L}\p{M}\d@#/._-])\p{Ll}{4,}(?![\p{L}\p{M}\d@_]|[./]\p{L})/gu,
    (word, at: number, whole: string) =>
      unaccented(word) !== word ||
      (language === 'de' && describesNoun(word, whole.slice(at + word.length))) ||
      (language !== 'de' && measures.test(whole.slice(at + word.length, at + word.length + 24))) ||
      (careful &&
        spellings.get(word)?.toLowerCase() === word &&
        behindArticle.test(whole.slice(Math.max(0, at - 5), at))) ||
      (language === 'fr' && isOfStuff(word, spellings.get(word), whole.slice(at + word.length))) ||
      (language === 'fr' && behindPronoun.test(whole.slice(Math.max(0, at - 8), at)))
        ? word
        : (spellings.get(word) ?? word),
  );
}

/** Ends by which a verb and a noun are told apart: "pintó", "lavé". */
const endsInStress = /[áéíóú]$|ée?s?$/u;

/**
 * A name with the accents that its own text gives the same word: "balsamo para cascos" above "Bálsamo para cascos". A
 * word that the text writes both ways stays, and so does an ending that makes another word of it.
 */
export function nameAsSpelled(name: string, description: string): string {
  if (!/[\u00C0-\u024F]/u.test(description)) return name;
  const spellings = new Map<string, string>();
  const bare = new Set<string>();
  for (const { text } of wordsOf(description)) {
    const lower = text.toLowerCase();
    const plain = unaccented(lower);
    if (plain === lower) bare.add(plain);
    else if (plain.length > 3 && !endsInStress.test(lower)) spellings.set(plain, lower);
  }
  if (spellings.size === 0) return name;
  return name.replace(/(?<![\p{L}\p{M}\d@#/._-])\p{L}?[a-z]{3,}(?![\p{L}\p{M}\d@_]|[./]\p{L})/gu, (word) => {
    const lower = word.toLowerCase();
    const told = bare.has(lower) ? undefined : spellings.get(lower);
    if (told === undefined) return word;
    return word === lower ? told : told.charAt(0).toUpperCase() + told.slice(1);
  });
}

const rowOfName =
  /^(?:produkt|producto|produit|prodotto|produto|product|item|artikel|artículo|articulo|article|articolo|tipo|typ|type|nombre|nom|name|bezeichnung|désignation|denominación)\s?:\s?([^\n]{2,80})\n\s*(?=\S)/iu;

const small = /(?<!\p{L})(?:de|du|des|d[’']|pour|para|por|für|aus|con|con|avec|à|en|mit|of|for)(?!\p{L})/giu;

/** A table without its first row, where that only says the name: "Type : diffuseur à roseaux" of a "Diffuseur à roseaux sapin". */
export function withoutRowOfName(description: string, name: string): string {
  const row = rowOfName.exec(description);
  if (row === null) return description;
  const said = new Set(stemsOf(name));
  return stemsOf(row[1]!.replace(small, ' ')).every((stem) => said.has(stem))
    ? description.slice(row[0].length)
    : description;
}
