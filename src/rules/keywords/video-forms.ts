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
const either = new RegExp(String.raw`^(${named}) or (${named})(?=$|[:,(?–—])`, 'u');
const against =
  /^((?:[\p{L}\p{N}][\p{L}\p{N}.’'+-]*\s){1,4})(?:vs\.?|versus)\s((?:[\p{L}\p{N}][\p{L}\p{N}.’'+-]*\s?){1,6})/iu;
/** Whom a test is for, how long it took and where it was: behind the second of two that are compared. */
const behindSecond = /\s(?:for|after|on|in|with|as|at|from|which|what|who|and|tested|review)\s.*$/iu;
const mostOfSide = 4;

/** The two things that a title sets against each other: "Zoom H6 vs. H4n Pro for podcasts"; null for any other title. */
export function comparedIn(title: string): [first: string, second: string] | null {
  const [, first = '', second = ''] = either.exec(title) ?? against.exec(title) ?? [];
  const sides: [string, string] = [first.trim(), `${second.trim()} `.replace(behindSecond, '').trim()];
  return sides.every((side) => side !== '' && side.split(' ').length <= mostOfSide) ? sides : null;
}

/** "Dyson V15 vs Shark Stratos": both together, each alone, and the test of each. */
export function addRivals(title: string, description: string, add: Add): void {
  const sides = comparedIn(title);
  if (sides === null) return;
  add(sides.join(' vs '), 'head', 0.7);
  const isTest = /\b(?:tested|review|compare|test)\b/iu.test(`${title} ${description}`);
  for (const side of sides) {
    if (/\d|\p{Lu}/u.test(side)) add(side, 'head', 0.55);
    if (isTest && side.includes(' ')) add(`${side} review`, 'attribute', 0.45);
  }
}
