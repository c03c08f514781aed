import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { buttonClass } from './button.tsx';
import { dismissToast, toastDuration, toastStore, type ToastState } from './toast.ts';

const swipeThreshold = 50;
/** Milliseconds for a toast that offers something to do: it has to be read, decided on and reached. */
const offerDuration = 10_000;
const edges = { plain: 'border-l-pencil', good: 'border-l-good', poor: 'border-l-poor' };

function ToastCard({ item }: { item: ToastState }) {
  const tone = item.tone ?? 'plain';
  return (
    <Toast.Root
      open={item.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(item.id);
      }}
      duration={item.duration ?? (item.action ? offerDuration : toastDuration)}
      type={tone === 'poor' ? 'foreground' : 'background'}
      className={classNames(
        'enter-down grid grid-cols-[1fr_auto] items-start gap-x-3 rounded-control border border-line border-l-4 bg-surface py-3 pr-2 pl-4 text-ink shadow-sheet',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        edges[tone],
      )}
    >
      <div className="min-w-0 py-1">
        <Toast.Title className="text-[0.94rem] font-semibold">{item.title}</Toast.Title>
        {item.description && (
          <Toast.Description className="text-sm text-ink-soft">{item.description}</Toast.Description>
        )}
        {item.action && (
          <Toast.Action
            altText={item.action.label}
            onClick={item.action.run}
            className={classNames(buttonClass('secondary', 's'), 'mt-2')}
          >
            {item.action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        aria-label="Close this message"
        className="inline-flex size-10 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <X size={18} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}

/**
 * Keeps the list off a bar of the page wherever that lies: stuck to the lower edge, or in its place in a short list. The style
 * sheet knows the first alone, and only until this has measured.
 */
function placeBesideBar(list: HTMLElement): void {
  const bar = document.querySelector('.lower-bar')?.getBoundingClientRect();
  const isBesideChat = document.querySelector('#support-chat-panel') !== null;
  const { height } = list.getBoundingClientRect();
  if (bar === undefined || isBesideChat) list.style.bottom = '';
  else if (bar.top >= window.innerHeight || bar.bottom + height <= window.innerHeight)
    list.style.bottom = '0';
  else list.style.bottom = bar.top >= height ? `${window.innerHeight - bar.top}px` : '';
}

/**
 * The toast list: bottom right, full width on phones. Where it would stand a question is typed while the support chat is
 * open, and a bar that sticks to the lower edge has its buttons: it stands beside the one or above the other, and never on
 * the button that opens the chat, which a failure sends people to. Swipe right dismisses, F8 moves the focus here.
 */
export default function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
  const viewport = useRef<HTMLOListElement>(null);
  const before = useRef<EventTarget | null>(null);
  const shown = toasts.some(({ open }) => open);
  useEffect(() => {
    const list = viewport.current;
    if (!shown || list === null) return undefined;
    const place = () => placeBesideBar(list);
    place();
    const listening = new AbortController();
    for (const event of ['scroll', 'resize'])
      window.addEventListener(event, place, { passive: true, signal: listening.signal });
    return () => listening.abort();
  });
  useEffect(() => {
    // Who came by F8 goes on where they were: the closed toast would leave them in an empty list at the page's end.
    if (!shown && viewport.current?.contains(document.activeElement) && before.current instanceof HTMLElement)
      before.current.focus({ preventScroll: true });
  }, [shown]);
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={swipeThreshold} duration={toastDuration}>
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} />
      ))}
      <Toast.Viewport
        ref={viewport}
        hotkey={['F8']}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
            before.current = relatedTarget;
        }}
        className="fixed right-0 bottom-0 z-50 flex w-full flex-col gap-2 p-4 sm:w-105 print:hidden [body:has(.lower-bar)_&]:bottom-27 [body:has(.lower-bar)_&]:max-sm:bottom-34 [body:has(#support-chat-button)_&]:max-lg:bottom-16 [body:has(#support-chat-button)_&]:lg:right-9 [body:has(#support-chat-panel)_&]:max-lg:top-0 [body:has(#support-chat-panel)_&]:max-lg:bottom-auto [body:has(#support-chat-panel)_&]:lg:right-100"
      />
    </Toast.Provider>
  );
}
