import { Pencil } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { editorialFaults } from '#rules/ads/editorial.ts';
import { countWidth } from '#rules/text/count.ts';
import { caretToEnd } from '#web/ui/caret-to-end.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Gauge } from '#web/ui/gauge.tsx';
import { NamedIconButton } from '#web/ui/named-icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { useFocusBack } from '#web/ui/return-focus.ts';
import { longestEdit } from './edits.ts';
import { MeasuredTexts, type MeasuredText } from './measured-texts.tsx';

interface EditableTextsProps {
  surface: 'headline' | 'description';
  label: string;
  texts: readonly MeasuredText[];
  /** Width units. */
  limit: number;
  /** Names that may stand in capitals: the advertiser's own. */
  ownNames: readonly string[];
  onChange: (place: number, text: string) => void;
}

/** Texts over their rulers, each with a pencil. */
export function EditableTexts({ surface, label, texts, limit, ownNames, onChange }: EditableTextsProps) {
  const [editing, setEditing] = useState<number | null>(null);
  /** The place whose pencil was pressed last. */
  const [pressed, setPressed] = useState<number | null>(null);
  const pencil = useFocusBack(editing !== null);
  return (
    <MeasuredTexts
      label={label}
      limit={limit}
      texts={texts.map(({ text, note }, place) => ({
        text,
        ...(note && { note }),
        ...(place === editing
          ? {
              editor: (
                <Editor
                  surface={surface}
                  label={`${label} ${place + 1}`}
                  text={text}
                  limit={limit}
                  ownNames={ownNames}
                  onClose={() => setEditing(null)}
                  onChange={(next) => onChange(place, next)}
                />
              ),
            }
          : {
              action: (
                <NamedIconButton
                  {...(place === pressed && { ref: pencil })}
                  label={`Edit ${label.toLowerCase()} ${place + 1}`}
                  className="-mr-2"
                  icon={<Pencil size={15} strokeWidth={1.75} aria-hidden="true" />}
                  onClick={() => {
                    setEditing(place);
                    setPressed(place);
                  }}
                />
              ),
            }),
      }))}
    />
  );
}

interface EditorProps extends Pick<EditableTextsProps, 'surface' | 'label' | 'limit' | 'ownNames'> {
  text: string;
  onChange: (text: string) => void;
  onClose: () => void;
}

function Editor({ surface, label, text, limit, ownNames, onChange, onClose }: EditorProps) {
  const [typed, setTyped] = useState(text);
  const trimmed = typed.trim();
  const save = () => {
    if (trimmed !== '' && trimmed !== text) onChange(trimmed);
  };
  const answered = useSavedOnLeaving(save);
  const cancel = () => {
    answered();
    onClose();
  };
  const faults = editorialFaults(trimmed, surface, { ownNames, competitors: [] });
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed === '') return;
        save();
        answered();
        onClose();
      }}
    >
      <Field
        label={label}
        hiddenLabel
        gauge={<Gauge label={label} value={countWidth(trimmed)} limit={limit} unit="width units" />}
        hint={faults.map(({ sentence }) => sentence).join(' ')}
      >
        <Input
          ref={caretToEnd}
          value={typed}
          dir="auto"
          maxLength={longestEdit}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just pressed the pencil beside it
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') cancel();
          }}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="s" disabled={trimmed === ''}>
          Save
        </Button>
        <Button variant="quiet" size="s" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/**
 * Saves what is typed when its field goes without an answer: another tab, group or pencil was chosen, or the screen is left.
 * @returns to be called when the person has answered: nothing more is saved then
 */
function useSavedOnLeaving(save: () => void): () => void {
  const isAnswered = useRef(false);
  const leave = useEffectEvent(() => {
    if (!isAnswered.current) save();
  });
  useLayoutEffect(() => () => leave(), []);
  useEffect(() => {
    const goAway = () => leave();
    window.addEventListener('pagehide', goAway);
    return () => window.removeEventListener('pagehide', goAway);
  }, []);
  return () => {
    isAnswered.current = true;
  };
}
