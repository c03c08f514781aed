import { useEffect, useRef, useState } from 'react';
import type { PublicStory } from '#contract/reviews.ts';
import { call } from '#web/data/client.ts';

const storiesNote = 'Told by subscribers, checked by us, published because they agreed.';

function Story({ story }: { story: PublicStory }) {
  const { businessName, industry, challenge, solution, results } = story;
  const passage = 'max-w-[62ch] leading-relaxed [overflow-wrap:anywhere] whitespace-pre-line';
  return (
    <li className="grid gap-x-10 gap-y-3 border-t border-line py-8 md:grid-cols-[2fr_3fr]">
      <div className="min-w-0">
        <h3 className="heading text-3xl [overflow-wrap:anywhere]">{businessName}</h3>
        <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">{industry}</p>
      </div>
      <div className="min-w-0">
        <p className={`${passage} text-lg`}>{results}</p>
        <details className="mt-3">
          <summary className="press-9 w-fit cursor-pointer py-1.5 font-semibold text-pencil">
            How {businessName} got there
          </summary>
          <dl className={`${passage} text-ink-soft`}>
            <dt className="mt-2 font-semibold text-ink">Challenge</dt>
            <dd>{challenge}</dd>
            <dt className="mt-4 font-semibold text-ink">Solution</dt>
            <dd>{solution}</dd>
          </dl>
        </details>
      </div>
    </li>
  );
}

/** Out of sight, so that nothing moves under the reader: below the window, or above it where browsers hold the view. */
function isOutOfSight({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean {
  if (boundingClientRect.top >= (rootBounds?.bottom ?? innerHeight)) return true;
  return boundingClientRect.bottom < 0 && CSS.supports('overflow-anchor', 'auto');
}

/**
 * Verified success stories; nothing where there are none. They are asked for when this is mounted, and come in while
 * their place is out of sight.
 */
export function Stories({ className }: { className: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [stories, setStories] = useState<readonly PublicStory[]>([]);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    // Without an answer there is nothing to show, and nothing is missing.
    call('GET /api/success-stories/public', { signal: stop.signal }).then(setStories, () => undefined);
    return () => stop.abort();
  }, []);

  useEffect(() => {
    const element = place.current;
    if (!element || stories.length === 0) return;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (!entry || !isOutOfSight(entry)) return;
      observer.disconnect();
      setShown(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [stories]);

  return (
    <div ref={place}>
      {shown && (
        <section aria-labelledby="stories-heading" className={className}>
          <h2 id="stories-heading" className="heading mb-4 text-3xl">
            Success stories
          </h2>
          <ul>
            {stories.map((story) => (
              <Story key={story.id} story={story} />
            ))}
          </ul>
          <p className="border-t border-line pt-4 text-sm text-ink-soft">{storiesNote}</p>
        </section>
      )}
    </div>
  );
}
