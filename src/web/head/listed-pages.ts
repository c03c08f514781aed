import { publicPages, type PublicPage } from '#web/pages.tsx';

/** What a page is called where there is little room: in breadcrumbs and in llms.txt. */
export function nameOf({ name, title }: Pick<PublicPage, 'name' | 'title'>): string {
  return name ?? headingOf(title);
}

/** A title without the product's name. */
export function headingOf(title: string): string {
  return title.split(' · ')[0] ?? title;
}

/** Pages that search engines may list, without the landing page. */
export const indexedPages = publicPages.filter((page) => page.indexed);
