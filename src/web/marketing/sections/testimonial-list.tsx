import type { Testimonial, TestimonialColour } from '#web/marketing/content/testimonials.ts';
import { classNames } from '#web/lib/class-names.ts';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { Carousel, type Slide } from './carousel.tsx';

const interval = 4_000;

const markers: Record<TestimonialColour, string> = {
  mark: 'strip-marker',
  good: 'strip-marker-good',
  fair: 'strip-marker-fair',
  pencil: 'strip-marker-pencil',
};

export interface TestimonialEntry extends Omit<Testimonial, 'platform' | 'metric'> {
  platform: { name: string; mark: Testimonial['platform'] } | null;
  metric: string | null;
}

function Stars({ rating }: { rating: number }) {
  return (
    <p role="img" aria-label={`${rating} of 5 stars`} className="flex gap-1">
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="m12 2.500 2.900 6.300 6.900.8-5.100 4.700 1.400 6.800-6.100-3.400-6.100 3.400 1.400-6.800L2.200 9.600l6.900-.8z"
            fill={star <= rating ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
      ))}
    </p>
  );
}

function Entry({ entry }: { entry: TestimonialEntry }) {
  const { platform, rating, title, content, initials, name, role, metric, colour } = entry;
  return (
    <figure className="grid grow content-start gap-x-10 gap-y-6 md:grid-cols-[13.2rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 md:flex-col md:items-start">
        <Stars rating={rating} />
        {platform && (
          <p className="flex items-center gap-2.5 font-medium">
            <PlatformIcon platform={platform.mark} size={18} />
            {platform.name}
          </p>
        )}
      </div>
      <blockquote className="min-w-0">
        <p className="display max-w-[24ch] text-[clamp(1.9rem,4.500vw,3.4rem)]">{title}</p>
        <p className="mt-5 max-w-[58ch] text-lg leading-relaxed text-pretty text-mat-soft [overflow-wrap:anywhere] whitespace-pre-line">
          {content}
        </p>
      </blockquote>
      <figcaption className="flex flex-wrap items-center gap-x-6 gap-y-4 md:col-start-2">
        <span className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="inline-flex size-11 items-center justify-center rounded-control bg-mat-ink text-sm font-semibold text-strip-ink"
          >
            {initials}
          </span>
          <span className="leading-tight">
            <span className="block font-semibold">{name}</span>
            <span className="text-[0.94rem] text-mat-soft">{role}</span>
          </span>
        </span>
        {metric !== null && (
          <span className="strip inline-flex min-h-9 items-center pr-6 pl-3 text-[0.78rem]">
            <mark className={classNames('px-1', markers[colour])}>{metric}</mark>
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** Reviews one after the other, each large enough to be read in its four seconds. */
export function TestimonialList({ entries }: { entries: readonly TestimonialEntry[] }) {
  const slides: Slide[] = entries.map((entry, at) => ({
    id: entry.id,
    name: `review ${at + 1}`,
    body: <Entry entry={entry} />,
  }));
  return <Carousel label="Reviews" slides={slides} interval={interval} tone="mat" />;
}
