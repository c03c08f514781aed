import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { moneyText } from '#web/account/money.ts';

interface PayButtonProps {
  processing: boolean;
  /** Why the last attempt came to nothing. */
  refusal: string | null;
  amountCents: number;
}

/** Says what is paid. A browser takes the focus from a disabled button; it gets it back when it works again. */
export function PayButton({ processing, refusal, amountCents }: PayButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasProcessing = useRef(false);
  useEffect(() => {
    if (wasProcessing.current && !processing && document.activeElement === document.body)
      button.current?.focus();
    wasProcessing.current = processing;
  }, [processing]);
  return (
    <>
      {refusal !== null && (
        <p id="refusal" className="border-l-4 border-poor py-1 pl-3.5 text-pretty">
          {refusal}
        </p>
      )}
      <Button
        ref={button}
        type="submit"
        size="l"
        pending={processing}
        aria-describedby={refusal === null ? undefined : 'refusal'}
      >
        {processing ? 'Processing...' : `Pay ${moneyText(amountCents)}`}
      </Button>
    </>
  );
}
