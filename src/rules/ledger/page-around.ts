import type { Platform } from '#rules/platforms/platform.ts';
import { withoutFilmPage } from './film-page.ts';
import { withoutFormatLine } from './format-line.ts';
import { withoutStorePage } from './store-page.ts';

/** A text without what stands around it on the page that it was copied from: that of a store of apps or of a film. */
export function withoutPageOf(subject: Platform['subject'], description: string, name: string): string {
  if (subject === 'app') return withoutStorePage(description, name);
  if (subject === 'page') return withoutFormatLine(description, name);
  return subject === 'video' ? withoutFilmPage(description, name) : description;
}
