import { ChevronDown } from 'lucide-react';
import { Collapsible as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface CollapsibleProps {
  /** Words of the button; a function gets whether it is open ("View Content" / "Hide Content"). */
  label: ReactNode | ((open: boolean) => ReactNode);
  open: boolean;
  onChange: (open: boolean) => void;
  children: ReactNode;
  className?: string;
}

/** A button that shows and hides what stands under it. */
export function Collapsible({ label, open, onChange, children, className }: CollapsibleProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onChange} className={className}>
      <Primitive.Trigger className="group -mx-2 inline-flex min-h-10 items-center rounded-control px-2 text-left text-[0.94rem] font-semibold text-pencil hover:bg-pencil-wash">
        {/* In the line of the words and without a width of its own: where they wrap, it stays behind the last one. */}
        <span className="pr-[22px]">
          {typeof label === 'function' ? label(open) : label}
          <ChevronDown
            size={17}
            aria-hidden="true"
            className={classNames(
              '-mr-[22px] ml-[6px] inline align-[-0.18em] transition-transform duration-150',
              open && 'rotate-180',
            )}
          />
        </span>
      </Primitive.Trigger>
      <Primitive.Content className="pt-3">{children}</Primitive.Content>
    </Primitive.Root>
  );
}
