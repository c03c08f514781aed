import { ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { buttonClass } from './button.tsx';

export interface SplitChoice {
  key: string;
  label: ReactNode;
  onChoose: () => void;
}

interface SplitButtonProps {
  onPress: () => void;
  /** Words of the button itself, with its sign. */
  children: ReactNode;
  /** Name of the menu beside it. */
  others: string;
  choices: readonly SplitChoice[];
}

/** A button that does the usual thing at once, with a menu of the other things beside it. */
export function SplitButton({ onPress, children, others, choices }: SplitButtonProps) {
  return (
    <div className="flex">
      <button
        type="button"
        className={classNames(buttonClass('secondary'), 'rounded-r-none')}
        onClick={onPress}
      >
        {children}
      </button>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger
          aria-label={others}
          className={classNames(buttonClass('secondary'), 'rounded-l-none border-l-0 px-3')}
        >
          <ChevronDown size={17} aria-hidden="true" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={6}
            collisionPadding={12}
            className="enter-down z-40 min-w-60 rounded-frame border border-line bg-surface p-2 text-ink shadow-sheet"
          >
            {choices.map(({ key, label, onChoose }) => (
              <DropdownMenu.Item
                key={key}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 text-[0.94rem] font-medium outline-none data-highlighted:bg-sunken"
                onSelect={onChoose}
              >
                {label}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </div>
  );
}
