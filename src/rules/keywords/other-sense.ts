import { typeHits } from '#rules/ledger/type-hits.ts';

/**
 * Tells the other names that a thing has no more once its name says what it is for: a gravel vacuum of an aquarium is a kind
 * of vacuum, and no floor cleaner. English.
 * @param type the thing in one word, as the ledger reads it
 */
export function otherSense(name: string, type: string, language: string): (synonym: string) => boolean {
  if (language !== 'en' || type === '' || type.includes(' ')) return () => false;
  const lower = type.toLowerCase();
  const at = name.toLowerCase().indexOf(` ${lower}`);
  if (at < 1) return () => false;
  const before = name.slice(0, at);
  const named = typeHits(before, 'en').at(-1);
  if (named === undefined || named.end !== before.length || !named.text.includes(' ')) return () => false;
  return (synonym) => !synonym.toLowerCase().includes(lower);
}
