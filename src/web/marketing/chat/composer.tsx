import { useId, type RefObject } from 'react';
import { longestQuestion } from '#contract/support-limits.ts';
import { quickQuestions } from '#rules/support/opening.ts';
import { TextArea } from '#web/ui/input.tsx';
import { LineMark } from './line-mark.tsx';

/** From how many characters on the counter shows. */
const countedFrom = longestQuestion - 200;
const shownQuestions = quickQuestions.slice(0, 2);

interface ComposerProps {
  input: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  onDraft: (draft: string) => void;
  onSend: () => void;
  pending: boolean;
}

/** The input with its two quick questions, which fill it without sending. */
export function Composer({ input, draft, onDraft, onSend, pending }: ComposerProps) {
  const id = useId();
  return (
    <form
      className="border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <div className="mb-2.5 flex flex-wrap gap-1.5">
        {shownQuestions.map((question) => (
          <button
            key={question}
            type="button"
            disabled={pending}
            onClick={() => {
              onDraft(question);
              input.current?.focus();
            }}
            className="press-8 rounded-chip border border-line-strong px-2.5 text-left text-sm font-medium hover:bg-sunken disabled:opacity-55"
          >
            {question}
          </button>
        ))}
      </div>
      <div className="flex items-end gap-2">
        <TextArea
          ref={input}
          rows={1}
          value={draft}
          disabled={pending}
          maxLength={longestQuestion}
          placeholder="Your question"
          aria-label="Your question"
          aria-describedby={draft.length >= countedFrom ? id : undefined}
          enterKeyHint="send"
          className="max-h-32! resize-none! text-base"
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={(event) => {
            // Enter also ends the choice of a character in Chinese or Japanese input.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onSend();
          }}
        />
        <button
          type="submit"
          aria-label="Send"
          disabled={pending || draft.trim() === ''}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-pencil text-on-pencil hover:bg-pencil/90 disabled:opacity-55"
        >
          <LineMark name="send" />
        </button>
      </div>
      {draft.length >= countedFrom && (
        <p id={id} className="counted mt-1.5 text-right text-xs text-ink-soft">
          {draft.length.toLocaleString('en-US')} of {longestQuestion.toLocaleString('en-US')}
          <span className="sr-only"> characters</span>
        </p>
      )}
    </form>
  );
}
