import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { moneyText } from '#web/account/money.ts';

interface PayButtonProps {
  processing: boolean;
  amountCents: number;
}

/** Says what is paid. A browser takes the focus from a disabled button; it gets it back when it works again. */
export function PayButton({ processing, amountCents }: PayButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasProcessing = useRef(false);
  useEffect(() => {
    if (wasProcessing.current && !processing && document.activeElement === document.body)
      button.current?.focus();
    wasProcessing.current = processing;
  }, [processing]);
  return (
    <Button ref={button} type="submit" size="l" pending={processing}>
      {processing ? 'Processing...' : `Pay ${moneyText(amountCents)}`}
    </Button>
  );
}
