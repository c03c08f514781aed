import { PictureDesign, SocialPicture } from '#contract/social-picture.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

/** What of a drawn picture can be chosen. */
export type PictureLook = Pick<SocialPicture, 'design' | 'title' | 'subtitle' | 'colours'>;

const Look = SocialPicture.pick({ title: true, subtitle: true, colours: true }).extend({
  design: PictureDesign,
});

export const lookOf = ({ design, title, subtitle, colours }: SocialPicture): PictureLook => ({
  design,
  title,
  subtitle,
  colours,
});

export const sameLook = (one: PictureLook, other: PictureLook): boolean =>
  JSON.stringify(lookOf(one as SocialPicture)) === JSON.stringify(lookOf(other as SocialPicture));

const keyOf = (pictureId: string) => `shelfmark.picture-look.${pictureId}`;

/** A look that was begun and not yet taken; it survives a reload of this tab. */
export function loadLook(picture: SocialPicture): PictureLook {
  try {
    const kept = Look.safeParse(JSON.parse(readStored(keyOf(picture.id), 'sessionStorage') ?? 'null'));
    return kept.success ? kept.data : lookOf(picture);
  } catch {
    return lookOf(picture);
  }
}

export function saveLook(picture: SocialPicture, look: PictureLook): void {
  if (sameLook(lookOf(picture), look)) removeStored(keyOf(picture.id), 'sessionStorage');
  else writeStored(keyOf(picture.id), JSON.stringify(look), 'sessionStorage');
}
