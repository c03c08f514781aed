import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#web/data/client.ts';
import { signInAddress } from '#web/data/sign-in.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

interface AlreadySubscribedProps {
  signedIn: boolean;
  /** What the server says about it. */
  message: string | undefined;
  /** Buys a further subscription all the same. */
  onAnother: () => void;
}

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <h2 className="heading text-2xl">{title}</h2>
      <p className="text-ink-soft">{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

/** Nothing is to be paid: the account or this browser has a subscription, or its account is still to be made. */
export function AlreadySubscribed({ signedIn, message, onAnother }: AlreadySubscribedProps) {
  const { data: purchase } = useQuery({
    queryKey: ['/api/purchase'],
    queryFn: ({ signal }) => call('GET /api/purchase', { signal }),
    staleTime: 0,
  });
  if (purchase?.paid === true) {
    return (
      <Notice
        title="Your payment went through"
        text="Nothing more is to be paid. Make your account, and the tools open."
      >
        <a href="/welcome" className={buttonClass('primary')}>
          Make my account
        </a>
      </Notice>
    );
  }
  if (!signedIn) {
    return (
      <Notice
        title="You have a subscription already"
        text={message ?? 'A subscription was bought in this browser already. Sign in to use it.'}
      >
        <a href={signInAddress()} className={buttonClass('primary')}>
          Sign in
        </a>
        <Button variant="secondary" onClick={onAnother}>
          Buy another one
        </Button>
      </Notice>
    );
  }
  return (
    <Notice
      title="You have a subscription already"
      text={message ?? 'Nothing more is to be paid. Change or cancel it in the settings.'}
    >
      <a href="/dashboard" className={buttonClass('primary')}>
        Open the dashboard
      </a>
      <a href="/settings" className={buttonClass('secondary')}>
        Subscription settings
      </a>
    </Notice>
  );
}
