import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValue, SeoForm, SeoResult, SeoResultItem } from '#contract/seo-content.ts';
import type { FailedRun, ToldFailure } from '#web/data/failed-run.ts';
import { useInterruptedRun } from '#web/data/interrupted-run.ts';
import { lateListings, type SentBrief } from '#web/data/late-listings.ts';
import { isLost, soon } from '#web/data/lost-answer.ts';
import { closeOutcomes } from '#web/ui/close-outcomes.ts';
import { generateSeoContent } from './api.ts';

/** One card of the results: nothing yet, fields while they are written, or the finished item. */
export interface ProductProgress {
  productName: string;
  fields: Record<string, FieldValue>;
  item: SeoResultItem | null;
}

export type Generation =
  | { state: 'idle' }
  | {
      state: 'running';
      platform: SeoForm['platform'];
      products: ProductProgress[];
      done: number;
      total: number;
      /** What the server says of the run, such as a pause that the model asks for. */
      message: string;
    }
  | { state: 'done'; result: SeoResult };

/** By what the server finds the listings of a form again; null for one that was never sent. */
export function briefOf({ platform, products }: Pick<SeoForm, 'platform' | 'products'>): SentBrief | null {
  const productName = products[0]?.name;
  return platform && productName ? { platform, productName } : null;
}

/** Highest number among the listings of a result, by which a newer run is known. */
const newestOf = (result: SeoResult | null) =>
  Math.max(0, ...(result?.products ?? []).map(({ seoContentId }) => seoContentId ?? 0)) || null;

interface Outcome {
  userId: string;
  /** The result of before, which is there again when a run comes to nothing. */
  before: () => SeoResult | null;
  onDone: (result: SeoResult, form: SeoForm) => void;
  /** Tells of it at once, and gives what it told. */
  onFailed: (error: unknown) => ToldFailure;
}

/** Runs one generation at a time; leaving the page or starting again aborts the call. */
export function useGeneration({ userId, before, onDone, onFailed }: Outcome) {
  const [generation, setGeneration] = useState<Generation>({ state: 'idle' });
  const [failed, setFailed] = useState<FailedRun | null>(null);
  const running = useRef<AbortController | null>(null);
  const { begin, end, ...interrupted } = useInterruptedRun('seo-content', userId);

  useEffect(() => () => running.current?.abort(), []);

  /** Shows a result that was made earlier, or one whose fields were edited. */
  const show = useCallback((result: SeoResult | null) => {
    setGeneration(result === null ? { state: 'idle' } : { state: 'done', result });
  }, []);

  const start = useCallback(
    async (form: SeoForm) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const total = form.products.length;
      closeOutcomes();
      setFailed(null);
      const sent = begin({ subject: form.businessName, form, newest: newestOf(before()) });
      setGeneration({
        state: 'running',
        platform: form.platform,
        products: form.products.map((product) => ({ productName: product.name, fields: {}, item: null })),
        done: 0,
        total,
        message: '',
      });
      const done = (result: SeoResult) => {
        end({ failed: false });
        show(result);
        onDone(result, form);
      };
      try {
        const result = await generateSeoContent(form, {
          signal: controller.signal,
          onProgress: (progress) =>
            setGeneration((current) => (current.state === 'running' ? { ...current, ...progress } : current)),
          onPartial: (partial) =>
            setGeneration((current) => {
              if (current.state !== 'running') return current;
              const products = current.products.map((product, index) =>
                index === partial.index
                  ? {
                      productName: partial.productName,
                      fields: { ...product.fields, ...partial.fields },
                      item: partial.item,
                    }
                  : product,
              );
              return { ...current, products };
            }),
        });
        done(result);
      } catch (error) {
        // `undefined` where the server cannot be asked either.
        const late = isLost(error)
          ? await soon(lateListings(briefOf(form), sent, controller.signal)).catch(() => undefined)
          : null;
        if (controller.signal.aborted) return;
        if (late) return done(late);
        end({ failed: true, lost: late === undefined });
        show(before());
        setFailed({ subject: form.businessName, form, ...onFailed(error) });
      }
    },
    [before, begin, end, onDone, onFailed, show],
  );

  const stop = useCallback(() => {
    running.current?.abort();
    setFailed(null);
    end({ failed: false });
    show(before());
  }, [before, end, show]);

  /** Changes the result that stands there at that moment. */
  const change = useCallback((of: (result: SeoResult) => SeoResult) => {
    setGeneration((current) =>
      current.state === 'done' ? { state: 'done', result: of(current.result) } : current,
    );
  }, []);

  const failure = { left: failed, dismiss: () => setFailed(null) };
  return { generation, start, stop, show, change, interrupted, failure };
}
