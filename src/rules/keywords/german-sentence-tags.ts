import type { GermanPhrase } from '#rules/ledger/german-measures.ts';
import { germanPhrases } from '#rules/ledger/german-phrases.ts';
import { saidInGerman } from '#rules/ledger/german-sentences.ts';
import { untoldKinds } from '#rules/ledger/untold-kinds.ts';
import type { Ledger } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { built, type Candidate } from './candidate.ts';
import { lastPartOf } from './german-heads.ts';
import { plainMaterial } from './german-said-tags.ts';
import type { Search } from './search.ts';

const mostFound = 24;
/** Characters of the longest tag of shops that take short ones, and of others. */
const shortTag = 20;
const longTag = 44;

const read = new WeakMap<Ledger, readonly GermanPhrase[]>();

function phrasesIn(ledger: Ledger): readonly GermanPhrase[] {
  const known = read.get(ledger);
  if (known !== undefined) return known;
  const hidden = ledger.facts.filter(({ kind }) => untoldKinds.has(kind)).map(({ value }) => value);
  const sentences = ledger.sentences
    .filter(({ path }) => path.startsWith('products.') && path.endsWith('.description'))
    .map(({ text }, at) => ({
      opens: at === 0,
      text: text.replace(/[.!?]+$/u, ''),
      tells: !hidden.some((value) => text.includes(value)),
    }));
  const phrases =
    ledger.productType === '' ? [] : germanPhrases(saidInGerman(sentences, ledger.productType, false));
  read.set(ledger, phrases);
  return phrases;
}

/** Traits of one word by which a shop filters: "vegan", "spülmaschinenfest". */
export function germanTraits(ledger: Ledger): string[] {
  return phrasesIn(ledger)
    .filter(({ says }) => says === 'trait')
    .map(({ text }) => text);
}

/** What whole sentences say of the thing, behind its names as buyers type it: "Yogamatte rutschfest", "Kleid mit Taschen". */
export function germanSentenceTags({ brief, ledger, slots, takesShortTags }: Search): Candidate[] {
  const [head] = slots.heads;
  if (head === undefined) return [];
  const source = `products.${brief.product.index}.description`;
  const names = [...new Set([head.text, lastPartOf(head.text) ?? head.text])];
  const room = takesShortTags ? shortTag : longTag;
  const folded = foldWord(brief.product.name);
  const found: Candidate[] = [];
  for (const { text, says } of phrasesIn(ledger))
    if (says === 'called' && text.length <= room && foldWord(text).endsWith(foldWord(names.at(-1)!)))
      found.push({ ...built(text, 'synonym', source), least: 0.4, sure: true });
  for (const phrase of phrasesIn(ledger))
    for (const told of tailsOf(phrase, takesShortTags)) {
      const tail = sideOf(told, head.text);
      if (tail === '' || folded.includes(foldWord(tail))) continue;
      const noun = foldWord(tail.slice(tail.lastIndexOf(' ') + 1)).replace(/(?:en|e|n|s)$/u, '');
      const fitting = names
        .filter((name) => name.length + tail.length < room && !foldWord(name).includes(noun))
        .slice(0, takesShortTags ? 2 : 1);
      for (const name of fitting)
        found.push({
          ...built(`${name} ${tail}`, phrase.says === 'use' ? 'audience' : 'attribute', source),
          sentence: 2,
          least: 0.32,
          sure: true,
        });
    }
  return found.slice(0, mostFound);
}

const byDiameter =
  /(?:pfanne|topf|teller|schüssel|schale|form|platte|lampe|schirm|kranz|rad|tisch|spiegel|uhr|ball|rohr)$/iu;
const byLength = /(?:kette|schlauch|kabel|seil|leine|band|schnur|gürtel)$/iu;

/** The measure by which such things are searched: a pan by its diameter, a chain by its length. */
function sideOf(told: string, head: string): string {
  const [, name = '', value = ''] = /^(\p{L}+):(.+)$/u.exec(told) ?? [];
  if (name === '') return told;
  if (/volumen|vermögen|leistung|kapazität/iu.test(name)) return value;
  return (/^durchmesser$/iu.test(name) && byDiameter.test(head)) ||
    (/^länge$/iu.test(name) && byLength.test(head))
    ? value
    : '';
}

/** Parts that are searched without their number. */
const typedBare =
  /(?:[Tt]aschen|[Kk]nöpfen|[Ss]chubladen|[Hh]enkeln|[Rr]ollen|[Tt]üren|[Rr]üschen|[Bb]ommeln|[Pp]erlen|[Ff]ransen)$/u;
const counted = /^mit (?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) /u;

/** The words behind the name by which a buyer looks for what a phrase says. */
function tailsOf({ text, says, behindWith = '', row }: GermanPhrase, takesShortTags: boolean): string[] {
  switch (says) {
    case 'part': {
      const ruled = /^(gepunktet|liniert|kariert)e Seiten$/u.exec(text)?.[1];
      const paper = /^Format (.+)$/u.exec(text)?.[1];
      const figure = row === undefined || row.name === 'Seitenzahl' ? undefined : row.value;
      // "Kleid mit Taschen": how many there are has no room everywhere.
      const plain = takesShortTags && typedBare.test(behindWith) ? behindWith.replace(counted, 'mit ') : '';
      return [ruled, paper, figure, behindWith, plain].flatMap((tail = '') => (tail === '' ? [] : [tail]));
    }
    case 'stuff': {
      const noun = text.slice(text.lastIndexOf(' ') + 1);
      const plain = plainMaterial.exec(noun)?.[1] ?? '';
      const wide = noun.includes('-')
        ? [noun.slice(noun.lastIndexOf('-') + 1)]
        : plain === ''
          ? []
          : [plain.charAt(0).toUpperCase() + plain.slice(1)];
      return [noun, ...wide, text, `aus ${noun}`];
    }
    case 'measure':
      return row === undefined ? [] : [`${row.name}:${row.value}`];
    case 'without':
      // "Frei von Weichmachern" stands in another case than "ohne".
      return text
        .replace(/^(?:ohne|frei von) /u, '')
        .split(/,\s|\s(?:und|oder)\s/u)
        .filter((lacking) => !lacking.includes(' ') && (text.startsWith('ohne') || !lacking.endsWith('n')))
        .map((lacking) => `ohne ${lacking}`);
    case 'use': {
      const whom = text.replace(/ (?:ab|von|bis|unter|über) \d.*$|,.*$| und (?:zum|zur|für)\s.*$/u, '');
      return /\d ?(?:cm|mm)(?!\p{L})/u.test(text)
        ? []
        : [...new Set([text, whom])].filter((use) => !use.includes(','));
    }
    case 'state':
      return stateTail(text);
    case 'trait':
    case 'colour':
    case 'count':
    case 'figure':
      return [text];
    default:
      return [];
  }
}

/** "Rutschfest" of "auf beiden Seiten rutschfest"; how far and how long is typed by nobody. */
function stateTail(text: string): string[] {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  if (last === text) return /^\p{Lu}/u.test(text) || !text.includes(',') ? [text] : [];
  return /(?:bar|fest|frei|dicht)$/u.test(last) && !/^(?:bis|um|auch)\s/u.test(text) ? [last] : [];
}
