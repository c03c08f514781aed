import { formatCardNumber } from './card-format.ts';

/** Cards that Stripe publishes for tests, and what each of them does (docs.stripe.com/testing, read 2026-11). */
const cards = [
  { number: '4242424242424242', does: 'Succeeds' },
  { number: '4000000000000002', does: 'Is declined' },
  { number: '4000000000009995', does: 'Has insufficient funds' },
  { number: '4000002500003155', does: 'Asks for authentication' },
  { number: '4000000000000069', does: 'Has expired' },
  { number: '4000000000000127', does: 'Has a wrong security code' },
] as const;

/** The test cards as buttons that fill in the number. */
export function TestCards({ onPick, disabled }: { onPick: (number: string) => void; disabled: boolean }) {
  return (
    <section aria-labelledby="test-cards-heading" className="mt-7 border-t border-line pt-5">
      <h3 id="test-cards-heading" className="font-semibold">
        Test cards
      </h3>
      <p className="mt-1 text-sm text-ink-soft">
        Any future date and any security code will do. Choose one to fill it in.
      </p>
      <ul className="mt-3">
        {cards.map(({ number, does }) => (
          <li key={number} className="border-t border-line first:border-t-0">
            <button
              type="button"
              disabled={disabled}
              onClick={() => onPick(formatCardNumber(number))}
              className="flex min-h-10 w-full flex-wrap items-center justify-between gap-x-6 rounded-chip max-sm:flex-col max-sm:items-start px-1.5 py-1.5 text-left hover:bg-sunken disabled:opacity-55"
            >
              <span className="counted text-[0.86rem]">{formatCardNumber(number)}</span>
              <span className="text-sm text-ink-soft">{does}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
