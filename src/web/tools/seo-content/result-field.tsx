import { Pencil, Quote } from 'lucide-react';
import { useState } from 'react';
import type { Evidence } from '#contract/report.ts';
import type { FieldValue } from '#contract/seo-content.ts';
import type { FieldRule } from '#rules/platforms/platform.ts';
import { EvidenceList, EvidenceText } from '#web/report/evidence-text.tsx';
import { caretToEnd } from '#web/ui/caret-to-end.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { NamedIconButton } from '#web/ui/named-icon-button.tsx';
import { TextArea } from '#web/ui/input.tsx';
import { useFocusBack } from '#web/ui/return-focus.ts';
import { fromEditorText, isEmptyValue, toCopyText, toEditorText } from './editable-value.ts';
import { FieldGauge } from './field-gauge.tsx';

interface ResultFieldProps {
  rule: FieldRule;
  value: FieldValue;
  evidence: readonly Evidence[];
  sourceLabel: (path: string) => string;
  /** Absent while the text is still being written. */
  edit?: { onChange: (value: FieldValue) => void; onDone: () => void } | undefined;
}

/** Lists that are words to search by stand as chips; lists that are read stand as lines. */
const chipLists = new Set(['keywords', 'tags', 'searchTerms', 'hashtags']);

/** How a copied list is joined: as the platform's own field takes it. */
const separatorOf = (rule: FieldRule) =>
  rule.kind === 'list' && chipLists.has(rule.id) ? rule.separator : '\n';

function Value({ rule, value, evidence, sourceLabel }: ResultFieldProps) {
  const backed = (text: string) => <EvidenceText text={text} evidence={evidence} sourceLabel={sourceLabel} />;
  if (typeof value === 'string') {
    return (
      <p dir="auto" className="text-[1.02rem] leading-relaxed whitespace-pre-line [overflow-wrap:anywhere]">
        {backed(value)}
      </p>
    );
  }
  if (chipLists.has(rule.id)) {
    return (
      <ul className="flex flex-wrap gap-1.5">
        {value.map((entry) => {
          const text = typeof entry === 'string' ? entry : `${entry.name}: ${entry.value}`;
          return (
            <li key={text} dir="auto">
              <Chip>{text}</Chip>
            </li>
          );
        })}
      </ul>
    );
  }
  return (
    <ul className="flex list-disc flex-col gap-1.5 leading-relaxed marker:text-line-strong">
      {value.map((entry) =>
        // The room of the mark is the line's own: in a text from right to left it stands at the right.
        typeof entry === 'string' ? (
          <li key={entry} dir="auto" className="ms-5 [overflow-wrap:anywhere]">
            {backed(entry)}
          </li>
        ) : (
          <li key={entry.name} dir="auto" className="ms-5">
            <span className="text-ink-soft">{entry.name}:</span> {entry.value}
          </li>
        ),
      )}
    </ul>
  );
}

function Editor({
  rule,
  value,
  edit,
  onClose,
}: {
  rule: FieldRule;
  value: FieldValue;
  edit: NonNullable<ResultFieldProps['edit']>;
  onClose: () => void;
}) {
  const [before] = useState(value);
  const [text, setText] = useState(() => toEditorText(value));
  const close = () => {
    edit.onDone();
    onClose();
  };
  const cancel = () => {
    edit.onChange(before);
    onClose();
  };
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        ref={caretToEnd}
        aria-label={rule.label}
        rows={rule.kind === 'text' ? 2 : 4}
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just pressed the pencil beside it
        autoFocus
        onChange={(event) => {
          setText(event.target.value);
          edit.onChange(fromEditorText(event.target.value, rule.kind));
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') cancel();
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) close();
        }}
      />
      {rule.kind !== 'text' && (
        <p className="text-sm text-ink-soft">
          {rule.kind === 'pairs' ? 'One a line, as “Name: value”.' : 'One a line.'}
        </p>
      )}
      <div className="flex gap-2">
        <Button size="s" onClick={close}>
          Save
        </Button>
        <Button size="s" variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** One block of a listing: its text with evidence, the ruler of its limit, copy, and editing in place. */
export function ResultField(props: ResultFieldProps) {
  const { rule, value, edit } = props;
  const [editing, setEditing] = useState(false);
  const pencil = useFocusBack(editing);
  const [sourcesShown, setSourcesShown] = useState(false);
  const empty = isEmptyValue(value);
  return (
    // A group and no region: several products have the same blocks, and each region is a landmark of the whole page.
    <div
      role="group"
      className="mb-7 flex min-w-0 break-inside-avoid flex-col gap-2.5 border-t border-line pt-3"
      aria-label={rule.label}
    >
      <div className="flex min-h-10 items-center justify-between gap-2">
        <h4 className="text-[0.94rem] font-semibold">{rule.label}</h4>
        <div className="-mr-2 flex">
          {!editing && props.evidence.length > 0 && (
            <NamedIconButton
              label={`Where the words of ${rule.label} come from`}
              aria-pressed={sourcesShown}
              icon={<Quote size={16} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => setSourcesShown((shown) => !shown)}
            />
          )}
          {edit && !editing && (
            <NamedIconButton
              ref={pencil}
              label={`Edit ${rule.label}`}
              icon={<Pencil size={16} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => setEditing(true)}
            />
          )}
          {!empty && (
            <CopyButton
              inset
              text={() => toCopyText(value, separatorOf(rule))}
              label={`Copy ${rule.label}`}
            />
          )}
        </div>
      </div>
      {editing && edit ? (
        <Editor rule={rule} value={value} edit={edit} onClose={() => setEditing(false)} />
      ) : empty ? (
        <p className="text-[0.94rem] text-ink-soft">
          Nothing to say here from your facts{edit ? '; the pencil adds your own.' : '.'}
        </p>
      ) : (
        <Value {...props} />
      )}
      {sourcesShown && !editing && <EvidenceList evidence={props.evidence} sourceLabel={props.sourceLabel} />}
      <FieldGauge rule={rule} value={value} label={rule.label} />
    </div>
  );
}
