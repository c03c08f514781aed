import type { AdGroup, GoogleAdsCampaign } from '#contract/google-ads.ts';

/** Code points that East Asian fonts draw two columns wide (Unicode 16, EastAsianWidth W and F). */
function isWide(point: number): boolean {
  const ranges = [
    [0x1100, 0x115f],
    [0x2e80, 0x303e],
    [0x3041, 0xa4cf],
    [0xa960, 0xa97c],
    [0xac00, 0xd7a3],
    [0xf900, 0xfaff],
    [0xfe30, 0xfe6f],
    [0xff01, 0xff60],
    [0xffe0, 0xffe6],
    [0x1f300, 0x1faff],
    [0x20000, 0x3fffd],
  ] as const;
  return ranges.some(([from, to]) => point >= from && point <= to);
}

export function widthOf(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (isWide(character.codePointAt(0)!) ? 2 : 1), 0);
}

interface Asset {
  kind: string;
  text: string;
  most: number;
}

function assetsOfGroup({ ad }: AdGroup): Asset[] {
  return [
    ...ad.headlines.map(({ text }) => ({ kind: 'headline', text, most: 30 })),
    ...ad.descriptions.map(({ text }) => ({ kind: 'description', text, most: 90 })),
    ...ad.longHeadlines.map((text) => ({ kind: 'long headline', text, most: 90 })),
    ...[ad.path1, ad.path2].filter((text) => text !== '').map((text) => ({ kind: 'path', text, most: 15 })),
  ];
}

function sharedAssets({ adCopy }: GoogleAdsCampaign): Asset[] {
  return [
    ...adCopy.headlines.map((text) => ({ kind: 'headline', text, most: 30 })),
    ...adCopy.descriptions.map((text) => ({ kind: 'description', text, most: 90 })),
    ...adCopy.sitelinks.map(({ text }) => ({ kind: 'sitelink', text, most: 25 })),
    ...adCopy.sitelinks
      .flatMap(({ description, description2 }) => [description, description2])
      .filter((text) => text !== '')
      .map((text) => ({ kind: 'sitelink line', text, most: 35 })),
    ...adCopy.callouts.map((text) => ({ kind: 'callout', text, most: 25 })),
    ...adCopy.structuredSnippets.flatMap(({ values }) =>
      values.map((text) => ({ kind: 'snippet value', text, most: 25 })),
    ),
    { kind: 'business name', text: adCopy.businessName, most: 25 },
  ];
}

export function allAssets(campaign: GoogleAdsCampaign): Asset[] {
  return [...campaign.adGroups.flatMap(assetsOfGroup), ...sharedAssets(campaign)];
}
