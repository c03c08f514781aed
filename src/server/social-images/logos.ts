import { AppError } from '#server/errors.ts';
import type { PageFetch } from '#server/outside/page-fetch/port.ts';
import type { LogoReader } from './logo-reading.ts';

/** Of a logo's file: more is no logo. */
const limits = {
  totalMs: 8_000,
  idleMs: 4_000,
  encodedBytes: 3_000_000,
  decodedBytes: 3_000_000,
  redirects: 5,
};
/** Logos of previews that are remembered, and for how long, in milliseconds. */
const remembered = 40;
const rememberedMs = 5 * 60_000;

export type LogoReading =
  | { state: 'read'; png: Uint8Array }
  /** It answered, with something that is no picture of ours to read. It will not be asked again. */
  | { state: 'no-picture'; because: string }
  | { state: 'unreachable'; because: string };

/** Logos that users name, fetched through the egress guard, bounded, and made small PNG files. Never fails. */
export function openLogos(pages: PageFetch, reader: Pick<LogoReader, 'readLogo'>) {
  const known = new Map<string, { reading: Promise<LogoReading>; until: number }>();

  async function read(url: string): Promise<LogoReading> {
    try {
      const answer = await pages.fetchPage(url, {
        purpose: 'image',
        signal: AbortSignal.timeout(limits.totalMs),
        limits,
      });
      if (answer.status >= 400)
        return { state: 'unreachable', because: `its address answers ${answer.status}` };
      if (answer.bodyTruncated) return { state: 'no-picture', because: 'its file is larger than 3 MB' };
      const png = await reader.readLogo(answer.body);
      return png
        ? { state: 'read', png }
        : { state: 'no-picture', because: 'its file is no PNG, JPEG, WebP or SVG that we can read' };
    } catch (error) {
      const because = error instanceof AppError ? error.message : 'its site does not answer';
      return { state: 'unreachable', because };
    }
  }

  return {
    read,
    /** As `read`, but asks a site once in five minutes: a preview is drawn with every change. */
    readRemembered(url: string): Promise<LogoReading> {
      const now = Date.now();
      const found = known.get(url);
      if (found && found.until > now) return found.reading;
      const reading = read(url);
      known.delete(url);
      known.set(url, { reading, until: now + rememberedMs });
      for (const key of known.keys()) {
        if (known.size <= remembered) break;
        known.delete(key);
      }
      return reading;
    },
  };
}
export type Logos = ReturnType<typeof openLogos>;
