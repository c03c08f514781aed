import { useSyncExternalStore } from 'react';
import { writeStored } from './storage.ts';
import { themeKey } from './first-paint-script.ts';

export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();

/** The head's script has set the marker before the first paint; from then on the marker is the state. */
function current(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Flips the theme. */
export function toggleTheme(): void {
  setTheme(current() === 'dark' ? 'light' : 'dark');
}

/** Keeps the choice and moves the dark marker of the root element. */
export function setTheme(next: Theme): void {
  document.documentElement.classList.toggle('dark', next === 'dark');
  writeStored(themeKey, next);
  for (const listener of listeners) listener();
}

/** The theme shown now. Pages written at build time render as light; buttons that differ do so by CSS. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current, () => 'light');
}
