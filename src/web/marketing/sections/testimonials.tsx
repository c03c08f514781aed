import { titleLimits } from 'virtual:title-limits';
import { testimonials, testimonialsNote } from '#web/marketing/content/testimonials.ts';
import { TestimonialList, type TestimonialEntry } from './testimonial-list.tsx';

const samples: readonly TestimonialEntry[] = testimonials.map(({ platform, ...entry }) => ({
  ...entry,
  platform: { name: titleLimits[platform].name, mark: platform },
}));

/** What people say; samples until enough verified reviews are there. */
export function Testimonials() {
  return (
    <section className="mat on-mat text-mat-ink" aria-labelledby="reviews-heading">
      <div className="mx-auto max-w-page px-4 py-16 sm:px-6 sm:py-20 lg:px-10">
        <h2 id="reviews-heading" className="heading mb-4 text-2xl">
          Reviews
        </h2>
        <TestimonialList entries={samples} />
        <p className="mt-8 max-w-[70ch] text-sm text-mat-soft">{testimonialsNote}</p>
      </div>
    </section>
  );
}
