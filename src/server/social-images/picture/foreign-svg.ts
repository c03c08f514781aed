/** Characters of a drawing without its pictures. Logos that people use have 1 to 60 kB. */
const longestDrawing = 300_000;

/**
 * An attribute whose name ends in `href`, whatever stands before the colon: the prefix of a namespace may be any XML
 * name, and the renderer opens the file that such an attribute names.
 */
const reference = /(\s[^\s"'<>=/]*href\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;
/** What none may be left of, whatever the pattern above took for an attribute. */
const otherReference = /href\s*=\s*["'](?!#|data:image\/(?:png|jpeg);base64,)/i;
const dataPicture = /^\s*data:image\/(png|jpe?g)\s*;\s*base64\s*,/i;

/**
 * A stranger's drawing as it may be given to the renderer: it names nothing but its own parts, and brings no scripts
 * and no declarations that unfold. Pictures inside it are written anew from the bytes that were checked, so that no
 * second reading of the same text finds another picture.
 *
 * @param mayBring whether a PNG or JPEG file may be decoded; asked for each one
 * @returns null when it is no drawing, or brings what none may bring
 */
export function guardedSvg(text: string, mayBring: (file: Buffer) => boolean): string | null {
  if (!/<svg[\s>]/i.test(text.slice(0, 4_000))) return null;
  let pictures = 0;
  let refused = false;
  const svg = text
    .replace(/<!DOCTYPE[^>[]*>/i, '')
    .replace(reference, (_, name: string, double?: string, single?: string) => {
      const target = double ?? single ?? '';
      if (/^#[^"'<>&]*$/.test(target)) return `${name}"${target}"`;
      const head = dataPicture.exec(target);
      if (!head) return ' ';
      const file = Buffer.from(target.slice(head[0].length), 'base64');
      if (!mayBring(file)) refused = true;
      const type = head[1]?.toLowerCase() === 'png' ? 'png' : 'jpeg';
      const written = `${name}"data:image/${type};base64,${file.toString('base64')}"`;
      pictures += written.length;
      return written;
    });
  if (refused || svg.length - pictures > longestDrawing) return null;
  const brings =
    otherReference.test(svg) || /<!(?:DOCTYPE|ENTITY)|<[^\s<>]*(?:script|foreignObject)/i.test(svg);
  return brings ? null : svg;
}
