import { createHash } from 'node:crypto';
import type { PictureFormat } from '#contract/social-picture.ts';
import type { Database } from '#server/database/database.ts';
import type { SocialImageRow } from '#server/database/schema/index.ts';
import { findSocialImage, keepLogo } from '#server/database/social-images.ts';
import type { PictureDrawer } from './drawing-thread.ts';
import type { Logos } from './logos.ts';

/** Bytes of drawn pictures that stay in memory; one has 10 to 120 kB. */
const keptBytes = 24_000_000;

export interface GivenPicture {
  png: Uint8Array;
  etag: string;
  /** False while the logo's site does not answer: the picture may still change once. */
  final: boolean;
}

/** Pictures that have an address, drawn when they are first asked for. Any machine draws the same. */
export function openGivenPictures(database: Database, drawer: PictureDrawer, logos: Logos) {
  const kept = new Map<string, GivenPicture>();
  const drawing = new Map<string, Promise<GivenPicture | null>>();
  let bytes = 0;

  async function draw(id: string, format: PictureFormat): Promise<GivenPicture | null> {
    const row = await findSocialImage(database.db, id);
    if (!row) return null;
    const { logo, final } = await logoOf(row);
    const { png } = await drawer.draw(row.picture, format, logo);
    const etag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`;
    return { png, etag, final };
  }

  /** The logo as it was when the picture was first drawn. */
  async function logoOf(row: SocialImageRow): Promise<{ logo: Uint8Array | null; final: boolean }> {
    const { logoUrl } = row.picture;
    if (row.logoState !== 'unread' || logoUrl === null) return { logo: row.logo, final: true };
    const reading = await logos.readRemembered(logoUrl);
    if (reading.state === 'unreachable') return { logo: null, final: false };
    const logo = reading.state === 'read' ? reading.png : null;
    await keepLogo(database.db, row.id, reading.state, logo);
    return { logo, final: true };
  }

  function keep(key: string, picture: GivenPicture): void {
    if (!picture.final) return;
    kept.set(key, picture);
    bytes += picture.png.length;
    for (const [oldest, { png }] of kept) {
      if (bytes <= keptBytes) break;
      kept.delete(oldest);
      bytes -= png.length;
    }
  }

  /** Null when no picture has this address. @throws AppError `busy` when too many are being drawn */
  return async function givenPicture(id: string, format: PictureFormat): Promise<GivenPicture | null> {
    const key = `${id} ${format}`;
    const found = kept.get(key);
    if (found) {
      // Moved to the end: what nobody asks for goes first.
      kept.delete(key);
      kept.set(key, found);
      return found;
    }
    const begun = drawing.get(key);
    if (begun) return begun;
    const work = draw(id, format).finally(() => drawing.delete(key));
    drawing.set(key, work);
    const picture = await work;
    if (picture) keep(key, picture);
    return picture;
  };
}
