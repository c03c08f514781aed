import { z } from 'zod';
import { Place } from './webpage-analysis.ts';

/** The networks whose cards are written, in the order of the tabs. */
export const socialNetworks = ['facebook', 'twitter', 'linkedin', 'pinterest', 'whatsapp'] as const;
export const SocialNetwork = z.enum(socialNetworks);
export type SocialNetwork = z.infer<typeof SocialNetwork>;

/** A tag of the page that says something to the networks. */
const SocialPageTag = z.object({
  /** `title`, or the name of a meta element in lower case, such as `og:title` or `description`. */
  name: z.string(),
  /** At most 500 characters. */
  value: z.string(),
  place: Place,
  /** Networks that take their text or picture from this very tag. */
  takenBy: z.array(SocialNetwork),
  /** One sentence for each thing that is wrong with it. */
  problems: z.array(z.string()),
});

/** A picture that the page or the form names, as it was found when it was asked for. */
export const SocialImageReading = z.object({
  /** As written. */
  given: z.string(),
  /** Absolute, as the networks ask for it; null when it is no web address. */
  url: z.string().nullable(),
  /** `unchecked`: it was not asked for, for instance because the page has more of them than are asked. */
  state: z.enum(['read', 'unreachable', 'no-picture', 'unchecked']),
  /** Such as `image/jpeg`, read from the first bytes and not from what the server says. */
  type: z.string().nullable(),
  /** Of the whole file; null when the server does not say it. */
  bytes: z.number().int().nullable(),
  /** Pixels. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  alt: z.string().nullable(),
  problems: z.array(z.string()),
});
export type SocialImageReading = z.infer<typeof SocialImageReading>;

/** A text as one network takes it from the page today. */
export const SocialPageText = z.object({
  /** Whole; at most 500 characters. */
  text: z.string(),
  /** Tag it stems from, after the network's own order of falling back; null: the page has none. */
  from: z.string().nullable(),
  /** What is seen before the network cuts, with its mark of omission; the same as `text` when nothing is cut. */
  shown: z.string(),
});
export type SocialPageText = z.infer<typeof SocialPageText>;

/** What one network makes of the page today. */
export const SocialPageCard = z.object({
  title: SocialPageText,
  description: SocialPageText,
  image: SocialImageReading.nullable(),
  /** Kind of the card that the network draws. */
  card: z.enum(['large', 'small', 'none']),
});
export type SocialPageCard = z.infer<typeof SocialPageCard>;

/** What the page has now, or why it could not be read. */
export const SocialPageReading = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('read'),
    finalUrl: z.string(),
    statusCode: z.number().int(),
    /** In the order of the page; at most 60. */
    tags: z.array(SocialPageTag),
    tagCount: z.number().int(),
    /** Names of the tags that a card needs and the page lacks. */
    missing: z.array(z.string()),
    cards: z.record(SocialNetwork, SocialPageCard),
  }),
  z.object({ state: z.literal('unread'), message: z.string() }),
]);
export type SocialPageReading = z.infer<typeof SocialPageReading>;
