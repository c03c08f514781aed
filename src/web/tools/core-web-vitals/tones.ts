import type { Rating } from '#rules/speed/thresholds.ts';

const bars: Record<Rating, string> = { good: 'bg-good', 'needs-improvement': 'bg-fair', poor: 'bg-poor' };
const numbers: Record<Rating, string> = {
  good: 'text-good',
  'needs-improvement': 'text-fair-ink',
  poor: 'text-poor',
};

/** Class of a bar; grey for what was not measured. */
export const barTone = (rating: Rating | null) => (rating === null ? 'bg-line-strong' : bars[rating]);
/** Class of a number or word. */
export const numberTone = (rating: Rating | null) => (rating === null ? 'text-ink-soft' : numbers[rating]);
