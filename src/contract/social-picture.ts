import { z } from 'zod';

/** Longest address in UTF-16 units. It protects the server and is no limit of a network. */
export const longestSocialUrl = 2_000;

/** Pixels of the pictures that we draw; each is one file of a record, `/social-images/<id>/<format>.png`. */
export const pictureFormats = {
  landscape: { width: 1200, height: 630 },
  square: { width: 1200, height: 1200 },
  pin: { width: 1000, height: 1500 },
} as const;
export const PictureFormat = z.enum(['landscape', 'square', 'pin']);
export type PictureFormat = z.infer<typeof PictureFormat>;

export const pictureDesigns = ['headline', 'panel', 'strip', 'quote', 'tag', 'frame', 'plain'] as const;
export const PictureDesign = z.enum(pictureDesigns);
export type PictureDesign = z.infer<typeof PictureDesign>;

const Colour = z.string().regex(/^#[\da-f]{6}$/, 'A color looks like #1a2b3c');

/** Lower-case `#rrggbb`. Text on background holds 4.5 : 1. */
export const BrandColours = z.object({ background: Colour, text: Colour, accent: Colour });
export type BrandColours = z.infer<typeof BrandColours>;

/** Everything that a drawn picture stems from: the same spec gives the same file. */
export const SocialPicture = z.object({
  /** Public and not to be guessed: the networks fetch the picture without a session. */
  id: z.string().regex(/^[\w-]{16,40}$/),
  design: PictureDesign,
  title: z.string().max(200),
  subtitle: z.string().max(200),
  brandName: z.string().max(200),
  colours: BrandColours,
  /** Read when the picture is drawn; null: without a logo. */
  logoUrl: z.string().max(longestSocialUrl).nullable(),
});
export type SocialPicture = z.infer<typeof SocialPicture>;

/** Body of `POST /api/social-images/preview`: a picture as it would be, without an address and not kept. */
export const PicturePreviewForm = SocialPicture.omit({ id: true }).extend({ format: PictureFormat });
export type PicturePreviewForm = z.infer<typeof PicturePreviewForm>;

export const PicturePreview = z.object({
  /** `data:` address of a PNG. */
  image: z.string(),
  bytes: z.number().int(),
  /** Sentences on what is not as asked for: letters without a typeface, a logo that could not be had. */
  notes: z.array(z.string()),
});
export type PicturePreview = z.infer<typeof PicturePreview>;
