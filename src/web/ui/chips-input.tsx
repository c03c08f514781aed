import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { useFieldAttributes } from './field.tsx';
import { entriesOf, withEntries } from './list-text.ts';

interface ChipsInputProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  /** Most entries; what is typed or pasted beyond it stays in the text, to be seen. */
  most: number;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A list of short texts. Enter, a comma or leaving the field adds what is typed; pasted text is parted by commas and
 * lines; Backspace in the empty field takes the last entry back into the text.
 */
export function ChipsInput({ value, onChange, onBlur, most, placeholder, ref }: ChipsInputProps) {
  const [text, setText] = useState('');
  const [told, setTold] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const attributes = useFieldAttributes();
  // Two changes may come before the next drawing: one by leaving the field, one by the button that was pressed.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (list: string[]) => {
    latest.current = list;
    onChange(list);
  };

  const add = (typed: string) => {
    const entries = entriesOf(typed);
    if (entries.length === 0) return setText('');
    const { list, rest } = withEntries(latest.current, entries, most);
    setText(rest.join(', '));
    const count = list.length - latest.current.length;
    setTold(
      rest.length > 0
        ? `At most ${most} entries: ${rest.length === 1 ? 'one has' : `${rest.length} have`} no place.`
        : count === 0
          ? 'Already in the list.'
          : count === 1
            ? `Added ${list.at(-1)}.`
            : `Added ${count} entries.`,
    );
    if (count > 0) change(list);
  };
  const remove = (entry: string) => {
    setTold(`Removed ${entry}.`);
    change(latest.current.filter((one) => one !== entry));
    input.current?.focus();
  };
  const leaving = useLeaving(() => add(text));

  const keyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if ((event.key === 'Enter' && text.trim() !== '') || event.key === ',' || event.key === ';') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) {
      event.preventDefault();
      setText(value.at(-1)!);
      change(value.slice(0, -1));
    }
  };

  const full = told.startsWith('At most');
  return (
    <div>
      <div
        className={classNames(
          'flex max-h-56 min-h-11 w-full min-w-0 flex-wrap items-center gap-1.5 overflow-y-auto rounded-control border border-line-strong bg-surface px-2 py-1.5 text-ink transition-colors duration-150 hover:border-ink-soft',
          'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-pencil has-[input[aria-invalid=true]]:border-poor',
        )}
      >
        {value.map((entry) => (
          <span
            key={entry}
            className="inline-flex press-8 max-w-full items-center rounded-chip bg-sunken pl-2 text-sm leading-snug [overflow-wrap:anywhere]"
          >
            {entry}
            <button
              type="button"
              aria-label={`Remove ${entry}`}
              onClick={() => remove(entry)}
              className="inline-flex press-8 aspect-square shrink-0 items-center justify-center rounded-chip text-ink-soft hover:text-poor"
            >
              <X size={15} aria-hidden="true" />
            </button>
          </span>
        ))}
        <input
          {...attributes}
          ref={(node) => {
            input.current = node;
            if (typeof ref === 'function') ref(node);
            else if (ref) ref.current = node;
          }}
          type="text"
          value={text}
          autoComplete="off"
          placeholder={value.length === 0 ? placeholder : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setTold('');
          }}
          onKeyDown={keyDown}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (!/[,;\t\n]/.test(pasted)) return;
            event.preventDefault();
            add(`${text} ${pasted}`);
          }}
          onBlur={() => {
            leaving();
            onBlur?.();
          }}
          className="press-8 min-w-20 flex-1 bg-transparent px-1 outline-none"
        />
      </div>
      <output className={full ? 'mt-1.5 block text-sm font-medium text-poor' : 'sr-only'}>{told}</output>
    </div>
  );
}

/** Milliseconds after a press within which its click comes. */
const clickComes = 50;

/**
 * When the field is left by a press, its entries are drawn only once the click has reached its aim: the field grows, and
 * would move a button from under the pointer. What is typed is added when the page or the screen goes away too: a field that
 * Back takes out of the document loses the focus without a word.
 * @returns to be called when the field loses the focus
 */
function useLeaving(add: () => void): () => void {
  const pressed = useRef(false);
  const waiting = useRef(false);
  const added = useEffectEvent(add);
  // Before the effects around it end: the form's draft still listens then.
  useLayoutEffect(() => () => added(), []);
  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const finish = () => {
      if (!waiting.current) return;
      waiting.current = false;
      added();
    };
    const release = () => {
      pressed.current = false;
      setTimeout(finish, clickComes);
    };
    const goAway = () => added();
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    window.addEventListener('click', finish, true);
    window.addEventListener('pagehide', goAway);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
      window.removeEventListener('click', finish, true);
      window.removeEventListener('pagehide', goAway);
    };
  }, []);
  return () => {
    if (pressed.current) waiting.current = true;
    else add();
  };
}
