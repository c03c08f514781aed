import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Invoice } from '#contract/billing.ts';
import { dateWords } from '#web/lib/dates.ts';
import { invoicesQuery } from './queries.ts';
import { LoadFailure } from './section.tsx';

const statusWords: Record<string, string> = {
  paid: 'Paid',
  open: 'Not paid',
  void: 'Void',
  uncollectible: 'Not collected',
};

function amountText({ amountCents, currency }: z.infer<typeof Invoice>): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() }).format(
    amountCents / 100,
  );
}

/** What was billed, newest first. */
export function InvoiceList() {
  const { data, error, isPending, refetch } = useQuery(invoicesQuery);
  if (isPending) return <p className="text-ink-soft">Asking for your invoices…</p>;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <p className="text-ink-soft">Nothing has been billed.</p>;
  return (
    <ul className="flex flex-col" aria-label="Invoices">
      {data.map((invoice) => (
        <li
          key={invoice.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-0.5 border-b border-line py-3 first:pt-0 last:border-b-0"
        >
          <span className="font-medium">{dateWords(invoice.date)}</span>
          <span className="counted text-right">{amountText(invoice)}</span>
          <span className="min-w-0 text-sm text-ink-soft">
            {invoice.description}
            {invoice.number !== null && ` · ${invoice.number}`}
          </span>
          <span className="text-right text-sm text-ink-soft">
            <span className={invoice.status === 'open' ? 'font-medium text-poor' : undefined}>
              {statusWords[invoice.status] ?? invoice.status}
            </span>
            {invoice.url !== null && (
              <>
                {' · '}
                <a
                  href={invoice.url}
                  className="link"
                  aria-label={`${invoice.status === 'open' ? 'Pay' : 'View'} the invoice of ${dateWords(invoice.date)}`}
                >
                  {invoice.status === 'open' ? 'Pay' : 'View'}
                </a>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
