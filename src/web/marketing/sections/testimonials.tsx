import { titleLimits } from 'virtual:title-limits';
import { useEffect, useRef, useState } from 'react';
import type { PlatformId } from '#contract/platforms.ts';
import type { PublicReview } from '#contract/reviews.ts';
import { call } from '#web/data/client.ts';
import { testimonials, testimonialsNote } from '#web/marketing/content/testimonials.ts';
import { Stories } from './stories.tsx';
import { TestimonialList, type TestimonialEntry } from './testimonial-list.tsx';

const reviewsNote = 'Written by subscribers, checked by us, with initials only.';

const badge = (platform: PlatformId) => ({ name: titleLimits[platform].name, mark: platform });

const samples: readonly TestimonialEntry[] = testimonials.map(({ platform, ...entry }) => ({
  ...entry,
  platform: badge(platform),
}));

function entryOf({
  id,
  rating,
  title,
  review,
  platform,
  businessType,
  initials,
}: PublicReview): TestimonialEntry {
  return {
    id: `review-${id}`,
    rating,
    title,
    content: review,
    platform: platform && badge(platform),
    initials: initials.replaceAll(/[. ]/g, '') || '–',
    name: initials || 'Initials not given',
    role: businessType ?? 'Subscriber',
    metric: null,
    colour: 'mark',
  };
}

/**
 * What people say: reviews, which are samples until the server has enough verified ones, and success stories where
 * there are any. The server is asked for both when the section is seen.
 */
export function Testimonials() {
  const place = useRef<HTMLElement>(null);
  const [reviews, setReviews] = useState<readonly PublicReview[]>([]);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const section = place.current;
    if (!section) return;
    const stop = new AbortController();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setSeen(true);
      // Without an answer the samples stay, and say what they are.
      call('GET /api/reviews/public', { signal: stop.signal }).then(setReviews, () => undefined);
    });
    observer.observe(section);
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, []);

  const real = reviews.length > 0;
  return (
    <>
      <section ref={place} className="mat on-mat text-mat-ink" aria-labelledby="reviews-heading">
        <div className="mx-auto max-w-page px-4 py-16 sm:px-6 sm:py-20 lg:px-10">
          <h2 id="reviews-heading" className="heading mb-4 text-2xl">
            Reviews
          </h2>
          <TestimonialList
            key={real ? 'reviews' : 'samples'}
            entries={real ? reviews.map(entryOf) : samples}
          />
          <p className="mt-8 max-w-[70ch] text-sm text-mat-soft">{real ? reviewsNote : testimonialsNote}</p>
        </div>
      </section>
      {seen && <Stories className="mx-auto max-w-page px-4 pt-14 sm:px-6 lg:px-10" />}
    </>
  );
}
