import { stemsOf } from '#rules/text/words.ts';
import { claimHits } from './claim-index.ts';
import { typeHits } from './type-hits.ts';

const name = String.raw`(\p{Lu}[\p{L}\d&'’-]{2,}(?: (?:& )?\p{Lu}[\p{L}\d&'’-]+){0,2})`;
/** "It is made by Lowepro", "Made by Vortrek in Poland": a whole sentence, whose subject is the thing alone. */
const madeBy = new RegExp(
  String.raw`^(?:(?:It|They) (?:is|are|was|were) made|Made) by ${name}(?: in (?:the )?\p{Lu}[\p{L} ]{2,30})?(?: (?:in|around|about|circa) (?:the )?(?:early |late |mid )?(?:1[89]|20)\d\ds?)?$`,
  'u',
);
/** Openings behind which "it" is the thing still; behind "The strap is a spare" it is the strap, behind "A cap is included" the cap. */
const opensWithThing = /^(?:An?|This|These|It|They)\s/u;
const goesOnWithThing = /^(?:It|They)\s/u;
const comesAlong = /(?<!\p{L})(?:includ|suppl|separate|spare|free|throw|comes? with|bundle)/iu;
/** Who makes things by hand or at home is nobody's brand. */
const nobody =
  /^(?:Hand|Me|Us|Mum|Mom|Mother|Dad|Father|Gran\p{L}*|Nan\p{L}*|Aunt\p{L}*|Uncle|Order|Women|Artisans?|Crafts\p{L}+|Monks|Nuns|Machine)(?!\p{L})/u;

const longestName = 6;
/** "Welsh wool blanket in cream, 180 x 230 cm": the thing by its own name, and no sentence about a part. */
function opensWithName(sentence: string, name: string): boolean {
  const words = sentence.split(/\s/u).slice(0, longestName).join(' ').split(',')[0]!;
  const head = stemsOf(name).at(-1) ?? '';
  return (
    head !== '' && stemsOf(words).includes(head) && !/^(?:The|Its|Your)\s|\b(?:is|are|has|was)\b/u.test(words)
  );
}

/** Whether the sentence before speaks of the thing, and for "it" those before that too. */
function followsThing(sentences: readonly string[], at: number, name: string): boolean {
  const isShort = sentences[at]!.startsWith('Made');
  const before = sentences.slice(isShort ? Math.max(0, at - 1) : 0, at);
  return before.every(
    (sentence, place) =>
      !comesAlong.test(sentence) &&
      ((place === 0 && before.length === at ? opensWithThing : goesOnWithThing).test(sentence) ||
        (place === 0 && before.length === at && opensWithName(sentence, name))),
  );
}

/** The maker that an English description names in a sentence of its own; empty where it names none, or another thing's. */
export function saidMaker(description: string, name = ''): string {
  if (!description.includes('ade by ')) return '';
  const sentences = description.split(/[.!?]\s+|[.!?]?\n+|[.!?]$/u);
  const at = sentences.findIndex((sentence) => madeBy.test(sentence));
  const maker = madeBy.exec(sentences[at] ?? '')?.[1] ?? '';
  if (maker === '' || nobody.test(maker) || !followsThing(sentences, at, name)) return '';
  // "Harwick Tools" is a name, "Steel" is none.
  const [first = ''] = maker.split(' ');
  return typeHits(first, 'en').length > 0 || claimHits(first, 'en').length > 0 ? '' : maker;
}
