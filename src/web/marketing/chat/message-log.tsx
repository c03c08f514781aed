import { classNames } from '#web/lib/class-names.ts';
import type { Conversation } from './conversation.ts';

const timeWords = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });

/** The end of the log is new with each message, and comes into view once. */
function showEnd(end: HTMLElement | null): void {
  const log = end?.parentElement;
  log?.scrollTo({ top: log.scrollHeight });
}

/** What was said, oldest first. Text is set as text: whatever somebody types stays what they typed. */
export function MessageLog({ messages, pending }: Conversation) {
  return (
    <div
      role="log"
      aria-live="polite"
      aria-label="Conversation"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to by keyboard too
      tabIndex={0}
      className="flex min-h-24 grow flex-col gap-3.5 overflow-y-auto overscroll-contain px-4 py-4 text-[0.94rem] leading-snug -outline-offset-2"
    >
      {messages.map(({ id, text, isUser, timestamp }) => (
        <div key={id} className={classNames('flex flex-col', isUser ? 'items-end pl-10' : 'pr-4')}>
          <p
            className={classNames(
              'max-w-full whitespace-pre-wrap wrap-anywhere',
              isUser ? 'rounded-control bg-pencil-wash px-3 py-2' : 'border-l-2 border-pencil pl-3',
            )}
          >
            <span className="sr-only">{isUser ? 'You: ' : 'Support: '}</span>
            {text}
          </p>
          <time
            dateTime={new Date(timestamp).toISOString()}
            className={classNames('mt-1 text-xs text-ink-soft', !isUser && 'pl-3.5')}
          >
            {timeWords.format(timestamp)}
          </time>
        </div>
      ))}
      {pending && (
        <p className="flex items-center gap-1.5 border-l-2 border-pencil py-1 pl-3 text-ink-soft">
          <span className="sr-only">Support is typing</span>
          {[0, 1, 2].map((dot) => (
            <span
              key={dot}
              aria-hidden="true"
              className="size-1.5 rounded-chip bg-current motion-safe:animate-pulse"
              style={{ animationDelay: `${dot * 180}ms` }}
            />
          ))}
        </p>
      )}
      <div key={`${messages.length} ${pending}`} ref={showEnd} />
    </div>
  );
}
