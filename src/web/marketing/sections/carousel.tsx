import { useRef, type ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { Mark } from '#web/ui/mark.tsx';
import { useCarousel } from './use-carousel.ts';

export interface Slide {
  id: string;
  /** What the slide is about, for its dot: "Etsy". */
  name: string;
  /** Stands on the dot in place of a tick. */
  dot?: ReactNode;
  body: ReactNode;
}

interface CarouselProps {
  label: string;
  slides: readonly Slide[];
  /** Milliseconds for each slide. */
  interval: number;
  tone: 'paper' | 'mat';
}

const tones = {
  paper: {
    bar: 'mb-4',
    named: 'text-ink-soft hover:bg-sunken hover:text-ink aria-current:bg-ink aria-current:text-paper',
    tick: 'bg-line-strong group-aria-current:bg-pencil',
    toggle: 'text-ink-soft hover:bg-sunken hover:text-ink',
  },
  mat: {
    bar: 'mb-8',
    named: 'text-mat-soft hover:bg-mat-ink/15',
    tick: 'bg-mat-soft group-aria-current:bg-mat-ink',
    toggle: 'text-mat-ink hover:bg-mat-ink/15',
  },
};

/** Slides side by side in a scroller, so that all can be read and swiped before and without any script. */
export function Carousel({ label, slides, interval, tone }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(track, slides.length, interval);
  const { index, live, still, stopped, hold } = carousel;
  const look = tones[tone];
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <div className={classNames('flex items-center gap-2', look.bar, !live && 'invisible')}>
        <div {...hold} className="flex min-w-0 grow flex-wrap gap-y-1">
          {slides.map((slide, at) => (
            <button
              key={slide.id}
              type="button"
              aria-label={`Show ${slide.name}`}
              aria-current={at === index ? 'true' : undefined}
              onClick={() => carousel.show(at)}
              className={classNames(
                'group inline-flex items-center justify-center',
                slide.dot !== undefined
                  ? classNames(
                      'min-h-9 gap-2 rounded-control px-2.5 text-[0.94rem] font-medium max-sm:min-w-11',
                      look.named,
                    )
                  : 'size-6 rounded-chip',
              )}
            >
              {slide.dot ?? (
                <span
                  className={classNames(
                    'h-2.5 w-0.5 transition-[height] duration-150 group-aria-current:h-5 group-aria-current:w-1',
                    look.tick,
                  )}
                />
              )}
            </button>
          ))}
        </div>
        {/* Its place is there before anything can be paused: the slides do not move when the page wakes. */}
        <span className="size-10 shrink-0">
          {!still && (
            <button
              type="button"
              aria-label={stopped ? `Play: ${label}` : `Pause: ${label}`}
              onClick={carousel.toggle}
              className={classNames(
                'inline-flex size-full items-center justify-center rounded-control',
                look.toggle,
              )}
            >
              <Mark name={stopped ? 'play' : 'pause'} size={18} />
            </button>
          )}
        </span>
      </div>
      <div
        ref={track}
        role="group"
        aria-label={`${label}: scroll sideways`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
        tabIndex={0}
        {...hold}
        onScroll={carousel.onScroll}
        onScrollEnd={carousel.onScrollEnd}
        className="slides relative flex snap-x snap-mandatory gap-6 overflow-x-auto"
      >
        {slides.map((slide, at) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${slides.length}: ${slide.name}`}
            inert={live && at !== index}
            className="relative flex w-full shrink-0 snap-start flex-col"
          >
            {slide.body}
          </div>
        ))}
      </div>
    </div>
  );
}
