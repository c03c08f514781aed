import { useQuery } from '@tanstack/react-query';
import { call } from '#web/data/client.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Nothing is to be paid: the account has a subscription, or this browser paid and the account is still to be made. */
export function AlreadySubscribed({ message }: { message: string | undefined }) {
  const { data: purchase } = useQuery({
    queryKey: ['/api/purchase'],
    queryFn: ({ signal }) => call('GET /api/purchase', { signal }),
    staleTime: 0,
  });
  const waiting = purchase?.paid === true;
  return (
    <div className="flex flex-col items-start gap-4">
      <h2 className="heading text-2xl">
        {waiting ? 'Your payment went through' : 'You have a subscription already'}
      </h2>
      <p className="text-ink-soft">
        {waiting
          ? 'Nothing more is to be paid. Make your account, and the tools open.'
          : (message ?? 'Nothing more is to be paid. Change or cancel it in the settings.')}
      </p>
      <div className="flex flex-wrap gap-2">
        <a href="/welcome" className={buttonClass('primary')}>
          {waiting ? 'Make your account' : 'Open the dashboard'}
        </a>
        {!waiting && (
          <a href="/settings" className={buttonClass('secondary')}>
            Subscription settings
          </a>
        )}
      </div>
    </div>
  );
}
