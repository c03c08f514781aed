import { ledgerFrom, type WorkedExample } from '#rules/scorecards/worked-example.ts';

export const youtubeExample: WorkedExample = {
  platform: 'youtube',
  productName: 'How to replace a bike chain',
  ledger: ledgerFrom([
    ['type', 'bike chain', 'how to replace a bicycle chain'],
    ['brand', 'Spoke Bench', 'channel Spoke Bench'],
    ['use', 'replace a bicycle chain', 'how-to: replace a bicycle chain at home'],
    ['compatibility', '8-11 speed', '8- to 11-speed bikes'],
    [
      'contents',
      'chain breaker, quick-link pliers, ruler',
      'tools: chain breaker, pliers for the quick link, ruler',
    ],
    ['feature', 'checks wear', 'checks wear (0.75%)'],
    ['feature', 'sizing by link count', 'sizing by counting the links, then cut'],
    ['duration', '7:42', 'video 7:42 with chapter times'],
    ['audience', 'beginners', 'for beginners, no experience needed'],
    ['chapter', '0:00 What you need'],
    ['chapter', '0:50 Is the chain worn?', '0:50 Is the chain worn? The 0.75% check'],
    ['chapter', '2:10 Take the old chain off'],
    ['chapter', '3:05 Count links and cut'],
    ['chapter', '5:20 Close the quick link'],
    ['chapter', '6:45 Test under load'],
  ]),
  good: {
    productTitle: 'How to Replace a Bike Chain: Measure, Cut and Fit (8-11 Speed)',
    titleTag: 'How to replace a bike chain at home | Spoke Bench',
    metaDescription:
      'Replace a worn bicycle chain at home: check the wear, count the links, cut the new chain and close the quick link. For 8- to 11-speed bikes.',
    improvedBodyText:
      'Replace a worn bicycle chain at home: check the wear, count the links, cut the new chain and ' +
      'close the quick link. For 8- to 11-speed bikes, no experience needed.\n\nTools: chain ' +
      'breaker, quick-link pliers, ruler.\n\n0:00 What you need\n0:50 Is the chain worn? The 0.75% ' +
      'check\n2:10 Take the old chain off\n3:05 Count links and cut\n5:20 Close the quick link\n6:45 ' +
      'Test under load\n\n#bikerepair #bikechain #bikemaintenance',
    chapters: [
      '0:00 What you need',
      '0:50 Is the chain worn? The 0.75% check',
      '2:10 Take the old chain off',
      '3:05 Count links and cut',
      '5:20 Close the quick link',
      '6:45 Test under load',
    ],
    hashtags: ['#bikerepair', '#bikechain', '#bikemaintenance'],
    tags: [
      'replace bike chain',
      'bike chain replacement',
      'how to change a bike chain',
      'bicycle chain wear',
      'chain length',
      'quick link',
      'chain breaker',
      'bike repair for beginners',
      '11 speed chain',
      'bike maintenance',
    ],
  },
  spoiled: [
    {
      name: 'bait title',
      change: { productTitle: "You WON'T BELIEVE What This Mechanic Did!!!" },
      reasons: ['forbidden-content', 'title-type-position', 'title-wording'],
    },
    {
      name: 'promise not kept',
      change: { productTitle: 'How to Replace a 12-Speed Bike Chain: Measure, Cut and Fit' },
      reasons: ['invented-claims'],
    },
    {
      name: 'late topic',
      change: {
        improvedBodyText:
          'Follow the channel on every network and say hello there.\nThe newsletter comes every month.\nThe second channel has longer talks and the workshop diary.\n\nReplace a worn bicycle chain at home: check the wear, count the links, cut the new chain and close the quick link.',
      },
      reasons: ['opening-facts'],
    },
    {
      name: 'broken chapters',
      change: { chapters: ['0:30 Start', '0:35 Tools'] },
      reasons: ['chapter-form'],
    },
    {
      name: 'tag dump',
      change: { tags: ['celebrity vlogs', 'viral', 'funny', 'shorts', 'bike'] },
      reasons: ['tag-topic', 'tag-phrases', 'tag-room'],
    },
  ],
};
