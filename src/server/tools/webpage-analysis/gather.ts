import type { WebpageForm } from '#contract/webpage-analysis.ts';
import { acceptImprovement } from '#rules/page/accept-improvement.ts';
import type { AnalysedPage, Improvement, PageDigest } from '#rules/page/analysis.ts';
import type { LinkAnswer } from '#rules/page/page-source.ts';
import { noModelNotice } from '#server/listing/notice.ts';
import { AppError } from '#server/errors.ts';
import { ModelError } from '#server/outside/model/port.ts';
import type { ToolContext } from '#server/tools/definition.ts';
import { sideBySide } from '#server/tools/side-by-side.ts';
import { improvementRequest, linkBounds, sourceOf } from './source.ts';

export interface GatheredPage {
  analysis: AnalysedPage;
  writer: 'model' | 'rules';
  notice: string | null;
}

/** Fetches a page with everything around it, and lets a thread of its own read and judge it. */
export async function gatherPage(form: WebpageForm, context: ToolContext): Promise<GatheredPage> {
  const source = await sourceOf(form, context);
  context.progress('Reading the page');
  const { signal, userId: owner } = context;
  const page = await context.services.reader.read(source, { owner, signal });
  try {
    const [links, { improvement, writer, notice }] = await Promise.all([
      source.answer === null ? null : askLinks(page.digest, context),
      improve(page.digest, context),
    ]);
    context.progress('Judging the page');
    return { analysis: await page.analyse(links, improvement), writer, notice };
  } finally {
    page.drop();
  }
}

/** Asks the page's links whether they answer, within bounds; those that were not reached in time stay unknown. */
async function askLinks({ links }: PageDigest, context: ToolContext): Promise<LinkAnswer[]> {
  const { pages } = context.services;
  const wanted = links.slice(0, linkBounds.most);
  if (wanted.length > 0) context.progress(`Asking ${wanted.length} of ${links.length} links`);
  const inTime = AbortSignal.any([context.signal, AbortSignal.timeout(linkBounds.milliseconds)]);
  const answers = await sideBySide(wanted, linkBounds.atOnce, async (url): Promise<LinkAnswer | null> => {
    if (inTime.aborted) return null;
    try {
      const status = await pages.checkLink(url, inTime);
      if (status.kind === 'failed')
        return { url, status: null, reason: new AppError(status.problem).message, redirectedTo: null };
      return {
        url,
        status: status.status,
        reason: null,
        redirectedTo: status.redirects > 0 ? status.finalUrl : null,
      };
    } catch (error) {
      context.signal.throwIfAborted();
      if (inTime.aborted) return null;
      throw error;
    }
  });
  return answers.filter((answer) => answer !== null);
}

/** A better head by the connected model as far as the page bears it out; by the rules otherwise. */
async function improve(
  digest: PageDigest,
  context: ToolContext,
): Promise<{ improvement: Improvement; writer: 'model' | 'rules'; notice: string | null }> {
  const { model } = context.services;
  const byRules = (notice: string) => ({ improvement: digest.improvement, writer: 'rules' as const, notice });
  if (digest.isError)
    return byRules('The address answers with an error, so there is no page to write a head for.');
  if (model === null) return byRules(noModelNotice);
  if (digest.text === '')
    return byRules('Written by rules, because the page has no text to ask the writing model about.');
  try {
    const { value } = await model.write({
      ...improvementRequest(digest),
      signal: context.signal,
      onWait: (seconds) => context.progress(`The writing model asks for a pause of ${seconds} s`),
    });
    const { improvement, taken } = acceptImprovement(digest, value);
    return taken
      ? { improvement, writer: 'model', notice: null }
      : byRules('Written by rules, because the page does not bear out what the writing model wrote.');
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
    context.log.warn(
      { model: model.name, reason: error.reason, err: error },
      'The model failed, the rules take over',
    );
    return byRules(`Written by rules, because ${error.sentencePart}.`);
  }
}
