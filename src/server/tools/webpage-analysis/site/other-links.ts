import type { OtherLink } from '#rules/page/site/site.ts';
import { AppError } from '#server/errors.ts';
import type { Services } from '#server/services.ts';
import { sideBySide } from '#server/tools/side-by-side.ts';
import { crawlBounds } from './bounds.ts';

/** Links asked between two writings of what is known. */
const atOnce = 6;

/**
 * Asks links to other sites and files that were not asked yet, and hands over everything known after each few.
 * @param known what a run before has asked
 */
export async function askOtherLinks(
  { pages }: Pick<Services, 'pages'>,
  urls: readonly string[],
  known: readonly OtherLink[],
  signal: AbortSignal,
  keep: (links: OtherLink[]) => Promise<void>,
): Promise<void> {
  const links = [...known];
  const asked = new Set(known.map(({ url }) => url));
  const wanted = [...new Set(urls)].slice(0, crawlBounds.otherLinks).filter((url) => !asked.has(url));
  for (let first = 0; first < wanted.length; first += atOnce) {
    signal.throwIfAborted();
    const some = wanted.slice(first, first + atOnce);
    links.push(
      ...(await sideBySide(some, atOnce, async (url): Promise<OtherLink> => {
        const answer = await pages.checkLink(url, signal);
        return answer.kind === 'answered'
          ? { url, status: answer.status, reason: null }
          : { url, status: null, reason: new AppError(answer.problem).message };
      })),
    );
    await keep(links);
  }
}
