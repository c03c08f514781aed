import type { PlatformPageContent } from '#web/marketing/platform-pages/content.ts';

export const youtube: PlatformPageContent = {
  key: 'youtube',
  plan: {
    name: 'YouTube',
    shortName: 'YouTube',
    description:
      'Video titles, descriptions, chapters, tags and hashtags, counted the way YouTube counts them.',
    line: 'Titles, descriptions, tags and chapters for YouTube',
    features: [
      'Titles inside {productTitle} characters, the point of the video first',
      'Tags packed into {tags.total} characters, quote marks counted',
      'Descriptions with chapters at the times you give',
      'Up to {hashtags} hashtags that belong to the video',
    ],
    popular: false,
  },
  title: 'YouTube title, description and tag generator · Shelfmark',
  description:
    'Video titles inside {productTitle} characters, descriptions with chapters, and tags packed into YouTube’s {tags.total} characters. From your own notes, scored out of 100.',
  heading: 'The title they click, the tags YouTube counts',
  lead: 'YouTube takes {productTitle} characters of title and counts your tags with their quote marks up to {tags.total}. Shelfmark does that arithmetic and writes the description with its chapters.',
  fields: [
    { label: 'Topic', value: 'How to Sharpen a Chef Knife on a Whetstone', into: 'name' },
    { label: 'Type', value: 'Tutorial', into: 'videoType' },
    {
      label: 'Keywords',
      value: 'sharpen chef knife, whetstone sharpening, knife sharpening angle',
      into: 'targetKeywords',
    },
    { label: 'Length', value: '11:40', into: 'videoLength' },
    {
      label: 'Summary',
      value:
        'A dull chef knife is sharpened on a 1000 and a 6000 grit whetstone. The angle is 15 degrees on each side. 0:00 Is it dull? 0:50 Soaking the stone 2:10 Finding the angle 5:30 Raising the burr 8:20 Polishing on 6000 grit 10:30 Paper test. Takes 15 minutes at home.',
      into: 'productDescription',
      long: true,
    },
    { label: 'Audience', value: 'home cooks', into: 'targetAudience' },
    {
      label: 'Call to action',
      value: 'Ask about your knife in the comments.',
      into: 'productDescription',
      told: 'Questions about your knife are answered in the comments.',
    },
    { label: 'Similar channels', value: 'other kitchen skill channels', into: 'competitors' },
    { label: 'Series', value: 'Kitchen Basics', into: 'contentTheme' },
    { label: 'Hashtags', value: '#knifesharpening, #whetstone', into: 'videoTags' },
  ],
  identity: { businessName: 'Second Course', industry: 'Education', channelName: 'Second Course' },
  outputs: [
    { label: 'Title', field: 'productTitle' },
    { label: 'Description', field: 'improvedBodyText' },
    { label: 'Tags', field: 'tags' },
  ],
  points: [
    {
      title: 'The point in the first words',
      text: 'What the video shows stands at the front, where phones and the sidebar still print it. No capitals, no bait: a title that the video keeps.',
    },
    {
      title: 'Tags to the last character',
      text: 'A tag of two words costs two more for its quote marks, and each comma counts. The list is packed to YouTube’s {tags.total}, not to a guess.',
    },
    {
      title: 'Chapters that YouTube accepts',
      text: 'The first at 0:00, at least three, ten seconds apart: give the times, and they stand in the description in the form that makes the bar split.',
    },
  ],
  shop: { seller: 'Second Course', price: '', site: '', place: '' },
};
