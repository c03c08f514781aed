import type { SpanishPhrase } from '#rules/ledger/spanish-phrases.ts';
import { isToldOfPart, saidInLedger } from '#rules/ledger/spanish-said.ts';
import type { Fact, Ledger } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { built, type Candidate } from './candidate.ts';
import type { Search } from './search.ts';

const mostFound = 20;
/** Characters of the longest tag of shops that take short ones, and of others. */
const shortTag = 20;
const longTag = 44;

const nameIn = ({ sentences }: Ledger): string =>
  sentences.find(({ path }) => path.startsWith('products.') && path.endsWith('.name'))?.text ?? '';

/** Stuffs that only the parts of a thing are made of, or another thing. */
export function spanishPartStuffs(ledger: Ledger): string[] {
  const stuffs = ledger.facts.filter(({ kind }) => kind === 'material');
  const isPart = (fact: Fact): boolean => isToldOfPart(fact, ledger, nameIn(ledger));
  const own = new Set(stuffs.filter((fact) => !isPart(fact)).map(({ value }) => value.toLowerCase()));
  return stuffs
    .filter(isPart)
    .map(({ value }) => value.toLowerCase())
    .filter((value) => !own.has(value));
}

/** Traits by which a shop filters: "plegable", "sin BPA". */
export function spanishTraits(ledger: Ledger): string[] {
  return saidInLedger(ledger, nameIn(ledger))
    .filter(({ says, text }) => says === 'without' || (says === 'trait' && text.split(' ').length < 4))
    .map(({ text }) => text);
}

/** What whole sentences say of the thing, behind its name as buyers type it: "mochila con tirantes acolchados", "botella sin BPA". */
export function spanishSentenceTags({ brief, ledger, slots, takesShortTags }: Search): Candidate[] {
  const [head] = slots.heads;
  if (head === undefined || ledger.language.written !== 'es') return [];
  const source = `products.${brief.product.index}.description`;
  const name = head.text.toLowerCase();
  const noun = name.split(' ')[0]!;
  // "Sofá de dos" is cut.
  // "Porta" of a "porta macetas" is a verb.
  const isVerb = /^(?:porta|guarda|cubre|salva|saca|abre|posa|reposa|para|corta|pela|rompe)$/u.test(noun);
  const names = isVerb
    ? [name]
    : /\s(?:dos|tres|cuatro|seis|\d+)$/u.test(name)
      ? [noun]
      : [...new Set([name, noun])];
  const room = takesShortTags ? shortTag : longTag;
  const folded = foldWord(brief.product.name);
  const found: Candidate[] = [];
  for (const phrase of saidInLedger(ledger, brief.product.name))
    for (const tail of tailsOf(phrase)) {
      if (phrase.says === 'colour' && /[oa]$/u.test(tail) && !name.split(' ')[0]!.endsWith(tail.at(-1)!))
        continue;
      if (folded.includes(foldWord(tail))) continue;
      const fitting = names
        .filter(
          (called) =>
            called.length + tail.length < room && !(tail.startsWith('de ') && called.includes(' de ')),
        )
        .slice(0, takesShortTags ? 2 : 1);
      for (const called of fitting)
        found.push({
          ...built(`${called} ${tail}`, phrase.says === 'use' ? 'audience' : 'attribute', source),
          sentence: 2,
          least: 0.32,
          sure: true,
        });
    }
  return found.slice(0, mostFound);
}

/** A measure that nobody types: "hasta 120 kg", "unos 900 g". */
const rough = /^(?:hasta|unos|unas|aproximadamente|alrededor|cerca|más|menos)\s/u;

/** The words behind the name by which a buyer looks for what a phrase says. */
function tailsOf({ text, says, row }: SpanishPhrase): string[] {
  switch (says) {
    case 'part':
    case 'along':
      return /\d/u.test(text) || says === 'along' ? [] : [text.startsWith('con ') ? text : `con ${text}`];
    case 'stuff': {
      const noun = text.split(' ')[0]!;
      // "Plata de ley 925", "100 % algodón".
      if (/\d/u.test(text)) return /\d/u.test(noun) ? [] : [`de ${noun}`];
      return [...new Set([`de ${text}`, `de ${noun}`])];
    }
    case 'measure':
      return row?.name === 'Capacidad' && !rough.test(row.value) ? [row.value] : [];
    case 'use':
      return [text.replace(/ (?:de|desde|a partir de|hasta|entre) \d.*$|,.*$/u, '')];
    default:
      return [text];
  }
}
