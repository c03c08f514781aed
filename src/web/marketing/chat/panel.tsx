import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { chatPanelId } from './chat-panel-id.ts';
import type { ChatPanelProps } from './chat-view.ts';
import { Composer } from './composer.tsx';
import { conversation } from './conversation.ts';
import { LineMark } from './line-mark.tsx';
import { MessageLog } from './message-log.tsx';

/** What was typed and not sent is there again on the next page, and after the chat was closed. */
const draftKey = 'shelfmark.chat-draft';

/** The opened chat, or the bar that is left of it when minimized. */
export function ChatPanel({ view, onView }: ChatPanelProps) {
  const state = useSyncExternalStore(conversation.subscribe, conversation.get, conversation.get);
  const [draft, setDraft] = useState(() => readStored(draftKey, 'sessionStorage') ?? '');
  const [seen, setSeen] = useState(state.messages.length);
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const reopen = useRef<HTMLButtonElement>(null);
  /** Whether somebody is at the keyboard in here, so that no page load takes the focus away. */
  const inside = useRef(document.activeElement?.id === 'support-chat-button');
  const { messages, pending, cleared } = state;
  const type = (text: string) => {
    setDraft(text);
    writeStored(draftKey, text, 'sessionStorage');
  };
  if (view === 'open' && seen !== messages.length) setSeen(messages.length);

  useEffect(() => conversation.resume(), []);
  useEffect(() => {
    if (!inside.current) return;
    // A disabled input cannot hold the focus; the panel holds it until the reply is there.
    const place = view === 'minimized' ? reopen : pending ? panel : input;
    place.current?.focus();
  }, [view, pending]);

  const go = (next: 'closed' | 'open' | 'minimized') => {
    inside.current = true;
    onView(next);
    if (next === 'closed')
      requestAnimationFrame(() => document.getElementById('support-chat-button')?.focus());
  };
  const send = () => {
    if (draft.trim() === '' || pending) return;
    inside.current = true;
    conversation.send(draft);
    type('');
  };

  if (view === 'minimized') {
    return (
      <div className="on-paper flex items-center rounded-control border border-line bg-surface text-ink shadow-sheet">
        <button
          ref={reopen}
          type="button"
          onClick={() => go('open')}
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-4 text-[0.94rem] font-semibold hover:bg-sunken"
        >
          <Mark name="chat" size={19} />
          Open support chat
          {messages.length > seen && <span className="text-pencil">New reply</span>}
        </button>
        <IconButton
          label="Close support chat"
          icon={<LineMark name="close" />}
          onClick={() => go('closed')}
        />
      </div>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from any place inside; the buttons do the same
    <section
      ref={panel}
      id={chatPanelId}
      role="dialog"
      aria-label="Support chat"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        go('minimized');
      }}
      className="on-paper fixed inset-x-2 bottom-2 flex max-h-[min(36rem,calc(100dvh-16px))] flex-col overflow-clip rounded-sheet border border-line bg-surface text-ink shadow-sheet outline-none sm:inset-x-auto sm:right-5 sm:bottom-5 sm:w-96"
    >
      <header className="on-mat flex items-center gap-1 bg-mat py-1.5 pr-1.5 pl-4 text-mat-ink">
        <h2 className="heading grow text-lg">Support chat</h2>
        {(messages.length > 1 || cleared) && (
          <button
            type="button"
            onClick={() => (cleared ? conversation.restore() : conversation.clear())}
            className="min-h-10 rounded-control px-2.5 text-sm font-medium hover:bg-mat-ink/15"
          >
            {cleared ? 'Undo clear' : 'Clear'}
          </button>
        )}
        <IconButton
          tone="on-mat"
          label="Minimize"
          icon={<LineMark name="minus" />}
          onClick={() => go('minimized')}
        />
        <IconButton
          tone="on-mat"
          label="Close"
          icon={<LineMark name="close" />}
          onClick={() => go('closed')}
        />
      </header>
      <MessageLog messages={messages} pending={pending} />
      <Composer input={input} draft={draft} onDraft={type} onSend={send} pending={pending} />
    </section>
  );
}
