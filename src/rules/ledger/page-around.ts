import type { Platform } from '#rules/platforms/platform.ts';
import { withoutFilmPage } from './film-page.ts';
import { withoutFormatLine } from './format-line.ts';
import { withNewsLast } from './app-news.ts';
import { withoutStorePage } from './store-page.ts';

/** A text without what stands around it on the page that it was copied from: that of a store of apps or of a film. */
export function withoutPageOf(subject: Platform['subject'], description: string, name: string): string {
  // What is new is known by its heading, which no page of a store keeps.
  if (subject === 'app') return withoutStorePage(withNewsLast(description), name);
  if (subject === 'page') return withoutFormatLine(description, name);
  return subject === 'video' ? withoutFilmPage(description, name) : description;
}
