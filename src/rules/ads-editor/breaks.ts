import { editorialFaults, type AdSurface } from '#rules/ads/editorial.ts';
import { adLimits, snippetHeaders, type AdLimitId } from '#rules/ads/limits.ts';
import { blockedBy } from '#rules/ads/negative-match.ts';
import { countText } from '#rules/text/count.ts';
import type { EditorCampaign, EditorSitelink, EditorSnippet, EditorTexts } from './campaign.ts';
import type { EditorRowKind } from './columns.ts';

/** A row that Google would refuse, or that works against its own campaign. */
export interface EditorBreak {
  kind: EditorRowKind;
  /** Ad group, asset group or the campaign itself. */
  where: string;
  /** What stands there; empty where something is missing. */
  text: string;
  /** What is wrong, one sentence. */
  sentence: string;
}

type Found = Omit<EditorBreak, 'kind' | 'where'>;

/** Google's words for the things that are counted. */
const counted: Partial<Record<AdLimitId, string>> = {
  headline: 'A headline',
  description: 'A description',
  longHeadline: 'A long headline',
  businessName: 'A business name',
  path: 'A path',
  sitelinkText: 'A sitelink’s text',
  sitelinkLine: 'A line of a sitelink',
  callout: 'A callout',
  snippetValue: 'A value of a structured snippet',
  keyword: 'A keyword',
};

/** Texts that are longer than their limit. */
function tooLong(texts: readonly string[], id: AdLimitId): Found[] {
  const { max, unit } = adLimits[id];
  return texts.flatMap((text) => {
    const length = countText(text, unit);
    return length <= max
      ? []
      : [{ text, sentence: `${counted[id]} takes ${max} ${unitWords[unit]}; this one has ${length}.` }];
  });
}

const unitWords: Record<string, string> = { width: 'width units', characters: 'characters', words: 'words' };

/** Texts that Google’s editorial rules refuse. Capitals are left alone: they may be the advertiser’s own name. */
function unfit(texts: readonly string[], surface: AdSurface): Found[] {
  return texts.flatMap((text) =>
    editorialFaults(text, surface, { ownNames: [], competitors: [] })
      .filter(({ rule }) => rule !== 'capitals')
      .map(({ sentence }) => ({ text, sentence })),
  );
}

function wrongCount(
  what: string,
  count: number,
  id: 'headlines' | 'descriptions' | 'snippetValues',
): Found[] {
  const { min = 0, max } = adLimits[id];
  if (count >= min && count <= max) return [];
  return [{ text: '', sentence: `${what}: ${count}, where Google asks for ${min} to ${max}.` }];
}

function repeated(texts: readonly string[]): Found[] {
  const seen = new Set<string>();
  return texts.flatMap((text) => {
    const key = text.toLowerCase();
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ text, sentence: 'The same text stands twice.' }];
  });
}

function ofTexts({ headlines, descriptions, path1, path2, finalUrl }: EditorTexts): Found[] {
  return [
    ...wrongCount('Headlines', headlines.length, 'headlines'),
    ...wrongCount('Descriptions', descriptions.length, 'descriptions'),
    ...tooLong(headlines, 'headline'),
    ...tooLong(descriptions, 'description'),
    ...repeated([...headlines, ...descriptions]),
    ...unfit(headlines, 'headline'),
    ...unfit(descriptions, 'description'),
    ...tooLong([path1, path2], 'path'),
    ...(path1 === '' && path2 !== '' ? [{ text: path2, sentence: 'Path 2 needs a path 1 before it.' }] : []),
    ...(finalUrl === '' ? [{ text: '', sentence: 'The final URL is missing.' }] : []),
  ];
}

function ofSitelink({ text, description1, description2, finalUrl }: EditorSitelink): Found[] {
  return [
    ...tooLong([text], 'sitelinkText'),
    ...tooLong([description1, description2], 'sitelinkLine'),
    ...unfit([text, description1, description2], 'sitelink'),
    ...((description1 === '') === (description2 === '')
      ? []
      : [{ text, sentence: 'A sitelink has both lines of its description or neither.' }]),
    ...(finalUrl === '' ? [{ text, sentence: 'The final URL is missing.' }] : []),
  ];
}

function ofSnippet({ language, header, values }: EditorSnippet): Found[] {
  const known = snippetHeaders.some((name) => name.toLowerCase() === header.toLowerCase());
  return [
    ...(known || (language !== '' && language.toLowerCase() !== 'english') || header === 'Services'
      ? []
      : [{ text: header, sentence: 'This is none of Google’s headers.' }]),
    ...wrongCount('Values', values.length, 'snippetValues'),
    ...tooLong(values, 'snippetValue'),
    ...repeated(values),
    ...unfit(values, 'snippet'),
  ];
}

const ofKeywords = (texts: readonly string[]): Found[] => [
  ...tooLong(texts, 'keyword'),
  ...texts
    .filter((text) => countText(text, 'words') > adLimits.keywordWords.max)
    .map((text) => ({ text, sentence: `A keyword takes ${adLimits.keywordWords.max} words.` })),
];

/** Every row of a campaign that breaks a limit or a rule of Google Ads, in the order of the files. */
export function editorBreaks(campaign: EditorCampaign): EditorBreak[] {
  const { adGroups, name } = campaign;
  const own = adGroups.flatMap((group) => group.keywords.map(({ text }) => text));
  const at = (kind: EditorRowKind, where: string, found: readonly Found[]): EditorBreak[] =>
    found.map((entry) => ({ kind, where, ...entry }));
  const blocking = (negatives: EditorCampaign['negatives'], keywords: readonly string[]): Found[] =>
    negatives.flatMap((negative) => {
      const [first] = blockedBy(negative, keywords);
      return first === undefined
        ? []
        : [{ text: negative.text, sentence: `This negative blocks the campaign’s own keyword “${first}”.` }];
    });
  return [
    ...(campaign.type !== '' && (campaign.dailyBudget ?? 0) <= 0
      ? at('campaigns', name, [{ text: '', sentence: 'The daily budget has to be above 0.' }])
      : []),
    ...adGroups.flatMap((group) =>
      at('keywords', group.name, ofKeywords(group.keywords.map(({ text }) => text))),
    ),
    ...at('negatives', name, blocking(campaign.negatives, own)),
    ...adGroups.flatMap((group) =>
      at(
        'negatives',
        group.name,
        blocking(
          group.negatives,
          group.keywords.map(({ text }) => text),
        ),
      ),
    ),
    ...adGroups.flatMap((group) => group.ads.flatMap((ad) => at('ads', group.name, ofTexts(ad)))),
    ...campaign.assetGroups.flatMap((group) =>
      at('assetGroups', group.name, [
        ...ofTexts({ ...group, descriptions: group.descriptions.slice(0, adLimits.descriptions.max) }),
        ...tooLong(group.longHeadlines, 'longHeadline'),
        ...tooLong([group.businessName], 'businessName'),
      ]),
    ),
    ...campaign.sitelinks.flatMap((link) => at('sitelinks', name, ofSitelink(link))),
    ...at('callouts', name, [
      ...tooLong(campaign.callouts, 'callout'),
      ...repeated(campaign.callouts),
      ...unfit(campaign.callouts, 'callout'),
    ]),
    ...campaign.snippets.flatMap((snippet) => at('snippets', name, ofSnippet(snippet))),
  ];
}
