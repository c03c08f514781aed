import { lazy, memo, Suspense, useEffect, useRef, type ComponentType } from 'react';

/** Milliseconds after which a page that nobody touches brings the rest along. */
const patience = 4_000;
/** Pixels below the window at which a section begins to load. */
const ahead = 400;
const signsOfLife = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

/** Resolves once somebody reads the page: what stands below the first screen is not part of loading it. */
let reading: Promise<void> | undefined;

function whenReading(): Promise<void> {
  reading ??= new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      for (const sign of signsOfLife) removeEventListener(sign, go, { capture: true });
      resolve();
    };
    const timer = setTimeout(go, patience);
    for (const sign of signsOfLife) addEventListener(sign, go, { capture: true, passive: true });
  });
  return reading;
}

interface DrawnLater {
  /** Sections of a page are laid out in turn, the first with 0. */
  turn: number;
  /** How high it is about, in CSS pixels, in windows 390, 768 and 1440 wide: its place until then. */
  phone: number;
  tablet: number;
  screen: number;
}

/**
 * A section of a written page whose HTML is there at once and whose code is fetched when somebody reads near it;
 * React takes the HTML over in place. Without the code (no network, a release in between) the HTML stays.
 * With `drawnLater` a browser lays it out a moment after the first screen, or when it comes near the window.
 * Takes no props on purpose: a change from above would make React throw the HTML away.
 */
export function laterSection(
  load: () => Promise<{ default: ComponentType }>,
  drawnLater?: DrawnLater,
): ComponentType {
  let wanted: () => void = () => undefined;
  const near = new Promise<void>((resolve) => {
    wanted = resolve;
  });
  const Section = lazy(async () => {
    if (typeof window === 'undefined') return await load();
    await near;
    // A failure would take the page with it; a section that never wakes is still readable.
    return await load().catch(() => new Promise<never>(() => undefined));
  });
  return memo(function LaterSection() {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const element = place.current;
      // Reached by a link inside the application: there is no HTML to keep.
      if (!element?.firstElementChild) return wanted();
      const observer = new IntersectionObserver(
        // A busy browser tells of "away" and "near" in one call: looking at the first alone would never wake it.
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          void whenReading().then(wanted);
        },
        { rootMargin: `${ahead}px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    }, []);
    return (
      <div
        ref={place}
        className={drawnLater && 'drawn-later'}
        style={
          drawnLater && {
            '--turn': drawnLater.turn,
            '--phone': drawnLater.phone,
            '--tablet': drawnLater.tablet,
            '--screen': drawnLater.screen,
          }
        }
      >
        <Suspense fallback={null}>
          <Section />
        </Suspense>
      </div>
    );
  });
}
