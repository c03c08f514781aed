import { nounsOfApp } from '#rules/ledger/app-nouns-abroad.ts';
import { countCharacters } from '#rules/text/count.ts';
import { doesWithout } from './apps.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';

/** "Calendario lunare, consociazioni" before what an app does without, in languages whose nouns are read. */
export function besideNouns(
  line: string,
  { brief }: Draft,
  isFresh: (text: string) => boolean,
  { fair, longest }: { fair: number; longest: number },
): string {
  if (line !== '' && !doesWithout.test(line.toLowerCase()) && countCharacters(line) >= fair) return line;
  const [first = '', ...others] = nounsOfApp(brief)
    .filter(isFresh)
    .toSorted((a, b) => Number(b.includes(' ')) - Number(a.includes(' ')));
  const pair = others.map((other) => `${first}, ${other}`).find((text) => countCharacters(text) <= longest);
  return first === '' ? line : upperFirst(pair ?? first);
}
