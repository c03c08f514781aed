import { useEffect } from 'react';

/** Sets the document's title while a screen is shown. Pages written at build time carry theirs in the HTML. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
