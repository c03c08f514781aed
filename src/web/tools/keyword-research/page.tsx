import { useQuery } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { ResearchForm, type ResearchFormInput } from '#contract/keyword-research.ts';
import { useActiveUser } from '#web/data/current-user.ts';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { FailureNote } from '#web/report/failure-note.tsx';
import { InterruptedNote } from '#web/report/interrupted-note.tsx';
import { OpenedRecord } from '#web/report/opened-record.tsx';
import { RunColumns } from '#web/report/run-columns.tsx';
import { useSelected } from '#web/report/use-selected.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { historyQuery, recordQuery } from './api.ts';
import { loadDraft, saveDraft, type ResearchDraft } from './draft.ts';
import { ResearchFields } from './form.tsx';
import { ImportPanel } from './import/import-panel.tsx';
import { importsOf } from './import/imported-file.ts';
import { useImport } from './import/use-import.ts';
import { Progress } from './progress.tsx';
import { RecentResearch } from './recent-research.tsx';
import { ResearchResult } from './result.tsx';
import { useDeletion, useResearch } from './use-research.ts';

// The draft is one shape of what the contract takes: lists as lists, every field there.
const draft = { schema: ResearchForm, load: loadDraft, save: saveDraft };

/** `/keyword-research`: describe a business, get keywords in six lists, choose and send them on. `?id=` opens one. */
export default function KeywordResearchPage() {
  const { id: userId } = useActiveUser();
  const { selected, open, show, close, closeIf } = useSelected();
  const { running, start, stop, interrupted, failure } = useResearch(show);
  const { data: kept } = useQuery(historyQuery);
  const deletion = useDeletion(closeIf);
  const form = useDraftForm<ResearchDraft, ResearchForm>(userId, draft);
  const imports = useImport(userId);
  const submit = form.handleSubmit((values) => {
    const files = importsOf(imports.files);
    return start({ ...values, ...(files.length > 0 && { imports: files }) });
  });

  return (
    <PageFrame
      title="Keyword Research"
      intro="What people type before they buy what you sell, in six lists and by topic. Every figure says where it comes from."
    >
      <RunColumns
        form={
          <FormProvider {...form}>
            <ResearchFields
              note={
                <InterruptedNote<ResearchFormInput>
                  interrupted={interrupted}
                  thing="The research for"
                  kept={kept?.map(({ id, businessName }) => ({ id, subject: businessName }))}
                  onShow={open}
                  onAgain={(values) => void start(values)}
                />
              }
              pending={running !== null}
              onSubmit={(event) => void submit(event)}
              onStop={stop}
              files={<ImportPanel userId={userId} imports={imports} />}
            />
          </FormProvider>
        }
        progress={running && <Progress running={running} />}
        selected={selected}
        result={
          <>
            <FailureNote<ResearchFormInput>
              failure={failure}
              thing="The research for"
              onAgain={(values) => void start(values)}
            />
            <Selected userId={userId} id={selected} onClose={close} />
          </>
        }
        recent={
          <RecentResearch
            selected={selected}
            onSelect={open}
            onDelete={(record) => deletion.mutate(record)}
          />
        }
      />
    </PageFrame>
  );
}

interface SelectedProps {
  userId: string;
  id: number | null;
  onClose: () => void;
}

function Selected({ userId, id, onClose }: SelectedProps) {
  const asked = useQuery({ ...recordQuery(id ?? 0), enabled: id !== null });
  if (id === null) {
    return (
      <EmptyState title="No Research Selected">
        Say who you are and what you sell. Your keywords will stand here: to sort, to choose from, and to send
        to the other tools.
      </EmptyState>
    );
  }
  return (
    <OpenedRecord asked={asked} thing="research" onClose={onClose}>
      {(data) => <ResearchResult key={data.id} userId={userId} record={data} />}
    </OpenedRecord>
  );
}
