import { z } from 'zod';

/**
 * A form as it was typed. What stands in it is the form's own matter, but for numbers that no JSON can say: they
 * would be kept as nothing at all.
 */
export const TypedForm = z
  .record(z.string(), z.unknown())
  .refine(hasFiniteNumbers, 'A number of this form is too large to be kept.');

function hasFiniteNumbers(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(hasFiniteNumbers);
}
