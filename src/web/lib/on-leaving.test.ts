import { afterEach, describe, expect, it, vi } from 'vitest';
import { onLeaving } from './on-leaving.ts';

function page() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = new EventTarget();
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', window);
  return { document, window };
}

describe('a page that may go for good', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('keeps when it is left or goes out of sight, and not when it comes back', () => {
    const { document, window } = page();
    const keep = vi.fn();
    const stop = onLeaving(keep);
    window.dispatchEvent(new Event('pagehide'));
    expect(keep).toHaveBeenCalledTimes(1);
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(keep).toHaveBeenCalledTimes(2);
    document.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(keep).toHaveBeenCalledTimes(2);
    stop();
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    expect(keep).toHaveBeenCalledTimes(2);
  });
});
