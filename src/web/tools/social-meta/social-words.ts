import type { ImageOrigin, SocialContentType, SocialPlatform, SocialSurface } from '#contract/social-meta.ts';
import type { PictureDesign, PictureFormat } from '#contract/social-picture.ts';

export const surfaceNames: Record<SocialSurface, string> = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  whatsapp: 'WhatsApp',
  general: 'General',
};

export const platformNames: Record<SocialPlatform, string> = { ...surfaceNames, all: 'All platforms' };

export const contentTypeNames: Record<SocialContentType, string> = {
  website: 'Website',
  article: 'Article',
  product: 'Product',
  video: 'Video',
  app: 'App',
};

export const originNames: Record<ImageOrigin, { label: string; hint: string }> = {
  page: { label: 'The page’s own', hint: 'as its tags name it' },
  logo: { label: 'Your logo', hint: 'a small card on most networks' },
  made: { label: 'Drawn here', hint: 'in your colors, in three formats' },
};

export const designNames: Record<PictureDesign, string> = {
  headline: 'Headline',
  panel: 'Split',
  strip: 'Slope',
  quote: 'Quote',
  tag: 'Price tag',
  frame: 'Frame',
  plain: 'White',
};

export const formatNames: Record<PictureFormat, string> = {
  landscape: 'Landscape',
  square: 'Square',
  pin: 'Pinterest',
};
