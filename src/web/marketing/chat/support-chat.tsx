import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { withStyles } from '#web/lib/whole-styles.ts';
import { Mark } from '#web/ui/mark.tsx';
import { viewKey, type ChatPanelProps, type ChatView } from './chat-view.ts';

const load = () => withStyles(import('./panel.tsx'));
const loadAhead = () => void load().catch(() => undefined);
const never = () => () => undefined;

/** The chat stays as it was in this tab from page to page. */
function keptView(): ChatView {
  const kept = readStored(viewKey, 'sessionStorage');
  return kept === 'open' || kept === 'minimized' ? kept : 'closed';
}

/**
 * The support chat of the public pages. Every visitor downloads this file: it is the button alone, and the panel with
 * what it knows comes when somebody reaches for it. At the lower right edge, in the margin of sheets and fields: on wide
 * screens a label that covers nothing; on others a mark that rests under the footer, narrow enough for prices of plans to
 * pass beside it.
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

  const opened = Panel !== undefined && view !== 'closed';
  return (
    <aside
      aria-label="Help"
      className={classNames(
        'pointer-events-none sticky bottom-0 z-40 flex w-full justify-end p-3 *:pointer-events-auto sm:px-5 print:hidden lg:fixed lg:right-0 lg:w-auto',
        !opened && 'pr-0! lg:bottom-5',
      )}
    >
      {opened ? (
        <Panel view={view} onView={choose} />
      ) : (
        <button
          type="button"
          id="support-chat-button"
          onPointerEnter={loadAhead}
          onFocus={loadAhead}
          onClick={() => choose('open')}
          className="inline-flex min-h-12 min-w-[32px] items-center justify-center gap-2 rounded-control rounded-r-none border border-r-0 border-line bg-surface px-1 text-[0.94rem] font-semibold text-ink shadow-sheet hover:bg-sunken lg:px-4 lg:py-1 lg:[writing-mode:vertical-rl]"
        >
          <Mark name="chat" className="lg:hidden" />
          <span className={failed ? undefined : 'max-lg:sr-only'}>
            {failed ? 'Support chat: try again' : 'Support chat'}
          </span>
        </button>
      )}
    </aside>
  );
}
