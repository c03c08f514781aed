import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { viewKey, type ChatPanelProps, type ChatView } from './chat-view.ts';

const load = () => import('./panel.tsx');
const loadAhead = () => void load().catch(() => undefined);
const never = () => () => undefined;

/** The chat stays as it was in this tab from page to page. */
function keptView(): ChatView {
  const kept = readStored(viewKey, 'sessionStorage');
  return kept === 'open' || kept === 'minimized' ? kept : 'closed';
}

/**
 * The support chat of the public pages. Every visitor downloads this file: it is the button alone, and the panel with
 * what it knows comes when somebody reaches for it. The button floats at the lower right and rests under the footer.
 */
export function SupportChat() {
  const [chosen, setChosen] = useState<ChatView>();
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const [failed, setFailed] = useState(false);
  const kept = useSyncExternalStore(never, keptView, () => 'closed' as const);
  const view = chosen ?? kept;
  const choose = (next: ChatView) => {
    writeStored(viewKey, next, 'sessionStorage');
    setChosen(next);
  };
  useEffect(() => {
    if (view === 'closed') return;
    load().then(
      (module) => setPanel(() => module.ChatPanel),
      () => {
        setFailed(true);
        setChosen('closed');
      },
    );
  }, [view]);

  return (
    <aside
      aria-label="Help"
      className="pointer-events-none sticky bottom-0 z-40 flex w-full justify-end p-3 *:pointer-events-auto sm:px-5 print:hidden"
    >
      {Panel && view !== 'closed' ? (
        <Panel view={view} onView={choose} />
      ) : (
        <button
          type="button"
          id="support-chat-button"
          onPointerEnter={loadAhead}
          onFocus={loadAhead}
          onClick={() => choose('open')}
          className="min-h-11 min-w-34 rounded-control border border-line bg-surface px-4 text-[0.94rem] font-semibold text-ink shadow-sheet hover:bg-sunken"
        >
          {failed ? 'Support chat: try again' : 'Support chat'}
        </button>
      )}
    </aside>
  );
}
