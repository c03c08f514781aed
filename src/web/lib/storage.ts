/** `sessionStorage` is the tab's own and ends with it. */
type Area = 'localStorage' | 'sessionStorage';

/** Storage may be switched off or full; the product then works without it. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether the value was kept. */
export function writeStored(key: string, value: string, area: Area = 'localStorage'): boolean {
  try {
    window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string, area: Area = 'localStorage'): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left behind.
  }
}
