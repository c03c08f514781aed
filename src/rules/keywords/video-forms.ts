import type { Candidate } from './candidate.ts';

type Add = (phrase: string, kind: Candidate['kind'], least?: number) => void;

/** How a film that one does along is called, behind what it trains or shows. */
const formEnd =
  /^(?:(\d+)[ -]minutes? )?((?:\p{L}[\p{L}’'-]* ){1,4})(workout|routine|stretch|yoga|pilates|tutorial|lesson|tour|haul|recipe|guide|drill|exercises?|camping|hike|hiking|trip|trek|climb)(?=$| (?:at home|for|with|without|in|on)(?: |$))/iu;
const noThing = /^(?:how|my|the|a|an|your|our|why|what|i|we)$/iu;

/** "20 minute full body dumbbell workout at home": "dumbbell workout", "full body workout", "20 minute workout". */
export function addForms(front: string, add: Add): void {
  const [, minutes, before = '', form = ''] = formEnd.exec(front) ?? [];
  const words = before.trim().split(' ');
  if (form === '' || words.some((word) => noThing.test(word))) return;
  const isTaught = /^(?:tutorial|lesson|guide)$/iu.test(form);
  if (words.length < 3) add(`${words.join(' ')} ${form}`, 'head', 0.5);
  else if (!isTaught) {
    add(`${words.at(-1)!} ${form}`, 'head', 0.5);
    add(`${words.slice(0, 2).join(' ')} ${form}`, 'attribute', 0.45);
  }
  if (isTaught && words.length > 1) add(words.join(' '), 'head', 0.6);
  if (minutes !== undefined) add(`${minutes} minute ${form}`, 'attribute', 0.45);
  if (/ at home$/iu.test(front)) add(`home ${form}`, 'use', 0.4);
}

const named = String.raw`\p{Lu}[\p{L}\p{N}-]*(?: [\p{Lu}\p{N}][\p{L}\p{N}-]*){0,2}`;
const compared = new RegExp(String.raw`^(${named}) (?:vs\.?|versus|or) (${named})(?=$|[:,(?–—])`, 'u');

/** "Dyson V15 vs Shark Stratos": both together, and the test of each. */
export function addRivals(title: string, description: string, add: Add): void {
  const [, first = '', second = ''] = compared.exec(title) ?? [];
  if (first === '') return;
  add(`${first} vs ${second}`, 'head', 0.7);
  if (/\b(?:tested|review|compare|test)\b/iu.test(`${title} ${description}`))
    for (const side of [first, second]) if (side.includes(' ')) add(`${side} review`, 'attribute', 0.45);
}
