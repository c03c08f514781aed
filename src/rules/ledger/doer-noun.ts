import { clear } from './verb-bases.ts';
import { orderVerbs, thirdPersonVerbs } from './verb-words.ts';

/** Nouns that end as doers do and come from no doing. */
const noDoers =
  /^(?:letter|flower|shower|matter|batter|butter|cover|dinner|corner|tower|master|poster|number)$/iu;

/**
 * Whether an English noun names what does something by its verb: a carrier carries. What it does it to belongs to its name:
 * a "log carrier" is no carrier of any kind.
 */
export function isDoer(noun: string): boolean {
  const one = noun.toLowerCase().replace(/s$/u, '');
  if (!/\p{L}{3}[eo]r$/u.test(one) || noDoers.test(one)) return false;
  const stem = one.slice(0, -2);
  const bases = [stem, `${stem}e`, stem.replace(/i$/u, 'y'), stem.replace(/([bdglmnprt])\1$/u, '$1')];
  return bases.some((base) => isVerb(base));
}

function isVerb(base: string): boolean {
  return (
    clear.has(base) ||
    orderVerbs.has(base) ||
    [`${base}s`, `${base}es`, base.replace(/y$/u, 'ies')].some((third) => thirdPersonVerbs.has(third))
  );
}
