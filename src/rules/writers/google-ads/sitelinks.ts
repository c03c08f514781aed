import type { Sitelink } from '#contract/google-ads.ts';
import { adLimits } from '#rules/ads/limits.ts';
import { countWidth } from '#rules/text/count.ts';
import { stemsOf } from '#rules/text/words.ts';
import { headlineCase, innerCase, upperFirst } from './ad-text.ts';
import type { AdsBrief } from './brief.ts';
import { refusalOf } from './choose.ts';
import { standsAlone } from './fact-phrases.ts';
import { lexiconOf } from './lexicon/index.ts';
import { suits } from './rival-services.ts';
import { shortName, themeOf } from './themes.ts';

const text = adLimits.sitelinkText.max;
const line = adLimits.sitelinkLine.max;
/** Google advises four to six. */
const mostLinks = 6;
export const mostServiceLinks = 4;

interface Draft {
  text: string;
  lines: readonly string[];
}

/**
 * Sitelinks to pages that any such business has: its services, itself, the way to it. `pages` are addresses found on the
 * website; a link without one of them waits for its address. No line stands twice.
 */
export function sitelinksOf(brief: AdsBrief, pages: readonly string[]): Sitelink[] {
  const used = new Set<string>();
  const pagesUsed = new Set<string>();
  const links: Sitelink[] = [];
  for (const draft of draftsOf(brief)) {
    if (links.length >= mostLinks) break;
    const key = draft.text.toLowerCase();
    if (used.has(key) || refusalOf(draft.text, 'sitelink', text, brief) !== null) continue;
    used.add(key);
    const lines = draft.lines.filter(
      (entry) =>
        entry.toLowerCase() !== key &&
        !used.has(entry.toLowerCase()) &&
        refusalOf(entry, 'sitelink', line, brief) === null,
    );
    const [description = '', description2 = ''] = lines.length >= 2 ? lines : [];
    for (const entry of [description, description2]) if (entry !== '') used.add(entry.toLowerCase());
    const finalUrl = pageFor(draft.text, pages, pagesUsed);
    if (finalUrl !== null) pagesUsed.add(finalUrl);
    links.push({ text: draft.text, description, description2, finalUrl });
  }
  return links;
}

function draftsOf(brief: AdsBrief): Draft[] {
  const { written } = brief.language;
  const lexicon = lexiconOf(written);
  const told = brief.facts.filter(standsAlone).filter((fact) => countWidth(fact.text) <= line);
  const cased = (value: string): string => headlineCase(value, written);
  const services = brief.offered.slice(0, mostServiceLinks).map((service, index): Draft => {
    const theme = themeOf(service, brief);
    const { head } = theme;
    const facts = told.filter(suits(theme, brief)).map((fact) => fact.text);
    const own =
      lexicon === null
        ? [...new Set([...facts.slice(index * 2), ...facts])]
        : [
            ...(brief.place === '' ? [] : [lexicon.sitelinks.inPlace(upperFirst(head), brief.place)]),
            ...facts.slice(index, index + 1),
            // "More about sell tickets"
            (theme.isReadersDeed ? [] : [head, shortName(innerCase(service.name, written), text, written)])
              .map(lexicon.sitelinks.more)
              .find((more) => countWidth(more) <= line) ?? '',
            ...facts.slice(mostServiceLinks),
            ...lexicon.sitelinks.plainLines,
          ];
    return { text: cased(shortName(innerCase(service.name, written), text, written)), lines: own };
  });
  if (lexicon === null) return services;
  const words = lexicon.sitelinks;
  const about = words.about(brief.businessName);
  return [
    ...services,
    {
      text: words.contact,
      lines: [words.contactLine, brief.street === '' ? '' : lexicon.address(brief.street), words.contactMore],
    },
    {
      text: countWidth(about) <= text ? about : words.aboutUs,
      lines: [words.aboutLine, words.aboutMore],
    },
    { text: words.services, lines: [words.servicesLine, words.servicesMore] },
  ].map((draft) => ({ ...draft, lines: draft.lines.filter((entry) => entry !== '') }));
}

/** The page whose address says most of a link's words; null when none says half of them. */
function pageFor(title: string, pages: readonly string[], used: ReadonlySet<string>): string | null {
  const stems = new Set(stemsOf(title));
  if (stems.size === 0) return null;
  let best: { url: string; share: number } | null = null;
  for (const url of pages) {
    if (used.has(url)) continue;
    const path = new Set(stemsOf(pathWords(url)));
    if (path.size === 0) continue;
    const common = [...stems].filter((stem) => path.has(stem)).length;
    const share = common / stems.size;
    if (
      share > 0.5 &&
      (best === null || share > best.share || (share === best.share && url.length < best.url.length))
    )
      best = { url, share };
  }
  return best?.url ?? null;
}

/** Words of an address's path: "boiler repair" of `https://example.com/boiler-repair.html`. */
function pathWords(url: string): string {
  const path = /^https?:\/\/[^/]+(\/[^?#]*)/u.exec(url)?.[1] ?? '';
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // An address with a stray % is read as it stands.
  }
  return plain
    .replace(/\.(?:html?|php|aspx?)$/iu, '')
    .replace(/[/_+-]+/gu, ' ')
    .trim();
}
