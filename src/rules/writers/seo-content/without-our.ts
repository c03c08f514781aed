import { ownWordsOf } from '#rules/ledger/not-its-own.ts';
import type { Unit } from '#rules/ledger/units.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { lowerFirst, withArticle } from './english-words.ts';
import { isFeminine } from './said-in-sentences.ts';

/** Possessives that tell the number and gender of their noun, and the article that may stand for them. */
const articles = new Map([
  ['Unsere', 'Die'],
  ['Meine', 'Die'],
  ['Nuestra', 'La'],
  ['Nuestro', 'El'],
  ['Nuestras', 'Las'],
  ['Nuestros', 'Los'],
  ['Nos', 'Les'],
  ['Mes', 'Les'],
]);

const bareSubject =
  /^(\p{L}{3,}) (?:has|comes|includes|is|fits|holds|measures|weighs|can|will|folds|runs|works|needs|takes) /iu;

/** "Kit has printed cloth": a hurried seller leaves the article out. English. */
function withItsArticle(unit: Unit, type: string): Unit {
  const noun = unit.whole && unit.shape === 'sentence' ? bareSubject.exec(unit.text)?.[1] : undefined;
  if (
    noun === undefined ||
    stemsOf(noun)[0] !== stemsOf(type).at(-1) ||
    withArticle(noun) === lowerFirst(noun)
  )
    return unit;
  return { ...unit, text: `The ${lowerFirst(unit.text)}` };
}

/**
 * "Our travel backpack opens flat" where a platform takes no "our": the thing is the thing without its seller. "Unser" leaves
 * the gender open, so that the noun stands alone, as in a list; in French the other sentences tell it, or the thing is a product.
 */
export function withoutOur(given: Unit, draft: Draft): Unit {
  const { platform, type, language, plural } = draft;
  // An app is called by its name: "BudgetBuddy is a personal finance app".
  const takesArticle = language.written === 'en' && !plural && platform.subject === 'product';
  const called = takesArticle ? withItsArticle(given, type) : given;
  if (!platform.impersonal) return called;
  const text = language.written === 'en' ? atAnyPlace(called.text) : called.text;
  // The same unit where nothing changes: what belongs together is known by it.
  const unit = text === called.text ? called : { ...called, text };
  const [our = '', ...rest] = unit.text.split(' ');
  const head = stemsOf(type).at(-1);
  if (head === undefined) return unit;
  const front = stemsOf(rest.slice(0, 6).join(' '));
  if (language.written === 'en') {
    if (!/^Our\s\p{Ll}/u.test(unit.text) || isAnother(unit.text, draft)) return unit;
    return front.includes(head)
      ? { ...unit, text: `${plural ? 'These' : 'This'}${unit.text.slice(3)}` }
      : unit;
  }
  const isThing = front.some((stem) => stem === head || (stem.length > 3 && head.endsWith(stem)));
  const noun = (rest[0] ?? '').charAt(0).toUpperCase() + (rest[0] ?? '').slice(1);
  if (!isThing) return unit;
  const article = articles.get(our);
  if (article !== undefined) return { ...unit, text: `${article}${unit.text.slice(our.length)}` };
  if (our === 'Notre' && draft.language.written === 'fr') return withFrenchArticle(unit, rest, draft);
  return /^(?:Unser|Mein)$/u.test(our) ? { ...unit, text: [noun, ...rest.slice(1)].join(' ') } : unit;
}

/** "In our small workshop in Kendal", "at my Kendal studio", "in our kitchen": where it is made, and of it what is more than "ours". */
const ownPlace =
  /(?<!^)(?<=\s(?:in|at|on|from) )(?:our|my) (?=((?:[\p{L}-]+ ){0,3})(?:work ?shop|studio|kitchen|garden|shed|garage|farm|bakery|forge|foundry|mill|nursery|roastery|brewery|pottery|orchard|vineyard|smallholding|allotment|barn|factory|facility|warehouse|shop|store|home)(?=$|[\s,.;]))/gu;
const bareOwnPlace =
  / (?:in|at|on|from) (?:our|my) (?:own )?(?:work ?shop|studio|kitchen|garden|shed|garage|farm|bakery|forge|foundry|mill|nursery|roastery|brewery|pottery|barn|factory|facility|warehouse|shop|store|home)(?=$|[,.;]| (?:and|by|with|from|using|to order) )/gu;

/** A text that names the seller's own place as any place: "poured in a Kendal workshop"; one that nothing describes is left out. */
function atAnyPlace(text: string): string {
  if (!/\s(?:our|my)\s/u.test(text)) return text;
  return text
    .replace(bareOwnPlace, '')
    .replace(ownPlace, (_, described: string) => (/^[aeiou]/iu.test(described) ? 'an ' : 'a '))
    .replace(/\b(an?) own /gu, 'a ');
}

/** "Our other seat folds", "our adult jacket": not this one. */
function isAnother(text: string, { brief }: Draft): boolean {
  return ownWordsOf(text, 'en', brief.product.name).startsWith(' ');
}

/** "Notre gourde est …. Elle garde …": "La gourde est …"; where nothing tells its gender, what is said keeps its "notre". */
function withFrenchArticle(unit: Unit, rest: readonly string[], draft: Draft): Unit {
  const feminine = isFeminine(draft);
  const noun = rest.join(' ');
  if (/^[aeiouyéèêâîôœ]/iu.test(noun)) return { ...unit, text: `L’${noun}` };
  return feminine === null ? unit : { ...unit, text: `${feminine ? 'La' : 'Le'} ${noun}` };
}
