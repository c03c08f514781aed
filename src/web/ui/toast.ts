/** At most this many toasts are shown; a new one takes the place of the older. */
const toastLimit = 1;
/** Milliseconds until a toast closes by itself. */
export const toastDuration = 5_000;
/** Milliseconds until a dismissed toast leaves the list. */
export const toastRemovalDelay = 1_000_000;

export interface ToastOptions {
  title: string;
  description?: string;
  /** `poor` for failures; it is announced at once. */
  tone?: 'plain' | 'good' | 'poor';
  /** One thing to do about it, such as Undo. */
  action?: { label: string; run: () => void };
  /** Milliseconds instead of 5000, or of 10000 with something to do. */
  duration?: number;
}

export interface ToastState extends ToastOptions {
  id: number;
  open: boolean;
}

let toasts: readonly ToastState[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastState[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly ToastState[] => toasts,
};

/** Shows a toast. The answer changes or closes it later. */
export function toast(options: ToastOptions): {
  update: (options: ToastOptions) => void;
  dismiss: () => void;
} {
  lastId += 1;
  const id = lastId;
  change([{ ...options, id, open: true }, ...toasts].slice(0, toastLimit));
  return {
    update: (next) =>
      change(toasts.map((item) => (item.id === id ? { ...next, id, open: item.open } : item))),
    dismiss: () => dismissToast(id),
  };
}

/** Closes a toast; it stays in the list, closed, until the removal delay is over or another one comes. */
export function dismissToast(id: number): void {
  change(toasts.map((item) => (item.id === id ? { ...item, open: false } : item)));
  setTimeout(() => change(toasts.filter((item) => item.id !== id)), toastRemovalDelay);
}
