import { useCallback, useState } from 'react';
import { useKeptText } from '#web/form/use-kept-text.ts';
import { loadRows, saveRows } from '#web/tools/keyword-research/draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/input.tsx';

interface PastedRowsProps {
  userId: string;
  onRead: (file: File) => void;
}

/** Rows out of a spreadsheet in the place of a file. What was not yet read is there again after a reload. */
export function PastedRows({ userId, onRead }: PastedRowsProps) {
  const [text, setText] = useState(() => loadRows(userId));
  const [open, setOpen] = useState(text !== '');
  const save = useCallback((rows: string) => saveRows(userId, rows), [userId]);
  const kept = useKeptText(text, save);
  return (
    <Collapsible label="Paste rows instead" open={open} onChange={setOpen} className="mt-1">
      <Field label="Rows" hiddenLabel hint="Copied from a spreadsheet, with the line of the column names.">
        <TextArea
          rows={4}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="counted max-h-60! text-[0.8rem]"
        />
      </Field>
      {!kept && (
        <p className="text-sm text-ink-soft">
          These rows are too long for the browser’s storage: after a reload they have to be pasted again.
        </p>
      )}
      <Button
        variant="secondary"
        size="s"
        className="mt-2"
        disabled={text.trim() === ''}
        onClick={() => {
          onRead(new File([text], 'Pasted rows', { type: 'text/plain' }));
          setText('');
          setOpen(false);
        }}
      >
        Read the rows
      </Button>
    </Collapsible>
  );
}
