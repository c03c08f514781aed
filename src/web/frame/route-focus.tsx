import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation inside the application the page starts at its top (or at its #part) and is read from there. */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (hash) {
      const part = document.getElementById(hash.slice(1));
      part?.scrollIntoView();
      part?.focus({ preventScroll: true });
    } else if (shown.current !== pathname) {
      window.scrollTo(0, 0);
      document.querySelector('main')?.focus({ preventScroll: true });
    }
    shown.current = pathname;
  }, [pathname, hash]);
  return null;
}
