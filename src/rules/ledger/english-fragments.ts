import { claimHits } from './claim-index.ts';
import { type EnglishThing, namesThing } from './english-thing.ts';

/** "Has two pockets", "Carries 100 kg": the thing is left out. How much it holds is a measure, which titles tell by itself. */
const bareVerb =
  /^(?:(?:Has|Features|Closes with|Fastens with|Hangs from)\s|(?:Holds|Carries|Supports)\s(?:up to\s)?\d[\d.,]*\s?(?:kg|lbs?|pounds|stone)(?=$|[\s,]))/u;
/** "Folds flat", "Holds 350 ml", "Fits a pram": what is searched, and no title needs. */
const searchedVerb = /^(?:Holds|Folds|Suits|Fits)\s(?!in\s|well|snug|true|most\s|all\s|any\s)/u;
/** "Lined with cotton", "Fitted with brass hinges". */
const bareParticiple = /^(Lined|Filled|Fitted|Finished|Equipped)\swith\s(?=\p{Ll}|\d)/u;
/** What stands between the thing and what it has is its own: no other noun before the joint. */
const otherJoint =
  /[,;:]|\s(?:for|of|from|in|on|at|to|by|and|or|without|that|which|who|is|are|was|has|have|made|not|no)(?=\s|$)/u;
const withParts =
  /^((?:[\p{L}\d][\p{L}\d’'-]*\s){1,7}?)with\s(?!or\s|no\s|you|your|us|me|it\s|them\s|time|age|use|every|each|all\s|some\s|minor|slight|signs|light\s)(.+)$/u;
/** "Ski goggles that fit over glasses, with a magnetic lens": behind what it does comes what it has. */
const thatDoesWith =
  /^((?:[\p{L}\d][\p{L}\d’'-]*\s){1,5}?)(?:that|which)\s\p{Ll}[^,;:]{2,50},\swith\s(?=an?\s|two\s|three\s|four\s|\d)(.+)$/u;
/** "Discs on sterling silver ear wires", "pendant on a 45 cm chain": by what such a thing is worn. */
const wornOn =
  /\son\s((?:an?\s)?(?:[\p{L}\d][\p{L}\d-]*\s){1,4}(?:wires?|hooks?|posts?|chain|cord|thong|hoops?|studs|band))(?=$|[\s,.;])/u;
const jewellery = /(?:earring|necklace|pendant|bracelet|anklet|charm|keyring|lanyard|medal)s?$/u;

const speaker = /^(?:I|We|You|It|They|This|These|That|Those|My|There|Here|He|She|What|If|When|As)\s/u;

interface Fragment {
  predicate: string;
  /** What no title tells: it serves searches alone. */
  isSearchedOnly: boolean;
}

const told = (predicate: string): Fragment => ({ predicate, isSearchedOnly: false });
const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** "Steel with 2 keys and 3 caps": the stuff stands for the thing that is made of it. */
function isStuff(front: string): boolean {
  if (front.split(' ').length > 3) return false;
  const last = claimHits(front, 'en').at(-1);
  return last?.payload.kind === 'material' && last.end === front.length;
}

/** What a sentence without a verb of its own, or without its subject, says of the thing: predicates as a whole sentence has them. English. */
export function fragmentPredicates(sentence: string, thing: EnglishThing): Fragment[] {
  if (bareVerb.test(sentence)) return [told(lower(sentence))];
  if (searchedVerb.test(sentence)) return [{ predicate: lower(sentence), isSearchedOnly: true }];
  if (bareParticiple.test(sentence)) return [told(`is ${lower(sentence)}`)];
  if (speaker.test(sentence) || sentence.includes('+')) return [];
  const worn = jewellery.test(thing.type) ? wornOn.exec(sentence)?.[1] : undefined;
  const [, front = '', parts = ''] = thatDoesWith.exec(sentence) ?? withParts.exec(sentence) ?? [];
  const isThing =
    front !== '' && !otherJoint.test(front.trim()) && (namesThing(front, thing) || isStuff(front.trim()));
  return [
    ...(worn === undefined ? [] : [told(`has ${worn}`)]),
    ...(isThing ? [told(`has ${parts.replace(/,\s(?=\d).*$/u, '')}`)] : []),
  ];
}
