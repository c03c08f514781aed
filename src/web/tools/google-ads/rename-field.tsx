import { useState } from 'react';
import { adsBounds } from '#contract/google-ads-form.ts';
import { caretToEnd } from '#web/ui/caret-to-end.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { forgetName, keepName, keptName } from './kept-name.ts';

interface RenameFieldProps {
  campaignId: number;
  name: string;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** The campaign's name while it is changed; Enter saves, Escape leaves it. What was begun is there again after Back or a reload. */
export function RenameField({ campaignId, name, onSave, onCancel }: RenameFieldProps) {
  const [begun] = useState(() => keptName(campaignId));
  const [typed, setTyped] = useState(begun ?? name);
  const trimmed = typed.trim();
  const cancel = () => {
    forgetName(campaignId);
    onCancel();
  };
  const save = () => {
    if (trimmed === name) cancel();
    else if (trimmed !== '') {
      forgetName(campaignId);
      onSave(trimmed);
    }
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
          autoFocus={begun === null}
          onChange={(event) => {
            setTyped(event.target.value);
            keepName(campaignId, event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') cancel();
          }}
        />
      </Field>
      <Button type="submit" size="s" className="min-h-11">
        Save
      </Button>
      <Button variant="quiet" size="s" className="min-h-11" onClick={cancel}>
        Cancel
      </Button>
    </form>
  );
}
