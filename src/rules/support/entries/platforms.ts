import { platforms as platformRules } from '#rules/platforms/index.ts';
import { keywordList, type SupportEntry } from '#rules/support/entry.ts';
import { platformNames } from '#rules/support/platform-names.ts';
import { listed, marketplaceNames } from '#rules/support/facts.ts';

/** `Amazon 75, Etsy 140`: what each platform's title may have at most. */
const titleLimits = Object.values(platformRules).flatMap(({ name, titleField, fields }) => {
  const title = fields[titleField];
  return title?.kind === 'text' && title.limit.unit === 'characters' ? [`${name} ${title.limit.max}`] : [];
});

/** `Etsy 13 of 20 characters`: how many tags each platform that has them takes, where it counts them. */
const tagLimits = Object.values(platformRules).flatMap(({ name, fields: { tags } }) =>
  tags?.kind === 'list' && tags.count.strength === 'hard'
    ? [
        `${name} ${tags.count.max}${tags.each.strength === 'hard' ? ` of ${tags.each.max} characters each` : ''}`,
      ]
    : [],
);

export const platforms: readonly SupportEntry[] = [
  {
    id: 'platforms',
    category: 'platforms',
    keywords: [
      ...keywordList(`platform, which platforms, marketplace, supported, do you support, work with, plattform, marktplatz,
      plataforma, plateforme, wordpress, pinterest, instagram, temu, alibaba, poshmark, depop, vinted, mercari, bonanza, wayfair, rakuten, zalando, otto, kaufland, allegro, shein, woocommerce, covered`),
      ...platformNames,
    ],
    question: 'Which platforms are covered?',
    answer: `These ${marketplaceNames.length}: ${listed(marketplaceNames)}. Pages of your own website or blog are covered too. Other platforms have no rules of their own here.`,
  },
  {
    id: 'website',
    category: 'platforms',
    keywords:
      keywordList(`website, own site, my site, blog, blogs, landing page, homepage, web page, webseite, eigene seite, sitio
      web, pagina web, site web, meta description, title tag, wordpress`),
    question: 'Does it work for my own website or blog?',
    answer:
      'Yes, for a page of your own it writes title tag, meta description, heading, introduction and body text. You paste them into your site yourself; Shelfmark does not change it.',
  },
  {
    id: 'title-limits',
    category: 'platforms',
    keywords:
      keywordList(`title length, word limit, description limit, limit for the description, description length, character limit, how long may, how long can, how long should, characters, too long, title limit, max characters, zeichen,
      zeichenlimit, titellange, caracteres, caracteres maximum, longueur`),
    question: 'How long may a title be?',
    answer: `Most characters of a title: ${titleLimits.join(', ')}. Nothing over a platform’s limit leaves the generator.`,
  },
  {
    id: 'tag-limits',
    category: 'platforms',
    keywords:
      keywordList(`tag limit, limit of tags, how many tags, number of tags, max tags, maximum tags, etsy tags, etsy tag limit, tags can i, wie viele tags, cuantas
      etiquetas, combien de tags`),
    question: 'How many tags may a listing have?',
    answer: `Tags, at most: ${tagLimits.join(', ')}. The generator fills them with phrases from your own facts.`,
  },
  {
    id: 'publishing',
    category: 'platforms',
    keywords:
      keywordList(`publish, upload, post it, connect my, connect to, integration, sync, plugin, api, automatically list, my
      store, my shop, post directly, post to, post directly to, list automatically, directly to, into shopify, into etsy, into amazon, into ebay, into my, listings into, publish directly, veroffentlichen, hochladen, publicar, publier, zapier`),
    question: 'Does it publish to my shop?',
    answer:
      'No, Shelfmark only writes the texts; you copy or export them and paste them into your shop. It asks for no access to your shop accounts.',
  },
];
