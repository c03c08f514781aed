const worksIn =
  /\b(?:home|studio|workshop|shop|store|kitchen|garage|shed|farm|bakery|pottery|based|living|lives?|born|county) (?:in )?$/u;
const longestBefore = 14;

/** "At home in Cork", "studio in Orange": where somebody works, by its capital, is no stuff and no colour. English. */
export function isWorkplace(text: string, start: number): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2))) return false;
  const before = text.slice(Math.max(0, start - longestBefore), start);
  return worksIn.test(before.replace(/County /u, 'county '));
}
