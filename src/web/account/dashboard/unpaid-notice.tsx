import { Link } from 'react-router';
import { useBilling } from './queries.ts';

/** Above everything else while a renewal is not paid: who reads no letters learns it here, before the tools close. */
export function UnpaidNotice() {
  const { data: billing } = useBilling();
  if (billing?.paymentFailed !== true) return null;
  return (
    <aside
      aria-label="Payment"
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-frame border border-l-4 border-poor bg-surface px-4 py-3.5"
    >
      <p className="min-w-0 grow basis-80 text-pretty">
        <strong className="font-semibold text-poor">Your card was refused at the last renewal.</strong> We try
        again over the next days, and all tools stay open meanwhile.
      </p>
      <Link to="/settings?tab=billing" className="link font-semibold">
        Look at the payment
      </Link>
    </aside>
  );
}
