import type { Draft } from './draft.ts';

const packOf = /^(\p{L}+) (?:de|of|aus|mit|von) (\d{1,3}) (\p{L}+)/iu;

/** "Set de 14 brochas maquillaje" of a "Set de brochas maquillaje" whose text tells how many are in it. Spanish and French. */
export function withItsCount(name: string, { ledger, language, platform }: Draft): string {
  const { written } = language;
  if ((written !== 'es' && written !== 'fr') || platform.subject !== 'product' || /\d/u.test(name))
    return name;
  for (const { kind, value } of ledger.facts) {
    const [, set = '', count = '', noun = ''] = kind === 'pack' ? (packOf.exec(value) ?? []) : [];
    if (set === '') continue;
    const front = `${set} de ${noun}`.toLowerCase();
    if (name.toLowerCase().startsWith(front))
      return `${name.slice(0, set.length + 4)}${count} ${name.slice(set.length + 4)}`;
  }
  return name;
}
