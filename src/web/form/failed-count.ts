/**
 * Number of fields that a form's errors name: those inside lists are nested, three products without a name are three.
 * @param errors - what react-hook-form holds: a field's error has a `type`, anything else holds further errors
 */
export function failedCount(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0;
  if ('type' in errors && typeof errors.type === 'string') return 1;
  return Object.entries(errors).reduce((sum, [, inside]) => sum + failedCount(inside), 0);
}
