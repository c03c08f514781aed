import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValue, SeoForm, SeoResult, SeoResultItem } from '#contract/seo-content.ts';
import { useInterruptedRun } from '#web/data/interrupted-run.ts';
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

interface Outcome {
  userId: string;
  onDone: (result: SeoResult, form: SeoForm) => void;
  onFailed: (error: unknown) => void;
}

/** Runs one generation at a time; leaving the page or starting again aborts the call. */
export function useGeneration({ userId, onDone, onFailed }: Outcome) {
  const [generation, setGeneration] = useState<Generation>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  const { begin, end, ...interrupted } = useInterruptedRun('seo-content', userId);

  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    async (form: SeoForm) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const total = form.products.length;
      closeOutcomes();
      begin({ subject: form.businessName, form, newest: null });
      setGeneration({
        state: 'running',
        platform: form.platform,
        products: form.products.map((product) => ({ productName: product.name, fields: {}, item: null })),
        done: 0,
        total,
        message: '',
      });
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
        end({ failed: false });
        setGeneration({ state: 'done', result });
        onDone(result, form);
      } catch (error) {
        if (controller.signal.aborted) return;
        end({ failed: true });
        setGeneration({ state: 'idle' });
        onFailed(error);
      }
    },
    [begin, end, onDone, onFailed],
  );

  const stop = useCallback(() => {
    running.current?.abort();
    end({ failed: false });
    setGeneration({ state: 'idle' });
  }, [end]);

  /** Shows a result that was made earlier, or one whose fields were edited. */
  const show = useCallback((result: SeoResult | null) => {
    setGeneration(result === null ? { state: 'idle' } : { state: 'done', result });
  }, []);

  /** Changes the result that stands there at that moment. */
  const change = useCallback((of: (result: SeoResult) => SeoResult) => {
    setGeneration((current) =>
      current.state === 'done' ? { state: 'done', result: of(current.result) } : current,
    );
  }, []);

  return { generation, start, stop, show, change, interrupted };
}
