import { CopyPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { GoogleAdsCampaign } from '#contract/google-ads.ts';
import { stepsAfterImport } from '#rules/ads-editor/of-campaign.ts';
import { dateWords } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { NamedIconButton } from '#web/ui/named-icon-button.tsx';
import { Checkbox } from '#web/ui/input.tsx';
import { useFocusBack } from '#web/ui/return-focus.ts';
import { campaignTypeNames } from './ads-words.ts';
import { ExportMenu } from './export-menu.tsx';
import { keptName } from './kept-name.ts';
import { RenameField } from './rename-field.tsx';
import { useChange, useDeletion } from './use-campaign-changes.ts';

const mark = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface ResultHeadProps {
  campaign: GoogleAdsCampaign;
  onClose: () => void;
  onReuse: () => void;
}

/** The campaign's name and origin, and what can be done with it. */
export function ResultHead({ campaign, onClose, onReuse }: ResultHeadProps) {
  const { id, campaignName, campaignType, createdAt, isActive, location, radius, writer } = campaign;
  const change = useChange();
  const deletion = useDeletion(onClose);
  const [renaming, setRenaming] = useState(() => keptName(id) !== null);
  const pencil = useFocusBack(renaming);
  const [stepsShown, setStepsShown] = useState(false);
  return (
    <header className="flex flex-col gap-4">
      <div className="min-w-0">
        {renaming ? (
          <RenameField
            campaignId={id}
            name={campaignName}
            onCancel={() => setRenaming(false)}
            onSave={(name) => {
              setRenaming(false);
              change.mutate({ id, campaignName: name });
            }}
          />
        ) : (
          <div className="flex items-start gap-1">
            <h2 dir="auto" className="heading text-2xl [overflow-wrap:anywhere]">
              {campaignName}
            </h2>
            <NamedIconButton
              ref={pencil}
              label="Rename the campaign"
              icon={<Pencil {...mark} />}
              className="-mt-1.5"
              onClick={() => setRenaming(true)}
            />
          </div>
        )}
        <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
          {campaignTypeNames[campaignType]}, {radius} {radius === 1 ? 'mile' : 'miles'} around {location}.{' '}
          {dateWords(createdAt)}.{' '}
          {writer === 'model' &&
            'Written by the connected AI model; every fact, limit and score was checked by rules.'}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ExportMenu campaign={campaign} />
        <Button variant="secondary" icon={<CopyPlus {...mark} />} onClick={onReuse}>
          Edit the form again
        </Button>
        <Button
          variant="quiet"
          className="text-poor"
          pending={deletion.isPending}
          icon={<Trash2 {...mark} />}
          onClick={() => deletion.mutate(campaign)}
        >
          Delete
        </Button>
        <Checkbox
          label="Active in your plans"
          className="sm:ml-auto"
          checked={isActive}
          onChange={() => change.mutate({ id, isActive: !isActive })}
        />
      </div>
      <Collapsible
        className="-mt-2"
        label="What to do with the files"
        open={stepsShown}
        onChange={setStepsShown}
      >
        <ol className="flex max-w-180 list-decimal flex-col gap-1.5 pb-1 pl-5 text-[0.94rem] marker:text-pencil">
          {stepsAfterImport(campaign).map((step) => (
            <li key={step} className="pl-1 [overflow-wrap:anywhere]">
              {step}
            </li>
          ))}
        </ol>
      </Collapsible>
    </header>
  );
}
