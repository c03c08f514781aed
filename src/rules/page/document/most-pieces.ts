/**
 * Elements, attributes and comments together that a page may have. The largest page known here, the whole
 * documentation of Node.js in one file (8.4 MB), has 294,000; a page of a shop has some thousands. Texts need no
 * bound of their own: between two of them stands one of these. Without a bound 5 MB of markup take more than a
 * gigabyte, since formatting that is never closed is opened again in each paragraph.
 */
export const mostPieces = 300_000;

/** The page is refused: there is more of it than is read. */
export class TooManyPieces extends Error {}

/** @throws TooManyPieces */
export function refuseTooMany(pieces: number): void {
  if (pieces > mostPieces)
    throw new TooManyPieces(`More than ${mostPieces} elements, attributes and comments.`);
}
