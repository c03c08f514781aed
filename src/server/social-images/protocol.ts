import type { PictureFormat, SocialPicture } from '#contract/social-picture.ts';
import type { UndrawnText } from './picture/draw.ts';

/** What a picture looks like, apart from its address and where its logo stems from. */
export type PictureLook = Omit<SocialPicture, 'id' | 'logoUrl'>;

/** What the drawing thread is asked. */
export interface DrawingQuestion {
  id: number;
  picture: PictureLook;
  format: PictureFormat;
  /** As `normaliseLogo` made it. */
  logo: Uint8Array | null;
}

export type DrawingAnswer =
  | { id: number; png: Uint8Array; undrawn: readonly UndrawnText[] }
  | { id: number; error: string };
