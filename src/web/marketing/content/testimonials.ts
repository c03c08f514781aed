import type { PlatformId } from '#contract/platforms.ts';

/**
 * LAUNCH SAMPLES, not reviews of customers. They hold the place until enough reviews are written by subscribers
 * and verified by the operator (`enoughReviews` of the contract), who may also replace this file. No names: initials
 * and roles only.
 */

/** Colour of the marker on what changed. */
export type TestimonialColour = 'mark' | 'good' | 'fair' | 'pencil';

export interface Testimonial {
  id: string;
  platform: PlatformId;
  /** Stars, 1 to 5. */
  rating: number;
  title: string;
  content: string;
  initials: string;
  name: string;
  role: string;
  /** What changed, as the product itself counts it. */
  metric: string;
  colour: TestimonialColour;
}

/** Stands under the entries while they are samples. */
export const testimonialsNote =
  'Sample reviews until ours are in. We wrote them to show what a review holds; nobody quoted here is a customer.';

const colours: readonly TestimonialColour[] = ['mark', 'good', 'fair', 'pencil'];

const entries: readonly [PlatformId, number, string, string, string, string, string][] = [
  [
    'etsy',
    5,
    'All thirteen tags, for once',
    'I used to stop at six or seven tags because I ran out of ideas. Now all thirteen are phrases people type.',
    'M. K.',
    'Ceramics shop owner',
    '13 of 13 tags used',
  ],
  [
    'amazon',
    5,
    'It counts bytes, so I do not',
    'The search terms come back under the limit with no word from the title wasted. That check alone took me an hour a product.',
    'D. O.',
    'Private label seller',
    '247 of 249 bytes used',
  ],
  [
    'youtube',
    5,
    'Chapters that match the video',
    'I paste my time notes and get a description with chapters in the right order. The first line finally says what the video is about.',
    'J. L.',
    'Workshop channel host',
    'Score 58 to 89',
  ],
  [
    'shopify',
    4,
    'Page titles stopped being cut',
    'I rewrote forty page titles in an afternoon. I still change a word here and there, but I no longer count on my fingers.',
    'A. R.',
    'Knitwear store owner',
    '40 page titles in a day',
  ],
  [
    'ebay',
    5,
    'Names the dent before the buyer does',
    'It put the flaw into the condition text without my asking, because I had mentioned it in my notes.',
    'T. B.',
    'Used camera seller',
    '79 of 80 characters used',
  ],
  [
    'tiktokshop',
    5,
    'It tells you what a title may not say',
    'My draft had two words that the shop refuses. They were named and gone before I pasted anything.',
    'S. N.',
    'Beauty brand founder',
    '0 refused words',
  ],
  [
    'appstore',
    5,
    'The keyword field is a puzzle, solved',
    'No repeats from the name or the subtitle, no spaces, no plurals. I could not have packed it tighter.',
    'P. V.',
    'Indie app developer',
    '99 of 100 bytes used',
  ],
  [
    'playstore',
    4,
    'A short description that says something',
    'Ours was a slogan. The new one names what the app does, and the score explains why that matters.',
    'L. F.',
    'Mobile product manager',
    'Score 61 to 90',
  ],
  [
    'walmart',
    5,
    'Features that stay features',
    'Each line is short enough to read on a phone, and none of them repeats the product name.',
    'C. H.',
    'Home goods supplier',
    '5 key features',
  ],
  [
    'facebookmarketplace',
    5,
    'Fewer questions in my inbox',
    'Size, condition and pick-up place stand in the first lines now. People come to collect instead of asking.',
    'R. G.',
    'Furniture restorer',
    'Every field filled',
  ],
  [
    'etsy',
    5,
    'It asks instead of inventing',
    'It wanted to know whether the glaze is dishwasher safe rather than claiming it. That is why I trust the rest.',
    'E. S.',
    'Stationery maker',
    '3 questions, 0 guesses',
  ],
  [
    'amazon',
    4,
    'Twenty products before lunch',
    'I described the range once as a list. I fixed two bullets by hand and exported the lot as a table.',
    'N. W.',
    'Catalog manager',
    '20 listings in a run',
  ],
  [
    'shopify',
    5,
    'Reasons, not just a number',
    'The score shows what it found and how many points a fix brings. I know what to do next without guessing.',
    'I. C.',
    'E-commerce consultant',
    'Score 64 to 91',
  ],
  [
    'youtube',
    5,
    'One brief, three places',
    'The same facts became a video description, a shop page and a listing, each in the length that place allows.',
    'B. M.',
    'Craft educator',
    '3 platforms, 1 brief',
  ],
];

export const testimonials: readonly Testimonial[] = entries.map(
  ([platform, rating, title, content, name, role, metric], index) => ({
    id: `sample-${index + 1}`,
    platform,
    rating,
    title,
    content,
    initials: name.replaceAll(/[^A-Z]/g, ''),
    name,
    role,
    metric,
    colour: colours[index % colours.length] ?? 'mark',
  }),
);
