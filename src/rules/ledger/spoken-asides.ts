import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * What sellers who write as they talk say beside the thing: of him who had it, of what their husband thinks, what it is softer than.
 * It may stand in the text, and is no trait of the thing for a title, a list or a tag. English.
 */
const aside = longPattern('iu')`
  ^(?:so\s|since\s|because\s|as\s)?(?:(?:my|our|the|a)\s)(?:dog|cat|puppy|kitten|toddler|son|daughter|husband|wife|kids?|neighbour(?:[’']s\s(?:dog|cat))?)\s(?:ate|chewed|lost|broke|hid|stole|approves?|supervis(?:es|ed)|helped|insist(?:s|ed)|disagrees?|says?|thinks?|hates?)\b
  |^(?:dog|cat|puppy|kids?|toddler|hubby|wife)\s(?:ate|chewed|lost|broke|hid|stole)\s(?:it|them|that|one)$
  |^(?:he|she)(?:[’'](?:s|d|ll))?\s(?!\d)
  |^(?:(?:any|all|please send|send) )?complaints\s(?:to|go|department)\b
  |^(?:an? )?(?:very )?(?:common|usual|typical) (?:fault|issue|problem)s?\b
  |^none of (?:that|this|those|these|your)\s(?:[\p{L}-]+ ){0,2}(?:nonsense|rubbish|malarkey|stuff|business|muck|faff|junk)$
  |^(?!(?:no|not|other|rather|less|more|older|under|over|further)\s)\p{L}{4,}er than\s(?:an?|your|my|the|our|\p{L}+ing|bed\p{L}+)\s(?!(?:old|older|original|standard|previous|usual|regular|normal|average|other|next|small|large)\b)[\p{L} ’'-]{3,}$
  |\s(?:excuses|nonsense|shenanigans)$
`;

/** Whether a clause of English goods is said beside the thing. */
export function isSpokenAside(text: string): boolean {
  return aside.test(text);
}

/** "Right then.", "Trust me.": a sentence that only takes breath. */
export const onlyBreath =
  /^(?:right(?:[- ]o)?(?: then)?|okay(?: then)?|ok(?: then)?|well(?: then| now)?|anyway|now then|there (?:you|we) (?:go|have it)|yes,? really|no,? really|honest(?:ly)?|trust me|you[’']re welcome|sorry,? not sorry|ta[- ]?da+|voil[àa]|phew|enough said|need i say more|just saying|you know who you are|(?:(?:yes|yep|no|nope|yeah|and|exactly|just)[, ]+)?that(?: one)?|exactly|(?:i|we|he|she) did|guilty(?: as charged)?|so (?:do|did|are|have) (?:we|i)|(?:true story|confession)(?: time)?|don[’']?t ask|it happens|(?:(?:ok(?:ay)?|right|so|hey|hi|alright|now)[, ]+)?(?:(?:besties|bestie|guys|girls|ladies|y[’']?all|everyone|folks|people|gang|listen|look)[, ]+)?(?:listen up|gather round|run don[’']?t walk|stop scrolling)(?:[, ]+(?:besties|bestie|guys|girls|ladies|y[’']?all|everyone|folks|people|gang))?|you guys|not even (?:joking|kidding|lying)|no joke|i[’']?m obsessed|so obsessed|need it sooner|in a (?:hurry|rush)|want (?:it|one) (?:sooner|faster)|not sure|still unsure)[^\p{L}\d]*$/iu;

/** "Right, so my nan swore by these": breath before a sentence. */
export const opensWithBreath =
  /^(?:(?:right|okay|ok|well|now|so|anyway)(?:,| then,?) )?(?:confession(?: time)?: |true story: |fair warning: |full disclosure: |(?<=[, ])(?:so |then |anyway,? )?)(?=(?:my|our|i|i[’']m|we|this|these|it|the|you|here)\s)/iu;

/** "Give your senior dog the rest they deserve", "meet your new favourite place to sit": a shop's cry, with nothing of the thing in it. */
export const onlyCries = longPattern('iu')`
  ^(?:give|treat|gift|show|get)\s(?:your|yourself|them|him|her|the)\b[^.!?\d]{2,70}\s(?:deserves?|crav(?:e|es|ing)|(?:will|[’']ll) (?:love|adore|thank you for))[^.!?\d]{0,12}[.!]*$
  |^(?:meet|say hello to)\s[^.!?\d]{0,60}\byour new (?:favou?rite|go[- ]to|best|secret)\b[^.!?\d]{0,60}[.!]*$
`;
