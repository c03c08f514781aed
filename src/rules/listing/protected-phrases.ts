import { isFunctionWord } from '#rules/text/function-words.ts';
import type { FactKind, Ledger } from './listing.ts';

/** Facts whose value is one name: cut through, it would name something else. */
const nameKinds: ReadonlySet<FactKind> = new Set([
  'brand',
  'model',
  'name',
  'certificate',
  'compatibility',
  'material',
]);
const longestName = 40;

/** Words that sellers shout; in capitals they are no acronym. */
const shouted = new Set(
  'BEST FREE NEW SALE HOT WOW TOP BUY NOW GREAT SUPER MUST HIGH REAL PURE LOOK RARE ONLY HUGE SOFT VERY NICE GOOD GIFT BIG PLUS EXTRA NOT ALL AND FOR THE WITH YOU YOUR READ SEE GET FAST CHEAP DEAL OFFER MEGA NEU GRATIS OFERTA PROMO'.split(
    ' ',
  ),
);

const known = new WeakMap<Ledger, readonly string[]>();

/** Phrases of the seller that no cut may go through, and acronyms that keep their capitals. */
export function protectedPhrases(ledger: Ledger): readonly string[] {
  const found = known.get(ledger);
  if (found !== undefined) return found;
  const phrases = new Set<string>();
  for (const fact of ledger.facts)
    if (nameKinds.has(fact.kind) && fact.value.length <= longestName) {
      phrases.add(fact.value);
      // "Certificat ACACED": the name of a certificate is no cry.
      if (fact.kind === 'certificate') for (const name of fact.value.match(longName) ?? []) phrases.add(name);
    }
  const model = ledger.facts.find((fact) => fact.kind === 'model')?.value;
  if (ledger.brand !== '' && model !== undefined) phrases.add(`${ledger.brand} ${model}`);
  const together = ledger.sentences.map(({ text }) => text).join('\n');
  if (/\p{Lu}{2}/u.test(together)) {
    const names = spreadsheet.test(together) ? functionNames : namesOfBodies;
    for (const { text, path } of ledger.sentences) {
      for (const word of acronymsOf(text, names)) phrases.add(word);
      if (searchFields.has(path)) for (const word of namesAmongTags(text)) phrases.add(word);
    }
  }
  for (const word of namesInLetters(together)) phrases.add(word);
  const list = [...phrases];
  known.set(ledger, list);
  return list;
}

/** "DADGAD" of a lesson in it: a long word that a calm text always writes so, at least twice, and that no list knows, is a name. */
function namesInLetters(text: string): string[] {
  const loud = text.match(/(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu) ?? [];
  const [word = ''] = loud;
  const isOnly = loud.length > 1 && loud.every((other) => other === word);
  if (!isOnly || !/^\p{Lu}{6,8}$/u.test(word) || text.includes(word.toLowerCase())) return [];
  const isKnown =
    isFunctionWord(word.toLowerCase()) ||
    /(?:ING|ED|ER|EST|LY|ABLE|IBLE|IVE|FUL|LESS|ENT|ANT|OUS|URE|ION|TH|IC|AL|AN|ISH|ARD|EN|S|E|Y|T)$/u.test(
      word,
    );
  return isKnown ? [] : [word];
}

const searchFields: ReadonlySet<string> = new Set(['videoTags', 'targetKeywords', 'shopifyTags']);

/** "ELSTER" between tags in small letters: nobody shouts one search of many, and what is printed so is a name. */
function namesAmongTags(text: string): string[] {
  const tags = text.split(/\s*[,;\n]\s*/u).filter(Boolean);
  const loud = tags.filter((tag) => /^\p{Lu}{6,8}$/u.test(tag));
  return loud.length > 0 && loud.length * 2 < tags.length ? loud : [];
}

const longName = /(?<!\p{L})\p{Lu}{6,12}(?!\p{L})/gu;
const spreadsheet = /\b(?:excel|google sheets|spreadsheets?|libreoffice|sql)\b/iu;
const namesOfBodies =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{2,5}(?![\p{L}\p{N}])|\p{Lu}{6,8}(?=\s(?:approved|registered|certified|accredited|member|regulated)))/gu;
/** A spreadsheet's functions are written in capitals: "XLOOKUP vs VLOOKUP". */
const functionNames = /(?<![\p{L}\p{N}])\p{Lu}{2,12}(?![\p{L}\p{N}])/gu;

/** Short words in capitals, and the longer names of bodies that approve a trade, inside a sentence that is not itself shouted ("fits IKEA shelves"). */
function acronymsOf(text: string, names: RegExp): string[] {
  const capitals = text.match(names) ?? [];
  if (capitals.length === 0) return [];
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const loud = words.filter((word) => word === word.toUpperCase() && word !== word.toLowerCase());
  // "XLOOKUP replaces VLOOKUP and INDEX MATCH" is said in small words: a cry has none.
  const isSaid = names === functionNames && words.length > loud.length;
  // "18V LXT": a figure and a maker's code.
  const isCode = words.length === 1 && /\d/.test(text) && words[0]!.length < 5;
  // "CAA GVC, £5m insurance": two short rows of letters, of which one cannot be spoken.
  const isPair =
    loud.length === 2 &&
    words.length > 2 &&
    loud.every((word) => word.length < 5) &&
    loud.some((word) => word.length > 2 && !/[AEIOUY]/u.test(word));
  if (loud.length * 2 > words.length && !isSaid && !isCode && !isPair) return [];
  // "BIRTH FLOWER NECKLACE 14k gold filled": a word of a shouted run is no acronym.
  const inRun = (word: string): boolean =>
    word.length > 3 &&
    loud.some(
      (other, at) =>
        other === word &&
        [loud[at - 1], loud[at + 1]].some(
          (next) =>
            next !== undefined &&
            next.length > 5 &&
            (text.includes(`${word} ${next}`) || text.includes(`${next} ${word}`)),
        ),
    );
  return capitals.filter((word) => !shouted.has(word) && !inRun(word));
}
