import type { FactKind } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** "The box is long gone", "I don't have the original box any more", "but no lens": what a used thing comes without. */
const lacking = longPattern('iu')`
  ^but\sno\s\p{L}|^there(?:[’']s|\sis|\sare)\sno\s(?:original\s)?(?:box|packaging|manual|instructions|charger|cable|battery
    |batteries|receipt|case|remote|lid|stand|games?|pedals|cover|plug)\b
  |^(?:the|its)\s(?:\p{L}+\s)?(?:box|packaging|manual|instructions|receipt|paperwork)\s(?:is|are|has|have|was|were)
    \s(?:been\s)?(?:(?:now|sadly|long|also)\s)?(?:gone|thrown\s(?:away|out)|binned)\b
  |\b(?:i|we)\s(?:do\snot|don[’']t|no\slonger)\shave\s(?:the|its|a|an|any)\s(?:\p{L}+\s)?(?:box|packaging|manual
    |instructions|receipt|charger|lid|keys?)(?:\s(?:any\s?more|for\sit))?$
`;

/** "I'm including a silicone case and a cable", "the spare parts come with it": what comes with a used thing. */
const given = longPattern('iu')`
  ^(?:i|we)(?:[’'](?:m|re|ll)|\sam|\sare|\swill|\scan)?\s(?:also\s)?(?:includ(?:e|ing)|throw(?:ing)?\sin|add(?:ing)?)
    \s(?!(?:more\s|extra\s|some\s)?(?:photos?|pictures?|pics)\b)\p{L}
  |^(?:the|an?|all|both|two|three|four|\d+)\s[^,;]{3,60}\scomes?\s(?:along\s)?with\sit(?:\stoo|\sas\swell|,?\sbut\s(?:not|no)\s.{1,60})?$
`;

/** "We're moving and our table won't fit in the new flat", "moving out sale": why it is sold. */
const reason = longPattern('iu')`
  ^(?:(?:i |we )?(?:bought|paid|purchased)|cost(?:s|ed)?(?: me| us)?)\s(?:(?:it|them|this|new)\s)?for\s[£$€]?(?!(?:19|20)\d\d(?!\d))\d{2,5}(?:\s(?:new|last|in|back|only|a|two|three)\b[^,;]*)?$
  |^(?:moving(?:\s(?:out|house|home|abroad|away))?|garage|yard|house|estate|downsizing|relocation)\ssale$
  |^(?:we|i)(?:[’'](?:re|m)|\sare|\sam)\smoving\b
  |^(?:(?:i|we)(?:[’'](?:m|re)|\sam|\sare)\s)?(?:only\s)?selling\s[^.]{1,80}\s(?:because|as|since)\s(?:i|we|it|our|my|the)(?:\s|[’'])
`;

/** "I've ridden it about 4,000 km and replaced the chain", "I had it rewaxed last autumn": how it was used and looked after. */
const lookedAfter = longPattern('iu')`
  ^(?:i|we)(?:[’']ve|\shave|[’']d|\shad)?\s(?:(?:only|always|hardly|barely|just|also|probably|recently|never)\s){0,2}
    (?:(?:used|ridden|worn|played|driven|kept|stored|cleaned|serviced|replaced|washed|oiled)\s(?:it|them)\b
      |had\s(?:it|them)\s\p{L}{3,}(?:ed|t)\b
      |(?:had|fitted|put\son|put\sin|changed|replaced)\s(?:an?|the|new|two|both|all)\s)
`;

/** What an English sentence about a used thing tells of its sale: what comes with it, what it lacks or why it is sold. */
export function kindOfSale(text: string): FactKind | null {
  if (lacking.test(text)) return 'exclusion';
  if (reason.test(text)) return 'story';
  if (lookedAfter.test(text)) return 'condition';
  return given.test(text) ? 'contents' : null;
}
