import type { GoogleAdsForm } from '#contract/google-ads-form.ts';
import type { Writer } from '#contract/seo-content.ts';
import type { LandingRead } from '#rules/ads/landing.ts';
import { acceptProposal, type Accepted } from '#rules/writers/google-ads/accept-proposal.ts';
import { readAdsBrief, type AdsBrief } from '#rules/writers/google-ads/brief.ts';
import type { ProposedAd } from '#rules/writers/google-ads/campaign.ts';
import { themesOf, type Theme } from '#rules/writers/google-ads/themes.ts';
import { cleanInput, cleanString } from '#server/clean-input.ts';
import { AppError } from '#server/errors.ts';
import { noModelNotice } from '#server/listing/notice.ts';
import { ModelError, type TextModel } from '#server/outside/model/port.ts';
import { sourceWith } from '#server/page-reading/page-source.ts';
import type { ToolContext } from '#server/tools/definition.ts';
import { adsRequest, repairRequest, type AdsAnswer, type AdsRequest } from './source.ts';

export interface GatheredAds {
  brief: AdsBrief;
  landing: LandingRead;
  proposed: ReadonlyMap<number, ProposedAd>;
  writer: Writer;
  notices: string[];
}

/** Headlines and descriptions of a group below which the model is asked again. */
const enough = { headlines: 8, descriptions: 3 } as const;

/** Reads the page behind the ads and lets the model write, side by side. */
export async function gatherAds(form: GoogleAdsForm, context: ToolContext): Promise<GatheredAds> {
  const brief = readAdsBrief(form);
  const [landing, written] = await Promise.all([readLanding(form, context), writeAds(brief, context)]);
  return { brief, landing, ...written };
}

/** The page of the form's website. A page that cannot be read is told and stops nothing. */
async function readLanding({ website = '' }: GoogleAdsForm, context: ToolContext): Promise<LandingRead> {
  if (website === '') return { state: 'no_website' };
  const { services, signal } = context;
  context.progress('Reading your website');
  try {
    const fetched = await services.pages.fetchPage(website, { purpose: 'page', signal });
    if (fetched.status >= 400)
      return {
        state: 'failed',
        url: website,
        message: `The website answered with status ${fetched.status}.`,
      };
    const now = services.clock.now();
    const source = sourceWith(fetched, { robots: null, sitemap: null, llms: null }, now.getTime());
    const page = await services.reader.read(source, { owner: context.userId, signal });
    const { title, headings, text, links } = page.digest;
    page.drop();
    const host = new URL(fetched.finalUrl).hostname;
    const own = links.filter((link) => URL.parse(link)?.hostname === host).slice(0, 300);
    const read = {
      url: fetched.finalUrl,
      title,
      headings: headings.map((heading) => heading.replace(/^H\d /u, '')),
      text,
      links: own,
      readAt: now.toISOString(),
    };
    return { state: 'read', page: cleanInput(read) as typeof read };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    return { state: 'failed', url: website, message: error.message };
  }
}

interface Written {
  proposed: ReadonlyMap<number, ProposedAd>;
  writer: Writer;
  notices: string[];
}

/** Proposes ads by the connected model; what it cannot do is left to the rules and told. */
async function writeAds(brief: AdsBrief, context: ToolContext): Promise<Written> {
  const { model } = context.services;
  const byRules = (notice: string): Written => ({ proposed: new Map(), writer: 'rules', notices: [notice] });
  if (model === null) return byRules(noModelNotice);
  const { themes } = themesOf(brief);
  try {
    context.progress('Writing the ads');
    const accepted = acceptedOf(await ask(model, adsRequest(brief, themes), context), themes, brief);
    const proposed = await repaired(accepted, themes, brief, model, context);
    const used = [...proposed.values()].some(
      ({ headlines, descriptions }) => headlines.length + descriptions.length > 0,
    );
    if (!used) return byRules('Written by rules, because the writing model sent texts that cannot be used.');
    return { proposed, writer: 'model', notices: [] };
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

/** What of an answer can be used, for each group once. */
function acceptedOf(answer: AdsAnswer, themes: readonly Theme[], brief: AdsBrief): Map<number, Accepted> {
  const accepted = new Map<number, Accepted>();
  for (const { group, headlines, descriptions, longHeadlines } of answer.groups) {
    const theme = themes[group];
    if (theme === undefined || accepted.has(group)) continue;
    const proposal = {
      headlines: headlines.map(({ text, role }) => ({ text: cleanString(text), role })),
      descriptions: descriptions.map(cleanString),
      longHeadlines: longHeadlines.map(cleanString),
    };
    accepted.set(group, acceptProposal(proposal, theme, brief));
  }
  return accepted;
}

/** One more question for the groups with too few usable texts; when it fails, the rules fill up. */
async function repaired(
  accepted: ReadonlyMap<number, Accepted>,
  themes: readonly Theme[],
  brief: AdsBrief,
  model: TextModel,
  context: ToolContext,
): Promise<Map<number, ProposedAd>> {
  const proposed = new Map([...accepted].map(([group, { ad }]) => [group, ad]));
  const faults = themes.flatMap((theme, group) => {
    const { ad, reasons = [] } = accepted.get(group) ?? {};
    const isEnough =
      ad !== undefined &&
      ad.headlines.length >= Math.min(enough.headlines, 4 + brief.facts.length) &&
      ad.descriptions.length >= enough.descriptions;
    return isEnough
      ? []
      : [{ group, theme: theme.head, reasons: ad === undefined ? ['It is missing.'] : reasons }];
  });
  if (faults.length === 0) return proposed;
  context.progress(`Correcting ${faults.length === 1 ? 'one ad group' : `${faults.length} ad groups`}`);
  try {
    const again = acceptedOf(await ask(model, repairRequest(brief, themes, faults), context), themes, brief);
    for (const { group } of faults) {
      const better = again.get(group)?.ad;
      const before = proposed.get(group);
      if (better === undefined) continue;
      proposed.set(group, {
        headlines: [...(before?.headlines ?? []), ...better.headlines],
        descriptions: [...(before?.descriptions ?? []), ...better.descriptions],
        longHeadlines: [...(before?.longHeadlines ?? []), ...better.longHeadlines],
      });
    }
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
    context.log.warn(
      { model: model.name, reason: error.reason, err: error },
      'The model failed to correct itself',
    );
  }
  return proposed;
}

async function ask(model: TextModel, request: AdsRequest, context: ToolContext): Promise<AdsAnswer> {
  const from = performance.now();
  const { value, inputTokens, outputTokens, calls } = await model.write({
    ...request,
    signal: context.signal,
    onWait: (seconds) => context.progress(`The writing model asks for a pause of ${seconds} s`),
  });
  const milliseconds = Math.round(performance.now() - from);
  context.log.info(
    { model: model.name, purpose: request.purpose, inputTokens, outputTokens, calls, milliseconds },
    'The model answered',
  );
  return value;
}
