import type { GoogleAdsCampaign } from '#contract/google-ads.ts';
import type { GoogleAdsFormInput } from '#contract/google-ads-form.ts';
import { fold } from './folded.ts';
import { allAssets } from './assets.ts';

/** Words that promise something; each has to stand in the brief, or its stem. */
const promises =
  /\b(free|licen[sc]ed|insured|certified|guarantee\w*|warrant\w*|award\w*|best|leading|number one|#1|cheap\w*|lowest|trusted|expert\w*|professional\w*|experienced|qualified|fast\w*|quick\w*|same-day|24\/7|emergency|discount\w*|off|affordable|rated|reviews?|family-owned|local\w*|organic|certificat\w*|kostenlos\w*|gratis|zertifiziert\w*|garantie\w*|günstig\w*|schnell\w*|beste\w*|erfahren\w*|meisterbetrieb|gratuit\w*|garanti\w*|agréé\w*|rapide\w*|meilleur\w*|expérimenté\w*|certificad\w*|garantía\w*|rápid\w*|mejor\w*|barat\w*|económic\w*|expert[oa]s?)\b/giu;

export function inventionFaults(campaign: GoogleAdsCampaign, form: GoogleAdsFormInput): string[] {
  const said = [
    form.businessName,
    form.primaryServices,
    form.uniqueSellingProposition,
    form.targetAudience,
    form.location,
    form.address,
    form.industry,
    form.seasonalConsiderations,
  ].join('\n');
  const folded = fold(said);
  const others = competitors(form);
  return allAssets(campaign).flatMap(({ kind, text }) => {
    const numbers = (text.match(/\d+(?:[.,]\d+)*/gu) ?? []).filter((number) => !said.includes(number));
    const claims = (text.match(promises) ?? []).filter((word) => !folded.includes(fold(word).slice(0, 6)));
    const named = others.filter((name) => ` ${fold(text)} `.includes(` ${fold(name)} `));
    return [...numbers, ...claims, ...named].map((word) => `“${word}” invented in ${kind}: ${text}`);
  });
}

/** Names that a golden brief marks in its notes on the competition: those with a capital inside or in quotation marks. */
function competitors({ competitorAnalysis = '' }: GoogleAdsFormInput): string[] {
  return competitorAnalysis.match(/\p{Lu}\p{Ll}+\p{Lu}\p{L}+/gu) ?? [];
}
