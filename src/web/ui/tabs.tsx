import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  icon?: ReactNode;
  panel: ReactNode;
}

interface TabsProps<Id extends string> {
  /** Names the whole group for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Stands closer on phones: for four tabs of some length. */
  dense?: boolean;
  className?: string;
}

/** Tabs on a ruled line; arrow keys move between them. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, dense, className }: TabsProps<Id>) {
  return (
    <Primitive.Root
      value={value}
      onValueChange={(id) => {
        const chosen = tabs.find((tab) => tab.id === id);
        if (chosen) onChange(chosen.id);
      }}
      className={className}
    >
      <Primitive.List
        aria-label={label}
        className={classNames('flex flex-wrap gap-x-1 border-b border-line', dense && 'max-sm:gap-x-0')}
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.id}
            value={tab.id}
            // The library focuses a tab by script when it is pressed, which draws the keyboard's ring after a first click.
            onMouseDown={(event) => event.currentTarget.focus({ focusVisible: false })}
            className={classNames(
              '-mb-px inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 text-[0.94rem] font-medium text-ink-soft hover:text-ink',
              'data-[state=active]:border-pencil data-[state=active]:text-ink',
              dense && 'max-sm:px-1.25',
            )}
          >
            {tab.icon}
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.id} value={tab.id} className="pt-6">
          {tab.panel}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
