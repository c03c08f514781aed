import type { TakenHandover } from '#web/data/use-handover.ts';
import { Button } from '#web/ui/button.tsx';
import { NoteFrame } from './note-frame.tsx';

/** "12 keywords" or "One keyword". */
const counted = (count: number) => (count === 1 ? 'One keyword' : `${count} keywords`);

/** Why keywords did not come along, naming a few of them. */
function leftOutSentence(keywords: readonly string[]): string {
  const named = keywords
    .slice(0, 3)
    .map((keyword) => `“${keyword}”`)
    .join(', ');
  const more = keywords.length > 3 ? ` and ${keywords.length - 3} more` : '';
  return `${counted(keywords.length)} stayed behind because a competitor is named: ${named}${more}. Other brands’ names do not belong in your texts.`;
}

/** Stands above a form that another tool filled: what came, from where, and the way back. */
export function HandoverNote({ taken }: { taken: TakenHandover | null }) {
  if (taken === null) return null;
  const { handover, unfitted, state, swap, close } = taken;
  const count = handover.keywords.length + handover.competitorKeywords.length;
  const filled = state === 'filled';
  return (
    <NoteFrame className="bg-pencil-wash" role="status" onClose={close}>
      {filled ? (
        <p>
          <b className="font-semibold">{counted(count)}</b> came over ({handover.from}).
          {unfitted > 0 && ` ${counted(unfitted)} did not fit into the field.`}
        </p>
      ) : (
        <p>Your earlier draft is back.</p>
      )}
      {filled && handover.leftOut.length > 0 && (
        <p className="mt-1 text-sm text-ink-soft">{leftOutSentence(handover.leftOut)}</p>
      )}
      <Button variant="secondary" size="s" className="mt-2" onClick={swap}>
        {filled ? 'Undo' : 'Fill in again'}
      </Button>
    </NoteFrame>
  );
}
