import type { Brief } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** "Helps gardeners look after bonsai", "lets you keep track of house plants": what it is that one is helped with. */
const helped = longPattern('u')`
  ^\s(?:helps?|lets?|allows?)\s(?:\p{Ll}+\s){1,3}?(?:to\s)?(?:look\safter|care\sfor|take\scare\sof|keep\strack\sof|keep\san\seye\son
    |grow|raise|breed|collect|restore|catalogue|identify|brew|sew|knit|train|tune|mend)\s
    (?:their\s|your\s|the\s)?((?:\p{Ll}{3,}\s)?\p{Ll}{3,})(?=[.,;:]|\s(?:in|at|with|from|by|for|and|or|on|without)\s|$)
`;
const noThing =
  /(?:^|\s)(?:it|them|things?|everything|anything|what|where|how|when|each|every|time|day|people|life|one|all)(?:\s|$)/u;

/** What an English app helps people with by its first sentence, in at most two words: "bonsai"; empty where it says none. */
export function helpedThing({ fields, product, language }: Brief): string {
  if (language.written !== 'en') return '';
  const name = fields['appName'] ?? product.name;
  const text = product.description.trimStart();
  const thing = text.startsWith(`${name} `) ? (helped.exec(text.slice(name.length))?.[1] ?? '') : '';
  return noThing.test(thing) ? '' : thing;
}
