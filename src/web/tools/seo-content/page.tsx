import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { inPlainWords } from '#contract/plain-words.ts';
import { generatorPlatformIds } from '#contract/platforms.ts';
import type { SeoForm, SeoResult } from '#contract/seo-content.ts';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { ApiError } from '#web/data/client.ts';
import { remedyOf } from '#web/data/failed-run.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { keepInHistory } from '#web/data/history-outbox.ts';
import { signInOffer } from '#web/data/sign-in-offer.ts';
import { useUser } from '#web/data/current-user.ts';
import { useHandover } from '#web/data/use-handover.ts';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { FailureNote } from '#web/report/failure-note.tsx';
import { HandoverNote } from '#web/report/handover-note.tsx';
import { InterruptedNote } from '#web/report/interrupted-note.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { toast } from '#web/ui/toast.ts';
import { clearDraft, draftFrom, emptyDraft, isWorthKeeping, loadDraft, type SeoFormDraft } from './draft.ts';
import { fillDraft } from './fill-handover.ts';
import { SeoContentForm } from './form.tsx';
import { PageResults } from './page-results.tsx';
import { SavedDetails } from './saved-details/saved-details.tsx';
import { keepResult, lastResult } from './session-result.ts';
import { withShownFields } from '#rules/form/shown-fields.ts';
import { useDraft } from './use-draft.ts';
import { useGeneration } from './use-generation.ts';
import { useKeptResults } from './use-kept-results.ts';
import { useListingEdits } from './use-listing-edits.ts';
import { useLateResult } from './use-late-result.ts';
import { useOpenedEntry } from './use-opened-entry.ts';
import { useSessionDefaults } from './use-session-defaults.ts';

const isGeneratorPlatform = (value: string | null): value is (typeof generatorPlatformIds)[number] =>
  generatorPlatformIds.some((platform) => platform === value);

/** `/seo-generator`: describe on the left, listings on the right. */
export default function SeoContentPage() {
  const user = useUser();
  if (user === null) {
    return (
      <PageFrame title="SEO Content Generator">
        <EmptyState
          action={
            <a href="/api/auth/login?returnTo=/seo-generator" className={buttonClass('primary')}>
              Go to Login
            </a>
          }
        >
          Please log in to continue
        </EmptyState>
      </PageFrame>
    );
  }
  return <Generator userId={user.id} />;
}

function Generator({ userId }: { userId: string }) {
  const [search, setSearch] = useSearchParams();
  const [initial] = useState<SeoFormDraft>(() => {
    const draft = loadDraft(userId) ?? emptyDraft();
    const platform = search.get('platform');
    return isGeneratorPlatform(platform) ? { ...draft, platform } : draft;
  });
  // The resolver's output is the contract's form; `platform` is empty only before step 2 exists.
  const form = useForm<SeoFormDraft, unknown, SeoForm>({
    resolver: zodResolver(seoFormSchema, inPlainWords) as never,
    defaultValues: initial,
    shouldFocusError: true,
    // Not on blur: a message that appears as the pointer goes down would move the button from under it.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const kept = useKeptResults(userId);
  const { keep, know, leave, remember, note } = kept;

  const onDone = useCallback(
    (result: SeoResult, sent: SeoForm) => {
      toast({
        title: 'SEO Content Generated!',
        description: 'Your optimized content is ready to copy and use.',
        tone: 'good',
      });
      keepResult(userId, result);
      remember(result);
      void keep(result, sent);
    },
    [keep, remember, userId],
  );
  const onFailed = useCallback((error: unknown) => {
    toast({
      title: 'Generation Failed',
      // A lost connection has a better sentence than the specification's.
      description: sentenceOf(error, error instanceof ApiError ? 'Please try again.' : null),
      tone: 'poor',
      ...signInOffer(error),
    });
    return { sentence: sentenceOf(error), remedy: remedyOf(error) };
  }, []);
  const lastShown = useCallback(() => lastResult(userId), [userId]);
  const { generation, start, stop, show, change, interrupted, failure } = useGeneration({
    userId,
    before: lastShown,
    onDone,
    onFailed,
  });

  const { changeItem, saveAt } = useListingEdits({ userId, generation, show, change, kept });

  useDraft(userId, form.watch);
  const newSession = useSessionDefaults(userId, form);
  const taken = useHandover<SeoFormDraft>({
    tool: 'seo-content',
    userId,
    read: form.getValues,
    write: (draft) => form.reset(draft),
    fill: fillDraft,
    mend: draftFrom,
  });
  useOpenedEntry(search.get('history'), {
    onOpened: (draft, result, entry) => {
      if (draft) form.reset(draft);
      show(result);
      keepResult(userId, result);
      remember(result);
      const seoContentId = result?.products[0]?.seoContentId;
      if (typeof seoContentId === 'number') know(seoContentId, entry);
    },
    onEnd: () => setSearch({}, { replace: true }),
  });

  const showAgain = (result: SeoResult) => {
    show(result);
    keepResult(userId, result);
    remember(result);
  };

  const [asked, setAsked] = useState(0);
  const late = useLateResult({
    left: interrupted.left,
    typed: form.getValues,
    onFound: (result, sent) => void keep(result, sent),
    onShow: (result) => {
      setAsked((before) => before + 1);
      showAgain(result);
    },
  });

  const startNewSession = () => {
    const before = form.getValues();
    const shown = generation.state === 'done' ? generation.result : null;
    if (isWorthKeeping(before)) {
      void keepInHistory(userId, [
        {
          businessName: before.businessName,
          platform: before.platform || 'website',
          notes: before.industry,
          contentType: 'draft',
          tags: ['draft', 'unsaved-session'],
          form: { ...before },
        },
      ]);
      toast({
        title: 'New session started',
        description: 'What you had typed goes into the history as a draft.',
        action: {
          label: 'Undo',
          run: () => {
            form.reset(before);
            if (!shown) return;
            show(shown);
            keepResult(userId, shown);
            // What was changed and could not be saved stays unsaved: it is not what the history says.
            for (const item of shown.products) note(item);
          },
        },
      });
    }
    setSearch({}, { replace: true });
    leave();
    keepResult(userId, null);
    stop();
    interrupted.dismiss();
    clearDraft(userId);
    form.reset(newSession);
  };

  const fillIn = (draft: SeoFormDraft) => {
    form.reset(draft);
    // An address that names another platform would take the template's back at the next reload.
    if (search.has('platform')) setSearch({}, { replace: true });
  };

  return (
    <PageFrame
      title="SEO Content Generator"
      actions={
        <>
          <SavedDetails read={form.getValues} write={fillIn} />
          <Button variant="quiet" className="-mr-4" onClick={startNewSession}>
            Start New Session
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <div className="grid items-start gap-x-12 gap-y-12 lg:grid-cols-[25rem_minmax(0,1fr)]">
          <SeoContentForm
            note={
              <>
                <InterruptedNote<SeoForm>
                  interrupted={interrupted}
                  thing="The writing for"
                  {...late}
                  onAgain={(values) => void start(values)}
                />
                <HandoverNote taken={taken} />
              </>
            }
            pending={generation.state === 'running'}
            onPlatform={(platform) => {
              form.setValue('platform', platform, { shouldDirty: true });
              form.clearErrors();
              // An address that names another platform would take the choice back at the next reload.
              if (search.has('platform')) setSearch({ platform }, { replace: true });
            }}
            onSubmit={(event) =>
              void form.handleSubmit((values) => start(withShownFields(values, values.platform)))(event)
            }
            onStop={stop}
          />
          <PageResults
            generation={generation}
            asked={asked}
            note={
              <FailureNote<SeoForm>
                failure={failure}
                thing="The writing for"
                spaced
                onAgain={(values) => void start(values)}
              />
            }
            onChange={changeItem}
            onSave={saveAt}
          />
        </div>
      </FormProvider>
    </PageFrame>
  );
}
