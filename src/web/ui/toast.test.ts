import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeOutcomes } from './close-outcomes.ts';
import { dismissToast, toast, toastRemovalDelay, toastStore } from './toast.ts';

const titles = () => toastStore.get().map((item) => item.title);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const item of toastStore.get()) dismissToast(item.id);
  vi.advanceTimersByTime(toastRemovalDelay);
  vi.useRealTimers();
});

describe('toasts', () => {
  it('shows one at a time: a new one takes the place of the older', () => {
    toast({ title: 'first' });
    toast({ title: 'second' });
    expect(titles()).toEqual(['second']);
  });

  it('keeps a dismissed one closed in the list until the removal delay is over', () => {
    const shown = toast({ title: 'gone' });
    shown.dismiss();
    expect(toastStore.get()[0]?.open).toBe(false);
    vi.advanceTimersByTime(toastRemovalDelay - 1);
    expect(titles()).toEqual(['gone']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  it('closes what the last attempt came to when a new one begins, but nothing that can be undone', () => {
    toast({ title: 'Payment Failed', tone: 'poor' });
    closeOutcomes();
    expect(toastStore.get()[0]).toMatchObject({ title: 'Payment Failed', open: false });
    toast({ title: 'New session started', action: { label: 'Undo', run: () => undefined } });
    closeOutcomes();
    expect(toastStore.get()[0]).toMatchObject({ title: 'New session started', open: true });
  });

  it('updates one in place and tells its listeners', () => {
    const listener = vi.fn();
    const stop = toastStore.subscribe(listener);
    const shown = toast({ title: 'Saving' });
    shown.update({ title: 'Saved', tone: 'good' });
    expect(toastStore.get()[0]).toMatchObject({ title: 'Saved', tone: 'good', open: true });
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });
});
