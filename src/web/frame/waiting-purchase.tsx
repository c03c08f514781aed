import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#web/data/client.ts';
import { signUpAddress } from '#web/data/sign-in.ts';
import { clearPurchaseFlag } from '#web/lib/purchase-flag.ts';
import { Landing } from '#web/marketing/landing.tsx';
import { LoadingScreen } from './loading-screen.tsx';

/**
 * For a browser that paid before it has an account: asks whether the purchase still waits.
 * @param toAccount leads through sign-up and back at once; else the landing page only offers that
 */
export default function WaitingPurchase({ toAccount }: { toAccount: boolean }) {
  const { data: purchase, isPending } = useQuery({
    queryKey: ['/api/purchase'],
    queryFn: ({ signal }) => call('GET /api/purchase', { signal }),
    staleTime: 0,
  });
  const paid = purchase?.paid === true;

  useEffect(() => {
    if (purchase === null) clearPurchaseFlag();
    if (paid && toAccount) location.replace(signUpAddress('/welcome'));
  }, [purchase, paid, toAccount]);

  if (toAccount && (isPending || paid)) return <LoadingScreen words="Taking you to your account..." />;
  return <Landing paid={paid} />;
}
