import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Tabs as Primitive } from 'radix-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { useHiddenEnds } from './use-hidden-ends.ts';
import { usePrinting } from './use-printing.ts';

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
  /** On paper, where no tab can be pressed, every panel stands under its label. */
  printsAll?: boolean;
  className?: string;
}

/** Pixels at a hidden end that the fading and its arrow take; as wide as `tab-row` fades. */
const fading = 44;

/** Tabs on a ruled line, always one row: where they do not fit they scroll. Arrow keys move between them. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, value, onChange, dense, printsAll, className } = props;
  const printing = usePrinting() && printsAll;
  const row = useRef<HTMLDivElement>(null);
  const { before, after } = useHiddenEnds(row);

  const place = tabs.findIndex(({ id }) => id === value);
  useEffect(() => {
    const { current } = row;
    const chosen = current?.children[place];
    if (!current || !(chosen instanceof HTMLElement)) return undefined;
    // Told at once and at every change of the row's width: a turned phone is not to lose the chosen tab.
    // Not by `scrollIntoView`, which would move the page too when a screen opens.
    const widths = new ResizeObserver(() => current.scrollTo({ left: placeFor(chosen, current) }));
    widths.observe(current);
    return () => widths.disconnect();
  }, [place]);

  const turn = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.6 });

  return (
    <Primitive.Root
      value={value}
      onValueChange={(id) => {
        const chosen = tabs.find((tab) => tab.id === id);
        if (chosen) onChange(chosen.id);
      }}
      className={className}
    >
      <div className={classNames('relative border-b border-line', printsAll && 'print:hidden')}>
        <Primitive.List
          ref={row}
          aria-label={label}
          data-before={before || undefined}
          data-after={after || undefined}
          className={classNames('tab-row -mb-px flex gap-x-1', dense && 'max-sm:gap-x-0')}
        >
          {tabs.map((tab) => (
            <Primitive.Trigger
              key={tab.id}
              value={tab.id}
              // The library focuses a tab by script when it is pressed, which draws the keyboard's ring after a first click.
              onMouseDown={(event) => event.currentTarget.focus({ focusVisible: false })}
              className={classNames(
                'inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-[0.94rem] font-medium whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink',
                'data-[state=active]:border-pencil data-[state=active]:text-ink',
                dense && 'max-sm:px-1.25',
              )}
            >
              {tab.icon}
              {tab.label}
            </Primitive.Trigger>
          ))}
        </Primitive.List>
        {before && <MoreTabs side="left-0 justify-start" icon={ChevronLeft} onPress={() => turn(-1)} />}
        {after && <MoreTabs side="right-0 justify-end" icon={ChevronRight} onPress={() => turn(1)} />}
      </div>
      {tabs.map((tab) => (
        <Primitive.Content
          key={tab.id}
          value={tab.id}
          {...(printing && { forceMount: true })}
          className="pt-6"
        >
          {printsAll && (
            <h3 className="heading mb-4 hidden items-baseline gap-2 break-after-avoid text-xl print:flex">
              {tab.label}
            </h3>
          )}
          {tab.panel}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

/** Where a row has to stand so that one of its tabs is in sight, free of the fading at both ends. */
function placeFor(tab: HTMLElement, row: HTMLElement): number {
  const left = tab.offsetLeft - row.offsetLeft;
  const least = left + tab.offsetWidth + fading - row.clientWidth;
  return Math.min(Math.max(row.scrollLeft, least), Math.max(0, left - fading));
}

interface MoreTabsProps {
  side: 'left-0 justify-start' | 'right-0 justify-end';
  icon: typeof ChevronLeft;
  onPress: () => void;
}

/** Shows that the row goes on, for eyes and pointers; the keyboard and screen readers meet every tab anyway. */
function MoreTabs({ side, icon: Icon, onPress }: MoreTabsProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      // The tab that has the focus keeps it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={classNames(
        'absolute inset-y-0 flex w-11 items-center text-ink-soft hover:text-ink print:hidden',
        side,
      )}
    >
      <Icon size={18} className="mx-1.25" />
    </button>
  );
}
