/** Signs around a heading. What closes a sentence or a bracket is none, nor is what denies: "✘ Mikrowelle". */
export const marksBefore =
  /^[^\p{L}\p{N}\s"“”„'’‘«»()[\]{}<>¡!¿?.,;:/\\%€$£&@#+✘✗✖❌✕-]{1,4}\s*(?=[\p{L}¿])/u;
const marksBehind = /\s{0,3}[^\p{L}\p{N}\s"“”'’‘«»()[\]{}<>¡!¿?.,;:/\\%€$£&@#+-]{1,4}$/u;
const mostWords = 8;
const longest = 60;

/** A line without the signs around it and its colon: "✦ MATERIAL ✦"; empty where it is too long to head anything. */
export function bareHeading(line: string): string {
  const bare = line
    .trim()
    .replace(marksBefore, '')
    .replace(marksBehind, '')
    .replace(/\s?[:：]$/u, '')
    .trim();
  return bare.length > longest || bare.split(/\s+/u).length > mostWords ? '' : bare;
}

/** "FORMATS FOURNIS" as it opens a line. */
export const asLabel = (heading: string): string =>
  heading.charAt(0).toUpperCase() + heading.slice(1).toLowerCase();
