import { adLimits } from '#rules/ads/limits.ts';
import { withoutOpenEnd } from '#rules/fit/open-ends.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { countWidth } from '#rules/text/count.ts';
import { stemsOf } from '#rules/text/words.ts';
import { lexiconOf } from './lexicon/index.ts';
import { headlineCase, innerCase, upperFirst } from './ad-text.ts';
import type { AdsBrief } from './brief.ts';
import type { Service } from './services.ts';

/** What one ad group is about. */
export interface Theme {
  service: Service;
  /** Name of the group. */
  name: string;
  /** As it stands inside a sentence. */
  head: string;
  /** As it stands in a headline, at most 30 units. */
  title: string;
  /** What keywords are built on, lower case: "divorce lawyer". */
  keyword: string;
  /** The same without the word for the trade: "divorce". */
  root: string;
}

/** Asset groups of Performance Max share one budget and one signal: few of them learn faster. */
const mostAssetGroups = 4;

/** The themes of a campaign: one for each service, in the advertiser's order, and the services that got none. */
export function themesOf(brief: AdsBrief): { themes: Theme[]; others: Service[] } {
  const most = brief.campaignType === 'performance_max' ? mostAssetGroups : adLimits.adGroups.max;
  const services = brief.services.slice(0, most);
  return { themes: services.map((service) => themeOf(service, brief)), others: brief.services.slice(most) };
}

export function themeOf(service: Service, { language: { written }, businessType }: AdsBrief): Theme {
  const head = innerCase(inTrade(service.name, businessType, written), written);
  return {
    service,
    name: upperFirst(service.name).slice(0, 120),
    head,
    title: headlineCase(shortName(head, adLimits.headline.max, written), written),
    keyword: keywordOf(
      isBareField(service.name, businessType, written)
        ? (lexiconOf(written)?.lawKeyword(service.name) ?? service.name)
        : service.name,
    ),
    root: keywordOf(service.name),
  };
}

const legalWords =
  /\b(?:law|lawyers?|attorneys?|solicitors?|legal|advice|counsel\w*|representation|services?|disputes?|claims?|drafting|review|planning|defen[cs]e|litigation|mediation|wills?|probate|contracts?|applications?|conveyancing|anw[aä]lt\w*|kanzlei|beratung|abogad\w+|asesor\w+|avocats?|conseil)\b/iu;

/** "Divorce" of a law firm is no service yet; "help with divorce" is. */
function inTrade(name: string, type: AdsBrief['businessType'], language: WrittenLanguage): string {
  if (!isBareField(name, type, language)) return name;
  return lexiconOf(language)?.lawHead(innerCase(name, language)) ?? name;
}

/** A field of law without a word for help: nobody searches "divorce" for a lawyer alone. */
function isBareField(name: string, type: AdsBrief['businessType'], language: WrittenLanguage): boolean {
  return type === 'legal' && language !== 'other' && !legalWords.test(name);
}

/** Lower case, without marks that Google leaves out of keywords. */
export function keywordOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’]/gu, "'")
    .replace(/[^\p{L}\p{M}\p{N}&'.+/ -]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.'+/-]+|[\s.'+/-]+$/gu, '');
}

/**
 * A name inside a width: cut at a joint, else in English its last words (they carry the meaning), elsewhere its first.
 */
export function shortName(name: string, max: number, language: WrittenLanguage): string {
  if (countWidth(name) <= max) return name;
  // "Rénovation de salle" of "… de salle de bains" would be another thing.
  const [core = ''] = name.split(/\s(?:de|del|du|des|en|para|pour|à|au)\s|\sd['’]/iu);
  if ((language === 'es' || language === 'fr') && core !== name && countWidth(core) <= max) return core;
  const joints = name.split(/\s(?:and|&|for|with|of|und|für|mit|von|y|para|con|et|pour|avec|\/)\s/iu);
  const first = joints[0]!.trim();
  if (joints.length > 1 && countWidth(first) <= max && stemsOf(first).length > 0 && !/\sof\s/u.test(name))
    return first;
  const words = (joints.length > 1 ? first : name).split(' ');
  while (words.length > 1 && countWidth(words.join(' ')) > max) {
    if (language === 'en') words.shift();
    else words.pop();
  }
  return withoutOpenEnd(words.join(' '));
}
