import { useQuery } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { SocialMetaForm } from '#contract/social-meta.ts';
import { useActiveUser } from '#web/data/current-user.ts';
import type { Handover } from '#web/data/handover.ts';
import { useHandover } from '#web/data/use-handover.ts';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { withScheme } from '#web/lib/typed-address.ts';
import { HandoverNote } from '#web/report/handover-note.tsx';
import { FailureNote } from '#web/report/failure-note.tsx';
import { InterruptedNote } from '#web/report/interrupted-note.tsx';
import { OpenedRecord } from '#web/report/opened-record.tsx';
import { RunColumns } from '#web/report/run-columns.tsx';
import { useSelected } from '#web/report/use-selected.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { historyQuery, recordQuery } from './api.ts';
import { draftFrom, fillDraft, loadDraft, saveDraft, type SocialDraft } from './draft.ts';
import { SocialFields } from './form.tsx';
import { Progress } from './progress.tsx';
import { RecentOptimizations } from './recent-optimizations.tsx';
import { SocialResult } from './result.tsx';
import { useDeletion, useOptimization } from './use-optimization.ts';

// The draft is one shape of what the contract takes: every field there.
const kept = { schema: SocialMetaForm, load: loadDraft, save: saveDraft };

/** The form with its draft, and what another tool handed over to it. */
function useSocialForm(userId: string) {
  const form = useDraftForm<SocialDraft, SocialMetaForm>(userId, kept);
  const { getValues, reset } = form;
  const taken = useHandover<SocialDraft>({
    tool: 'social-meta',
    userId,
    read: getValues,
    write: (draft) => {
      reset(draft);
      saveDraft(userId, draft);
    },
    fill: fillDraft,
    mend: (stored) => (typeof stored === 'object' && stored !== null ? draftFrom(stored) : null),
  });
  return { form, taken };
}

/** A post never names a competitor: such keywords count as left out here. */
function told(handover: Handover): Handover {
  const leftOut = [...handover.leftOut, ...handover.competitorKeywords];
  return { ...handover, leftOut, competitorKeywords: [] };
}

/** `/social-meta-optimizer`: a page's cards on five networks, as they are and as they could be. `?id=` opens one. */
export default function SocialMetaPage() {
  const { id: userId } = useActiveUser();
  const { selected, open, show, close, closeIf } = useSelected();
  const { running, start, stop, interrupted, failure } = useOptimization(show);
  const { data: kept } = useQuery(historyQuery);
  const deletion = useDeletion(closeIf);
  const { form, taken } = useSocialForm(userId);
  const submit = (event: React.SyntheticEvent) => {
    form.setValue('url', withScheme(form.getValues('url')));
    form.setValue('logoUrl', withScheme(form.getValues('logoUrl')));
    void form.handleSubmit(start)(event);
  };
  return (
    <PageFrame
      title="Social Meta Optimizer"
      intro="What a link to your page looks like when somebody shares it: today, and with titles, descriptions and a picture made for each network."
    >
      <RunColumns
        form={
          <FormProvider {...form}>
            <SocialFields
              pending={running !== null}
              onSubmit={submit}
              onStop={stop}
              note={
                <>
                  <InterruptedNote<SocialMetaForm>
                    interrupted={interrupted}
                    thing="The optimization for"
                    kept={kept?.map(({ id, businessName }) => ({ id, subject: businessName }))}
                    onShow={open}
                    onAgain={(values) => void start(values)}
                  />
                  <HandoverNote taken={taken && { ...taken, handover: told(taken.handover) }} />
                </>
              }
            />
          </FormProvider>
        }
        progress={running && <Progress running={running} />}
        selected={selected}
        result={
          <>
            <FailureNote<SocialMetaForm>
              failure={failure}
              thing="The optimization for"
              onAgain={(values) => void start(values)}
            />
            <Selected id={selected} onClose={close} />
          </>
        }
        recent={
          <RecentOptimizations
            selected={selected}
            onSelect={open}
            onDelete={(record) => deletion.mutate(record)}
          />
        }
      />
    </PageFrame>
  );
}

function Selected({ id, onClose }: { id: number | null; onClose: () => void }) {
  const asked = useQuery({ ...recordQuery(id ?? 0), enabled: id !== null });
  if (id === null) {
    return (
      <EmptyState title="No page optimized yet">
        Enter the page’s address and what it is about. Its cards will stand here as Facebook, X, LinkedIn,
        Pinterest and WhatsApp show them, with the tags to copy.
      </EmptyState>
    );
  }
  return (
    <OpenedRecord asked={asked} thing="optimization" onClose={onClose}>
      {(data) => <SocialResult key={data.id} record={data} />}
    </OpenedRecord>
  );
}
