import { countCharacters } from '#rules/text/count.ts';
import { halfOf, tooShort } from './bullet-rows.ts';
import { type BulletLine, lineOf } from './bullet-line.ts';
import type { BulletRoom, Group, Point } from './bullets.ts';
import type { Draft } from './draft.ts';

/** A line takes more than says enough before a fact of the seller would be left out of all lines. */
const fullLine = 150;

type Row = Group & BulletLine;

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, { text }) => sum + countCharacters(text) + 2, 0);

/** Whether a row says nothing but for whom the form says that the thing is. */
const saysForWhom = ({ points }: Group): boolean =>
  points.every(({ label, unit }) => label === 'audience' && unit === null);

/**
 * The groups as lines. Whom a thing suits has no line of its own where facts are left out for it: they take its place, and
 * the lines that they stood in take more than usual before one of them is lost.
 */
export function linesWithFacts(filled: readonly Group[], draft: Draft, room: BulletRoom): string[] {
  const rowOf = (group: Group, most?: number): Row => ({
    ...group,
    ...lineOf(group.points, group.key, draft, { max: room.max, ...(most !== undefined && { most }) }),
  });
  const rows = filled.map((group) => rowOf(group));
  const isLosing = (): boolean => rows.some(({ left }) => left.length > 0);
  const whom = rows.findIndex(saysForWhom);
  const spare = whom !== -1 && isLosing() ? rows.splice(whom, 1) : [];
  while (rows.length < room.count && isLosing()) {
    const at = rows.reduce(
      (best, { left }, index) => (lengthOf(left) > lengthOf(rows[best]!.left) ? index : best),
      0,
    );
    const { points, key, left } = rows[at]!;
    const half = halfOf(points);
    const isShort = lengthOf(left) < tooShort;
    const parts = isShort
      ? [points.slice(0, half), points.slice(half)]
      : [points.filter((point) => !left.includes(point)), left];
    if (parts.some((part) => part.length === 0)) break;
    rows.splice(at, 1, ...parts.map((part) => rowOf({ key, points: part })));
  }
  const told = rows.map((row) => (row.left.length > 0 ? rowOf(row, fullLine) : row));
  return withWhom(told, spare[0], draft);
}

/** "…; for renters" behind the shortest line that tells what the thing is or does. */
function withWhom(rows: readonly Row[], spare: Row | undefined, draft: Draft): string[] {
  const lines = rows.map(({ text }) => text);
  const whom = /: (.+)$/u.exec(spare?.text ?? '')?.[1];
  if (whom === undefined || draft.language.written !== 'en') return lines;
  const fitting = [...rows.keys()].filter(
    (at) =>
      ['features', 'size', 'audience'].includes(rows[at]!.key) &&
      countCharacters(lines[at]!) + countCharacters(whom) + '; for '.length <= fullLine,
  );
  const at = fitting.toSorted((one, other) => lines[one]!.length - lines[other]!.length)[0];
  if (at !== undefined) lines[at] = `${lines[at]}; for ${whom}`;
  return lines;
}
