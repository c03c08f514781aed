import { stemOf } from '#rules/text/words.ts';
import { materialStems } from './attribute-words.ts';
import { motifOf } from './english-deeds.ts';
import { partWordings } from './english-part-wordings.ts';
import { wordingsOfUse } from './english-wordings.ts';
import { before, type Wording } from './wording.ts';

/** "The buckle and the ring are solid brass". */
const twoParts =
  /^(?:The|Its|Both the|Both)\s(\p{L}+) and (?:the |its )?(\p{L}+) are (?:made (?:of|from) )?((?:\p{L}+ )?\p{L}+)(?=$|,|\sand\s)/u;

function ofTwoParts(sentence: string): Wording[] {
  const [, first = '', second = '', stuff = ''] = twoParts.exec(sentence) ?? [];
  if (!materialStems.has(stemOf(stuff.split(' ').at(-1)!))) return [];
  return [first, second].flatMap((part) => partWordings(`${stuff} ${part}`));
}

const refuses =
  /(?<!\p{L})(?:not|n[’']t|never|no|without|except|unless|only if|machine|CNC|laser|factory|used to)(?!\p{L})/iu;
const washIt =
  /^(?:You can|Simply|Just)?\s?(?:also )?(wash|put|use|warm) (?:it|them) (?:at \d+|in the (dishwasher|microwave|oven|washing machine|machine))/iu;
/** "I paint them by hand with small lemons". */
const paintedWith =
  /(?<!\p{L})(?:paint|embroider|decorate|print) (?:it|them|each(?: one)?) (?:by hand )?with (?:(?:an?|small|little|tiny) )?(\p{Ll}{3,})(?=$|,|\s(?:and|in|on)\s)/u;
const maker =
  /^(?:I|We) (weave|knit|crochet|carve|forge|paint|dye|spin) (?:it|them|(?:this|these|every|each|all|our|my|the) (?:\p{L}+ ){0,2}?(\p{L}+))(?=$|,|\s(?:by|in|at|on|from|using|out|with|myself|ourselves)(?:\s|$))/u;
const makes: Readonly<Record<string, string>> = {
  weave: 'handwoven',
  knit: 'hand-knitted',
  crochet: 'crochet',
  carve: 'hand-carved',
  forge: 'hand-forged',
  paint: 'hand-painted',
  dye: 'hand-dyed',
  spin: 'handspun',
};
/** "Baristas, gardeners and woodworkers wear it". */
const worn =
  /^(\p{Lu}\p{Ll}+s(?:, \p{Ll}+s)*(?:,? and \p{Ll}+s)) (?:wear|use|like|choose) (?:it|them|this)(?=$|\s)/u;
/** "People use it for yoga, meditation and sleep". */
const usedFor = /^(?:People|Many people|Customers|Our customers) use (?:it|them) for (.+)$/u;
const pulling =
  /(?<!\p{L})(?:stops?|keeps?|discourages?|prevents?|discouraging|stopping) (?:your |the |a )?(?:dog|puppy|dogs|puppies) (?:from )?pulling/u;

/**
 * What a whole sentence says to the buyer, or of its maker: "You can wash it at 40 degrees", "I weave this runner on a floor loom".
 * @param isThing whether a noun is the thing's
 */
export function wordingsOfSentence(
  sentence: string,
  isThing: (noun: string) => boolean,
  name: string,
): Wording[] {
  const found: Wording[] = [];
  found.push(...ofTwoParts(sentence));
  if (refuses.test(sentence.replace(/washing machine/gu, 'wash'))) return found;
  if (/(?:harness|collar|lead|leash|head ?halter)s?$/u.test(name) && pulling.test(sentence))
    found.push(before('no pull'));
  const [wash, verb = '', where = ''] = washIt.exec(sentence) ?? [];
  if (wash !== undefined)
    if (where === '' && verb.toLowerCase() === 'wash') found.push(before('washable'));
    else if (/machine/u.test(where)) found.push(before('machine washable'));
    else if (where !== '')
      found.push(before(verb.toLowerCase() === 'warm' ? 'microwavable' : `${where} safe`));
  const motif = paintedWith.exec(sentence)?.[1];
  if (motif !== undefined) found.push(...motifOf(motif));
  const doing = usedFor.exec(sentence)?.[1];
  if (doing !== undefined) found.push(...wordingsOfUse(`for ${doing}`, name));
  const wearers = worn.exec(sentence)?.[1];
  if (wearers !== undefined) found.push(...wordingsOfUse(`for ${wearers}`, name));
  const [made, deed = '', object = ''] = maker.exec(sentence) ?? [];
  if (made !== undefined && (object === '' || isThing(object))) found.push(before(makes[deed]!));
  return found;
}
