import { dailyLimits } from '#contract/daily-limits.ts';
import { exportFormats } from '#contract/settings.ts';
import { listed } from '#rules/support/facts.ts';
import { keywordList, type SupportEntry } from '#rules/support/entry.ts';

const names = { text: 'text', csv: 'CSV', json: 'JSON', html: 'HTML' } as const;

export const features: readonly SupportEntry[] = [
  {
    id: 'features',
    category: 'features',
    keywords:
      keywordList(`feature, what does shelfmark, what can, what does it do, what do i get, included, tools, tool,
      functions, what is shelfmark, funktionen, was kann, que hace, funciones, fonctions, que fait, hashtags,
      tags, keywords, bullet, description, titles, what is a listing`),
    question: 'What does Shelfmark do?',
    answer:
      'You describe what you sell once. Shelfmark writes titles, descriptions, tags, bullet points and keywords that fit the platform’s limits, scores them with reasons, and keeps them in your history. After signing in, the menu shows every tool.',
  },
  {
    id: 'score',
    category: 'features',
    keywords:
      keywordList(`score, seo score, rating, points, rank, ranking, rank higher, guarantee, more sales, first page,
      results, bewertung, punkte, garantie, puntuacion, garantia, posicion, number one, top of google,
      traffic, google ranking`),
    question: 'What does the score say, and does it guarantee a rank?',
    answer:
      'The score shows how well a text keeps the platform’s rules, with every check and what a fix brings; the same text always gets the same score. Nobody can guarantee a rank or sales, and Shelfmark does not.',
  },
  {
    id: 'website-analysis',
    category: 'features',
    keywords:
      keywordList(`analyze, analyse, analysis, analyzer, audit, audit my website, audit my site, check my website, check my page, my webpage, webpage, crawl,
      broken links, meta tags, site check, seiten prufen, webseite prufen, seitenanalyse, analizar, analisis,
      analyser, verifier mon site`),
    question: 'Can it audit a webpage?',
    answer:
      'Website Analysis checks any public page, or HTML that you paste: each check says what was found, what is expected, where it stands and what to do. A whole site can be walked in the background.',
  },
  {
    id: 'core-web-vitals',
    category: 'features',
    keywords:
      keywordList(`core web vitals, web vitals, lighthouse, page speed, pagespeed, speed check, speed checks, speed checks per day, speed test, speed tests per day, loading time, slow page, speed, how fast, fast is my, measure mobile, fast is my site, lcp, cls,
      ladezeit, geschwindigkeit, velocidad, vitesse`),
    question: 'Can it measure page speed?',
    answer: `Core Web Vitals measures a public page with Lighthouse in a real browser, as a phone or a desktop, up to ${dailyLimits['core-web-vitals']} times a day. Such figures vary from run to run.`,
  },
  {
    id: 'google-ads',
    category: 'features',
    keywords:
      keywordList(`google ads, facebook ads, instagram ads, meta ads, tiktok ads, amazon ads, adwords, ads campaign, ad campaign, ppc, pay per click, search ads, ads editor, headlines for ads, responsive search, search ad, ad groups, google ads editor,
      negative keywords, sitelinks, advertising, werbekampagne, google anzeigen, campana de google, anuncios, campagne google, annonces`),
    question: 'Can it plan a Google Ads campaign?',
    answer:
      'Yes: ad groups, keywords, negatives and ads inside Google’s limits from one description, with files for Google Ads Editor. You post it in your own account; clicks and costs are estimates with open arithmetic. Ads of other networks are not planned.',
  },
  {
    id: 'social-meta',
    category: 'features',
    keywords:
      keywordList(`social meta, shared, is shared, link is shared, share a link, when a link, open graph, og image, og tags, twitter card, link preview, preview image, share preview, sharing image, social tags,
      linkvorschau, vista previa, apercu de lien, facebook preview, whatsapp preview`),
    question: 'Can it write what shows when a link is shared?',
    answer: `Yes: title, description and picture for Facebook, X, LinkedIn, Pinterest and WhatsApp, with previews and the code for your page, up to ${dailyLimits['social-meta']} times a day.`,
  },
  {
    id: 'keyword-research',
    category: 'features',
    keywords:
      keywordList(`keyword research, research keywords, keyword volume, volume accurate, how accurate, find keywords, research, search volume, keyword planner, keyword ideas, long-tail, long tail, search console file,
      keyword difficulty, competitor keywords, stichwort, stichworter, suchvolumen, palabras clave, mots cles, mots-cles`),
    question: 'Can it research keywords?',
    answer: `Yes, up to ${dailyLimits['keyword-research']} projects a day: keywords by kind and topic, from your brief and from your own keyword files. Each number names its source; what nobody knows reads “unknown”.`,
  },
  {
    id: 'writer',
    category: 'features',
    keywords:
      keywordList(`ai, gpt, gpt-5, chatgpt, openai, model, which model, artificial intelligence, who writes, robot, made
      up, invent, hallucinate, ki, kunstliche intelligenz, inteligencia artificial, modelo, claude,
      intelligence artificielle, modele, ia, are you human, bot, are you a bot, system prompt, prompt`),
    question: 'Who writes the texts?',
    answer:
      'A writing model where one is connected, otherwise the built-in rules; every result says which. Both use only facts from your own description. This chat is a machine too and answers from a fixed list of facts.',
  },
  {
    id: 'export',
    category: 'features',
    keywords:
      keywordList(`export, download listing, csv, json, html, excel, file, exportieren, herunterladen, exportar, exporter,
      spreadsheet, copy, file format, telecharger`),
    question: 'Can I export what was written?',
    answer: `Yes: as ${listed(exportFormats.map((format) => names[format]))}, or copied field by field.`,
  },
  {
    id: 'languages',
    category: 'features',
    keywords:
      keywordList(`language, which languages, what languages, languages do you support, write in, dutch, italian, portuguese, polish, swedish, danish, turkish, japanese, chinese, russian, arabic, korean, in english, in german, in french, in spanish, translate, translation, other languages, sprache, sprachen,
      auf deutsch, auf englisch, auf italienisch, auf spanisch, auf franzosisch, auf niederlandisch, british english, american english, deutsch, idioma, idiomas, en espanol, espanol, langue, langues, en francais, francais,
      multilingual, ubersetzen`),
    question: 'Which languages does it write?',
    answer:
      'Listings are written in the language of your description: English, German, Spanish or French in full. For any other language the built-in rules arrange your own phrases word for word and say so. The screens and this chat are in English.',
  },
  {
    id: 'history',
    category: 'features',
    keywords:
      keywordList(`history, saved, old listing, find my, my old, kept, generated, my content, find again, old listings, versions, favorite, favourite,
      archive, verlauf, gespeichert, historial, guardado, historique, enregistre, restore, lost`),
    question: 'Is what I generate kept?',
    answer:
      'Yes, in Content History, with earlier versions. You choose in Settings, under Content & Generation, how long it is kept.',
  },
];
