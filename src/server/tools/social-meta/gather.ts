import { randomBytes } from 'node:crypto';
import type { SocialMetaForm } from '#contract/social-meta.ts';
import type { SocialImageReading, SocialPageReading } from '#contract/social-page.ts';
import { imageReading, type ImageFile } from '#rules/social-meta/page/image-file.ts';
import { readingOf } from '#rules/social-meta/page/page-cards.ts';
import type { SocialPage } from '#rules/social-meta/page/social-page.ts';
import { socialBrief, type SocialBrief } from '#rules/social-meta/social-brief.ts';
import { AppError } from '#server/errors.ts';
import { readImageFile } from '#server/page-reading/image-file.ts';
import { sourceWith } from '#server/page-reading/page-source.ts';
import type { ToolContext } from '#server/tools/definition.ts';
import { sideBySide } from '#server/tools/side-by-side.ts';
import { imageBounds } from './source.ts';
import { writeCards, type WrittenCards } from './write.ts';

export interface GatheredSocial {
  brief: SocialBrief;
  page: SocialPageReading;
  logo: SocialImageReading | null;
  written: WrittenCards;
  pictureId: string;
  publicUrl: string;
  notices: string[];
}

/** Reads the page and its pictures as the networks would, and has the cards written. */
export async function gatherSocial(form: SocialMetaForm, context: ToolContext): Promise<GatheredSocial> {
  const read = await readPage(form, context);
  const files = await askImages(addressesOf(form, read.page), context);
  const page: SocialPageReading =
    read.page === null ? { state: 'unread', message: read.problem } : readingOf(read.page, files);
  context.partial({ state: 'page', page });
  context.progress('Writing the cards');
  const brief = socialBrief(form, read.page);
  const written = await writeCards(brief, context);
  const { PUBLIC_URL: publicUrl } = context.services.env;
  const notices = [
    ...(page.state === 'unread'
      ? [`The page could not be read, so the texts rest on your form alone. ${page.message}`]
      : []),
    ...(written.notice === null ? [] : [written.notice]),
    ...(isPublic(publicUrl)
      ? []
      : [
          'Drawn pictures have an address on this machine, which no network reaches: download the picture and put it on your own site.',
        ]),
  ];
  return {
    brief,
    page,
    logo: logoOf(form, files),
    written,
    pictureId: randomBytes(18).toString('base64url'),
    publicUrl,
    notices,
  };
}

type ReadPage = { page: SocialPage } | { page: null; problem: string };

/** The page, or why it could not be read: the form alone is enough to write from. */
async function readPage(
  { url }: SocialMetaForm,
  context: ToolContext,
): Promise<ReadPage & { problem: string }> {
  const { pages, reader, clock } = context.services;
  try {
    context.progress('Fetching the page');
    const fetched = await pages.fetchPage(url, { purpose: 'page', signal: context.signal });
    if (fetched.status >= 400)
      return { page: null, problem: `The website answered with status ${fetched.status}.` };
    context.progress('Reading the page');
    const nothingBeside = { robots: null, sitemap: null, llms: null };
    const source = sourceWith(fetched, nothingBeside, clock.now().getTime());
    return {
      page: await reader.readSocial(source, { owner: context.userId, signal: context.signal }),
      problem: '',
    };
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    return { page: null, problem: error.message };
  }
}

function addressesOf({ logoUrl }: SocialMetaForm, page: SocialPage | null): string[] {
  const named = page?.images.flatMap(({ url }) => (url === null ? [] : [url])) ?? [];
  const logo = logoUrl === undefined || logoUrl === '' ? [] : [new URL(logoUrl).href];
  return [...new Set([...logo, ...named])].slice(0, imageBounds.most);
}

async function askImages(
  addresses: readonly string[],
  context: ToolContext,
): Promise<Map<string, ImageFile>> {
  if (addresses.length > 0)
    context.progress(
      addresses.length === 1 ? 'Asking for the picture' : `Asking for ${addresses.length} pictures`,
    );
  const { pages } = context.services;
  const files = await sideBySide(addresses, imageBounds.atOnce, (url) =>
    readImageFile(pages, url, context.signal),
  );
  return new Map(addresses.map((address, index) => [address, files[index] ?? { state: 'unchecked' }]));
}

function logoOf(
  { logoUrl }: SocialMetaForm,
  files: ReadonlyMap<string, ImageFile>,
): SocialImageReading | null {
  if (logoUrl === undefined || logoUrl === '') return null;
  const url = new URL(logoUrl).href;
  const tag = {
    name: 'og:image' as const,
    given: logoUrl,
    url,
    width: null,
    height: null,
    alt: null,
    problems: [],
  };
  return imageReading(tag, files.get(url) ?? { state: 'unchecked' });
}

/** Whether networks can fetch from this origin. */
function isPublic(origin: string): boolean {
  const url = new URL(origin);
  return url.protocol === 'https:' && url.hostname !== 'localhost';
}
