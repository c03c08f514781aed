import { tokensOf } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { foldedBrief, setOf, type Unsaid } from './brief-words.ts';

/** Small words, and those in which facts are told. */
const plain = setOf(
  'il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai alle da dal dalla in nel nello nella con su sul per tra fra e ed o ma non che chi cui come quando se si ci ne mi ti vi ' +
    'questo questa questi queste ogni tutto tutta tutti tutte molto poco più meno anche solo sempre mai qui dove piccolo piccola grande grandi alto alta lungo lunga largo larga nuovo nuova vecchio bello bella buono buona ' +
    'fatto fatta fatti fatte realizzato realizzata spedito spedita consegnato incluso inclusa inclusi incluse adatto adatta disponibile diverso diversa uguale unico unica pronto pronta singolo singola chiuso aperto usato usata',
);
/** What ends like an adjective or a participle. */
const quality =
  /(?:at[oaie]|it[oaie]|ut[oaie]|bil[ei]|ic[oaie]|ch[ei]|ent[ei]|ant[ei]|os[oaie]|iv[oaie]|fug[oaie]|ar[ei]|al[ei])$/u;
const being = setOf('e sono viene resta rimane era');
const shortestFront = 4;

/** Whether the brief has the word, or one that begins as it does. */
function isSaid(folded: string, brief: string): boolean {
  const front = folded.slice(0, Math.max(shortestFront, folded.length - 2));
  return brief.includes(front);
}

/** What an Italian text says by words that its brief has not: behind its noun, behind a verb of being, as what it is without. */
export function italianUnsaid(text: string, prepared: Prepared): Unsaid[] {
  const brief = foldedBrief(prepared);
  const words = tokensOf(text);
  const found: Unsaid[] = [];
  for (const [at, { folded, start, end }] of words.entries()) {
    const before = words[at - 1];
    if (before === undefined || folded.length < shortestFront || plain.has(folded) || isSaid(folded, brief))
      continue;
    if (text.slice(before.end, start) !== ' ') continue;
    const isQuality = quality.test(folded);
    const isLacking = before.folded === 'senza';
    const isPart = before.folded === 'con' && at < 2;
    const isSaidOf =
      being.has(before.folded) || (before.folded === 'di' && being.has(words[at - 2]?.folded ?? ''));
    const isBehind =
      before.folded.length >= shortestFront && !plain.has(before.folded) && isSaid(before.folded, brief);
    if (isLacking || isPart || (isSaidOf && (isQuality || before.folded === 'di')))
      found.push({ start, end, kind: 'deed' });
    else if (isQuality && isBehind)
      found.push({ start, end, kind: goesOn(words[at + 1]?.folded) ? 'deed' : 'adjective' });
  }
  return found;
}

/** "Smaltato due volte", "dipinta a mano": with what stands behind it, it goes as its clause. */
const goesOn = (next: string | undefined): boolean =>
  next !== undefined && !/^(?:e|ed|in|con|per|di|da)$/u.test(next);
