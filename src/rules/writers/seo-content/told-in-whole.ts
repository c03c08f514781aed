import type { Unit } from '#rules/ledger/units.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';

const fewest = 3;

/** Whether a description tells of the thing in sentences, as somebody writes to a neighbour, and not in hurried entries. English. */
export function isToldInSentences({ language, units }: Draft): boolean {
  return (
    language.written === 'en' &&
    units.filter(({ path, whole, shape }) => whole && shape === 'sentence' && path.endsWith('.description'))
      .length >= fewest
  );
}

const pronoun =
  /^(?:it|they)(?:(?:\s(?:has|have)|[’'](?:s|ve))\sbeen\s(?=\p{Ll}+(?:ed|wn|ilt|pt)\s)|(?:[’'](?:s|re)|\s(?:is|are))\s(?:(?:an?|the)\s)?(?=[\p{L}\d])(?!been\s|on\s|in\s|not\s)|\s(?=\p{Ll}{3,}\s)(?!has\s|have\s|had\s|was\s|were\s|will\s|can\s|could\s|would\s|must\s|should\s|may\s|might\s|does\s|did\s))/iu;

/** "It has 20 inch wheels and 8 gears": what it has stands alone. */
const having =
  /^(?:it|they) (?:also )?(?:has|have) (?!been|had|to |gone|got|never|always|a few|some|small|slight|minor|lost|just|only)(?:an? (?!few|small|tiny|little|slight|bit))?/iu;

/** "It has been tested and reads discs" as a point of its own: "Tested and reads discs". */
export function withoutPronoun(text: string): string {
  // "It has wheels so it's easy to move".
  const bare = /\sso\s(?:it|they|you|we)(?:\s|[’'])/iu.test(text) ? text : text.replace(having, '');
  return upperFirst(bare.replace(pronoun, ''));
}

/** "Dyson V8 Animal cordless vacuum, bought in 2020" of a Dyson vacuum cleaner: the thing itself, and nothing that it has. */
export function opensWithMaker([first]: readonly Unit[], draft: Draft): boolean {
  const { brand, name } = draft;
  if (brand === '' || first?.shape !== 'noun' || !first.text.startsWith(`${brand} `)) return false;
  // "Nintendo Switch Lite in coral" of what is called so.
  return isToldInSentences(draft) || (name.startsWith(`${brand} `) && first.text.startsWith(`${name} `));
}
