import type { PictureDesign } from '#contract/social-picture.ts';
import type { Design } from '#server/social-images/picture/scene.ts';
import { frame } from './frame.ts';
import { headline } from './headline.ts';
import { panel } from './panel.ts';
import { plain } from './plain.ts';
import { quote } from './quote.ts';
import { strip } from './strip.ts';
import { tag } from './tag.ts';

/** Every design by its key; one without its line here does not compile. */
export const designs: Record<PictureDesign, Design> = { headline, panel, strip, quote, tag, frame, plain };
