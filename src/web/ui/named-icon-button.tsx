import type { ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

/**
 * An icon button that shows its name on hover and on focus. For screens behind the gate, inside a `TooltipProvider`:
 * Radix is no part of the public pages, whose icon buttons stay bare.
 */
export function NamedIconButton(props: ComponentProps<typeof IconButton>) {
  return (
    <Tooltip label={props.label}>
      <IconButton {...props} />
    </Tooltip>
  );
}
