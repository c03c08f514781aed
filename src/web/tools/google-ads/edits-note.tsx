import type { GoogleAdsCampaign } from '#contract/google-ads.ts';
import { editorBreaks } from '#rules/ads-editor/breaks.ts';
import { editorCampaignOf } from '#rules/ads-editor/of-campaign.ts';
import { Button } from '#web/ui/button.tsx';
import { editedKinds, type Edits } from './edits.ts';

interface EditsNoteProps {
  count: number;
  /** With the changed texts in it. */
  campaign: GoogleAdsCampaign;
  edits: Edits;
  onClear: () => void;
}

/** Says that texts were changed, where the changes are kept, and what Google would refuse of them. */
export function EditsNote({ count, campaign, edits, onClear }: EditsNoteProps) {
  const own = new Set(
    Object.values(edits).flatMap((group) => editedKinds.flatMap((kind) => Object.values(group[kind] ?? {}))),
  );
  const breaks = editorBreaks(editorCampaignOf(campaign)).filter(({ text }) => own.has(text));
  return (
    <div className="rounded-control bg-pencil-wash px-3.5 py-2 text-[0.94rem]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-72">
          {count === 1 ? 'One text was' : `${count} texts were`} changed by you. The changes stay in this
          browser and go into the preview and the export; the score is that of the generated texts.
        </p>
        <Button variant="quiet" size="s" onClick={onClear}>
          Back to the generated texts
        </Button>
      </div>
      {breaks.length > 0 && (
        <>
          <p className="mt-1 font-semibold">Google would refuse what you wrote here:</p>
          <ul className="mb-1 flex list-disc flex-col gap-1 pl-5">
            {breaks.map(({ where, text, sentence }) => (
              <li key={`${where} ${text} ${sentence}`} className="[overflow-wrap:anywhere]">
                “{text}”: {sentence}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
