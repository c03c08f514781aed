import type { FaqEntry } from './faq-entry.ts';

/** What is asked about campaigns, sharing and keywords. */
export const faqCampaignEntries: readonly FaqEntry[] = [
  {
    id: 'google-ads',
    category: 'features',
    question: 'Can it plan a Google Ads campaign?',
    answer:
      'Yes. One description of the business gives ad groups by theme, keywords with match types, negative keywords that block none of your own, headlines and descriptions inside Google’s widths, sitelinks, callouts and snippets. The files for Google Ads Editor come with it. Nothing is published or spent by Shelfmark: you look it over and post it in your own account.\n\nClicks, costs and leads are estimates from published benchmarks of your industry; the arithmetic is open and every figure in it can be changed.',
    tags: ['google ads', 'adwords', 'ppc', 'campaign', 'search ads', 'ads editor', 'cpc'],
  },
  {
    id: 'social-meta',
    category: 'features',
    question: 'Can it write what shows when a link is shared?',
    answer:
      'Yes: title, description and picture for Facebook, X, LinkedIn, Pinterest and WhatsApp, next to what the page has now and how each network would show it. Where a page has no picture, one is drawn in your colors. You copy the whole head block as HTML, Next.js metadata, Shopify Liquid or WordPress code.',
    tags: ['open graph', 'og image', 'twitter card', 'link preview', 'sharing', 'social media', 'whatsapp'],
  },
  {
    id: 'keyword-research',
    category: 'features',
    question: 'Where do the numbers of the keyword research come from?',
    answer:
      'From a file that you export from Keyword Planner, Search Console or a marketplace tool and drop in, or from the Google Ads account that this installation is connected to. Each number names its source; an estimate says what it rests on, and what nobody knows reads “unknown”. The keywords are grouped by topic, one page each, and go to the other tools with one click.',
    tags: ['keywords', 'search volume', 'keyword planner', 'long-tail', 'difficulty', 'competitors'],
  },
];
