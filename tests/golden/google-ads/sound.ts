import { expect } from 'vitest';
import type { GoogleAdsCampaign } from '#contract/google-ads.ts';
import type { GoogleAdsFormInput } from '#contract/google-ads-form.ts';
import { allAssets, widthOf } from './assets.ts';
import { inventionFaults } from './invented.ts';
import { moneyFaults, negativeFaults } from './reckoned.ts';
import { fold } from './folded.ts';

/**
 * Judges a campaign by what the issue asks for, with its own arithmetic and its own words: nothing here is taken from
 * the rules that wrote it.
 */
export function expectSoundCampaign(campaign: GoogleAdsCampaign, form: GoogleAdsFormInput): void {
  expect(faultsOf(campaign, form)).toEqual([]);
}

/** Everything that is wrong, each with the text it is about; empty for a sound campaign. */
export function faultsOf(campaign: GoogleAdsCampaign, form: GoogleAdsFormInput): string[] {
  return [
    ...limitFaults(campaign),
    ...editorialFaults(campaign, form),
    ...duplicateFaults(campaign),
    ...pairFaults(campaign),
    ...negativeFaults(campaign),
    ...moneyFaults(campaign, form),
    ...inventionFaults(campaign, form),
    ...shapeFaults(campaign, form),
  ];
}

function limitFaults(campaign: GoogleAdsCampaign): string[] {
  const faults = allAssets(campaign).flatMap(({ kind, text, most }) => {
    if (text.trim() === '' && kind !== 'business name') return [`empty ${kind}`];
    return widthOf(text) > most ? [`${kind} of ${widthOf(text)}: ${text}`] : [];
  });
  for (const { name, ad, keywords } of campaign.adGroups) {
    if (ad.headlines.length < 3 || ad.headlines.length > 15)
      faults.push(`${ad.headlines.length} headlines: ${name}`);
    if (ad.descriptions.length < 2 || ad.descriptions.length > 4)
      faults.push(`${ad.descriptions.length} descriptions: ${name}`);
    // Google refuses the asset group otherwise.
    if (
      campaign.campaignType === 'performance_max' &&
      !ad.descriptions.some(({ text }) => widthOf(text) <= 60)
    )
      faults.push(`no description of 60: ${name}`);
    if (ad.longHeadlines.length > 5) faults.push(`long headlines: ${name}`);
    if (ad.path1 === '' && ad.path2 !== '') faults.push(`second path alone: ${name}`);
    for (const keyword of keywords)
      if (Array.from(keyword).length > 80 || keyword.split(' ').length > 10)
        faults.push(`keyword: ${keyword}`);
  }
  for (const { description, description2 } of campaign.adCopy.sitelinks)
    if ((description === '') !== (description2 === '')) faults.push(`one sitelink line: ${description}`);
  for (const { values, header } of campaign.adCopy.structuredSnippets) {
    if (values.length < 3 || values.length > 10) faults.push(`${values.length} snippet values`);
    if (!officialHeaders.includes(header)) faults.push(`snippet header: ${header}`);
  }
  if (campaign.adCopy.sitelinks.length > 20 || campaign.adCopy.callouts.length > 20) faults.push('too many');
  return faults;
}

const officialHeaders =
  'Amenities, Brands, Courses, Degree programs, Destinations, Featured hotels, Insurance coverage, Models, Neighborhoods, Service catalog, Shows, Styles, Types'.split(
    ', ',
  );

const notShouted =
  /^(?:HVAC|LED|USA|UK|UAE|NYC|TV|SEO|GPS|MOT|TÜV|KFZ|BMW|CPA|LLC|ADHD|MRI|DNA|DIY|VAT|B2B|HIIT|TIG|MIG|AC|PC|IT|PPF|RV|ABS|GOTS|ISO|PADI|NDIS|ITV|CNC|SUV|IELTS|TOEFL|SAT|ACT|GCSE|GRE|IBC|FAQ|PVC|UPVC|DELE|DELF|EPS|ECO|FSC|CAD|3D|RGE|BBQ|VIP|IVA|IRPF|GmbH)$/u;
const loud =
  /^(?:FREE|BEST|NOW|SALE|SAVE|HOT|TOP|CALL|BUY|NEW|ONLY|GRATIS|JETZT|AKTION|OFERTA|GRATUIT|PROMO)$/u;

function editorialFaults(campaign: GoogleAdsCampaign, { businessName }: GoogleAdsFormInput): string[] {
  return allAssets(campaign).flatMap(({ kind, text }) => {
    const faults: string[] = [];
    const says = (rule: string, broken: boolean): void => {
      if (broken) faults.push(`${rule} in ${kind}: ${text}`);
    };
    if (kind === 'business name') return faults;
    const own = text.replaceAll(businessName.trim(), '');
    says('exclamation', /[!！¡]/u.test(own));
    says('repeated punctuation', /([!?.,;:，。！？])\s*\1/u.test(own));
    says('emoji', /(?![\d#*©®™])\p{Extended_Pictographic}/u.test(own));
    says('symbol', /[•·|★☆✓✔→←►~^*_=<>{}[\]\\@#…]/u.test(own));
    says('phone number', /(?:\+?\d[\s().-]?){7,}/u.test(own.replace(/\d{1,3}(?:[.,\s]\d{3})+/gu, '')));
    says(
      'click here',
      /click here|hier klicken|klicken sie hier|haga clic|haz clic|cliquez ici|クリックはこちら/iu.test(own),
    );
    says('double space', / {2}|^\s|\s$|\s[.,;](?!\d)/u.test(text) && kind !== 'path');
    says('same word twice', /(?<![\p{L}])(\p{L}{3,})\s+\1(?!\p{L})/iu.test(own));
    says('web address', /https?:|www\.|\S@\S/iu.test(own));
    says('markup', /&(?:amp|lt|gt|nbsp);|<\/?\p{L}/u.test(own));
    const words = own.match(/\p{Lu}{3,}/gu) ?? [];
    says(
      'capitals',
      words.some((word) => loud.test(word) || (word.length > 5 && !notShouted.test(word))),
    );
    says(
      'open end',
      kind !== 'path' &&
        /(?:^|\s)(?:and|or|with|for|the|of|to|in|at|und|oder|mit|für|von|der|die|das|y|con|para|de|et|avec|pour|le|la|les|des)[.]?$/iu.test(
          text,
        ) &&
        widthOf(text) > 12,
    );
    says('bracket', (own.match(/[([]/gu) ?? []).length !== (own.match(/[)\]]/gu) ?? []).length);
    return faults;
  });
}

function twice(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = fold(text) || text;
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}

function duplicateFaults({ adGroups, adCopy, negatives, targetKeywords }: GoogleAdsCampaign): string[] {
  const lists: [string, string[]][] = [
    ...adGroups.flatMap(({ name, ad, keywords, keywordTargets }): [string, string[]][] => [
      [`headline of ${name}`, ad.headlines.map(({ text }) => text)],
      [`description of ${name}`, [...ad.descriptions.map(({ text }) => text), ...ad.longHeadlines]],
      [`keyword of ${name}`, keywords],
      [`target of ${name}`, keywordTargets.map(({ text, match }) => `${text} ${match}`)],
    ]),
    ['ad group', adGroups.map(({ name }) => name)],
    ['sitelink', adCopy.sitelinks.map(({ text }) => text)],
    [
      'sitelink line',
      adCopy.sitelinks.flatMap((link) => [link.description, link.description2]).filter((text) => text !== ''),
    ],
    ['callout', adCopy.callouts],
    ['snippet value', adCopy.structuredSnippets.flatMap(({ values }) => values)],
    ['negative', negatives.map(({ text, match }) => `${text} ${match}`)],
    ['target keyword', targetKeywords],
  ];
  return lists.flatMap(([name, texts]) => twice(texts).map((text) => `${name} twice: ${text}`));
}

const asks = /[?？؟]\s*$/u;
const money = /[$€£]\s?\d|\d\s?[€£$]/u;
const acts =
  /^(?:call|book|get|ask|request|visit|shop|order|talk|contact|see|plan|come|tell|buy|join|rufen|pida|llame|venga|vea|cuéntenos|escríbanos|hable|demandez|prenez|appelez|venez|voyez|contactez|parlez|jetzt)\b|(?:vereinbaren|anfragen|ansehen|anrufen|sprechen|fragen|planen)$/iu;

function pairFaults({ adGroups }: GoogleAdsCampaign): string[] {
  return adGroups.flatMap(({ name, theme, ad }) => {
    const faults: string[] = [];
    const themeWords = new Set(fold(theme).split(' '));
    const headlines = ad.headlines.map(({ text }) => text);
    headlines.forEach((first, index) => {
      for (const second of headlines.slice(index + 1)) {
        const pair = `${name}: ${first} + ${second}`;
        if (acts.test(first) && acts.test(second)) faults.push(`two calls: ${pair}`);
        if (asks.test(first) && asks.test(second)) faults.push(`two questions: ${pair}`);
        if (money.test(first) && money.test(second)) faults.push(`two prices: ${pair}`);
        const own = (text: string): string[] =>
          fold(text)
            .split(' ')
            .filter(
              (word) =>
                word.length > 3 &&
                !themeWords.has(word) &&
                !/^(?:your|with|from|ihre[nr]?|votre|para|pour)$/u.test(word),
            );
        const [a, b] = [own(first), own(second)];
        const common = a.filter((word) => b.includes(word)).length;
        const less = Math.min(a.length, b.length);
        if (less > 1 && common / less > 0.6) faults.push(`repeat: ${pair}`);
      }
    });
    return faults;
  });
}

function shapeFaults(campaign: GoogleAdsCampaign, form: GoogleAdsFormInput): string[] {
  const faults: string[] = [];
  const written = ['en', 'es', 'de', 'fr'].includes(campaign.language);
  for (const { name, ad, keywords, keywordTargets } of campaign.adGroups) {
    if (written && ad.headlines.length < 8) faults.push(`only ${ad.headlines.length} headlines: ${name}`);
    if (keywords.length === 0) faults.push(`no keyword: ${name}`);
    if (written && keywords.length < 5) faults.push(`only ${keywords.length} keywords: ${name}`);
    const isPerformanceMax = form.campaignType === 'performance_max';
    if (isPerformanceMax ? ad.longHeadlines.length === 0 : keywordTargets.length === 0)
      faults.push(`not shaped as ${form.campaignType}: ${name}`);
    if (isPerformanceMax && !ad.descriptions.some(({ text }) => widthOf(text) <= 60))
      faults.push(`no short description: ${name}`);
  }
  if (campaign.adGroups.length === 0) faults.push('no ad group');
  if (campaign.adCopy.sitelinks.length < 2 && written) faults.push('fewer than two sitelinks');
  if (written && campaign.negatives.length < 8) faults.push(`${campaign.negatives.length} negatives`);
  return faults;
}
