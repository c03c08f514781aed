/**
 * Calls when a page may go for good: when it is left, and when it goes out of sight, after which phones end it without a word.
 * @returns what stops it
 */
export function onLeaving(keep: () => void): () => void {
  const whenHidden = (): void => {
    if (document.visibilityState === 'hidden') keep();
  };
  window.addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', whenHidden);
  return () => {
    window.removeEventListener('pagehide', keep);
    document.removeEventListener('visibilitychange', whenHidden);
  };
}
