import { adLimits } from '#rules/ads/limits.ts';
import { standsBeside } from '#rules/ads/pairs.ts';
import { detectLanguage } from '#rules/language/detect.ts';
import { fillerHits } from '#rules/ledger/filler.ts';
import { partsOf } from '#rules/text/words.ts';
import type { AdsBrief } from './brief.ts';
import { isPlainAdWord } from './plain-ad-words.ts';
import type { ProposedAd } from './campaign.ts';
import { pairContext, refusalOf } from './choose.ts';
import { isRefused } from './refused-phrases.ts';
import type { HeadlineCandidate } from './headlines.ts';
import type { Theme } from './themes.ts';

/** What of a proposal can be used, and why the rest cannot. */
export interface Accepted {
  ad: ProposedAd;
  reasons: string[];
}

/** Content words of a text that neither the brief says nor ads usually have, up to which it still keeps to the brief. */
const mostForeignWords = 1;
/** Words from which a joined text tells its language. */
const tellingWords = 12;

/** Takes the texts of a proposal that keep every rule and speak of the brief; the others are left out with the reason. */
export function acceptProposal(proposal: ProposedAd, theme: Theme, brief: AdsBrief): Accepted {
  const reasons: string[] = [];
  const context = pairContext(theme.head, brief);
  if (isForeign([...proposal.headlines.map(({ text }) => text), ...proposal.descriptions], brief)) {
    const ad = { headlines: [], descriptions: [], longHeadlines: [] };
    return { ad, reasons: [`It must be in the language “${brief.language.tag}”.`] };
  }
  const usable = (
    surface: 'headline' | 'description',
    max: number,
    text: string,
    before: readonly string[],
  ): boolean => {
    const why =
      refusalOf(text, surface, max, brief) ??
      besideThePoint(text, brief) ??
      (standsBeside(text, before, context)
        ? null
        : 'It repeats another text, or asks to act, names the place or a price once more.');
    if (why !== null) reasons.push(`${JSON.stringify(text.slice(0, 100))}: ${why}`);
    return why === null;
  };
  const headlines: HeadlineCandidate[] = [];
  for (const { text, role } of proposal.headlines) {
    const tidy = opened(text.trim());
    if (
      usable(
        'headline',
        adLimits.headline.max,
        tidy,
        headlines.map((known) => known.text),
      )
    )
      headlines.push({ text: tidy, role });
  }
  const take = (texts: readonly string[], surface: 'headline' | 'description', max: number): string[] => {
    const taken: string[] = [];
    for (const text of texts) if (usable(surface, max, text.trim(), taken)) taken.push(text.trim());
    return taken;
  };
  return {
    ad: {
      headlines,
      descriptions: take(proposal.descriptions, 'description', adLimits.description.max),
      longHeadlines: take(proposal.longHeadlines, 'headline', adLimits.longHeadline.max),
    },
    reasons,
  };
}

/** "boiler repair in Leeds" opens with a capital; "iPhone repair" as it is written. */
const opened = (text: string): string =>
  text.replace(/^\p{Ll}+(?![\p{L}\p{N}])/u, (word) => word.charAt(0).toUpperCase() + word.slice(1));

/** Why a text that breaks no rule still is none for this advertiser; null when it is. */
function besideThePoint(text: string, brief: AdsBrief): string | null {
  const { language, competitors, businessName, ledger } = brief;
  const filler = fillerHits(text, language.written);
  if (filler.length > 0) return `It says nothing: ${filler[0]}.`;
  if (isRefused(text, { language: language.written, competitors, businessName }))
    return 'It claims a rank, an effect or popularity.';
  if (language.written === 'other') return sharesWords(text, brief) ? null : 'It is about something else.';
  const foreign = partsOf(text).filter(
    ({ stem, small, text: word }) =>
      !small && !ledger.stems.has(stem) && !isPlainAdWord(word, language.written),
  );
  const content = partsOf(text).filter(({ small }) => !small);
  const most = Math.max(mostForeignWords, Math.floor(content.length * 0.25));
  return foreign.length <= most && (foreign.length < content.length || content.length === 0)
    ? null
    : `No fact speaks of “${foreign.map(({ text: word }) => word).join('”, “')}”.`;
}

/** Scripts without spaces are compared by pairs of characters. */
function sharesWords(text: string, { ledger }: AdsBrief): boolean {
  if (partsOf(text).some(({ stem }) => ledger.stems.has(stem))) return true;
  const known = ledger.sentences.map((sentence) => sentence.text).join('\n');
  const characters = Array.from(text).filter((character) => /[\p{L}\p{N}]/u.test(character));
  return characters.some(
    (character, index) => index > 0 && known.includes(characters[index - 1]! + character),
  );
}

function isForeign(texts: readonly string[], { language }: AdsBrief): boolean {
  const joined = texts.join('. ');
  if (new Set(partsOf(joined).map(({ stem }) => stem)).size < tellingWords) return false;
  const found = detectLanguage([joined], 'auto');
  return language.written === 'other' ? found.written === 'en' : found.written !== language.written;
}
