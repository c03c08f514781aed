import { tellsOfOthers } from '#rules/ledger/other-things.ts';
import type { Brief, Ledger } from '#rules/listing/listing.ts';
import type { Candidate } from './candidate.ts';

/** "Black PVC", "normal mat" of "A normal mat is made of black PVC": phrases that only sentences about other things say. */
export function saidOfOthers(
  { product: { name }, language }: Brief,
  { sentences }: Ledger,
): (candidate: Candidate) => boolean {
  const others = sentences
    .filter(({ text }) => tellsOfOthers(text, language.written, name))
    .map(({ text }) => text.toLowerCase());
  if (others.length === 0) return () => false;
  const own = sentences.map(({ text }) => text.toLowerCase()).filter((text) => !others.includes(text));
  return ({ phrase, source }) => {
    const said = phrase.toLowerCase();
    return (
      source.endsWith('.description') &&
      others.some((text) => text.includes(said)) &&
      !own.some((text) => text.includes(said)) &&
      !name.toLowerCase().includes(said)
    );
  };
}
