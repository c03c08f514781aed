import { adLimits } from '#rules/ads/limits.ts';
import { editorialFaults, type AdSurface } from '#rules/ads/editorial.ts';
import { standsBeside, type PairContext } from '#rules/ads/pairs.ts';
import { unbackedClaims } from '#rules/ledger/claims.ts';
import { endsOpen } from '#rules/fit/open-ends.ts';
import { countWidth } from '#rules/text/count.ts';
import { tokensOf } from '#rules/text/words.ts';
import type { AdsBrief } from './brief.ts';
import { shortName } from './themes.ts';

/** Why a text cannot be used, for the repair request to a model; null when it can. */
export function refusalOf(text: string, surface: AdSurface, max: number, brief: AdsBrief): string | null {
  let known = refusals.get(brief);
  if (known === undefined) refusals.set(brief, (known = new Map()));
  const key = `${surface} ${max} ${text}`;
  let refusal = known.get(key);
  if (refusal === undefined) known.set(key, (refusal = findRefusal(text, surface, max, brief)));
  return refusal;
}

/** Groups, callouts and the score ask about the same texts. */
const refusals = new WeakMap<AdsBrief, Map<string, string | null>>();

function findRefusal(text: string, surface: AdSurface, max: number, brief: AdsBrief): string | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return 'It is empty.';
  const width = countWidth(text);
  if (width > max) return `It has ${width} units, at most ${max} are allowed.`;
  const [fault] = editorialFaults(text, surface, {
    ownNames: ownNames(brief),
    competitors: brief.competitors,
  });
  if (fault !== undefined) return `${fault.sentence} Found: ${fault.found}`;
  const claims = unbackedClaims(text, brief.ledger).filter(
    (claim) =>
      !isFrenchThis(claim.text) &&
      (claim.kind !== 'place' || !isOwnPlace(text, brief)) &&
      (claim.kind !== 'medical' || !isOwnTreatment(text, claim.text, brief)),
  );
  if (claims[0] !== undefined) return `Nothing in the facts says “${claims[0].text}”.`;
  return surface !== 'path' && endsOpen(text) ? 'It breaks off.' : null;
}

/** French "ce" reads like the mark CE, which is written in capitals. */
function isFrenchThis(claim: string): boolean {
  return claim === 'ce';
}

/** "Skin cancer screening" is what a practice does; only as its service says it, never as what is healed. */
function isOwnTreatment(
  text: string,
  claim: string,
  { businessType, services, language }: AdsBrief,
): boolean {
  if (businessType !== 'healthcare') return false;
  const said = text.toLowerCase();
  return services.some(({ name }) =>
    [
      name,
      shortName(name, adLimits.headline.max, language.written),
      shortName(name, adLimits.callout.max, language.written),
    ].some((own) => own.toLowerCase().includes(claim.toLowerCase()) && said.includes(own.toLowerCase())),
  );
}

function ownNames(brief: AdsBrief): string[] {
  return [brief.businessName, brief.location, ...brief.services.map(({ name }) => name)];
}

function isOwnPlace(text: string, { location }: AdsBrief): boolean {
  const own = new Set(tokensOf(location).map(({ stem }) => stem));
  return tokensOf(text).some(({ stem }) => own.has(stem));
}

/** What the pair check has to know of an ad group. */
export function pairContext(head: string, brief: AdsBrief): PairContext {
  return {
    language: brief.language.written,
    theme: head,
    businessName: brief.businessName,
    place: brief.place,
  };
}

/**
 * Takes candidates in their order as long as any two of what was taken can stand side by side. Those that break a rule
 * are passed over.
 */
export function takeTogether<Candidate extends { text: string }>(
  candidates: readonly Candidate[],
  most: number,
  {
    surface,
    max,
    context,
    brief,
  }: { surface: AdSurface; max: number; context: PairContext; brief: AdsBrief },
): Candidate[] {
  const taken: Candidate[] = [];
  for (const candidate of candidates) {
    if (taken.length >= most) break;
    if (refusalOf(candidate.text, surface, max, brief) !== null) continue;
    if (
      standsBeside(
        candidate.text,
        taken.map(({ text }) => text),
        context,
      )
    )
      taken.push(candidate);
  }
  return taken;
}
