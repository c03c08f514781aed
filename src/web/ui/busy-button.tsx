import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { useFocusBack } from './return-focus.ts';

/** A button that is disabled while what it began goes on, and has the keyboard again when that is over. */
export function BusyButton({
  pending,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'ref' | 'pending'> & { pending: boolean }) {
  const button = useFocusBack(pending);
  return <Button {...rest} ref={button} pending={pending} />;
}
