import { countCharacters } from '#rules/text/count.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Draft } from './draft.ts';
import { longestTitle } from './told-in-title.ts';

type Written = 'en' | 'de' | 'es' | 'fr';

/** What all of it cost who made the film; a sum that is told as rough stands in no title without its "about". */
const cost: Readonly<Record<Written, RegExp>> = {
  en: longPattern('iu')`
    (?:^|[.!?]\s+|,\s|\sand\s)(?:(?:all )?(?:the )?(?:materials?|parts|supplies|everything|the whole (?:thing|job|build|project)|the (?:build|project|repair|job)|it all|total(?: cost)?)(?:\stogether)?\s(?:only |just )?(?:cost|costs|came to|comes to|was|for)|i spent|we spent) (?:me |us )?(?:only |just )?((?:[£$€])\d[\d,.]*\d|[£$€]\d)(?!\d)(?![^.!?]{0,40}\b(?:instead|quoted|new one)\b)
    |(?:^|[.!?,]\s+)((?:[£$€])\d[\d,.]*\d|[£$€]\d) (?:in total|altogether|all in)(?=[\s.,]|$)
  `,
  de: /(?:^|[.!?]\s+)(?:Alles zusammen|Das Material|Die Materialien|Das Ganze|Der Umbau|Die Reparatur|Der Bau|Insgesamt) (?:hat |habe ich |kostete |kostet )?(?:mich )?(?:nur )?(\d[\d.]*(?:,\d\d)? (?:Euro|€))(?: gekostet| ausgegeben)?(?=[\s,.])|(?:^|[.!?,]\s+)Material(?:kosten)?:? (\d[\d.]*(?:,\d\d)? (?:Euro|€))(?=[\s,.])/u,
  es: /(?:^|[.!?]\s+)(?:Todo (?:junto )?|En total |El material |Los materiales |La reforma |He gastado |Gasté )(?:me |nos )?(?:ha costado |costó |cuesta |cuestan |costaron |sale por |salió por |he gastado )?(?:solo )?(\d[\d.]*(?:,\d\d)? (?:euros|€))(?=[\s,.])|(?:^|[.!?,]\s+)(\d[\d.]*(?:,\d\d)? (?:euros|€)) (?:en total|de material|de materiales)(?=[\s,.]|$)/u,
  fr: /(?:^|[.!?]\s+)(?:Le tout|Au total|L[’']ensemble|Le matériel|Les fournitures|Tout) (?:m[’']a |nous a |a |ont |m[’']ont )?(?:coûté|coûte|coûtent|revient à|est revenu à) (?:seulement )?(\d[\d\u00A0\u202F ]*(?:,\d\d)? ?(?:euros|€))(?=[\s,.])|(?:^|[.!?,]\s+)(\d[\d\u00A0\u202F ]*(?:,\d\d)? ?(?:euros|€)) (?:de matériel|de fournitures|de matériaux|au total|en tout)(?=[\s,.]|$)/u,
};
const opensCost: Readonly<Record<Written, string>> = { en: 'for', de: 'für', es: 'por', fr: 'pour' };

/** "I rode a £650 gravel bike for 2,000 km": after what a thing is judged. English. */
const after = longPattern('iu')`
  ^[^.!?]{0,40}\b(?:I|we|I['’]ve|we['’]ve)(?:\shave)?\s(?:(?:used|had|owned|lived with|carried)\s(?:it|this|these|them|the)|(?:rode|ridden
    |wore|worn|drove|driven|tested|hiked in|walked in|ran in|slept on|slept in|cooked with)\s(?:it|this|these|them|the|an?|my|one))\s(?:[^\s.!?]+\s){0,5}?
    (?:for|over)\s((?:two|three|four|five|six|eight|nine|ten|twelve|\d[\d,]*)\s(?:km|miles|kilomet(?:re|er)s|months|years|weeks|hours))(?=[\s,.])
`;
const judges = /(?<!\p{L})(?:review|test(?:ed)?)$/iu;
/** A title that names a deed, which may cost something. */
const deeds: Readonly<Record<Written, RegExp>> = {
  en: /^(?:how (?:to|i|we)\s|(?:i|we)\s|\p{L}{3,}ing\s)|\s(?:repair|restoration|build|makeover|renovation|conversion|DIY)$/iu,
  de: /\s\p{Ll}{3,}n$/u,
  es: /^(?:cómo )?\p{L}{3,}(?:ar|er|ir) /iu,
  fr: /^(?:comment )?\p{L}{3,}(?:er|ir|re) /iu,
};

/** A "budget gravel bike" is a cheap one. */
const tellsBudget =
  /(?<!\p{L})(?:(?<!^)budget|costs?|price|kosten|preis|presupuesto|precio|cuesta|coûte?|prix)(?!\p{L})/iu;

function sumOf(text: string, written: Written): string {
  const found = cost[written].exec(text)?.slice(1) ?? [];
  return found.find((sum) => sum !== undefined)?.trim() ?? '';
}

/** "Regentonne anschließen für 62 Euro", "Budget gravel bike review after 2,000 km": a film's title with what came of it; the title as it is where its text says nothing of that. */
export function withOutcome(title: string, { brief, language: { written } }: Draft): string {
  if (written === 'other' || /\d/.test(title)) return title;
  const text = brief.product.description.slice(0, 700);
  // "Japon avec deux enfants : budget complet (7 840 €)": what the title asks after.
  if (tellsBudget.test(title)) {
    const sum = sumOf(text, written);
    const full = `${title} (${sum})`;
    return sum !== '' && !title.includes('(') && countCharacters(full) <= longestTitle ? full : title;
  }
  if (/[:|(–—?!¿¡]|\s-\s/u.test(title)) return title;
  const used = written === 'en' && judges.test(title) ? after.exec(text)?.[1] : undefined;
  const price = deeds[written].test(title) ? sumOf(text, written) : '';
  const told =
    used !== undefined
      ? `${title} after ${used}`
      : price !== ''
        ? `${title} ${opensCost[written]} ${price}`
        : title;
  return countCharacters(told) <= longestTitle ? told : title;
}

const amount = /^\d[\d.,]*\s?(?:g|kg|ml|cl|l|oz|lb|cups?|tbsp|tsp)$/iu;
const amountOf =
  /(?<![\p{L}\d.,])\d[\d.,]{0,7}\s?(?:g|kg|ml|cl|l|oz|lb|cups?|tbsp|tsp)\s(?:(?:de|of)\s|d[’'])?\p{L}{3,}/giu;

/** "100 g" of a row of ingredients: how much of one goes in tells nothing of the film. */
export function isIngredient(text: string, { brief }: Draft): boolean {
  if (amount.test(text)) return (brief.product.description.match(amountOf) ?? []).length > 1;
  // "5 Eier" of "500 g Mehl, 5 Eier, Bergkäse".
  const row = brief.product.description
    .split(/[.!?\n]\s?/u)
    .find((said) => said.includes(text) && said.includes(','));
  return row !== undefined && /^\d{1,2} \p{L}+$/u.test(text) && row.search(amountOf) !== -1;
}
