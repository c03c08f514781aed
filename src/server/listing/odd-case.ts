import { plainText } from '#rules/facts/plain-text.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { foldWord } from '#rules/text/words.ts';
import { sellersText } from './sellers-text.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';

/** A shorter text in capitals may be a name. */
const leastLetters = 12;
const shoutedShare = 0.6;
const inCapitals = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}’'-]+(?![\p{L}\p{N}])/gu;

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/**
 * Whether a text is written in capitals that its brief does not write. Nothing tells then which of its words are names, or in
 * German nouns, so that it cannot be calmed without faults.
 */
function isShouted(text: string, { ledger, brief }: Prepared): boolean {
  const loud = text.match(inCapitals) ?? [];
  if (loud.length < 2) return false;
  const said = `${brief.product.name} ${sellersText(ledger)} ${brief.businessName}`;
  const shouted = loud.filter((word) => !said.includes(word)).join('');
  const letters = lettersOf(shouted);
  return letters >= leastLetters && letters > lettersOf(text) * shoutedShare;
}

const fewestWords = 4;
const mostTitled = 0.6;
const insideSentence = /(?<=[\p{L}\p{N},] )\p{L}{2,6}(?!\p{L})/gu;

/** "This Scarf Is Made Of Wool." is a title that goes on for sentences. */
function isTitled(text: string): boolean {
  const small = (text.match(insideSentence) ?? []).filter((word) => isFunctionWord(foldWord(word)));
  const titled = small.filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return small.length >= fewestWords && titled.length > small.length * mostTitled;
}

/** Whether a text has no capital at all, though its brief has some. */
const isWhispered = (text: string, prepared: Prepared): boolean =>
  !/\p{Lu}/u.test(text) &&
  text.split(/\s+/u).length >= fewestWords &&
  /\p{Ll}/u.test(text) &&
  /\p{Lu}\p{Ll}/u.test(sellersText(prepared.ledger));

const titles: ReadonlySet<FieldId> = new Set(['productTitle', 'titleTag', 'h1']);

/** Why a text reads badly by its capitals alone; null where it does not. */
export function oddCaseOf(id: FieldId, written: string, prepared: Prepared): string | null {
  const text = plainText(written);
  if (isShouted(text, prepared)) return 'It must not be written in capitals.';
  const isProse = /[.!?]\s*$/u.test(text);
  if (prepared.ledger.language.written === 'other' || (!isProse && !titles.has(id))) return null;
  if (isWhispered(text, prepared)) return 'It must have its capitals.';
  return isProse && isTitled(text) ? 'Only names and the first words of its sentences have capitals.' : null;
}
