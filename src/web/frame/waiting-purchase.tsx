import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { call } from '#web/data/client.ts';
import { accountAddress } from '#web/data/sign-in.ts';
import { clearPurchaseFlag, flagPurchase } from '#web/lib/purchase-flag.ts';
import { Landing } from '#web/marketing/landing.tsx';

interface WaitingPurchaseProps {
  /** Leads through sign-up and back at once; else the landing page only offers that. */
  toAccount: boolean;
  /** Stands until it is known whether there is a purchase. */
  meanwhile: ReactNode;
}

/** For a browser that paid before it has an account: asks whether the purchase still waits. */
export default function WaitingPurchase({ toAccount, meanwhile }: WaitingPurchaseProps) {
  const { data: purchase, isPending } = useQuery({
    queryKey: ['/api/purchase'],
    queryFn: ({ signal }) => call('GET /api/purchase', { signal }),
    staleTime: 0,
  });
  const paid = purchase?.paid === true;

  useEffect(() => {
    if (purchase === null) clearPurchaseFlag();
    if (!paid) return;
    flagPurchase();
    if (toAccount) location.replace(accountAddress());
  }, [purchase, paid, toAccount]);

  if (isPending || (toAccount && paid)) return meanwhile;
  return <Landing paid={paid} />;
}
