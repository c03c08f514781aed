import type { Brief } from '#rules/listing/listing.ts';
import { opensWithOrder } from '#rules/ledger/shape.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { genericWords, singularOf } from './plain-words.ts';
import { stemOf } from '#rules/text/words.ts';

/** "Find and pay for parking in 40 cities": verbs, joint and object up to what says where or how. */
const doing =
  /^(\p{L}+)(?: and (\p{Ll}+))?(?: (for))? (?:(?:your|the|an?|all|any|every|each|my|our|new) )?((?:\p{Ll}{3,} )?\p{Ll}{3,})(?=$|[,.;:]| (?:in|with|for|from|by|on|at|and|or|without|to|of|that|as|into|before|after|where|when|per|right|even|offline|together)\b)/u;
const noObject =
  /^(?:it|them|what|where|how|when|this|that|everything|anything|something|things|more|up|out|off|down|on|in|as|your|full|own|whole|same)$/u;
const mostSentences = 4;

/**
 * What an English app does, as people look for it: "track spending", "spending app". Read from the sentences that begin
 * with what its user does.
 */
export function appDoings(brief: Brief): Candidate[] {
  const source = `products.${brief.product.index}.description`;
  const found: Candidate[] = [];
  for (const sentence of brief.product.description
    .split('\n')
    .flatMap(splitSentences)
    .slice(0, mostSentences)) {
    if (!opensWithOrder(sentence)) continue;
    const [, first = '', second, joint, object = ''] = doing.exec(sentence) ?? [];
    const words = object.split(' ');
    const last = words.at(-1) ?? '';
    if (
      object === '' ||
      words.some((word) => noObject.test(word) || word.endsWith('ly')) ||
      genericWords.has(stemOf(last))
    )
      continue;
    const verb = first.toLowerCase();
    found.push(built(`${second ?? verb}${joint === undefined ? '' : ` ${joint}`} ${object}`, 'use', source));
    if (second !== undefined || joint === undefined) found.push(built(`${verb} ${object}`, 'use', source));
    if (words.length > 1) found.push(built(object, 'synonym', source));
    found.push(built(`${[...words.slice(0, -1), singularOf(last)].join(' ')} app`, 'use', source));
  }
  return found;
}
