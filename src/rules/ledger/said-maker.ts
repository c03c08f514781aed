import { claimHits } from './claim-index.ts';
import { typeHits } from './type-hits.ts';

const name = String.raw`(\p{Lu}[\p{L}\d&'’-]{2,}(?: (?:& )?\p{Lu}[\p{L}\d&'’-]+){0,2})`;
/** "It is made by Lowepro", "Made by Vortrek in Poland": a whole sentence, whose subject is the thing alone. */
const madeBy = new RegExp(
  String.raw`^(?:(?:It|They) (?:is|are|was|were) made|Made) by ${name}(?: in (?:the )?\p{Lu}[\p{L} ]{2,30})?$`,
  'u',
);
/** Openings behind which "it" is the thing still; behind "The strap is a spare" it is the strap, behind "A cap is included" the cap. */
const opensWithThing = /^(?:An?|This|These|It|They)\s/u;
const goesOnWithThing = /^(?:It|They)\s/u;
const comesAlong = /(?<!\p{L})(?:includ|suppl|separate|spare|free|throw|comes? with|bundle)/iu;
/** Who makes things by hand or at home is nobody's brand. */
const nobody =
  /^(?:Hand|Me|Us|Mum|Mom|Mother|Dad|Father|Gran\p{L}*|Nan\p{L}*|Aunt\p{L}*|Uncle|Order|Women|Artisans?|Crafts\p{L}+|Monks|Nuns|Machine)(?!\p{L})/u;

/** Whether the sentence before speaks of the thing, and for "it" those before that too. */
function followsThing(sentences: readonly string[], at: number): boolean {
  const isShort = sentences[at]!.startsWith('Made');
  const before = sentences.slice(isShort ? Math.max(0, at - 1) : 0, at);
  return before.every(
    (sentence, place) =>
      !comesAlong.test(sentence) &&
      (place === 0 && before.length === at ? opensWithThing : goesOnWithThing).test(sentence),
  );
}

/** The maker that an English description names in a sentence of its own; empty where it names none, or another thing's. */
export function saidMaker(description: string): string {
  if (!description.includes('ade by ')) return '';
  const sentences = description.split(/[.!?]\s+|[.!?]?\n+|[.!?]$/u);
  const at = sentences.findIndex((sentence) => madeBy.test(sentence));
  const maker = madeBy.exec(sentences[at] ?? '')?.[1] ?? '';
  if (maker === '' || nobody.test(maker) || !followsThing(sentences, at)) return '';
  // "Harwick Tools" is a name, "Steel" is none.
  const [first = ''] = maker.split(' ');
  return typeHits(first, 'en').length > 0 || claimHits(first, 'en').length > 0 ? '' : maker;
}
