import { useEffect, useEffectEvent, useState } from 'react';
import type { SeoForm, SeoResult } from '#contract/seo-content.ts';
import type { InterruptedRun } from '#web/data/interrupted-run.ts';
import { useLateListings } from '#web/data/late-listings.ts';
import { briefOf } from './use-generation.ts';

interface LateResult {
  left: InterruptedRun | null;
  /** The form of the run, when it was too large to be kept beside its draft. */
  typed: () => unknown;
  /** Saves the listings to the history, which only pages that see an answer do otherwise. */
  onFound: (result: SeoResult, sent: SeoForm) => void;
  onShow: (result: SeoResult) => void;
}

/** What the server wrote for a run whose page went away before the answer came. */
export function useLateResult({ left, typed, onFound, onShow }: LateResult) {
  const [fallback] = useState(typed);
  const sent = left && ((left.form ?? fallback) as SeoForm);
  const { late, asking } = useLateListings(left, sent && briefOf(sent));
  const found = useEffectEvent((result: SeoResult) => sent && onFound(result, sent));
  useEffect(() => {
    if (late !== null) found(late);
  }, [late]);
  return { asking, onShowLate: late === null ? undefined : () => onShow(late) };
}
