import type { PictureFormat, SocialPicture } from '#contract/social-picture.ts';
import type { UndrawnText } from './picture/draw.ts';

/** What a picture looks like, apart from its address and where its logo stems from. */
export type PictureLook = Omit<SocialPicture, 'id' | 'logoUrl'>;

/** What the drawing thread is asked. */
export type DrawingQuestion =
  | { id: number; ask: 'draw'; picture: PictureLook; format: PictureFormat; logo: Uint8Array | null }
  /** Makes a small PNG of a stranger's file. */
  | { id: number; ask: 'logo'; file: Uint8Array };

export type DrawingAnswer =
  | { id: number; png: Uint8Array; undrawn: readonly UndrawnText[] }
  /** Null: the file is no picture that we read. */
  | { id: number; logo: Uint8Array | null }
  | { id: number; error: string };
