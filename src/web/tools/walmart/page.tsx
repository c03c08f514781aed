import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { inPlainWords } from '#contract/plain-words.ts';
import type { SeoResult, SeoResultItem } from '#contract/seo-content.ts';
import { WalmartForm } from '#contract/walmart.ts';
import { walmart } from '#rules/platforms/walmart/platform.ts';
import { platformTips } from '#rules/platforms/tips.ts';
import { remedyOf, type FailedRun } from '#web/data/failed-run.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { entryOf } from '#web/data/history-entry.ts';
import { useInterruptedRun } from '#web/data/interrupted-run.ts';
import { lateListings, useLateListings } from '#web/data/late-listings.ts';
import { isLost, soon } from '#web/data/lost-answer.ts';
import { FailureNote } from '#web/report/failure-note.tsx';
import { InterruptedNote } from '#web/report/interrupted-note.tsx';
import { useEachChange } from '#web/form/use-each-change.ts';
import { isActiveUser } from '#web/data/current-user.ts';
import { signInOffer } from '#web/data/sign-in-offer.ts';
import { userQuery } from '#web/data/queries.ts';
import { TipsCard } from '#web/marketing/platform-pages/tips-card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useRevealed } from '#web/lib/use-revealed.ts';
import { closeOutcomes } from '#web/ui/close-outcomes.ts';
import { toast } from '#web/ui/toast.ts';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { useToasterAhead } from '#web/ui/use-toaster-ahead.ts';
import { briefOf, generateWalmart } from './api.ts';
import { emptyForm, formFrom, loadDraft, saveDraft } from './draft.ts';
import { WalmartFormView } from './form.tsx';
import { WalmartResultView } from './result.tsx';
import { useOpenedEntry } from './use-opened-entry.ts';

interface SubscriberProps {
  /** For whoever turns out to have no active subscription. */
  demo: ReactNode;
  /** Stands until it is known who is here. */
  opening: ReactNode;
}

/** The Walmart generator on its public page, for active subscribers. */
export default function SubscriberGenerator({ demo, opening }: SubscriberProps) {
  const { data: user = null, isPending } = useQuery(userQuery);
  if (isPending) return opening;
  return isActiveUser(user) ? <Generator key={user.id} userId={user.id} /> : demo;
}

interface Shown {
  item: SeoResultItem;
  notice: string | null;
}

const tips = platformTips(walmart);

const tellDone = () =>
  toast({
    title: 'Content Generated!',
    description: 'Your Walmart Marketplace optimization is ready.',
    tone: 'good',
  });

function Generator({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  useToasterAhead();
  const [search, setSearch] = useSearchParams();
  const [draft] = useState(() => loadDraft(userId));
  const [pending, setPending] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const [failed, setFailed] = useState<FailedRun | null>(null);
  const [timesShown, setTimesShown] = useState(0);
  const section = useRevealed(pending, timesShown);
  const historyId = useRef(draft.historyId);
  const running = useRef<AbortController | null>(null);
  const { begin, end, ...interrupted } = useInterruptedRun('walmart', userId);
  useEffect(() => () => running.current?.abort(), []);

  const form = useForm<Required<WalmartForm>>({
    resolver: zodResolver(WalmartForm.required(), inPlainWords),
    defaultValues: draft.form,
    shouldFocusError: true,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  useEachChange(form, (typed) => saveDraft(userId, { form: formFrom(typed), historyId: historyId.current }));

  const keepEntry = (id: number | null) => {
    historyId.current = id;
    saveDraft(userId, { form: form.getValues(), historyId: id });
  };
  const asked = search.get('history');
  useOpenedEntry(asked === null ? draft.historyId : Number(asked), {
    asked: asked !== null,
    onOpened: (entry) => {
      const item = entry.seoContent as SeoResultItem | null;
      if (item?.checks) setShown({ item, notice: null });
      if (asked === null) return;
      form.reset(formFrom(entry.form));
      keepEntry(entry.id);
      setSearch({}, { replace: true });
    },
  });

  const showLate = (result: SeoResult) => {
    const [item] = result.products;
    if (!item) return;
    setShown({ item, notice: null });
    // The server keeps it in the history by itself; this is for the next reload.
    void entryOf(item).then(
      ({ id }) => keepEntry(id),
      () => undefined,
    );
  };
  const { left } = interrupted;
  const { late: unseen, asking } = useLateListings(
    left,
    left && briefOf((left.form ?? draft.form) as WalmartForm),
  );

  const generate = async (values: WalmartForm) => {
    const controller = new AbortController();
    running.current = controller;
    setPending(true);
    setFailed(null);
    closeOutcomes();
    const sent = begin({
      subject: values.productName,
      form: values,
      newest: shown?.item.seoContentId ?? null,
    });
    let hasFailed = false;
    let lost = false;
    try {
      const { listing, notice, historyId: id } = await generateWalmart(values, controller.signal);
      setShown({ item: listing, notice });
      keepEntry(id);
      void queryClient.invalidateQueries({ queryKey: ['/api/content-history'] });
      tellDone();
    } catch (error) {
      hasFailed = true;
      // `undefined` where the server cannot be asked either.
      const late = isLost(error)
        ? await soon(lateListings(briefOf(values), sent, controller.signal)).catch(() => undefined)
        : null;
      if (controller.signal.aborted) return;
      if (late) {
        hasFailed = false;
        showLate(late);
        return tellDone();
      }
      lost = late === undefined;
      setFailed({
        subject: values.productName,
        form: values,
        sentence: sentenceOf(error),
        remedy: remedyOf(error),
      });
      toast({
        title: 'Generation Failed',
        description: sentenceOf(error, 'Failed to generate content. Please try again.'),
        tone: 'poor',
        ...signInOffer(error),
      });
    } finally {
      if (!controller.signal.aborted) end({ failed: hasFailed, lost });
      setPending(false);
    }
  };

  const clear = () => {
    const before = { form: form.getValues(), shown, id: historyId.current };
    form.reset(emptyForm);
    setShown(null);
    keepEntry(null);
    const undo = () => {
      form.reset(before.form);
      setShown(before.shown);
      keepEntry(before.id);
    };
    toast({ title: 'Form cleared', action: { label: 'Undo', run: undo } });
  };

  return (
    <TooltipProvider>
      <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <WalmartFormView
          note={
            <InterruptedNote<Required<WalmartForm>>
              interrupted={interrupted}
              thing="The writing for"
              asking={asking}
              onShowLate={
                unseen === null
                  ? undefined
                  : () => {
                      setTimesShown((before) => before + 1);
                      showLate(unseen);
                    }
              }
              onAgain={(values) => void generate(values)}
            />
          }
          form={form}
          pending={pending}
          onSubmit={(event) => void form.handleSubmit(generate)(event)}
          onClear={clear}
        />
        <section
          ref={section}
          tabIndex={-1}
          aria-labelledby="walmart-content"
          className="flex min-w-0 flex-col gap-6 outline-none"
          aria-busy={pending}
          data-printed={shown !== null || undefined}
        >
          <h2 id="walmart-content" className="heading text-2xl">
            Generated content
          </h2>
          {pending && (
            <p role="status" className="flex items-center gap-3 text-ink-soft">
              <Spinner /> Generating Walmart content...
            </p>
          )}
          {!pending && (
            <FailureNote<WalmartForm>
              failure={{ left: failed, dismiss: () => setFailed(null) }}
              thing="The writing for"
              onAgain={(values) => void generate(values)}
            />
          )}
          {shown ? (
            <WalmartResultView {...shown} price={form.getValues('priceRange')} />
          ) : (
            !pending && (
              <EmptyState>Fill out the form to generate Walmart Marketplace optimized content.</EmptyState>
            )
          )}
          <TipsCard tips={tips} />
        </section>
      </div>
    </TooltipProvider>
  );
}
