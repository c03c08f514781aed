import { useSyncExternalStore } from 'react';
import { writeStored } from './storage.ts';
import { themeKey } from './first-paint-script.ts';

export type Theme = 'light' | 'dark';

/** The head's script has set the marker before the first paint, and moves it with the system; the marker is the state. */
function current(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** Flips the theme. */
export function toggleTheme(): void {
  setTheme(current() === 'dark' ? 'light' : 'dark');
}

/** Keeps the choice and moves the dark marker of the root element. */
export function setTheme(next: Theme): void {
  document.documentElement.classList.toggle('dark', next === 'dark');
  writeStored(themeKey, next);
}

/** The theme shown now. Pages written at build time render as light; buttons that differ do so by CSS. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current, () => 'light');
}
