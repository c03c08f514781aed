import type { Ledger } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { foldWord } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

interface Stretch {
  start: number;
  end: number;
}

/** What a thing withstands or is without, told by the form of the word; the first group is against what. */
const forms: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /(?<![\p{L}-])(\p{L}{3,})[- ]?(?:proof|resistant|repellent|retardant)(?!\p{L})/giu,
    /(?<![\p{L}-])(\p{L}{3,})-grade(?!\p{L})/giu,
    /(?<![\p{L}-])(\p{L}{3,})-free(?!\p{L})/giu,
    /(?<![\p{L}-])anti-?(\p{Ll}{4,})(?!\p{L})/giu,
  ],
  de: [
    /(?<![\p{L}-])(\p{Ll}{3,}|\p{L}{2,}-)(?:fest|sicher|beständig|dicht|resistent|abweisend|schonend|echt)(?:e[nmrs]?)?(?!\p{L})/gu,
    /(?<![\p{L}-])(\p{Ll}{4,}?|\p{L}{2,}-)frei(?:e[nmrs]?)?(?!\p{L})/gu,
    /(?<![\p{L}-])[Aa]nti-?(\p{L}{4,})(?!\p{L})/gu,
  ],
  es: [
    /(?<!\p{L})(?:resistentes? a|a prueba de|libres? de|repelentes? (?:a|de))l?(?:\s(?:la|los|las|el))?\s(\p{L}{4,})/giu,
    /(?<![\p{L}-])anti-?(\p{Ll}{4,})(?!\p{L})/giu,
  ],
  fr: [
    /(?<!\p{L})résistant(?:e|s|es)?\s(?:à\s(?:la\s|l[’'])?|aux?\s)(\p{L}{3,})/giu,
    /(?<![\p{L}-])anti-?(\p{Ll}{4,})(?!\p{L})/giu,
  ],
};
/** Words of that form that tell no property: "hassle-free", "anticipate", "unsicher". */
const idioms = longPattern('iu')`
  ^(?:hassle|stress|worry|fuss|mess|hands|hand|care|trouble|guilt|carefree|risk|judgment|clutter|cruelty
    |future|bullet|fool|water|weather|que|qua|pa|cip\p{L}*|septic|gua|guo|cuari\p{L}*|dote|cipa\p{L}*|un|ver
    |zu|ge|ge\p{L}{0,2}|be|ab|ander|selbst|wort|ausfall|treff|pudel|bomben|felsen|haut|text|grund|vorzüglich
    |sorgen|kosten|porto|einwand|tadel|barriere|vogel|frei|wahl|wasch|ton|trittst?)$
`;
/** Substances that a text can only be for or against; each stands in the brief, or nowhere. */
const substances = longPattern('giu')`
  (?<!\p{L})(?:parab[eè]n\p{L}*|sul(?:f|ph)at\p{L}*|(?:ph|f)t(?:h)?alat\p{L}*|gluten|la[ck]tos[ae]
    |formaldeh[yí]d\p{L}*|formaldéhyde|microplastics?|mikroplastik|microplásticos?|microplastiques?|pfas
    |pfoa|ptfe|preservatives?|konservierungsstoff\p{L}*|conservantes?|conservateurs?|additives?
    |zusatzstoff\p{L}*|aditivos?|additifs?|pesti[cz]id\p{L}*|allergens?|allergene\p{L}*|alérgenos?
    |allergènes?|petrolatum|mineralöl\p{L}*|palm oil|palmöl\p{L}*|aceite de palma|huile de palme
    |artificial (?:colou?rs?|flavou?rs?|sweeteners?|dyes?))(?!\p{L})
`;

const told = new WeakMap<Ledger, string>();

function briefOf(ledger: Ledger): string {
  const before = told.get(ledger);
  if (before !== undefined) return before;
  const brief = foldWord(ledger.sentences.map(({ text }) => text).join('\n'));
  told.set(ledger, brief);
  return brief;
}

const denial = longPattern('iu')`
  (?<!\p{L})(?:not|never|isn[’']t|aren[’']t|won[’']t be|nicht|nie|kein\p{L}{0,2}|no|nunca|pas|jamais|non)
    \s(?:(?:fully|completely|really|entirely|100|ganz|ganz und gar|völlig|es|son|totalmente|totalement|complètement)\s){0,2}$
`;
const isDenied = (text: string, at: number): boolean => denial.test(text.slice(Math.max(0, at - 40), at));
const deniedOnly = new WeakMap<Ledger, ReadonlySet<string>>();

/** What the brief says that a thing does not withstand: "not escape proof". */
function deniedBy(ledger: Ledger): ReadonlySet<string> {
  const before = deniedOnly.get(ledger);
  if (before !== undefined) return before;
  const refused = new Set<string>();
  const claimed = new Set<string>();
  for (const { text } of ledger.sentences)
    for (const pattern of forms[ledger.language.written] ?? forms['en']!)
      for (const match of matchesOf(pattern, text))
        (isDenied(text, match.index) ? refused : claimed).add(foldWord(match[1]!));
  const only = new Set([...refused].filter((against) => !claimed.has(against)));
  deniedOnly.set(ledger, only);
  return only;
}

const sharedLetters = 5;
const mayHold = longPattern('iu')`
  proof|-grade|resist|résist|repel|retard|-free|frei|fest|sicher|beständig|dicht|abweis|schon|echt|anti
  |prueba|libres? de|parab|sul[fp]|t[ha]*lat|gluten|la[ck]tos|formald|plasti[ckq]|plásti|pfas|pfoa|ptfe
  |preserv|konserv|conserv|addit|zusatz|aditiv|pesti|allerg|alérg|petrolat|mineralöl|palm|artificial
`;

/** What a text says a thing withstands, protects from or does without, and the brief does not speak of. */
export function propertiesIn(text: string, ledger: Ledger): Stretch[] {
  if (!mayHold.test(text)) return [];
  const brief = briefOf(ledger);
  const isTold = (word: string): boolean => {
    const folded = foldWord(word.replace(/-$/u, ''));
    return brief.includes(folded.slice(0, Math.max(sharedLetters, folded.length - 3)));
  };
  const found: Stretch[] = [];
  for (const pattern of forms[ledger.language.written] ?? forms['en']!)
    for (const match of matchesOf(pattern, text)) {
      const [said, against = ''] = match;
      if (idioms.test(against.replace(/-$/u, ''))) continue;
      if (isTold(against) && (isDenied(text, match.index) || !deniedBy(ledger).has(foldWord(against))))
        continue;
      found.push({ start: match.index, end: match.index + said.length });
    }
  for (const match of matchesOf(substances, text))
    if (!isTold(match[0])) found.push({ start: match.index, end: match.index + match[0].length });
  return found;
}
