import { faqAccountEntries } from './faq-account-entries.ts';
import { faqCampaignEntries } from './faq-campaign-entries.ts';
import type { FaqEntry } from './faq-entry.ts';

/** Questions and answers of `/faq`. Each has to be true of the product as it is; the entries of the support chat say the same in fewer words. */
export const faqEntries: readonly FaqEntry[] = [
  {
    id: 'how-to-start',
    category: 'getting_started',
    question: 'How do I start?',
    answer:
      'Pick a plan, pay by card, and make your account: buying comes before the account, so you are led to it after the payment. Then choose a platform, describe what you sell and press Generate.\n\nIf you have an account already, Get Started signs you in.',
    tags: ['begin', 'first steps', 'sign up', 'register', 'onboarding'],
    link: { words: 'See the plans', to: '/platforms' },
  },
  {
    id: 'what-to-enter',
    category: 'getting_started',
    question: 'What do I have to type in?',
    answer:
      'A business name, an industry, and for each product its name and a description of at least ten characters; some platforms ask for a little more, such as the name of your shop. Everything else is optional and makes the text better: material, size, place, audience, price range, your own keywords.\n\nOnly what you write is used, so the more facts you give, the more the listing can say.',
    tags: ['form', 'input', 'required', 'product description', 'brief'],
  },
  {
    id: 'paid-without-account',
    category: 'getting_started',
    question: 'I paid but have no account yet. What now?',
    answer:
      'Go on in the same browser: it knows the purchase for seven days and leads you to your account. If you gave an e-mail at checkout, the receipt also carries a link that does the same on any device. It works once and for 30 days, and each monthly receipt brings a new one until the purchase has its account.',
    tags: ['claim', 'receipt link', 'other device', 'account missing', 'after payment'],
  },
  {
    id: 'nothing-typed-is-lost',
    category: 'getting_started',
    question: 'Do I lose what I typed when the connection breaks?',
    answer:
      'No. The form is kept in your browser while you type, so it survives a reload, a lost connection and an expired session. Start New Session saves what stands in the form as a draft in your history first.',
    tags: ['draft', 'autosave', 'reload', 'offline', 'session expired'],
  },
  {
    id: 'what-does-it-cost',
    category: 'pricing',
    question: 'What does it cost?',
    answer:
      'The subscription costs {platformPrice} a month and opens all tools, with unlimited generations. It is taken out for one platform, on which the generator opens. As the bundle of all {platformCount} marketplaces it costs {bundlePrice} a month. Both are billed by the month, without a contract beyond it.',
    tags: ['price', 'pricing', 'monthly', 'subscription', 'fee', 'how much'],
    link: { words: 'Compare the plans', to: '/platforms' },
  },
  {
    id: 'toolkit-or-bundle',
    category: 'pricing',
    question: 'What is the difference between a toolkit and the bundle?',
    answer:
      'A toolkit is bought for one platform, and the generator opens on it. The bundle is bought for all {platformCount} marketplaces: {bundlePrice} instead of {bundleRegular} a month, which saves {bundleSaving}, {bundleSavingPercent}% of what you pay. Every active subscription opens all tools.',
    tags: ['bundle', 'all platforms', 'compare', 'which plan', 'best value', 'saving'],
    link: { words: 'Compare the plans', to: '/platforms' },
  },
  {
    id: 'currency',
    category: 'pricing',
    question: 'In which currency do I pay?',
    answer:
      'In US dollars. The amount that the checkout shows is the amount that is charged; your bank may convert it and add a fee of its own.',
    tags: ['dollar', 'usd', 'euro', 'exchange', 'tax'],
  },
  {
    id: 'free-trial',
    category: 'pricing',
    question: 'Is there a free trial?',
    answer:
      'No. Each platform has a public page that shows its form and its limits, and you can cancel a subscription in the month in which you bought it: you then pay once.',
    tags: ['trial', 'free', 'test', 'try', 'demo'],
  },
  {
    id: 'launch-price',
    category: 'special_offer',
    question: 'What is the launch price?',
    answer:
      'At launch a platform’s toolkit costs {platformPrice} a month instead of the regular {platformRegular}: {platformSaving}% off.',
    tags: ['discount', 'offer', 'early', 'special', 'promotion', '50% off'],
    link: { words: 'See the plans', to: '/platforms' },
  },
  {
    id: 'rate-lock',
    category: 'special_offer',
    question: 'Will my price go up later?',
    answer:
      'No. Who subscribes at the launch price keeps it for as long as the subscription stays on that plan. A subscription that has ended, or a change to another plan, takes the price of that day.',
    tags: ['locked', 'price increase', 'early subscriber', 'keep rate', 'lock'],
  },
  {
    id: 'unlimited-generation',
    category: 'unlimited',
    question: 'How does unlimited generation work?',
    answer:
      'You write as many listings as you like; none is counted against you. Only a pace that no person keeps up, as of a script, is asked to slow down for a moment.',
    tags: ['unlimited', 'how many', 'quota', 'credits', 'generations'],
  },
  {
    id: 'daily-limits',
    category: 'unlimited',
    question: 'Is anything limited?',
    answer:
      'What asks other computers has a daily limit for each account: Core Web Vitals {coreWebVitals} checks a day, social meta {socialMeta} optimizations a day, keyword research {keywordResearch} projects a day, crawls of whole sites {siteCrawls} a day. The count starts again at 00:00 UTC. Listings and analyses of single pages are unlimited.',
    tags: ['daily limit', 'core web vitals', 'social meta', 'keyword research', 'checks per day'],
  },
  {
    id: 'products-at-once',
    category: 'unlimited',
    question: 'How many products can I write at once?',
    answer:
      'Up to {productsAtOnce} in one run. Each product’s card fills as soon as it is written, and a letter tells you when a long run is done, unless you switched that off in the settings.',
    tags: ['bulk', 'batch', 'many products', 'several'],
  },
  {
    id: 'which-platforms',
    category: 'platforms',
    question: 'Which platforms are supported?',
    answer: '{platformNames}. And any website, as a further one of its own.',
    tags: ['marketplaces', 'list', 'supported', 'how many platforms', 'blog', 'website'],
    link: { words: 'See all platforms', to: '/platforms' },
  },
  {
    id: 'where-limits-come-from',
    category: 'platforms',
    question: 'Where do the limits of each platform come from?',
    answer:
      'From what the platform publishes today. Each limit carries its unit, its source and the day on which it was read; where no figure is published, ours says so. Every field is counted the way its platform counts, in characters or in bytes, and what does not fit is cut at a word and named.\n\nTitles, for example: Etsy {etsyTitle}, eBay {ebayTitle}, Amazon {amazonTitle}, App Store {appstoreTitle} characters.',
    tags: ['character limit', 'title length', 'rules', 'too long', 'bytes'],
  },
  {
    id: 'meta-lengths',
    category: 'platforms',
    question: 'How long may a meta title and a meta description be?',
    answer:
      'A meta title up to {metaTitle} characters, a meta description up to {metaDescription}. That is about what a search page shows before it cuts; both stand under a gauge that counts along.',
    tags: ['meta title', 'meta description', 'title tag', 'google', 'snippet', 'seo length'],
  },
  {
    id: 'publishes-for-me',
    category: 'platforms',
    question: 'Do you publish to my shop or need my shop’s password?',
    answer:
      'Neither. Shelfmark writes; you copy a field with one click or download the whole result, and put it into your shop yourself. It is connected to none of the platforms and not affiliated with them.',
    tags: ['connect', 'integration', 'publish', 'upload', 'seller account', 'api'],
  },
  {
    id: 'will-i-rank',
    category: 'platforms',
    question: 'Do you promise a place in the search results?',
    answer:
      'No, and nobody honestly can: the platforms decide. What we do promise is a text inside their published rules, built on your own facts and words, and reasons for every point of its score.',
    tags: ['rank', 'ranking', 'guarantee', 'sales', 'first page'],
  },
  {
    id: 'what-is-the-score',
    category: 'features',
    question: 'What is the score, and who gives it?',
    answer:
      'A number from 0 to 100, computed by a fixed list of checks for each platform; from 60 on it is fair, from 80 on it is good. Each check says what it found, what it expected, why that matters and how many points the fix brings. Complete facts typically bring 85 or more; each example on our platform pages has that. The same listing always gets the same score, and no AI is asked for it.',
    tags: ['seo score', 'points', 'rating', 'checks', 'quality'],
  },
  {
    id: 'website-analysis',
    category: 'features',
    question: 'Can I have a page of my website checked?',
    answer:
      'Yes. Give the address of a public page, or its HTML, and more than a hundred checks tell what search engines and people meet there: found, expected, where in the source, what to do, and the points that it brings. A better title and description are proven on a copy of the page. A whole site can be walked in the background as well.',
    tags: ['webpage analyzer', 'audit', 'website analysis', 'seo check', 'broken links', 'crawl'],
  },
  {
    id: 'core-web-vitals',
    category: 'features',
    question: 'How is the speed of a page measured?',
    answer:
      'With Lighthouse in a real browser on our server, as a phone or as a desktop, once or three times for the range. You see the four scores, the vitals on their scales, what to mend first, and whether the difference to last time is real. Such figures come from a laboratory: they vary, and visitors may meet others.',
    tags: ['lighthouse', 'page speed', 'lcp', 'cls', 'performance', 'pagespeed'],
  },
  ...faqCampaignEntries,
  {
    id: 'who-writes',
    category: 'features',
    question: 'Who writes the texts?',
    answer:
      'The AI model that this installation is connected to, or Shelfmark’s own rule-based writer. Every result says which of the two it was, and both have to pass the same rules before anything leaves.',
    tags: ['ai', 'gpt', 'gpt-5', 'model', 'openai', 'chatgpt'],
  },
  {
    id: 'without-a-model',
    category: 'features',
    question: 'What happens when no AI model is connected or it fails?',
    answer:
      'The rule-based writer does the job: readable text in the shape of the platform, made of your own facts, at once, and the same each time for the same input. The result then says “Written by rules”, with the reason.',
    tags: ['offline', 'rules', 'no model', 'outage', 'fallback'],
  },
  {
    id: 'invented-facts',
    category: 'features',
    question: 'Can it invent things about my product?',
    answer:
      'Numbers, materials, sizes, certificates, awards, guarantees and superlatives have to stem from your own words. What does not is taken out, or asked back as a question: “Is it dishwasher safe? Say so and it will be used.” Read a text before you publish it all the same; you know the product.',
    tags: ['hallucination', 'false claims', 'made up', 'trust', 'facts'],
  },
  {
    id: 'languages',
    category: 'features',
    question: 'Which languages does it write?',
    answer:
      'English, German, Spanish and French in full. The language is read from your description, or you choose one of the four in the form. For any other language the rule-based writer arranges your own phrases word for word instead of translating them; a connected model is asked to write in the language of your facts.',
    tags: ['english', 'german', 'deutsch', 'spanish', 'español', 'french', 'français', 'translation'],
  },
  {
    id: 'edit-a-result',
    category: 'features',
    question: 'Can I change a result?',
    answer:
      'Yes, in place, field by field. Gauge and score follow while you type. Every saved state stays in the history as a version, and any two of them can be compared word by word.',
    tags: ['edit', 'change', 'rewrite', 'versions', 'undo'],
  },
  {
    id: 'export',
    category: 'features',
    question: 'How do I get the texts out?',
    answer:
      'Copy a field with one click, or download all of a result as plain text, as a spreadsheet (CSV), as data (JSON) or as a web page (HTML). The format that is offered first is yours to choose in the settings.',
    tags: ['export', 'download', 'copy', 'csv', 'json', 'html', 'text'],
  },
  {
    id: 'history',
    category: 'features',
    question: 'Are my results kept?',
    answer:
      'Yes, in your history: searchable, with favorites and an archive. They stay for {retentionDays} days after the last change unless you choose another time in the settings, from {shortestRetention} days to forever; favorites stay in any case. A deleted entry can be brought back at once with Undo.',
    tags: ['history', 'saved', 'retention', 'archive', 'favorites', 'delete'],
  },
  ...faqAccountEntries,
];
