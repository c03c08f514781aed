/** A text with at most so many UTF-16 units, cut at a whole character and with an ellipsis in place of what is gone. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
