import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';

const stillQuery = '(prefers-reduced-motion: reduce)';
/** Milliseconds without a scroll event after which a swipe has come to rest, in browsers that do not say so. */
const rest = 150;

const never = () => () => undefined;

function onStill(changed: () => void): () => void {
  const query = matchMedia(stillQuery);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

export interface CarouselState {
  index: number;
  show: (index: number) => void;
  /** The scripts run: until then the slides stand side by side and are scrolled by hand. */
  live: boolean;
  /** The reader asks for less motion: nothing starts by itself, so there is nothing to pause. */
  still: boolean;
  stopped: boolean;
  toggle: () => void;
  /** For each part in which a pointer or the keyboard holds the slide. The pause button is none of them. */
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
  onScroll: () => void;
  onScrollEnd: () => void;
}

/**
 * Which slide of a sideways scroller shows. It moves on by itself, except while a pointer or the keyboard is inside,
 * the tab is hidden, the reader has paused it, or motion is unwanted.
 * @param track the scroller; its children are the slides
 * @param interval milliseconds for each slide
 */
export function useCarousel(
  track: RefObject<HTMLDivElement | null>,
  count: number,
  interval: number,
): CarouselState {
  const settling = useRef(0);
  const [index, setIndex] = useState(0);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const still = useSyncExternalStore(
    onStill,
    () => matchMedia(stillQuery).matches,
    () => true,
  );
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => true,
  );
  const moving = live && !still && !hidden && !pointed && !focused && !stopped;
  const shown = Math.min(index, count - 1);

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setIndex((shown + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [moving, shown, count, interval]);

  useEffect(() => {
    const element = track.current;
    const slide = element?.children[shown];
    if (!element || !(slide instanceof HTMLElement)) return;
    // The track is what its slides are positioned in.
    const left = slide.offsetLeft;
    if (Math.abs(element.scrollLeft - left) < 2) return;
    element.scrollTo({ left, behavior: matchMedia(stillQuery).matches ? 'instant' : 'smooth' });
  }, [track, shown]);

  useEffect(() => () => clearTimeout(settling.current), []);

  function settle(): void {
    const element = track.current;
    if (element && element.clientWidth > 0) setIndex(nearestSlide(element));
  }

  return {
    index: shown,
    show: setIndex,
    live,
    still,
    stopped,
    toggle: () => setStopped(!stopped),
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
    onScroll: () => {
      if ('onscrollend' in document) return;
      clearTimeout(settling.current);
      settling.current = window.setTimeout(settle, rest);
    },
    onScrollEnd: settle,
  };
}

function nearestSlide(track: HTMLElement): number {
  const distances = Array.from(track.children, (slide) =>
    slide instanceof HTMLElement ? Math.abs(slide.offsetLeft - track.scrollLeft) : Infinity,
  );
  return distances.indexOf(Math.min(...distances));
}
