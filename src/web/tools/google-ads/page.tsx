import { zodResolver } from '@hookform/resolvers/zod';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { GoogleAdsForm } from '#contract/google-ads-form.ts';
import type { GoogleAdsCampaign } from '#contract/google-ads.ts';
import { inPlainWords } from '#contract/plain-words.ts';
import type { ReadCampaigns } from '#rules/ads-editor/read.ts';
import { useActiveUser } from '#web/data/current-user.ts';
import { useHandover } from '#web/data/use-handover.ts';
import { useEachChange } from '#web/form/use-each-change.ts';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { withScheme } from '#web/lib/typed-address.ts';
import { HandoverNote } from '#web/report/handover-note.tsx';
import { FailureNote } from '#web/report/failure-note.tsx';
import { InterruptedNote } from '#web/report/interrupted-note.tsx';
import { OpenedRecord } from '#web/report/opened-record.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast.ts';
import { campaignQuery, listQuery } from './api.ts';
import { draftFrom, emptyDraft, formOf, loadDraft, saveDraft, type AdsDraft } from './draft.ts';
import { CampaignForm } from './form.tsx';
import { ImportFiles } from './import-files.tsx';
import { ImportedCampaigns } from './imported.tsx';
import { fillDraft, toldHandover } from './handover.ts';
import { CampaignResult } from './result.tsx';
import { SavedCampaigns } from './saved-campaigns.tsx';
import { useGeneration } from './use-generation.ts';

const idOf = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** Stands in the address while files are shown, so that Back leads to the form; the files themselves stand nowhere. */
const filesKey = 'files';

/** The form and a campaign take each other's place: what comes is read from its top, by whoever listens too. */
function toTop(): void {
  window.scrollTo({ top: 0 });
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** `/google-ads`: the form, or the campaign of `?id=` in its place. */
export default function GoogleAdsPage() {
  const user = useActiveUser();
  const [reused, setReused] = useState<GoogleAdsCampaign | null>(null);
  const [imported, setImported] = useState<ReadCampaigns | null>(null);
  const [search, setSearch] = useSearchParams();
  const id = idOf(search.get('id'));
  const filesShown = id === null && imported !== null && search.has(filesKey);
  const show = useCallback(
    (campaign: Pick<GoogleAdsCampaign, 'id'>) => {
      setSearch({ id: String(campaign.id) });
      toTop();
    },
    [setSearch],
  );
  /** Back to the form. */
  const close = () => {
    setSearch({});
    toTop();
  };
  return (
    <PageFrame
      title="Google Ads Builder"
      intro={
        id === null &&
        !filesShown &&
        'A search campaign from what you know of your business: ad groups, keywords, ads inside Google’s limits, and an estimate whose arithmetic stands open.'
      }
      actions={(id !== null || filesShown) && <Button onClick={close}>Create New Campaign</Button>}
    >
      {filesShown ? (
        <ImportedCampaigns read={imported} />
      ) : id === null ? (
        <Builder
          key={user.id}
          userId={user.id}
          reused={reused}
          onReused={() => setReused(null)}
          onShow={show}
          onRead={(read) => {
            setImported(read);
            setSearch({ [filesKey]: '' });
            toTop();
          }}
        />
      ) : (
        <Opened
          key={id}
          id={id}
          userId={user.id}
          onClose={close}
          onReuse={(campaign) => {
            setReused(campaign);
            close();
          }}
        />
      )}
    </PageFrame>
  );
}

interface BuilderProps {
  userId: string;
  /** A campaign whose form is to be edited again. */
  reused: GoogleAdsCampaign | null;
  /** It is in the form; coming back to the form later must not fill it again. */
  onReused: () => void;
  onShow: (campaign: Pick<GoogleAdsCampaign, 'id'>) => void;
  onRead: (read: ReadCampaigns) => void;
}

function Builder({ userId, reused, onReused, onShow, onRead }: BuilderProps) {
  const [before] = useState(() => loadDraft(userId));
  const form = useForm<AdsDraft, unknown, GoogleAdsForm>({
    resolver: (draft, context, options) =>
      zodResolver(GoogleAdsForm, inPlainWords)(formOf(draft), context, options as never) as never,
    defaultValues: reused === null ? before : draftFrom(reused.form),
    shouldFocusError: true,
    // Not on blur: a message that appears as the pointer goes down would move the button from under it.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { reset, getValues, setValue, handleSubmit } = form;
  useEachChange(form, (draft) => saveDraft(userId, draftFrom(draft)));

  const taken = useHandover<AdsDraft>({
    tool: 'google-ads',
    userId,
    read: getValues,
    write: (draft) => {
      reset(draft);
      saveDraft(userId, draft);
    },
    fill: fillDraft,
    mend: (stored) => (typeof stored === 'object' && stored !== null ? draftFrom(stored) : null),
  });

  const fillFromCampaign = useEffectEvent(() => {
    if (reused === null) return;
    onReused();
    saveDraft(userId, draftFrom(reused.form));
    toast({
      title: 'Form filled from the campaign',
      description: reused.campaignName,
      duration: 12_000,
      action: { label: 'Undo', run: () => reset(before) },
    });
  });
  useEffect(() => fillFromCampaign(), []);

  const { running, start, stop, interrupted, failure } = useGeneration(onShow);
  const { data: kept } = useInfiniteQuery(listQuery);
  const clear = () => {
    const typed = getValues();
    reset(emptyDraft);
    toast({ title: 'Form cleared', action: { label: 'Undo', run: () => reset(typed) } });
  };
  return (
    <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <Sheet>
        <CampaignForm
          form={form}
          note={
            <>
              <InterruptedNote<GoogleAdsForm>
                interrupted={interrupted}
                thing="The campaign for"
                kept={kept?.pages.flat().map(({ id, businessName }) => ({ id, subject: businessName }))}
                onShow={(id) => onShow({ id })}
                onAgain={(values) => void start(values)}
              />
              <HandoverNote taken={taken && { ...taken, handover: toldHandover(taken.handover) }} />
            </>
          }
          running={running}
          failure={
            <FailureNote<GoogleAdsForm>
              failure={failure}
              thing="The campaign for"
              onAgain={(values) => void start(values)}
            />
          }
          onSubmit={(event) => {
            setValue('website', withScheme(getValues('website')));
            void handleSubmit(start)(event);
          }}
          onStop={stop}
          onClear={clear}
        />
      </Sheet>
      <aside aria-label="Campaigns" className="flex min-w-0 flex-col gap-9">
        <SavedCampaigns onSelect={onShow} />
        <ImportFiles onRead={onRead} />
      </aside>
    </div>
  );
}

interface OpenedProps {
  id: number;
  userId: string;
  onClose: () => void;
  onReuse: (campaign: GoogleAdsCampaign) => void;
}

function Opened({ id, userId, onClose, onReuse }: OpenedProps) {
  const asked = useQuery(campaignQuery(id));
  return (
    <OpenedRecord asked={asked} thing="campaign" onClose={onClose}>
      {(data) => (
        <CampaignResult userId={userId} campaign={data} onClose={onClose} onReuse={() => onReuse(data)} />
      )}
    </OpenedRecord>
  );
}
