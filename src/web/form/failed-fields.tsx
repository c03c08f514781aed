import { failedCount } from './failed-count.ts';

/** Beside the button that sends the form: how many fields stand in its way. Nothing before the first press. */
export function FailedFields({ errors, submitCount }: { errors: object; submitCount: number }) {
  const failed = failedCount(errors);
  if (submitCount === 0 || failed === 0) return null;
  return (
    <p role="alert" className="text-sm font-medium text-poor">
      {failed === 1 ? 'One field needs your attention.' : `${failed} fields need your attention.`}
    </p>
  );
}
