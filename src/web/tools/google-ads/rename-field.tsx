import { useState } from 'react';
import { adsBounds } from '#contract/google-ads-form.ts';
import { caretToEnd } from '#web/ui/caret-to-end.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

interface RenameFieldProps {
  name: string;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** The campaign's name while it is changed; Enter saves, Escape leaves it. */
export function RenameField({ name, onSave, onCancel }: RenameFieldProps) {
  const [typed, setTyped] = useState(name);
  const trimmed = typed.trim();
  const save = () => {
    if (trimmed === name) onCancel();
    else if (trimmed !== '') onSave(trimmed);
  };
  return (
    <form
      className="flex min-w-0 flex-1 flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label="Campaign name"
        className="min-w-40 flex-1"
        error={trimmed === '' ? 'Give the campaign a name' : undefined}
      >
        <Input
          ref={caretToEnd}
          value={typed}
          maxLength={adsBounds.campaignName}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just pressed the pencil beside it
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel();
          }}
        />
      </Field>
      <Button type="submit" size="s" className="min-h-11">
        Save
      </Button>
      <Button variant="quiet" size="s" className="min-h-11" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
